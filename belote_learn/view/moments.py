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
        seats: The four seats in playing order.
        positions: The moment when the seat at each place plays, as far as the trick has gone; None
            where its hand is not known.
    """

    trump: Suit
    leader: Seat
    cards: tuple[Card, ...]
    ruleset: RuleSet
    hands: Mapping[Seat, tuple[Card, ...]]
    size: int
    seats: tuple[Seat, ...]
    positions: tuple[Position | None, ...]

    @property
    def is_last(self) -> bool:
        """Whether it is the last trick of its deal: everyone held one card."""
        return self.size == 1

    def trick(self, count: int) -> Trick | None:
        """Return the trick when that many cards lie on the table; None before the first."""
        if not count:
            return None
        return Trick(self.trump, leader=self.leader, cards=self.cards[:count], ruleset=self.ruleset)

    def position(self, place: int) -> Position | None:
        """Return the moment when the seat at a place plays; None when its hand is not known."""
        return self.positions[place] if place < TRICK_SIZE else None

    def held(self, seat: Seat, count: int) -> tuple[Card, ...] | None:
        """Return the cards a known hand still holds when that many cards lie on the table."""
        hand = self.hands.get(seat)
        place = self.seats.index(seat)
        if hand is None or place >= count:
            return hand
        played = self.cards[place]
        return tuple([card for card in hand if card is not played and card != played])

    def hidden(self, seat: Seat, count: int) -> int:
        """Count the backs of an unknown hand when that many cards lie on the table."""
        has_played = self.seats.index(seat) < count
        return max(self.size - has_played, 0)


def before_the_lead(position: Position, hands: Mapping[Seat, tuple[Card, ...]]) -> Moment:
    """Return the table of a trick nobody has played to, all four hands known.

    Args:
        position: The moment of the leader.
        hands: What the four hold.
    """
    seats = position.leader.order(position.ruleset.direction)
    return Moment(
        position.trump,
        position.leader,
        (),
        position.ruleset,
        hands,
        len(position.hand),
        seats,
        (position,),
    )


def moment_of(moment: Trick | Position, ruleset: RuleSet | None = None) -> Moment:
    """Bring a trick or a position into one shape.

    Args:
        moment: The trick or the position.
        ruleset: The rules to judge it by; None for its own. They turn in the same direction.

    Raises:
        InvalidStateError: If it is neither.
    """
    if not isinstance(moment, Trick | Position):
        raise InvalidStateError("stepper-moment", found=type(moment).__name__)
    rules = ruleset or moment.ruleset
    seats = moment.leader.order(rules.direction)
    if isinstance(moment, Position):
        if rules != moment.ruleset:
            moment = Position(
                moment.trump,
                leader=moment.leader,
                trick=moment.trick,
                hand=moment.hand,
                ruleset=rules,
            )
        # a player who is still to play holds as many cards as everyone held before the trick
        hands, size = {moment.seat: moment.hand}, len(moment.hand)
        positions = (*(None for _ in moment.trick), moment)
        return Moment(
            moment.trump, moment.leader, moment.trick, rules, hands, size, seats, positions
        )
    if rules != moment.ruleset:
        moment = Trick(
            moment.trump,
            leader=moment.leader,
            cards=moment.cards,
            ruleset=rules,
            hands=moment.hands,
        )
    hands, turns = moment.hands, range(min(len(moment.cards) + 1, TRICK_SIZE))
    return Moment(
        moment.trump,
        moment.leader,
        moment.cards,
        rules,
        hands,
        max(map(len, hands.values()), default=0),
        seats,
        tuple(map(moment.position_at, turns)),
    )
