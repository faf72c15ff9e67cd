"""Bidding: both rounds, who speaks, what is refused and why, and the deal nobody takes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import belote_learn as bl
from belote_learn.cards import PACK
from belote_learn.rules.rulesets import RULESETS

DATA = Path(__file__).parent.parent / "data"
ROWS = [
    row
    for row in json.loads((DATA / "rules.json").read_text(encoding="utf-8"))
    if row["kind"] == "bidding"
]
MIRROR = {"N": "N", "S": "S", "E": "W", "W": "E"}


def seat(letter, ruleset):
    """The case's seat: cases name them as an anticlockwise table does."""
    return MIRROR[letter] if ruleset == "clockwise" else letter


def turned(card, dealer="N", ruleset="family"):
    """A deal with a given card turned up."""
    wanted = bl.Card.parse(card)
    pack = [other for other in PACK if other != wanted]
    pack.insert(20, wanted)
    return bl.Deal.from_pack(pack, dealer=dealer, ruleset=ruleset)


def passed(deal, times):
    for _ in range(times):
        deal = deal.act("pass")
    return deal


CASES = [(row, name) for row in ROWS if "actions" in row for name in row["expected"]]


@pytest.mark.parametrize(("row", "name"), CASES, ids=lambda x: x if isinstance(x, str) else x["id"])
def test_a_worked_case_is_bid_as_its_text_says(row, name):
    d = turned(row["turn_up"], row["dealer"], name)
    for who, said in row["actions"]:
        assert d.to_act == seat(who, name)
        d = d.act(said.removeprefix("take ") if " " in said else said)
    expected = row["expected"][name]
    taker = seat(expected["taker"], name)
    assert (d.trump, d.taker) == (expected["trump"], taker)
    assert seat(expected["turn_up_to"], name) == taker
    assert d.turn_up in d.hands[d.taker]
    after = {p.seat: len(p.cards) for p in d.packets[9:]}
    told = expected.get("cards_dealt_after", {"S": 2, "W": 3, "E": 3, "N": 3})
    assert after == {seat(who, name): number for who, number in told.items()}
    assert d.packets[8] == type(d.packets[8])(d.taker, (d.turn_up,))


@pytest.mark.parametrize("name", RULESETS)
def test_the_player_after_the_dealer_speaks_first_in_both_rounds_and_leads(name):
    row = next(row for row in ROWS if row["id"] == "B05")
    expected = row["expected"][name]
    d = turned("9H", row["dealer"], name)
    assert d.to_act == expected["first_bidder"]
    assert passed(d, 4).to_act == expected["first_bidder"]
    for passes in range(4):
        assert passed(d, passes).act("take").to_act == expected["first_leader"]


def test_every_bidding_case_is_tested():
    assert {row["id"] for row in ROWS} == {"B01", "B03", "B05"}


def test_the_first_round_offers_the_turn_up_and_the_second_the_other_suits():
    d = turned("9H")
    assert list(map(str, d.actions)) == ["pass", "take"]
    assert (d.bidding_round, d.trump, d.taker, d.position, d.score) == (1, None, None, None, None)
    d = passed(d, 4)
    assert list(map(str, d.actions)) == ["pass", "S", "D", "C"]
    assert d.bidding_round == 2
    d = passed(turned("9H", ruleset="ffb"), 4)
    assert list(map(str, d.actions)) == ["pass", "S", "H", "D", "C"]
    assert d.act("H").trump is bl.Suit.HEARTS


def test_a_house_rule_opens_or_closes_the_turned_suit():
    any_suit = bl.ruleset("family").replace(round2_suits="any")
    assert "H" in map(str, passed(turned("9H", ruleset=any_suit), 4).actions)
    others = bl.ruleset("ffb").replace(round2_suits="other_three")
    assert "H" not in map(str, passed(turned("9H", ruleset=others), 4).actions)


def test_the_turn_up_goes_to_the_taker_in_the_second_round_too_even_if_no_trump():
    d = passed(turned("JH"), 5).act("S")
    assert (d.trump, d.taker) == (bl.Suit.SPADES, bl.Seat.SOUTH)
    assert d.turn_up in d.hands[bl.Seat.SOUTH]
    assert sorted(card for hand in d.hands.values() for card in hand) == list(PACK)


def test_all_pass_twice_and_the_deal_is_passed_out():
    d = passed(turned("9H"), 8)
    assert (d.phase, d.to_act, d.actions, d.score) == ("passed-out", None, (), None)
    assert (d.tricks, d.trump, len(d.history)) == ((), None, 8)
    with pytest.raises(bl.IllegalActionError, match="all four passed twice"):
        d.act("pass")


REFUSED = {
    "bid-suit-early": (0, "H", "bidding.first-round"),
    "bid-take-late": (4, "take", "bidding.second-round"),
    "bid-suit-turned": (4, "H", "bidding.second-round"),
    "bid-card": (2, "JH", "bidding.taker"),
    "deal-passed-out": (8, "take", "bidding.all-pass"),
}


@pytest.mark.parametrize("message_id", REFUSED)
def test_a_bid_that_is_not_allowed_is_refused_with_its_article(message_id):
    passes, bid, rule = REFUSED[message_id]
    d = passed(turned("9H"), passes)
    with pytest.raises(bl.IllegalActionError) as caught:
        d.act(bid)
    error = caught.value
    assert (error.message_id, error.data["rule"]) == (message_id, rule)
    number = {"en": "Article 3.", "pt": "Artigo 3.", "fr": "Article 3."}
    for lang, cited in number.items():
        assert cited in error.text(lang)
    assert d == passed(turned("9H"), passes)


@pytest.mark.parametrize("bid", ["pass", "take", "S"])
def test_a_bid_after_the_take_is_refused(bid):
    with pytest.raises(bl.IllegalActionError, match="comes too late: West has taken"):
        turned("9H").act("take").act(bid)


@pytest.mark.parametrize("text", ["", "hearts", "11H", "KH coinche", "take S", "KH belote now"])
def test_what_is_no_action_is_quoted(text):
    with pytest.raises(bl.NotationError, match=f"“{text}” cannot be read: pass, take, a suit"):
        turned("9H").act(text)


@pytest.mark.parametrize("text", ["Pass", " pass ", "PASS"])
def test_bids_are_read_in_either_case(text):
    assert turned("9H").act(text) == turned("9H").act("pass")
    assert passed(turned("9H"), 4).act("♠") == passed(turned("9H"), 4).act("s")


def test_an_action_of_another_seat_is_refused():
    d = turned("9H")
    later = d.act("pass").actions[0]
    with pytest.raises(bl.IllegalActionError, match="It is West's turn, not South's"):
        d.act(later)
    assert d.act(d.actions[1]).taker is bl.Seat.WEST
