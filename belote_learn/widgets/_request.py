"""What a learner's front end may ask of a practice widget, read with distrust."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from belote_learn.given import is_whole, quoted

_LONGEST: Final = 40  # the longest text that means something is a card with its word
_MOST_CARDS: Final = 8
_FAR: Final = 10**6 - 1


@dataclass(frozen=True, slots=True)
class Request:
    """One thing a learner did.

    Attributes:
        do: What is asked: the name of a button, a bid, "card", "answer".
        at: The turn it was done in; a request of another turn comes too late.
        by: The view it was done in, which the answer names: the widget may be shown twice.
        card: The card pressed, or "".
        cards: The cards chosen.
        text: What was typed, as much of it as is quoted, or None.
    """

    do: str
    at: int
    by: str = ""
    card: str = ""
    cards: tuple[str, ...] = ()
    text: str | None = None


def read_request(content: Any) -> Request | None:
    """Read a message of the front end.

    Args:
        content: Any JSON value.

    Returns:
        The request; None for whatever is not one, which is then passed over in silence: no front
        end of ours writes it, and who forges messages needs no explanation.

    Example:
        >>> read_request({"do": "card", "at": 3, "card": "KH"}).card
        'KH'
        >>> read_request({"do": "card", "at": "3"}) is None
        True
    """
    if not isinstance(content, dict) or not {"do", "at"} <= content.keys() <= _READERS.keys():
        return None
    read: dict[str, Any] = {name: _READERS[name](value) for name, value in content.items()}
    return None if None in read.values() else Request(**read)


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) and len(value) <= _LONGEST else None


def _number(value: Any) -> int | None:
    return value if is_whole(value, -_FAR, _FAR) else None


def _typed(value: Any) -> str | None:
    # a person writes it: whatever it is, it is answered
    return quoted(value) if isinstance(value, str) else None


def _texts(value: Any) -> tuple[str, ...] | None:
    if not isinstance(value, list) or len(value) > _MOST_CARDS:
        return None
    return tuple(value) if all(_text(item) is not None for item in value) else None


_READERS: Final = {
    "do": _text,
    "at": _number,
    "by": _text,
    "card": _text,
    "cards": _texts,
    "text": _typed,
}
