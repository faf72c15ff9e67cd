"""Checking a score: which side is counted right, and the count where one is not."""

from __future__ import annotations

import pytest

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES

SCORE = bl.score_deal(taker="N", card_points={"NS": 80, "EW": 82}, tricks={"NS": 4, "EW": 4})
NS, EW = bl.Team


@pytest.mark.parametrize(
    ("answer", "right", "wrong", "missed"),
    [
        ({"ns": 0, "ew": 162}, (NS, EW), (), ()),
        ({"ns": 80, "ew": 82}, (), (NS, EW), ()),
        ({"ns": 0, "ew": 82}, (NS,), (EW,), ()),
        ({"ew": 162}, (EW,), (), (NS,)),
        ({}, (), (), (NS, EW)),
    ],
)
def test_each_side_is_right_wrong_or_missed(answer, right, wrong, missed):
    feedback = bl.check_score(SCORE, **answer)
    assert (feedback.right, feedback.wrong, feedback.missed) == (right, wrong, missed)
    assert feedback.correct == (bool(right) and not wrong)
    for lang in LANGUAGES:
        assert feedback.explain(lang)


def test_the_feedback_tells_the_count_and_points_at_the_marks_that_were_wrong():
    told = bl.check_score(SCORE, ns=0, ew=82).explain("en").splitlines()
    assert told[0] == "Not quite. Here is the count, line by line."
    assert [line for line in told if line.startswith("✗")] == [
        "✗ " + line.text for line in SCORE.explain("en") if line.scores and line.team is EW
    ]
    assert len(told) == 1 + len(SCORE.lines)
    assert bl.check_score(SCORE, ns=0, ew=162).explain("en").startswith("Right")
    assert bl.check_score(SCORE).explain("en").startswith("No points given yet")
