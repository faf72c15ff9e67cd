"""Perft: how many ways the play can go on from fixed moments, counted to some depth.

The golden numbers were counted by the referee in tests/referee.py, which shares no line with the
engine; small ones are counted again here. A rule applied once too often or too seldom, anywhere in
the tree, changes a number.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest
import referee

import belote_learn as bl

DATA = Path(__file__).parent.parent / "data"
# in playing order, as the files number the seats
ORDER = {"anticlockwise": "NWSE", "clockwise": "NESW"}
# The deal of deals_classic.json, the ruleset, cards played, depth, ways to go on.
GOLDEN = [
    (1, "family", 0, 6, 480),
    (1, "reglas", 0, 6, 480),
    (1, "clockwise", 0, 6, 480),
    (1, "ffb", 0, 6, 480),
    (1, "contree", 0, 6, 480),
    (4, "family", 0, 6, 475),
    (4, "reglas", 0, 6, 475),
    (4, "clockwise", 0, 6, 475),
    (4, "ffb", 0, 6, 475),
    (4, "contree", 0, 6, 475),
    (7, "family", 0, 6, 576),
    (7, "reglas", 0, 6, 576),
    (7, "clockwise", 0, 6, 576),
    (7, "ffb", 0, 6, 576),
    (7, "contree", 0, 6, 576),
    (1, "family", 17, 11, 3208),
    (1, "reglas", 17, 11, 2968),
    (1, "clockwise", 17, 11, 2968),
    (1, "ffb", 17, 11, 3208),
    (1, "contree", 17, 11, 3856),
    (7, "family", 12, 8, 460),
    (7, "reglas", 12, 8, 458),
    (7, "clockwise", 12, 8, 458),
    (7, "ffb", 12, 8, 460),
    (7, "contree", 12, 8, 468),
    (11, "family", 17, 11, 2400),
    (11, "reglas", 17, 11, 2112),
    (11, "clockwise", 17, 11, 2112),
    (11, "ffb", 17, 11, 2400),
    (11, "contree", 17, 11, 4128),
    (19, "family", 17, 11, 228),
    (19, "reglas", 17, 11, 192),
    (19, "clockwise", 17, 11, 192),
    (19, "ffb", 17, 11, 228),
    (19, "contree", 17, 11, 264),
    (23, "family", 17, 11, 1392),
    (23, "reglas", 17, 11, 1344),
    (23, "clockwise", 17, 11, 1392),
    (23, "ffb", 17, 11, 1392),
    (23, "contree", 17, 11, 1680),
    (28, "family", 12, 8, 590),
    (28, "reglas", 12, 8, 506),
    (28, "clockwise", 12, 8, 542),
    (28, "ffb", 12, 8, 590),
    (28, "contree", 12, 8, 590),
]
SMALL = 3000


@cache
def rows():
    return {
        row["id"]: row
        for row in json.loads((DATA / "deals_classic.json").read_text(encoding="utf-8"))
    }


def named_rules(name):
    return (
        bl.ruleset("family").replace(cannot_overtrump="free")
        if name == "contree"
        else bl.ruleset(name)
    )


def begin(number, name, played):
    row, rules = rows()[number], named_rules(name)
    seats = ORDER[rules.direction]
    d = bl.Deal.from_hands(
        {seats[n]: hand for n, hand in enumerate(row["hands"])},
        trump=row["trump"],
        taker=seats[row["taker"]],
        dealer=seats[row["dealer"]],
        ruleset=rules,
    )
    for _, card in row["plays"][:played]:
        d = d.act(card)
    return d


def lines(deal, depth):
    """How many ways the engine goes on, words left out."""
    if depth == 0 or not deal.actions:
        return 1
    return sum(lines(deal.act(action), depth - 1) for action in deal.actions if not action.word)


def referee_lines(number, name, played, depth):
    """How many ways the referee goes on, in strings and lists."""
    row, options = rows()[number], referee.RULESETS[name]
    order = ORDER[options["direction"]]
    hands = {order[n]: [c.replace("10", "T") for c in hand] for n, hand in enumerate(row["hands"])}
    leader, trick = order[row["leader"]], []

    def go_on(leader, trick, depth):
        if len(trick) == 4:
            leader, trick = referee.winner(row["trump"], leader, trick, options["direction"]), []
        seat = referee.seat_of_card(leader, len(trick), options["direction"])
        if depth == 0 or not hands[seat]:
            return 1
        total = 0
        for card in referee.legal(row["trump"], leader, trick, hands[seat], options):
            place = hands[seat].index(card)
            hands[seat].remove(card)
            total += go_on(leader, [*trick, card], depth - 1)
            hands[seat].insert(place, card)
        return total

    for _, text in row["plays"][:played]:
        card = text.replace("10", "T")
        if len(trick) == 4:
            leader, trick = referee.winner(row["trump"], leader, trick, options["direction"]), []
        seat = referee.seat_of_card(leader, len(trick), options["direction"])
        assert card in referee.legal(row["trump"], leader, trick, hands[seat], options)
        hands[seat].remove(card)
        trick.append(card)
    return go_on(leader, trick, depth)


@pytest.mark.parametrize(("number", "name", "played", "depth", "count"), GOLDEN)
def test_the_engine_goes_on_in_as_many_ways_as_the_referee_counted(
    number, name, played, depth, count
):
    assert lines(begin(number, name, played), depth) == count


@pytest.mark.parametrize(
    ("number", "name", "played", "depth", "count"), [row for row in GOLDEN if row[-1] <= SMALL]
)
def test_the_referee_still_counts_the_same(number, name, played, depth, count):
    assert referee_lines(number, name, played, depth) == count


def test_the_rulesets_are_told_apart():
    counted = {}
    for number, name, played, depth, count in GOLDEN:
        counted.setdefault((number, played, depth), {})[name] = count
    assert any(len(set(by_rules.values())) >= 3 for by_rules in counted.values())
