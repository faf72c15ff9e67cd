"""What would have to be different for each card, worded: depth 4 of explain-why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belote_learn.explain.what_if import WhatIf, what_ifs
from belote_learn.messages.catalogue import say
from belote_learn.messages.language import resolve
from belote_learn.messages.rulebook import article

if TYPE_CHECKING:
    from belote_learn.cards import Card
    from belote_learn.play.position import Position
    from belote_learn.rules.ruling import Ruling


def explain_what_ifs(
    position: Position,
    lang: str | None = None,
    *,
    ruling: Ruling | None = None,
) -> tuple[str, ...]:
    """Word, for each card of the hand, the smallest change that turns its verdict round.

    Args:
        position: The moment.
        lang: "en", "pt" or "fr"; None for the default.
        ruling: Its ruling, where it has been asked for already.

    Returns:
        One sentence a card, in hand order.

    Raises:
        LanguageError: If the language is not one of the three.

    Example:
        >>> from belote_learn.play.position import Position
        >>> p = Position("H", leader="N", trick="TC 9H", hand="JH 8H KS")
        >>> print(explain_what_ifs(p, "en")[1])
        If West had played 7♥ instead of 9♥, West would be winning with 7♥, and 8♥ could be played \
(4.7 Overtrump).
    """
    language = resolve(lang)
    return tuple(
        _sentence(position, card, answer, language)
        for card, answer in zip(position.hand, what_ifs(position, ruling), strict=True)
    )


def _sentence(position: Position, card: Card, answer: WhatIf, lang: str) -> str:
    cited = article(answer.rule, lang, position.ruleset)
    return say(
        f"what-if.{_form(position, answer)}",
        lang,
        card=card,
        seat=answer.seat,
        removed=answer.removed,
        added=answer.added,
        winner=answer.winner,
        winning=answer.winning,
        number=cited.number,
        title=cited.title,
    )


def _form(position: Position, answer: WhatIf) -> str:
    verdict = "legal" if answer.legal else "refused"
    if answer.kind == "none":
        return f"none.{verdict}" if position.trick else "none.lead"
    if answer.kind == "trick":
        return f"led.{verdict}" if answer.seat is position.leader else f"played.{verdict}"
    return f"{answer.kind}.{verdict}"
