"""`Replay`: a whole deal, forward and back, with the reason for everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from belote_learn.view.deal_view import deal_view
from belote_learn.widgets._base import SteppingWidget

if TYPE_CHECKING:
    from belote_learn.play.deal import Deal


class Replay(SteppingWidget):
    """A table that steps through a deal: packets, bids, every card, every trick, the count.

    Shown in a notebook it is the table itself, with a timeline, and it can play on by itself; where
    no widget can be shown, and in a terminal, it is a text picture of the same step.

    Attributes:
        step: The step shown, from 0; a value beyond the ends becomes the nearest end.
        length: Number of steps to look at. Read only.
        lang: Language of the table, "en", "pt" or "fr".

    Args:
        deal: A `Deal`, as far as it has gone.
        lang: "en", "pt" or "fr"; None for the default set by `set_language`.
        step: The step to show first.

    Raises:
        LanguageError: If the language is not one of the three.

    Example:
        >>> import belote_learn as bl
        >>> table = bl.Replay(bl.example("first-deal"), step=3)
        >>> table.step, table.length > 40, table.lang
        (3, True, 'en')
    """

    def __init__(self, deal: Deal, *, lang: str | None = None, step: int = 0) -> None:
        self._deal = deal
        super().__init__(lang=lang, step=step)

    def _make_view(self, lang: str) -> dict[str, Any]:
        return deal_view(self._deal, lang)
