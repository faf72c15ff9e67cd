"""`Worksheet`: questions to print, with the cards drawn, and the sheet that answers them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from traitlets import observe

from belote_learn.exercises.chosen_moments import read_questions
from belote_learn.given import read_truth
from belote_learn.rules.rulesets import RULESETS
from belote_learn.view.links import set_link
from belote_learn.view.qr import link_qr
from belote_learn.view.worksheet_text import draw_worksheet
from belote_learn.view.worksheet_view import PAPERS, Asked, worksheet_view
from belote_learn.widgets._base import _STATIC, BeloteWidget
from belote_learn.widgets._traits import Choice, YesNo
from belote_learn.widgets.pages.save_page import save_page

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable
    from pathlib import Path

    from belote_learn.exercises.chosen_moments import AskedFor
    from belote_learn.rules.rulesets import RuleSet


class Worksheet(BeloteWidget):
    """Questions on paper: the trick and the hand drawn as cards, boxes to tick, lines to write on.

    Shown in a notebook it is a preview with a button that prints it; `save` writes a page that
    prints from any browser, with no network. From a new page on follow the answers, with the
    verdict on every card and its article. Where no widget can be shown, and in a terminal, it is
    the sheet as text.

    Attributes:
        lang: Language of the sheet, "en", "pt" or "fr".
        big: Whether it is shown large enough for the back row of a class.
        paper: "A4" or "Letter".
        answers: Whether the answers come with the questions. Without them nothing in the sheet, nor
            in a page saved from it, gives an answer away.

    Args:
        asked: The code of a `QuestionSet`, or the set; or moments in their order, 1 to 32: each
            (deal, trick), (deal, trick, card) for the turn of who played that card, where the deal
            may be its code; or a `Deal` as it stands, a question of a set, an exercise, a
            `Position`, a `Trick`. None for a new set, made from the arguments below.
        seed: Always the same questions for a number.
        about: Ids of articles; "play." may be left out. None of them for all there are.
        level: 1 to 3, the hardest.
        count: How many, 1 to 16.
        ruleset: Id of a ruleset, or a `RuleSet`.
        paper: See the attribute.
        answers: See the attribute.
        lang: "en", "pt" or "fr"; None for the default set by `set_language`.

    Raises:
        InvalidStateError: If there is no question or there are too many, if one is no moment (the
            error says which), or if there is no such paper.
        NotationError: If a code is none.
        DrillError: If there are no questions on an article, or none at this level.
        LanguageError: If the language is not one of the three.
        RuleSetError: If the ruleset is unknown.

    Example:
        >>> import belote_learn as bl
        >>> sheet = bl.Worksheet(seed=7, about="ruff", count=1, paper="Letter", answers=False)
        >>> repr(bl.Worksheet(sheet.code, answers=False)) == repr(sheet)
        True
        >>> print(repr(sheet).splitlines()[0])
        Belote worksheet: 1 question
        >>> sheet.paper = "Foolscap"
        Traceback (most recent call last):
        belote_learn.errors.InvalidStateError: “Foolscap” is not a value of the option paper. It can be: A4, Letter.
    """  # noqa: E501 (a message as it is printed)

    _esm = _STATIC / "worksheet.js"
    _css = _STATIC / "worksheet.css"

    paper = Choice(*PAPERS).tag(sync=True)
    answers = YesNo(default_value=True).tag(sync=True)

    _requests: ClassVar[frozenset[str]] = frozenset({"lang", "paper", "answers"})

    def __init__(  # noqa: PLR0913 (one argument for each thing that may be chosen)
        self,
        asked: AskedFor = None,
        *,
        seed: int = 7,
        about: str | Iterable[str] = (),
        level: int = 1,
        count: int = 8,
        ruleset: str | RuleSet = RULESETS[0],
        paper: str = PAPERS[0],
        answers: bool = True,
        lang: str | None = None,
    ) -> None:
        read = read_questions(
            asked, seed=seed, about=about, level=level, count=count, ruleset=ruleset
        )
        self._code = read.code
        self._asked = tuple(Asked(one.exercise, one.deal_code or "") for one in read.questions)
        self._answered = read_truth("answers", answers)
        super().__init__(lang, paper=paper, answers=answers)

    @property
    def code(self) -> str:
        """The code that makes the same sheet again; "" for questions that are of no set."""
        return self._code

    def save(self, path: str | os.PathLike[str], *, title: str | None = None) -> Path:
        """Write the sheet as a page that prints with no server, no Python and no network.

        Args:
            path: The file to write; one that is there is replaced.
            title: A heading for the page; without one its window is named after the sheet.

        Returns:
            The file.

        Raises:
            NotationError: If no file can have such a path.
            InvalidStateError: If there can be no such file, as in a folder that is not there.
            IllegalActionError: If the file may not be written.
        """
        return save_page(path, self, title=title)

    def _make_view(self, lang: str) -> dict[str, Any]:
        return worksheet_view(
            self._asked,
            lang,
            answers=self._answered,
            code=self._code,
            picture=link_qr(set_link(self._code, lang), self._code) if self._code else None,
        )

    @observe("answers")
    def _answer_or_not(self, _change: object) -> None:
        if self._answered != self.answers:
            self._answered = self.answers
            self._show_again()

    def _picture(self) -> str:
        return draw_worksheet(self._shown)
