"""What each card of a trick did, and why its winner is winning: message ids and facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belote_learn.rules.ranking import winning_index

if TYPE_CHECKING:
    from belote_learn.play.trick import Trick


def role(trick: Trick, place: int) -> str:
    """Name what the card at a place did: leads, follows, ruffs, overtrumps, undertrumps, discards.

    Args:
        trick: The trick.
        place: Place in playing order, 0 to 3.

    Example:
        >>> from belote_learn.play.trick import Trick
        >>> [role(Trick("H", leader="N", cards="10D 8D 7H JH"), place) for place in range(4)]
        ['leads', 'follows', 'ruffs', 'overtrumps']
    """
    card, led = trick.cards[place], trick.cards[0]
    if place == 0:
        return "leads"
    if card.suit is led.suit:
        return "follows"
    if card.suit is not trick.trump:
        return "discards"
    if all(other.suit is not trick.trump for other in trick.cards[:place]):
        return "ruffs"
    return "overtrumps" if takes(trick, place) else "undertrumps"


def takes(trick: Trick, place: int) -> bool:
    """Whether the card at a place was winning when it was played."""
    return winning_index(trick.cards[: place + 1], trick.trump) == place


def winner_reason(trick: Trick) -> str:
    """Name why the winning card is winning: only, trumps, led, ruff or ruffs.

    Article: play.trick-winner.
    """
    if len(trick.cards) == 1:
        return "only"
    if trick.cards[0].suit is trick.trump:
        return "trumps"
    ruffs = sum(card.suit is trick.trump for card in trick.cards)
    return ("led", "ruff")[ruffs] if ruffs < 2 else "ruffs"  # noqa: PLR2004 (one ruff needs no list)
