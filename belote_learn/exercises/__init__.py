"""Exercises: checking answers, searching for what to ask, and what a learner has to come back to."""

from __future__ import annotations

from belote_learn.exercises.checks import Feedback, check_legal, check_score, check_winner

__all__ = ["Feedback", "check_legal", "check_score", "check_winner"]
