"""A learner against three bots: act, go back, ask beforehand, deal after deal of a match."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.play.bots import choose
from belote_learn.play.game import Game
from belote_learn.play.seeds import derive
from belote_learn.play.seen import seen_by


def played_by_a_bot(game):
    """The deal played to its end, the learner doing what a bot would."""
    while game.deal.to_act:
        game = game.act(choose(seen_by(game.deal, game.seat)))
    return game


@given(st.integers(0, 2**32 - 1), st.sampled_from(bl.Seat), st.sampled_from(bl.RULESETS), st.data())
def test_it_is_always_the_learners_turn_until_the_deal_is_over(seed, seat, ruleset, data):
    game = Game.new(seed, seat=seat, ruleset=ruleset)
    assert game.deal.start == bl.Deal.new(seed, ruleset=ruleset).start
    chance = data.draw(st.randoms(use_true_random=False))
    decided = []
    while game.deal.to_act:
        assert game.deal.to_act is seat
        decided.append(game)
        before, action = game.deal.history, chance.choice(game.deal.actions)
        game = game.act(action)
        assert game.deal.history[: len(before) + 1] == (*before, action)
        assert game.since == game.deal.history[len(before) + 1 :]
        assert all(done.seat is not seat for done in game.since)
    assert game.deal.phase in {"scored", "passed-out"}
    for earlier in reversed(decided):
        game = game.undo()
        assert game.deal == earlier.deal
    assert game.undo() is game


def test_what_the_bots_did_before_the_first_decision_is_since():
    game = Game.new(7)
    assert game.since == game.deal.history
    assert [action.seat.value for action in game.since] == ["W"]


def test_an_undo_stays_in_the_deal():
    game = played_by_a_bot(Game.new(7)).next_deal()
    assert game.undo() is game
    later = game.act(game.deal.actions[0])
    assert later.undo() == game
    assert later.undo().number == 1


def test_a_refused_action_changes_nothing_and_the_error_knows_why():
    game = Game.new(7)
    while game.deal.phase == "bidding":
        game = game.act("pass")
    position = game.deal.position
    for card in position.hand:
        legal = card in position.legal_cards
        assert game.may(card) == legal
        refusal = game.refusal(card)
        if legal:
            assert refusal is None
            continue
        assert refusal.verdict("en").card == card
        with pytest.raises(bl.IllegalPlayError, match="may not be played"):
            game.act(card)
    assert game.deal.position == position
    assert {game.may(card) for card in position.hand} == {True, False}


def test_a_bid_may_be_asked_about_as_well():
    game = Game.new(7)
    assert game.may("pass")
    assert game.may("take")
    assert not game.may("S")
    assert game.refusal("S").data["rule"] == "bidding.first-round"
    with pytest.raises(bl.NotationError):
        game.may("banana")


def test_a_card_that_is_not_held_is_no_question_of_rules():
    game = Game.new(7)
    while game.deal.phase == "bidding":
        game = game.act("pass")
    elsewhere = next(card for seat, hand in game.deal.hands.items() if seat != "S" for card in hand)
    with pytest.raises(bl.InvalidStateError, match="hand"):
        game.may(elsewhere)


@pytest.mark.parametrize("ruleset", bl.RULESETS)
def test_a_match_goes_on_until_it_is_won(ruleset):
    game = Game.new(3, ruleset=ruleset, target=301)
    deals = []
    while True:
        game = played_by_a_bot(game)
        deals.append(game.deal)
        if game.match.winner:
            break
        before = game.match
        game = game.next_deal()
        assert game.before == before
        assert game.deal.start.seed == derive(3, game.number)
    again = bl.Match(ruleset, target=301, dealer=deals[0].dealer)
    for deal in deals:
        again = again.add(deal)
    assert game.match == again
    with pytest.raises(bl.IllegalActionError, match="The match is over"):
        game.next_deal()


def begun_again(game):
    while game.own:
        game = game.undo()
    return game


def test_a_deal_that_is_tried_again_counts_as_it_first_ended():
    done = played_by_a_bot(Game.new(7).act("pass"))
    again = begun_again(done)
    assert again.counted == done.deal
    assert again.match == done.match
    other = played_by_a_bot(again.act("take"))
    assert other.deal.score != done.deal.score
    assert other.match == done.match
    twice = played_by_a_bot(begun_again(other).act("pass"))
    for game in (again, other, twice):
        later = game.next_deal()
        assert later.before == done.match
        assert later.counted is None
        assert later.deal.start == done.next_deal().deal.start


def test_a_deal_that_was_not_over_is_simply_taken_back():
    game = Game.new(7)
    assert game.act("pass").undo() == game


def test_the_match_holds_the_deal_only_once_it_is_over():
    game = Game.new(7)
    assert game.match == game.before
    done = played_by_a_bot(game)
    assert len(done.match.scores) == 1
    with pytest.raises(bl.InvalidStateError, match="not over|unfinished|still"):
        game.next_deal()


def test_the_same_seed_and_decisions_give_the_same_match():
    def two_deals():
        return played_by_a_bot(played_by_a_bot(Game.new(11)).next_deal())

    assert two_deals() == two_deals()


@pytest.mark.parametrize("auto", [False, True])
def test_belote_is_said_for_the_learner_where_that_is_wished(auto):
    said = 0
    for seed in range(60):
        game = Game.new(seed, auto_belote=auto)
        while game.deal.to_act:  # never says a word
            silent = [action for action in game.deal.actions if not action.word]
            own = choose(seen_by(game.deal, game.seat))
            quiet = next((action for action in silent if action.card == own.card), own)
            game = game.act(str(quiet).split()[0])
        if game.deal.belote_holder is game.seat:
            assert game.deal.words_said == (2 if auto else 0)
            said += 1
        assert game.next_deal().deal.start.auto_belote is auto
    assert said


def test_a_deal_given_brings_its_rules_and_dealer():
    deal = bl.example("first-deal").at(0)
    game = Game.new(deal, seat="N")
    assert game.deal.ruleset == deal.ruleset
    assert game.before.dealer is deal.dealer
    assert game.deal.history[: len(game.since)] == game.since
    assert game.deal.to_act in {None, bl.Seat.NORTH}


def test_what_follows_a_pack_is_always_the_same_and_differs_from_another():
    packs = [list(bl.Deal.new(seed=seed).start.pack) for seed in (1, 2)]
    games = [
        played_by_a_bot(Game.new(bl.Deal.from_pack(pack, dealer="N"))).next_deal()
        for pack in (*packs, packs[0])
    ]
    assert games[0] == games[2]
    assert games[0].deal.start != games[1].deal.start


def test_a_deal_that_is_over_may_begin_a_match():
    over = played_by_a_bot(Game.new(7)).deal
    game = Game.new(over)
    assert game.deal == over
    assert len(game.match.scores) == 1
    with pytest.raises(bl.IllegalActionError):
        game.act("pass")


WRONG = {
    "a seat that is none": lambda: Game.new(7, seat="X"),
    "a seed out of range": lambda: Game.new(-1),
    "a seed that is a text": lambda: Game.new("seven"),
    "a ruleset that is none": lambda: Game.new(7, ruleset="bridge"),
    "a target of nothing": lambda: Game.new(7, target=0),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_begin_is_refused(name):
    with pytest.raises(bl.BeloteError):
        WRONG[name]()


def test_a_game_is_a_value():
    game = Game.new(7).act("pass")
    assert pickle.loads(pickle.dumps(game)) == game == copy.deepcopy(game)
    assert hash(game) == hash(copy.copy(game))
    assert repr(game).startswith("<Game: SOUTH in Deal.new(seed=7")


def test_a_seed_may_be_drawn():
    assert Game.new(Random(5)).seed == Game.new(Random(5)).seed  # noqa: S311 (a game)
