"""`ActionVerdict`: what a bid or an announcement means, or why it may not be made."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from belote_learn.messages.told import Reasoned

if TYPE_CHECKING:
    from belote_learn.errors import IllegalActionError
    from belote_learn.messages.rulebook import Article
    from belote_learn.play.actions import Action


@dataclass(frozen=True, slots=True, repr=False)
class ActionVerdict(Reasoned):
    """What a bid, or a card with a word or without, leads to; or why it is refused.

    Attributes:
        action: The bid, or the card with its word.
        legal: Whether it may be made.
        rule: Id of the article that settles it.
        headline: The verdict in one line.
        reason: What follows from it, or why it is refused, with the cards and seats.
        article: The article, with its sources and disputes.
        refusal: What making it would raise; None where it may be made.
    """

    action: Action
    legal: bool
    rule: str
    headline: str
    reason: str
    article: Article
    refusal: IllegalActionError | None = field(default=None, compare=False)
