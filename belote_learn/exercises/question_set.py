"""`QuestionSet`: questions on moments of real deals, and the short code that brings them again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from belote_learn.errors import InvalidStateError, NotationError
from belote_learn.exercises.exercise import LEVELS
from belote_learn.exercises.real_moments import ASKED, Question, search
from belote_learn.exercises.search import check_level, drilled, read_article
from belote_learn.given import as_text, is_whole, wrong_kind
from belote_learn.play.deal_code import RULESET_IDS, decipher, spell
from belote_learn.play.seeds import derive
from belote_learn.rules.rulesets import RULESETS, RuleSet
from belote_learn.rules.rulesets import ruleset as named_ruleset

#: Seeds go from 0 up to this; a code has twenty bits for them.
SET_SEEDS: Final = 1 << 20
#: The most questions of a set.
MOST: Final = 16
#: What the seeds of a set's deals are made from, beside its own seed.
_DEALS_FROM: Final = 0x5E7


@dataclass(frozen=True, slots=True, repr=False)
class QuestionSet:
    """Questions on moments of real deals: the same for everybody who has the code.

    Attributes:
        seed: What the deals are made from.
        about: Ids of the articles asked about, in the order of the rulebook.
        level: 1 to 3, the hardest.
        count: How many questions.
        ruleset: The rules in force.

    Raises:
        InvalidStateError: If the seed or the count is out of range, or the rules are house rules,
            for which there is no code; or if the articles are of no such kind.
        DrillError: If there are no questions on an article under the ruleset, or there is no such
            level.
        RuleSetError: If the ruleset is unknown.

    Example:
        >>> asked = QuestionSet.new(seed=7, about="ruff", count=2)
        >>> asked.code, QuestionSet.from_code(asked.code) == asked
        ('AEBAAAAHM', True)
        >>> asked.questions[0]
        <Question 1: play.ruff in trick 6 of AKBVZ3Z43>
    """

    seed: int
    about: tuple[str, ...]
    level: int
    count: int
    ruleset: RuleSet

    def __post_init__(self) -> None:
        rules = named_ruleset(self.ruleset)
        if rules.changes or rules.id not in RULESET_IDS:
            raise InvalidStateError("set-house-rules", found=rules.id)
        _check_whole(self.seed, 0, SET_SEEDS - 1, "set-seed")
        _check_whole(self.count, 1, MOST, "set-count")
        check_level(self.level)
        object.__setattr__(self, "ruleset", rules)
        object.__setattr__(self, "about", _read_articles(self.about, rules))

    @classmethod
    def new(
        cls,
        seed: int = 7,
        *,
        about: str | Iterable[str] = (),
        level: int = 1,
        count: int = 8,
        ruleset: str | RuleSet = RULESETS[0],
    ) -> QuestionSet:
        """Choose what is asked.

        Args:
            seed: A whole number from 0 up to 2**20 - 1, always the same questions for a number.
            about: Ids of articles; "play." may be left out. None of them for all there are.
            level: 1 to 3, the hardest.
            count: 1 to 16.
            ruleset: Id of a ruleset, or a `RuleSet`.

        Raises:
            InvalidStateError: If the seed or the count is out of range, or the rules are house
                rules, for which there is no code; or if the articles are of no such kind.
            DrillError: If there are no questions on an article under the ruleset, or there is no
                such level.
            RuleSetError: If the ruleset is unknown.
        """
        return cls(seed, about, level, count, ruleset)  # type: ignore[arg-type] # read there

    @classmethod
    def from_code(cls, code: str) -> QuestionSet:
        """Read the set that a code stands for.

        Args:
            code: The nine characters of `QuestionSet.code`, in either case; spaces and hyphens may
                stand between them.

        Raises:
            NotationError: If it is not such a code, or is that of a deal.
        """
        number = decipher(code, "set")
        number, seed = divmod(number, SET_SEEDS)
        number, chosen = divmod(number, 1 << len(ASKED))
        number, count = divmod(number, MOST)
        ruleset, level = divmod(number, LEVELS)
        about = [name for place, name in enumerate(ASKED) if chosen >> place & 1]
        if ruleset >= len(RULESET_IDS) or not about:
            raise NotationError("set-code-unknown", found=as_text(code))
        rules = RULESET_IDS[ruleset]
        if not set(about) <= set(drilled(rules)):
            raise NotationError("set-code-unknown", found=as_text(code))
        return cls.new(seed, about=about, level=level + 1, count=count + 1, ruleset=rules)

    @property
    def code(self) -> str:
        """Nine characters that stand for the set."""
        number = RULESET_IDS.index(self.ruleset.id) * LEVELS + self.level - 1
        number = number * MOST + self.count - 1
        number = (number << len(ASKED)) + sum(1 << ASKED.index(name) for name in self.about)
        return spell(number * SET_SEEDS + self.seed, "set")

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions, the articles in turn.

        Raises:
            DrillError: If no moment is found for an article at this level.
        """
        return _questions(self)

    def __repr__(self) -> str:
        return f"QuestionSet.from_code({self.code!r})"


@lru_cache(maxsize=32)
def _questions(asked: QuestionSet) -> tuple[Question, ...]:
    about, count = asked.about, asked.count
    # every article in turn; where there are too many of them, some from all over the rulebook
    step = max(1, len(about) / count)
    wanted = tuple(about[int(place * step) % len(about)] for place in range(count))
    return search(derive(_DEALS_FROM, asked.seed + 1), wanted, asked.level, asked.ruleset)


def _read_articles(about: Any, rules: RuleSet) -> tuple[str, ...]:
    """Return the articles that are meant, in the order of the rulebook; all for none named."""
    if not isinstance(about, Iterable):
        raise wrong_kind(about, str, list)
    names = (about,) if isinstance(about, str) else tuple(about)
    chosen = {read_article(name, rules, ASKED) for name in names} or set(drilled(rules))
    return tuple(name for name in ASKED if name in chosen)


def _check_whole(value: int, least: int, most: int, error: str) -> None:
    if not is_whole(value, least, most):
        raise InvalidStateError(error, found=as_text(value), expected=most)
