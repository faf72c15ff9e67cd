"""Whose hand is drawn nearest: the learner's, wherever the learner sits."""

import pytest

import belote_learn as bl
from belote_learn.exercises.question_set import QuestionSet
from belote_learn.play.game import Game
from belote_learn.play.position import Position
from belote_learn.view.deal_view import deal_view
from belote_learn.view.drill_tables import answer_table, question_table
from belote_learn.view.play_view import play_view


@pytest.mark.parametrize("seat", list(bl.Seat))
def test_a_game_is_seen_from_the_learners_chair(seat):
    assert play_view(Game.new(7, seat=seat), "en")["near"] == seat.value


def test_a_question_is_seen_from_the_chair_it_is_asked_at_before_and_after_the_answer():
    asked = [one.exercise for one in QuestionSet.new(3, about="ruff", count=16).questions]
    seats = [one.moment.seat.value for one in asked if isinstance(one.moment, Position)]
    assert len(set(seats)) > 2
    for table in (question_table, answer_table):
        assert [table(one, "en")["near"] for one in asked] == seats


def test_a_deal_that_is_nobodys_is_seen_from_the_south():
    assert "near" not in deal_view(bl.example("first-deal"), "en")
