"""How often a hand makes its contract, with an honest interval."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.cards import PACK, read_cards
from belote_learn.play import table as play
from belote_learn.play.bots import let_bots_act
from belote_learn.play.odds import FIVE, Odds, _complete, odds, play_with_bots, wilson
from belote_learn.play.seeds import derive
from belote_learn.play.shuffle import SEEDS

STRONG, THIN = "JH 9H 8H AS 7C", "QS 9D 8S 8D 7C"
SEATS = {"seat": "S", "dealer": "E", "trump": "H"}

# published values of Wilson's interval at 95 %
KNOWN = [(0, 10, 0.0, 0.2775), (8, 10, 0.4902, 0.9433), (50, 100, 0.4038, 0.5962), (10, 10, 0.7225, 1.0)]  # fmt: skip


@pytest.mark.parametrize(("made", "deals", "low", "high"), KNOWN)
def test_the_interval_is_wilsons(made, deals, low, high):
    assert wilson(made, deals) == pytest.approx((low, high), abs=1e-4)


@given(st.integers(1, 5000), st.data())
def test_the_interval_holds_the_share_and_mirrors(deals, data):
    made = data.draw(st.integers(0, deals))
    low, high = wilson(made, deals)
    assert 0 <= low <= made / deals <= high <= 1
    assert wilson(deals - made, deals) == pytest.approx((1 - high, 1 - low))


def test_more_deals_make_the_interval_narrower():
    widths = [high - low for low, high in (wilson(n // 2, n) for n in (10, 40, 160, 640))]
    assert all(wide > narrow for wide, narrow in pairwise(widths))


@pytest.mark.parametrize("name", bl.RULESETS)
def test_a_strong_hand_makes_it_more_often_than_a_thin_one(name):
    strong = odds(STRONG, "KH", **SEATS, ruleset=name, deals=60)
    thin = odds(THIN, "KH", **SEATS, ruleset=name, deals=60)
    assert strong.low > thin.high
    assert strong.mean_points > thin.mean_points
    assert strong.share == strong.made / 60


def test_the_same_seed_gives_the_same_odds():
    assert odds(THIN, "KH", **SEATS, deals=40) == odds(THIN, "KH", **SEATS, deals=40, seed=0)
    found = {odds(THIN, "KH", **SEATS, deals=40, seed=seed).mean_points for seed in range(5)}
    assert len(found) == 5


def test_the_unseen_cards_are_dealt_to_everyone():
    known = read_cards(f"{STRONG} KH")
    where = set()
    for seed in range(300):
        hands = dict(_complete(known, bl.Seat.SOUTH, seed))
        assert [len(hand) for hand in hands.values()] == [8] * 4
        assert {card for hand in hands.values() for card in hand} == set(PACK)
        assert set(known) < set(hands[bl.Seat.SOUTH])
        where |= {(card, seat) for seat, hand in hands.items() for card in hand}
    assert len(where) == len(known) + 4 * (32 - len(known))  # every unseen card may be anywhere


@pytest.mark.parametrize("name", bl.RULESETS)
def test_the_short_way_plays_as_the_bots_of_a_deal_do(name):
    """The playout keeps its memory card by card; a bot of a deal reads it off the history."""
    for seed in range(15):
        deal = bl.Deal.new(seed=seed, ruleset=name)
        deal = let_bots_act(deal)
        if deal.score is None:
            continue
        hands = {seat: list(hand) for seat, hand in deal.dealt}
        again = bl.Deal.from_hands(
            hands, trump=deal.trump, taker=deal.taker, dealer=deal.dealer, ruleset=name
        )
        table = play_with_bots(play.open_play(again.start, deal.trump, deal.taker))
        assert play.count(table) == play.count(let_bots_act(again)._table)
        assert play.count(table) == play.count(deal._table)


WRONG = {
    "four cards": ({"hand": "JH 9H 8H AS"}, "a hand is five cards; 4 were given"),
    "one card": ({"hand": "JH"}, "1 was given"),
    "a card twice": ({"hand": "JH JH 8H AS 7C"}, "J♥ is there twice"),
    "the turn-up in the hand": ({"turn_up": "JH"}, "J♥ is there twice"),
    "no deal": ({"deals": 0}, "“0” is not a number of deals"),
    "half a deal": ({"deals": 1.5}, "“1.5” is not a number of deals"),
    "a seat that is none": ({"seat": "X"}, "“X” is not a seat"),
    "a seed out of range": ({"seed": -1}, "seed"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_played_is_refused(name):
    change, match = WRONG[name]
    asked = {"hand": STRONG, "turn_up": "KH", **SEATS, "deals": 2} | change
    with pytest.raises(bl.BeloteError, match=match):
        odds(asked.pop("hand"), asked.pop("turn_up"), **asked)


def test_odds_are_a_value():
    assert Odds(3, 4, 0.3, 0.9, 90.0).share == 0.75
    assert FIVE == 5


@given(st.integers(0, SEEDS - 1), st.integers(0, 10_000))
def test_derived_seeds_are_seeds_and_differ(seed, number):
    assert derive(seed, 0) == seed
    assert 0 <= derive(seed, number) < SEEDS
    assert derive(seed, number) != derive(seed, number + 1)


def test_seeds_derived_from_neighbours_do_not_meet():
    made = [derive(seed, number) for seed in range(50) for number in range(1, 201)]
    assert len(set(made)) == len(made)
