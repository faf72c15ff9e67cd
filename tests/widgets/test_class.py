"""What a teacher sets for a class: some hands open, and a step that nobody moves."""

from __future__ import annotations

import copy
from itertools import permutations

import pytest

import belote_learn as bl

TRICK = bl.Trick(
    "H",
    leader="N",
    cards="AC 9H KC 8H",
    hands={"N": "AC KD", "W": "9H 8D", "S": "KC KS", "E": "8H QS"},
)
SOME = [
    pytest.param("NS", "NS", id="two partners"),
    pytest.param("SN", "NS", id="in any order"),
    pytest.param("WWE", "EW", id="a seat named twice"),
    pytest.param("WSE", "ESW", id="three"),
    pytest.param("NESW", "all", id="every seat"),
    pytest.param("", "none", id="no seat"),
    pytest.param("W", "W", id="one"),
]


@pytest.fixture
def table():
    return bl.TrickStepper(TRICK, step=2)


@pytest.mark.parametrize(("given", "taken"), SOME)
def test_the_hands_of_some_seats_are_open(table, given, taken):
    table.hands = given
    assert table.hands == taken == bl.TrickStepper(TRICK, hands=given).hands


@pytest.mark.parametrize(("given", "taken"), SOME)
def test_the_page_may_ask_for_the_hands_of_some_seats(table, given, taken):
    table.set_state({"hands": given})
    assert table.hands == taken


@pytest.mark.parametrize("forged", ["NX", "ns", "all ", None, 3, ["N"], {"N": 1}, True], ids=str)
def test_forged_hands_change_nothing(table, forged):
    table.hands = "NS"
    before = copy.deepcopy(table.get_state())
    table.set_state({"hands": forged})
    assert table.get_state() == before


@pytest.mark.parametrize("pair", [*permutations("NESW", 2)], ids="".join)
def test_the_picture_shows_the_cards_of_the_open_hands_alone(pair):
    table = bl.TrickStepper(TRICK, hands="".join(pair))
    still = {"N": "K♦", "W": "8♦", "S": "K♠", "E": "Q♠"}
    assert {seat for seat, sign in still.items() if sign in repr(table)} >= set(pair)
    only = bl.TrickStepper(TRICK, hands="none")
    assert not any(sign in repr(only) for sign in still.values())


WIDGETS = {
    "trick": lambda: bl.TrickStepper(TRICK),
    "replay": lambda: bl.Replay(bl.example("first-deal")),
    "play": lambda: bl.Play(seed=7),
    "trainer": lambda: bl.BiddingTrainer(seed=7),
    "drill": lambda: bl.Drill(seed=7),
}


@pytest.mark.parametrize("name", WIDGETS)
def test_a_locked_step_is_moved_by_python_alone(name):
    table = WIDGETS[name]()
    assert table.locked is False
    table.locked = True
    step, asked = table.step, 0 if table.step else table.length - 1
    table.set_state({"step": asked})
    assert table.step == step
    table.step = asked
    assert table.step == asked


@pytest.mark.parametrize("forged", [False, 0, None, "no"], ids=str)
def test_the_page_cannot_unlock_the_step(table, forged):
    table.locked = True
    table.set_state({"locked": forged, "step": 0})
    assert (table.locked, table.step) == (True, 2)


def test_an_unlocked_step_moves_again(table):
    table.locked = True
    table.locked = False
    table.set_state({"step": 0})
    assert table.step == 0


def test_a_card_played_at_a_locked_table_is_shown_to_its_end():
    table = bl.Play(seed=7)
    table.locked = True
    table._change(lambda: table._become(table._game.act("pass")), played=True)
    assert table.step == table.length - 1
