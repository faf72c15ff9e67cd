"""Checking the answer to an exercise: what is right, what is not, why, and which idea is behind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from belote_learn.cards import Card, Suit, read_cards
from belote_learn.errors import BeloteError
from belote_learn.exercises.checks import check_legal
from belote_learn.exercises.exercise import DrillError, Exercise
from belote_learn.given import as_text, is_whole
from belote_learn.messages.catalogue import say
from belote_learn.messages.drills import answer_text, mistake_text, reasons
from belote_learn.messages.language import resolve
from belote_learn.play.position import Position
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

_MARKS: Final = {"right": "check.good", "wrong": "check.wrong", "missed": "check.missed"}


@dataclass(frozen=True, slots=True, repr=False)
class DrillFeedback:
    """How an answer to an exercise compares with the right one.

    Attributes:
        exercise: The exercise.
        correct: Whether the answer is exactly right.
        right: What was chosen rightly, in the order of the choices.
        wrong: What was chosen wrongly.
        missed: What should have been chosen too.
        mistake: Id of the message of the known mistake that the answer follows; "" for none.
    """

    exercise: Exercise
    correct: bool
    right: tuple[Any, ...]
    wrong: tuple[Any, ...]
    missed: tuple[Any, ...]
    mistake: str

    @property
    def empty(self) -> bool:
        """Whether nothing was chosen."""
        return not (self.right or self.wrong)

    def mark(self, choice: Any) -> str:
        """Return "right", "wrong" or "missed" for a choice; "" where nothing is to be said."""
        for name in _MARKS:
            if choice in getattr(self, name):
                return name
        return ""

    def hint(self, lang: str | None = None) -> str:
        """Say what was wrong and how much is missing, without giving the answer away.

        Args:
            lang: "en", "pt" or "fr"; None for the default.

        Raises:
            LanguageError: If the language is not one of the three.
        """
        return _told(self.head(lang), self.hints(lang), resolve(lang))

    def explain(self, lang: str | None = None) -> str:
        """Say what was right and what was not, with the reason of each, and give the answer.

        Args:
            lang: "en", "pt" or "fr"; None for the default.

        Raises:
            LanguageError: If the language is not one of the three.
        """
        answer = () if self.exercise.several else (answer_text(self.exercise, lang),)
        return _told((*self.head(lang), *answer), self.reasons(lang), resolve(lang))

    def head(self, lang: str | None = None) -> tuple[str, ...]:
        """Say whether the answer is right, and name the known mistake that it follows.

        Args:
            lang: "en", "pt" or "fr"; None for the default.

        Raises:
            LanguageError: If the language is not one of the three.
        """
        language = resolve(lang)
        if self.correct:
            return (say("drill.feedback.right", language),)
        if self.empty:
            return (say("drill.feedback.nothing", language),)
        head = say("drill.feedback.wrong", language)
        return (head, mistake_text(self.mistake, language)) if self.mistake else (head,)

    def hints(self, lang: str | None = None) -> tuple[tuple[str, str], ...]:
        """Say of each wrong choice why it is wrong, and how many right ones are missing.

        Args:
            lang: "en", "pt" or "fr"; None for the default.

        Returns:
            Pairs of a mark ("wrong", or "" for what is no choice) and a text.

        Raises:
            LanguageError: If the language is not one of the three.
        """
        language = resolve(lang)
        if not self.exercise.several or self.correct:
            return ()
        told = tuple((mark, text) for mark, text in self.reasons(language) if mark == "wrong")
        if not self.missed or self.empty:
            return told
        return (*told, ("", say("drill.feedback.missing", language, count=len(self.missed))))

    def reasons(self, lang: str | None = None) -> tuple[tuple[str, str], ...]:
        """Say why the right answer is right: of each choice, or of the whole.

        Args:
            lang: "en", "pt" or "fr"; None for the default.

        Returns:
            Pairs of a mark ("right", "wrong", "missed", or "" for what is no choice) and a text.

        Raises:
            LanguageError: If the language is not one of the three.
        """
        several = self.exercise.several
        told = reasons(self.exercise, lang, mark=self.mark if several else lambda _: "")
        marked = ((self._mark_of(choices), text) for choices, text in told)
        # of one answer among others everything said is worth hearing, of many only what is marked
        return tuple((mark, text) for mark, text in marked if mark or not several)

    def _mark_of(self, choices: tuple[Any, ...]) -> str:
        """Return the mark of what is told together: of one that is marked, if any is."""
        return next(filter(None, map(self.mark, choices)), "")

    def __repr__(self) -> str:
        return self.explain()


def _told(head: tuple[str, ...], lines: tuple[tuple[str, str], ...], lang: str) -> str:
    marked = (say(_MARKS[mark], lang, text=text) if mark else text for mark, text in lines)
    return "\n".join((*head, *marked))


def check(exercise: Exercise, answer: Any) -> DrillFeedback:
    """Check an answer to an exercise.

    Args:
        exercise: The exercise.
        answer: For cards, a text such as "AD 7D" or an iterable; for a seat or an offered answer,
            itself or its text, several of them in an iterable; for a number, a whole number. ""
            for nothing yet.

    Raises:
        NotationError: If a card or a seat cannot be read.
        InvalidStateError: If a card is not in the hand, or is named twice.
        DrillError: If the answer is not one that can be given; the error names those that can.

    Example:
        >>> from random import Random
        >>> from belote_learn.exercises.search import find
        >>> exercise = find("trick-winner", Random(1))
        >>> check(exercise, exercise.answer).correct
        True
    """
    chosen = read_answer(exercise, answer)
    right = set(exercise.answer)
    if isinstance(exercise.moment, Position) and exercise.kind == "cards":
        judged = check_legal(exercise.moment, chosen)
        parts = judged.right, judged.wrong, judged.missed
    else:
        order = exercise.choices or tuple(dict.fromkeys((*exercise.answer, *chosen)))
        parts = (
            tuple(choice for choice in order if choice in right and choice in chosen),
            tuple(choice for choice in order if choice not in right and choice in chosen),
            tuple(choice for choice in order if choice in right and choice not in chosen),
        )
    correct = set(chosen) == right
    mistake = "" if correct or not chosen else _idea_behind(exercise, set(chosen))
    return DrillFeedback(exercise, correct, *parts, mistake=mistake)


def _idea_behind(exercise: Exercise, chosen: set[Any]) -> str:
    """Name the known mistake that makes every error of an answer: the nearest one, if any does."""
    right = set(exercise.answer)
    best, least = "", None
    for trap in exercise.traps:
        thought = set(trap.answer)
        if (chosen - right) - thought or (right - chosen) & thought:
            continue
        distance = len(thought ^ chosen)
        if least is None or distance < least:
            best, least = trap.mistake, distance
    return best


def read_answer(exercise: Exercise, answer: Any) -> tuple[Any, ...]:
    """Return what is chosen by an answer, which may be written as `check` reads it.

    Raises:
        NotationError: If a card or a seat cannot be read.
        DrillError: If the answer is not one that can be given.
    """
    if isinstance(answer, str) and not answer.strip():
        return ()
    if exercise.kind == "cards":
        return read_cards(answer)
    given = _listed(answer)
    read = {"number": _number, "seat": _seat, "choice": _offered}[exercise.kind]
    chosen = tuple(dict.fromkeys(read(exercise, one) for one in given))
    if len(chosen) > 1 and not exercise.several:
        raise _unknown(exercise, answer)
    return chosen


def _listed(answer: Any) -> Iterable[Any]:
    if isinstance(answer, str):
        return answer.replace(",", " ").split()
    return answer if isinstance(answer, tuple | list | set | frozenset) else (answer,)


def _number(exercise: Exercise, given: Any) -> int:
    del exercise
    if is_whole(given):
        return int(given)
    text = as_text(given).strip()
    # a few digits are points; longer ones are a slip, and an int of them could be huge
    if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) <= 6):  # noqa: PLR2004
        raise DrillError("answer-number", found=text)
    return int(text)


def _seat(exercise: Exercise, given: Any) -> Seat:
    del exercise
    return Seat.parse(given)


def _offered(exercise: Exercise, given: Any) -> Any:
    text = as_text(given).strip()
    for choice in exercise.choices:
        if choice == given or str(choice).lower() == text.lower():
            return choice
    if any(isinstance(choice, Suit) for choice in exercise.choices):
        try:
            return Suit.parse(text)
        except BeloteError:
            pass
    raise _unknown(exercise, given)


def _unknown(exercise: Exercise, given: Any) -> DrillError:
    names = tuple(str(c.code if isinstance(c, Card) else c) for c in exercise.choices)
    return DrillError("answer-unknown", found=as_text(given), expected=names)
