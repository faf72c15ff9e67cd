"""The view of a score sheet: deal by deal, what stands, the race to the target, and a form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from belote_learn.messages.catalogue import say, terms
from belote_learn.messages.language import resolve
from belote_learn.messages.matches import explain_match
from belote_learn.messages.rulebook import article
from belote_learn.messages.scores import explain_score
from belote_learn.seats import Seat, Team
from belote_learn.view.compare_view import parts_of
from belote_learn.view.paper import Answer, Reasons, paper_fields
from belote_learn.view.table import rules_fact

if TYPE_CHECKING:
    from belote_learn.play.match import Match
    from belote_learn.rules.rulesets import RuleSet
    from belote_learn.rules.scoring import DealScore
    from belote_learn.view.pools import Json

#: What may have been said of the king and queen of trumps: the side, and how many words.
BELOTES: Final = {
    "": (None, 0),
    "NS2": (Team.NS, 2),
    "EW2": (Team.EW, 2),
    "NS1": (Team.NS, 1),
    "EW1": (Team.EW, 1),
}
#: Stands for nobody in the list of takers: all four passed twice.
PASSED: Final = "passed"


def sheet_view(  # noqa: PLR0913 (one argument for each thing a sheet shows)
    match: Match,
    lang: str | None = None,
    *,
    undo: bool = False,
    again: bool = False,
    preview: DealScore | None = None,
    shows: str | None = None,
    answer: Answer | None = None,
) -> Json:
    """Make the view of a match on paper.

    Args:
        match: The match.
        lang: "en", "pt" or "fr"; None for the default.
        undo: Whether the last deal may be taken back.
        again: Whether the table may still go back to what it agreed on.
        preview: The score of an entry that was checked and not written down.
        shows: What to open: "preview", or a number of the sheet such as "1:outcome".
        answer: What the reader's last request is answered.

    Raises:
        LanguageError: If the language is not one of the three.

    Example:
        >>> from belote_learn.play.match import Match
        >>> from belote_learn.rules.by_hand import score_by_hand
        >>> view = sheet_view(Match().add(score_by_hand(taker="S", ns=100)), "en")
        >>> [view["rows"][0][part]["text"] for part in ("outcome", "NS", "EW")]
        ['N–S made it', '100', '62']
    """
    language = resolve(lang)
    rules = _in_force(match)
    reasons = Reasons()
    stands = explain_match(match, language)
    return {
        **paper_fields(language, rules, "sheet"),
        "title": say("sheet.title", language),
        "facts": _facts(match, rules, language),
        "columns": _columns(language),
        "rows": _rows(match, rules, reasons, language),
        "standing": {
            "text": stands.text,
            "over": stands.winner is not None,
            "why": reasons.add("total", stands.reason, stands.more, [stands.article]),
        },
        "totals": [
            {"team": team.value, "name": terms(language).team[team]["name"], "points": points}
            for team, points in ((team, match.totals[team.value]) for team in Team)
        ],
        "race": _race(match, language),
        "deals": len(match.scores),
        "undo": undo,
        "again": again,
        "form": None if stands.winner else _form(language),
        "preview": None if preview is None else _preview(preview, reasons, language),
        "shows": shows,
        "answer": answer and answer.field(language),
        **reasons.fields(),
    }


def _in_force(match: Match) -> RuleSet:
    """Return the rules of a match; a target of its own is a house rule."""
    if match.target == match.ruleset.target:
        return match.ruleset
    return match.ruleset.replace(target=match.target)


def _facts(match: Match, rules: RuleSet, lang: str) -> list[Json]:
    facts = [
        rules_fact(lang, rules),
        {"id": "target", "text": say("sheet.fact.target", lang, count=match.target)},
    ]
    if match.held_over:
        facts.append({"id": "held", "text": say("sheet.fact.held", lang, count=match.held_over)})
    if match.dealer is not None and match.winner is None:
        facts.append({"id": "dealer", "text": say("sheet.fact.dealer", lang, seat=match.dealer)})
    return facts


def _columns(lang: str) -> Json:
    names = {team.value: terms(lang).team[team]["name"] for team in Team}
    return {
        "names": names,
        "short": {team.value: say(f"sheet.short.{team.value}", lang) for team in Team},
    }


# Deals --------------------------------------------------------------------------------------------


def _rows(match: Match, rules: RuleSet, reasons: Reasons, lang: str) -> list[Json]:
    before = dict.fromkeys(Team, 0)
    rows = []
    for number, score in enumerate(match.scores, start=1):
        deal = _Deal(number, score, rules, reasons, lang)
        row = deal.passed() if score is None else deal.played(score)
        for team in Team:
            points = 0 if score is None else score.points(team)
            row[f"{team.value}-total"] = deal.total(team, before[team], points)
            before[team] += points
        rows.append({"id": str(number), **row})
    return rows


class _Deal:
    """Makes the cells of one deal."""

    def __init__(
        self, number: int, score: DealScore | None, rules: RuleSet, reasons: Reasons, lang: str
    ) -> None:
        self.number, self.score, self.lang = number, score, lang
        self.rules, self.reasons = rules, reasons

    def passed(self) -> Json:
        """Return the cells of a deal that nobody took."""
        text = self._told("row.passed")
        cited = [article("bidding.all-pass", self.lang, self.rules)]
        why = self.reasons.add("line", text, [self._told("passed")], cited)
        label = self._told("cell.outcome", text=text)
        cell = {"text": text, "label": label, "why": why, "note": ""}
        return {"outcome": cell} | {
            team.value: {
                "text": "–",
                "label": self._told("cell.points", team=team, points=self._points(0)),
                "why": why,
            }
            for team in Team
        }

    def played(self, score: DealScore) -> Json:
        """Return the cells of a deal that was counted."""
        lines = explain_score(score, self.lang)
        parts = parts_of(lines)
        side = say(f"sheet.short.{score.taker.value}", self.lang)
        text = self._told(f"row.{_outcome(score)}", side=side)
        spoken = self._told(
            f"row.{_outcome(score)}", side=terms(self.lang).team[score.taker]["name"]
        )
        told = [*parts["outcome"], *parts["held"]]
        outcome = {
            "text": text,
            "label": self._told("cell.outcome", text=spoken),
            "note": self._told("row.held", count=score.held_over) if score.held_over else "",
            "why": self.reasons.add(
                "line", spoken, [line.reason for line in told], [line.article for line in told]
            ),
        }
        return {"outcome": outcome} | {
            team.value: self._marked(team, score, parts[team.value]) for team in Team
        }

    def total(self, team: Team, before: int, points: int) -> Json:
        """Return the cell of a side's running total."""
        total = before + points
        label = self._told("cell.total", team=team, points=self._points(total))
        text = self._told("total", team=team, before=before, points=points, total=total)
        cited = [article("match.totals", self.lang, self.rules)]
        why = self.reasons.add("total", label, [text], cited)
        return {"text": str(total), "label": label, "why": why}

    def _marked(self, team: Team, score: DealScore, lines: list[Any]) -> Json:
        points = score.points(team)
        label = self._told("cell.points", team=team, points=self._points(points))
        why = self.reasons.add(
            "line", label, [line.reason for line in lines], [line.article for line in lines]
        )
        return {"text": str(points), "label": label, "why": why}

    def _points(self, count: int) -> str:
        return say("score.points", self.lang, count=count)

    def _told(self, message_id: str, **facts: Any) -> str:
        return say(f"sheet.{message_id}", self.lang, **{"number": self.number} | facts)


