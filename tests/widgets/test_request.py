"""What a front end may ask of a practice widget: everything else is no request."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_learn.widgets._request import Request, read_request

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=50),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)
FIELDS = st.sampled_from(["do", "at", "card", "cards", "text", "by", "other"])


@pytest.mark.parametrize(
    ("content", "request_"),
    [
        pytest.param({"do": "pass", "at": 0}, Request("pass", 0), id="a bid"),
        pytest.param(
            {"do": "card", "at": 3, "card": "KH"}, Request("card", 3, card="KH"), id="a card"
        ),
        pytest.param(
            {"do": "answer", "at": 1, "cards": ["AD", "7D"]},
            Request("answer", 1, cards=("AD", "7D")),
            id="cards",
        ),
        pytest.param({"do": "answer", "at": 1, "cards": []}, Request("answer", 1), id="no card"),
        pytest.param(
            {"do": "answer", "at": 1, "text": "21"}, Request("answer", 1, text="21"), id="a number"
        ),
        pytest.param(
            {"do": "count:0", "at": 1, "text": ""}, Request("count:0", 1, text=""), id="no text"
        ),
        pytest.param(
            {"do": "count:0", "at": 1, "text": "0" * 5000},
            Request("count:0", 1, text="0" * 40 + "…"),
            id="as much of a text as is quoted",
        ),
        pytest.param(
            {"do": "pass", "at": 0, "by": "b-1"}, Request("pass", 0, by="b-1"), id="its view"
        ),
    ],
)
def test_a_request_is_read(content, request_):
    assert read_request(content) == request_


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(None, id="nothing"),
        pytest.param([], id="a list"),
        pytest.param({"do": "pass"}, id="no turn"),
        pytest.param({"at": 0}, id="nothing to do"),
        pytest.param({"do": "pass", "at": True}, id="a turn that is true"),
        pytest.param({"do": "pass", "at": 0, "card": None}, id="a card that is null"),
        pytest.param({"do": "pass", "at": 0, "more": 1}, id="a field too many"),
        pytest.param({"do": "answer", "at": 0, "cards": ["AD"] * 9}, id="nine cards"),
        pytest.param({"do": "answer", "at": 0, "cards": ["AD", 7]}, id="a number among cards"),
        pytest.param({"do": "x" * 41, "at": 0}, id="a long text"),
        pytest.param({"do": "answer", "at": 0, "text": 21}, id="a number for a text"),
        pytest.param({"do": "answer", "at": 0, "text": None}, id="a text that is null"),
        pytest.param({"do": "answer", "at": 0, "by": "x" * 41}, id="a view of a long name"),
    ],
)
def test_anything_else_is_no_request(content):
    assert read_request(content) is None


@given(JSON | st.dictionaries(FIELDS, JSON, max_size=6))
def test_no_message_raises(content):
    request = read_request(content)
    assert request is None or isinstance(request.do, str)
