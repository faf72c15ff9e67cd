"""`Classroom`: questions that a teacher shows to a class, which predicts before the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from belote_learn.errors import BeloteError
from belote_learn.exercises.answers import read_answer
from belote_learn.exercises.chosen_moments import read_questions
from belote_learn.exercises.exercise import DrillError
from belote_learn.exercises.tally import Tally, read_count
from belote_learn.given import as_text, is_whole
from belote_learn.rules.rulesets import RULESETS
from belote_learn.view.class_text import draw_class
from belote_learn.view.class_view import (
    COUNT,
    GO,
    OTHER,
    VOTE,
    Entry,
    class_view,
    last_frame,
    predictions,
)
from belote_learn.view.teacher_view import code_panel
from belote_learn.widgets._base import _STATIC
from belote_learn.widgets._desk import DeskWidget
from belote_learn.widgets.replay import Replay

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from belote_learn.exercises.chosen_moments import AskedFor
    from belote_learn.exercises.real_moments import Question
    from belote_learn.rules.rulesets import RuleSet
    from belote_learn.widgets._request import Request

#: Requests that name a place, by how they begin.
_PLACED: Final = (VOTE, COUNT, GO)


class Classroom(DeskWidget):
    """Questions for a class: everybody predicts, the teacher counts, then reveals.

    Made for a projector. The running order says which questions wait, which are being counted and
    which are revealed; the article of a question is told with its answer, not before. Where no
    widget can be shown, and in a terminal, it is the question as text.

    Attributes:
        step: The frame shown, from 0.
        length: Number of frames. Read only.
        lang: Language of the table, "en", "pt" or "fr".
        letters: Letters of jack, queen and king: "language", "JQK" or "VDR".
        four_colours: Whether each suit has its own colour.
        big: Whether type and cards are large enough for the back row.
        spotlight: The one card that is lit, such as "KS", while all others are dimmed; "" for none.
        locked: Whether the step of a deal stays where it is, whatever is pressed on the page.
        hands: Which of the hands that are known are open: "all", "none", or those of some seats,
            such as "NS". All of them whenever the class comes to a question, whose other hands
            nobody knows.

    Args:
        asked: A `QuestionSet` or its code; or moments in their order, 1 to 32: each (deal, trick),
            (deal, trick, card) for the turn of who played that card, where the deal may be its
            code; or a `Deal` as it stands, a question of a set, an exercise, a `Position`, a
            `Trick`. None to make a set of what follows.
        seed: See `QuestionSet.new`; so are the next four.
        about: Ids of articles.
        level: 1 to 3.
        count: How many.
        ruleset: Id of a ruleset, or a `RuleSet`.
        lang: "en", "pt" or "fr"; None for the default.
        letters: See the attribute.
        four_colours: See the attribute.

    Raises:
        NotationError: If a text is not the code of a set.
        DrillError: If nothing can be asked about an article at this level.
        InvalidStateError: If a moment is none (the error says which), if there are none or too many
            of them, or if the seed or the number of questions is out of range.
        LanguageError: If the language is not one of the three.
        RuleSetError: If the ruleset is unknown.

    Example:
        >>> lesson = Classroom(seed=7, about="ruff", count=2)
        >>> lesson.code, lesson.question.article, lesson.votes
        ('AEBAAAAHM', 'play.ruff', (0, 0, 0))
        >>> lesson.vote("KH", 12).reveal().votes
        (12, 0, 0)
        >>> Classroom([("AKBVZ3Z43", 6), ("AKBVZ3Z43", 7, 2)]).questions[0]
        <Question 1: play.trick-winner in trick 6 of AKBVZ3Z43>
    """

    _esm = _STATIC / "classroom.js"
    _css = _STATIC / "classroom.css"

    def __init__(  # noqa: PLR0913 (one argument for each thing that may be chosen)
        self,
        asked: AskedFor = None,
        *,
        seed: int = 7,
        about: str | Iterable[str] = (),
        level: int = 1,
        count: int = 8,
        ruleset: str | RuleSet = RULESETS[0],
        lang: str | None = None,
        letters: str = "language",
        four_colours: bool = False,
    ) -> None:
        read = read_questions(
            asked, seed=seed, about=about, level=level, count=count, ruleset=ruleset
        )
        self._code, self._questions = read.code, read.questions
        self._place = 0
        self._tallies = [Tally.of(len(predictions(one.exercise))) for one in read.questions]
        self._revealed: set[int] = set()
        self._in_deal = False
        self._told = ""
        # the turn from which on this question is shown as it is
        self._since = 0
        super().__init__(lang=lang, letters=letters, four_colours=four_colours)

    @property
    def code(self) -> str:
        """The code of the set; "" for moments that were chosen one by one."""
        return self._code

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions, in their order."""
        return self._questions

    @property
    def question(self) -> Question:
        """The question that is shown."""
        return self._questions[self._place]

    @property
    def votes(self) -> tuple[int, ...]:
        """How many predict each choice, in the order shown."""
        return self._tallies[self._place].counts

    def vote(self, choice: object, count: int = 1) -> Classroom:
        """Count predictions.

        Args:
            choice: What is predicted, or its text: a card, a seat, a number, "other" for another
                number.
            count: How many more, 0 to 999.

        Raises:
            DrillError: If it is not one of the predictions, or the answer has been revealed.
            InvalidStateError: If it is no such number.
        """
        self._change(lambda: self._count(Tally.add, self._find(choice), count))
        return self

    def set_votes(self, choice: object, count: int) -> Classroom:
        """Write down how many predict a choice, whatever was counted before.

        Args:
            choice: What is predicted, see `vote`.
            count: How many, 0 to 999.

        Raises:
            DrillError: If it is not one of the predictions, or the answer has been revealed.
            InvalidStateError: If it is no such number.
        """
        self._change(lambda: self._count(Tally.put, self._find(choice), count))
        return self

    def reveal(self) -> Classroom:
        """Reveal the answer, with its reasons."""
        self._change(self._reveal)
        return self

    def go(self, number: int) -> Classroom:
        """Go to a question.

        Args:
            number: Its number, from 1.

        Raises:
            DrillError: If there is no such question.
        """
        most = len(self._questions)
        if not is_whole(number, 1, most):
            raise DrillError("question-unknown", found=as_text(number), expected=most)
        self._change(lambda: self._go(number - 1))
        return self

    def replay(self) -> Replay:
        """Return the deal of the question in a table that goes on from this moment.

        Raises:
            DrillError: If the question is of no deal.
        """
        whole, there = self.question.whole, self.question.deal
        if whole is None or there is None:
            raise DrillError("not-now")
        return Replay(whole, step=last_frame(there), lang=self.lang)

    def _find(self, choice: object) -> int:
        """Return the place of a prediction, which is read as the answer to a drill is."""
        exercise = self.question.exercise
        choices = predictions(exercise)
        given = choice if isinstance(choice, str) else (choice,)
        try:
            read = (OTHER,) if choice == OTHER else read_answer(exercise, given)
        except BeloteError:
            read = ()
        if len(read) != 1 or read[0] not in choices:
            names = tuple(as_text(getattr(one, "code", one)) for one in choices)
            raise DrillError("answer-unknown", found=as_text(choice), expected=names)
        return choices.index(read[0])

    def _do(self, request: Request) -> None:
        name, _, place = request.do.partition(":")
        if f"{name}:" in _PLACED and place.isascii() and place.isdigit():
            self._do_at(f"{name}:", int(place), request.text)
        elif request.do in self._acts():
            self._acts()[request.do]()
        else:
            raise DrillError("not-now")

    def _is_timely(self, turn: int) -> bool:
        # hands that go up at the same moment are all counted, whichever view they are counted in
        return self._since <= turn <= self._turn

    def _do_at(self, name: str, place: int, text: str | None) -> None:
        if name == GO:
            self._go(place)
        elif name == VOTE:
            self._count(Tally.add, place, 1)
        elif text is not None:
            self._count(Tally.put, place, read_count(text))
        else:
            raise DrillError("not-now")

    def _acts(self) -> dict[str, Callable[[], None]]:
        """Return what may be pressed now, by name."""
        acts = {
            "next": lambda: self._go(self._place + 1),
            "previous": lambda: self._go(self._place - 1),
        }
        if self._in_deal:
            return acts | {"back": lambda: self._go(self._place)}
        if self._place not in self._revealed:
            return acts | {"undo": self._undo, "reveal": self._reveal}
        acts["again"] = self._hide
        return acts | {"deal": self._open_deal} if self.question.deal else acts

    def _count(self, change: Callable[[Tally, int, int], Tally], place: int, count: int) -> None:
        if self._place in self._revealed or place >= len(self.votes):
            raise DrillError("not-now")
        self._tallies[self._place] = change(self._tallies[self._place], place, count)
        self._told = "counts"

    def _undo(self) -> None:
        self._tallies[self._place] = self._tallies[self._place].undo()
        self._told = "counts"

    def _reveal(self) -> None:
        self._revealed.add(self._place)
        self._told = "reveal"

    def _hide(self) -> None:
        self._revealed.discard(self._place)
        self._told = ""

    def _open_deal(self) -> None:
        self._in_deal, self._told = True, ""

    def _go(self, place: int) -> None:
        if place not in range(len(self._questions)):
            raise DrillError("not-now")
        self._place, self._in_deal, self._told = place, False, ""
        self.hands = "all"

    def _stage(self) -> tuple[int, bool, bool]:
        """Return what is shown: which question, and how."""
        return self._place, self._in_deal, self._place in self._revealed

    def _change(self, change: Callable[[], None], *, played: bool = False, by: str = "") -> None:
        before = self._stage()
        with self.hold_sync():
            super()._change(change, played=played, by=by)
            if self._stage() != before:
                self._since = self._turn
            # the frame that is asked about, which a deal goes on from
            self.step = self._shown["desk"]["from"]

    def _begin_after(self, before: int) -> int | None:
        del before
        return None

    def _make_table(self, lang: str) -> dict[str, Any]:
        entries = [
            Entry(one, tally.counts, place in self._revealed, bool(tally.before))
            for place, (one, tally) in enumerate(zip(self._questions, self._tallies, strict=True))
        ]
        return class_view(
            entries, self._place, lang, code=self._code, told=self._told, in_deal=self._in_deal
        )

    def _code_panel(self, lang: str) -> dict[str, Any]:
        """Show the code of a deal that is looked at: the page itself shows that of the set."""
        return code_panel("deal", self.question.deal_code, lang) if self._in_deal else {}

    def _picture(self) -> str:
        return draw_class(self._shown, self.step, letters=self.letters, hands=self.hands)
