"""What would have to be different: every change told does turn the verdict round."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from strategies import positions

import belote_learn as bl
from belote_learn.cards import PACK
from belote_learn.explain.what_if import what_ifs
from belote_learn.messages.language import LANGUAGES
from belote_learn.rules.facts import trick_facts
from belote_learn.rules.ruling import ruling


def changed(position, answer):
    """The position with the change made, built anew from its public parts."""
    trick = position.trick
    if answer.kind == "trick":
        trick = tuple(answer.added[0] if c == answer.removed[0] else c for c in trick)
    hand = position.hand
    if answer.kind in {"less", "more"}:
        hand = (*(c for c in hand if c not in answer.removed), *answer.added)
    return trick, hand


def judged(position, trick, hand):
    return ruling(hand, trick_facts(trick, position.trump), position.ruleset.play)


@given(positions())
def test_the_change_told_turns_the_verdict_round(p):
    for card, answer in zip(p.hand, what_ifs(p), strict=True):
        trick, hand = changed(p, answer)
        then = judged(p, trick, hand)
        assert (card in then.cards) == answer.legal
        assert then.rule_of(card) == answer.rule
        assert answer.legal == ((card in p.legal_cards) == (answer.kind == "none"))


@given(positions())
def test_what_then_wins_is_told_beside_the_change(p):
    for answer in what_ifs(p):
        if answer.kind == "trick":
            trick, _ = changed(p, answer)
            then = bl.Trick(p.trump, leader=p.leader, cards=trick, ruleset=p.ruleset)
            assert (answer.winner, answer.winning) == (
                then.winner,
                trick[then.seats.index(then.winner)],
            )


@given(positions())
def test_no_smaller_change_would_do(p):
    unseen = [c for c in PACK if c not in p.hand and c not in p.trick]
    for card, answer in zip(p.hand, what_ifs(p), strict=True):
        if max(len(answer.removed), len(answer.added)) <= 1 and answer.kind != "none":
            continue
        legal = card in p.legal_cards
        for place, new in ((i, c) for i in range(len(p.trick)) for c in unseen):
            trick = (*p.trick[:place], new, *p.trick[place + 1 :])
            assert (card in judged(p, trick, p.hand).cards) == legal
        for other in p.hand:
            if other != card:
                hand = tuple(c for c in p.hand if c != other)
                assert (card in judged(p, p.trick, hand).cards) == legal


@given(positions())
def test_every_verdict_words_its_change_in_every_language(p):
    for lang in LANGUAGES:
        for verdict in p.explain(lang):
            assert verdict.what_if.endswith(".")
            assert "{" not in verdict.what_if


TOLD = {
    "an opponent's ruff, were it none": (
        "H N TC,9H JH,8H,KS family",
        "KS",
        "If West had played 9♣ instead of 9♥, North would be winning with 10♣, and K♠ could be played (4.9 Partner exception).",
    ),
    "the last card of the suit led": (
        "H N TC,7C 9C,KS,QS family",
        "KS",
        "If North had led 10♠ instead of 10♣, North would be winning with 10♠, and K♠ could be played (4.2 Follow suit).",
    ),
    "a leader is always free": (
        "H N - 9C,KS family",
        "KS",
        "Nothing: whoever leads is always free to choose.",
    ),
}


@pytest.mark.parametrize("name", TOLD)
def test_what_is_told(name):
    line, code, sentence = TOLD[name]
    p = bl.Position.parse(line)
    assert next(v for v in p.explain("en") if v.card.code == code).what_if == sentence


def test_an_answer_is_frozen():
    answer = what_ifs(bl.Position.parse("H N - 9C family"))[0]
    assert replace(answer) == answer
