"""When an article comes again: spaced repetition, by the `fsrs` package.

One item is one article under one ruleset. What is scheduled is the article, not an exercise: the
next time another exercise of it is searched for.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from math import isfinite
from typing import TYPE_CHECKING, Any, Final

from belote_learn.exercises.learner import Learner, Outcome
from belote_learn.given import is_whole
from belote_learn.rules.rulesets import RULESETS, RuleSet
from belote_learn.rules.rulesets import ruleset as named_ruleset

if TYPE_CHECKING:
    from fsrs import Card

#: How an article stands: never drilled, being learned, known, or slipped and being learned again.
STATES: Final = ("new", "learning", "review", "relearning")


@dataclass(frozen=True, slots=True)
class Memory:
    """What the scheduler remembers of an item; the numbers are `fsrs`'s own.

    Attributes:
        state: A place in `STATES`, 1 to 3.
        step: The learning step, or None.
        stability: Days until it is remembered nine times out of ten.
        difficulty: 1 to 10.
        due: When it comes again.
        last: When it was last drilled.
    """

    state: int
    step: int | None
    stability: float
    difficulty: float
    due: datetime
    last: datetime


@dataclass(frozen=True, slots=True)
class Item:
    """How a learner stands on one article under one ruleset.

    Attributes:
        article: Id of the article.
        rules: The ruleset, and its house rules if it has any, as text.
        learner: The level it is drilled at.
        done: Exercises done.
        right: Those that were right at once.
        memory: What the scheduler remembers; None before the first exercise.
    """

    article: str
    rules: str
    learner: Learner = field(default_factory=Learner)
    done: int = 0
    right: int = 0
    memory: Memory | None = None

    @property
    def state(self) -> str:
        """One of `STATES`."""
        return STATES[self.memory.state if self.memory else 0]

    @property
    def due(self) -> datetime | None:
        """When it comes again; None before the first exercise."""
        return self.memory.due if self.memory else None

    def is_due(self, now: datetime) -> bool:
        """Tell whether it is time to drill it again."""
        return self.memory is not None and self.memory.due <= now


def rules_key(ruleset: str | RuleSet = RULESETS[0]) -> str:
    """Write a ruleset as text, its house rules too.

    Example:
        >>> from belote_learn.rules.rulesets import ruleset
        >>> rules_key("ffb"), rules_key(ruleset("family").replace(capot=250))
        ('ffb', 'family;capot=250')
    """
    rules = named_ruleset(ruleset)
    return ";".join((rules.id, *(f"{name}={value}" for name, value in rules.changes.items())))


def reviewed(item: Item, outcome: Outcome, now: datetime) -> Item:
    """Return an item after one more exercise.

    Args:
        item: The item.
        outcome: "first", "retry" or "shown".
        now: The moment, with its time zone.

    Raises:
        DrillError: If the outcome is none of these.

    Example:
        >>> noon = datetime(2030, 5, 1, 12, tzinfo=UTC)
        >>> item = reviewed(Item("play.ruff", "family"), "first", noon)
        >>> item.state, item.due - noon
        ('learning', datetime.timedelta(seconds=600))
    """
    from fsrs import Rating, Scheduler  # noqa: PLC0415 (only who keeps progress needs it)

    learner = item.learner.after(outcome)
    ratings = {"first": Rating.Good, "retry": Rating.Hard, "shown": Rating.Again}
    moment = now.astimezone(UTC)
    # without its random spread the same answers always lead to the same dates
    scheduler = Scheduler(enable_fuzzing=False)
    card, _ = scheduler.review_card(_card(item, moment), ratings[outcome], review_datetime=moment)
    memory = Memory(
        state=int(card.state),
        step=card.step,
        stability=card.stability or 0.0,
        difficulty=card.difficulty or 0.0,
        due=card.due,
        last=moment,
    )
    right = item.right + (outcome == "first")
    return replace(item, learner=learner, done=item.done + 1, right=right, memory=memory)


def _card(item: Item, now: datetime) -> Card:
    from fsrs import Card, State  # noqa: PLC0415 (only who keeps progress needs it)

    kept = item.memory
    if kept is None:
        return Card(card_id=0, due=now)
    return Card(
        card_id=0,
        state=State(kept.state),
        step=kept.step,
        stability=kept.stability,
        difficulty=kept.difficulty,
        due=kept.due,
        # a clock that was set back must not make time run backwards
        last_review=min(kept.last, now),
    )


def pack(item: Item) -> dict[str, Any]:
    """Turn an item into what JSON can hold."""
    at, kept = item.learner, item.memory
    packed = {
        "article": item.article,
        "rules": item.rules,
        "level": at.level,
        "row": [at.right, at.wrong],
        "done": item.done,
        "right": item.right,
    }
    if kept is None:
        return packed
    return packed | {
        "state": STATES[kept.state],
        "step": kept.step,
        "stability": kept.stability,
        "difficulty": kept.difficulty,
        "due": kept.due.isoformat(),
        "last": kept.last.isoformat(),
    }


def unpack(packed: dict[str, Any]) -> Item:
    """Read what `pack` wrote.

    Raises:
        ValueError: If something is not what `pack` writes; so do KeyError and TypeError.
    """
    right_row, wrong_row = (_whole(number) for number in packed["row"])
    return Item(
        article=_text(packed["article"]),
        rules=_text(packed["rules"]),
        learner=Learner(_whole(packed["level"], 1, 3), right_row, wrong_row),
        done=_whole(packed["done"]),
        right=_whole(packed["right"]),
        memory=_memory(packed) if "state" in packed else None,
    )


def _memory(packed: dict[str, Any]) -> Memory:
    state, step = STATES.index(packed["state"], 1), packed["step"]
    # the scheduler asks a step of what is being learned, and none of what is known
    known = STATES[state] == "review"
    if known != (step is None):
        raise ValueError(step)
    return Memory(
        state=state,
        step=None if known else _whole(step, 0, 9),
        stability=_positive(packed["stability"]),
        difficulty=_positive(packed["difficulty"]),
        due=_moment(packed["due"]),
        last=_moment(packed["last"]),
    )


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _whole(value: Any, least: int = 0, most: int = 10**9) -> int:
    if not is_whole(value, least, most):
        raise ValueError(value)
    return int(value)


def _positive(value: Any) -> float:
    number = float(value)
    if not isfinite(number) or number <= 0:
        raise ValueError(value)
    return number


def _moment(value: Any) -> datetime:
    moment = datetime.fromisoformat(_text(value))
    if moment.tzinfo is None:
        raise ValueError(value)
    return moment.astimezone(UTC)
