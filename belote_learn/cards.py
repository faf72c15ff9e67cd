"""The 32 cards: suits, ranks, and how they are read and written. Knows nothing of trumps."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Self

from belote_learn.errors import NotationError
from belote_learn.given import as_text


class Suit(StrEnum):
    """A suit; the value is its letter in notation.

    Example:
        >>> Suit("H"), Suit.HEARTS.symbol
        (<Suit.HEARTS: 'H'>, '♥')
    """

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def symbol(self) -> str:
        """The suit's sign."""
        return "♠♥♦♣"["SHDC".index(self.value)]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a suit from its letter or its sign.

        Raises:
            NotationError: If the text is neither.

        Example:
            >>> Suit.parse("♥"), Suit.parse("s")
            (<Suit.HEARTS: 'H'>, <Suit.SPADES: 'S'>)
        """
        letter = _letter(as_text(text).strip())
        if letter is None:
            raise NotationError("suit-unreadable", found=as_text(text))
        return cls(letter)


class Rank(StrEnum):
    """A rank, from seven to ace in plain order; the value is its letter in notation."""

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    TEN = "T"
    ACE = "A"


@dataclass(frozen=True, order=True, slots=True, repr=False)
class Card:
    """One of the 32 cards.

    Cards sort by suit (spades, hearts, diamonds, clubs), then by strength outside trumps.

    Attributes:
        suit: Its suit.
        rank: Its rank.
        index: Its place in the pack, 0 to 31; bit `index` stands for it in a mask.

    Example:
        >>> card = Card.parse("10♦")
        >>> card, card.code, card.suit.name
        (10♦, 'TD', 'DIAMONDS')
    """

    suit: Suit = field(compare=False)
    rank: Rank = field(compare=False)
    index: int = field(init=False)

    def __post_init__(self) -> None:
        if not isinstance(self.suit, Suit) or not isinstance(self.rank, Rank):
            card = self.parse(as_text(self.rank) + as_text(self.suit))
            object.__setattr__(self, "suit", card.suit)
            object.__setattr__(self, "rank", card.rank)
        place = 8 * "SHDC".index(self.suit) + "789JQKTA".index(self.rank)
        object.__setattr__(self, "index", place)

    @property
    def code(self) -> str:
        """The two ASCII characters that write the card: rank, then suit."""
        return self.rank + self.suit

    @property
    def bit(self) -> int:
        """The card as a mask of one bit."""
        return 1 << self.index

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card: "TD", "10D" and "10♦" are the same card, in either case.

        The letters of French and Portuguese cards are read too: "V♥" is the jack, "D♥" the queen
        and "R♥" the king of hearts.

        Raises:
            NotationError: If the text is not a card of the 32-card pack.
        """
        match = _CARD.fullmatch(as_text(text).strip().upper())
        if match is None:
            raise NotationError("card-unreadable", found=as_text(text))
        rank, suit = match.groups()
        return BY_CODE[_RANKS.get(rank, rank) + str(_letter(suit))]

    def __str__(self) -> str:
        return ("10" if self.rank is Rank.TEN else self.rank.value) + self.suit.symbol

    __repr__ = __str__


_CARD: Final = re.compile("(10|[AKQJTRDV987])([SHDC♠♥♦♣♤♡♢♧])[\ufe0e\ufe0f]?")
# what French and Portuguese cards print in their corners: roi/rei, dame/dama, valet/valete
_RANKS: Final = {"10": "T", "R": "K", "D": "Q", "V": "J"}
_SIGNS: Final = dict(zip("♠♥♦♣♤♡♢♧", "SHDCSHDC", strict=True))


def _letter(suit: str) -> str | None:
    letter = _SIGNS.get(suit.rstrip("\ufe0e\ufe0f"), suit.upper())
    return letter if letter in {"S", "H", "D", "C"} else None


#: The 32 cards in order of `Card.index`.
PACK: Final[tuple[Card, ...]] = tuple(Card(suit, rank) for suit in Suit for rank in Rank)
BY_CODE: Final[dict[str, Card]] = {card.code: card for card in PACK}


def read_cards(cards: str | Iterable[Card | str]) -> tuple[Card, ...]:
    """Read several cards, in the order given.

    Args:
        cards: A text of cards separated by spaces or commas, or an iterable of cards or codes.

    Returns:
        The cards; empty for an empty text.

    Raises:
        NotationError: If one of them cannot be read.

    Example:
        >>> read_cards("10D, 8♦ JH")
        (10♦, 8♦, J♥)
    """
    if isinstance(cards, str):
        cards = cards.replace(",", " ").split()
    elif not isinstance(cards, Iterable):
        raise NotationError("cards-unreadable", found=as_text(cards))
    return tuple(card if isinstance(card, Card) else Card.parse(card) for card in cards)


def mask_of(cards: Iterable[Card]) -> int:
    """Return the set of cards as a mask: bit `Card.index` is set for each."""
    mask = 0
    for card in cards:
        mask |= 1 << card.index
    return mask


def first_repeated(cards: Iterable[Card]) -> Card | None:
    """Return the first card that comes a second time, if any."""
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            return card
        seen.add(card)
    return None
