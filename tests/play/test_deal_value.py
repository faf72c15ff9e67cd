"""A deal is its start and its log: whichever way an equal one is made, it is the same deal."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import deals

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES
from belote_learn.play.judging import rejudge
from belote_learn.play.validation import check_deal

PLAYED = bl.example("first-deal")
MOMENT = bl.Deal.new(seed=7, dealer="N").act("take").act("AC")


def read_off(deal):
    """All that is said of a deal."""
    names = (
        "phase", "to_act", "actions", "hands", "stock", "packets", "trump", "taker", "tricks",
        "position", "words_said", "score", "bidding_round", "code",
    )  # fmt: skip
    return {name: getattr(deal, name) for name in names}


@given(deals())
def test_an_equal_deal_stands_at_the_same_moment(deal):
    again = bl.Deal(deal.start, deal.history)
    assert again == deal
    assert read_off(again) == read_off(deal)
    assert read_off(replace(deal)) == read_off(deal)
    assert read_off(bl.loads(bl.dumps(deal))) == read_off(deal)


@given(deals())
def test_a_deal_with_its_log_cut_short_stands_where_the_log_ends(deal):
    begun = replace(deal, history=())
    assert begun == deal.at(0)
    assert read_off(begun) == read_off(deal.at(0))
    check_deal(begun)


def test_a_history_that_is_not_allowed_is_refused_as_when_it_is_done():
    with pytest.raises(bl.IllegalActionError):
        replace(MOMENT, history=MOMENT.history[1:])
    with pytest.raises(bl.IllegalActionError):
        bl.Deal(MOMENT.start, ["S"])
    assert bl.Deal(MOMENT.start, ["take", "AC"]) == MOMENT


@pytest.mark.parametrize("history", [None, 5, "pass", [None], [[]], {"pass"}])
def test_a_history_of_the_wrong_kind_is_refused(history):
    with pytest.raises(bl.BeloteError) as caught:
        bl.Deal(MOMENT.start, history)
    for lang in LANGUAGES:
        assert caught.value.text(lang)


@pytest.mark.parametrize(
    "count",
    [-1, 35, 99, None, "1", True, 1.0, 10**5000],
    ids=lambda value: str(value)[:9] if value != 10**5000 else "long",
)
def test_a_deal_stands_after_a_number_of_actions_it_has(count):
    with pytest.raises(bl.InvalidStateError) as caught:
        PLAYED.at(count)
    assert len({caught.value.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    assert str(len(PLAYED.history)) in str(caught.value)


@given(deals(), st.sampled_from(bl.RULESETS))
def test_a_judged_deal_is_the_deal_under_those_rules(deal, name):
    judged = rejudge(deal, name)
    if not judged.refused:
        again = bl.Deal(judged.deal.start, judged.deal.history)
        assert read_off(again) == read_off(judged.deal)
