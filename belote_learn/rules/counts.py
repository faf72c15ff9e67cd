"""`Count`: what a deal came to before it is scored, and which counts no deal can come to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from belote_learn.errors import InvalidStateError
from belote_learn.given import as_text, by_key, is_whole
from belote_learn.rules.ranking import PLAIN_POINTS, TRUMP_POINTS
from belote_learn.seats import Seat, Team

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belote_learn.rules.rulesets import RuleSet

ALL_TRICKS: Final = 8
TRICK_CARDS: Final = 4
LAST_TRICK: Final = 10
ALL_POINTS: Final = 162
BELOTE: Final = 20
BOTH_WORDS: Final = 2

#: Card points of the 32 cards, the dearest first.
_DEAREST: Final = sorted(
    [
        *TRUMP_POINTS.values(),
        *PLAIN_POINTS.values(),
        *PLAIN_POINTS.values(),
        *PLAIN_POINTS.values(),
    ],
    reverse=True,
)


@dataclass(frozen=True, slots=True)
class Count:
    """What a deal came to.

    Attributes:
        taker: The side that took.
        card_points: Side to card points, the ten for the last trick included: 162 in all.
        tricks: Side to tricks won, 8 in all.
        belote: The side of the player who held king and queen of trumps, or None.
        words: How many of "belote" and "rebelote" were said, 0 to 2.
        held_over: Points waiting from earlier ties.
        last_trick: The side that won the last trick; None where it is not known.
    """

    taker: Team
    card_points: Mapping[Team, int]
    tricks: Mapping[Team, int]
    belote: Team | None = None
    words: int = 0
    held_over: int = 0
    last_trick: Team | None = None


def read_taker(taker: Seat | Team | str) -> Team:
    """Read the taker's side, from a side or a seat.

    Raises:
        NotationError: If it is neither.
    """
    if isinstance(taker, Team) or as_text(taker).strip().upper() in set(Team):
        return Team.parse(taker)
    return Seat.parse(taker).team


def read_sides(values: Mapping[str, int] | Mapping[Team, int]) -> dict[Team, int]:
    """Read one number for either side.

    Raises:
        NotationError: If a side cannot be read.
        InvalidStateError: If there are not two sides with a whole number each, 0 or more.
    """
    sides = {Team.parse(side): value for side, value in by_key(values).items()}
    if len(sides) != len(Team) or not all(is_whole(value, 0) for value in sides.values()):
        raise InvalidStateError(
            "score-sides", found=as_text({str(side): value for side, value in values.items()})
        )
    return sides


def check_count(count: Count, rules: RuleSet) -> None:
    """Refuse a count that no deal can come to.

    Raises:
        InvalidStateError: Naming what cannot be.
    """
    _check_sums(count)
    _check_tricks(count)
    _check_words(count)
    _check_held_over(count, rules)


def _check_sums(count: Count) -> None:
    points, tricks = sum(count.card_points.values()), sum(count.tricks.values())
    if points != ALL_POINTS:
        raise InvalidStateError("score-points", found=points, expected=ALL_POINTS)
    if tricks != ALL_TRICKS:
        raise InvalidStateError("score-tricks", found=tricks, expected=ALL_TRICKS)


def _check_tricks(count: Count) -> None:
    """Refuse points that so few tricks cannot hold: above all, points without a trick."""
    for team in Team:
        won, points = count.tricks[team], count.card_points[team]
        if won == 0 and points:
            raise InvalidStateError("score-no-trick", team=team, found=points)
        most = sum(_DEAREST[: TRICK_CARDS * won]) + LAST_TRICK
        if points > most:
            raise InvalidStateError(
                "score-few-tricks", team=team, found=points, count=won, expected=most
            )
    last = count.last_trick
    if last is not None and (count.tricks[last] == 0 or count.card_points[last] < LAST_TRICK):
        raise InvalidStateError("score-last-trick", team=last, found=count.card_points[last])


def _check_words(count: Count) -> None:
    if not is_whole(count.words, 0, BOTH_WORDS):
        raise InvalidStateError("score-words", found=as_text(count.words))
    if count.words and count.belote is None:
        raise InvalidStateError("score-words-no-pair", count=count.words)


def _check_held_over(count: Count, rules: RuleSet) -> None:
    if not is_whole(count.held_over, 0):
        raise InvalidStateError("score-held-over", found=as_text(count.held_over))
    if count.held_over and rules.tie == "fail":
        raise InvalidStateError("score-no-litige", found=count.held_over)
