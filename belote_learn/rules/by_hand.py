"""Scores of a table that counts by hand, and the same count under other rules.

A paper sheet holds less than a deal: what one side's cards came to, a capot, a belote. How many
tricks each side won is not written down, and the score does not need it: only all eight matter. So
the lines of such a score speak of points alone.

Source: rulebook chapters 5 to 7.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from belote_learn.errors import InvalidStateError
from belote_learn.given import as_text, is_whole
from belote_learn.rules.counts import (
    ALL_POINTS,
    ALL_TRICKS,
    BOTH_WORDS,
    Count,
    check_count,
    read_taker,
)
from belote_learn.rules.rulesets import RULESETS, RuleSet
from belote_learn.rules.rulesets import ruleset as named_ruleset
from belote_learn.rules.scoring import DealScore, ScoreLine, score_count
from belote_learn.seats import Seat, Team

_COUNTED: Final = "counted"
_WORDS: Final = {
    "belote.both": 2,
    "belote.first-word": 1,
    "belote.incomplete": 1,
    "belote.unsaid": 0,
}


def score_by_hand(  # noqa: PLR0913 (what a table writes down, one by one)
    *,
    ruleset: str | RuleSet = RULESETS[0],
    taker: Seat | Team | str,
    ns: int | None = None,
    ew: int | None = None,
    capot: Team | str | None = None,
    belote: Team | str | None = None,
    words: int | None = None,
    held_over: int = 0,
) -> DealScore:
    """Score a deal from what a table writes down.

    Args:
        ruleset: Id of a ruleset, or a `RuleSet`.
        taker: The seat or the side that took.
        ns: Points of North and South's cards, the ten for the last trick included, without a
            belote; None where only the other side was counted.
        ew: The same of East and West.
        capot: The side that won all eight tricks, or None.
        belote: The side that said belote, or None.
        words: How many of the two words it said; None for both.
        held_over: Points waiting from earlier ties.

    Raises:
        NotationError: If a seat or a side cannot be read.
        InvalidStateError: If no deal can come to this: no points given, points that are not 162 in
            all, points of a side that won no trick, a single point.
        RuleSetError: If the ruleset is unknown.

    Rules:
        points.count, contract.capot

    Example:
        >>> s = score_by_hand(taker="S", ew=70, belote="NS")
        >>> s.ns, s.ew, s.outcome
        (112, 70, 'made')
    """
    rules = named_ruleset(ruleset)
    winner = None if capot is None else Team.parse(capot)
    holder = None if belote is None else Team.parse(belote)
    points = _points(ns, ew, winner)
    count = Count(
        taker=read_taker(taker),
        card_points=points,
        tricks=_tricks(winner),
        belote=holder,
        words=(BOTH_WORDS if holder else 0) if words is None else words,
        held_over=held_over,
    )
    # every split of the tricks that is no capot scores the same: points are checked above
    check_count(replace(count, card_points=_plausible(winner)), rules)
    return _by_points(score_count(count, rules))


def recount(score: DealScore, ruleset: str | RuleSet) -> DealScore:
    """Score the same count under other rules.

    Args:
        score: The score of a deal.
        ruleset: Id of a ruleset, or a `RuleSet`. Where its ties are not held over, no points wait.

    Example:
        >>> s = score_by_hand(taker="S", ns=81)
        >>> s.outcome, recount(s, "clockwise").outcome
        ('failed', 'tied')
    """
    rules = named_ruleset(ruleset)
    waiting = score.waiting if rules.tie == "litige" else 0
    again = score_count(_count_of(score, waiting), rules)
    by_hand = any(line.reason == _COUNTED for line in score.lines)
    return _by_points(again) if by_hand else again


def _points(ns: int | None, ew: int | None, capot: Team | None) -> dict[Team, int]:
    """Read what each side's cards came to; one side's points tell the other's."""
    given = {team: points for team, points in ((Team.NS, ns), (Team.EW, ew)) if points is not None}
    for points in given.values():
        if not is_whole(points, 0):
            raise InvalidStateError("points-unreadable", found=as_text(points))
    if not given and capot is None:
        raise InvalidStateError("hand-no-points", rule="points.count")
    if not given and capot is not None:
        return {capot: ALL_POINTS, capot.other: 0}
    if len(given) == 1:
        (team, points) = next(iter(given.items()))
        if points > ALL_POINTS:
            raise InvalidStateError(
                "hand-too-many", rule="points.count", team=team, found=points, expected=ALL_POINTS
            )
        given[team.other] = ALL_POINTS - points
    _check_sum(given, capot)
    return given


def _check_sum(points: dict[Team, int], capot: Team | None) -> None:
    if sum(points.values()) != ALL_POINTS:
        raise InvalidStateError("score-points", found=sum(points.values()), expected=ALL_POINTS)
    for team in Team:
        if points[team] == 1:  # no card is worth 1, and the others make 2 at least
            raise InvalidStateError("hand-one-point", rule="points.cards", team=team)
        if capot is team.other and points[team]:
            raise InvalidStateError(
                "hand-capot", rule="contract.capot", team=capot, other=team, found=points[team]
            )


def _tricks(capot: Team | None) -> dict[Team, int]:
    if capot is None:
        return dict.fromkeys(Team, ALL_TRICKS // 2)
    return {capot: ALL_TRICKS, capot.other: 0}


def _plausible(capot: Team | None) -> dict[Team, int]:
    if capot is None:
        return dict.fromkeys(Team, ALL_POINTS // 2)
    return {capot: ALL_POINTS, capot.other: 0}


def _by_points(score: DealScore) -> DealScore:
    """Let the lines that tell what each side won speak of points alone, unless it is a capot."""
    if score.capot is not None:
        return score
    lines = tuple(
        ScoreLine(line.team, line.points, line.rule, _COUNTED)
        if line.reason == "cards-and-ten"
        else line
        for line in score.lines
    )
    return replace(score, lines=lines)


def _count_of(score: DealScore, waiting: int) -> Count:
    """Read off a score's first lines the count it was made from."""
    told = {reason: _with(score, reason) for reason in ("cards", "last-trick", "cards-and-ten")}
    points = dict.fromkeys(Team, 0)
    tricks = _tricks(score.capot)
    for line in (*_with(score, _COUNTED), *(line for lines in told.values() for line in lines)):
        if line.team is not None:
            points[line.team] += line.points
            tricks[line.team] = dict(line.facts).get("count", tricks[line.team])
    said = [line for line in score.lines if line.reason in _WORDS]
    return Count(
        taker=score.taker,
        card_points=points,
        tricks=tricks,
        belote=said[0].team if said else None,
        words=_WORDS[said[0].reason] if said else 0,
        held_over=waiting,
        last_trick=told["last-trick"][0].team if told["last-trick"] else None,
    )


def _with(score: DealScore, reason: str) -> list[ScoreLine]:
    return [line for line in score.lines if line.reason == reason]
