"""Whole deals played elsewhere, replayed card by card: the same winners and the same points."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import belote_learn as bl
from belote_learn.play.validation import check_deal

DATA = Path(__file__).parent.parent / "data"
SEATS = "NWSE"  # the files number seats in playing order
RULES = {
    "deals_classic": bl.ruleset("family"),
    "deals_contree": bl.ruleset("family").replace(cannot_overtrump="free"),
}
ROWS = [
    pytest.param(row, rules, id=f"{name}-{row['id']}")
    for name, rules in RULES.items()
    for row in json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
]


def test_all_the_recorded_deals_are_there():
    assert len(ROWS) == 155 + 175


def begin(row, rules, seats=SEATS):
    return bl.Deal.from_hands(
        {seats[n]: hand for n, hand in enumerate(row["hands"])},
        trump=row["trump"],
        taker=seats[row["taker"]],
        dealer=seats[row["dealer"]],
        ruleset=rules,
    )


def score_lines(deal, reasons):
    told = dict.fromkeys(bl.Team, 0)
    for line in deal.score.lines:
        if line.reason in reasons:
            told[line.team] += line.points
    return [told[bl.Team.NS], told[bl.Team.EW]]


@pytest.mark.parametrize(("row", "rules"), ROWS)
def test_a_recorded_deal_is_replayed_to_its_winners_and_points(row, rules):
    d = begin(row, rules)
    for seat, card in row["plays"]:
        assert d.to_act == SEATS[seat]
        d = d.act(card)
    assert d.phase == "scored"
    check_deal(d)
    assert [SEATS.index(trick.winner) for trick in d.tricks] == row["trick_winners"]
    assert [trick.points for trick in d.tricks] == row["trick_points"]
    cards = score_lines(d, {"cards"})
    assert [sum(1 for trick in d.tricks if trick.winner.team is team) for team in bl.Team] == row[
        "tricks"
    ]
    # deals_contree counts the last trick of a capot as 100, deals_classic as 10
    bonus = 100 if 0 in row["tricks"] and rules.changes else 10
    ten = score_lines(d, {"last-trick"})
    assert sorted(ten) == [0, 10]
    assert [c + bonus * (t > 0) for c, t in zip(cards, ten, strict=True)] == row["points"]


@pytest.mark.parametrize(("row", "rules"), ROWS[::10])
def test_the_table_turned_by_one_seat_scores_the_same_exchanged(row, rules):
    d, turned = begin(row, rules), begin(row, rules, SEATS[1:] + SEATS[:1])
    for _, card in row["plays"]:
        d, turned = d.act(card), turned.act(card)
    assert (turned.score.ns, turned.score.ew) == (d.score.ew, d.score.ns)
    assert turned.score.outcome == d.score.outcome
