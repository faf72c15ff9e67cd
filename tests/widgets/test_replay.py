"""`Replay` as Python sees it; what a front end may change is the same as for a trick."""

import copy

import pytest
from traitlets import TraitError, link

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.deal_view import deal_view
from belote_learn.view.packing import unpack


@pytest.fixture(scope="module")
def deal():
    deal = bl.Deal.new(seed=7, dealer="N").act("pass").act("take")
    while deal.actions:
        deal = deal.act(deal.actions[0])
    return deal


@pytest.fixture
def table(deal):
    return bl.Replay(deal, step=11)


def test_a_deal_has_a_step_for_each_frame(deal, table):
    assert (table.step, table.length, table.lang) == (11, len(deal_view(deal)["frames"]), "en")


@pytest.mark.parametrize("moves", [(), ("pass",), ("pass",) * 8, ("take",)])
def test_a_deal_may_stop_anywhere(moves):
    deal = bl.Deal.new(seed=7, dealer="N")
    for move in moves:
        deal = deal.act(move)
    assert repr(bl.Replay(deal, step=10**6))


def test_a_recorded_deal_begins_with_its_play():
    assert bl.Replay(bl.example("first-deal")).length > 40


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_rewords_everything_and_keeps_the_step(deal, table, lang):
    table.lang = lang
    assert unpack(table._view) == deal_view(deal, lang)
    assert table.step == 11


def test_the_picture_follows_step_and_language(deal, table):
    first = repr(table)
    assert first == repr(bl.Replay(deal, step=11))
    assert "0x" not in first
    table.step = 12
    assert repr(table) == repr(bl.Replay(deal, step=12)) != first


@pytest.mark.parametrize(("asked", "shown"), [(-1, 0), (10**9, -1)])
def test_a_step_beyond_the_ends_is_the_nearest_end(table, asked, shown):
    table.step = asked
    assert table.step == shown % table.length


def test_the_length_is_read_only(table):
    with pytest.raises(TraitError):
        table.length = 3


@pytest.mark.parametrize(
    "forged", [{"step": "3"}, {"step": True}, {"lang": "xx"}, {"_view": {}}, {"length": 9}], ids=str
)
def test_a_forged_state_changes_nothing(table, forged):
    before = copy.deepcopy(table.get_state())
    table.set_state(forged)
    assert table.get_state() == before


def test_two_widgets_can_share_a_step(deal, table):
    other = bl.Replay(deal)
    link((table, "step"), (other, "step"))
    table.step = 5
    assert other.step == 5


def test_the_picture_of_a_question_does_not_answer_it(deal):
    shown = bl.Replay(deal)
    asking = next(n for n, frame in enumerate(shown._shown["frames"]) if frame["ask"])
    told, asked = (
        repr(bl.Replay(deal, step=asking)),
        repr(bl.Replay(deal, step=asking, predict="legal")),
    )
    assert "✓" in told
    assert "✓" not in asked
    assert asked.endswith(f"? {shown._shown['frames'][asking]['ask']['legal']}")
