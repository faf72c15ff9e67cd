"""Packing a view and unpacking it gives the same view, whatever JSON it is."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from belote_learn.view.packing import pack, unpack

KEYS = st.text("abc", min_size=1, max_size=3)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inside: (
        st.lists(inside, max_size=6)
        | st.dictionaries(KEYS, inside, max_size=4)
        | st.fixed_dictionaries({"a": inside, "b": inside}).flatmap(
            lambda row: st.just([row, dict(row), dict(row), dict(row)])
        )
    ),
    max_leaves=25,
)


@given(st.dictionaries(KEYS, JSON))
def test_packing_is_undone(view):
    assert unpack(pack(view)) == view


def test_repeated_rows_are_sent_as_a_table_and_repeated_parts_once():
    hand = {"cards": ["AD", "KS", "7C", "9H"]}
    view = {"frames": [{"step": n, "hand": hand} for n in range(5)]}
    packed = pack(view)
    assert packed["frames"]["$keys"] == ["step", "hand"]
    assert packed["$shared"] == [hand]
    assert unpack(packed) == view


def test_what_is_most_often_none_goes_last_and_is_not_sent():
    rows = [{"a": None, "b": 1}, {"a": 2, "b": 3}, {"a": None, "b": None}]
    packed = pack({"rows": rows})
    assert packed["rows"] == {"$keys": ["b", "a"], "$rows": [[1], [3, 2], []]}
    assert unpack(packed) == {"rows": rows}
