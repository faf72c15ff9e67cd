"""`Tally`: how many predict each answer, and what was counted before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from belote_learn.errors import InvalidStateError
from belote_learn.given import as_text, is_whole, quoted

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


def read_count(text: str) -> int:
    """Read a count that was typed; an empty text is none, 0.

    Raises:
        InvalidStateError: If it is no whole number from 0 to 999.

    Example:
        >>> read_count(" 12 "), read_count("")
        (12, 0)
        >>> read_count("1000")
        Traceback (most recent call last):
        belote_learn.errors.InvalidStateError: “1000” is not a number of predictions: a whole number from 0 to 999 is expected.
    """  # noqa: E501 (a message as it is printed)
    typed = text.strip()
    count = int(typed or "0") if typed.isascii() and (typed.isdigit() or not typed) else None
    if count is None or count > MOST_VOTES:
        raise _no_count(typed)
    return count


def _check(count: object) -> None:
    if not is_whole(count, 0, MOST_VOTES):
        raise _no_count(count)


def _no_count(found: object) -> InvalidStateError:
    return InvalidStateError("vote-count", found=quoted(as_text(found)), expected=MOST_VOTES)
