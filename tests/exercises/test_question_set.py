"""Sets of questions: one code, the same moments of real deals for ever, every slip caught."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.exercises.answers import check
from belote_learn.exercises.exercise import DrillError
from belote_learn.exercises.question_set import QuestionSet
from belote_learn.exercises.real_moments import ASKED
from belote_learn.exercises.search import drilled
from belote_learn.messages.language import LANGUAGES
from belote_learn.play.bots import let_bots_act
from belote_learn.play.deal_code import ALPHABET
from belote_learn.play.position import Position
from belote_learn.rules.rulesets import RULESETS

# Codes and what they ask, for ever: article, deal, cards played before, right answer.
GOLDEN = {
    "AEBAAAAHM": [("play.ruff", "AKBVZ3Z43", 21, "KH QH"), ("play.ruff", "AAZMFF8JS", 19, "AS")],
    "DR99AB9LM": [
        ("play.lead", "ACZFGGRT4", 8, "9S QH AD QD 8D TC"),
        ("play.follow-suit", "AECJKPGES", 17, "JC 9C"),
        ("play.rise-in-trumps", "AHS9L6TZT", 21, "9D"),
        ("play.cannot-rise", "ABWS5TRYU", 15, "7S"),
        ("play.discard", "AFFGAPQFH", 10, "JS 9S 8S JH QD JD"),
        ("play.ruff", "AAVC347B5", 23, "KC QC"),
        ("play.overtrump", "AJB6XGLH3", 19, "9D"),
        ("play.undertrump", "ANERJ2UYT", 22, "8S"),
        ("play.partner-exception", "AEHKYPNDZ", 10, "QH KD QD 8D TC 8C"),
        ("play.partner-ruffed", "AGAPKJQMQ", 11, "JS 9S 8S 8H KC 9C"),
        ("play.trick-winner", "AE9ZUV7GS", 12, "W"),
        ("points.cards", "AAZRN8CYA", 20, "22"),
    ],
    "SKEA99998": [
        ("play.undertrump", "BF9PXCS53", 15, "AS"),
        ("play.trick-winner", "BD96FZZYD", 8, "W"),
        ("play.undertrump", "BLHSE4CMC", 6, "QS 7S"),
    ],
    "UESAAAAAL": [
        ("play.partner-ruffed", "BS3VBEDMT", 15, "TS KH AC QC 8C"),
        ("play.partner-ruffed", "B4SD75EC3", 27, "8S QD"),
    ],
}

articles = st.lists(st.sampled_from(ASKED), unique=True)


def told(question):
    answer = " ".join(str(getattr(one, "code", one)) for one in question.exercise.answer)
    return (question.article, question.deal_code, len(question.deal.played), answer)


@pytest.mark.parametrize("code", GOLDEN)
def test_a_code_asks_the_same_for_ever(code):
    assert [told(q) for q in QuestionSet.from_code(code).questions] == GOLDEN[code]


@given(
    seed=st.integers(0, 2**20 - 1),
    about=articles,
    level=st.integers(1, 3),
    count=st.integers(1, 16),
    ruleset=st.sampled_from(RULESETS),
)
def test_a_code_is_the_set(seed, about, level, count, ruleset):
    about = [name for name in about if name in drilled(ruleset)]
    made = QuestionSet.new(seed, about=about, level=level, count=count, ruleset=ruleset)
    assert len(made.code) == 9
    assert QuestionSet.from_code(made.code) == made
    assert QuestionSet.from_code(f" {made.code[:3].lower()}-{made.code[3:]}") == made


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_question_is_a_moment_of_the_deal_its_code_deals(ruleset, level):
    asked = QuestionSet.new(11, level=level, count=16, ruleset=ruleset).questions
    assert [q.number for q in asked] == list(range(1, 17))
    assert len({q.deal_code for q in asked}) == 16
    for q in asked:
        played = let_bots_act(bl.Deal.from_code(q.deal_code))
        assert played.at(len(q.deal.history)).history == q.deal.history
        assert check(q.exercise, q.exercise.answer).correct
        assert q.exercise.traps
        moment = q.exercise.moment
        if isinstance(moment, Position):
            there = q.deal.position
            assert (moment.trick, moment.seat, moment.leader) == (
                there.trick,
                there.seat,
                there.leader,
            )
            assert set(moment.hand) == set(there.hand)
            assert q.trick == 9 - len(moment.hand)
        else:
            assert q.deal.tricks[-1].cards == moment.cards
            assert q.trick == len(q.deal.played) // 4


def test_the_articles_are_spread_evenly():
    asked = QuestionSet.new(about=("ruff", "overtrump", "discard"), count=7).questions
    assert [q.article for q in asked].count("play.ruff") == 2
    assert [q.article for q in asked].count("play.discard") == 3
    assert len({q.article for q in QuestionSet.new(count=8).questions}) == 8


def test_the_hard_sets_hold_more_cards():
    def cards(level):
        asked = QuestionSet.new(about="ruff", level=level, count=16).questions
        return sum(len(q.exercise.moment.hand) for q in asked)

    assert cards(1) < cards(2) < cards(3)


def refused(code):
    with pytest.raises(bl.NotationError) as caught:
        QuestionSet.from_code(code)
    return caught.value


def test_every_slip_is_caught():
    code = QuestionSet.new(seed=2026).code
    for place in range(9):
        for wrong in set(ALPHABET) - {code[place]}:
            slip = refused(code[:place] + wrong + code[place + 1 :])
            assert slip.message_id in {"set-code-check", "set-code-of-deal"}
        if place and code[place] != code[place - 1]:
            swapped = code[: place - 1] + code[place] + code[place - 1] + code[place + 1 :]
            assert refused(swapped).message_id in {"set-code-check", "set-code-of-deal"}


def test_the_two_kinds_of_code_are_told_apart():
    asked = QuestionSet.new(seed=7)
    with pytest.raises(bl.NotationError, match="the code of a set of questions, not of a deal"):
        bl.Deal.from_code(asked.code)
    deal = bl.Deal.new(seed=7, dealer="N")
    assert "the code of a deal, not of a set of questions" in str(refused(deal.code))


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("AAA", "set-code-length"),
        ("AAAAAAAA1", "set-code-letter"),
        ("AAAAAAAAA", "set-code-of-deal"),
    ],
)
def test_what_is_no_code(code, message):
    assert refused(code).message_id == message
    for lang in LANGUAGES:
        assert code in refused(code).text(lang)


@pytest.mark.parametrize(
    ("wrong", "kind", "says"),
    [
        ({"seed": -1}, bl.InvalidStateError, "from 0 to 1048575"),
        ({"seed": True}, bl.InvalidStateError, "True"),
        ({"count": 0}, bl.InvalidStateError, "from 1 to 16"),
        ({"count": 17}, bl.InvalidStateError, "17"),
        ({"level": 4}, DrillError, "from 1 to 3"),
        ({"about": "bidding.order"}, DrillError, "play.lead"),
        ({"ruleset": "nowhere"}, bl.RuleSetError, "nowhere"),
        ({"ruleset": bl.ruleset("family").replace(capot=250)}, bl.InvalidStateError, "house"),
    ],
)
def test_what_cannot_be_asked(wrong, kind, says):
    with pytest.raises(kind, match=says):
        QuestionSet.new(**wrong)


WRONG = {
    "no such article": {"about": ("play.nothing",)},
    "an article that is never asked about": {"about": ("bidding.order",)},
    "an article of None": {"about": (None,)},
    "articles that are a number": {"about": 3},
    "a seed below": {"seed": -1},
    "a seed above": {"seed": 1 << 20},
    "a seed that is a truth": {"seed": True},
    "no questions": {"count": 0},
    "too many": {"count": 17},
    "no such level": {"level": 4},
    "a level of None": {"level": None},
    "no ruleset": {"ruleset": None},
    "house rules": {"ruleset": bl.ruleset("family").replace(tie="litige")},
}


@pytest.mark.parametrize("name", WRONG)
def test_a_set_made_by_its_constructor_is_checked_as_any_other(name):
    right = {"seed": 7, "about": ("play.ruff",), "level": 1, "count": 2, "ruleset": "family"}
    with pytest.raises(bl.BeloteError) as caught:
        bl.QuestionSet(**right | WRONG[name])
    for lang in LANGUAGES:
        assert caught.value.text(lang)


def test_a_set_made_by_its_constructor_is_the_set_of_its_code():
    made = bl.QuestionSet(7, ["play.trick-winner", "ruff"], 1, 2, "family")
    assert made == bl.QuestionSet.new(7, about=["ruff", "trick-winner"], count=2)
    assert made == bl.QuestionSet.from_code(made.code)
    assert len(bl.QuestionSet(7, (), 1, 16, "ffb").questions) == 16
