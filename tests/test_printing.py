"""What a learner sees when an answer is printed, or stands alone in a cell."""

from __future__ import annotations

import pytest

import belote_learn as bl

P = bl.Position("H", leader="N", trick="10D 8D", hand="AD 7D JH 9C")
NEW = bl.Deal.new(seed=7, dealer="N")
DONE = bl.example("first-deal")

ANSWERS = {
    "a verdict": P.explain("en")[2],
    "a step": P.explain("en")[2].steps[0],
    "a trick's winner": DONE.tricks[0].explain("en"),
    "a bid": NEW.explain("en")[0],
    "a line of the score": DONE.explain("en")[0],
    "a match": bl.Match(dealer="S").explain("en"),
    "an article": bl.rulebook("en")["play.ruff"],
}


@pytest.mark.parametrize("name", ANSWERS)
def test_a_worded_answer_prints_as_its_sentence(name):
    answer = ANSWERS[name]
    assert answer.text in str(answer)
    assert str(answer) in repr(answer)
    assert "Position" not in repr(answer)
    assert len(repr(answer)) < 400


def test_facts_print_briefly():
    assert repr(P.ruling) == "<Ruling: play.follow-suit, A♦ 7♦>"
    assert repr(DONE.score) == "<DealScore: NS 78, EW 84, made>"


@pytest.mark.parametrize(
    ("written", "code"), [("V♥", "JH"), ("RS", "KS"), ("dd", "QD"), ("D♦", "QD")]
)
def test_the_letters_of_french_and_portuguese_cards_are_read(written, code):
    assert bl.Card.parse(written).code == code


@pytest.mark.parametrize(("suit", "rank"), [("♠", "A"), ("s", "a"), (bl.Suit.SPADES, "A")])
def test_a_card_is_made_from_what_names_it(suit, rank):
    assert bl.Card(suit, rank) == bl.Card.parse("AS")
    with pytest.raises(bl.NotationError):
        bl.Card(suit, "2")


def test_a_long_text_is_not_quoted_whole():
    with pytest.raises(bl.NotationError) as caught:
        bl.Position.parse("x" * 10_000)
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize("waiting", [-1, 1.5, None, "81", 81])
def test_points_cannot_wait_for_a_deal_whose_ties_fail(waiting):
    with pytest.raises(bl.InvalidStateError):
        DONE.score_with(waiting)


@pytest.mark.parametrize("answer", ["90", 90.0, True, []])
def test_a_score_is_answered_with_whole_numbers(answer):
    with pytest.raises(bl.InvalidStateError, match="int is expected"):
        bl.check_score(DONE.score, ns=answer)


def test_one_side_may_be_answered_alone():
    assert bl.check_score(DONE.score, ns=DONE.score.ns).correct
    assert not bl.check_score(DONE.score, ns=1).correct
    assert not bl.check_score(DONE.score).correct


def test_a_word_that_earns_nothing_does_not_raise_the_threshold():
    house = bl.ruleset("family").replace(contract="threshold")
    count = {"taker": "N", "card_points": {"NS": 88, "EW": 74}, "tricks": {"NS": 5, "EW": 3}}
    said_once = bl.score_deal(ruleset=house, **count, belote="EW", words=1)
    assert (said_once.outcome, said_once.ns) == ("made", 88)
    assert bl.score_deal(ruleset="reglas", **count, belote="EW", words=1).outcome == "failed"


def test_the_names_offered_after_a_dot_are_the_api():
    assert dir(bl) == sorted(bl.__all__)
