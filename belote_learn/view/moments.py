"""What a table shows: a trick, or a position waiting for its next card, in one shape."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from belote_learn.errors import InvalidStateError
from belote_learn.play.checks import TRICK_SIZE
from belote_learn.play.position import Position
from belote_learn.play.trick import Trick

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belote_learn.cards import Card, Suit
    from belote_learn.rules.rulesets import RuleSet
    from belote_learn.seats import Seat


@dataclass(frozen=True, slots=True)
class Moment:
    """A trick in the making, with the hands that are known, as held before it.

    Attributes:
        trump: The trump suit.
        leader: The seat that leads.
        cards: Cards on the table at the last frame, 0 to 4.
        ruleset: The rules in force.
        hands: Known hands, as held before the trick.
        size: Cards each player held before the trick; 0 when no hand tells.
    """

    trump: Suit
    leader: Seat
    cards: tuple[Card, ...]
    ruleset: RuleSet
    hands: Mapping[Seat, tuple[Card, ...]]
    size: int

    @property
    def is_last(self) -> bool:
        """Whether it is the last trick of its deal: everyone held one card."""
        return self.size == 1

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The four seats in playing order."""
        return self.leader.order(self.ruleset.direction)

    def trick(self, count: int) -> Trick | None:
        """Return the trick when that many cards lie on the table; None before the first."""
        if not count:
            return None
        return Trick(self.trump, leader=self.leader, cards=self.cards[:count], ruleset=self.ruleset)

    def position(self, place: int) -> Position | None:
        """Return the moment when the seat at a place plays; None when its hand is not known."""
        hand = self.hands.get(self.seats[place]) if place < TRICK_SIZE else None
        if hand is None:
            return None
        return Position(
            self.trump,
            leader=self.leader,
            trick=self.cards[:place],
            hand=hand,
            ruleset=self.ruleset,
        )

    def held(self, seat: Seat, count: int) -> tuple[Card, ...] | None:
        """Return the cards a known hand still holds when that many cards lie on the table."""
        hand = self.hands.get(seat)
        return hand and tuple(card for card in hand if card not in self.cards[:count])

    def hidden(self, seat: Seat, count: int) -> int:
        """Count the backs of an unknown hand when that many cards lie on the table."""
        has_played = self.seats.index(seat) < count
        return max(self.size - has_played, 0)


def moment_of(moment: Trick | Position) -> Moment:
    """Bring a trick or a position into one shape.

    Raises:
        InvalidStateError: If it is neither.
    """
    if isinstance(moment, Position):
        # a player who is still to play holds as many cards as everyone held before the trick
        hands, cards, size = {moment.seat: moment.hand}, moment.trick, len(moment.hand)
    elif isinstance(moment, Trick):
        hands, cards = moment.hands, moment.cards
        size = max((len(hand) for hand in hands.values()), default=0)
    else:
        raise InvalidStateError("stepper-moment", found=type(moment).__name__)
    return Moment(moment.trump, moment.leader, cards, moment.ruleset, hands, size)
