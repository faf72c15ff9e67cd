"""What every widget of the package shares: the front end, and distrust of what it sends."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

import anywidget
from traitlets import Bool, Dict, observe

from belote_learn.messages.language import LANGUAGES, resolve
from belote_learn.view.packing import pack
from belote_learn.widgets._traits import Choice, Language, YesNo

_STATIC: Final = Path(__file__).parent / "static"


class BeloteWidget(anywidget.AnyWidget):
    """A card table drawn by the front end from one finished view.

    The front end is never trusted: of the state it sends, only the traits named in `_requests` are
    looked at, and each of them only after `_admit` has read the value. What is not admitted changes
    nothing, and the true value is sent back.

    Attributes:
        lang: Language of the table, "en", "pt" or "fr"; may be set at any time.
        big: Whether it is shown large enough for the back row of a class.
    """

    _esm = _STATIC / "belote.js"
    _css = _STATIC / "belote.css"

    # packed: what the front end draws; `_shown` is the same view, plain
    _view = Dict().tag(sync=True)
    lang = Language().tag(sync=True)
    big = YesNo(default_value=False).tag(sync=True)

    _requests: ClassVar[frozenset[str]] = frozenset({"lang", "big"})

    def __init__(self, lang: str | None, **traits: Any) -> None:
        lang = resolve(lang)
        self._shown = self._make_view(lang)
        super().__init__(_view=pack(self._shown), lang=lang, **traits)

    def _make_view(self, lang: str) -> dict[str, Any]:
        """Return the view of what the widget shows, worded in a language."""
        raise NotImplementedError

    def _picture(self) -> str:
        """Return the table as text."""
        raise NotImplementedError

    def _admit(self, name: str, value: object) -> object:
        """Return the value a request of the front end stands for, or None to refuse it.

        Args:
            name: A trait named in `_requests`.
            value: What the front end sent: any JSON value.
        """
        trait = self.traits()[name]
        if isinstance(trait, Bool):
            return value if isinstance(value, bool) else None
        if isinstance(trait, Choice):
            return value if value in trait.known else None
        return value if name == "lang" and value in LANGUAGES else None

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what the front end asks for, as far as it may ask for it.

        Args:
            sync_data: Values by trait name, as sent by the front end.
        """
        if not isinstance(sync_data, dict):
            return
        admitted = {
            name: value
            for name in self._requests & sync_data.keys()
            if (value := self._admit(name, sync_data[name])) is not None
        }
        super().set_state(admitted)
        changed = [
            name
            for name, value in sync_data.items()
            if name in self.keys and (name not in admitted or getattr(self, name) != value)
        ]
        if changed:
            self.send_state(changed)

    @observe("lang")
    def _word_again(self, _change: object) -> None:
        if self._shown["lang"] != self.lang:
            self._show_again()

    def _show_again(self) -> None:
        """Make the view anew, after what it is made of has changed."""
        self._shown = self._make_view(self.lang)
        self._view = pack(self._shown)

    def __repr__(self) -> str:
        return self._picture()
