"""How a worded answer prints: as its sentence, so that a list of them can be read in a notebook."""

from __future__ import annotations


class Told:
    """Base of the worded answers, each with a `text`: a field of some, a property of others."""

    __slots__ = ()

    def __str__(self) -> str:
        return str(self.text)  # type: ignore[attr-defined]

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self}>"


class Reasoned(Told):
    """Base of the answers that have a `headline` and a `reason`: the text is the two together."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """Headline and reason as one text."""
        return f"{self.headline}. {self.reason}"  # type: ignore[attr-defined]
