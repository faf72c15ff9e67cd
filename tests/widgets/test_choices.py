"""What may be chosen on a table, from Python and from the front end, and what may not."""

from __future__ import annotations

import copy
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from ipywidgets import IntSlider, VBox, jslink
from traitlets import dlink, link

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES
from belote_learn.play.judging import JUDGED, TRICK_JUDGED
from belote_learn.rules.rulesets import option_values
from belote_learn.view.deal_view import deal_view
from belote_learn.view.packing import unpack
from belote_learn.view.trick_view import trick_view

# East plays a lower trump on the ruff of its partner West: some rules do not allow it
TRICK = bl.Trick(
    "H",
    leader="N",
    cards="AC 9H KC 8H",
    hands={"N": "AC KD", "W": "9H 8D", "S": "KC KS", "E": "8H QS"},
    ruleset="family",
)


def played(ruleset="family", seed=7):
    deal = bl.Deal.new(seed=seed, dealer="N", ruleset=ruleset).act("pass").act("take")
    while deal.actions:
        deal = deal.act(deal.actions[0])
    return deal


DEAL = played()
TABLES = {
    "replay": lambda **chosen: bl.Replay(DEAL, **chosen),
    "trick": lambda **chosen: bl.TrickStepper(TRICK, **chosen),
}


@pytest.fixture(params=TABLES)
def make(request):
    return TABLES[request.param]


@pytest.fixture
def table(make):
    return make(step=2)


CHOSEN = [
    ("letters", "VDR"),
    ("four_colours", True),
    ("hands", "S"),
    ("predict", "legal"),
    ("ruleset", bl.ruleset("reglas")),
]


@pytest.mark.parametrize(("name", "value"), CHOSEN)
def test_a_choice_is_made_at_once_or_later(make, name, value):
    assert getattr(make(**{name: value}), name) == value
    table = make()
    seen = []
    table.observe(seen.append, name)
    setattr(table, name, value)
    assert getattr(table, name) == value
    assert [change["new"] for change in seen] == [value]


def test_what_is_chosen_when_nothing_is_said(table):
    chosen = (table.letters, table.four_colours, table.hands, table.predict)
    assert chosen == ("language", False, "all", "off")
    assert table.ruleset == bl.ruleset("family")


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        (
            "letters",
            "ABC",
            "“ABC” is not a value of the option letters. It can be: language, JQK, VDR.",
        ),
        ("hands", "X", "“X” is not a value of the option hands. It can be: all, none, N, E, S, W."),
        (
            "predict",
            "on",
            "“on” is not a value of the option predict. It can be: off, legal, winner, points.",
        ),
        (
            "ruleset",
            "poker",
            "“poker” is not a ruleset. There are: family, reglas, clockwise, ffb.",
        ),
    ],
)
def test_an_unknown_choice_is_refused_and_says_which_there_are(make, name, value, message):
    table = make()
    before = table.get_state()
    with pytest.raises(bl.BeloteError) as caught:
        setattr(table, name, value)
    assert str(caught.value) == message
    assert table.get_state() == before
    with pytest.raises(bl.BeloteError):
        make(**{name: value})


@pytest.mark.parametrize("name", ["letters", "hands", "predict", "four_colours"])
def test_a_choice_of_the_wrong_kind_is_refused(table, name):
    # in the reader's language, which traitlets does not speak
    with pytest.raises(bl.InvalidStateError, match=rf"“3\.5” is not a value of the option {name}"):
        setattr(table, name, 3.5)


# Rules ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_other_rules_judge_again_and_keep_the_step(lang):
    replay = bl.Replay(DEAL, step=30, lang=lang)
    replay.ruleset = "reglas"
    assert replay.step == 30
    assert unpack(replay._view) == deal_view(DEAL, lang, ruleset="reglas")
    assert replay.length == len(replay._shown["frames"])
    stepper = bl.TrickStepper(TRICK, step=4, lang=lang)
    stepper.ruleset = "reglas"
    assert unpack(stepper._view) == trick_view(TRICK, lang, ruleset="reglas")
    assert stepper.step == 4


def test_a_ruleset_is_an_id_a_text_or_a_ruleset_and_none_goes_back(table):
    for given_, meant in [
        ("ffb", bl.ruleset("ffb")),
        ("family;cannot_overtrump=free", bl.ruleset("family").replace(cannot_overtrump="free")),
        (bl.ruleset("clockwise"), bl.ruleset("clockwise")),
        (None, bl.ruleset("family")),
    ]:
        table.ruleset = given_
        assert table.ruleset == meant
        assert table._rules["id"] == meant.id
    assert table._shown["judged"] is None


def test_a_card_refused_by_other_rules_is_marked_where_it_lies():
    table = bl.TrickStepper(TRICK, step=4, ruleset="reglas")
    frame = table._shown["frames"][4]
    why = table._shown["whys"][frame["why"]["8H"]]
    assert (why["mark"], why["rule"]) == ("refused", "play.partner-ruffed")
    assert table._shown["judged"]["frames"][0]["frame"] == 4
    table.ruleset = None
    why = table._shown["whys"][table._shown["frames"][4]["why"]["8H"]]
    assert why["mark"] == "played"


