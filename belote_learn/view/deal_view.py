"""The view of a whole deal: packets, bids, every card, every trick, every line of the count.

Like a trick's view it is plain JSON, made once; the front end steps through it without the kernel.
"""

from __future__ import annotations

from belote_learn.cards import PACK
from belote_learn.given import of_kind
from belote_learn.messages.catalogue import say, terms
from belote_learn.messages.language import resolve
from belote_learn.play.deal import Deal
from belote_learn.seats import Team
from belote_learn.view.deal_frames import DealFrames
from belote_learn.view.pools import Json, Pools
from belote_learn.view.table import pooled_fields, rules_fact, shared_fields


def deal_view(deal: Deal, lang: str | None = None) -> Json:
    """Make the frames of a deal, as far as it has gone.

    Args:
        deal: A deal in any phase.
        lang: "en", "pt" or "fr"; None for the default.

    Returns:
        Plain JSON: the frames in order, and the stages of the timeline that they belong to.

    Raises:
        InvalidStateError: If it is not a deal.
        LanguageError: If the language is not one of the three.

    Example:
        >>> from belote_learn.play.catalogue import example
        >>> view = deal_view(example("first-deal"), "en")
        >>> [stage["text"] for stage in view["stages"]]
        ['1', '2', '3', '4', '5', '6', '7', '8', 'Score']
    """
    language = resolve(lang)
    pools = Pools(language)
    frames = DealFrames(of_kind(deal, Deal), pools)
    frames.make()
    words = terms(language)
    return {
        **shared_fields(language, deal.ruleset, PACK),
        "kind": "deal",
        "title": say("deal.title", language),
        "facts": [rules_fact(language, deal.ruleset)],
        "order": [seat.value for seat in deal.start.order],
        "dealer": deal.dealer.value,
        "teams": {team.value: words.team[team]["name"] for team in Team},
        "stages": frames.stages,
        "frames": frames.frames,
        **pooled_fields(pools),
    }
