"""`Exercise`: one question about one article, with the moment it is about and the right answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from belote_learn.errors import BeloteError
from belote_learn.messages.drills import labels, question_text

if TYPE_CHECKING:
    from belote_learn.play.deal import Deal
    from belote_learn.play.position import Position
    from belote_learn.play.trick import Trick
    from belote_learn.rules.rulesets import RuleSet
    from belote_learn.rules.scoring import DealScore

# what can be answered: a card, a seat, a number, a suit to name, or the id of an offered answer
Kind = Literal["cards", "seat", "number", "choice"]
#: Levels go from 1, the easiest, to this one.
LEVELS = 3


class DrillError(BeloteError):
    """An exercise that cannot be found, or an answer that is none."""

    topic = "drill.error"


@dataclass(frozen=True, slots=True)
class Trap:
    """A wrong answer that a known beginners' mistake leads to.

    Attributes:
        mistake: Id of the message that names the mistake.
        answer: What someone who thinks so answers.
    """

    mistake: str
    answer: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Exercise:
    """One question that turns on one article.

    Attributes:
        article: The article that decides.
        kind: "cards" (all that may be played), "seat", "number", or "choice" (of offered answers).
        moment: What it is about: a position, a trick, a score or a deal.
        question: Id of the question's message.
        facts: What the question speaks of, as pairs of a name and a value.
        level: 1 to 3.
        choices: What may be answered, in the order shown; empty for a number.
        answer: The right answer.
        traps: The wrong answers that known mistakes lead to.
        key: A stable id: equal keys are the same exercise.
        several: Whether the answer is a set rather than one thing.
    """

    article: str
    kind: Kind
    moment: Position | Trick | DealScore | Deal
    question: str
    facts: tuple[tuple[str, Any], ...]
    level: int
    choices: tuple[Any, ...]
    answer: tuple[Any, ...]
    traps: tuple[Trap, ...]
    key: str
    several: bool = field(default=False)

    @property
    def ruleset(self) -> RuleSet:
        """The rules in force."""
        return self.moment.ruleset

    @property
    def tempting(self) -> tuple[Any, ...]:
        """The choices on which some known mistake answers wrongly, in the order of the choices."""
        right = set(self.answer)
        wrong = {choice for trap in self.traps for choice in right ^ set(trap.answer)}
        return tuple(choice for choice in self.choices if choice in wrong)

    def ask(self, lang: str | None = None) -> str:
        """Word the question.

        Args:
            lang: "en", "pt" or "fr"; None for the default.

        Raises:
            LanguageError: If the language is not one of the three.
        """
        return question_text(self, lang)

    def labels(self, lang: str | None = None) -> tuple[str, ...]:
        """Word the choices, in their order.

        Args:
            lang: "en", "pt" or "fr"; None for the default.

        Raises:
            LanguageError: If the language is not one of the three.
        """
        return labels(self, lang)


def traps_of(right: tuple[Any, ...], wrong: list[tuple[str, tuple[Any, ...]]]) -> tuple[Trap, ...]:
    """Keep the mistakes that lead to an answer, and to another one than the right one.

    Args:
        right: The right answer.
        wrong: Mistakes, each with the answer it leads to; () where it leads to none.
    """
    return tuple(
        Trap(mistake, answer) for mistake, answer in wrong if answer and set(answer) != set(right)
    )
