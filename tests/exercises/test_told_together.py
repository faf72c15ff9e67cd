"""What is refused for one reason is told in one line, which names all it is about."""

from __future__ import annotations

import re

import pytest
from drills import chance

from belote_learn.cards import Suit
from belote_learn.exercises.answers import check
from belote_learn.exercises.search import find
from belote_learn.messages.catalogue import terms
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.reason_lines import reason_lines

every_language = pytest.mark.parametrize("lang", LANGUAGES)

TOO_EARLY = {
    "en": "may not name spades, hearts, diamonds or clubs yet: in the first round",
    "pt": "ainda não pode escolher espadas, copas, ouros ou paus: na primeira rodada",
    "fr": "ne peut pas encore nommer pique, cœur, carreau ou trèfle\u00a0: au premier tour",
}


@every_language
def test_four_bids_refused_for_one_reason_are_one_line(lang):
    exercise = find("bidding.first-round", chance(1))
    lines = reason_lines(exercise, lang)
    assert [line["mark"] for line in lines] == ["legal", "legal", "refused"]
    assert lines[-1]["cards"] == [*exercise.labels(lang)[2:]]
    assert TOO_EARLY[lang] in lines[-1]["text"]


@every_language
def test_only_what_was_chosen_wrongly_is_named(lang):
    exercise = find("bidding.first-round", chance(1))
    told = check(exercise, ("pass", "S", "C")).reasons(lang)
    assert [mark for mark, _ in told] == ["right", "missed", "wrong"]
    sentence = told[-1][1].partition(":")[0]
    named = {suit for suit in Suit if terms(lang).suit[suit]["name"] in sentence}
    assert named == {Suit.SPADES, Suit.CLUBS}


@every_language
def test_one_bid_is_told_as_it_is_refused(lang):
    exercise = find("bidding.first-round", chance(1))
    [text] = [text for mark, text in check(exercise, "H").reasons(lang) if mark == "wrong"]
    [verdict] = [one for one in exercise.moment.explain(lang) if one.action.suit is Suit.HEARTS]
    assert text == verdict.reason


@every_language
def test_bids_that_may_be_made_keep_a_line_each(lang):
    exercise = find("bidding.second-round", chance(1))
    lines = reason_lines(exercise, lang)
    assert all(len(line["cards"]) == 1 for line in lines if line["mark"] == "legal")
    assert len([line for line in lines if line["mark"] == "legal"]) == 4


@every_language
def test_two_words_refused_for_one_reason_are_one_line(lang):
    met = set()
    for seed in range(40):
        exercise = find("announce.refused", chance(seed), level=1 + seed % 3)
        lines = reason_lines(exercise, lang)
        both = [line for line in lines if len(line["cards"]) == 2]
        for line in both:
            assert {"belote", "rebelote"} <= set(re.findall(r"\w+", line["text"].lower()))
            met.add(re.sub("[♠♥♦♣].*", "", line["text"]))
        texts = [re.sub("(re)?belote", "", line["text"], flags=re.IGNORECASE) for line in lines]
        assert len(set(texts)) == len(texts)
        told = check(exercise, "belote").reasons(lang)
        assert len(told) == len(lines)
        assert ("wrong" in [mark for mark, _ in told]) == ("belote" not in exercise.answer)
    assert len(met) > 1
