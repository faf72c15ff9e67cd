"""The two orders of strength, the two point tables, and what follows from them.

Strength is read from the orders, never from points: the seven and the eight are both worth 0.

Source: "Regras da belote", Ordem e valor das cartas, s12-14; "Reglas del Juego Belote", Fase de
vazas, s14-15 and Contagem de pontos, s5-21.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from belote_learn.cards import BY_CODE, PACK, Card, Suit, mask_of

if TYPE_CHECKING:
    from collections.abc import Iterable

#: Ranks from strongest to weakest.
TRUMP_ORDER: Final = "J9ATKQ87"
PLAIN_ORDER: Final = "ATKQJ987"

#: Card points by rank; the 32 cards are worth 152, the last trick 10 more.
TRUMP_POINTS: Final = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_POINTS: Final = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}

#: The cards of each suit, as a mask.
SUIT_MASK: Final[dict[Suit, int]] = {
    suit: mask_of(card for card in PACK if card.suit is suit) for suit in Suit
}


def points(cards: Iterable[Card], trump: Suit) -> int:
    """Count the card points of some cards.

    Args:
        cards: The cards, in any order.
        trump: The trump suit.

    Returns:
        Card points, 0 to 152 (the ten for the last trick is not a card).

    Example:
        >>> from belote_learn.cards import read_cards
        >>> points(read_cards("JH 9H JS"), Suit.HEARTS)
        36
    """
    return sum((TRUMP_POINTS if card.suit is trump else PLAIN_POINTS)[card.rank] for card in cards)


#: By trump suit and card index: the card points of each card.
CARD_POINTS: Final[dict[Suit, tuple[int, ...]]] = {
    trump: tuple(points((card,), trump) for card in PACK) for trump in Suit
}


def _beaters(winning: Card, trump: Suit) -> int:
    """Return the cards that would take the trick from `winning`, as a mask."""
    order = TRUMP_ORDER if winning.suit is trump else PLAIN_ORDER
    stronger = order[: order.index(winning.rank)]
    mask = mask_of(BY_CODE[rank + winning.suit] for rank in stronger)
    return mask if winning.suit is trump else mask | SUIT_MASK[trump]


#: By trump suit and index of the winning card: the cards that would take the trick from it.
BEATERS: Final[dict[Suit, tuple[int, ...]]] = {
    trump: tuple(_beaters(card, trump) for card in PACK) for trump in Suit
}


def winning_index(trick: tuple[Card, ...], trump: Suit) -> int:
    """Return the place in the trick of the card that is winning it.

    The highest trump wins; without one, the highest card of the suit led.

    Rules:
        play.trick-winner

    Args:
        trick: One to four cards in playing order.
        trump: The trump suit.

    Returns:
        0 for the card led, 3 for the last.

    Example:
        >>> from belote_learn.cards import read_cards
        >>> winning_index(read_cards("AC 10C KC 7H"), Suit.HEARTS)
        3
    """
    beaters, best = BEATERS[trump], 0
    beating = beaters[trick[0].index]
    for place, card in enumerate(trick):
        if beating >> card.index & 1:
            best, beating = place, beaters[card.index]
    return best
