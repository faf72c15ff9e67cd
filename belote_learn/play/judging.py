"""The same cards judged by other rules: what was played and bid stays, what is said of it changes.

Seats stay who they are, and everything about how the deal was dealt stays the deal's own: only the
options that a judge looks at are taken from the other rules. Legality is asked of a `Position`, as
everywhere; nothing is decided here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from belote_learn.given import of_kind
from belote_learn.play.deal import Deal, under_rules
from belote_learn.play.match import Match
from belote_learn.rules.rulesets import OPTIONS, RuleSet
from belote_learn.rules.rulesets import ruleset as named_ruleset

if TYPE_CHECKING:
    from belote_learn.play.actions import Action
    from belote_learn.play.trick import Trick
    from belote_learn.rules.ruling import Ruling
    from belote_learn.rules.scoring import DealScore

#: The options that say which card may be played: all there is to judge in a trick.
TRICK_JUDGED: Final = ("trump_led_must_beat", "partner_master_trump_play", "cannot_overtrump")
#: The options that the count of a deal depends on.
COUNT_JUDGED: Final = (
    "contract",
    "belote_first_word",
    "tie",
    "litige_belote",
    "litige_to",
    "fail_points",
    "capot",
)
#: The options that judge a deal. The others say how it is dealt, which has been done.
JUDGED: Final = (*TRICK_JUDGED, "round2_suits", *COUNT_JUDGED, "target")


def judging_rules(own: RuleSet, ruleset: str | RuleSet) -> RuleSet:
    """Return the rules that judge cards dealt under some rules: the other's, dealt as it was.

    Args:
        own: The rules the cards were dealt under.
        ruleset: Id of a ruleset, or a `RuleSet`.

    Raises:
        RuleSetError: If the ruleset is unknown.

    Example:
        >>> own = named_ruleset("family")
        >>> rules = judging_rules(own, "clockwise")
        >>> rules.tie, rules.direction.value
        ('litige', 'anticlockwise')
        >>> judging_rules(own, "family") == own
        True
    """
    rules = named_ruleset(ruleset)
    return rules.replace(**{name: getattr(own, name) for name in OPTIONS if name not in JUDGED})


@dataclass(frozen=True, slots=True)
class Refused:
    """Something done in a deal that the judging rules would not have allowed.

    Attributes:
        place: Its place in the history of the deal.
        action: The bid, or the card.
        rule: Id of the article that refuses it.
        ruling: The decision, for a card; None for a bid.
    """

    place: int
    action: Action
    rule: str
    ruling: Ruling | None = None


@dataclass(frozen=True, slots=True)
class Judgement:
    """A deal as other rules judge it.

    Attributes:
        own: The deal as it was played.
        deal: The same deal under the judging rules: its tricks and its score are theirs.
        before: The match as it stood before the deal, going on under the judging rules.
        held_before: Points that were waiting then; rules that hold nothing over leave them out.
    """

    own: Deal
    deal: Deal
    before: Match
    held_before: int = 0

    @property
    def ruleset(self) -> RuleSet:
        """The judging rules, with everything about how the deal was dealt its own."""
        return self.deal.ruleset

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks, judged."""
        return self.deal.tricks

    @property
    def score(self) -> DealScore | None:
        """The count under the judging rules; None while cards are still to be played."""
        return self.deal.score_with(self.before.held_over)

    @property
    def after(self) -> Match | None:
        """The match with the deal in it; None while the deal goes on."""
        return None if self.deal.to_act else self.before.add(self.deal)

    @property
    def refused(self) -> tuple[Refused, ...]:
        """What the judging rules would not have allowed, in the order it was done."""
        return (*self._refused_bids(), *self._refused_cards())

    def at_bid(self, count: int) -> Deal:
        """Return the deal under the judging rules when so many bids had been made."""
        return self.deal.at(count)

    def at_word(self, count: int) -> Deal:
        """Return the deal after so many actions, words judged by the judging rules, cards not.

        A word is explained with its card also where the judging rules would have refused the card.
        """
        rules, own = self.ruleset, self.own.ruleset
        kept = {name: getattr(own, name) for name in (*TRICK_JUDGED, "round2_suits")}
        return under_rules(self.own, rules.replace(**kept)).at(count)

    def _refused_bids(self) -> list[Refused]:
        return [
            Refused(place, bid, "bidding.second-round")
            for place, bid in enumerate(self.own.bids)
            if bid not in self.at_bid(place).actions
        ]

    def _refused_cards(self) -> list[Refused]:
        refused, plays = [], enumerate(self.own.history)
        cards = ((place, action) for place, action in plays if action.card)
        for trick in self.tricks:
            for card, position, (place, action) in zip(
                trick.cards, trick.positions, cards, strict=False
            ):
                if card not in position.legal_cards:
                    ruling = position.ruling
                    rule = next(step.rule for step in ruling.steps if card in step.dropped)
                    refused.append(Refused(place, action, rule, ruling))
        return refused


def rejudge(
    deal: Deal, ruleset: str | RuleSet | None = None, *, match: Match | None = None
) -> Judgement:
    """Judge a deal by other rules.

    Args:
        deal: A deal, as far as it has gone.
        ruleset: Id of a ruleset, or a `RuleSet`; None for the deal's own.
        match: The match as it stood before the deal; None for a new one.

    Raises:
        InvalidStateError: If it is not a deal, or not the next deal of the match.
        IllegalActionError: If the match is over.
        RuleSetError: If the ruleset is unknown, or the match was played by other rules.

    Example:
        >>> d = Deal.new(seed=7, dealer="N", ruleset="ffb")
        >>> for bid in ("pass", "pass", "pass", "pass", d.turn_up.suit):
        ...     d = d.act(bid)
        >>> judged = rejudge(d, "family")
        >>> judged.refused[0].action, judged.refused[0].rule
        (<W: D>, 'bidding.second-round')
        >>> rejudge(d, "ffb").refused
        ()
    """
    own = own_rules(deal, match)
    rules = judging_rules(own, own if ruleset is None else ruleset)
    if match is None:
        match = Match(deal.ruleset, dealer=deal.dealer)
    return Judgement(
        own=deal,
        deal=under_rules(deal, rules),
        before=match.judged_by(rules),
        held_before=match.held_over,
    )


def own_rules(deal: Deal, match: Match | None) -> RuleSet:
    """Return the rules a deal was played under, to the target its match is played to.

    Raises:
        InvalidStateError: If it is not a deal, or not the next deal of the match.
        IllegalActionError: If the match is over.
        RuleSetError: If the match was played by other rules.
    """
    rules = of_kind(deal, Deal).ruleset
    if match is None:
        return rules
    of_kind(match, Match).check_next(deal)
    return rules.replace(target=match.target)
