"""`TrickStepper` as Python sees it, and what a front end may and may not change."""

import copy

import pytest
from traitlets import TraitError

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.packing import unpack
from belote_learn.view.trick_view import trick_view


@pytest.fixture
def trick():
    return bl.Trick("H", leader="N", cards="TC 9H JH AC")


@pytest.fixture
def table(trick):
    return bl.TrickStepper(trick, step=1)


@pytest.fixture
def sent(table, monkeypatch):
    """What the widget sends to its front end, by trait name."""
    states = []
    monkeypatch.setattr(
        table, "send_state", lambda key=None: states.append(key if isinstance(key, list) else [key])
    )
    return states


def test_a_trick_has_a_step_for_each_number_of_cards(table):
    assert (table.step, table.length, table.lang) == (1, 5, "en")


def test_a_position_ends_at_the_card_to_play():
    table = bl.TrickStepper(bl.Position("H", leader="N", trick="TC 9H", hand="JH 8H"), step=2)
    assert (table.step, table.length) == (2, 3)


@pytest.mark.parametrize(("asked", "shown"), [(-1, 0), (0, 0), (4, 4), (5, 4), (10**9, 4)])
def test_a_step_beyond_the_ends_is_the_nearest_end(trick, table, asked, shown):
    table.step = asked
    assert table.step == shown
    assert bl.TrickStepper(trick, step=asked).step == shown


def test_what_python_may_not_set(table):
    with pytest.raises(bl.InvalidStateError, match="int is expected"):
        table.step = "2"
    with pytest.raises(TraitError):
        table.length = 9
    assert (table.step, table.length) == (1, 5)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_rewords_everything_and_keeps_the_step(trick, table, lang):
    table.lang = lang
    assert unpack(table._view) == trick_view(trick, lang)
    assert table._view == bl.TrickStepper(trick, lang=lang)._view
    assert table.step == 1


def test_variants_of_a_language_are_read(table):
    table.lang = "pt-BR"
    assert table.lang == "pt"


def test_an_unknown_language_is_refused_and_changes_nothing(trick, table):
    with pytest.raises(bl.LanguageError):
        table.lang = "xx"
    assert table.lang == "en"
    with pytest.raises(bl.LanguageError):
        bl.TrickStepper(trick, lang="xx")


def test_the_default_language_is_the_notebooks(trick):
    bl.set_language("fr")
    try:
        assert bl.TrickStepper(trick).lang == "fr"
    finally:
        bl.set_language("en")


def test_the_picture_is_the_same_each_time_and_follows_step_and_language(trick, table):
    first = repr(table)
    assert first == repr(bl.TrickStepper(trick, step=1))
    assert "0x" not in first
    table.step = 2
    table.lang = "fr"
    assert repr(table) == repr(bl.TrickStepper(trick, step=2, lang="fr")) != first


def test_the_front_end_may_step_and_change_the_language(table):
    table.set_state({"step": 3, "lang": "pt"})
    assert (table.step, table.lang, table._view["lang"]) == (3, "pt", "pt")


@pytest.mark.parametrize(("asked", "shown"), [(99, 4), (-7, 0)])
def test_a_front_end_step_is_clamped_and_sent_back(table, sent, asked, shown):
    table.set_state({"step": asked})
    assert table.step == shown
    assert ["step"] in sent


@pytest.mark.parametrize(
    "forged",
    [
        {"step": "3"},
        {"step": True},
        {"step": 2.5},
        {"step": None},
        {"step": [1]},
        {"lang": "xx"},
        {"lang": "PT"},
        {"lang": 3},
        {"lang": None},
        {"lang": {"a": 1}},
        {"length": 9},
        {"_view": {}},
        {"_view": {"frames": [{}]}},
        {"_esm": "alert(1)"},
        {"_css": ""},
        {"layout": "IPY_MODEL_1"},
        {"_view_name": "Other"},
        {"keys": []},
    ],
    ids=str,
)
def test_a_forged_state_changes_nothing_and_is_answered_with_the_truth(table, sent, forged):
    before = copy.deepcopy(table.get_state())
    table.set_state(forged)
    assert table.get_state() == before
    assert sent == ([[*forged]] if forged.keys() <= set(table.keys) else [])


def test_a_good_request_passes_beside_a_forged_one(table, sent):
    table.set_state({"step": 2, "length": 77, "nonsense": 1})
    assert (table.step, table.length) == (2, 5)
    assert ["length"] in sent


def test_a_state_that_is_no_mapping_is_ignored(table):
    for nonsense in (None, [], "step", 3):
        table.set_state(nonsense)
    assert table.step == 1


def test_the_files_of_the_front_end_travel_with_the_widget(table):
    assert "export" in str(table._esm)
    assert ".belote" in str(table._css)
