"""Moments that a teacher chooses: read, asked about, and refused with the item that is wrong."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.errors import InvalidStateError, NotationError
from belote_learn.exercises.chosen_moments import MOST_QUESTIONS, choose, read_questions
from belote_learn.exercises.search import find
from belote_learn.messages.language import LANGUAGES
from belote_learn.play.bots import let_bots_act
from belote_learn.rules.rulesets import RULESETS

CODE = "AKBVZ3Z43"
DEAL = bl.example("first-deal")
PASSED = bl.Deal.new(seed=7, dealer="N")
for _ in range(8):
    PASSED = PASSED.act("pass")

# What is chosen, and what is asked, for ever: article, cards played before, right answer, level.
GOLDEN = {
    (CODE, 6, 2): ("play.ruff", 21, "KH QH", 3),
    (CODE, 6): ("play.trick-winner", 24, "E", 2),
    (CODE, 1, 1): ("play.lead", 0, "AS KH QH 8H 7H AD 9D KC", 3),
    (CODE, 8, 4): ("play.discard", 31, "8D", 1),
    ("BF9PXCS53", 4, 4): ("play.undertrump", 15, "AS", 3),
    (DEAL, 2, 4): ("play.ruff", 7, "9S AS KS 8S", 3),
    (DEAL, 8): ("play.trick-winner", 32, "N", 1),
}


def told(question):
    exercise = question.exercise
    answer = " ".join(str(getattr(one, "code", one)) for one in exercise.answer)
    return (question.article, len(question.deal.played), answer, exercise.level)


@pytest.mark.parametrize("item", GOLDEN, ids=lambda item: f"{str(item[0])[:9]} {item[1:]}")
def test_a_moment_asks_the_same_for_ever(item):
    [question] = choose([item])
    assert told(question) == GOLDEN[item]


def test_a_moment_of_a_code_is_the_question_of_a_set():
    asked = bl.QuestionSet.new(seed=7, about="ruff", count=1).questions[0]
    at = len(asked.deal.played) % 4 + 1
    [question] = choose([(asked.deal_code, asked.trick, at)])
    assert question.exercise.key == asked.exercise.key
    assert question.exercise.answer == asked.exercise.answer
    assert question.deal.history == asked.deal.history


@given(
    seed=st.integers(0, 2**32 - 1),
    ruleset=st.sampled_from(RULESETS),
    trick=st.integers(1, 8),
    card=st.integers(1, 4) | st.none(),
)
def test_every_moment_of_a_deal_that_is_taken_can_be_chosen(seed, ruleset, trick, card):
    deal = bl.Deal.new(seed=seed, ruleset=ruleset)
    item = (deal, trick) if card is None else (deal, trick, card)
    if let_bots_act(deal).taker is None:
        with pytest.raises(InvalidStateError, match="nobody takes"):
            choose([item])
        return
    [question] = choose([item])
    exercise = question.exercise
    assert question.trick == trick
    assert len(question.deal.played) == (4 * trick if card is None else 4 * trick - 5 + card)
    assert exercise.answer
    assert set(exercise.answer) <= set(exercise.choices)
    assert exercise.level in {1, 2, 3}
    assert question.whole.at(len(question.deal.history)).history == question.deal.history
    if card is None:
        assert exercise.answer == (question.deal.tricks[-1].winner,)
    else:
        assert set(exercise.answer) == set(question.deal.position.ruling.cards)


def test_what_was_played_stays_and_bots_go_on():
    mine = DEAL.at(10)
    [before, after] = choose([(mine, 2), (mine, 5)])
    assert before.deal.history == DEAL.history[:8]
    assert after.deal.history[:10] == DEAL.history[:10]
    assert after.whole == let_bots_act(mine)


def test_a_deal_is_asked_about_as_it_stands():
    bidding = bl.Deal.new(seed=7, dealer="N").act("pass")
    second = PASSED.at(5)
    playing = DEAL.at(6)
    asked = choose([bidding, second, playing])
    assert [one.article for one in asked[:2]] == ["bidding.first-round", "bidding.second-round"]
    assert asked[0].trick is None
    assert "the bidding" in repr(asked[0])
    assert asked[2].deal == playing
    assert asked[2].exercise.moment.trick == playing.position.trick


def test_questions_exercises_positions_and_tricks_may_be_mixed():
    of_set = bl.QuestionSet.new(count=2).questions[1]
    exercise = find("overtrump", Random(1))  # noqa: S311 (a game)
    position = bl.Position("H", leader="N", trick="TC 9H", hand="JH 8H KS")
    trick = bl.Trick("H", leader="N", cards="TC 9H JH AC")
    asked = choose([of_set, exercise, position, trick])
    assert [one.number for one in asked] == [1, 2, 3, 4]
    assert [one.deal is None for one in asked] == [False, True, True, True]
    assert asked[3].exercise.answer == (trick.winner,)
    assert repr(asked[1]) == "<Question 2: play.overtrump>"
    assert choose(position) == choose([position])


WRONG = {
    "no question": ([], "0 were given"),
    "too many": ([DEAL.at(3)] * (MOST_QUESTIONS + 1), "1 to 32"),
    "a number": ([3], "Item 1, “3”"),
    "a code alone": ([(CODE, 1), CODE], f"Item 2, “{CODE}”"),
    "a deal alone in a tuple": ([(DEAL,)], "Item 1"),
    "four parts": ([(CODE, 1, 1, 1)], "Item 1"),
    "no deal": ([(None, 1)], "“None”"),
    "trick nought": ([(CODE, 0)], "“0” is not the number of a trick"),
    "trick nine": ([(CODE, 1), (CODE, 9)], "Item 2: “9” is not the number of a trick"),
    "a trick that is a truth": ([(CODE, True)], "“True”"),
    "a trick that is a text": ([(CODE, "5")], "from 1 to 8"),
    "card nought": ([(CODE, 5, 0)], "“0” is not the place of a card"),
    "card five": ([(CODE, 5, 5)], "from 1 to 4"),
    "a code mistyped": ([("AAAAAAAVN", 1)], "Item 1: “AAAAAAAVN” is not a deal code"),
    "the code of a set": ([("AEBAAAAHM", 1)], "Item 1: “AEBAAAAHM”"),
    "a deal that is over": ([DEAL], "this deal is over"),
    "a deal nobody took": ([PASSED], "nobody takes"),
    "a trick of a deal nobody took": ([(PASSED, 2)], "nobody takes"),
    "no list at all": (7, "QuestionSet"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_asked_is_refused_with_the_item(name):
    asked, says = WRONG[name]
    with pytest.raises(InvalidStateError, match=says):
        read_questions(asked)
    with pytest.raises(InvalidStateError) as caught:
        choose(asked)
    for lang in LANGUAGES:
        text = caught.value.text(lang)
        assert len(text) < 400
        assert "{" not in text


@pytest.mark.parametrize("widget", [bl.Classroom, bl.Worksheet])
def test_a_class_and_a_sheet_read_alike(widget):
    asked = bl.QuestionSet.new(seed=3, about="ruff", count=2)
    for given_as in (asked, asked.code, f" {asked.code.lower()} "):
        assert widget(given_as).code == asked.code
    assert widget(seed=3, about="ruff", count=2).code == asked.code
    assert widget([(CODE, 6), (DEAL, 3, 2)]).code == ""
    with pytest.raises(InvalidStateError, match="Item 2"):
        widget([(CODE, 6), (CODE, 9)])
    with pytest.raises(NotationError):
        widget(CODE)


def test_endless_moments_are_refused():
    def endless():
        while True:
            yield (CODE, 1)

    with pytest.raises(InvalidStateError, match="1 to 32"):
        choose(endless())