def _outcome(score: DealScore) -> str:
    """Name what came of a deal: a capot of either side, or the outcome."""
    if score.capot is None:
        return score.outcome
    return "capot" if score.capot is score.taker else "capot.defenders"


def _preview(score: DealScore, reasons: Reasons, lang: str) -> int:
    lines = explain_score(score, lang)
    headline = say(
        "sheet.checked", lang, team=Team.NS, other=Team.EW, points=score.ns, total=score.ew
    )
    return reasons.add(
        "line", headline, [line.reason for line in lines], [line.article for line in lines]
    )


# The race and the form ----------------------------------------------------------------------------


def _race(match: Match, lang: str) -> Json:
    """Return the totals after each deal, as numbers to draw and as a text that tells them."""
    runs: dict[str, list[int]] = {team.value: [0] for team in Team}
    for score in match.scores:
        for team in Team:
            points = 0 if score is None else score.points(team)
            runs[team.value].append(runs[team.value][-1] + points)
    told = [
        say(
            "sheet.race.after",
            lang,
            number=number,
            points=runs["NS"][number],
            total=runs["EW"][number],
        )
        for number in range(1, len(match.scores) + 1)
    ]
    return {
        "target": match.target,
        "runs": runs,
        "title": say("sheet.race.title", lang, target=match.target),
        "text": " ".join(
            [say("sheet.race.text", lang, target=match.target, team=Team.NS, other=Team.EW), *told]
        ),
    }


def _form(lang: str) -> Json:
    names = {team: terms(lang).team[team]["name"] for team in Team}
    seats = [[seat.value, terms(lang).seat[seat]["name"]] for seat in Seat]
    return {
        "takers": [
            ["", say("sheet.form.choose", lang)],
            *seats,
            [PASSED, say("sheet.form.passed", lang)],
        ],
        "points": [
            [team.value.lower(), say("sheet.form.points", lang, team=team)] for team in Team
        ],
        "capots": [
            ["", say("sheet.form.no-capot", lang)],
            *([team.value, name] for team, name in names.items()),
        ],
        "belotes": [[value, _belote(lang, value)] for value in BELOTES],
    }


def _belote(lang: str, value: str) -> str:
    team, words = BELOTES[value]
    form = ("no-belote", "one-word", "both-words")[words]
    return say(f"sheet.form.{form}", lang, team=team)
