"""What the decision needs to know of the cards on the table, computed once when they are laid."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from belote_learn.cards import PACK, Suit
from belote_learn.rules.ranking import BEATERS, SUIT_MASK, winning_index

if TYPE_CHECKING:
    from belote_learn.cards import Card


@dataclass(frozen=True, slots=True)
class TrickFacts:
    """The table as the player to move meets it.

    Attributes:
        led: Cards of the suit led, as a mask; 0 when nobody has played.
        trumps: Cards of the trump suit, as a mask.
        trumps_led: Whether the suit led is trumps.
        ruffed: Whether a plain lead has been trumped.
        partner_winning: Whether the player's partner is winning.
        beaters: Cards that would take the trick from the winning card, as a mask.
        winning: Place in the trick of the winning card; -1 when nobody has played.
    """

    led: int
    trumps: int
    trumps_led: bool
    ruffed: bool
    partner_winning: bool
    beaters: int
    winning: int


#: The table before anyone has played, by trump suit; `winning` is -1.
EMPTY_TABLE: Final[dict[Suit, TrickFacts]] = {
    trump: TrickFacts(
        led=0,
        trumps=SUIT_MASK[trump],
        trumps_led=False,
        ruffed=False,
        partner_winning=False,
        beaters=0,
        winning=-1,
    )
    for trump in Suit
}

#: By number of cards on the table and place of the winning one: where `facts_table` keeps them.
SPOT: Final = ((), (0,), (1, 2), (3, 4, 5))


def trick_facts(trick: tuple[Card, ...], trump: Suit) -> TrickFacts:
    """Read the facts off the cards on the table.

    Args:
        trick: Zero to three cards in playing order.
        trump: The trump suit.
    """
    if not trick:
        return EMPTY_TABLE[trump]
    winning = winning_index(trick, trump)
    row = facts_table(trump)[trick[0].index >> 3][trick[winning].index]
    return row[SPOT[len(trick)][winning]]


@cache
def facts_table(trump: Suit) -> tuple[tuple[tuple[TrickFacts, ...], ...], ...]:
    """Return every table there can be, so that a playout looks its facts up.

    All that legality asks of the cards on the table is the suit led, the winning card, its place
    and how many cards lie there: some three hundred tables for a trump suit.

    Args:
        trump: The trump suit.

    Returns:
        By suit led (in the order of `Suit`), index of the winning card and `SPOT`; empty where a
        card cannot be winning.
    """
    return tuple(
        tuple(_facts_of(led, card, trump) if card.suit in {led, trump} else () for card in PACK)
        for led in Suit
    )


def _facts_of(led: Suit, winner: Card, trump: Suit) -> tuple[TrickFacts, ...]:
    return tuple(
        TrickFacts(
            led=SUIT_MASK[led],
            trumps=SUIT_MASK[trump],
            trumps_led=led is trump,
            ruffed=led is not trump and winner.suit is trump,
            # the partner played two cards ago, so sits two places before the player to move
            partner_winning=place == count - 2,
            beaters=BEATERS[trump][winner.index],
            winning=place,
        )
        for count in (1, 2, 3)
        for place in range(count)
    )
