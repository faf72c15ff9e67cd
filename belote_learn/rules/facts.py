"""What the decision needs to know of the cards on the table, computed once when they are laid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from belote_learn.rules.ranking import BEATERS, SUIT_MASK, winning_index

if TYPE_CHECKING:
    from belote_learn.cards import Card, Suit


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


_EMPTY_TABLE: Final = -1


def trick_facts(trick: tuple[Card, ...], trump: Suit) -> TrickFacts:
    """Read the facts off the cards on the table.

    Args:
        trick: Zero to three cards in playing order.
        trump: The trump suit.
    """
    trumps = SUIT_MASK[trump]
    if not trick:
        return TrickFacts(0, trumps, False, False, False, 0, _EMPTY_TABLE)  # noqa: FBT003
    winning = winning_index(trick, trump)
    trumps_led = trick[0].suit is trump
    return TrickFacts(
        led=SUIT_MASK[trick[0].suit],
        trumps=trumps,
        trumps_led=trumps_led,
        ruffed=not trumps_led and trick[winning].suit is trump,
        # the partner played two cards ago, so sits two places before the player to move
        partner_winning=winning == len(trick) - 2,
        beaters=BEATERS[trump][trick[winning].index],
        winning=winning,
    )
