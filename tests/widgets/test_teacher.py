"""What a teacher sets on a table: big display, spotlight, lock, hands, the code; and from where."""

from __future__ import annotations

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.cards import BY_CODE
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.links import set_course_address
from belote_learn.widgets._teacher import open_hands, tools
from belote_learn.widgets.classroom import Classroom

TRICK = bl.Trick(
    "H",
    leader="N",
    cards="AC 9H KC 8H",
    hands={"N": "AC KD", "W": "9H 8D", "S": "KC KS", "E": "8H QS"},
)
DEAL = bl.Deal.new(seed=7, dealer="N").act("take")
TABLES = {
    "trick": lambda: bl.TrickStepper(TRICK, step=2),
    "replay": lambda: bl.Replay(DEAL),
    "play": lambda: bl.Play(seed=7),
    "trainer": lambda: bl.BiddingTrainer(seed=7, deals=20),
    "drill": lambda: bl.Drill("ruff", seed=7, progress=False),
    "classroom": lambda: Classroom(seed=7, about="ruff", count=1),
}
PAPERS = {
    "score": bl.ScoreSheet,
    "compare": lambda: bl.CompareRules(bl.Position("H", leader="N", trick="TC 9H", hand="JH 8H")),
    "worksheet": lambda: bl.Worksheet(seed=7, about="ruff", count=1),
}
WANTED = {"wanted": True}


@pytest.fixture(params=TABLES)
def table(request):
    return TABLES[request.param]()


@pytest.fixture
def stepper():
    return TABLES["trick"]()


# From Python -------------------------------------------------------------------------------------
def test_a_table_begins_with_nothing_set_and_carries_no_tools(table):
    assert (table.big, table.spotlight, table.locked, table.hands) == (False, "", False, "all")
    assert table._tools == table._code_shown == {}


@pytest.mark.parametrize("name", [*TABLES, *PAPERS])
def test_every_widget_has_a_big_display(name):
    widget = (TABLES | PAPERS)[name]()
    assert widget.big is False
    widget.big = True
    assert widget.big is True


@pytest.mark.parametrize(
    ("given", "code"),
    [
        pytest.param("KS", "KS", id="its code"),
        pytest.param("10d", "TD", id="ten, small letters"),
        pytest.param("R♠", "KS", id="a French king"),
        pytest.param(bl.Card.parse("JH"), "JH", id="a card"),
        pytest.param("", "", id="no card"),
        pytest.param(None, "", id="None"),
    ],
)
def test_a_card_is_put_in_the_spotlight(table, given, code):
    table.spotlight = "AS"
    table.spotlight = given
    assert table.spotlight == code


WRONG = [
    ("spotlight", "1Z"), ("spotlight", 7), ("spotlight", ["KS"]), ("big", "yes"), ("big", 1),
    ("big", None), ("locked", "no"), ("locked", 0), ("hands", "north"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "value"), WRONG, ids=str)
def test_what_cannot_be_set_is_refused_in_every_language(table, name, value):
    before = getattr(table, name)
    with pytest.raises(bl.BeloteError) as caught:
        setattr(table, name, value)
    assert getattr(table, name) == before
    for lang in LANGUAGES:
        assert (value if isinstance(value, str) else str(value)) in caught.value.text(lang)


@pytest.mark.parametrize(("name", "value"), [("big", True), ("spotlight", "KS")])
def test_what_the_table_cannot_draw_by_itself_brings_the_tools(table, name, value):
    setattr(table, name, value)
    assert table._tools == tools()


@pytest.mark.parametrize("name", ["play", "trainer", "drill", "classroom"])
def test_the_picture_keeps_a_closed_hand_closed(name):
    table = TABLES[name]()
    opened = repr(table)
    table.hands = "none"
    assert repr(table) != opened
    table.hands = "all"
    assert repr(table) == opened


# From the page -----------------------------------------------------------------------------------
def test_the_page_is_sent_the_tools_it_asks_for(table, monkeypatch):
    sent = []
    monkeypatch.setattr(table, "send_state", lambda key=None: sent.append(key))
    table.set_state({"_tools": WANTED})
    assert table._tools == tools()
    assert ["_tools"] in sent


@pytest.mark.parametrize(
    ("name", "value"),
    [("big", True), ("spotlight", "KS"), ("locked", True), ("hands", "NS")],
)
def test_the_page_may_ask_for_what_the_bar_offers(table, name, value):
    table.set_state({name: value})
    assert getattr(table, name) == value


