"""What a caller gives: the right kind of thing, or an error that says which was expected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from belote_learn.errors import InvalidStateError

_T = TypeVar("_T")
#: As much of a text is quoted by an error.
_QUOTED: Final = 40


def of_kind(value: Any, *kinds: type[_T]) -> _T:
    """Return a value that is of one of some kinds.

    Raises:
        InvalidStateError: If it is of another; the error names the kinds and what was given.

    Example:
        >>> of_kind("H", str)
        'H'
        >>> of_kind(7, str)
        Traceback (most recent call last):
        belote_learn.errors.InvalidStateError: str is expected here, and “7” (int) was given.
    """
    if not isinstance(value, kinds):
        raise wrong_kind(value, *kinds)
    return value


def is_whole(value: Any, least: int, most: int) -> bool:
    """Return whether a value is a whole number in a range: True and 1.0 are none.

    Example:
        >>> [is_whole(value, 1, 3) for value in (1, 3, 4, True, 1.0, "1")]
        [True, True, False, False, False, False]
    """
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def by_key(value: Any) -> Mapping[Any, Any]:
    """Return a value that maps seats or teams to something.

    Raises:
        InvalidStateError: If it is not a mapping.
    """
    if not isinstance(value, Mapping):
        raise wrong_kind(value, dict)
    return value


def printable(text: str) -> str:
    """Return a text with a replacement character for each half of a character that stands alone.

    Such a half comes out of a cut emoji, and can be neither printed nor sent to a page.
    """
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def quoted(text: str, most: int = _QUOTED) -> str:
    """Return as much of a text as an error quotes.

    Args:
        text: What was given.
        most: How many characters at most.

    Example:
        >>> quoted("AAAAAAAHR"), len(quoted("A" * 5000))
        ('AAAAAAAHR', 41)
    """
    return printable(text if len(text) <= most else f"{text[:most]}…")


def wrong_kind(value: Any, *kinds: type) -> InvalidStateError:
    r"""Return the error for a value of the wrong kind; one that prints as a picture is not quoted.

    Example:
        >>> print(wrong_kind("two\nlines", int))
        int is expected here, and str was given.
    """
    found, given = str(value), type(value).__name__
    expected = tuple(kind.__name__ for kind in kinds)
    if len(found.splitlines()) > 1:
        return InvalidStateError("wrong-kind-named", expected=expected, kind=given)
    return InvalidStateError("wrong-kind", expected=expected, found=printable(found), kind=given)
