"""The classroom: predictions are counted in Python, and nothing answers before it is revealed."""

from __future__ import annotations

import pytest

import belote_learn as bl
from belote_learn.exercises.exercise import DrillError


def ask(widget, do, at=None):
    at = widget._shown["desk"]["turn"] if at is None else at
    widget._asked_for(widget, {"do": do, "at": at}, [])


@pytest.fixture
def lesson():
    return bl.Classroom(seed=7, level=1, questions=12)


def test_a_code_and_its_set_show_the_same(lesson):
    assert str(bl.Classroom(lesson.code)) == str(lesson)
    assert str(bl.Classroom(bl.QuestionSet.from_code(lesson.code))) == str(lesson)


def test_presses_are_counted_taken_back_and_kept(lesson):
    ask(lesson, "vote:1")
    ask(lesson, "vote:1")
    ask(lesson, "vote:0")
    ask(lesson, "undo")
    assert lesson.votes[:2] == (0, 2)
    ask(lesson, "next")
    assert not sum(lesson.votes)
    ask(lesson, "previous")
    assert lesson.votes[:2] == (0, 2)


@pytest.mark.parametrize("lang", ["en", "pt", "fr"])
def test_every_question_reveals_right_and_wrong_with_reasons(lesson, lang):
    lesson.lang = lang
    for number in range(1, 13):
        lesson.go(number)
        assert lesson._shown["desk"]["feedback"] is None
        assert not lesson._shown["whys"]
        ask(lesson, "reveal")
        exercise = lesson.question.exercise
        lines = lesson._shown["desk"]["feedback"]["lines"]
        assert sum(line["mark"] == "right" for line in lines) == len(exercise.answer)
        wrong = len(lesson.votes) - len(exercise.answer)
        assert sum(line["mark"] == "wrong" for line in lines) == wrong
        ask(lesson, "again")
        assert lesson._shown["desk"]["feedback"] is None


@pytest.mark.parametrize("do", ["vote:99", "vote:-1", "vote:x", "previous", "undo", "again", "?"])
def test_what_cannot_be_done_changes_nothing(lesson, do):
    before = str(lesson)
    ask(lesson, do)
    assert str(lesson) == before
    assert lesson._notice["text"]


def test_a_late_press_does_nothing(lesson):
    ask(lesson, "vote:0", at=99)
    assert not sum(lesson.votes)


def test_no_vote_after_the_answer(lesson):
    lesson.reveal()
    with pytest.raises(DrillError):
        lesson.vote(str(lesson.question.exercise.choices[0]))
