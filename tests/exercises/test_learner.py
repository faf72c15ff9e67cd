"""The level goes up after three right at once in a row, down after two that had to be shown."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_learn.exercises.exercise import DrillError
from belote_learn.exercises.learner import OUTCOMES, Learner


@pytest.mark.parametrize(
    ("outcomes", "level"),
    [
        ("first first", 1),
        ("first first first", 2),
        ("first first retry first first", 1),
        ("first first shown first first first", 2),
        ("first first first first first first", 3),
        ("first first first first first first first first first first", 3),
        ("first first first shown shown", 1),
        ("first first first shown retry shown", 2),
        ("first first first shown first shown", 2),
        ("shown shown shown", 1),
        ("first first first first first first shown shown", 2),
        ("first first first first first first shown shown shown shown", 1),
        ("", 1),
    ],
)
def test_the_level_follows_the_answers(outcomes, level):
    at = Learner()
    for outcome in outcomes.split():
        at = at.after(outcome)
    assert at.level == level


@given(st.lists(st.sampled_from(OUTCOMES), max_size=60))
def test_the_level_stays_between_one_and_three_and_rows_stay_short(outcomes):
    at = Learner()
    for outcome in outcomes:
        before, at = at, at.after(outcome)
        assert 1 <= at.level <= 3
        assert abs(at.level - before.level) <= 1
        assert at.right <= 3
        assert at.wrong <= 2
        assert not (at.right and at.wrong)


def test_an_unknown_end_is_refused():
    with pytest.raises(DrillError, match="first, retry, shown"):
        Learner().after("maybe")
