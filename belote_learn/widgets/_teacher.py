"""What a teacher may set on every table, and the tools for it, which come when they are needed."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

from traitlets import Bool, Dict, Unicode, observe, validate

from belote_learn.cards import BY_CODE, Card
from belote_learn.given import not_among, one_of
from belote_learn.seats import Seat
from belote_learn.view.teacher_view import teacher_words
from belote_learn.widgets._base import _STATIC, BeloteWidget
from belote_learn.widgets._traits import YesNo

_SEATS: Final = "".join(Seat)
#: What the page writes to ask for the tools.
_WANTED: Final = {"wanted": True}


def open_hands(value: object) -> str | None:
    """Return which hands are to be open, each seat once and in order; None for any other value.

    Example:
        >>> open_hands("SN"), open_hands("WSEN"), open_hands(""), open_hands("NX")
        ('NS', 'all', 'none', None)
    """
    if not isinstance(value, str):
        return None
    if value in {"all", "none"}:
        return value
    if not set(value) <= set(_SEATS):
        return None
    seats = "".join(seat for seat in _SEATS if seat in value)
    return {_SEATS: "all", "": "none"}.get(seats, seats)


@cache
def tools() -> dict[str, Any]:
    """Return the teacher's bar as the page takes it: its code, its style, its words."""
    return {
        "code": _STATIC.joinpath("teacher.js").read_text("utf-8"),
        "style": _STATIC.joinpath("teacher.css").read_text("utf-8"),
        "words": teacher_words(),
    }


class _CardCode(Unicode[str, Any]):
    """The code of a card, or "": a `Card`, its text in any of its forms, and None are read too."""

    def validate(self, _obj: Any, value: Any) -> str:
        """Read the card.

        Raises:
            NotationError: If it is not a card.
        """
        if value is None or value == "":
            return ""
        return value.code if isinstance(value, Card) else Card.parse(value).code


class _OpenHands(Unicode[str, Any]):
    """Which hands are open; each seat is kept once and in order."""

    def validate(self, _obj: Any, value: Any) -> str:
        """Read the seats, in either case.

        Raises:
            InvalidStateError: If it is anything else.
        """
        word = one_of(value, ("all", "none"))
        seats = value.strip().upper() if isinstance(value, str) else value
        hands = open_hands(seats if word is None else word)
        if hands is None:
            raise not_among(self.name, value, ("all", "none", *_SEATS))
        return hands


class TaughtWidget(BeloteWidget):
    """A table that a teacher sets for a class.

    Attributes:
        lang: Language of the table, "en", "pt" or "fr".
        big: Whether type and cards are large enough for the back row.
        hands: Which hands are open: "all", "none", or those of some seats, such as "S" or "NS".
        locked: Whether the step stays where it is, whatever is pressed on the page; code in Python
            still moves it. A lock that Python sets is taken away by Python alone; one that was
            pressed on the page, there too.
        spotlight: The one card that is lit, such as "KS", while all others are dimmed; "" for none.
    """

    hands = _OpenHands("all").tag(sync=True)
    locked = YesNo(default_value=False).tag(sync=True)
    spotlight = _CardCode("").tag(sync=True)

    # the bar, once the page has asked for it or Python has set what it draws
    _tools = Dict().tag(sync=True)
    # the code to show, as long as there are tools
    _code_shown = Dict().tag(sync=True)
    # whether the lock is Python's
    _held = Bool(default_value=False).tag(sync=True)

    _requests: ClassVar[frozenset[str]] = BeloteWidget._requests | {  # noqa: SLF001
        "hands",
        "locked",
        "spotlight",
        "_tools",
    }
    _lock_asked = False

    def _code_panel(self, lang: str) -> dict[str, Any]:  # noqa: ARG002 (nothing to show here)
        """Return the code that a class may open what is shown by, as `code_panel` makes it."""
        return {}

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what the front end asks for, as far as it may ask for it."""
        self._lock_asked = isinstance(sync_data, dict) and sync_data.get("locked") is True
        try:
            super().set_state(sync_data)
        finally:
            self._lock_asked = False

    def _admit(self, name: str, value: object) -> object:
        if name == "hands":
            return open_hands(value)
        if name == "spotlight":
            return value if isinstance(value, str) and value in {"", *BY_CODE} else None
        if name == "_tools":
            return tools() if value == _WANTED else None
        if name == "locked" and self._held:
            return None
        return super()._admit(name, value)

    @validate("locked")
    def _who_locks(self, proposal: dict[str, Any]) -> bool:
        # whoever set it last, so it is noted here: a lock set again is no change to observe
        self._held = proposal["value"] and not self._lock_asked
        return bool(proposal["value"])

    @observe("big", "spotlight")
    def _needs_tools(self, _change: object) -> None:
        # the table itself knows nothing of them
        if (self.big or self.spotlight) and not self._tools:
            self._tools = tools()

    @observe("_view", "_tools")
    def _show_code(self, _change: object) -> None:
        if self._tools:
            self._code_shown = self._code_panel(self.lang)
