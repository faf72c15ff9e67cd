"""`TrickStepper`: one trick, card by card, with the reason for every card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from belote_learn.view.trick_view import trick_view
from belote_learn.widgets._base import SteppingWidget

if TYPE_CHECKING:
    from belote_learn.play.position import Position
    from belote_learn.play.trick import Trick


class TrickStepper(SteppingWidget):
    """A table that steps through one trick and explains every card.

    Shown in a notebook it is the table itself; where no widget can be shown, and in a terminal, it
    is a text picture of the same step with the verdict of each card.

    Attributes:
        step: Number of cards on the table, from 0; a value beyond the ends becomes the nearest end.
        length: Number of steps to look at, the empty table included. Read only.
        lang: Language of the table, "en", "pt" or "fr".

    Args:
        moment: A `Trick`, or a `Position` waiting for its next card.
        lang: "en", "pt" or "fr"; None for the default set by `set_language`.
        step: The step to show first.

    Raises:
        LanguageError: If the language is not one of the three.

    Example:
        >>> import belote_learn as bl
        >>> table = bl.TrickStepper(bl.Trick("H", leader="N", cards="10D 8D AD 7H"), step=9)
        >>> table.step, table.length, table.lang
        (4, 5, 'en')
    """

    def __init__(self, moment: Trick | Position, *, lang: str | None = None, step: int = 0) -> None:
        self._moment = moment
        super().__init__(lang=lang, step=step)

    def _make_view(self, lang: str) -> dict[str, Any]:
        return trick_view(self._moment, lang)
