"""The errors a learner can meet: what happened, as a message id and its data, not a sentence.

Three kinds of fault are kept apart, as a good referee would: *malformed* (`NotationError`: it
cannot be read), *not allowed* (`IllegalActionError`: well formed, but the rules forbid it here)
and *impossible* (`InvalidStateError`: no game can be in that state). Nothing changes when one is
raised.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from belote_learn.cards import Card
    from belote_learn.messages.verdicts import Verdict
    from belote_learn.play.position import Position
    from belote_learn.rules.ruling import Ruling


class BeloteError(ValueError):
    """Base of every error of the package.

    Attributes:
        topic: Where its sentence stands in the message catalogues: `<topic>.<id>`.
        message_id: Id of its sentence.
        data: What the sentence speaks of: the input as given, what was expected, where.

    Example:
        >>> import belote_learn as bl
        >>> try:
        ...     bl.Position("H", leader="X", hand="AD")
        ... except bl.BeloteError as error:
        ...     print(error.message_id)
        ...     print(error.text("fr"))
        seat-unreadable
        « X » n’est pas une place : il faut N, E, S ou W (Ouest).
    """

    topic: ClassVar[str] = "error"

    def __init__(self, message_id: str, /, **data: Any) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.data = data

    def text(self, lang: str | None = None) -> str:
        """Word the error in a language, or in the notebook's default one.

        Args:
            lang: "en", "pt" or "fr"; None for the default set by `set_language`.

        Raises:
            LanguageError: If the language is not one of the three.
        """
        from belote_learn.messages.errors import error_text  # noqa: PLC0415 (words come late)

        return error_text(self, lang)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.message_id, self.data)


def _rebuild(kind: type[BeloteError], message_id: str, data: dict[str, Any]) -> BeloteError:
    return kind(message_id, **data)


class NotationError(BeloteError):
    """A text that cannot be read; `data` says where, what was found and what was expected."""


class InvalidStateError(BeloteError):
    """A position, trick or deal that cannot exist: a card twice, nine cards in a hand."""


class RuleSetError(BeloteError):
    """An unknown ruleset, option or value; `data` lists the right ones."""


class LanguageError(BeloteError):
    """A language the package does not speak; `data` lists those it does."""


class MessageError(BeloteError):
    """A catalogue that is broken: for those who write messages, never met by a learner."""


class IllegalActionError(BeloteError):
    """A well formed action that the rules do not allow at this moment."""


class IllegalPlayError(IllegalActionError):
    """A card that may not be played in this position.

    Attributes:
        card: The refused card.
        position: The position it was refused in, unchanged.
    """

    def __init__(self, message_id: str = "illegal-play", /, **data: Any) -> None:
        super().__init__(message_id, **data)
        self.card: Card = data["card"]
        self.position: Position = data["position"]

    @property
    def ruling(self) -> Ruling:
        """The decision that refused the card."""
        return self.position.ruling

    def verdict(self, lang: str | None = None) -> Verdict:
        """Say why the card was refused, with its article.

        Args:
            lang: "en", "pt" or "fr"; None for the default.
        """
        from belote_learn.messages.verdicts import verdict  # noqa: PLC0415 (words come late)

        return verdict(self.position, self.card, lang)
