"""`Action`: what a player does in turn, and how it is written: "pass", "take", "S", "KH belote"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from belote_learn.cards import PACK, Card, Suit
from belote_learn.errors import NotationError
from belote_learn.given import as_text, one_of
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Mapping

Kind = Literal["pass", "take", "name", "play"]
Word = Literal["", "belote", "rebelote"]


WORDS: Final[tuple[Word, ...]] = ("belote", "rebelote")
_KINDS: Final[tuple[Kind, ...]] = ("pass", "take", "name", "play")


@dataclass(frozen=True, slots=True, repr=False)
class Action:
    """One bid, or one card with the word said as it is played.

    Attributes:
        seat: Who acts.
        kind: "pass", "take" (the turn-up, in the first round), "name" (a suit, in the second) or
            "play".
        suit: The suit named, or None.
        card: The card played, or None.
        word: "belote" or "rebelote" said with the card, or "".

    Example:
        >>> action = read_action("10h Belote", Seat.NORTH)
        >>> str(action), action
        ('TH belote', <N: TH belote>)
    """

    seat: Seat
    kind: Kind
    suit: Suit | None = None
    card: Card | None = None
    word: Word = ""

    def __post_init__(self) -> None:
        card = self.card if self.card is None else Card.parse(as_text(self.card))
        suit = self.suit if self.suit is None else Suit.parse(self.suit)
        kind, word = one_of(self.kind, _KINDS), one_of(self.word, ("", *WORDS))
        if kind is None or word is None:
            found = f"{as_text(self.kind)} {as_text(self.word)}".rstrip()
            raise NotationError("action-unreadable", found=found)
        if (card is None) == (kind == "play") or (suit is None) == (kind == "name"):
            raise NotationError("action-unreadable", found=kind)
        read = {"seat": Seat.parse(self.seat), "kind": kind, "suit": suit, "card": card}
        for name, value in (read | {"word": word}).items():
            object.__setattr__(self, name, value)

    def __str__(self) -> str:
        if self.card is not None:
            return f"{self.card.code} {self.word}".rstrip()
        return self.suit.value if self.suit is not None else self.kind

    def __repr__(self) -> str:
        return f"<{self.seat.value}: {self}>"


#: Every action there is, made once: a deal's actions are picked from these.
PASS: Final[Mapping[Seat, Action]] = {seat: Action(seat, "pass") for seat in Seat}
TAKE: Final[Mapping[Seat, Action]] = {seat: Action(seat, "take") for seat in Seat}
NAME: Final[Mapping[Seat, Mapping[Suit, Action]]] = {
    seat: {suit: Action(seat, "name", suit=suit) for suit in Suit} for seat in Seat
}
PLAY: Final[Mapping[Seat, tuple[Action, ...]]] = {
    seat: tuple(Action(seat, "play", card=card) for card in PACK) for seat in Seat
}


def said(action: Action, word: Word) -> Action:
    """Return the same card played with a word."""
    return Action(action.seat, "play", card=action.card, word=word)


def read_action(text: str, seat: Seat) -> Action:
    """Read what a player does.

    Args:
        text: "pass", "take", a suit ("S" or "♠"), or a card with perhaps a word: "KH belote".
        seat: Who acts.

    Raises:
        NotationError: If the text is none of these.
    """
    words = as_text(text).split()
    try:
        if len(words) == 1:
            return _read_one(words[0], seat)
        card, word = words
        return said(PLAY[seat][Card.parse(card).index], _WORD[word.lower()])
    except (NotationError, KeyError, ValueError):
        raise NotationError("action-unreadable", found=as_text(text)) from None


_WORD: Final[dict[str, Word]] = {word: word for word in WORDS}


def _read_one(word: str, seat: Seat) -> Action:
    if word.lower() in {"pass", "take"}:
        return (PASS if word.lower() == "pass" else TAKE)[seat]
    try:
        return NAME[seat][Suit.parse(word)]
    except NotationError:
        return PLAY[seat][Card.parse(word).index]
