"""The score of a deal: what each side won, whether the contract was made, and who scores what.

The rules come to seven questions, asked in the order of a count at the table: what did each side
win, who said belote, was it a capot, which side has more (or has it reached the threshold), what
does each side score, what waits for a later deal, and who takes what was waiting. Each answer is a
line with its article, so that a score is never a bare number.

Source: rulebook chapters 5 to 7; `rulesets.toml` has what each text says.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from belote_learn.rules.counts import (
    ALL_TRICKS,
    BELOTE,
    BOTH_WORDS,
    Count,
    check_count,
    read_sides,
    read_taker,
)
from belote_learn.rules.rulesets import RULESETS, RuleSet
from belote_learn.rules.rulesets import ruleset as named_ruleset
from belote_learn.seats import Team

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belote_learn.messages.scores import WordedLine
    from belote_learn.seats import Seat

Outcome = Literal["made", "failed", "tied"]

#: What a taker needs under `contract="threshold"`: without a belote, and once one has been said.
THRESHOLD: Final = 82
THRESHOLD_BELOTE: Final = 92

_SIDES: Final = tuple(Team)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score: a number, whom it concerns, and why.

    Attributes:
        team: The side it speaks of; None where it is neither's.
        points: The number it tells.
        rule: The article it applies.
        reason: Id of the sentence (`score.<reason>`).
        facts: What the sentence speaks of, as pairs of a name and a value.
        scores: Whether the points are marked; those lines add up to the score of their side.
    """

    team: Team | None
    points: int
    rule: str
    reason: str
    facts: tuple[tuple[str, Any], ...] = ()
    scores: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class DealScore:
    """What a deal brings to each side, and the lines that say why.

    Attributes:
        ns: Points North and South score.
        ew: Points East and West score.
        held_over: Points that wait for a later deal, those of earlier deals included.
        outcome: "made", "failed", or "tied" where a tie is held over.
        capot: The side that won all eight tricks, or None.
        lines: The count, line by line.
        taker: The side that took.
        waiting: Points that were waiting from earlier deals.
        ruleset: The rules it was counted by.

    Example:
        >>> s = score_deal(taker="N", card_points={"NS": 82, "EW": 80}, tricks={"NS": 5, "EW": 3})
        >>> s.ns, s.ew, s.outcome
        (82, 80, 'made')
    """

    ns: int
    ew: int
    held_over: int
    outcome: Outcome
    capot: Team | None
    lines: tuple[ScoreLine, ...]
    taker: Team
    waiting: int
    ruleset: RuleSet

    def points(self, team: Team | str) -> int:
        """Return what a side scores.

        Raises:
            NotationError: If the text is not NS or EW.
        """
        return self.ns if Team.parse(team) is Team.NS else self.ew

    def __repr__(self) -> str:
        return f"<DealScore: NS {self.ns}, EW {self.ew}, {self.outcome}>"

    def explain(self, lang: str | None = None) -> tuple[WordedLine, ...]:
        """Word the count line by line, each number with its article and the reason.

        Args:
            lang: "en", "pt" or "fr"; None for the default.

        Raises:
            LanguageError: If the language is not one of the three.
        """
        from belote_learn.messages.scores import explain_score  # noqa: PLC0415 (words come late)

        return explain_score(self, lang)


