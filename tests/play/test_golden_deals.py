"""One whole deal for every ruleset and outcome, stored as its record, and counted again apart.

`tests/support/find_golden.py` found them. The recount below uses the referee for winners and points
and writes the score out as a scorekeeper would, with no line of the engine.
"""

from __future__ import annotations

from pathlib import Path

import find_golden
import pytest
import referee

import belote_learn as bl
from belote_learn.play.validation import check_deal

GOLDEN = Path(__file__).parent.parent / "data" / "golden"
FILES = sorted(GOLDEN.glob("*.toml"))


def read(path):
    text = path.read_text(encoding="utf-8")
    headline, _, record = text.partition("\n")
    return headline, record, bl.loads(text)


def test_every_ruleset_has_a_golden_deal_for_every_outcome():
    names = {f"{ruleset}.{outcome}" for ruleset in bl.RULESETS for outcome in find_golden.OUTCOMES}
    assert {path.stem for path in FILES} == names


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_deal_is_played_and_scored_as_it_was_stored(path):
    headline, record, deal = read(path)
    ruleset, outcome = path.stem.split(".")
    assert deal.ruleset == bl.ruleset(ruleset)
    assert find_golden.OUTCOMES[outcome](deal)
    assert find_golden.headline(deal) == headline
    assert bl.dumps(deal) == record
    check_deal(deal)


def recount(deal):
    """Score a deal from its log, in strings: who won what by the referee, who scores by hand."""
    rules = deal.ruleset
    trump, direction = deal.trump.value, rules.direction.value
    order = referee.TURN_ORDER[direction]
    leader = order[(order.index(deal.dealer.value) + 1) % 4]
    cards, won = {"NS": 0, "EW": 0}, {"NS": 0, "EW": 0}
    played = [action.card.code for action in deal.history if action.card]
    for number in range(8):
        trick = played[4 * number : 4 * number + 4]
        leader = referee.winner(trump, leader, trick, direction)
        side = "NS" if leader in "NS" else "EW"
        cards[side] += referee.points(trump, trick) + (10 if number == 7 else 0)
        won[side] += 1
    said = [action for action in deal.history if action.word]
    belote = {"NS": 0, "EW": 0}
    if said:
        worth = 20 if len(said) == 2 else 10 if rules.id == "reglas" else 0
        belote["NS" if said[0].seat in "NS" else "EW"] = worth
    return cards, won, belote, bool(said)


def by_hand(deal):
    cards, won, belote, said = recount(deal)
    taker = "NS" if deal.taker in "NS" else "EW"
    defence = {"NS": "EW", "EW": "NS"}[taker]
    totals = {side: cards[side] + belote[side] for side in cards}
    if deal.ruleset.id == "reglas":
        made, tie = totals[taker] >= (92 if said else 82), False
    else:
        made, tie = totals[taker] > totals[defence], totals[taker] == totals[defence]
    for side in won:
        if won[side] == 8:
            other = {"NS": "EW", "EW": "NS"}[side]
            return {side: 252 + belote[side], other: belote[other]}, 0
    if made:
        return totals, 0
    if tie and deal.ruleset.id in {"clockwise", "ffb"}:
        return {taker: 0, defence: totals[defence]}, totals[taker]
    return {taker: belote[taker], defence: 162 + belote[defence]}, 0


@pytest.mark.parametrize("path", [p for p in FILES if "passed" not in p.stem], ids=lambda p: p.stem)
def test_a_golden_deal_counted_by_hand_comes_to_the_same(path):
    _, _, deal = read(path)
    scored, held = by_hand(deal)
    assert {"NS": deal.score.ns, "EW": deal.score.ew} == scored
    assert deal.score.held_over == held
