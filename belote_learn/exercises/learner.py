"""`Learner`: the level an article is drilled at, which goes up and down with the answers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from belote_learn.exercises.exercise import LEVELS, DrillError
from belote_learn.given import as_text

#: How an exercise ended: right at once, right after another try, or shown the answer.
Outcome = Literal["first", "retry", "shown"]
OUTCOMES: Final[tuple[Outcome, ...]] = ("first", "retry", "shown")

#: So many in a row right at once, and the exercises get harder; so many not, and they get easier.
UP: Final = 3
DOWN: Final = 2


@dataclass(frozen=True, slots=True)
class Learner:
    """Where a learner stands on one article.

    Attributes:
        level: 1 to 3.
        right: Exercises right at once, in a row, at this level.
        wrong: Exercises whose answer had to be shown, in a row, at this level.

    Example:
        >>> at = Learner()
        >>> for outcome in ("first", "first", "first"):
        ...     at = at.after(outcome)
        >>> at.level, at.after("shown").after("shown").level
        (2, 1)
    """

    level: int = 1
    right: int = 0
    wrong: int = 0

    def after(self, outcome: Outcome) -> Learner:
        """Return where the learner stands after an exercise.

        Right after another try is neither: it ends both rows.

        Args:
            outcome: "first", "retry" or "shown".

        Raises:
            DrillError: If it is none of these.
        """
        if outcome not in OUTCOMES:
            raise DrillError("outcome-unknown", found=as_text(outcome), expected=OUTCOMES)
        right = self.right + 1 if outcome == "first" else 0
        wrong = self.wrong + 1 if outcome == "shown" else 0
        if right == UP and self.level < LEVELS:
            return Learner(self.level + 1)
        if wrong == DOWN and self.level > 1:
            return Learner(self.level - 1)
        return replace(self, right=min(right, UP), wrong=min(wrong, DOWN))
