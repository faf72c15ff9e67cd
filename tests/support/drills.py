"""What the tests of exercises share: many exercises of an article, and the cards as text."""

from __future__ import annotations

from functools import cache
from random import Random

from belote_learn.exercises.search import find


def chance(seed):
    """Chance that comes out the same every time."""
    return Random(seed)  # noqa: S311 (a game, not a secret)


@cache
def many(article, ruleset, count=100):
    """Distinct exercises of an article, from all three levels in turn; fewer if there are no more."""
    rng, found = chance(f"{article} {ruleset!r}"), {}
    fruitless = 0
    while len(found) < count and fruitless < 12:
        exercise = find(article, rng, ruleset, (len(found) + fruitless) % 3 + 1, seen=found)
        fruitless = fruitless + 1 if exercise.key in found else 0
        found[exercise.key] = exercise
    return list(found.values())


def codes(cards):
    return [card.code for card in cards]
