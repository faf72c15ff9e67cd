"""A seat sees its own cards and what is in the open; two deals it cannot tell apart are the same."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random

import pytest
from hidden import hidden_from, replayed, swapped
from hypothesis import assume, event, given
from hypothesis import strategies as st
from strategies import deals

import belote_learn as bl
from belote_learn.play.bots import choose, let_bots_act
from belote_learn.play.seen import Seen, check_turn, seen_by


@given(deals(), st.sampled_from(bl.Seat))
def test_what_a_seat_sees_is_what_the_deal_says(deal, seat):
    seen = seen_by(deal, seat)
    assert seen.seat is seat
    assert seen.hand == deal.hands[seat]
    assert (seen.turn_up, seen.trump, seen.taker) == (deal.turn_up, deal.trump, deal.taker)
    assert (seen.bids, seen.played) == (deal.bids, deal.played)
    assert seen.bidding_round == deal.bidding_round
    assert seen.order == deal.start.order
    assert seen.to_act == deal.to_act
    assert len(seen.words) == deal.words_said
    assert seen.position == (deal.position if deal.to_act is seat else None)


@given(deals(), st.sampled_from(bl.Seat))
def test_the_tricks_are_seen_with_every_hand_hidden(deal, seat):
    seen = seen_by(deal, seat)
    told = [(trick.leader, trick.cards) for trick in deal.tricks]
    gone = [(trick.leader, trick.cards) for trick in seen.tricks]
    assert gone == [trick for trick in told if len(trick[1]) == 4]
    assert all(trick.known == () for trick in seen.tricks)
    lying = told[-1][1] if told and len(told[-1][1]) < 4 else ()
    assert seen.trick == lying
    if seen.trump:
        assert seen.laid[-1].cards == lying


def test_nothing_hidden_is_in_it():
    assert {field.name for field in fields(Seen)} == {
        "seat", "dealer", "ruleset", "dealt", "turn_up", "trump", "taker", "history",
    }  # fmt: skip
    assert not hasattr(seen_by(bl.Deal.new(seed=7), "S"), "__dict__")


@given(deals(), st.sampled_from(bl.Seat), st.randoms(use_true_random=False))
def test_deals_that_differ_in_hidden_cards_are_seen_alike(deal, seat, chance):
    deal = replayed(replace(deal.start, auto_belote=False), deal.history)
    other, hidden = deal, hidden_from(deal, seat)
    assume(len(hidden) > 1)
    for _ in range(12):
        other = swapped(other, *chance.sample(hidden, 2)) or other
    event("another deal" if other != deal else "the same deal")
    assert seen_by(other, seat) == seen_by(deal, seat)
    if deal.to_act is seat:
        assert choose(seen_by(other, seat)) == choose(seen_by(deal, seat))


@pytest.mark.parametrize("stage", [0, 3, 6, 11, 18, 25])
def test_a_bot_does_the_same_in_every_deal_it_cannot_tell_apart(stage):
    changed = 0
    for seed in range(12):
        chance = Random(seed)  # noqa: S311 (a game, not a secret)
        deal = let_bots_act(bl.Deal.new(seed=seed, dealer="N"))
        deal = replayed(replace(deal.start, auto_belote=False), deal.history[:stage])
        seat = deal.to_act
        if seat is None:
            continue
        other, hidden = deal, hidden_from(deal, seat)
        for _ in range(20):
            other = swapped(other, *chance.sample(hidden, 2)) or other
        changed += other != deal
        assert choose(seen_by(other, seat)) == choose(seen_by(deal, seat))
    assert changed >= 8  # else the test would say little


def test_only_the_seat_to_act_may_be_chosen_for():
    deal = bl.Deal.new(seed=7, dealer="N")
    check_turn(seen_by(deal, "W"))
    with pytest.raises(bl.IllegalActionError, match="It is West's turn, not South's"):
        choose(seen_by(deal, "S"))
    over = let_bots_act(deal)
    with pytest.raises(bl.IllegalActionError, match="over: South has nothing left to choose"):
        choose(seen_by(over, "S"))
    for _ in range(8):
        deal = deal.act("pass")
    with pytest.raises(bl.IllegalActionError, match="nothing left to choose"):
        choose(seen_by(deal, "S"))


@pytest.mark.parametrize("wrong", [None, "a deal", 7])
def test_what_is_no_deal_is_refused(wrong):
    with pytest.raises(bl.InvalidStateError):
        seen_by(wrong, "S")
    with pytest.raises(bl.InvalidStateError):
        choose(wrong)


def test_a_seat_may_be_named_by_its_letter():
    deal = bl.Deal.new(seed=7, dealer="N")
    assert seen_by(deal, "s") == seen_by(deal, bl.Seat.SOUTH)
    with pytest.raises(bl.NotationError):
        seen_by(deal, "X")
