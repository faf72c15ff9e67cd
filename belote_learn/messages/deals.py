"""A deal at the moment it stands, worded: bids, cards or the score, whichever comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belote_learn.messages.bids import explain_bids
from belote_learn.messages.scores import WordedLine, explain_score
from belote_learn.messages.verdicts import Verdict, explain_position

if TYPE_CHECKING:
    from belote_learn.messages.actions import ActionVerdict
    from belote_learn.play.deal import Deal


def explain_deal(
    deal: Deal, lang: str | None = None
) -> tuple[ActionVerdict, ...] | tuple[Verdict, ...] | tuple[WordedLine, ...]:
    """Word what the seat to act may do and why, or the count once all cards are down.

    Args:
        deal: A deal in any phase.
        lang: "en", "pt" or "fr"; None for the default.

    Returns:
        A verdict on every bid, on every card of the hand, or the lines of the score; nothing for a
        deal that all have passed.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    if deal.position is not None:
        return explain_position(deal.position, lang)
    if deal.score is not None:
        return explain_score(deal.score, lang)
    return explain_bids(deal, lang)
