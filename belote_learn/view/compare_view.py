"""The view of a comparison: what each set of rules says of the same cards, or of the same count.

Rules are columns, cards (or what a count comes to) are rows; every cell is a finished answer with
its sentence and its articles.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from belote_learn.given import wrong_kind
from belote_learn.messages.catalogue import say, terms
from belote_learn.messages.language import resolve
from belote_learn.messages.scores import WordedLine, explain_score
from belote_learn.messages.verdicts import explain_position
from belote_learn.play.judging import COUNT_JUDGED, TRICK_JUDGED
from belote_learn.play.position import Position
from belote_learn.rules.by_hand import recount
from belote_learn.rules.rulesets import RULESETS, RuleSet, option_values
from belote_learn.rules.rulesets import ruleset as named_ruleset
from belote_learn.rules.scoring import DealScore
from belote_learn.seats import Team
from belote_learn.view.option_words import option_title, value_title
from belote_learn.view.paper import Answer, Reasons, option_menu, paper_fields
from belote_learn.view.table import rules_fact, trump_fact

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belote_learn.view.pools import Json


@dataclass(frozen=True, slots=True)
class Column:
    """One set of rules in a comparison.

    Attributes:
        rules: The rules.
        house: 0 for the four named ones, else the number of the house column.
        given: Whether what is compared came with these rules.
    """

    rules: RuleSet
    house: int = 0
    given: bool = False

    def title(self, lang: str) -> str:
        """Return the heading."""
        if self.house:
            return say("compare.column.house", lang, count=self.house)
        return say(f"table.rules.{self.rules.id}", lang)

    def changes(self, lang: str) -> list[str]:
        """Return what a house column changes, in words; first the ruleset it starts from."""
        if not self.house:
            return []
        return [
            say(f"table.rules.{self.rules.id}", lang),
            *(
                say(
                    "compare.column.change",
                    lang,
                    option=option_title(option, lang),
                    value=value_title(option, value, lang),
                )
                for option, value in self.rules.changes.items()
            ),
        ]


@dataclass(slots=True)
class Cell:
    """What one set of rules says of one row.

    Attributes:
        mark: "legal", "refused" or "line".
        answer: What is compared: two cells with equal answers agree.
        text: What is written in the cell.
        rule: Number of the article that settles it, "" where it goes without saying.
        why: Index of the explanation.
    """

    mark: str
    answer: Any
    text: str
    rule: str
    why: int


@dataclass(slots=True)
class Row:
    """One thing that is compared.

    Attributes:
        id: A card, or a part of a score.
        text: What it is called.
        cells: One a column.
    """

    id: str
    text: str
    cells: list[Cell] = field(default_factory=list)

    @property
    def differs(self) -> bool:
        """Whether the columns do not all agree."""
        return any(cell.answer != self.cells[0].answer for cell in self.cells)


def columns_of(moment: Position | DealScore, houses: Iterable[RuleSet] = ()) -> list[Column]:
    """Return the columns: the four rulesets, the moment's own house rules, and others.

    Raises:
        InvalidStateError: If the moment is neither a position nor a score.
    """
    if not isinstance(moment, Position | DealScore):
        raise wrong_kind(moment, Position, DealScore)
    own = moment.ruleset
    columns = [Column(named_ruleset(name), given=own == named_ruleset(name)) for name in RULESETS]
    mine = [own] if own.changes else []
    others = [rules for rules in houses if rules not in mine]
    return columns + [
        Column(rules, number, given=rules == own)
        for number, rules in enumerate((*mine, *others), start=1)
    ]


def options_of(moment: Position | DealScore) -> tuple[str, ...]:
    """Return the options that can change the answers."""
    return TRICK_JUDGED if isinstance(moment, Position) else COUNT_JUDGED


def compare_view(
    moment: Position | DealScore,
    lang: str | None = None,
    *,
    houses: Iterable[RuleSet] = (),
    answer: Answer | None = None,
) -> Json:
    """Compare what the rulesets say of a position or a score.

    Args:
        moment: A `Position`, or a `DealScore`.
        lang: "en", "pt" or "fr"; None for the default.
        houses: House rules, each a column of its own.
        answer: What the reader's last request is answered.

    Raises:
        InvalidStateError: If the moment is neither a position nor a score.
        LanguageError: If the language is not one of the three.

    Example:
        >>> p = Position("H", leader="N", trick="10D 9H", hand="JH 8H KS")
        >>> view = compare_view(p, "en")
        >>> view["summary"][0]
        'Every ruleset gives the same answer for every card.'
    """
    language = resolve(lang)
    columns = columns_of(moment, houses)
    reasons = Reasons()
    if isinstance(moment, Position):
        rows = _card_rows(moment, columns, reasons, language)
        facts, shown, kind = (
            _table_facts(moment, language),
            (*moment.trick, *moment.hand),
            "position",
        )
        summary = _card_summary(rows, columns, moment, language)
    else:
        rows = _score_rows(moment, columns, reasons, language)
        facts, shown, kind = [rules_fact(language, moment.ruleset)], (), "score"
        summary = _score_summary(rows, columns, language)
    return {
        **paper_fields(language, moment.ruleset, "compare", shown),
        "title": say(f"compare.title.{kind}", language),
        "facts": facts,
        "summary": summary,
        "columns": [_column(column, language) for column in columns],
        "rows": [_row(row, columns, language) for row in rows],
        "form": _form(moment, columns, language),
        "answer": answer and answer.field(language),
        **reasons.fields(),
    }


# Cards --------------------------------------------------------------------------------------------


def _table_facts(position: Position, lang: str) -> list[Json]:
    words = terms(lang)
    played = ", ".join(
        f"{words.seat[position.seat_of(place)]['name']} {words.letter(card)}{card.suit.symbol}"
        for place, card in enumerate(position.trick)
    )
    turn = "plays" if position.trick else "leads"
    return [
        trump_fact(lang, position.trump),
        *(
            [{"id": "trick", "text": say("table.text.on-table", lang, cards=played)}]
            if played
            else []
        ),
        {"id": "turn", "text": say(f"table.turn.{turn}", lang, seat=position.seat)},
    ]


def _under(position: Position, rules: RuleSet) -> Position:
    """Return the same moment under other rules; seats stay who they are, as in `compare`."""
    return Position(
        position.trump,
        leader=position.leader,
        trick=position.trick,
        hand=position.hand,
        ruleset=rules.replace(direction=position.ruleset.direction),
    )


def _card_rows(position: Position, columns: list[Column], reasons: Reasons, lang: str) -> list[Row]:
    letters = terms(lang).letter
    rows = [Row(card.code, letters(card) + card.suit.symbol) for card in position.hand]
    for column in columns:
        verdicts = explain_position(_under(position, column.rules), lang)
        for row, verdict in zip(rows, verdicts, strict=True):
            mark = "legal" if verdict.legal else "refused"
            why = reasons.add(
                mark, verdict.headline, [verdict.reason], [verdict.article], column.title(lang)
            )
            text = say(f"ui.{mark}", lang)
            row.cells.append(Cell(mark, verdict.legal, text, verdict.article.number, why))
    return rows


def _card_summary(
    rows: list[Row], columns: list[Column], position: Position, lang: str
) -> list[str]:
    unsure = tuple(card for card, row in zip(position.hand, rows, strict=True) if row.differs)
    if not unsure:
        return [say("compare.summary.same", lang)]
    groups: dict[tuple[bool, ...], list[Column]] = {}
    for place, column in enumerate(columns):
        groups.setdefault(tuple(row.cells[place].answer for row in rows), []).append(column)
    told = [say("compare.summary.differs", lang, count=len(unsure), cards=unsure)]
    for answers, alike in groups.items():
        legal = tuple(card for card, may in zip(position.hand, answers, strict=True) if may)
        told.append(say("compare.summary.group", lang, rules=_names(alike, lang), cards=legal))
    return told


# Scores -------------------------------------------------------------------------------------------


def _score_rows(score: DealScore, columns: list[Column], reasons: Reasons, lang: str) -> list[Row]:
    words = terms(lang)
    rows = {
        "outcome": Row("outcome", say("compare.row.outcome", lang)),
        **{team.value: Row(team.value, words.team[team]["name"]) for team in Team},
        "held": Row("held", say("compare.row.held", lang)),
    }
    for column in columns:
        again = recount(score, column.rules)
        lines = explain_score(again, lang)
        parts = parts_of(lines)
        values: dict[str, tuple[Any, str]] = {
            "outcome": (again.outcome, say(f"compare.outcome.{again.outcome}", lang)),
            "NS": (again.ns, str(again.ns)),
            "EW": (again.ew, str(again.ew)),
            "held": (again.held_over, str(again.held_over)),
        }
        for name, (value, text) in values.items():
            row = rows[name]
            said = parts[name]
            headline = say("compare.headline", lang, row=row.text, text=text)
            why = reasons.add(
                "line",
                headline,
                [line.reason for line in said] or [say("compare.held.nothing", lang)],
                [line.article for line in said],
                column.title(lang),
            )
            number = said[-1].article.number if said else ""
            row.cells.append(Cell("line", value, text, number, why))
    return list(rows.values())


def parts_of(lines: tuple[WordedLine, ...]) -> dict[str, list[WordedLine]]:
    """Tell which lines of a score say how each part of it came about.

    Returns:
        "outcome": what was won and compared; "NS" and "EW": what that side marks; "held": what
        waits for a later deal.
    """
    scores = [line for line in lines if line.scores]
    held = [line for line in lines if line.rule == "contract.held-over" and not line.scores]
    return {
        "outcome": [line for line in lines if line not in scores and line not in held],
        **{team.value: [line for line in scores if line.team is team] for team in Team},
        "held": held,
    }


def _score_summary(rows: list[Row], columns: list[Column], lang: str) -> list[str]:
    if not any(row.differs for row in rows):
        return [say("compare.summary.score.same", lang)]
    groups: dict[tuple[Any, ...], list[Column]] = {}
    for place, column in enumerate(columns):
        groups.setdefault(tuple(row.cells[place].answer for row in rows), []).append(column)
    return [
        say("compare.summary.score.differs", lang),
        *(
            say(
                "compare.summary.score.held" if answers[3] else "compare.summary.score.group",
                lang,
                rules=_names(alike, lang),
                outcome=say(f"compare.outcome.{answers[0]}", lang),
                team=Team.NS,
                other=Team.EW,
                ns=answers[1],
                ew=answers[2],
                points=answers[3],
            )
            for answers, alike in groups.items()
        ),
    ]


# Both ---------------------------------------------------------------------------------------------


def _names(columns: list[Column], lang: str) -> str:
    return terms(lang).join([column.title(lang) for column in columns])


def _column(column: Column, lang: str) -> Json:
    return {
        "title": column.title(lang),
        "changes": column.changes(lang),
        "given": column.given,
        "house": column.house,
        "removable": column.house > 0 and not column.given,
    }


def _row(row: Row, columns: list[Column], lang: str) -> Json:
    given = next((place for place, column in enumerate(columns) if column.given), 0)
    return {
        "id": row.id,
        "text": row.text,
        "differs": row.differs,
        "cells": [
            _cell(row, cell, column, (row.cells[given], columns[given]), lang)
            for cell, column in zip(row.cells, columns, strict=True)
        ],
    }


def _cell(row: Row, cell: Cell, column: Column, given: tuple[Cell, Column], lang: str) -> Json:
    differs = cell.answer != given[0].answer
    form = "compare.cell.differs" if differs else "compare.cell"
    return {
        "mark": cell.mark,
        "text": cell.text,
        "rule": cell.rule,
        "differs": differs,
        "label": say(
            f"{form}.bare" if not cell.rule else form,
            lang,
            row=row.text,
            rules=column.title(lang),
            text=cell.text,
            number=cell.rule,
            other=given[1].title(lang),
        ),
        "why": cell.why,
    }


def _form(moment: Position | DealScore, columns: list[Column], lang: str) -> Json:
    given = next((place for place, column in enumerate(columns) if column.given), 0)
    options = options_of(moment)
    return {
        "bases": [[str(place), column.title(lang)] for place, column in enumerate(columns)],
        "base": str(given),
        "now": [{name: str(getattr(column.rules, name)) for name in options} for column in columns],
        "options": [option_menu(lang, name, option_values(name)) for name in options],
    }
