"""`DealByCode` and `SetByCode`: type the code on the board, and what it stands for is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from ipywidgets import VBox
from traitlets import link

from belote_learn.exercises.question_set import QuestionSet
from belote_learn.given import read_choice
from belote_learn.play.bots import let_bots_act
from belote_learn.play.deal import Deal
from belote_learn.view.code_view import WAYS
from belote_learn.widgets._code_field import CodeField
from belote_learn.widgets.classroom import Classroom
from belote_learn.widgets.play import Play
from belote_learn.widgets.replay import Replay
from belote_learn.widgets.worksheet import Worksheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from belote_learn.play.deal_code import Kind
    from belote_learn.widgets._base import BeloteWidget

#: What shows a deal or a set, by its kind and its way.
_SHOWS: Final[dict[tuple[str, str], Callable[[Any, str], BeloteWidget]]] = {
    ("deal", "replay"): lambda deal, lang: Replay(let_bots_act(deal), lang=lang),
    ("deal", "play"): lambda deal, lang: Play(deal, lang=lang),
    ("set", "class"): lambda asked, lang: Classroom(asked, lang=lang),
    ("set", "sheet"): lambda asked, lang: Worksheet(asked, answers=False, lang=lang),
}
_READERS: Final[dict[Kind, Callable[[str], Deal | QuestionSet]]] = {
    "deal": Deal.from_code,
    "set": QuestionSet.from_code,
}


class _ByCode(VBox):  # type: ignore[misc] # ipywidgets has no types
    """A field for a code, and below it what the code stands for."""

    _kind: ClassVar[Kind]

    def __init__(
        self, code: str | None = None, *, way: str | None = None, lang: str | None = None
    ) -> None:
        ways = WAYS[self._kind]
        self._table: BeloteWidget | None = None
        self._same_lang: link | None = None
        self._field = CodeField(self._kind, self._show, way=_one_of(ways, way), lang=lang)
        super().__init__((self._field,))
        if code is not None:
            self.enter(code)

    @property
    def code(self) -> str:
        """The code that is open; "" for none."""
        return self._field.code

    @property
    def way(self) -> str:
        """How it is shown, or would be."""
        return self._field.way

    @property
    def table(self) -> BeloteWidget | None:
        """What is open below the field; None before the first code."""
        return self._table

    @property
    def lang(self) -> str:
        """Language of the field and of what is open, "en", "pt" or "fr"; may be set at any time."""
        return str(self._field.lang)

    @lang.setter
    def lang(self, value: str) -> None:
        self._field.lang = value

    def enter(self, code: str, way: str | None = None) -> Self:
        """Open a code, as typing it does.

        What was open before is closed; where the code cannot be read, it stays.

        Args:
            code: Nine characters in either case, with spaces and hyphens between them as you like;
                or a link with such a code.
            way: How to show it; None for the way of the last one.

        Returns:
            The same field, with what the code stands for below it.

        Raises:
            NotationError: If it is no such code; the error says what is wrong, and where.
            InvalidStateError: If there is no such way.
            DrillError: If no questions are found for a set.
        """
        self._field.enter(code, self.way if way is None else _one_of(WAYS[self._kind], way))
        return self

    def _show(self, code: str, way: str) -> str:
        """Show what a code stands for; return the code as it is written."""
        meant = _READERS[self._kind](code)
        before, table = self._table, _SHOWS[self._kind, way](meant, self.lang)
        if before is not None and self._same_lang is not None:
            self._same_lang.unlink()
            before.close()
        self._same_lang = link((self._field, "lang"), (table, "lang"))
        self._table, self.children = table, (self._field, table)
        return str(meant.code)

    def __repr__(self) -> str:
        return "\n".join(repr(child) for child in self.children)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        # the whole picture, where a box of ipywidgets would cut its text short; and what the field
        # tells Colab beside it, where the code of widgets of its kind comes from
        _, beside = self._field._repr_mimebundle_(**kwargs) or ({}, {})
        return super()._repr_mimebundle_(**kwargs) | {"text/plain": repr(self)}, beside


class DealByCode(_ByCode):
    """A field for the code of a deal; the deal opens below it.

    Where the address of the notebook's page carries `deal=CODE`, that deal is opened, unless Python
    gave a code; `lang=pt` and `way=play` may stand there too.

    Attributes:
        code: The code that is open; "" for none.
        way: "replay": four bots bid and play it, and you step through it with all hands open.
            "play": you are South, with three bots.
        table: What is open, a `Replay` or a `Play`; None before the first code.
        lang: Language of the field and of what is open, "en", "pt" or "fr".

    Args:
        code: A code, or a link with one; None for an empty field.
        way: See the attribute; None for "replay".
        lang: "en", "pt" or "fr"; None for the default set by `set_language`, in which an error
            that is raised is printed too, whatever is given here: `error.text("fr")` words it.

    Raises:
        NotationError: If it is not the code of a deal.
        InvalidStateError: If there is no such way.
        LanguageError: If the language is not one of the three.

    Example:
        >>> import belote_learn as bl
        >>> deal = bl.DealByCode("aaa-aaa-ahq")
        >>> deal.code, deal.table.length > 40
        ('AAAAAAAHQ', True)
        >>> deal.enter("AAAAAAAHR")
        Traceback (most recent call last):
        belote_learn.errors.NotationError: “AAAAAAAHR” is not a deal code: its last character does not fit the others, so one of the nine is mistyped or two have changed places.
        >>> deal.code
        'AAAAAAAHQ'
    """  # noqa: E501 (a message as it is printed)

    _kind = "deal"


class SetByCode(_ByCode):
    """A field for the code of a set of questions; the set opens below it.

    Where the address of the notebook's page carries `set=CODE`, that set is opened, unless Python
    gave a code; `lang=pt` and `way=sheet` may stand there too.

    Attributes:
        code: The code that is open; "" for none.
        way: "class": one question at a time, to predict and to reveal. "sheet": a worksheet,
            without its answers until they are asked for.
        table: What is open, a `Classroom` or a `Worksheet`; None before the first code.
        lang: Language of the field and of what is open, "en", "pt" or "fr".

    Args:
        code: A code, or a link with one; None for an empty field.
        way: See the attribute; None for "class".
        lang: "en", "pt" or "fr"; None for the default set by `set_language`, in which an error
            that is raised is printed too, whatever is given here: `error.text("fr")` words it.

    Raises:
        NotationError: If it is not the code of a set of questions.
        InvalidStateError: If there is no such way.
        LanguageError: If the language is not one of the three.

    Example:
        >>> import belote_learn as bl
        >>> asked = bl.SetByCode("AEBAAAAHM", lang="fr")
        >>> asked.table.code, asked.table.lang
        ('AEBAAAAHM', 'fr')
    """

    _kind = "set"


def _one_of(ways: tuple[str, ...], way: str | None) -> str:
    return ways[0] if way is None else read_choice("way", way, ways)
