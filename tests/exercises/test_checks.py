"""Checking answers: right, wrong and missed, each with its reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import positions

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES

P = bl.Position("H", leader="N", trick="10D 8D", hand="AD 7D JH 9C")
T = bl.Trick("H", leader="N", cards="10D 8D AD 7H")


def test_feedback_names_each_card_chosen_or_missed_with_its_reason():
    feedback = bl.check_legal(P, "AD JH")
    assert not feedback.correct
    assert [str(c) for c in (*feedback.right, *feedback.wrong, *feedback.missed)] == [
        "A♦",
        "J♥",
        "7♦",
    ]
    assert feedback.explain("en").splitlines() == [
        "Not quite. Here is why, card by card.",
        "✓ A♦ may be played. North led 10♦, so you follow suit: any diamond will do, high or low.",
        "… 7♦ may be played. North led 10♦, so you follow suit: any diamond will do, high or low.",
        "✗ J♥ may not be played. North led 10♦ and you hold A♦ and 7♦: you must follow suit.",
    ]


@given(positions(), st.data())
def test_an_answer_is_correct_exactly_when_it_is_the_legal_set(p, data):
    answer = data.draw(st.lists(st.sampled_from(p.hand), unique=True))
    feedback = bl.check_legal(p, answer)
    assert feedback.correct == (set(answer) == set(p.legal_cards))
    assert set(feedback.right) | set(feedback.missed) == set(p.legal_cards)
    assert set(feedback.right) | set(feedback.wrong) == set(answer)
    assert all(feedback.explain(lang) for lang in LANGUAGES)


def test_nothing_chosen_yet_is_no_mistake():
    assert bl.check_legal(P, "").explain("en").startswith("No card chosen yet")
    assert bl.check_winner(T, "").explain("en").startswith("No seat chosen yet")


@pytest.mark.parametrize("seat", "NSW")
def test_a_wrong_winner_is_met_with_the_reason(seat):
    feedback = bl.check_winner(T, seat)
    assert (feedback.correct, feedback.missed) == (False, (bl.Seat.EAST,))
    assert "East wins the trick with 7♥" in feedback.explain("en")


@pytest.mark.parametrize(
    ("lang", "headline"),
    [
        ("en", "North is winning with 10♦"),
        ("fr", "Nord est maître avec le 10♦"),
        ("pt", "Norte está ganhando a vaza com o 10♦"),
    ],
)
@pytest.mark.parametrize("seat", "NW")
def test_nobody_has_won_a_trick_that_goes_on(seat, lang, headline):
    unfinished = bl.Trick("H", leader="N", cards="10D 8D")
    assert f". {headline}. " in bl.check_winner(unfinished, seat).explain(lang)


@pytest.mark.parametrize("answer", ["AS", "AD AD"])
def test_an_answer_that_cannot_be_is_refused(answer):
    with pytest.raises(bl.InvalidStateError):
        bl.check_legal(P, answer)
