"""The four seats, the two teams and both directions of turn: the one place that knows order."""

from __future__ import annotations

from enum import StrEnum
from typing import Self

from belote_learn.errors import NotationError
from belote_learn.given import as_text, is_whole, read_choice, wrong_kind


class Team(StrEnum):
    """A pair of partners: North and South, or East and West."""

    NS = "NS"
    EW = "EW"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a side from its two letters.

        Raises:
            NotationError: If the text is not NS or EW.

        Example:
            >>> Team.parse("ns").other.value
            'EW'
        """
        letters = as_text(text).strip().upper()
        if letters not in {"NS", "EW"}:
            raise NotationError("team-unreadable", found=as_text(text))
        return cls(letters)

    @property
    def other(self) -> Team:
        """The opponents."""
        return Team.EW if self is Team.NS else Team.NS


class Direction(StrEnum):
    """The way the turn goes round the table, seen from above."""

    ANTICLOCKWISE = "anticlockwise"
    CLOCKWISE = "clockwise"


class Seat(StrEnum):
    """A seat at the table; the value is its letter in notation.

    Example:
        >>> Seat.NORTH.partner.name, Seat.NORTH.team.value
        ('SOUTH', 'NS')
        >>> "".join(Seat.NORTH.order(Direction.ANTICLOCKWISE))
        'NWSE'
    """

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a seat from its letter.

        Raises:
            NotationError: If the text is not N, E, S or W.
        """
        if isinstance(text, Seat):
            return cls(text)
        letter = as_text(text).strip().upper()
        if letter not in _CLOCKWISE or len(letter) != 1:
            raise NotationError("seat-unreadable", found=as_text(text))
        return cls(letter)

    @property
    def partner(self) -> Seat:
        """The seat across the table."""
        return self.after(2, Direction.CLOCKWISE)

    @property
    def team(self) -> Team:
        """The team the seat plays for."""
        return Team.NS if self.value in Team.NS else Team.EW

    def after(self, turns: int, direction: Direction) -> Seat:
        """Return the seat that many turns later in a direction.

        Raises:
            InvalidStateError: If the turns are no whole number, or there is no such direction.
        """
        # asked for every card of every bot: what is plainly a number is not looked at further
        if type(turns) is not int and not is_whole(turns):
            raise wrong_kind(turns, int)
        return self.order(direction)[turns % 4]

    def order(self, direction: Direction) -> tuple[Seat, ...]:
        """Return the four seats in turn order, beginning with this one.

        Raises:
            InvalidStateError: If there is no such direction.
        """
        try:
            return _ORDERS[self, direction]
        except (KeyError, TypeError):
            known = Direction(read_choice("direction", direction, Direction))
        return _ORDERS[self, known]


_CLOCKWISE = "NESW"


def _order(seat: Seat, direction: Direction) -> tuple[Seat, ...]:
    step = 1 if direction is Direction.CLOCKWISE else -1
    first = _CLOCKWISE.index(seat)
    return tuple(Seat(_CLOCKWISE[(first + step * turns) % 4]) for turns in range(4))


_ORDERS = {(seat, direction): _order(seat, direction) for seat in Seat for direction in Direction}
