"""Counting predictions: added, written over, taken back, and never out of bounds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_learn.errors import InvalidStateError
from belote_learn.exercises.tally import MOST_VOTES, Tally

steps = st.lists(
    st.tuples(st.sampled_from(["add", "put"]), st.integers(0, 3), st.integers(0, 200)), max_size=30
)


@given(steps)
def test_every_step_is_taken_back_in_turn(given_steps):
    tally = Tally.of(4)
    seen = [tally.counts]
    for name, place, count in given_steps:
        try:
            tally = getattr(tally, name)(place, count)
        except InvalidStateError:
            assert name == "add"
            assert tally.counts[place] + count > MOST_VOTES
        if tally.counts != seen[-1]:
            seen.append(tally.counts)
    for counts in reversed(seen):
        assert tally.counts == counts
        tally = tally.undo()
    assert tally.undo() == tally == Tally.of(4)


@pytest.mark.parametrize("count", [-1, 1000, 10**30, 1.0, "3", None, True, [1]], ids=str)
@pytest.mark.parametrize("name", ["add", "put"])
def test_what_is_no_count_is_refused_with_its_bounds(name, count):
    tally = Tally.of(2)
    with pytest.raises(InvalidStateError, match="from 0 to 999"):
        getattr(tally, name)(1, count)


def test_no_more_than_fits_on_the_screen():
    full = Tally.of(2).put(0, MOST_VOTES)
    with pytest.raises(InvalidStateError, match="At most 999 .* would make 1000"):
        full.add(0)
    assert full.counts == (MOST_VOTES, 0)
