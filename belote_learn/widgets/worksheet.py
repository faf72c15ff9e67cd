"""`Worksheet`: questions to print, with the cards drawn, and the sheet that answers them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from traitlets import Bool, Unicode, observe, validate

from belote_learn.errors import InvalidStateError
from belote_learn.exercises.exercise import Exercise
from belote_learn.given import of_kind
from belote_learn.view.worksheet_text import draw_worksheet
from belote_learn.view.worksheet_view import PAPERS, Asked, worksheet_view
from belote_learn.widgets._base import _STATIC, BeloteWidget
from belote_learn.widgets.pages.save_page import save_page

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable
    from pathlib import Path

_LARGEST: Final = 32


class Worksheet(BeloteWidget):
    """A sheet of questions to print."""

    _esm = _STATIC / "worksheet.js"
    _css = _STATIC / "worksheet.css"

    paper = Unicode(PAPERS[0]).tag(sync=True)
    answers = Bool(default_value=True).tag(sync=True)

    _requests: ClassVar[frozenset[str]] = frozenset({"lang", "paper", "answers"})

    def __init__(
        self,
        exercises: Iterable[Exercise],
        *,
        paper: str = PAPERS[0],
        answers: bool = True,
        lang: str | None = None,
    ) -> None:
        self._asked = tuple(Asked(of_kind(one, Exercise)) for one in exercises)
        self._with_answers = answers
        super().__init__(lang, paper=paper, answers=answers)

    def _make_view(self, lang: str) -> dict[str, Any]:
        return worksheet_view(self._asked, lang, answers=self._with_answers)

    def save(self, path: str | os.PathLike[str], *, title: str | None = None) -> Path:
        """Write the sheet as a page that prints."""
        return save_page(path, self, title=title)

    def _admit(self, name: str, value: object) -> object:
        if name == "paper":
            return value if value in PAPERS else None
        if name == "answers":
            return value if isinstance(value, bool) else None
        return super()._admit(name, value)

    @validate("paper")
    def _known_paper(self, proposal: dict[str, Any]) -> str:
        value = proposal["value"]
        if value not in PAPERS:
            raise InvalidStateError("option-value", option="paper", found=value, expected=PAPERS)
        return str(value)

    @observe("answers")
    def _answers_changed(self, _change: object) -> None:
        if self._with_answers != self.answers:
            self._with_answers = self.answers
            self._show_again()

    def _picture(self) -> str:
        return draw_worksheet(self._shown)
