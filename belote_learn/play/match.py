"""`Match`: deals added up until a side reaches the target.

Source: rulebook chapter 8, with 2.6 (who deals next), 3.5 (all pass) and 7.4 (points held over).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from belote_learn.errors import IllegalActionError, InvalidStateError, RuleSetError
from belote_learn.given import of_kind
from belote_learn.play.deal import Deal
from belote_learn.rules.rulesets import RULESETS, RuleSet
from belote_learn.rules.rulesets import ruleset as named_ruleset
from belote_learn.rules.scoring import DealScore
from belote_learn.seats import Seat, Team

if TYPE_CHECKING:
    from random import Random

    from belote_learn.messages.matches import MatchVerdict


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands, and why.

    Attributes:
        winner: The side that has won, or None.
        rule: The article that says so.
        reason: Id of the sentence (`match.<reason>`): "going-on", "won", "both-past" (the higher
            total wins) or "equal" (both past, so another deal).
        facts: What the sentence speaks of, as pairs of a name and a value.
    """

    winner: Team | None
    rule: str
    reason: str
    facts: tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Match:
    """A match: the scores of its deals, and what follows from them.

    Attributes:
        ruleset: The rules in force.
        target: Points that end it: reached or passed.
        dealer: Who deals next; None while that is still to be drawn.
        scores: The scores of the deals so far; None for a deal passed out.

    Args:
        ruleset: Id of a ruleset, or a `RuleSet`.
        target: Points that end the match; None for the ruleset's own.
        dealer: Who deals first; None to have it drawn by the first deal.

    Raises:
        RuleSetError: If the ruleset is unknown, or the target is not a whole number above 0.
        NotationError: If the seat cannot be read.

    Rules:
        match.target, match.totals, match.both-past, match.equal

    Example:
        >>> m = Match(target=501)
        >>> d = m.next_deal(seed=8)
        >>> while d.actions:
        ...     d = d.act(d.actions[-1])
        >>> m = m.add(d)
        >>> m.totals, m.winner, m.dealer.name, d.dealer.name
        ({'NS': 162, 'EW': 0}, None, 'WEST', 'NORTH')
    """

    ruleset: RuleSet
    target: int
    dealer: Seat | None
    scores: tuple[DealScore | None, ...] = field(default=())

    def __init__(
        self,
        ruleset: str | RuleSet = RULESETS[0],
        *,
        target: int | None = None,
        dealer: Seat | str | None = None,
    ) -> None:
        rules = named_ruleset(ruleset)
        wanted = rules.target if target is None else rules.replace(target=target).target
        for name, value in (
            ("ruleset", rules),
            ("target", wanted),
            ("dealer", None if dealer is None else Seat.parse(dealer)),
            ("scores", ()),
        ):
            object.__setattr__(self, name, value)

    def add(self, deal: Deal | DealScore) -> Match:
        """Add a deal.

        Args:
            deal: A scored or passed-out deal; or a score counted by hand, with the points waiting
                (`held_over`) of this match.

        Returns:
            The match with the deal in it; this one is untouched.

        Raises:
            IllegalActionError: If the match is over.
            InvalidStateError: If the deal is not over, was dealt out of turn, or was scored with
                other points waiting.
            RuleSetError: If the deal was played by other rules.
        """
        if isinstance(deal, DealScore):
            self._check_score(deal)
            return self._with(deal, self._after(self.dealer))
        self.check_next(deal)
        if deal.to_act is not None:
            raise InvalidStateError("match-unfinished", seat=deal.to_act)
        if deal.phase == "passed-out":
            return self._with(None, self._after_passes(deal.dealer))
        return self._with(deal.score_with(self.held_over), self._after(deal.dealer))

    def pass_out(self) -> Match:
        """Add a deal that all four passed twice, at a table that keeps no record of its cards.

        Raises:
            IllegalActionError: If the match is over.

        Rules:
            bidding.all-pass

        Example:
            >>> m = Match(dealer="N").pass_out()
            >>> m.totals, m.dealer.name
            ({'NS': 0, 'EW': 0}, 'WEST')
        """
        if self.winner is not None:
            raise IllegalActionError("match-over", team=self.winner)
        return self._with(None, None if self.dealer is None else self._after_passes(self.dealer))

    def next_deal(self, seed: int | Random) -> Deal:
        """Shuffle and deal the next deal.

        Args:
            seed: See `Deal.new`.

        Raises:
            IllegalActionError: If the match is over.
            InvalidStateError: If the seed is out of range.
        """
        winner = self.winner
        if winner is not None:
            raise IllegalActionError("match-over", team=winner)
        return Deal.new(seed=seed, dealer=self.dealer, ruleset=self.ruleset)

    @property
    def totals(self) -> dict[str, int]:
        """What each side has scored so far: "NS" and "EW"."""
        played = [score for score in self.scores if score is not None]
        return {team.value: sum(score.points(team) for score in played) for team in Team}

    @property
    def held_over(self) -> int:
        """Points waiting for a later deal; a deal passed out leaves them. (contract.held-over)."""
        if self.ruleset.tie == "fail":  # also where a match goes on under such rules
            return 0
        played = [score for score in self.scores if score is not None]
        return played[-1].held_over if played else 0

    @property
    def winner(self) -> Team | None:
        """The side that has won: at the target, and ahead; None while nobody has."""
        return self.standing.winner

    @property
    def standing(self) -> Standing:
        """How the match stands, with the article that says so."""
        totals = self.totals
        facts: dict[str, Any] = {"target": self.target}
        past = [team for team in Team if totals[team] >= self.target]
        ahead = Team.NS if totals[Team.NS] >= totals[Team.EW] else Team.EW
        facts |= {
            "team": ahead,
            "points": totals[ahead],
            "other": ahead.other,
            "other_points": totals[ahead.other],
        }
        told = tuple(facts.items())
        if not past:
            return Standing(None, "match.target", "going-on", told)
        if len(past) == 1:
            return Standing(ahead, "match.target", "won", told)
        if totals[ahead] == totals[ahead.other]:
            return Standing(None, "match.equal", "equal", told)
        return Standing(ahead, "match.both-past", "both-past", told)

    def explain(self, lang: str | None = None) -> MatchVerdict:
        """Word how the match stands: who leads and what is missing, or who has won, and why.

        Args:
            lang: "en", "pt" or "fr"; None for the default.

        Raises:
            LanguageError: If the language is not one of the three.
        """
        from belote_learn.messages.matches import explain_match  # noqa: PLC0415 (words come late)

        return explain_match(self, lang)

    def _with(self, score: DealScore | None, dealer: Seat | None) -> Match:
        match = Match(self.ruleset, target=self.target, dealer=dealer)
        object.__setattr__(match, "scores", (*self.scores, score))
        return match

    def _after(self, dealer: Seat | None) -> Seat | None:
        """Return who deals after a deal. Article: deal.next-dealer."""
        if dealer is None or self.ruleset.dealer_rotation == "drawn_each_deal":
            return None
        return dealer.after(1, self.ruleset.direction)

    def _after_passes(self, dealer: Seat) -> Seat:
        """Return who deals again when all have passed twice. Article: bidding.all-pass."""
        if self.ruleset.all_pass == "same_dealer":  # noqa: S105 (a dealer, not a secret)
            return dealer
        return dealer.after(1, self.ruleset.direction)

    def check_next(self, deal: Deal) -> None:
        """Make sure that a deal is the next one of the match, over or not.

        Raises:
            IllegalActionError: If the match is over.
            InvalidStateError: If another player was to deal.
            RuleSetError: If the deal is played by other rules.
        """
        of_kind(deal, Deal)
        winner = self.winner
        if winner is not None:
            raise IllegalActionError("match-over", team=winner)
        if deal.ruleset != self.ruleset:
            raise RuleSetError("match-rules", expected=self.ruleset, found=deal.ruleset)
        if self.dealer is not None and deal.dealer is not self.dealer:
            raise InvalidStateError(
                "match-dealer", rule="deal.next-dealer", seat=deal.dealer, other=self.dealer
            )

    def judged_by(self, rules: RuleSet) -> Match:
        """Return the match as it stands, to go on under other rules and to their target.

        What was scored stays as it was scored.
        """
        match = Match(rules, dealer=self.dealer)
        object.__setattr__(match, "scores", self.scores)
        return match

    def _check_score(self, score: DealScore) -> None:
        if self.winner is not None:
            raise IllegalActionError("match-over", team=self.winner)
        if score.ruleset != self.ruleset:
            raise RuleSetError("match-rules", expected=self.ruleset, found=score.ruleset)
        if score.waiting != self.held_over:
            raise InvalidStateError("match-held-over", expected=self.held_over, found=score.waiting)

    def __repr__(self) -> str:
        dealer = None if self.dealer is None else self.dealer.value
        return (
            f"<Match {self.ruleset!r} to {self.target}: {self.totals}, deals {len(self.scores)}, "
            f"{self.held_over} held over, next dealer {dealer}>"
        )
