"""Positions from real play, on whose legal cards other engines agree."""

import pytest
from cases import case_files, engine

import belote_learn as bl

POSITIONS = [pytest.param(case, id=case.name) for case in case_files.position_cases()]


@pytest.mark.parametrize("case", POSITIONS)
def test_the_legal_cards_are_those_other_engines_found(case):
    position = engine.position(case)
    assert position.seat == case.seat
    assert set(engine.codes(bl.legal_cards(position))) == set(case.legal)
    assert position.ruling.duty == case.article
