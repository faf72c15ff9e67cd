"""Playing a deal out in masks: legal set, play and winner, and no object a learner would meet.

For whoever plays thousands of deals to their end (bots, hints, benchmarks). The legal set is the
one decision's; only the way the cards are held is bare: a hand is a mask, a seat is its place in
turn order (0 to 3), sides are places 0 and 2 against 1 and 3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from belote_learn.rules.counts import LAST_TRICK
from belote_learn.rules.facts import EMPTY_TABLE, SPOT, facts_table
from belote_learn.rules.following import decide
from belote_learn.rules.ranking import CARD_POINTS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from belote_learn.cards import Suit
    from belote_learn.rules.rulesets import PlayOptions

# after the second and the third card: where the facts of the next table begin; none after the last
_NEXT_SPOT: Final = (SPOT[2][0], SPOT[3][0], 0)


def play_out(
    hands: Sequence[int],
    trump: Suit,
    rules: PlayOptions,
    chance: Callable[[], float],
    leader: int = 0,
) -> tuple[int, int]:
    """Play a deal to its end, each card drawn from those that may be played.

    Args:
        hands: Four hands of equal size as masks, in turn order.
        trump: The trump suit.
        rules: The options of play.
        chance: Gives numbers from 0 up to 1, such as the `random` method of a `Random`.
        leader: Place of the seat that leads the first trick.

    Returns:
        Card points, the ten for the last trick included, of places 0 and 2 and of places 1 and 3.

    Example:
        >>> from belote_learn.cards import Suit
        >>> from belote_learn.rules.rulesets import ruleset
        >>> quarters = [0xFF << 8 * place for place in range(4)]
        >>> play_out(quarters, Suit.SPADES, ruleset("family").play, lambda: 0.0)
        (162, 0)
    """
    held, points = list(hands), [0, 0]
    tables, worth, empty = facts_table(trump), CARD_POINTS[trump], EMPTY_TABLE[trump]
    while held[leader]:
        card = decide(held[leader], empty, rules)[1]
        if card & card - 1:  # several may be played: drop as many low ones as chance says
            for _ in range(int(chance() * card.bit_count())):
                card &= card - 1
            card &= -card
        held[leader] ^= card
        best, winner, place = card.bit_length() - 1, leader, leader
        total, row = worth[best], tables[best >> 3]
        table = row[best][0]
        for spot in _NEXT_SPOT:
            place = (place + 1) & 3
            card = decide(held[place], table, rules)[1]
            if card & card - 1:
                for _ in range(int(chance() * card.bit_count())):
                    card &= card - 1
                card &= -card
            held[place] ^= card
            index = card.bit_length() - 1
            total += worth[index]
            if card & table.beaters:
                best, winner = index, place
            if spot:
                table = row[best][spot + ((winner - leader) & 3)]
        leader = winner
        points[leader & 1] += total
    points[leader & 1] += LAST_TRICK
    return points[0], points[1]
