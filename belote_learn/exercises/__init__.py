"""Exercises: checking answers, searching for what to ask, keeping what a learner has to repeat."""

from __future__ import annotations

from belote_learn.exercises.checks import Feedback, check_legal, check_score, check_winner

__all__ = ["Feedback", "check_legal", "check_score", "check_winner"]
