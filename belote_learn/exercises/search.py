"""Searching for exercises: moments of the game where one article decides.

Each kind of exercise is drawn towards what it is about, then kept or thrown away by the rules
themselves; never drawn blindly and asked about as it comes. In random play, to be unable to
overtrump is one decision in two hundred.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from belote_learn.exercises.counts import COUNTED, count_exercise
from belote_learn.exercises.exercise import LEVELS, DrillError, Exercise
from belote_learn.exercises.positions import RECIPES, legal_exercise
from belote_learn.exercises.spoken import (
    bids_exercise,
    pair_exercise,
    redeal_exercise,
    speaker_exercise,
    turn_up_exercise,
    word_exercise,
)
from belote_learn.exercises.tricks import leader_exercise, points_exercise, winner_exercise
from belote_learn.explain.articles import articles
from belote_learn.given import as_text, is_whole
from belote_learn.rules.rulesets import RULESETS, RuleSet
from belote_learn.rules.rulesets import ruleset as named_ruleset

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from random import Random

    Maker = Callable[[Random, RuleSet, int], Exercise | None]

#: After so many draws without an exercise there is none to find; after so many that were all seen
#: before, one of them comes again.
DRAWS: Final = 600
REPEATS: Final = 200

_MAKERS: Final[dict[str, tuple[Maker, ...]]] = {
    **{name: (partial(legal_exercise, name),) for name in RECIPES},
    "play.lead": (partial(legal_exercise, "play.lead"), leader_exercise),
    "play.trick-winner": (winner_exercise,),
    "announce.belote": (pair_exercise,),
    "announce.words": (partial(word_exercise, "announce.words"),),
    "announce.refused": (partial(word_exercise, "announce.refused"),),
    "points.cards": (partial(points_exercise, "points.cards"),),
    "points.last-trick": (partial(points_exercise, "points.last-trick"),),
    **{name: (partial(count_exercise, name),) for name in COUNTED},
    "bidding.order": (speaker_exercise,),
    "bidding.first-round": (partial(bids_exercise, "bidding.first-round"),),
    "bidding.second-round": (partial(bids_exercise, "bidding.second-round"),),
    "bidding.taker": (turn_up_exercise,),
    "bidding.all-pass": (redeal_exercise,),
}


def drilled(ruleset: str | RuleSet = RULESETS[0]) -> tuple[str, ...]:
    """Return the articles that can be drilled under a ruleset, in the order of the rulebook.

    An article that rules put out of force is left out: points held over where a tie fails, or
    trumps too low to rise where nobody ever has to.

    Args:
        ruleset: Id of a ruleset, or a `RuleSet`.

    Raises:
        RuleSetError: If the ruleset is unknown.

    Example:
        >>> "contract.held-over" in drilled("family"), "contract.held-over" in drilled("clockwise")
        (False, True)
    """
    rules = named_ruleset(ruleset)
    unheard = {"play.cannot-rise"} if rules.trump_led_must_beat == "never" else set()
    return tuple(
        name
        for name, facts in articles().items()
        if name in _MAKERS and name not in unheard and facts.in_force(rules)
    )


def read_article(
    text: str,
    ruleset: str | RuleSet = RULESETS[0],
    among: Collection[str] | None = None,
) -> str:
    """Read the name of an article that can be drilled; "play." may be left out.

    Args:
        text: The name.
        ruleset: Id of a ruleset, or a `RuleSet`.
        among: The articles that may be asked for, where they are not all that can be drilled.

    Raises:
        DrillError: If there is none under the ruleset; the error names those there are.

    Example:
        >>> read_article("partner-exception")
        'play.partner-exception'
    """
    there = tuple(name for name in drilled(ruleset) if among is None or name in among)
    name = as_text(text).strip().lower().replace("_", "-").replace(" ", "-")
    for found in (name, f"play.{name}"):
        if found in there:
            return found
    raise DrillError("article-unknown", found=as_text(text), expected=there)


def check_level(level: int) -> None:
    """Make sure that there is such a level.

    Raises:
        DrillError: If there is not; True and 1.0 are none either.
    """
    if not is_whole(level, 1, LEVELS):
        raise DrillError("level-unknown", found=as_text(level), expected=LEVELS)


def find(
    article: str,
    rng: Random,
    ruleset: str | RuleSet = RULESETS[0],
    level: int = 1,
    *,
    seen: Collection[str] = (),
) -> Exercise:
    """Search for an exercise on an article.

    Args:
        article: Id of the article; "play." may be left out.
        rng: Where chance comes from: the same state finds the same exercise.
        ruleset: Id of a ruleset, or a `RuleSet`.
        level: 1 to 3, the hardest.
        seen: Keys of exercises not to come again while there are others.

    Returns:
        An exercise the article decides; one already seen only when no other was found.

    Raises:
        DrillError: If the article cannot be drilled under the ruleset, or there is no such level.
        RuleSetError: If the ruleset is unknown.

    Example:
        >>> from random import Random
        >>> exercise = find("undertrump", Random(3), level=2)
        >>> exercise.moment.ruling.duty, exercise.answer == exercise.moment.legal_cards
        ('play.undertrump', True)
    """
    rules = named_ruleset(ruleset)
    name = read_article(article, rules)
    check_level(level)
    again: list[Exercise] = []
    makers = _MAKERS[name]
    for _ in range(DRAWS):
        found = (makers[0] if len(makers) == 1 else rng.choice(makers))(rng, rules, level)
        if found is None:
            continue
        if found.key not in seen:
            return found
        again.append(found)
        if len(again) == REPEATS:
            break
    if not again:
        raise DrillError("none-found", rule=name, count=level)
    return again[-1]
