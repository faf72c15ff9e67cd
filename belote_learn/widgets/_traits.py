"""What may be set on a widget: a value of the wrong kind is refused in the reader's language."""

from __future__ import annotations

from typing import Any

from traitlets import Bool, Int, Unicode

from belote_learn.given import is_whole, read_choice, read_truth, wrong_kind
from belote_learn.messages.language import resolve


class YesNo(Bool[bool, Any]):
    """A truth."""

    def validate(self, _obj: Any, value: Any) -> bool:
        """Take a truth.

        Raises:
            InvalidStateError: If it is anything else.
        """
        return read_truth(self.name, value)


class Choice(Unicode[str, Any]):
    """One of a few words; the first is the default.

    Attributes:
        known: The words.
    """

    def __init__(self, *known: str) -> None:
        super().__init__(known[0])
        self.known = known

    def validate(self, _obj: Any, value: Any) -> str:
        """Take one of the words, in either case.

        Raises:
            InvalidStateError: If it is anything else.
        """
        return read_choice(self.name, value, self.known)


class WholeNumber(Int[int, Any]):
    """A whole number."""

    def validate(self, _obj: Any, value: Any) -> int:
        """Take a whole number.

        Raises:
            InvalidStateError: If it is anything else.
        """
        if not is_whole(value):
            raise wrong_kind(value, int)
        return int(value)


class Language(Unicode[str, Any]):
    """Id of a language; None is read too, as the notebook's default one."""

    def validate(self, _obj: Any, value: Any) -> str:
        """Read the language.

        Raises:
            LanguageError: If it is none of the three.
        """
        return resolve(value)
