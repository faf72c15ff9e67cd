"""Tricks and deals: winners, points, hands that are known, and what cannot be."""

from __future__ import annotations

import pytest

import belote_learn as bl
from belote_learn.play.catalogue import example_names

IMPOSSIBLE = {
    "trick-empty": {"cards": ""},
    "trick-size": {"cards": "10D 8D AD 7H KD"},
    "card-twice": {"cards": "10D 10D"},
    "played-not-held": {"cards": "10D", "hands": {"N": "8D AH"}},
    "played-held-elsewhere": {"cards": "10D", "hands": {"S": "10D AH"}},
    "hands-differ": {"cards": "10D", "hands": {"S": "9D AH", "E": "KD"}},
    "hand-size": {"cards": "10D", "hands": {"S": "9D AH KD QD JD 8D 7D 7H 8H"}},
    "hand-empty": {"cards": "10D", "hands": {"S": ""}},
}


@pytest.mark.parametrize("message_id", IMPOSSIBLE)
def test_an_impossible_trick_is_refused(message_id):
    with pytest.raises(bl.InvalidStateError) as caught:
        bl.Trick("H", leader="N", **IMPOSSIBLE[message_id])
    assert caught.value.message_id == message_id
    assert str(caught.value)


def test_the_same_card_in_two_hands_is_refused():
    with pytest.raises(bl.InvalidStateError, match="A♥ is there twice"):
        bl.Trick("H", leader="N", cards="10D", hands={"S": "9D AH", "E": "KD AH"})


def test_positions_stand_for_the_known_hands_whose_turn_has_come():
    hands = {"N": "10D 7S", "S": "AD 8S", "E": "7H 9S"}
    t = bl.Trick("H", leader="N", cards="10D 8D", hands=hands)
    assert [p.seat.value for p in t.positions] == ["N", "S"]
    assert t.positions[1].trick == t.cards


@pytest.mark.parametrize("name", [n for n in example_names() if n.endswith("-deal")])
def test_a_deal_of_the_catalogue_is_whole_and_legal(name):
    deal = bl.example(name)
    assert len(deal.tricks) == 8
    assert all(t.is_complete and t.winner and len(t.positions) == 4 for t in deal.tricks)
    assert sum(t.points for t in deal.tricks) == 152
    assert (deal.to_act, deal.position) == (None, None)
    assert set(deal.hands.values()) == {()}
    with pytest.raises(bl.IllegalActionError, match="all 32 cards are down"):
        deal.act("AS")


@pytest.mark.parametrize("name", [n for n in example_names() if not n.endswith("-deal")])
def test_a_position_of_the_catalogue_turns_on_the_rule_it_is_named_after(name):
    position = bl.example(name)
    assert position.ruling.duty == "play." + name.rpartition("-")[0]


def test_an_unknown_example_lists_those_there_are():
    with pytest.raises(bl.BeloteError, match="There are: first-deal, "):
        bl.example("nothing")


def test_a_deal_refuses_an_illegal_card_and_stays_as_it_was():
    deal = bl.example("first-deal")
    started = bl.Deal.from_hands(
        {seat.value: " ".join(c.code for c in hand) for seat, hand in deal.dealt},
        trump=deal.trump, taker=deal.taker, dealer=deal.dealer,
    )  # fmt: skip
    after = started.act("QD")
    with pytest.raises(bl.IllegalPlayError, match="you must follow suit"):
        after.act("8C")
    assert (after.to_act, len(after.played)) == ("E", 1)
    assert started.played == ()


@pytest.mark.parametrize("hands", [{"N": "AS"}, {"N": "AS", "E": "KS", "S": "QS", "W": "JS"}])
def test_a_deal_needs_four_hands_of_eight(hands):
    with pytest.raises(bl.InvalidStateError, match="four hands of 8 cards"):
        bl.Deal.from_hands(hands, trump="H", taker="N", dealer="N")
