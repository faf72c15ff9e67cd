"""Reported mistakes about the order of the game: who speaks, leads and deals, who has the turn-up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import belote_learn as bl
from belote_learn.cards import PACK

DATA = Path(__file__).parent.parent / "data"
KINDS = {
    "flow",
    "bidding",
    "belote",
    "deal",
    "invariant",
    "determinism",
    "property",
    "announce",
    "game",
    "undo",
}
REPORTS = {
    row["id"]: row["input"]
    for row in json.loads((DATA / "reports.json").read_text(encoding="utf-8"))
    if (row.get("input") or {}).get("kind") in KINDS
}

# Reports with no input of their own to this engine, and why.
APART = {
    "B031": "bots: no bot here; tests/play/test_validation.py refuses every card that is not allowed",
    "B047": "seats: below, going round four times is standing still",
    "B048": "seats: below, one's own side is one's own",
    "B065": "coinche",
    "B078": "no numbers: tests/play/test_announcing.py, either card first",
    "B079": "no numbers: tests/play/test_announcing.py, unsaid is lost",
    "B096": "declarations",
    "B097": "declarations",
    "B098": "declarations",
    "B100": "the end of a match: tests/play/test_match.py",
    "B101": "the end of a match: tests/play/test_match.py",
    "B106": "undo: a deal never changes, so the old one is still there",
    "B107": "undo: a deal never changes, so the old one is still there",
    "B114": "random games: tests/play/test_validation.py",
    "B115": "a widget's business",
    "Q051": "the end of a match: tests/play/test_match.py",
}
TESTED = {
    "B042", "B045", "B051", "B052", "B054", "B058", "B062", "B063", "B113", "Q042", "Q043", "Q044",
    "Q046", "Q048", "Q049",
}  # fmt: skip


def test_every_report_of_these_kinds_is_tested_or_said_to_stand_apart():
    assert TESTED | APART.keys() == REPORTS.keys()
    assert not TESTED & APART.keys()


def dealt(dealer, ruleset="ffb", turn_up="9H"):
    card = bl.Card.parse(turn_up)
    pack = [other for other in PACK if other != card]
    pack.insert(20, card)
    return bl.Deal.from_pack(pack, dealer=dealer, ruleset=ruleset)


def passes(deal, number):
    for _ in range(number):
        deal = deal.act("pass")
    return deal


def test_b042_the_winner_of_a_trick_leads_the_next():
    d = bl.example("first-deal")
    for trick, following in zip(d.tricks, d.tricks[1:], strict=False):
        assert following.leader is trick.winner


def test_b045_and_q043_the_player_after_the_dealer_leads_whoever_took():
    for report in ("B045", "Q043"):
        given = REPORTS[report]
        d = dealt(given["dealer"])
        while d.to_act != given["taker"]:
            d = d.act("pass")
        assert d.act("take").to_act == given["expected_first_leader"]


@pytest.mark.parametrize("number", range(8))
def test_b051_and_b052_the_turn_up_belongs_to_one_hand_and_32_cards_are_there(number):
    d = passes(dealt("N"), number)
    d = d.act("take") if number < 4 else d.act("S")
    cards = [card for hand in d.hands.values() for card in hand]
    assert sorted(cards) == list(PACK)
    assert d.turn_up in d.hands[d.taker]


def test_b054_the_second_deal_begins_afresh():
    m = bl.Match("ffb", dealer="N")
    for seed in range(REPORTS["B054"]["deals"]):
        d = m.next_deal(seed=seed)
        assert {len(hand) for hand in d.hands.values()} == {5}
        assert (d.tricks, d.trump, d.history, d.words_said) == ((), None, (), 0)
        while d.actions:
            d = d.act(d.actions[-1])
        m = m.add(d)


def test_b058_all_pass_twice_and_the_next_dealer_or_the_same_deals_again():
    given = REPORTS["B058"]
    expected = given["expected"]["next_dealer"]
    for all_pass, dealer in (
        ("next_dealer", expected["fr-belote"]),
        ("same_dealer", expected["contest-same-dealer"]),
    ):
        rules = bl.ruleset("ffb").replace(all_pass=all_pass)
        d = dealt(given["dealer"], rules)
        for call in given["calls"]:
            d = d.act(call)
        m = bl.Match(rules, dealer=given["dealer"])
        assert m.add(d).dealer == dealer
        assert m.add(d).totals == m.totals


def test_b062_and_q048_the_player_after_the_dealer_speaks_first_in_both_rounds():
    assert dealt(REPORTS["B062"]["dealer"]).to_act == REPORTS["B062"]["expected_first_speaker"]
    given = REPORTS["Q048"]
    d = dealt(given["dealer"])
    assert (d.to_act, passes(d, 4).to_act) == tuple(given["first_speaker"].values())


def test_b063_no_player_is_left_out_of_the_deal():
    given, m, dealers = REPORTS["B063"], bl.Match("ffb", dealer="W"), []
    for seed in range(given["deals"]):
        dealers.append(m.dealer)
        m = m.add(passes(m.next_deal(seed=seed), 8))
    assert dealers == given["dealers_expected"]


def test_b113_a_seed_is_a_deal_and_another_seed_another():
    some = [bl.Deal.new(seed=seed, dealer="N") for seed in range(200)]
    assert len({d.start.pack for d in some}) == 200
    assert some == [bl.Deal.from_code(d.code) for d in some]


def test_q042_king_and_queen_of_two_partners_are_no_belote():
    rest = [card for card in PACK if card.code not in {"QH", "KH"}]
    hands = {"N": rest[:7], "S": rest[7:14], "E": rest[14:22], "W": rest[22:]}
    hands["N"].append(bl.Card.parse("QH"))
    hands["S"].append(bl.Card.parse("KH"))
    d = bl.Deal.from_hands(hands, trump="H", taker="N", dealer="E")
    assert d.belote_holder is REPORTS["Q042"]["expected"]


def test_q044_both_directions_are_offered():
    given = REPORTS["Q044"]
    for ruleset in ("ffb", "clockwise"):
        d, order = dealt(given["dealer"], ruleset), []
        for _ in range(4):
            order.append(d.to_act.value)
            d = d.act("pass")
        assert order == given[bl.ruleset(ruleset).direction.value]


def test_q046_the_taker_has_the_turn_up_and_two_cards_in_the_second_round_too():
    given = REPORTS["Q046"]
    d = passes(dealt("W", turn_up=given["turn_up"]), 4)
    while d.to_act != given["taker"]:
        d = d.act("pass")
    d = d.act(given["trump"])
    assert {p.seat.value: len(p.cards) for p in d.packets[-4:]} == given["second_packet"]
    assert (d.turn_up.code, d.turn_up in d.hands[d.taker]) == (given["turn_up"], True)


def test_q049_a_suit_named_in_the_first_round_or_out_of_turn_is_void():
    given = REPORTS["Q049"]
    d = dealt("W", turn_up=given["turn_up"])
    for illegal in given["illegal"]:
        assert d.to_act == illegal["seat"]
        with pytest.raises(bl.IllegalActionError):
            d.act(illegal["suit"])
    later = d.act("pass").actions[0]
    with pytest.raises(bl.IllegalActionError, match="turn"):
        d.act(later)


def test_b047_and_b048_seats_go_round_and_sides_are_sides():
    for seat in bl.Seat:
        for direction in bl.Direction:
            assert seat.after(4, direction) is seat
        assert seat.partner.partner is seat
        assert seat.team is seat.partner.team is not seat.after(1, direction).team