FORGED = [
    {"big": 1}, {"big": "true"}, {"big": None}, {"locked": "yes"}, {"locked": 1}, {"spotlight": "1Z"},
    {"spotlight": "ks"}, {"spotlight": None}, {"spotlight": ["KS"]}, {"spotlight": {"KS": 1}},
    {"spotlight": '"] *'}, {"_tools": {"code": "alert(1)"}},
    {"_tools": {"wanted": True, "code": "alert(1)"}}, {"_tools": None}, {"_held": True},
    {"_code_shown": {"code": "AAA AAA AHQ", "link": "https://elsewhere.example"}},
]  # fmt: skip


@pytest.mark.parametrize("forged", FORGED, ids=json.dumps)
def test_a_forged_request_changes_nothing_and_is_answered_with_the_truth(
    stepper, monkeypatch, forged
):
    before, sent = copy.deepcopy(stepper.get_state()), []
    monkeypatch.setattr(stepper, "send_state", lambda key=None: sent.append(key))
    stepper.set_state(forged)
    assert stepper.get_state() == before
    assert [*forged] in sent


def test_a_step_that_the_page_locked_it_may_unlock(table):
    table.set_state({"locked": True})
    assert (table.locked, table._held) == (True, False)
    step = table.step
    table.set_state({"step": 0 if step else table.length - 1})
    assert table.step == step
    table.set_state({"locked": False})
    assert table.locked is False


@pytest.mark.parametrize("first", ["page", "python"])
def test_a_step_that_python_locked_the_page_may_not_unlock(stepper, first):
    if first == "page":
        stepper.set_state({"locked": True})
    stepper.locked = True
    assert stepper._held is True
    stepper.set_state({"locked": False, "step": 0})
    assert (stepper.locked, stepper.step) == (True, 2)
    stepper.locked = False
    assert stepper._held is False


def test_a_lock_that_python_sets_while_the_page_speaks_is_python_s(stepper):
    stepper.observe(lambda _: setattr(stepper, "locked", True), "step")
    stepper.set_state({"step": 3})
    assert (stepper.step, stepper.locked, stepper._held) == (3, True, True)


JSON = st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.just(WANTED)
REQUEST = st.dictionaries(
    st.sampled_from(["big", "spotlight", "locked", "hands", "_tools", "_held", "_code_shown"]),
    JSON | st.sampled_from(["KS", "", "NS", "all"]),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(REQUEST, max_size=5))
def test_whatever_the_page_sends_the_state_stays_sound(requests):
    table = bl.TrickStepper(TRICK)
    for request in requests:
        table.set_state(request)
        assert isinstance(table.big, bool)
        assert isinstance(table.locked, bool)
        assert not table._held
        assert table.spotlight in {"", *BY_CODE}
        assert open_hands(table.hands) == table.hands
        assert table._tools in ({}, tools())
        assert table._code_shown == {}


# The code ----------------------------------------------------------------------------------------
def shown(table):
    table.set_state({"_tools": WANTED})
    return table._code_shown


@pytest.mark.parametrize("name", ["replay", "play", "trainer"])
def test_a_deal_shows_its_code_once_there_are_tools(name):
    table = TABLES[name]()
    deal = DEAL if name == "replay" else table.deal
    panel = shown(table)
    assert panel["kind"] == "deal"
    assert panel["code"].replace(" ", "") == deal.code
    assert bl.Deal.from_code(panel["code"]) == bl.Deal.from_code(deal.code)


@pytest.mark.parametrize("name", ["trick", "drill"])
def test_without_a_code_there_is_none_to_show(name):
    assert shown(TABLES[name]()) == {}


def test_a_deal_under_house_rules_has_no_code_to_show():
    rules = bl.ruleset("family").replace(tie="litige")
    assert shown(bl.Replay(bl.Deal.new(seed=7, dealer="N", ruleset=rules))) == {}


def test_the_code_is_that_of_the_hand_that_is_bid_on():
    table = TABLES["trainer"]()
    first = shown(table)["code"]
    table.choose("pass").next_hand()
    assert table._code_shown["code"].replace(" ", "") == table.deal.code
    assert table._code_shown["code"] != first


def test_the_code_opens_the_course_where_there_is_one():
    set_course_address("https://school.example/lab/tree/{notebook}?{query}")
    try:
        link = shown(TABLES["replay"]())["link"]
    finally:
        set_course_address(None)
    assert link == f"https://school.example/lab/tree/deal.ipynb?deal={DEAL.code}"
