"""`BiddingTrainer`: five cards and the turn-up; bid, and see what the hand was worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from belote_learn.play.bid_training import BidTraining
from belote_learn.rules.rulesets import RULESETS
from belote_learn.seats import Seat
from belote_learn.view.teacher_view import code_panel
from belote_learn.view.trainer_view import trainer_view
from belote_learn.widgets._desk import DeskWidget
from belote_learn.widgets.replay import Replay

if TYPE_CHECKING:
    from random import Random

    from belote_learn.play.actions import Action
    from belote_learn.play.deal import Deal
    from belote_learn.rules.rulesets import RuleSet
    from belote_learn.widgets._request import Request


class BiddingTrainer(DeskWidget):
    """Hands to bid on, one after another, in both rounds of the bidding.

    You see your five cards, the turn-up and what was bid before you, and take, pass or name a suit.
    Then the hand is counted before you, with how often taking makes the contract when bots play
    many deals. No bid is called wrong. The deal can be played out by four bots, all hands open.

    Of the hands after the first about half lie within 15 points of where the advice turns from
    passing to taking, about half speak for taking, and one in three is bid on in the second round.

    Attributes:
        step: The frame shown, from 0; the learner bids at the last one.
        length: Number of frames. Read only.
        lang: Language of the table, "en", "pt" or "fr".
        letters: Letters of jack, queen and king: "language", "JQK" or "VDR".
        four_colours: Whether each suit has its own colour.
        big: Whether type and cards are large enough for the back row.
        hands: Which hands are open: "all", "none", or those of some seats, such as "S" or "NS".
        locked: Whether the step stays where it is, whatever is pressed on the page; code in Python
            still moves it.
        spotlight: The one card that is lit, such as "KS", while all others are dimmed; "" for none.

    Args:
        seed: A seed for the series of hands.
        seat: The learner's seat.
        dealer: Who deals each hand; None to draw the dealer each time.
        ruleset: Id of a ruleset, or a `RuleSet`.
        deals: How many deals the bots play to say how often a contract is made.
        lang: "en", "pt" or "fr"; None for the default.
        letters: See the attribute.
        four_colours: See the attribute.

    Raises:
        NotationError: If a seat cannot be read.
        InvalidStateError: If the seed is out of range, the number of deals is not a whole number
            above 0, or a choice is not one of those there are.
        RuleSetError: If the ruleset is unknown.
        LanguageError: If the language is not one of the three.

    Example:
        >>> import belote_learn as bl
        >>> table = bl.BiddingTrainer(seed=7, seat="S", deals=20)
        >>> print(table)
        Practice in bidding (11/11): West passes.
        Rules: family
        North: 5 cards face down
        East: 5 cards face down
        South: J♠ Q♣ J♣ A♥ 9♠
        West: 5 cards face down
        Bids: West: pass
        Your turn: take 10♦, or pass.
        Pass · Take 10♦
        >>> table.choose("pass").tally
        (1, 1)
        >>> table.play_out().deal.phase
        'scored'
    """

    def __init__(  # noqa: PLR0913 (one argument for each thing that may be chosen)
        self,
        seed: int | Random = 7,
        *,
        seat: Seat | str = Seat.SOUTH,
        dealer: Seat | str | None = None,
        ruleset: str | RuleSet = RULESETS[0],
        deals: int = 200,
        lang: str | None = None,
        letters: str = "language",
        four_colours: bool = False,
    ) -> None:
        self._training = BidTraining.new(
            seed, seat=seat, dealer=dealer, ruleset=ruleset, deals=deals
        )
        super().__init__(lang=lang, letters=letters, four_colours=four_colours)

    @property
    def deal(self) -> Deal:
        """The deal as it stands."""
        return self._training.deal

    @property
    def tally(self) -> tuple[int, int]:
        """How many first choices went with the count, and out of how many."""
        return self._training.agreed, self._training.made

    def choose(self, bid: Action | str) -> BiddingTrainer:
        """Bid, as a press on the table does.

        Args:
            bid: "pass", "take" or a suit.

        Returns:
            The same table, so that it can be shown or asked again.

        Raises:
            NotationError: If the bid cannot be read.
            IllegalActionError: If it may not be made, or a bid is made already.
        """
        return self._go(self._training.choose(bid))

    def undo(self) -> BiddingTrainer:
        """Take your bid back; the tally keeps it."""
        return self._go(self._training.undo())

    def go_on(self) -> BiddingTrainer:
        """Bid in the second round, after everybody has passed in the first.

        Raises:
            IllegalActionError: If the second round does not begin here.
        """
        return self._go(self._training.go_on())

    def play_out(self) -> BiddingTrainer:
        """Have the deal played by four bots; the same table then replays it, all hands open.

        Raises:
            IllegalActionError: If you have not bid yet.
        """
        return self._go(self._training.play_out())

    def next_hand(self) -> BiddingTrainer:
        """Go to the next hand."""
        return self._go(self._training.next_hand())

    def replay(self) -> Replay:
        """Return the deal so far in a table that steps through it, all hands open."""
        return Replay(self._training.deal, lang=self.lang)

    def _go(self, training: BidTraining) -> BiddingTrainer:
        self._change(lambda: self._become(training))
        return self

    def _become(self, training: BidTraining) -> None:
        self._training = training

    def _do(self, request: Request) -> None:
        training = self._training
        buttons = {
            "undo": training.undo,
            "on": training.go_on,
            "play": training.play_out,
            "next": training.next_hand,
        }
        do = buttons.get(request.do)
        self._become(do() if do else training.choose(request.do))

    def _begin_after(self, before: int) -> int | None:  # noqa: ARG002 (the view knows better)
        return None

    def _make_table(self, lang: str) -> dict[str, Any]:
        return trainer_view(self._training, lang)

    def _code_panel(self, lang: str) -> dict[str, Any]:
        return code_panel("deal", self._training.deal.code, lang)
