"""Hands to practise bidding with, found by seed.

As they come, most hands are a plain pass, which teaches little. So each hand is looked for by a
wish that its number and the seed make: one in three is bid on in the second round, about half lie
within `NEAR` points of where the advice turns, the others farther off, and about half speak for
taking. The learner cannot tell which kind comes next. It is a drill, not the odds of real hands.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from belote_learn.play.bid_advice import value_bids
from belote_learn.play.bots import choose
from belote_learn.play.deal import Deal
from belote_learn.play.seeds import derive
from belote_learn.play.seen import seen_by

if TYPE_CHECKING:
    from belote_learn.rules.rulesets import RuleSet
    from belote_learn.seats import Seat

#: A hand is near the threshold when it counts no farther from it than this.
NEAR: Final = 15

# seeds kept for each hand; few need more than 200 of them
_TRIES: Final = 1 << 12


@dataclass(frozen=True, slots=True)
class Wish:
    """What a hand to practise with should be like.

    Attributes:
        turn: The round in which the learner bids, 1 or 2.
        near: Whether its count lies within `NEAR` points of the threshold.
        take: Whether its count speaks for taking.
    """

    turn: int
    near: bool
    take: bool

    def fits(self, points: int, needed: int) -> bool:
        """Whether a count is what is wished for."""
        return (abs(points - needed) <= NEAR) is self.near and (points >= needed) is self.take


def wish(seed: int, number: int) -> Wish:
    """Return the wish for a hand of a series.

    Args:
        seed: The seed of the series.
        number: Which hand, from 1.

    Example:
        >>> wish(7, 1)
        Wish(turn=1, near=True, take=True)
    """
    drawn = derive(seed, number * _TRIES)
    return Wish(turn=1 if drawn % 3 else 2, near=drawn >> 9 & 1 == 1, take=drawn >> 17 & 1 == 1)


def find_hand(
    seed: int, number: int, seat: Seat, *, ruleset: RuleSet, dealer: Seat | None = None
) -> Deal:
    """Find a hand of a series: a deal in which the learner is to bid.

    Args:
        seed: The seed of the series.
        number: Which hand: 0 for the seed's own, if the learner is asked in it.
        seat: The learner's seat.
        ruleset: The rules in force.
        dealer: Who deals; None to draw the dealer each time.

    Returns:
        The deal, the bots' bids before the learner's made. The first hand is the first in which
        the learner is asked at all; a later one is what `wish` says, or, where none of many seeds
        has that, again the first in which the learner is asked.

    Example:
        >>> from belote_learn.rules.rulesets import ruleset
        >>> from belote_learn.seats import Seat
        >>> find_hand(7, 0, Seat.SOUTH, ruleset=ruleset("family")).bids
        (<W: pass>,)
    """
    wished = wish(seed, number) if number else None
    plain = None
    for candidate in range(number * _TRIES, (number + 1) * _TRIES):
        deal = Deal.new(seed=derive(seed, candidate), dealer=dealer, ruleset=ruleset)
        if wished is None or _fits(deal, seat, wished):
            asked = _asked(deal, seat, wished.turn if wished else 1)
            if asked is not None:
                return asked
        elif plain is None:
            plain = _asked(deal, seat, 1)
    return plain if plain is not None else Deal.new(seed=seed, dealer=seat, ruleset=ruleset)


def counts(deal: Deal, seat: Seat, turn: int) -> tuple[int, int]:
    """Return the points of a seat's best suit in a round, and from how many on taking is advised.

    Args:
        deal: A deal before anyone has taken.
        seat: The seat.
        turn: The round, 1 or 2.
    """
    if deal.turn_up is None:
        return 0, 0
    values = value_bids(dict(deal.dealt)[seat], deal.turn_up, turn, deal.ruleset)
    return max(value.points for value in values), values[0].needed


def _fits(deal: Deal, seat: Seat, wished: Wish) -> bool:
    """Whether a hand is what is wished for; in the second round it must have been one to pass."""
    first = counts(deal, seat, 1)
    if wished.turn == 1:
        return wished.fits(*first)
    return first[0] < first[1] and wished.fits(*counts(deal, seat, 2))


def _asked(deal: Deal, seat: Seat, turn: int) -> Deal | None:
    """Let bots bid until a seat is to bid in a round; None if somebody takes before."""
    while deal.phase == "bidding" and (who := deal.to_act) is not None:
        if who is seat and deal.bidding_round == turn:
            return deal
        deal = deal.act("pass" if who is seat else choose(seen_by(deal, who)))
    return None
