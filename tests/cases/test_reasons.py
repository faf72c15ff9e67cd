"""The reasons given in every shared position: they exist, and they say what the legal set says."""

from itertools import groupby

import pytest
from cases import case_files, engine

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES

WORKED = case_files.legal_cases()


def branch(case):
    """The part of a position's name that is not its number."""
    ruleset, _number, category = case.name.split("-")
    return f"{ruleset}-{category}"


def groups():
    """The worked cases one by one; the thousands of positions by the branch they take."""
    for case in WORKED:
        yield pytest.param([case], id=case.name)
    for name, cases in groupby(sorted(case_files.position_cases(), key=branch), key=branch):
        yield pytest.param(list(cases), id=name)


every_position = pytest.mark.parametrize("cases", list(groups()))


def a_teachers_reason(case, code):
    """The article a teacher would name to refuse a card, thought out without the engine."""
    suit_led = case.trick[0][1]
    if code[1] != suit_led and any(held[1] == suit_led for held in case.hand):
        return "play.follow-suit"
    if suit_led == case.trump:
        return "play.rise-in-trumps"
    if case.article == "play.partner-ruffed":
        return "play.partner-ruffed"
    if code[1] != case.trump:
        return "play.ruff"
    return "play.overtrump"


def says_why(verdict):
    """Whether the text names the card and goes on, rather than stopping at yes or no."""
    _before, card, after = verdict.text.partition(str(verdict.card))
    return card and len(after.split()) > 5


@every_position
def test_every_card_has_a_reason_and_the_reasons_allow_what_is_legal(cases):
    articles = bl.rulebook("en")
    for case in cases:
        position = engine.position(case)
        verdicts = position.explain("en")
        assert [verdict.card for verdict in verdicts] == list(position.hand), case
        assert all(verdict.rule in articles for verdict in verdicts), case
        assert all(says_why(verdict) for verdict in verdicts), case
        allowed = tuple(verdict.card for verdict in verdicts if verdict.legal)
        assert allowed == bl.legal_cards(position), case
        assert set(engine.codes(allowed)) == set(case.legal), case


@every_position
def test_a_card_is_refused_by_the_first_step_that_drops_it(cases):
    for case in cases:
        position = engine.position(case)
        for verdict in position.explain("en"):
            dropping = [step for step in position.ruling.steps if verdict.card not in step.cards]
            expected = dropping[0].rule if dropping else position.ruling.duty
            assert verdict.rule == expected, (case, verdict.card)
            assert verdict.legal is not bool(dropping), (case, verdict.card)


@every_position
def test_a_card_is_refused_for_the_reason_a_teacher_would_give(cases):
    for case in cases:
        for verdict in engine.position(case).explain("en"):
            if not verdict.legal:
                expected = a_teachers_reason(case, verdict.card.code)
                assert verdict.rule == expected, (case, verdict.card)


@every_position
def test_the_steps_narrow_the_hand_down_to_the_legal_cards(cases):
    for case in cases:
        ruling = engine.position(case).ruling
        left = case.hand
        for step in ruling.steps:
            kept = engine.codes(step.cards)
            assert kept == [code for code in left if code in kept], (case, step)
            left = kept
        assert left == engine.codes(ruling.cards), case


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in WORKED])
def test_a_worked_case_is_explained_in_three_languages(case):
    position = engine.position(case)
    for verdicts in zip(*(position.explain(lang) for lang in LANGUAGES), strict=True):
        texts = {verdict.text for verdict in verdicts}
        assert len(texts) == 3
        assert not any("{" in text for text in texts)
        assert len({(verdict.card, verdict.legal, verdict.rule) for verdict in verdicts}) == 1
