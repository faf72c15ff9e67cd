"""`Deal`: one distribution and its play, card by card.

In this version a deal begins with the bidding over, from four hands of eight cards: hands from a
book or a recorded game.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from belote_learn.cards import Card, Suit, read_cards
from belote_learn.errors import IllegalActionError, InvalidStateError
from belote_learn.play.checks import HAND_SIZE, TRICK_SIZE, check_no_repeat
from belote_learn.play.position import Position
from belote_learn.play.trick import Trick
from belote_learn.rules.ranking import winning_index
from belote_learn.rules.rulesets import RULESETS, RuleSet
from belote_learn.rules.rulesets import ruleset as named_ruleset
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Deal:
    """A deal after the bidding: four hands, and the cards played so far.

    Attributes:
        dealt: The hands as dealt, by seat in the order N E S W.
        trump: The trump suit.
        taker: The seat that took.
        dealer: The seat that dealt; the next one leads the first trick.
        ruleset: The rules in force.
        played: The cards played so far, 0 to 32, in order.

    Example:
        >>> from belote_learn.play.catalogue import example
        >>> deal = example("first-deal")
        >>> deal.tricks[0].winner.name, deal.tricks[0].points
        ('WEST', 9)
    """

    dealt: tuple[tuple[Seat, tuple[Card, ...]], ...]
    trump: Suit
    taker: Seat
    dealer: Seat
    ruleset: RuleSet
    played: tuple[Card, ...] = ()

    @classmethod
    def from_hands(
        cls,
        hands: Mapping[str, str] | Mapping[Seat, Iterable[Card]],
        *,
        trump: Suit | str,
        taker: Seat | str,
        dealer: Seat | str,
        ruleset: str | RuleSet = RULESETS[0],
    ) -> Deal:
        """Begin a deal from four hands of eight cards, the bidding being over.

        Args:
            hands: Seat to hand, all four, eight cards each.
            trump: The trump suit.
            taker: The seat that took.
            dealer: The seat that dealt.
            ruleset: Id of a ruleset, or a `RuleSet`.

        Raises:
            NotationError: If a suit, seat or card cannot be read.
            InvalidStateError: If there are not four hands of eight different cards.
            RuleSetError: If the ruleset is unknown.
        """
        held = {Seat.parse(seat): read_cards(hand) for seat, hand in hands.items()}
        if len(held) != len(Seat) or any(len(hand) != HAND_SIZE for hand in held.values()):
            raise InvalidStateError("deal-hands", counts=[len(hand) for hand in held.values()])
        check_no_repeat(card for hand in held.values() for card in hand)
        return cls(
            dealt=tuple((seat, held[seat]) for seat in Seat),
            trump=Suit.parse(trump),
            taker=Seat.parse(taker),
            dealer=Seat.parse(dealer),
            ruleset=named_ruleset(ruleset),
        )

    @property
    def hands(self) -> dict[Seat, tuple[Card, ...]]:
        """The cards each seat still holds."""
        return {
            seat: tuple(card for card in hand if card not in self.played)
            for seat, hand in self.dealt
        }

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks so far, the one being played last; each knows the hands held before it."""
        tricks = []
        leader, hands = self.dealer.after(1, self.ruleset.direction), dict(self.dealt)
        for start in range(0, len(self.played), TRICK_SIZE):
            cards = self.played[start : start + TRICK_SIZE]
            trick = Trick(self.trump, leader=leader, cards=cards, ruleset=self.ruleset, hands=hands)
            tricks.append(trick)
            leader = trick.winner
            hands = {
                seat: tuple(card for card in hand if card not in cards)
                for seat, hand in hands.items()
            }
        return tuple(tricks)

    @property
    def to_act(self) -> Seat | None:
        """The seat to play; None when all 32 cards are down."""
        return None if len(self.played) == HAND_SIZE * len(Seat) else self._seat_to_play()

    @property
    def position(self) -> Position | None:
        """The moment to play from; None when all 32 cards are down."""
        seat = self.to_act
        if seat is None:
            return None
        started = len(self.played) % TRICK_SIZE
        return Position(
            self.trump,
            leader=seat.after(-started, self.ruleset.direction),
            trick=self.played[len(self.played) - started :],
            hand=self.hands[seat],
            ruleset=self.ruleset,
        )

    def act(self, action: Card | str) -> Deal:
        """Play a card.

        Args:
            action: A card of the hand whose turn it is, such as "JH".

        Returns:
            The deal with the card played; this one is untouched.

        Raises:
            NotationError: If the card cannot be read.
            InvalidStateError: If the seat to play does not hold it.
            IllegalPlayError: If the rules do not allow it here.
            IllegalActionError: If the deal is over.
        """
        position = self.position
        if position is None:
            raise IllegalActionError("deal-over", found=str(action))
        return replace(self, played=(*self.played, position.play(action)))

    def _seat_to_play(self) -> Seat:
        seat, direction = self.dealer.after(1, self.ruleset.direction), self.ruleset.direction
        started = len(self.played) % TRICK_SIZE
        for start in range(0, len(self.played) - started, TRICK_SIZE):
            trick = self.played[start : start + TRICK_SIZE]
            seat = seat.after(winning_index(trick, self.trump), direction)
        return seat.after(started, direction)

    def __repr__(self) -> str:
        hands = {seat.value: " ".join(card.code for card in hand) for seat, hand in self.dealt}
        return (
            f"Deal.from_hands({hands!r}, trump={self.trump.value!r}, taker={self.taker.value!r}, "
            f"dealer={self.dealer.value!r}, ruleset={self.ruleset!r})"
            + "".join(f".act({card.code!r})" for card in self.played)
        )
