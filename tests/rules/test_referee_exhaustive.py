"""The engine against the referee: everywhere in a small pack, and at random in the full one.

The small pack has eight cards, chosen so that every question of the rules can be answered both
ways: trumps 7, 8, 9, J and A (the 7 and 8 that earn nothing, the 9 and J that rank high in trumps
only), the J and A of diamonds (their order is the other one), and one club to discard. Every
trick of 0 to 3 of its cards is laid that trumps or a diamond can lead (a club lead would only
repeat a diamond lead with fewer cards), and before each of them every hand that the cards left
over can form. No bigger pack is needed: the rules never ask more of a trick than its suit led,
who is winning and the highest trump, nor of a hand than its suits and what beats that trump.
Leader and direction take turns from one position to the next; the values of the three options of
play are tried in every combination.
"""

from functools import cache
from itertools import combinations, permutations, product

import pytest
import referee
from hypothesis import given, settings
from hypothesis import strategies as st

import belote_learn as bl

OPTIONS = {name: values for name, values in referee.OPTION_VALUES.items() if name != "direction"}
DIRECTIONS = referee.OPTION_VALUES["direction"]
SEATS = "NWSE"

SMALL_PACK = ("7H", "8H", "9H", "JH", "AH", "JD", "AD", "AC")
FULL_PACK = tuple(rank + suit for suit in "SHDC" for rank in "789TJQKA")


def every_position():
    """Every (trick, hand) of the small pack with hearts as trumps."""
    for size in range(4):
        for trick in permutations(SMALL_PACK, size):
            if trick and referee.suit(trick[0]) == "C":
                continue
            left = [card for card in SMALL_PACK if card not in trick]
            for held in range(1, len(left) + 1):
                for hand in combinations(left, held):
                    yield list(trick), list(hand)


POSITIONS = list(every_position())


@cache
def house(**options):
    """`family` with these options; the same value as before is no change."""
    return bl.ruleset("family").replace(**options)


def seating(number):
    """A leader and a direction, each met by every kind of position."""
    return SEATS[number % 4], DIRECTIONS[number // 4 % 2]


def engine_says(trump, leader, trick, hand, ruleset):
    position = bl.Position(trump=trump, leader=leader, trick=trick, hand=hand, ruleset=ruleset)
    return [card.code for card in bl.legal_cards(position)]


def test_the_small_pack_makes_as_many_positions_as_it_should():
    # tricks of 0 to 3 cards led by one of seven, times the non-empty hands of the cards left
    assert len(POSITIONS) == 255 + 7 * 127 + 7 * 7 * 63 + 7 * 7 * 6 * 31


@pytest.mark.parametrize("values", list(product(*OPTIONS.values())), ids="-".join)
def test_the_engine_and_the_referee_agree_on_every_hand_of_the_small_pack(values):
    play = dict(zip(OPTIONS, values, strict=True))
    rulesets = {way: house(**play, direction=way) for way in DIRECTIONS}
    for number, (trick, hand) in enumerate(POSITIONS):
        leader, way = seating(number)
        expected = referee.legal("H", leader, trick, hand, {**play, "direction": way})
        found = engine_says("H", leader, trick, hand, rulesets[way])
        assert found == expected, (leader, trick, hand, way, play)


@pytest.mark.parametrize("way", DIRECTIONS)
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_the_engine_and_the_referee_agree_on_every_trick_of_the_small_pack(size, way):
    ruleset = house(direction=way)
    for number, cards in enumerate(permutations(SMALL_PACK, size)):
        leader = SEATS[number % 4]
        trick = bl.Trick(trump="H", leader=leader, cards=cards, ruleset=ruleset)
        assert trick.winner == referee.winner("H", leader, cards, way), (leader, cards)
        assert trick.points == referee.points("H", cards), cards


@st.composite
def tricks(draw, sizes):
    size = draw(sizes)
    return draw(st.lists(st.sampled_from(FULL_PACK), unique=True, min_size=size, max_size=size))


@st.composite
def positions(draw):
    """A trick and a hand; the hand lacks suits as often as not, or nobody would ever ruff."""
    trick = draw(tricks(st.integers(0, 3)))
    suits = draw(st.sets(st.sampled_from("SHDC"), min_size=1))
    left = [c for c in FULL_PACK if c not in trick and referee.suit(c) in suits]
    hand = draw(st.lists(st.sampled_from(left), unique=True, min_size=1, max_size=8))
    return trick, hand


random_options = st.fixed_dictionaries(
    {name: st.sampled_from(values) for name, values in referee.OPTION_VALUES.items()}
)
random_suit = st.sampled_from("SHDC")
random_seat = st.sampled_from(SEATS)


@settings(max_examples=700, deadline=None)
@given(random_suit, random_seat, positions(), random_options)
def test_the_engine_and_the_referee_agree_on_random_hands(trump, leader, position, options):
    trick, hand = position
    expected = referee.legal(trump, leader, trick, hand, options)
    assert engine_says(trump, leader, trick, hand, house(**options)) == expected


@settings(max_examples=500, deadline=None)
@given(random_suit, random_seat, tricks(st.integers(1, 4)), st.sampled_from(DIRECTIONS))
def test_the_engine_and_the_referee_agree_on_random_tricks(trump, leader, cards, way):
    trick = bl.Trick(trump=trump, leader=leader, cards=cards, ruleset=house(direction=way))
    assert trick.winner == referee.winner(trump, leader, cards, way)
    assert trick.points == referee.points(trump, cards)


@pytest.mark.parametrize("trump", "SHDC")
def test_the_pack_is_worth_152_whatever_the_trumps(trump):
    fours = [FULL_PACK[at : at + 4] for at in range(0, 32, 4)]
    tricks_of_four = [bl.Trick(trump=trump, leader="N", cards=cards) for cards in fours]
    assert sum(trick.points for trick in tricks_of_four) == 152
