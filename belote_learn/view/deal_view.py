"""The view of a whole deal: packets, bids, every card, every trick, every line of the count.

Like a trick's view it is plain JSON, made once; the front end steps through it without the kernel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from belote_learn.cards import PACK
from belote_learn.messages.catalogue import say, terms
from belote_learn.messages.language import resolve
from belote_learn.play.judging import JUDGED, own_rules, rejudge
from belote_learn.seats import Team
from belote_learn.view.deal_frames import DealFrames
from belote_learn.view.pools import Json, Pools
from belote_learn.view.rules_menu import judged_field, rules_field, rules_told
from belote_learn.view.table import pooled_fields, rules_fact, shared_fields

if TYPE_CHECKING:
    from belote_learn.play.deal import Deal
    from belote_learn.play.match import Match
    from belote_learn.rules.rulesets import RuleSet
    from belote_learn.seats import Seat


def deal_view(
    deal: Deal,
    lang: str | None = None,
    *,
    ruleset: str | RuleSet | None = None,
    match: Match | None = None,
) -> Json:
    """Make the frames of a deal, as far as it has gone.

    Args:
        deal: A deal in any phase.
        lang: "en", "pt" or "fr"; None for the default.
        ruleset: The rules to judge it by, an id or a `RuleSet`; None for its own. Seats stay who
            they are, and how it was dealt stays its own.
        match: The match as it stood before the deal; None for a new one.

    Returns:
        Plain JSON: the frames in order, and the stages of the timeline that they belong to.

    Raises:
        InvalidStateError: If it is not a deal, or not the next deal of the match.
        IllegalActionError: If the match is over.
        LanguageError: If the language is not one of the three.
        RuleSetError: If the ruleset is unknown, or the match is played by other rules.

    Example:
        >>> from belote_learn.play.catalogue import example
        >>> view = deal_view(example("first-deal"), "en")
        >>> [stage["text"] for stage in view["stages"]]
        ['1', '2', '3', '4', '5', '6', '7', '8', 'Score']
    """
    pools = Pools(resolve(lang))
    return deal_fields(deal, pools, ruleset=ruleset, match=match) | pooled_fields(pools)


def deal_fields(  # noqa: PLR0913 (one argument for each thing that may be chosen)
    deal: Deal,
    pools: Pools,
    *,
    ruleset: str | RuleSet | None = None,
    match: Match | None = None,
    seat: Seat | None = None,
    bids_only: bool = False,
) -> Json:
    """Make everything of a deal's view but the pools, which may still be added to.

    Args:
        deal: A deal in any phase.
        pools: Where the texts and explanations go.
        ruleset: The rules to judge it by; None for its own.
        match: The match as it stood before the deal; None for a new one.
        seat: The only seat whose cards are in the view; None for all.
        bids_only: Whether to stop at the last bid, with nothing of what comes after.
    """
    language = pools.lang
    judged, own = rejudge(deal, ruleset, match=match), own_rules(deal, match)
    rules = judged.ruleset
    chip = rules_fact(language, rules_told(rules, own, JUDGED))
    frames = DealFrames(judged, pools, chip["text"], seat)
    frames.make(bids_only=bids_only)
    words = terms(language)
    return {
        **shared_fields(language, rules, PACK),
        "kind": "deal",
        "title": say("deal.title", language),
        "facts": [chip],
        "order": [one.value for one in deal.start.order],
        "dealer": deal.dealer.value,
        "teams": {team.value: words.team[team]["name"] for team in Team},
        "rules": rules_field(language, rules, own, JUDGED),
        "judged": judged_field(language, rules, own, JUDGED, frames.refused),
        "stages": frames.stages,
        "frames": frames.frames,
    }


def without_match(fields: Json) -> Json:
    """Return the frames and stages of a deal alone, where it does not count in a match.

    Args:
        fields: What `deal_fields` returned.
    """
    frames = [frame for frame in fields["frames"] if frame["kind"] != "match"]
    last = len(frames) - 1  # the match is told at the end
    stages = [stage for stage in fields["stages"] if stage["from"] <= last]
    return {"frames": frames, "stages": [one | {"to": min(one["to"], last)} for one in stages]}
