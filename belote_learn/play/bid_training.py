"""`BidTraining`: one hand after another to bid on, each bid counted and then played out by bots.

A value that never changes: a bid, taking it back and the next hand make another one. It judges
nothing itself: what a hand is worth is `hand_value`'s to say, what may be bid the deal's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from belote_learn.errors import IllegalActionError, InvalidStateError
from belote_learn.given import as_text, is_whole
from belote_learn.play.bid_advice import Standing, stand, value_bids
from belote_learn.play.bid_hands import find_hand
from belote_learn.play.bidding import trump_of
from belote_learn.play.bots import let_bots_act
from belote_learn.play.odds import Odds, odds
from belote_learn.play.shuffle import read_seed
from belote_learn.rules.rulesets import RULESETS, RuleSet
from belote_learn.rules.rulesets import ruleset as named_ruleset
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from random import Random

    from belote_learn.cards import Suit
    from belote_learn.play.actions import Action
    from belote_learn.play.deal import Deal

Stage = Literal["asked", "chosen", "played"]

_AGREES = frozenset({"agrees", "close"})


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid the learner has made, and what is known of it.

    Attributes:
        met: The deal as the learner met it.
        action: The bid.
        standing: How it stands beside the count.
        trump: The suit that the odds are of: the one taken, or, for a pass, the best there was.
        odds: How often the contract is made with it.
    """

    met: Deal
    action: Action
    standing: Standing
    trump: Suit
    odds: Odds


@dataclass(frozen=True, slots=True, repr=False)
class BidTraining:
    """A learner's practice in bidding, as it stands.

    Attributes:
        seat: The learner's seat.
        deal: The deal: the learner is to bid, has just bid, or it is played out.
        stage: "asked", "chosen" or "played".
        seed: The seed of the series of hands.
        dealer: Who deals each hand; None where that is drawn.
        deals: How many deals the odds are counted over.
        number: How many hands came before this one.
        bid: The learner's last bid of this hand, or None.
        agreed: How many first choices went with the count.
        made: How many first choices there were.
        counted: The rounds of this hand whose first choice has been made.

    Example:
        >>> training = BidTraining.new(7, deals=20)
        >>> training.deal.to_act.name, training.stage
        ('SOUTH', 'asked')
        >>> training = training.choose("pass")
        >>> training.bid.standing, (training.agreed, training.made)
        ('agrees', (1, 1))
        >>> training.play_out().deal.phase
        'scored'
    """

    seat: Seat
    deal: Deal
    seed: int
    dealer: Seat | None = None
    deals: int = 200
    stage: Stage = "asked"
    number: int = 0
    bid: Bid | None = None
    agreed: int = 0
    made: int = 0
    counted: frozenset[int] = frozenset()

    @classmethod
    def new(
        cls,
        seed: int | Random = 7,
        *,
        seat: Seat | str = Seat.SOUTH,
        dealer: Seat | str | None = None,
        ruleset: str | RuleSet = RULESETS[0],
        deals: int = 200,
    ) -> BidTraining:
        """Begin with the first hand of a series.

        Args:
            seed: A seed of the series, see `Deal.new`.
            seat: The learner's seat.
            dealer: Who deals each hand; None to draw the dealer each time.
            ruleset: Id of a ruleset, or a `RuleSet`.
            deals: How many deals the odds are counted over.

        Raises:
            NotationError: If a seat cannot be read.
            InvalidStateError: If the seed is out of range, or the number of deals is not a whole
                number above 0.
            RuleSetError: If the ruleset is unknown.
        """
        who, first, rules = Seat.parse(seat), read_seed(seed), named_ruleset(ruleset)
        if not is_whole(deals, 1):
            raise InvalidStateError("deals-count", found=as_text(deals))
        giver = None if dealer is None else Seat.parse(dealer)
        deal = find_hand(first, 0, who, ruleset=rules, dealer=giver)
        return cls(who, deal, first, giver, deals)

    @property
    def opens(self) -> bool:
        """Whether the others pass after the learner's pass, so that the second round begins."""
        return self._second_round is not None

    @property
    def _second_round(self) -> Deal | None:
        if self.stage != "chosen" or self.bid is None or self.bid.action.kind != "pass":
            return None
        if self.bid.met.bidding_round != 1:
            return None
        deal = let_bots_act(self.deal, self.seat)
        return deal if deal.phase == "bidding" else None

    def choose(self, bid: Action | str) -> BidTraining:
        """Bid, and learn how the bid stands.

        Args:
            bid: "pass", "take" or a suit.

        Raises:
            NotationError: If the bid cannot be read.
            IllegalActionError: If it may not be made, or a bid is made already.
        """
        met = self.deal
        if self.stage != "asked":
            raise IllegalActionError("trainer-chosen", rule="bidding.taker")
        deal = met.act(bid)
        turn, action = met.bidding_round or 1, deal.history[-1]
        made = self._judge(met, action, turn)
        is_first = turn not in self.counted
        return replace(
            self,
            deal=deal,
            stage="chosen",
            bid=made,
            agreed=self.agreed + (is_first and made.standing in _AGREES),
            made=self.made + is_first,
            counted=self.counted | {turn},
        )

    def _judge(self, met: Deal, action: Action, turn: int) -> Bid:
        turn_up, hand = met.turn_up, dict(met.dealt)[self.seat]
        if turn_up is None:  # no bidding without one; said for the type alone
            raise IllegalActionError("trainer-chosen", rule="bidding.taker")
        values, suit = value_bids(hand, turn_up, turn, met.ruleset), trump_of(action, turn_up)
        trump = suit or max(values, key=lambda value: value.points).trump
        found = odds(
            hand,
            turn_up,
            seat=self.seat,
            dealer=met.dealer,
            trump=trump,
            ruleset=met.ruleset,
            deals=self.deals,
            seed=met.start.seed or 0,
        )
        return Bid(met, action, stand(values, suit), trump, found)

    def undo(self) -> BidTraining:
        """Take the last bid back. The tally keeps the first choice.

        Returns:
            The training as the learner was asked; itself where nothing is chosen yet.

        Example:
            >>> chosen = BidTraining.new(7, deals=5).choose("take")
            >>> back = chosen.undo()
            >>> back.stage, (back.agreed, back.made), back.choose("pass").agreed
            ('asked', (0, 1), 0)
        """
        if self.bid is None:
            return self
        return replace(self, deal=self.bid.met, stage="asked", bid=None)

    def go_on(self) -> BidTraining:
        """Bid in the second round, after everybody has passed in the first.

        Raises:
            IllegalActionError: If the second round does not begin here.
        """
        deal = self._second_round
        if deal is None:
            raise IllegalActionError("trainer-no-second", rule="bidding.second-round")
        return replace(self, deal=deal, stage="asked")

    def play_out(self) -> BidTraining:
        """Let four bots bid on and play the deal.

        Raises:
            IllegalActionError: If the learner has not bid yet.
        """
        if self.stage == "asked":
            raise IllegalActionError("trainer-first", rule="bidding.taker")
        return replace(self, deal=let_bots_act(self.deal), stage="played")

    def next_hand(self) -> BidTraining:
        """Go to the next hand; this one may be left as it is."""
        number = self.number + 1
        rules = self.deal.ruleset
        deal = find_hand(self.seed, number, self.seat, ruleset=rules, dealer=self.dealer)
        return replace(self, deal=deal, stage="asked", bid=None, number=number, counted=frozenset())

    def __repr__(self) -> str:
        return f"<BidTraining: {self.seat.name} {self.stage} in {self.deal!r}>"
