"""`BidTraining`: which hands come, how a bid stands, what is taken back, what is played out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.play.bid_advice import stand, value_bids
from belote_learn.play.bid_hands import NEAR, counts, find_hand, wish
from belote_learn.play.bid_training import BidTraining
from belote_learn.play.odds import odds

FEW = 5  # deals for the odds where they do not matter
SERIES = 60


@pytest.fixture
def training():
    """South is asked first; West has passed."""
    return BidTraining.new(7, deals=FEW)


@pytest.fixture
def second():
    """Asked again in the second round, all four having passed."""
    for seed in range(50):
        passed = BidTraining.new(seed, deals=FEW).choose("pass")
        if passed.opens:
            return passed.go_on()
    pytest.fail("no second round")


def hands(seed, numbers=range(1, SERIES + 1)):
    for number in numbers:
        yield number, find_hand(seed, number, bl.Seat.SOUTH, ruleset=bl.ruleset("family"))


@pytest.mark.parametrize("seed", [0, 7, 2**32 - 1])
def test_each_hand_is_what_was_wished_for(seed):
    for number, deal in hands(seed):
        wished = wish(seed, number)
        points, needed = counts(deal, bl.Seat.SOUTH, wished.turn)
        assert (deal.to_act, deal.bidding_round) == (bl.Seat.SOUTH, wished.turn)
        assert (abs(points - needed) <= NEAR, points >= needed) == (wished.near, wished.take)


@pytest.mark.parametrize("seed", [0, 7, 123456789])
def test_about_half_are_near_and_a_third_in_the_second_round(seed):
    wishes = [wish(seed, number) for number in range(1, 401)]
    for share in (sum(w.near for w in wishes) / 400, sum(w.take for w in wishes) / 400):
        assert 0.4 < share < 0.6
    assert 0.25 < sum(w.turn == 2 for w in wishes) / 400 < 0.42
    kinds = {(w.turn, w.near, w.take) for w in wishes}
    assert len(kinds) == 8


def test_no_hand_comes_twice():
    assert len({deal.start.seed for _, deal in hands(7)}) == SERIES


def test_the_first_hand_is_the_seeds_own(training):
    assert training.deal.start.seed == 7
    assert training.deal.bids == bl.Deal.new(seed=7).act("pass").bids


@pytest.mark.parametrize("seed", range(12))
def test_the_learner_is_asked_whatever_the_seed(seed):
    deal = BidTraining.new(seed, deals=FEW).deal
    assert (deal.to_act, deal.bidding_round) == (bl.Seat.SOUTH, 1)


@pytest.mark.parametrize("ruleset", bl.RULESETS)
@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
def test_seat_and_rules_may_be_chosen(seat, ruleset):
    training = BidTraining.new(3, seat=seat, ruleset=ruleset, dealer="E", deals=FEW)
    for _ in range(3):
        deal = training.deal
        assert (deal.to_act.value, deal.dealer.value, deal.ruleset.id) == (seat, "E", ruleset)
        training = training.next_hand()


def test_a_bid_stands_as_the_count_says(training):
    for bid, suit in (("pass", None), ("take", training.deal.turn_up.suit)):
        made = training.choose(bid).bid
        deal = training.deal
        values = value_bids(dict(deal.dealt)[bl.Seat.SOUTH], deal.turn_up, 1, deal.ruleset)
        assert made.standing == stand(values, suit)


def test_the_odds_are_those_of_taking_also_after_a_pass(training):
    deal = training.deal
    same = odds(
        dict(deal.dealt)[bl.Seat.SOUTH],
        deal.turn_up,
        seat="S",
        dealer=deal.dealer,
        trump=deal.turn_up.suit,
        deals=FEW,
        seed=7,
    )
    assert training.choose("pass").bid.odds == training.choose("take").bid.odds == same


def test_after_a_pass_in_the_second_round_the_odds_are_of_the_best_suit(second):
    deal = second.deal
    values = value_bids(dict(deal.dealt)[bl.Seat.SOUTH], deal.turn_up, 2, deal.ruleset)
    best = max(values, key=lambda value: value.points).trump
    assert second.choose("pass").bid.trump is best
    other = next(value.trump for value in values if value.trump is not best)
    assert second.choose(str(other.value)).bid.trump is other


def test_the_tally_counts_first_choices_only(training):
    agreeing = training.choose("pass")
    assert (agreeing.agreed, agreeing.made) == (1, 1)
    again = agreeing.undo().choose("take")
    assert (again.agreed, again.made) == (1, 1)
    bold = training.choose("take").undo().choose("pass")
    assert (bold.agreed, bold.made) == (0, 1)
    assert bold.next_hand().choose("pass").made == 2


def test_each_round_of_a_hand_counts_once(second):
    twice = second.choose("pass")
    assert twice.made == 2
    back = twice.undo()
    assert back.deal == second.deal
    assert back.choose("pass").made == 2


def test_going_back_before_a_choice_changes_nothing(training):
    assert training.undo() == training


def test_a_second_bid_is_refused(training):
    for bid in ("pass", "take", "S"):
        with pytest.raises(bl.IllegalActionError, match="You have bid already"):
            training.choose("pass").choose(bid)


def test_nothing_is_played_out_before_the_bid(training):
    with pytest.raises(bl.IllegalActionError, match="Bid first"):
        training.play_out()


def test_there_is_no_second_round_after_a_take(training):
    with pytest.raises(bl.IllegalActionError, match="second round"):
        training.choose("take").go_on()
    with pytest.raises(bl.IllegalActionError, match="second round"):
        training.go_on()


def test_the_deal_played_out_is_the_one_bid_on(training):
    taken = training.choose("take").play_out()
    assert (taken.deal.taker, taken.deal.phase) == (bl.Seat.SOUTH, "scored")
    passed = training.choose("pass").play_out()
    assert passed.deal.taker is not bl.Seat.SOUTH
    assert passed.deal.bids[1].kind == "pass"
    assert taken.undo().deal == training.deal


@pytest.mark.parametrize("wrong", [0, -3])
def test_a_number_of_deals_is_above_0(wrong):
    with pytest.raises(bl.InvalidStateError, match="above 0"):
        BidTraining.new(7, deals=wrong)


@given(st.integers(0, 2**32 - 1), st.sampled_from(list(bl.Seat)))
def test_any_seed_begins_with_a_question(seed, seat):
    training = BidTraining.new(seed, seat=seat, deals=FEW)
    assert training.deal.to_act is seat
    assert {action.kind for action in training.deal.actions} == {"pass", "take"}
