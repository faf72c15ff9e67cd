"""`Drill`: exercises on one article after the other; `Progress`: how one stands on them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from belote_learn.errors import BeloteError
from belote_learn.exercises import progress as kept
from belote_learn.exercises.answers import DrillFeedback, check
from belote_learn.exercises.exercise import DrillError, Exercise
from belote_learn.exercises.learner import Learner
from belote_learn.exercises.search import check_level, find, read_article
from belote_learn.play.shuffle import read_seed
from belote_learn.rules.rulesets import RULESETS
from belote_learn.rules.rulesets import ruleset as named_ruleset
from belote_learn.view.drill_text import drill_text
from belote_learn.view.drill_view import ANSWER, BEGIN, drill_view, page_view
from belote_learn.widgets._desk import DeskWidget

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime
    from pathlib import Path

    from belote_learn.exercises.learner import Outcome
    from belote_learn.rules.rulesets import RuleSet
    from belote_learn.view.drill_view import Ending
    from belote_learn.widgets._request import Request

Kept = TypeVar("Kept")


class Drill(DeskWidget):
    """Exercises on an article: answer, be told why, try again, go on to the next one.

    Each exercise is a moment that the article decides. The exercises get harder as you get better,
    and what you did is kept in a small file, so that an article comes back when it is time.

    Attributes:
        step: The frame shown, from 0; an answer is given at the last one.
        length: Number of frames. Read only.
        lang: Language of the table, "en", "pt" or "fr".
        letters: Letters of jack, queen and king: "language", "JQK" or "VDR".
        four_colours: Whether each suit has its own colour.
        big: Whether type and cards are large enough for the back row.
        hands: Which hands are open: "all", "none", or those of some seats, such as "S" or "NS".
        locked: Whether the step stays where it is, whatever is pressed on the page; code in Python
            still moves it.
        spotlight: The one card that is lit, such as "KS", while all others are dimmed; "" for none.

    Args:
        article: Id of an article, such as "play.ruff"; "play." may be left out. None for the page
            of all articles, which says what is due.
        ruleset: Id of a ruleset, or a `RuleSet`.
        seed: A seed or a `Random`, always the same exercises for a number; None for others each
            time.
        level: 1 to 3, the hardest; None for the one you have reached.
        progress: Whether progress is kept between sessions; or the folder where it is.
        clock: Gives the time, with its zone; None for the computer's.
        lang: "en", "pt" or "fr"; None for the default.
        letters: See the attribute.
        four_colours: See the attribute.

    Raises:
        DrillError: If there are no exercises on the article, or there is no such level.
        RuleSetError: If the ruleset is unknown.
        InvalidStateError: If the seed is out of range, or the folder or the clock is none.
        NotationError: If no folder can have the path that `progress` gives.
        LanguageError: If the language is not one of the three.

    Example:
        >>> import belote_learn as bl
        >>> drill = bl.Drill("ruff", seed=7, progress=False)
        >>> print(drill)
        Exercise: 4.6 Ruff (1/1): West to play
        Trumps: hearts · Rules: family · Led: clubs
        On the table: North 7♣
        North: 2 cards face down
        East: 3 cards face down
        South: 3 cards face down
        West: Q♠ 8♥ J♦
        Level 1 of 3
        You are West, and hearts are trumps. Which of your cards may be played? Choose them all.
        >>> drill.answer("8H QS").feedback.correct
        False
    """

    def __init__(  # noqa: PLR0913 (one argument for each thing that may be chosen)
        self,
        article: str | None = None,
        *,
        ruleset: str | RuleSet = RULESETS[0],
        seed: int | Random | None = None,
        level: int | None = None,
        progress: bool | str | Path = True,
        clock: Callable[[], datetime] | None = None,
        lang: str | None = None,
        letters: str = "language",
        four_colours: bool = False,
    ) -> None:
        self._rules = named_ruleset(ruleset)
        self._rng = Random() if seed is None else Random(read_seed(seed))  # noqa: S311 (a game)
        self._kept = _progress(progress, clock)
        self._trouble: BeloteError | None = None
        if level is not None:
            check_level(level)
        self._level = level
        self._right = self._asked = 0
        self._seen: set[str] = set()
        self._learner = Learner()
        self._exercise: Exercise | None = None
        self._feedback: DrillFeedback | None = None
        self._ending: Ending = ""
        if article is not None:
            self._begin_article(article)
        super().__init__(lang=lang, letters=letters, four_colours=four_colours)

    @property
    def exercise(self) -> Exercise | None:
        """The exercise that is asked; None while the page of articles is shown."""
        return self._exercise

    @property
    def feedback(self) -> DrillFeedback | None:
        """What came of the last answer; None before the first."""
        return self._feedback

    def answer(self, answer: Any) -> Drill:
        """Answer the exercise, as a press on the desk does.

        Args:
            answer: Cards such as "AD 7D", a seat, a number, or an offered answer by its text.

        Returns:
            The same drill, so that it can be shown or asked again.

        Raises:
            NotationError: If a card or a seat cannot be read.
            InvalidStateError: If a card is not in the hand, or is named twice.
            DrillError: If it is no answer, or none is asked for.
        """
        self._change(lambda: self._answer(answer))
        return self

    def show_answer(self) -> Drill:
        """Show the right answer, with its reasons.

        Raises:
            DrillError: If none is asked for.
        """
        self._change(self._show)
        return self

    def next(self) -> Drill:
        """Go on to another exercise, once the answer was found or shown.

        Raises:
            DrillError: If it was not.
        """
        self._change(self._next)
        return self

    def _do(self, request: Request) -> None:
        do = request.do
        if do == "answer":
            self._answer(self._read(request))
        elif do.startswith(ANSWER):
            self._answer(do.removeprefix(ANSWER))
        elif do.startswith(BEGIN) and self._exercise is None:
            self._begin_article(do.removeprefix(BEGIN))
        elif do == "page" and self._exercise is not None:
            self._leave()
        elif do == "show" and self._feedback is not None:
            self._show()
        elif do == "next":
            self._next()
        else:
            raise DrillError("not-now")

    def _read(self, request: Request) -> Any:
        """Return the answer of a request, by what the exercise asks for."""
        exercise = self._exercise
        if exercise is None:
            raise DrillError("not-now")
        if exercise.kind == "number":
            return "" if request.value is None else request.value
        return [text.removeprefix(ANSWER) for text in request.cards]

    def _answer(self, answer: Any) -> None:
        exercise = self._exercise
        if exercise is None or self._ending:
            raise DrillError("not-now")
        feedback = check(exercise, answer)
        if feedback.empty:
            raise DrillError("nothing")
        first = self._feedback is None
        self._feedback = feedback
        self._asked += first
        self._right += first and feedback.correct
        if feedback.correct:
            self._end("found", "first" if first else "retry")

    def _show(self) -> None:
        exercise = self._exercise
        if exercise is None or self._ending:
            raise DrillError("not-now")
        if self._feedback is None:
            self._feedback = check(exercise, "")
            self._asked += 1
        self._end("shown", "shown")

    def _end(self, ending: Ending, outcome: Outcome) -> None:
        self._ending = ending
        if self._exercise is not None:
            self._learner = self._learner.after(outcome)
            article = self._exercise.article
            self._ask_kept(lambda: self._kept.record(article, self._rules, outcome))

    def _next(self) -> None:
        if self._exercise is None or not self._ending:
            raise DrillError("not-now")
        self._ask(self._exercise.article)

    def _leave(self) -> None:
        """Go to the page; an exercise that was tried in vain counts as shown."""
        if self._feedback is not None and not self._ending:
            self._end("shown", "shown")
        self._exercise, self._feedback, self._ending = None, None, ""

    def _begin_article(self, article: str) -> None:
        name = read_article(article, self._rules)
        reached = self._ask_kept(lambda: self._kept.item(name, self._rules)).learner
        self._learner = reached if self._level is None else Learner(self._level)
        self._ask(name)

    def _ask(self, article: str) -> None:
        exercise = find(article, self._rng, self._rules, self._learner.level, seen=self._seen)
        self._seen.add(exercise.key)
        self._exercise, self._feedback, self._ending = exercise, None, ""

    def _begin_after(self, before: int) -> None:
        """Nothing is played by itself: the view shows the moment that is asked about."""

    def _make_table(self, lang: str) -> dict[str, Any]:
        if self._exercise is None:
            rows = self._ask_kept(lambda: self._kept.page(lang, self._rules))
            begin = self._ask_kept(lambda: self._kept.suggested(self._rules))
            return page_view(rows, begin, self._rules, lang, notice=self._told_trouble(lang))
        return drill_view(
            self._exercise,
            lang,
            feedback=self._feedback,
            ending=self._ending,
            level=self._learner.level,
            right=self._right,
            asked=self._asked,
            notice=self._told_trouble(lang),
        )

    def _ask_kept(self, call: Callable[[], Kept]) -> Kept:
        """Ask for progress; trouble with its file is told until the learner does something else."""
        answer = call()
        self._trouble = self._kept.trouble or self._trouble
        return answer

    def _told_trouble(self, lang: str) -> str:
        return self._trouble.text(lang) if self._trouble else ""

    def _change(self, change: Callable[[], None], *, played: bool = False) -> None:
        before, self._trouble = self._trouble, None
        try:
            super()._change(change, played=played)
        except BeloteError:
            self._trouble = self._trouble or before
            raise

    def _picture(self) -> str:
        return drill_text(self._shown, self.step, self.letters, self.hands)


class Progress(Drill):
    """The page of articles: how you stand on each, and what is due; each row begins its drill.

    Attributes:
        step: The frame shown, from 0.
        length: Number of frames. Read only.
        lang: Language of the page, "en", "pt" or "fr".
        letters: Letters of jack, queen and king: "language", "JQK" or "VDR".
        four_colours: Whether each suit has its own colour.

    Args:
        ruleset: Id of a ruleset, or a `RuleSet`.
        seed: See `Drill`.
        progress: See `Drill`.
        clock: See `Drill`.
        lang: "en", "pt" or "fr"; None for the default.
        letters: See the attribute.
        four_colours: See the attribute.

    Raises:
        RuleSetError: If the ruleset is unknown.
        InvalidStateError: If the seed is out of range, or a choice is not one of those there are.
        LanguageError: If the language is not one of the three.

    Example:
        >>> import belote_learn as bl
        >>> page = bl.Progress(progress=False)
        >>> for line in str(page).splitlines()[:3]:
        ...     print(line)
        Exercises
        Nothing is due.
        3.1 Who speaks when: not started.
    """

    def __init__(  # noqa: PLR0913 (one argument for each thing that may be chosen)
        self,
        *,
        ruleset: str | RuleSet = RULESETS[0],
        seed: int | Random | None = None,
        progress: bool | str | Path = True,
        clock: Callable[[], datetime] | None = None,
        lang: str | None = None,
        letters: str = "language",
        four_colours: bool = False,
    ) -> None:
        super().__init__(
            ruleset=ruleset,
            seed=seed,
            progress=progress,
            clock=clock,
            lang=lang,
            letters=letters,
            four_colours=four_colours,
        )


def _progress(
    progress: bool | str | Path,  # noqa: FBT001 (yes, no, or where)
    clock: Callable[[], datetime] | None,
) -> kept.Progress:
    time = {} if clock is None else {"clock": clock}
    if progress is False:
        return kept.Fleeting(**time)
    return kept.Progress(None if progress is True else progress, **time)
