"""`Game`: a learner at one seat against three bots, deal after deal of a match.

A value that never changes: an action, an undo or the next deal makes another `Game`. It decides
nothing: what is allowed is the deal's to say, what a bot does is the bot's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from belote_learn.errors import IllegalActionError
from belote_learn.given import read_truth
from belote_learn.play.bots import let_bots_act
from belote_learn.play.deal import Deal
from belote_learn.play.match import Match
from belote_learn.play.seeds import derive
from belote_learn.play.shuffle import SEEDS, read_seed
from belote_learn.rules.rulesets import RULESETS, RuleSet
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from random import Random

    from belote_learn.cards import Card
    from belote_learn.play.actions import Action


@dataclass(frozen=True, slots=True, repr=False)
class Game:
    """A match of a learner and three bots; the bots have acted, and it is the learner's turn.

    Attributes:
        seat: The learner's seat.
        deal: The deal as it stands: the learner is to act, or it is over.
        before: The match as it stood before this deal.
        seed: What the seeds of the later deals are made from.
        number: How many deals came before this one.
        counted: The deal as it first ended, where it is tried again: all hands have been seen then,
            so this is what counts in the match. None before.

    Example:
        >>> game = Game.new(7)
        >>> game.deal.phase, game.deal.to_act.name, game.since
        ('bidding', 'SOUTH', (<W: pass>,))
        >>> game = game.act("pass")
        >>> game.since
        (<E: take>, <W: AC>)
    """

    seat: Seat
    deal: Deal
    before: Match
    seed: int
    number: int = 0
    counted: Deal | None = None

    @classmethod
    def new(
        cls,
        deal: int | Random | Deal,
        *,
        seat: Seat | str = Seat.SOUTH,
        ruleset: str | RuleSet = RULESETS[0],
        target: int | None = None,
        auto_belote: bool = False,
    ) -> Game:
        """Begin a match and let the bots act until it is the learner's turn.

        Args:
            deal: A seed for the first deal, see `Deal.new`; or a deal to begin with, which brings
                its own ruleset.
            seat: The learner's seat.
            ruleset: Id of a ruleset, or a `RuleSet`.
            target: Points that end the match; None for the ruleset's own.
            auto_belote: Whether "belote" and "rebelote" are said for the players.

        Raises:
            NotationError: If the seat cannot be read.
            InvalidStateError: If the seed is out of range, or `auto_belote` is no truth.
            RuleSetError: If the ruleset is unknown, or the target is not a whole number above 0.
        """
        who = Seat.parse(seat)
        if isinstance(deal, Deal):
            seed, first = _seed_of(deal), deal
        else:
            seed = read_seed(deal)
            first = Deal.new(seed=seed, ruleset=ruleset)
        match = Match(first.ruleset, target=target, dealer=first.dealer)
        if read_truth("auto_belote", auto_belote):
            first = first.with_auto_belote()
        return cls(who, let_bots_act(first, who), match, seed)

    @property
    def match(self) -> Match:
        """The match, with this deal in it once it is over: as it first ended."""
        result = self._result
        return self.before if result is None else self.before.add(result)

    @property
    def _result(self) -> Deal | None:
        over = None if self.deal.to_act else self.deal
        return self.counted or over

    @property
    def own(self) -> tuple[int, ...]:
        """Where in the deal's history the learner's actions are."""
        return tuple(
            place for place, action in enumerate(self.deal.history) if action.seat is self.seat
        )

    @property
    def since(self) -> tuple[Action, ...]:
        """What the others did since the learner's last decision, to be shown one by one."""
        return self.deal.history[self.own[-1] + 1 if self.own else 0 :]

    def act(self, action: Action | Card | str) -> Game:
        """Do what the learner decides, then let the bots act.

        Args:
            action: See `Deal.act`.

        Returns:
            The game with the action done; this one is untouched.

        Raises:
            NotationError: If the action cannot be read.
            InvalidStateError: If the learner does not hold the card.
            IllegalPlayError: If the card may not be played here.
            IllegalActionError: If the bid or the word is not allowed, or the deal is over.
        """
        return replace(self, deal=let_bots_act(self.deal.act(action), self.seat))

    def refusal(self, action: Action | Card | str) -> IllegalActionError | None:
        """Ask for a check before acting, as the family guide lets beginners do.

        Args:
            action: See `Deal.act`.

        Returns:
            None if it may be done; else the error that `act` would raise, which knows its article
            and, for a card, its verdict.

        Raises:
            NotationError: If the action cannot be read.
            InvalidStateError: If the learner does not hold the card.

        Example:
            >>> Game.new(7).refusal("S").data["rule"]
            'bidding.first-round'
        """
        try:
            self.deal.act(action)
        except IllegalActionError as refusal:
            return refusal
        return None

    def may(self, action: Action | Card | str) -> bool:
        """Whether the learner may do something; `refusal` says why not.

        Raises:
            NotationError: If the action cannot be read.
            InvalidStateError: If the learner does not hold the card.
        """
        return self.refusal(action) is None

    def undo(self) -> Game:
        """Go back to the learner's last decision.

        Of a deal that was over, the match keeps what came of it: the learner has seen all hands.

        Returns:
            The game as the learner met it then; the game itself where nothing is decided yet in
            this deal.

        Example:
            >>> game = Game.new(7)
            >>> game.act("pass").undo() == game == game.undo()
            True
        """
        if not self.own:
            return self
        return replace(self, deal=self.deal.at(self.own[-1]), counted=self._result)

    def next_deal(self) -> Game:
        """Deal the next deal of the match and let the bots act until it is the learner's turn.

        Raises:
            InvalidStateError: If this deal is not over, and never was.
            IllegalActionError: If the match is.
        """
        match, number = self.before.add(self._result or self.deal), self.number + 1
        deal = match.next_deal(derive(self.seed, number))
        if self.deal.start.auto_belote:
            deal = deal.with_auto_belote()
        return Game(self.seat, let_bots_act(deal, self.seat), match, self.seed, number)

    def next_match(self) -> Game:
        """Begin another match, as this one began: seat, rules, target, words.

        Raises:
            IllegalActionError: If this match is not over.

        Example:
            >>> Game.new(7, target=500).next_match()
            Traceback (most recent call last):
            belote_learn.errors.IllegalActionError: The match is not over yet: nobody has reached 500.
        """  # noqa: E501 (a message as it is printed)
        before = self.before
        if self.match.winner is None:
            raise IllegalActionError("match-going-on", rule="match.target", target=before.target)
        return Game.new(
            derive(self.seed, self.number + 1),
            seat=self.seat,
            ruleset=before.ruleset,
            target=before.target,
            auto_belote=self.deal.start.auto_belote,
        )

    def __repr__(self) -> str:
        return f"<Game: {self.seat.name} in {self.deal!r}, {self.match!r}>"


def _seed_of(deal: Deal) -> int:
    """Return a seed for what follows a deal: its own, or one made from its cards."""
    if deal.start.seed is not None:
        return deal.start.seed
    cards = deal.start.pack or [card for _, hand in deal.dealt for card in hand]
    seed = 0
    for card in cards:
        seed = (seed * 33 + card.index) % SEEDS
    return seed