def test_a_line_of_the_count_is_found_again_by_what_it_is_about():
    table = bl.Replay(DEAL)
    frames = table._shown["frames"]
    for kind in ("total", "match"):
        table.ruleset = None
        table.step = next(n for n, frame in enumerate(frames) if frame["kind"] == kind)
        table.ruleset = "reglas"
        assert table._shown["frames"][table.step]["kind"] == kind
    for n, frame in enumerate(frames):
        if frame["kind"] == "line":
            table.ruleset, table.step = None, n
            table.ruleset = bl.ruleset("family").replace(fail_points=160, capot=250)
            again = table._shown["frames"][table.step]
            assert (again["kind"], len(again["lines"])) == ("line", len(frame["lines"]))


@pytest.mark.parametrize("name", JUDGED)
def test_the_front_end_may_change_any_option_that_judges(name):
    for value in option_values(name) or (501,):
        table = bl.Replay(DEAL)
        table.set_state({"_rules": {"id": "family", "changes": {name: value}}})
        assert getattr(table.ruleset, name) == value
        if name in TRICK_JUDGED:
            stepper = bl.TrickStepper(TRICK)
            stepper.set_state({"_rules": {"id": "family", "changes": {name: value}}})
            assert getattr(stepper.ruleset, name) == value


def test_asking_for_the_own_rules_gives_the_own_rules_back():
    own = bl.ruleset("family").replace(tie="litige", direction="clockwise")
    table = bl.Replay(played(own), ruleset="ffb")
    rules = table._shown["rules"]
    assert (rules["own"], rules["own_changes"]) == ("family", {"tie": "litige"})
    table.set_state({"_rules": {"id": rules["own"], "changes": rules["own_changes"]}})
    assert table.ruleset == own
    assert table._shown["judged"] is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_that_do_not_go_together_are_refused_in_words(lang):
    table = bl.Replay(DEAL, lang=lang)
    before = copy.deepcopy(table._rules)
    for count in (1, 2):
        table.set_state({"_rules": {"id": "reglas", "changes": {"tie": "litige"}}})
        assert table._rules == before
        assert table._notice["count"] == count
    with pytest.raises(bl.RuleSetError) as caught:
        bl.ruleset("reglas").replace(tie="litige")
    assert table._notice["text"] == caught.value.text(lang)


# The front end is not trusted ------------------------------------------------------------------------
FORGED = [
    {"letters": "ABC"}, {"letters": None}, {"letters": ["JQK"]}, {"hands": "north"}, {"hands": 1},
    {"predict": "everything"}, {"predict": {}}, {"four_colours": 1}, {"four_colours": "true"},
    {"four_colours": None}, {"_notice": {"text": "forged", "count": 7}}, {"ruleset": "ffb"},
    {"_rules": None}, {"_rules": {}}, {"_rules": "ffb"}, {"_rules": {"id": "ffb"}},
    {"_rules": {"id": "poker", "changes": {}}}, {"_rules": {"id": ["ffb"], "changes": {}}},
    {"_rules": {"id": "ffb", "changes": []}}, {"_rules": {"id": "ffb", "changes": {}, "more": 1}},
    {"_rules": {"id": "ffb", "changes": {"direction": "clockwise"}}},
    {"_rules": {"id": "ffb", "changes": {"cannot_overtrump": True}}},
    {"_rules": {"id": "ffb", "changes": {"cannot_overtrump": ["free"]}}},
    {"_rules": {"id": "ffb", "changes": {"nothing": 1}}},
]  # fmt: skip


@pytest.mark.parametrize("forged", FORGED, ids=json.dumps)
def test_a_forged_choice_changes_nothing_and_is_answered_with_the_truth(table, monkeypatch, forged):
    before, rules, sent = copy.deepcopy(table.get_state()), table.ruleset, []
    monkeypatch.setattr(table, "send_state", lambda key=None: sent.append(key))
    table.set_state(forged)
    assert table.get_state() == before
    assert table.ruleset == rules
    assert sent == ([[*forged]] if forged.keys() <= set(table.keys) else [])


@pytest.mark.parametrize("value", [0, -1, 10.0, "501", "x" * 300])
def test_a_target_that_is_none_changes_nothing(value):
    table = bl.Replay(DEAL)
    table.set_state({"_rules": {"id": "family", "changes": {"target": value}}})
    assert table.ruleset == bl.ruleset("family")


