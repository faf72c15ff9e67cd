"""`TrickStepper`: one trick, card by card, with the reason for every card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from traitlets import Int, validate

from belote_learn.messages.language import resolve
from belote_learn.view.text import draw
from belote_learn.view.trick_view import trick_view
from belote_learn.widgets._base import BeloteWidget

if TYPE_CHECKING:
    from belote_learn.play.position import Position
    from belote_learn.play.trick import Trick


class TrickStepper(BeloteWidget):
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

    step = Int(0).tag(sync=True)
    length = Int(read_only=True).tag(sync=True)

    _requests: ClassVar[frozenset[str]] = frozenset({"lang", "step"})

    def __init__(self, moment: Trick | Position, *, lang: str | None = None, step: int = 0) -> None:
        self._moment = moment
        lang = resolve(lang)
        view = self._make_view(lang)
        self._last = len(view["frames"]) - 1
        super().__init__(_view=view, lang=lang, step=step)
        self.set_trait("length", self._last + 1)

    def _make_view(self, lang: str) -> dict[str, Any]:
        return trick_view(self._moment, lang)

    def _picture(self) -> str:
        return draw(self._view, self.step)

    def _admit(self, name: str, value: object) -> object:
        if name == "step" and isinstance(value, int) and not isinstance(value, bool):
            return self._clamp(value)
        return super()._admit(name, value)

    def _clamp(self, step: int) -> int:
        return min(max(step, 0), self._last)

    @validate("step")
    def _within_the_trick(self, proposal: dict[str, Any]) -> int:
        return self._clamp(proposal["value"])
