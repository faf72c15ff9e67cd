"""How a worded answer prints: as its sentence, so that a list of them can be read in a notebook."""

from __future__ import annotations


class Told:
    """Base of the worded answers, each with a `text`: a field of some, a property of others."""

    __slots__ = ()

    def __str__(self) -> str:
        return str(self.text)  # type: ignore[attr-defined]

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self}>"
