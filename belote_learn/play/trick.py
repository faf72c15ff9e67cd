"""`Trick`: one to four cards on the table, who is winning, and the hands that are known."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from belote_learn.cards import Card, Suit, read_cards
from belote_learn.given import by_key, read_number
from belote_learn.play.checks import (
    TRICK_SIZE,
    check_hands_of_trick,
    check_no_repeat,
    check_trick,
)
from belote_learn.play.position import Position
from belote_learn.rules.ranking import points, winning_index
from belote_learn.rules.rulesets import RULESETS, RuleSet
from belote_learn.rules.rulesets import ruleset as named_ruleset
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from belote_learn.messages.tricks import TrickVerdict


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Trick:
    """Cards on the table in playing order, with the hands that are known.

    Attributes:
        trump: The trump suit.
        leader: The seat that led.
        cards: One to four cards in playing order.
        ruleset: The rules in force.
        known: The hands that are known, as held before the trick, by seat in the order N E S W.

    Args:
        trump: A suit or its letter.
        leader: A seat or its letter.
        cards: One to four cards in playing order.
        ruleset: Id of a ruleset, or a `RuleSet`.
        hands: Seat to hand, as held before the trick; a seat left out stays hidden.

    Raises:
        NotationError: If a suit, seat or card cannot be read.
        InvalidStateError: If the trick cannot exist: no card or more than four, a card twice, a
            card played that its player does not hold, hands of different sizes.
        RuleSetError: If the ruleset is unknown.

    Example:
        >>> t = Trick("H", leader="N", cards="10D 8D AD 7H")
        >>> t.winner.name, t.points
        ('EAST', 21)
    """

    trump: Suit
    leader: Seat
    cards: tuple[Card, ...]
    ruleset: RuleSet
    known: tuple[tuple[Seat, tuple[Card, ...]], ...] = field(default=())

    def __init__(
        self,
        trump: Suit | str,
        *,
        leader: Seat | str,
        cards: str | Iterable[Card | str],
        ruleset: str | RuleSet = RULESETS[0],
        hands: Mapping[Seat | str, str | Iterable[Card | str]]
        | Mapping[Seat, tuple[Card, ...]]
        | Mapping[str, str]
        | None = None,
    ) -> None:
        suit, first = Suit.parse(trump), Seat.parse(leader)
        played, rules = read_cards(cards), named_ruleset(ruleset)
        check_trick(played)
        check_no_repeat(played)
        held = {Seat.parse(seat): read_cards(hand) for seat, hand in by_key(hands or {}).items()}
        seats = first.order(rules.direction)
        check_hands_of_trick(held, dict(zip(seats, played, strict=False)))
        for name, value in (
            ("trump", suit),
            ("leader", first),
            ("cards", played),
            ("ruleset", rules),
            ("known", tuple((seat, held[seat]) for seat in Seat if seat in held)),
        ):
            object.__setattr__(self, name, value)

    @property
    def hands(self) -> dict[Seat, tuple[Card, ...]]:
        """The hands that are known, as held before the trick."""
        return dict(self.known)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The four seats in the order they play."""
        return self.leader.order(self.ruleset.direction)

    @property
    def winner(self) -> Seat:
        """The seat that has won, or is winning so far. Article: play.trick-winner."""
        return self.seats[winning_index(self.cards, self.trump)]

    @property
    def points(self) -> int:
        """Card points on the table, 0 to 56 (the ten for the last trick is not a card)."""
        return points(self.cards, self.trump)

    @property
    def is_complete(self) -> bool:
        """Whether the fourth card is down."""
        return len(self.cards) == TRICK_SIZE

    @property
    def positions(self) -> tuple[Position, ...]:
        """A position for every known hand whose turn has come, in playing order."""
        turns = range(min(len(self.cards) + 1, TRICK_SIZE))
        return tuple(p for p in map(self.position_at, turns) if p is not None)

    def position_at(self, place: int) -> Position | None:
        """Return the moment when a seat plays its card, or None when its hand is not known.

        Args:
            place: Place in playing order, 0 to 3; at most the number of cards on the table.

        Raises:
            InvalidStateError: If there is no such place.
        """
        read_number("place", place, 0, min(len(self.cards), TRICK_SIZE - 1))
        hand = self.hands.get(self.seats[place])
        if hand is None:
            return None
        return Position(
            self.trump,
            leader=self.leader,
            trick=self.cards[:place],
            hand=hand,
            ruleset=self.ruleset,
        )

    def explain(self, lang: str | None = None) -> TrickVerdict:
        """Say who is winning, and why.

        Args:
            lang: "en", "pt" or "fr"; None for the notebook's default.

        Raises:
            LanguageError: If the language is not one of the three.

        Example:
            >>> print(Trick("H", leader="N", cards="10D 8D AD 7H").explain("en").text)
            East wins the trick with 7♥: 21 points. Diamonds were led, but East ruffed, and any trump beats a plain card.
        """  # noqa: E501 (a message as it is printed)
        from belote_learn.messages.tricks import explain_trick  # noqa: PLC0415 (words come late)

        return explain_trick(self, lang)

    def __repr__(self) -> str:
        codes = " ".join(card.code for card in self.cards)
        hands = {seat.value: " ".join(card.code for card in hand) for seat, hand in self.known}
        known = f", hands={hands!r}" if hands else ""
        return (
            f"Trick({self.trump.value!r}, leader={self.leader.value!r}, cards={codes!r}, "
            f"ruleset={self.ruleset!r}{known})"
        )
