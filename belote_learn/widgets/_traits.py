"""What may be set on a widget: a value of the wrong kind is refused in the reader's language."""

from __future__ import annotations

from typing import Any

from traitlets import Bool, Int, TraitError, Unicode

from belote_learn.errors import InvalidStateError
from belote_learn.given import quoted, wrong_kind
from belote_learn.messages.language import resolve


class YesNo(Bool[bool, Any]):
    """A truth."""

    def validate(self, _obj: Any, value: Any) -> bool:
        """Take a truth.

        Raises:
            InvalidStateError: If it is anything else.
        """
        if not isinstance(value, bool):
            raise not_among(self.name, value, (str(True), str(False)))
        return value


class Choice(Unicode[str, Any]):
    """One of a few words; the first is the default.

    Attributes:
        known: The words.
    """

    def __init__(self, *known: str) -> None:
        super().__init__(known[0])
        self.known = known

    def validate(self, _obj: Any, value: Any) -> str:
        """Take one of the words.

        Raises:
            InvalidStateError: If it is anything else.
        """
        if not isinstance(value, str) or value not in self.known:
            raise not_among(self.name, value, self.known)
        return value


class WholeNumber(Int[int, Any]):
    """A whole number."""

    def validate(self, obj: Any, value: Any) -> int:
        """Take a whole number.

        Raises:
            InvalidStateError: If it is anything else.
        """
        if isinstance(value, bool):
            raise wrong_kind(value, int)
        try:
            return super().validate(obj, value)
        except TraitError:
            raise wrong_kind(value, int) from None


class Language(Unicode[str, Any]):
    """Id of a language; None is read too, as the notebook's default one."""

    def validate(self, _obj: Any, value: Any) -> str:
        """Read the language.

        Raises:
            LanguageError: If it is none of the three.
        """
        return resolve(value)


def not_among(option: str | None, value: object, known: tuple[str, ...]) -> InvalidStateError:
    """Return the error for a value that an option cannot have."""
    return InvalidStateError(
        "option-value", option=option, found=quoted(str(value)), expected=known
    )
