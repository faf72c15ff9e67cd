"""What a caller gives: the right kind of thing, or an error that says which was expected.

One rule for each kind. A number is a whole number: True and 1.0 are none. A word out of a few is
read in either case and without the spaces around it, and kept as it is written among them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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


def is_whole(value: Any, least: int | None = None, most: int | None = None) -> bool:
    """Return whether a value is a whole number in a range: True and 1.0 are none.

    Args:
        value: What was given.
        least: The least it may be; None for no bound.
        most: The most.

    Example:
        >>> [is_whole(value, 1, 3) for value in (1, 3, 4, True, 1.0, "1")]
        [True, True, False, False, False, False]
    """
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return (least is None or value >= least) and (most is None or value <= most)


def read_number(option: str, value: Any, least: int, most: int) -> int:
    """Return a whole number in a range.

    Raises:
        InvalidStateError: If it is none; the error names the argument, and the range.

    Example:
        >>> read_number("place", 4, 0, 3)
        Traceback (most recent call last):
        belote_learn.errors.InvalidStateError: place cannot be “4”: a whole number from 0 to 3 is expected.
    """  # noqa: E501 (a message as it is printed)
    if not is_whole(value, least, most):
        raise InvalidStateError(
            "number-range", option=option, found=quoted(as_text(value)), first=least, expected=most
        )
    return int(value)


def one_of(value: Any, known: Iterable[str]) -> str | None:
    """Return which of a few words is meant, as it is written among them; None for none.

    Example:
        >>> one_of(" a4", ("A4", "Letter")), one_of("A5", ("A4", "Letter"))
        ('A4', None)
    """
    if not isinstance(value, str):
        return None
    wanted = value.strip().casefold()
    return next((str(word) for word in known if word.casefold() == wanted), None)


def read_choice(option: str | None, value: Any, known: Iterable[str]) -> str:
    """Read one of a few words.

    Raises:
        InvalidStateError: If it is none of them; the error names the option, and the words.

    Example:
        >>> read_choice("way", "Play", ("replay", "play"))
        'play'
    """
    words = tuple(known)
    word = one_of(value, words)
    if word is None:
        raise not_among(option, value, words)
    return word


def read_truth(option: str | None, value: Any) -> bool:
    """Return a truth: what only counts as one, such as 1 or "yes", is none.

    Raises:
        InvalidStateError: If it is none; the error names the option.
    """
    if not isinstance(value, bool):
        raise not_among(option, value, (str(True), str(False)))
    return value


def not_among(option: str | None, value: object, known: tuple[str, ...]) -> InvalidStateError:
    """Return the error for a value that an option cannot have."""
    return InvalidStateError(
        "option-value", option=option, found=quoted(as_text(value)), expected=known
    )


def as_text(value: Any) -> str:
    """Return the text of a value, and a sign for one that has none: a number of 5,000 digits.

    Example:
        >>> as_text(7), as_text(10**5000)
        ('7', '…')
    """
    try:
        return str(value)
    except (ValueError, RecursionError):
        return "…"


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
    found, given = as_text(value), type(value).__name__
    expected = tuple(kind.__name__ for kind in kinds)
    if len(found.splitlines()) > 1:
        return InvalidStateError("wrong-kind-named", expected=expected, kind=given)
    return InvalidStateError("wrong-kind", expected=expected, found=printable(found), kind=given)
