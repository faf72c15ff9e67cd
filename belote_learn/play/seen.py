"""`Seen`: what one seat sees of a deal, and so all that a player there may go by.

The hidden cards are not in it at all, rather than left unread: no other hand, no stock, no pack, no
seed. Two deals that differ only in cards a seat cannot see are the same `Seen`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from belote_learn.errors import IllegalActionError
from belote_learn.given import of_kind
from belote_learn.play import bidding
from belote_learn.play.checks import TRICK_SIZE
from belote_learn.play.deal import Deal
from belote_learn.play.position import Position
from belote_learn.play.trick import Trick
from belote_learn.rules.ranking import winning_index
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from belote_learn.cards import Card, Suit
    from belote_learn.play.actions import Action, Word
    from belote_learn.rules.rulesets import RuleSet


class Lain(NamedTuple):
    """The cards of one trick as they lie on the table.

    Attributes:
        leader: Who led.
        cards: The cards in playing order, 0 to 4.
    """

    leader: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """What one seat sees: its own cards, and all that was said and played in the open.

    Attributes:
        seat: Whose eyes these are.
        dealer: Who dealt.
        ruleset: The rules in force.
        dealt: The cards this seat was dealt: five until someone takes, then eight.
        turn_up: The card turned up; None where hands were given.
        trump: The trump suit; None until someone takes.
        taker: The seat that took; None until someone does.
        history: What every seat did, in order: bids, then cards with the words said.

    Example:
        >>> seen = seen_by(Deal.new(seed=7, dealer="N").act("pass"), "S")
        >>> seen.hand, seen.turn_up, seen.bids
        ((J♠, Q♣, J♣, A♥, 9♠), 10♦, (<W: pass>,))
    """

    seat: Seat
    dealer: Seat
    ruleset: RuleSet
    dealt: tuple[Card, ...]
    turn_up: Card | None
    trump: Suit | None
    taker: Seat | None
    history: tuple[Action, ...]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards this seat still holds."""
        gone = set(self.played)
        return tuple(card for card in self.dealt if card not in gone)

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats in turn order, beginning with the player after the dealer."""
        direction = self.ruleset.direction
        return self.dealer.after(1, direction).order(direction)

    @property
    def bids(self) -> tuple[Action, ...]:
        """The bids so far, in order."""
        return tuple(action for action in self.history if action.card is None)

    @property
    def bidding_round(self) -> int | None:
        """The round of the next bid, 1 or 2; None when the bidding is over."""
        over = self.trump is not None or len(self.history) == bidding.ALL_PASSES
        return None if over else bidding.round_of(len(self.history))

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards played so far, in order."""
        return tuple(action.card for action in self.history if action.card is not None)

    @property
    def laid(self) -> tuple[Lain, ...]:
        """Every trick so far, the last one being the one on the table, perhaps without a card."""
        if self.trump is None:
            return ()
        cards, leader, laid = self.played, self.order[0], []
        for start in range(0, len(cards), TRICK_SIZE):
            trick = cards[start : start + TRICK_SIZE]
            laid.append(Lain(leader, trick))
            if len(trick) == TRICK_SIZE:
                winning = winning_index(trick, self.trump)
                leader = leader.after(winning, self.ruleset.direction)
        if not laid or len(laid[-1].cards) == TRICK_SIZE:
            laid.append(Lain(leader, ()))
        return tuple(laid)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks gone."""
        return tuple(
            Trick(str(self.trump), leader=lain.leader, cards=lain.cards, ruleset=self.ruleset)
            for lain in self.laid[:-1]
        )

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards on the table, 0 to 3."""
        return self.laid[-1].cards if self.trump else ()

    @property
    def words(self) -> tuple[tuple[Seat, Word], ...]:
        """Who said "belote" and "rebelote", in order."""
        return tuple((action.seat, action.word) for action in self.history if action.word)

    @property
    def to_act(self) -> Seat | None:
        """The seat to bid or play; None when the deal is over."""
        if self.trump is None:
            bids = len(self.history)
            return None if bids == bidding.ALL_PASSES else self.order[bids % len(Seat)]
        if len(self.played) == TRICK_SIZE * len(self.dealt):
            return None
        table = self.laid[-1]
        return table.leader.after(len(table.cards), self.ruleset.direction)

    @property
    def position(self) -> Position | None:
        """The moment to play from; None unless it is this seat's turn to play a card."""
        if self.trump is None or self.to_act is not self.seat:
            return None
        leader, trick = self.laid[-1]
        return Position(
            self.trump, leader=leader, trick=trick, hand=self.hand, ruleset=self.ruleset
        )


def seen_by(deal: Deal, seat: Seat | str) -> Seen:
    """Return what a seat sees of a deal.

    Args:
        deal: A deal at any stage.
        seat: Whose eyes to look with.

    Raises:
        NotationError: If the seat cannot be read.
        InvalidStateError: If it is not a deal.
    """
    who = Seat.parse(seat)
    return Seen(
        seat=who,
        dealer=of_kind(deal, Deal).dealer,
        ruleset=deal.ruleset,
        dealt=dict(deal.dealt)[who],
        turn_up=deal.turn_up,
        trump=deal.trump,
        taker=deal.taker,
        history=deal.history,
    )


def check_turn(seen: Seen) -> None:
    """Refuse to choose for a seat whose turn it is not.

    Raises:
        IllegalActionError: If it is another seat's turn, or nobody's.
    """
    turn = seen.to_act
    if turn is None:
        raise IllegalActionError("no-turn", seat=seen.seat)
    if turn is not seen.seat:
        raise IllegalActionError("not-your-turn", seat=seen.seat, other=turn, rule="game.turn")
