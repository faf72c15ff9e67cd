"""`Tally`: how many predict each answer, and what was counted before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from belote_learn.errors import InvalidStateError
from belote_learn.given import as_text, is_whole

#: The most that are counted for one answer.
MOST_VOTES: Final = 999
#: As many steps can be taken back: more than anybody remembers.
_STEPS: Final = 200


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts that are added to, written over and taken back; a value that never changes.

    Attributes:
        counts: How many, in the order of the answers.
        before: The counts as they were, the oldest first.

    Example:
        >>> tally = Tally.of(3).add(1).add(1).put(2, 12)
        >>> tally.counts, tally.undo().counts, tally.undo().undo().counts
        ((0, 2, 12), (0, 2, 0), (0, 1, 0))
    """

    counts: tuple[int, ...]
    before: tuple[tuple[int, ...], ...] = ()

    @classmethod
    def of(cls, answers: int) -> Tally:
        """Begin to count so many answers."""
        return cls((0,) * answers)

    def add(self, place: int, count: int = 1) -> Tally:
        """Count some more.

        Args:
            place: Which answer, from 0.
            count: How many more, 0 to 999.

        Raises:
            InvalidStateError: If it is no such number, or there would be too many.
        """
        _check(count)
        total = self.counts[place] + count
        if total > MOST_VOTES:
            raise InvalidStateError("vote-full", count=total, expected=MOST_VOTES)
        return self.put(place, total)

    def put(self, place: int, count: int) -> Tally:
        """Write a count over.

        Args:
            place: Which answer, from 0.
            count: How many, 0 to 999.

        Raises:
            InvalidStateError: If it is no such number.
        """
        _check(count)
        counts = (*self.counts[:place], count, *self.counts[place + 1 :])
        if counts == self.counts:
            return self
        return Tally(counts, (*self.before, self.counts)[-_STEPS:])

    def undo(self) -> Tally:
        """Take back the last change; the tally itself where there is none."""
        return Tally(self.before[-1], self.before[:-1]) if self.before else self


def _check(count: object) -> None:
    if not is_whole(count, 0, MOST_VOTES):
        raise InvalidStateError("vote-count", found=as_text(count), expected=MOST_VOTES)