def score_deal(  # noqa: PLR0913 (what a table counts, one by one)
    *,
    ruleset: str | RuleSet = RULESETS[0],
    taker: Seat | Team | str,
    card_points: Mapping[str, int] | Mapping[Team, int],
    tricks: Mapping[str, int] | Mapping[Team, int],
    belote: Team | str | None = None,
    words: int | None = None,
    held_over: int = 0,
    last_trick: Team | str | None = None,
) -> DealScore:
    """Score a deal from its count.

    Args:
        ruleset: Id of a ruleset, or a `RuleSet`.
        taker: The seat or the side that took.
        card_points: Side to points: the cards won plus 10 for the last trick, 162 in all (also in
            a capot).
        tricks: Side to tricks won, 8 in all.
        belote: The side of the player who held king and queen of trumps, or None.
        words: How many of the words "belote" and "rebelote" were said, 0 to 2; None for both where
            a side held the pair.
        held_over: Points waiting from earlier ties.
        last_trick: The side that won the last trick, where it is known: the ten then has a line
            of its own.

    Raises:
        NotationError: If a seat or a side cannot be read.
        InvalidStateError: If no deal can be counted so: points that do not add up to 162, tricks
            that do not add up to 8, points without a trick, words without the pair, points waiting
            where ties are not held over.
        RuleSetError: If the ruleset is unknown.

    Rules:
        contract.made, contract.failed, contract.tie, contract.capot

    Example:
        >>> s = score_deal(ruleset="clockwise", taker="NS", card_points={"NS": 90, "EW": 72},
        ...     tricks={"NS": 4, "EW": 4}, belote="EW", words=2)
        >>> s.ns, s.ew, s.outcome
        (0, 182, 'failed')
    """
    rules = named_ruleset(ruleset)
    holder = None if belote is None else Team.parse(belote)
    count = Count(
        taker=read_taker(taker),
        card_points=read_sides(card_points),
        tricks=read_sides(tricks),
        belote=holder,
        words=(BOTH_WORDS if holder else 0) if words is None else words,
        held_over=held_over,
        last_trick=None if last_trick is None else Team.parse(last_trick),
    )
    check_count(count, rules)
    return score_count(count, rules)


def score_count(count: Count, rules: RuleSet) -> DealScore:
    """Score a count that is known to be possible: a deal's own, or one `read_count` has read.

    Args:
        count: What each side won.
        rules: The rules in force.
    """
    capot = next((team for team in _SIDES if count.tricks[team] == ALL_TRICKS), None)
    belote_points = words_worth(count.words, rules)
    outcome, verdict = _outcome(count, capot, belote_points, rules)
    marked = [
        *_marks(count, capot, outcome, rules),
        *_belote_marks(count, belote_points, outcome, rules),
    ]
    waiting, held = _held_over(count, outcome, belote_points, rules)
    lines = (*_told(count, belote_points), *verdict, *marked, *held)
    return DealScore(
        ns=_marked(lines, Team.NS),
        ew=_marked(lines, Team.EW),
        held_over=waiting,
        outcome=outcome,
        capot=capot,
        lines=lines,
        taker=count.taker,
        waiting=count.held_over,
        ruleset=rules,
    )


def _marked(lines: tuple[ScoreLine, ...], team: Team) -> int:
    return sum([line.points for line in lines if line.scores and line.team is team])


def words_worth(words: int, rules: RuleSet) -> int:
    """Return what the words said are worth. Article: announce.value.

    Args:
        words: How many of "belote" and "rebelote" were said, 0 to 2.
        rules: The rules in force.

    Example:
        >>> from belote_learn.rules.rulesets import ruleset
        >>> words_worth(1, ruleset("family")), words_worth(1, ruleset("reglas"))
        (0, 10)
    """
    return (0, rules.belote_first_word, BELOTE)[words]


def _told(count: Count, belote_points: int) -> list[ScoreLine]:
    """Return what each side won, before anything is compared."""
    lines = []
    for team in _SIDES:
        points, won = count.card_points[team], count.tricks[team]
        if count.last_trick is None:
            lines.append(_line(team, points, "points.count", "cards-and-ten", count=won))
            continue
        ten = 10 if count.last_trick is team else 0
        lines.append(_line(team, points - ten, "points.cards", "cards", count=won))
        if ten:
            lines.append(_line(team, ten, "points.last-trick", "last-trick"))
    if count.belote is not None:
        lines.append(_belote_line(count.belote, count.words, belote_points))
    return lines


def _belote_line(team: Team, words: int, points: int) -> ScoreLine:
    if words == 0:
        return _line(team, 0, "announce.words", "belote.unsaid")
    if words == 1:
        reason = "belote.first-word" if points else "belote.incomplete"
        return _line(team, points, "announce.value", reason)
    return _line(team, points, "announce.value", "belote.both")


