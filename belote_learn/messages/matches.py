"""A match, worded: who leads, what is missing, who has won, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from belote_learn.messages.catalogue import say
from belote_learn.messages.language import resolve
from belote_learn.messages.rulebook import Article, article
from belote_learn.messages.told import Told

if TYPE_CHECKING:
    from belote_learn.play.match import Match
    from belote_learn.seats import Team


@dataclass(frozen=True, slots=True, repr=False)
class MatchVerdict(Told):
    """How a match stands, and why.

    Attributes:
        winner: The side that has won, or None.
        rule: Id of the article that says so.
        reason: Who leads and what is missing, or who has won, with the totals.
        more: What still matters for the next deal: points held over, who deals.
        article: The article, with its sources and disputes.
    """

    winner: Team | None
    rule: str
    reason: str
    more: tuple[str, ...]
    article: Article

    @property
    def text(self) -> str:
        """The reason and what follows as one text."""
        return " ".join((self.reason, *self.more))


def explain_match(match: Match, lang: str | None = None) -> MatchVerdict:
    """Word how a match stands.

    Args:
        match: The match.
        lang: "en", "pt" or "fr"; None for the default.

    Raises:
        LanguageError: If the language is not one of the three.

    Example:
        >>> from belote_learn.play.match import Match
        >>> print(explain_match(Match(dealer="S"), "en").text)
        Both teams have 0 points: each needs 1000 points more to reach 1000. South deals next.
    """
    language, standing = resolve(lang), match.standing
    facts = dict(standing.facts)
    points, other_points, target = facts["points"], facts["other_points"], facts["target"]
    level = ".level" if standing.reason == "going-on" and points == other_points else ""
    facts |= {
        "points": _points(points, language),
        "missing": _points(max(target - points, 0), language),
        "other_missing": _points(max(target - other_points, 0), language),
    }
    rules = match.ruleset
    if target != rules.target:
        rules = rules.replace(target=target)  # so that the article names the target played for
    return MatchVerdict(
        winner=standing.winner,
        rule=standing.rule,
        reason=say(f"match.{standing.reason}{level}", language, **facts),
        more=() if standing.winner else _more(match, language),
        article=article(standing.rule, language, rules),
    )


def _more(match: Match, lang: str) -> tuple[str, ...]:
    held = match.held_over
    held_over = (say("match.held-over", lang, points=_points(held, lang)),) if held else ()
    return (*held_over, *_dealer(match, lang))


def _dealer(match: Match, lang: str) -> tuple[str, ...]:
    """Who deals next; nothing where the deal passes on from a dealer that nobody named."""
    if match.dealer:
        return (say("match.next-dealer", lang, seat=match.dealer),)
    if match.ruleset.dealer_rotation == "drawn_each_deal":
        return (say("match.next-dealer.drawn", lang),)
    return () if match.scores else (say("match.first-dealer.drawn", lang),)


def _points(count: int, lang: str) -> str:
    return say("match.points", lang, count=count)
