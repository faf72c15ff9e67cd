"""The engine against the worked cases: rule texts, bug reports, questions, and every option."""

import pytest
import referee
from cases import case_files, engine, option_cases

import belote_learn as bl


def named(cases):
    return pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in cases])


LEGAL = case_files.legal_cases()
RULED = [case for case in LEGAL if case.article]


@named(LEGAL)
def test_the_legal_cards_are_those_of_the_case(case):
    position = engine.position(case)
    assert engine.codes(bl.legal_cards(position)) == [c for c in case.hand if c in case.legal]


@named(LEGAL)
def test_the_seat_to_play_is_that_of_the_case(case):
    assert engine.position(case).seat == case.seat


@named(RULED)
def test_the_duty_is_the_article_of_the_case(case):
    assert engine.position(case).ruling.duty == case.article


@named(case_files.winner_cases())
def test_the_trick_goes_to_the_winner_of_the_case(case):
    trick = engine.trick(case)
    assert trick.winner == case.winner
    if case.points is not None:
        assert trick.points == case.points


@named(option_cases.option_cases())
def test_every_value_of_an_option_means_what_the_reference_says(case):
    position = bl.Position(
        trump="H",
        leader=case.leader,
        trick=" ".join(case.trick),
        hand=" ".join(case.hand),
        ruleset=bl.ruleset("family").replace(**{case.option: case.value}),
    )
    assert position.seat == "S"
    assert engine.codes(bl.legal_cards(position)) == case.legal


@pytest.mark.parametrize("name", referee.RULESETS)
@pytest.mark.parametrize("option", referee.OPTION_VALUES)
def test_the_engine_and_the_referee_read_the_texts_alike(name, option):
    assert getattr(engine.ruleset(name), option) == referee.RULESETS[name][option]