SCALARS = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=6)
)
JSON = st.recursive(
    SCALARS,
    lambda inside: (
        st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=5), inside, max_size=3)
    ),
    max_leaves=6,
)
OPTION = st.sampled_from([*JUDGED, "direction", "nothing"])
VALUE = st.sampled_from(["always", "never", "free", "undertrump", "litige", "threshold", "any"])
RULES = st.fixed_dictionaries(
    {
        "id": st.sampled_from(bl.RULESETS) | JSON,
        "changes": st.dictionaries(OPTION, VALUE | st.integers(-1, 600) | JSON, max_size=3) | JSON,
    }
)
REQUEST = st.fixed_dictionaries(
    {},
    optional={
        "step": st.integers() | JSON,
        "lang": st.sampled_from(LANGUAGES) | JSON,
        "letters": st.sampled_from(["language", "JQK", "VDR"]) | JSON,
        "hands": st.sampled_from(["all", "none", "N"]) | JSON,
        "predict": st.sampled_from(["off", "winner"]) | JSON,
        "four_colours": JSON,
        "_rules": RULES | JSON,
        "_view": JSON,
        "_notice": JSON,
        "length": JSON,
        "layout": JSON,
    },
)
SMALL = bl.Deal.new(seed=7, dealer="N").act("take").act("KC")


@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.lists(REQUEST, max_size=4))
def test_whatever_the_front_end_sends_the_state_stays_sound(requests):
    for table in (bl.Replay(SMALL), bl.TrickStepper(TRICK)):
        for request in requests:
            table.set_state(request)
            frames = table._shown["frames"]
            assert 0 <= table.step < table.length == len(frames)
            assert table.lang in LANGUAGES
            assert table._shown["lang"] == table.lang
            assert table._rules == {
                "id": table.ruleset.id,
                "changes": {k: v for k, v in table.ruleset.changes.items() if k in table._judged},
            }
            assert table._shown["rules"]["changes"] == table._rules["changes"]
            assert unpack(table._view) == table._shown
            assert json.dumps(table.get_state()["_view"])
            assert repr(table)


def test_a_change_that_changes_nothing_is_no_house_rule():
    table = bl.Replay(SMALL)
    table.set_state({"_rules": {"id": "family", "changes": {"trump_led_must_beat": "always"}}})
    assert table._rules == {"id": "family", "changes": {}}


@pytest.mark.parametrize("step", [True, "1", None])
def test_a_step_is_a_whole_number_from_python_too(step):
    table = bl.Replay(SMALL, step=3)
    with pytest.raises(bl.errors.InvalidStateError, match="int is expected"):
        table.step = step
    assert table.step == 3


# The text picture ------------------------------------------------------------------------------------
def test_the_picture_follows_letters_hands_rules_and_language():
    table = bl.TrickStepper(TRICK, step=2, lang="en")
    plain = repr(table)
    assert "K♠" in plain
    table.letters = "VDR"
    assert "R♠" in repr(table)
    assert "K♠" not in repr(table)
    table.letters = "language"
    table.hands = "none"
    assert "South: 2 cards face down" in repr(table)
    assert "K♣ may" not in repr(table)
    table.hands = "S"
    assert "South: K♣ K♠" in repr(table)
    assert "West: 1 card face down" in repr(table)
    table.hands = "all"
    assert repr(table) == plain
    table.ruleset = "reglas"
    assert "Rules: reglas" in repr(table)
    twin = bl.TrickStepper(TRICK, step=2, lang="en", ruleset="reglas")
    assert repr(table) == repr(twin)


def test_french_letters_may_be_those_of_an_english_pack():
    table = bl.TrickStepper(TRICK, step=2, lang="fr", letters="JQK")
    assert "K♠" in repr(table)
    assert "R♠" not in repr(table)


def test_shuffle_and_match_answer_in_the_picture_too():
    table = bl.Replay(DEAL)
    assert "North shuffles the pack." in repr(table)
    assert "2.2 Shuffle and cut" in repr(table)
    table.step = table.length - 1
    assert "The match" in repr(table)
    assert "1000" in repr(table)
    assert "8.1 The target" in repr(table)


def test_a_replay_tells_the_total_of_its_match():
    match = bl.Match(dealer="N", target=501)
    table = bl.Replay(DEAL, match=match, step=10**6)
    assert "501" in repr(table)
    assert table.ruleset.target == 501
    with pytest.raises(bl.InvalidStateError):
        bl.Replay(DEAL, match=bl.Match(dealer="E"))


# With others -----------------------------------------------------------------------------------------
def test_tables_are_linked_as_any_widget_is():
    one, other = bl.Replay(DEAL), bl.Replay(DEAL, lang="fr")
    link((one, "step"), (other, "step"))
    dlink((one, "letters"), (other, "letters"))
    dlink((one, "ruleset"), (other, "ruleset"))
    one.step, one.letters, one.ruleset = 12, "VDR", "ffb"
    assert (other.step, other.letters, other.ruleset.id, other.lang) == (12, "VDR", "ffb", "fr")
    other.step = 3
    assert one.step == 3


def test_the_step_may_be_linked_in_the_page(table):
    slider = IntSlider(max=table.length - 1)
    jslink((table, "step"), (slider, "value"))
    assert VBox([slider, table]).children[1] is table
