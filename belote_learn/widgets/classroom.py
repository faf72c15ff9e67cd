"""`Classroom`: questions that a teacher shows to a class, which predicts before the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from belote_learn.exercises.answers import check
from belote_learn.exercises.exercise import DrillError
from belote_learn.exercises.question_set import QuestionSet
from belote_learn.rules.rulesets import RULESETS
from belote_learn.view.class_view import VOTE, class_view, predictions
from belote_learn.widgets._desk import DeskWidget

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belote_learn.exercises.real_moments import Question
    from belote_learn.rules.rulesets import RuleSet
    from belote_learn.widgets._request import Request

_MOST_VOTES = 999


class Classroom(DeskWidget):
    """A set of questions for a class: everybody predicts, the teacher counts, then reveals.

    Attributes:
        step: The frame shown, from 0.
        length: Number of frames. Read only.
        lang: Language of the table, "en", "pt" or "fr".
        letters: Letters of jack, queen and king: "language", "JQK" or "VDR".
        four_colours: Whether each suit has its own colour.

    Args:
        asked: A `QuestionSet` or its code; None to make one of what follows.
        seed: See `QuestionSet.new`; so are the next three.
        about: Ids of articles.
        level: 1 to 3.
        questions: How many.
        ruleset: Id of a ruleset, or a `RuleSet`.
        lang: "en", "pt" or "fr"; None for the default.
        letters: See the attribute.
        four_colours: See the attribute.

    Raises:
        NotationError: If the code is not that of a set.
        DrillError: If nothing can be asked about an article at this level.
        InvalidStateError: If the seed or the number of questions is out of range.
        LanguageError: If the language is not one of the three.

    Example:
        >>> lesson = Classroom(seed=7, about="ruff", questions=2)
        >>> lesson.code, lesson.question.article, lesson.votes
        ('AEBAAAAHM', 'play.ruff', (0, 0, 0))
        >>> lesson.vote("KH", 12).reveal().votes
        (12, 0, 0)
    """

    def __init__(  # noqa: PLR0913 (one argument for each thing that may be chosen)
        self,
        asked: QuestionSet | str | None = None,
        *,
        seed: int = 7,
        about: str | Iterable[str] = (),
        level: int = 1,
        questions: int = 8,
        ruleset: str | RuleSet = RULESETS[0],
        lang: str | None = None,
        letters: str = "language",
        four_colours: bool = False,
    ) -> None:
        if asked is None:
            asked = QuestionSet.new(
                seed, about=about, level=level, count=questions, ruleset=ruleset
            )
        self._set = asked if isinstance(asked, QuestionSet) else QuestionSet.from_code(asked)
        self._questions = self._set.questions
        self._place = 0
        self._votes = [[0] * len(predictions(one.exercise)) for one in self._questions]
        self._order: list[list[int]] = [[] for _ in self._questions]
        self._open: set[int] = set()
        super().__init__(lang=lang, letters=letters, four_colours=four_colours)

    @property
    def code(self) -> str:
        """The code of the set."""
        return self._set.code

    @property
    def question(self) -> Question:
        """The question that is shown."""
        return self._questions[self._place]

    @property
    def votes(self) -> tuple[int, ...]:
        """How many predict each choice, in the order shown."""
        return tuple(self._votes[self._place])

    def vote(self, choice: object, count: int = 1) -> Classroom:
        """Count predictions.

        Args:
            choice: What is predicted, as its text: a card, a seat, a number.
            count: By how many.

        Raises:
            DrillError: If it is not one of the predictions, or the answer has been revealed.
        """
        there = predictions(self.question.exercise)
        names = [str(getattr(one, "code", one)) for one in there]
        wanted = str(getattr(choice, "code", choice)).upper()
        if wanted not in names:
            raise DrillError("answer-unknown", found=str(choice), expected=tuple(names))
        self._change(lambda: self._count(names.index(wanted), count))
        return self

    def reveal(self) -> Classroom:
        """Reveal the answer, with its reasons."""
        self._change(lambda: self._open.add(self._place))
        return self

    def go(self, number: int) -> Classroom:
        """Go to a question.

        Args:
            number: Its number, from 1.

        Raises:
            DrillError: If there is no such question.
        """
        self._change(lambda: self._go(number - 1))
        return self

    def _do(self, request: Request) -> None:
        do = request.do
        number = do.removeprefix(VOTE)
        if do.startswith(VOTE) and number.isascii() and number.isdigit():
            self._count(int(number), 1)
        elif do == "undo" and self._order[self._place] and self._place not in self._open:
            self._votes[self._place][self._order[self._place].pop()] -= 1
        elif do == "reveal" and self._place not in self._open:
            self._open.add(self._place)
        elif do == "again" and self._place in self._open:
            self._open.discard(self._place)
        elif do in {"next", "previous"}:
            self._go(self._place + (1 if do == "next" else -1))
        else:
            raise DrillError("not-now")

    def _count(self, place: int, count: int) -> None:
        votes = self._votes[self._place]
        if self._place in self._open or place >= len(votes):
            raise DrillError("not-now")
        if not isinstance(count, int) or not 0 <= count <= _MOST_VOTES - sum(votes):
            raise DrillError("not-now")
        votes[place] += count
        self._order[self._place] += [place] * count

    def _go(self, place: int) -> None:
        if place not in range(len(self._questions)):
            raise DrillError("not-now")
        self._place = place

    def _make_table(self, lang: str) -> dict[str, Any]:
        exercise = self.question.exercise
        return class_view(
            exercise,
            lang,
            votes=self.votes,
            place=self._place + 1,
            count=len(self._questions),
            code=self.code,
            revealed=check(exercise, "") if self._place in self._open else None,
        )
