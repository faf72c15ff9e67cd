"""What a deal amounts to at the moment it stands: what is read off it, nothing that acts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from belote_learn.play import bidding
from belote_learn.play import table as play
from belote_learn.play.checks import TRICK_SIZE
from belote_learn.play.dealing import TURN_UP, Packet, Start, hands_by_place, packets_given
from belote_learn.play.position import Position
from belote_learn.play.trick import Trick
from belote_learn.rules.counts import check_count
from belote_learn.rules.scoring import DealScore, score_count
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from belote_learn.cards import Card, Suit
    from belote_learn.play.actions import Action
    from belote_learn.rules.rulesets import RuleSet

Phase = Literal["bidding", "play", "scored", "passed-out"]


@dataclass(frozen=True, slots=True, repr=False)
class DealState:
    """How a deal began and what was done since; the rest follows from these two.

    Attributes:
        start: How it begins: dealer, ruleset, pack or hands.
        history: What was done since, in order: bids, then cards with the words said.
    """

    start: Start
    history: tuple[Action, ...] = ()
    # what the log amounts to while cards are played, kept so that a card costs microseconds; made
    # from the log and never given, so that equal deals stand at the same moment
    _table: play.Table | None = field(default=None, init=False, compare=False)

    @property
    def dealer(self) -> Seat:
        """Who dealt; the next player speaks first and leads the first trick."""
        return self.start.dealer

    @property
    def ruleset(self) -> RuleSet:
        """The rules in force."""
        return self.start.ruleset

    @property
    def phase(self) -> Phase:
        """Where the deal stands: "bidding", "play", "scored" or "passed-out"."""
        if self._table is None:
            return "passed-out" if len(self.history) == bidding.ALL_PASSES else "bidding"
        return "play" if self._table.allowed else "scored"

    @property
    def bidding_round(self) -> int | None:
        """The round of the next bid, 1 or 2; None when the bidding is over."""
        return bidding.round_of(len(self.history)) if self.phase == "bidding" else None

    @property
    def bids(self) -> tuple[Action, ...]:
        """The bids so far, in order."""
        return tuple(action for action in self.history if action.card is None)

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards played so far, 0 to 32, in order."""
        return tuple(action.card for action in self.history if action.card is not None)

    @property
    def turn_up(self) -> Card | None:
        """The card turned up, also once it has been taken; None where hands were given."""
        return self.start.pack[TURN_UP] if self.start.pack else None

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards not given yet, the turn-up apart: 11 until someone takes, then none."""
        return () if self._table else self.start.pack[TURN_UP + 1 :]

    @property
    def packets(self) -> tuple[Packet, ...]:
        """Who was given which cards, packet by packet; none where hands were given."""
        return packets_given(self.start, self.taker)

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None until someone takes."""
        return self._table.contract.trump if self._table else None

    @property
    def taker(self) -> Seat | None:
        """The seat that took; None until someone does."""
        return self._table.contract.taker if self._table else None

    @property
    def belote_holder(self) -> Seat | None:
        """Who was dealt king and queen of trumps; None where no hand holds both."""
        if self._table is None or self._table.contract.holder < 0:
            return None
        return self.start.order[self._table.contract.holder]

    @property
    def words_said(self) -> int:
        """How many of "belote" and "rebelote" have been said, 0 to 2."""
        return self._table.words if self._table else 0

    @property
    def dealt(self) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
        """The hands as dealt, by seat in the order N E S W: five cards each, or eight."""
        hands = self._table.contract.hands if self._table else hands_by_place(self.start, None)
        by_seat = dict(zip(self.start.order, hands, strict=True))
        return tuple((seat, by_seat[seat]) for seat in Seat)

    @property
    def hands(self) -> dict[Seat, tuple[Card, ...]]:
        """The cards each seat still holds."""
        played = set(self.played)
        return {
            seat: tuple(card for card in hand if card not in played) for seat, hand in self.dealt
        }

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks so far, the one being played last; each knows the hands held before it."""
        if self._table is None:
            return ()
        tricks, hands, played = [], dict(self.dealt), self.played
        leader, order = self.start.order[0], self.start.order
        winners = [order[place] for place, _ in self._table.results]
        for start, leads in zip(
            range(0, len(played), TRICK_SIZE), [leader, *winners], strict=False
        ):
            cards = played[start : start + TRICK_SIZE]
            trump = self._table.contract.trump
            tricks.append(
                Trick(trump, leader=leads, cards=cards, ruleset=self.ruleset, hands=hands)
            )
            hands = {
                seat: tuple(card for card in hand if card not in cards)
                for seat, hand in hands.items()
            }
        return tuple(tricks)

    @property
    def to_act(self) -> Seat | None:
        """The seat to bid or play; None when the deal is over."""
        if self._table is not None:
            return self.start.order[self._table.turn] if self._table.allowed else None
        bids = len(self.history)
        return None if bids == bidding.ALL_PASSES else self.start.order[bids % len(Seat)]

    @property
    def actions(self) -> tuple[Action, ...]:
        """What the seat to act may do; `str` of each is what `act` reads. None when it is over."""
        if self._table is not None:
            return play.actions(self._table, auto_belote=self.start.auto_belote)
        bids = len(self.history)
        if bids == bidding.ALL_PASSES:
            return ()
        return bidding.bids_allowed(self.start, bids, self.start.pack[TURN_UP])

    @property
    def position(self) -> Position | None:
        """The moment to play from; None while nobody has taken and when all cards are down."""
        table = self._table
        if table is None or not table.allowed:
            return None
        place = table.turn
        return Position(
            table.contract.trump,
            leader=self.start.order[table.leader],
            trick=table.trick,
            hand=[card for card in table.contract.hands[place] if card.bit & table.held[place]],
            ruleset=self.ruleset,
        )

    @property
    def score(self) -> DealScore | None:
        """What the deal brings to each side; None until all cards are down.

        Points waiting from earlier deals are the match's business: see `Match.add`.
        """
        return self.score_with()

    def score_with(self, held_over: int = 0) -> DealScore | None:
        """Score the deal with points waiting from earlier ones.

        Args:
            held_over: The points that wait.

        Raises:
            InvalidStateError: If no points can wait so: not a whole number, 0 or more, or ties are
                not held over.
        """
        if self._table is None or self._table.allowed:
            return None
        count = play.count(self._table, held_over)
        if held_over != 0:
            check_count(count, self.ruleset)
        return score_count(count, self.ruleset)
