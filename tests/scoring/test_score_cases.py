"""Scores against the worked cases of the rule texts and the reported mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import belote_learn as bl
from belote_learn.rules.rulesets import RULESETS

DATA = Path(__file__).parent.parent / "data"
WORDS = {"none": 0, "first_only": 1, "both": 2}


def read(name):
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


SCORES = [row for row in read("rules") if row["kind"] == "score"]

# Cases that score_deal cannot take, and why.
NOT_APPLICABLE = {
    "S27": "the end of a match: tests/play/test_match.py",
    "S28": "the end of a match: tests/play/test_match.py",
    "S31": "contree: a bid of 100 points",
    "S33": "contree: a bid of 110 points",
    "S34": "contree: a bid of 90 points",
    "S35": "contree: a bid of 80 points",
}
CASES = [
    pytest.param(row, ruleset, id=f"{row['id']}-{ruleset}")
    for row in SCORES
    if row["id"] not in NOT_APPLICABLE
    for ruleset in RULESETS
    if ruleset in row["expected"]
]


def test_every_score_case_is_tested_or_said_not_to_apply():
    tested = {case.values[0]["id"] for case in CASES}
    assert tested | NOT_APPLICABLE.keys() == {row["id"] for row in SCORES}
    assert len(CASES) == 12 * 4 + 3 * 2


def result(row, ruleset):
    return bl.score_deal(
        ruleset=ruleset,
        taker=row["taker_team"],
        card_points=row["card_points"],
        tricks=row["tricks"],
        belote=row["belote_holder"],
        words=WORDS[row["belote_announced"]],
        held_over=row["held_over_in"],
    )


@pytest.mark.parametrize(("row", "ruleset"), CASES)
def test_a_worked_case_scores_as_its_text_says(row, ruleset):
    score = result(row, ruleset)
    assert {
        "NS": score.ns, "EW": score.ew, "held_over": score.held_over, "outcome": score.outcome
    } == row["expected"][ruleset]  # fmt: skip


# The other readings the cases give, and the house rule that plays each.
READINGS = {
    ("S03", "family", "seed_003"): {"tie": "litige"},
    ("S03", "ffb", "ffb_belote_2016"): {"tie": "fail"},
    ("S09", "ffb", "ffb_belote_2016"): {"litige_belote": "kept_by_holder"},
    ("S09", "clockwise", "seed_004"): {"litige_belote": "held_with_points"},
    ("S11", "family", "seed_003"): {"capot": 250},
    ("S20", "ffb", "ffb"): {"litige_to": "maker_of_next_contract"},
}
NO_SUCH_OPTION = {("S18", "seed_000"): "92 at the first word is that text's literal rule"}


def test_every_other_reading_is_a_house_rule_or_said_to_be_none():
    told = {(row["id"], key) for row in SCORES for key in row.get("alternative_readings", ())}
    assert told == {(name, key) for name, _, key in READINGS} | NO_SUCH_OPTION.keys()


@pytest.mark.parametrize(("name", "ruleset", "key"), READINGS)
def test_a_contested_reading_can_be_played_as_a_house_rule(name, ruleset, key):
    row = next(row for row in SCORES if row["id"] == name)
    rules = bl.ruleset(ruleset).replace(**READINGS[name, ruleset, key])
    score, expected = result(row, rules), row["alternative_readings"][key]
    assert (score.ns, score.ew) == (expected["NS"], expected["EW"])
    assert score.held_over == expected.get("held_over", 0)


REPORTS = [row for row in read("reports") if (row.get("input") or {}).get("kind") == "score"]
# Reports that are no whole count of a belote deal, and why.
REPORTS_APART = {
    "B069": "points of three tricks: tests/play/test_deal_play.py adds tricks up",
    "B087": "rounding, which no ruleset here does",
    "B088": "rounding, which no ruleset here does",
    "B090": "coinche",
    "B092": "all trumps",
    "B094": "no numbers: the ten has its own line, below",
    "B095": "no numbers: sides exchanged, below",
    "Q032": "no count: 162 or 160, below",
    "Q038": "rounding, which no ruleset here does",
}
# B079 of the file ("belote"), B072 and B081 count the ten apart; the rest include it.
COUNTED = {
    "B072": ("EW", {"NS": 0, "EW": 8}),
    "B081": ("NS", {"NS": 4, "EW": 4}),
}


def reported():
    for row in REPORTS:
        if row["id"] in REPORTS_APART:
            continue
        given = row["input"]
        for number, case in enumerate([given, *filter(None, [given.get("second_case")])]):
            if row["id"] in COUNTED:
                last, tricks = COUNTED[row["id"]]
                points = {s: p + 10 * (s == last) for s, p in case["card_points"].items()}
            else:
                points = case["points_with_last_trick"]
                tricks = given.get("tricks", {"NS": 4, "EW": 4})
            expected = case["expected"].get("fr-belote", case["expected"])
            yield pytest.param(
                case, points, tricks, expected, id=f"{row['id']}{'-second' * number}"
            )


def test_every_reported_score_is_tested_or_said_to_stand_apart():
    tested = {case.id.removesuffix("-second") for case in reported()}
    assert tested | REPORTS_APART.keys() == {row["id"] for row in REPORTS}


@pytest.mark.parametrize(("case", "points", "tricks", "expected"), list(reported()))
def test_a_reported_mistake_is_not_made_again(case, points, tricks, expected):
    score = bl.score_deal(
        ruleset="ffb",
        taker=case["taker"],
        card_points=points,
        tricks=tricks,
        belote=case.get("belote"),
    )
    assert (score.ns, score.ew) == (expected["NS"], expected["EW"])
    assert score.held_over == expected.get("held", 0)


def test_a_failed_contract_pays_162_or_by_house_rule_160():
    count = {"taker": "N", "card_points": {"NS": 70, "EW": 92}, "tricks": {"NS": 3, "EW": 5}}
    assert bl.score_deal(**count).ew == 162
    rounded = bl.ruleset("family").replace(fail_points=160)
    assert bl.score_deal(ruleset=rounded, **count).ew == 160
