"""The field a code is typed in. What is typed, or stands in the page's address, is a request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from belote_learn.errors import NotationError
from belote_learn.given import of_kind
from belote_learn.messages.catalogue import say
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.code_view import WAYS, code_view, draw_code
from belote_learn.view.links import code_in
from belote_learn.widgets._base import _STATIC
from belote_learn.widgets._paper import PaperWidget, text_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from belote_learn.play.deal_code import Kind
    from belote_learn.widgets._paper import Request, Told


class CodeField(PaperWidget):
    """A field for the code of a deal or of a set of questions.

    Attributes:
        lang: Language of the field, "en", "pt" or "fr".
        code: The code that is open; "" for none.
        way: How it is shown, or would be.

    Args:
        kind: What the code stands for.
        show: Shows a code in one of the ways; returns the code as it is written, and raises a
            `BeloteError` where it is none.
        way: See the attribute.
        lang: "en", "pt" or "fr"; None for the default.
    """

    _esm = _STATIC / "by_code.js"
    _css = _STATIC / "by_code.css"

    def __init__(
        self, kind: Kind, show: Callable[[str, str], str], *, way: str, lang: str | None
    ) -> None:
        self._kind, self._show = kind, show
        self.way, self.code = way, ""
        self._was_addressed = False
        super().__init__(lang)

    def enter(self, text: str, way: str) -> None:
        """Take a code that Python gives.

        Args:
            text: The code, or a link with it.
            way: How to show it.

        Raises:
            BeloteError: If nothing can be shown of it; nothing has changed then.
        """
        told = self._open(code_in(of_kind(text, str)), way)
        self._answer = self._next_answer(told, ok=True)
        self._show_again()

    def _actions(self) -> dict[str, Callable[[Request], Told | None]]:
        return {"open": self._typed, "address": self._addressed}

    def _typed(self, request: Request) -> Told | None:
        text, way = text_of(request, "code"), text_of(request, "way")
        if way not in WAYS[self._kind]:
            return None
        code = code_in(text)
        if not code:
            raise NotationError("code-empty")
        return self._open(code, way)

    def _addressed(self, request: Request) -> Told | None:
        """Open what the page's address names, once and only where nothing is open yet."""
        if self._was_addressed or self.code:
            return None
        self._was_addressed = True
        if (lang := text_of(request, "lang")) in LANGUAGES:
            self.lang = lang
        if not text_of(request, "code"):
            return None
        known = text_of(request, "way") in WAYS[self._kind]
        return self._typed(request if known else {**request, "way": self.way})

    def _open(self, code: str, way: str) -> Told:
        self.code, self.way = self._show(code, way), way
        message, opened = f"by-code.opened.{self._kind}.{way}", self.code
        return lambda lang: say(message, lang, code=opened)

    def _make_view(self, lang: str) -> dict[str, Any]:
        return code_view(self._kind, lang, code=self.code, way=self.way, answer=self._answer)

    def _picture(self) -> str:
        return draw_code(self._shown)