def _outcome(
    count: Count, capot: Team | None, belote_points: int, rules: RuleSet
) -> tuple[Outcome, list[ScoreLine]]:
    """Say whether the contract is made, and by which comparison.

    Eight tricks settle it, whatever the points; else the points do, belote included.
    """
    taker, defence = count.taker, count.taker.other
    if capot is not None:
        reason = "capot" if capot is taker else "capot.defenders"
        line = _line(capot, ALL_TRICKS, "contract.capot", reason, other=capot.other)
        return ("made" if capot is taker else "failed"), [line]
    totals = {
        team: count.card_points[team] + (belote_points if team is count.belote else 0)
        for team in _SIDES
    }
    if rules.contract == "threshold":
        return _against_threshold(count, totals[taker], rules)
    told = _line(
        taker,
        totals[taker],
        "points.belote" if belote_points else "contract.made",
        "compare",
        other=defence,
        other_points=totals[defence],
    )
    if totals[taker] > totals[defence]:
        return "made", [told, _line(taker, totals[taker], "contract.made", "made")]
    if totals[taker] < totals[defence]:
        return "failed", [told, _line(taker, totals[taker], "contract.failed", "failed")]
    if rules.tie == "fail":
        return "failed", [told, _line(taker, totals[taker], "contract.tie", "tied.failed")]
    return "tied", [told, _line(taker, totals[taker], "contract.tie", "tied")]


def _against_threshold(count: Count, total: int, rules: RuleSet) -> tuple[Outcome, list[ScoreLine]]:
    # a word that earns nothing, the first alone in most rulesets, leaves the threshold where it was
    raised = words_worth(count.words, rules) > 0
    needed = THRESHOLD_BELOTE if raised else THRESHOLD
    reason = "threshold.belote" if raised else "threshold"
    told = _line(count.taker, total, "contract.made", reason, needed=needed)
    if total >= needed:
        return "made", [told, _line(count.taker, total, "contract.made", "made")]
    return "failed", [told, _line(count.taker, total, "contract.failed", "failed")]


def _marks(count: Count, capot: Team | None, outcome: Outcome, rules: RuleSet) -> list[ScoreLine]:
    """Return what each side marks for its cards, the belote apart."""
    taker, defence = count.taker, count.taker.other
    if capot is not None:
        return [
            _mark(capot, rules.capot, "contract.capot", "marks.capot"),
            _mark(capot.other, 0, "contract.capot", "marks.nothing.capot"),
        ]
    if outcome == "failed":
        return [
            _mark(defence, rules.fail_points, "contract.failed", "marks.all"),
            _mark(taker, 0, "contract.failed", "marks.nothing.failed"),
        ]
    if outcome == "tied":
        return [
            _mark(defence, count.card_points[defence], "contract.tie", "marks.tie"),
            _mark(taker, 0, "contract.tie", "marks.nothing.tie"),
        ]
    return [
        _mark(team, count.card_points[team], "contract.made", "marks.own")
        for team in (taker, defence)
    ]


def _belote_marks(count: Count, points: int, outcome: Outcome, rules: RuleSet) -> list[ScoreLine]:
    """Return the belote's mark: its holder keeps it, made or failed. Article: announce.kept."""
    if count.belote is None or not points or _belote_waits(count, outcome, rules):
        return []
    return [_mark(count.belote, points, "announce.kept", "marks.belote")]


def _belote_waits(count: Count, outcome: Outcome, rules: RuleSet) -> bool:
    return (
        outcome == "tied"
        and count.belote is count.taker
        and rules.litige_belote == "held_with_points"
    )


def _held_over(
    count: Count, outcome: Outcome, belote_points: int, rules: RuleSet
) -> tuple[int, list[ScoreLine]]:
    """Say what waits and who takes what was waiting. Article: contract.held-over."""
    before = count.held_over
    if outcome == "tied":
        held, reason = count.card_points[count.taker], "held.tie"
        if belote_points and _belote_waits(count, outcome, rules):
            held, reason = held + belote_points, "held.tie.belote"
        lines = [_line(count.taker, held, "contract.held-over", reason)]
        if before:
            total = held + before
            lines.append(_line(None, before, "contract.held-over", "held.more", total=total))
        return held + before, lines
    if not before:
        return 0, []
    if outcome == "failed" and rules.litige_to == "maker_of_next_contract":
        return before, [_line(None, before, "contract.held-over", "held.still")]
    winner = count.taker if outcome == "made" else count.taker.other
    return 0, [_mark(winner, before, "contract.held-over", "marks.held")]


def _line(team: Team | None, points: int, rule: str, reason: str, **facts: Any) -> ScoreLine:
    return ScoreLine(team, points, rule, reason, tuple(facts.items()))


def _mark(team: Team, points: int, rule: str, reason: str) -> ScoreLine:
    return ScoreLine(team, points, rule, reason, (), scores=True)
