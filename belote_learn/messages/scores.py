"""A deal's score, worded: each number with its article and the reason."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from belote_learn.messages.catalogue import say
from belote_learn.messages.language import resolve
from belote_learn.messages.rulebook import Article, article
from belote_learn.messages.told import Told

if TYPE_CHECKING:
    from belote_learn.rules.scoring import DealScore, ScoreLine
    from belote_learn.seats import Team


@dataclass(frozen=True, slots=True, repr=False)
class WordedLine(Told):
    """One line of a score, worded.

    Attributes:
        team: The side it speaks of; None where it is neither's.
        points: The number it tells.
        scores: Whether the points are marked; those lines add up to the score of their side.
        rule: Id of the article it applies.
        reason: Why, with the sides and the numbers of this deal.
        text: The reason, and the article by number and title; a house rule is named as one.
        article: The article, with its sources and disputes.
    """

    team: Team | None
    points: int
    scores: bool
    rule: str
    reason: str
    text: str
    article: Article


def explain_score(score: DealScore, lang: str | None = None) -> tuple[WordedLine, ...]:
    """Word every line of a score.

    Args:
        score: The score of a deal.
        lang: "en", "pt" or "fr"; None for the default.

    Returns:
        The lines in the order of the count.

    Raises:
        LanguageError: If the language is not one of the three.

    Example:
        >>> from belote_learn.rules.scoring import score_deal
        >>> s = score_deal(taker="N", card_points={"NS": 80, "EW": 82}, tricks={"NS": 4, "EW": 4})
        >>> for line in explain_score(s, "en"):
        ...     if line.scores:
        ...         print(line)
        East and West defended against a contract that failed: they score 162 points, whatever \
their tricks brought. (7.2 Contract failed)
        North and South score 0 points: their contract has failed. (7.2 Contract failed)
    """
    language = resolve(lang)
    return tuple(_worded(line, score, language) for line in score.lines)


def _worded(line: ScoreLine, score: DealScore, lang: str) -> WordedLine:
    facts = dict(line.facts)
    tricks = facts.get("count")
    reason = say(
        "score.no-trick" if tricks == 0 else f"score.{line.reason}",
        lang,
        **facts,
        team=line.team,
        amount=line.points,
        points=say("score.points", lang, count=line.points),
        tricks=say("score.tricks", lang, count=tricks or 0),
    )
    cited = article(line.rule, lang, score.ruleset)
    form = "score.line.house" if cited.house else "score.line"
    return WordedLine(
        team=line.team,
        points=line.points,
        scores=line.scores,
        rule=line.rule,
        reason=reason,
        text=say(form, lang, text=reason, number=cited.number, title=cited.title),
        article=cited,
    )
