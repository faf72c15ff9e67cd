"""A hand is valued part by part, and the advice follows from the sum."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.cards import PACK, read_cards
from belote_learn.play.bid_advice import CLOSE, best_of, stand, value_bids
from belote_learn.play.hand_value import NEEDED, value_hand

PARTS = {
    "jack and nine": ("JH 9H 7S 8S 9S", {"trumps": 24, "jack": 20, "nine": 10, "void": 4}),
    "ace of trumps": ("AH KH 7S 8D 9C", {"trumps": 24, "trump-ace": 4, "no-high-trump": 0}),
    "belote": ("KH QH 7S 8D 9C", {"trumps": 24, "belote": 10, "no-high-trump": 0}),
    "a king alone is no belote": ("KH JH 7S 8D 9C", {"trumps": 24, "jack": 20}),
    "aces outside": ("JH AS AD 7C 8C", {"trumps": 12, "jack": 20, "aces": 20, "aces-without-trumps": 0}),
    "three trumps carry two aces": ("JH 8H 7H AS AD", {"trumps": 36, "jack": 20, "aces": 20, "void": 2}),
    "ten behind its ace": ("JH AS TS 7D 8C", {"trumps": 12, "jack": 20, "aces": 10, "ten-behind-ace": 5}),
    "ten guarded": ("JH TS 8S 7D 8C", {"trumps": 12, "jack": 20, "ten-guarded": 4}),
    "ten alone": ("JH TS 7D 8D 8C", {"trumps": 12, "jack": 20, "ten-alone": 0}),
    "two voids": ("JH 7S 8S 9S QS", {"trumps": 12, "jack": 20, "void": 4}),
    "no trump at all": ("AS AD 7C 8C 9C", {"no-trump": 0, "aces": 20, "aces-without-trumps": 0}),
}  # fmt: skip


@pytest.mark.parametrize("name", PARTS)
def test_the_parts_of_a_hand(name):
    hand, expected = PARTS[name]
    value = value_hand(hand, "H")
    found = {}
    for part in value.parts:
        found[part.reason] = found.get(part.reason, 0) + part.points
    assert found == {"partner": 46, **expected}
    assert value.points == 46 + sum(expected.values())


@given(st.permutations(PACK), st.integers(1, 8), st.sampled_from(bl.Suit))
def test_the_sum_is_the_value_whatever_the_order(pack, size, trump):
    hand = pack[:size]
    value = value_hand(hand, trump)
    assert value.points == sum(part.points for part in value.parts)
    assert value_hand(sorted(hand), trump).points == value.points
    assert value.advice == ("take" if value.points >= NEEDED else "pass")
    for part in value.parts:
        assert set(part.cards) <= set(hand)
        assert part.points >= 0


@given(st.permutations(PACK), st.sampled_from(bl.Suit))
def test_a_higher_trump_in_place_of_a_lower_one_is_never_worth_less(pack, trump):
    hand = pack[:5]
    jack = bl.Card(trump, bl.Rank.JACK)
    weak = [card for card in hand if card.suit is trump and card.rank in {"7", "8"}]
    if weak and jack not in hand:
        better = [jack if card is weak[0] else card for card in hand]
        assert value_hand(better, trump).points > value_hand(hand, trump).points


@given(st.permutations(PACK))
def test_no_hand_without_a_trump_is_advised_to_take(pack):
    for trump in bl.Suit:
        hand = [card for card in pack if card.suit is not trump][:6]
        assert value_hand(hand, trump).points < NEEDED - CLOSE


def test_the_turn_up_is_counted_with_the_hand():
    with_it = value_hand("JH 8H AS KD 7C", "H", turn_up="9H")
    assert with_it.points == value_hand("JH 8H AS KD 7C 9H", "H").points
    assert with_it.turn_up == bl.Card.parse("9H")
    assert value_hand("JH 8H AS KD 7C", "H").turn_up is None


WRONG = {
    "a card twice": (("AS AS", "H", None), bl.InvalidStateError),
    "the turn-up in the hand": (("AS 7H", "H", "AS"), bl.InvalidStateError),
    "no card": (("", "H", None), bl.InvalidStateError),
    "nine cards": (("7S 8S 9S JS QS KS TS AS 7H", "H", None), bl.InvalidStateError),
    "no suit": (("AS", "X", None), bl.NotationError),
    "a turn-up that is no card": (("AS", "H", "ZZ"), bl.NotationError),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_valued_is_refused(name):
    given_cards, error = WRONG[name]
    with pytest.raises(error):
        value_hand(*given_cards)


FAMILY, FFB = bl.ruleset("family"), bl.ruleset("ffb")


@pytest.mark.parametrize(
    ("turn", "ruleset", "suits"),
    [(1, FAMILY, "H"), (1, FFB, "H"), (2, FAMILY, "SDC"), (2, FFB, "SHDC")],
)
def test_the_suits_valued_are_those_that_may_be_taken(turn, ruleset, suits):
    values = value_bids("JS 9S AS 8D 7C", "KH", turn, ruleset)
    assert "".join(value.trump for value in values) == suits


def test_a_round_is_the_first_or_the_second():
    with pytest.raises(bl.InvalidStateError, match="“3” is not a round of the bidding"):
        value_bids("JS 9S AS 8D 7C", "KH", 3, FAMILY)


# hand, turn-up, round, and how a pass and each suit stand
STANDINGS = {
    "clearly a take": ("JH 8H AS KD 7C", "9H", 1, {"pass": "differs", "H": "agrees"}),
    "clearly a pass": ("AS AC TD 8S 7C", "KH", 1, {"pass": "agrees", "H": "differs"}),
    "just enough": ("AS AC KD 8H 7H", "QH", 1, {"pass": "close", "H": "agrees"}),
    "just short": ("8H 7H AS TD 8D", "QH", 1, {"pass": "agrees", "H": "close"}),
    "two suits as good": ("JS TS 9D AD TD", "KH", 2, {"pass": "differs", "S": "agrees", "D": "close", "C": "differs"}),
    "another suit is stronger": ("JS 9S 7S JD 9D", "KH", 2, {"pass": "differs", "S": "agrees", "D": "other", "C": "differs"}),
}  # fmt: skip


@pytest.mark.parametrize("name", STANDINGS)
def test_how_a_bid_stands_beside_the_count(name):
    hand, turn_up, turn, expected = STANDINGS[name]
    values = value_bids(hand, turn_up, turn, FAMILY)
    found = {"pass": stand(values, None)} | {
        value.trump.value: stand(values, value.trump) for value in values
    }
    assert found == expected, {value.trump.value: value.points for value in values}


@given(st.permutations(PACK), st.sampled_from([1, 2]), st.sampled_from(bl.RULESETS))
def test_one_bid_agrees_and_the_bot_makes_it(pack, turn, name):
    values = value_bids(pack[:5], pack[5], turn, bl.ruleset(name))
    best = best_of(values)
    assert stand(values, best.trump if best else None) == "agrees"
    if best is None:
        assert all(stand(values, value.trump) in {"close", "differs"} for value in values)
    else:
        assert stand(values, None) in {"close", "differs"}


def test_the_cards_may_be_given_as_cards():
    assert value_hand(read_cards("AS KS"), bl.Suit.SPADES) == value_hand("AS KS", "S")
