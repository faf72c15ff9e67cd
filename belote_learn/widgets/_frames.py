"""A widget that shows one frame of its view at a time, and how its cards look."""

from __future__ import annotations

from typing import Any, ClassVar

from traitlets import Dict, Int, validate

from belote_learn.given import is_whole
from belote_learn.view.same_frame import same_frame
from belote_learn.widgets._teacher import TaughtWidget
from belote_learn.widgets._traits import Choice, WholeNumber, YesNo


class FramesWidget(TaughtWidget):
    """A table with frames to step through.

    Attributes:
        step: The frame shown, from 0; a value beyond the ends becomes the nearest end.
        length: Number of frames. Read only.
        letters: Letters of jack, queen and king: "language" for those of the language, "JQK" or
            "VDR".
        four_colours: Whether each suit has its own colour.
        big: Whether type and cards are large enough for the back row.
        hands: Which hands are open: "all", "none", or those of some seats, such as "S" or "NS".
        locked: Whether the step stays where it is, whatever is pressed on the page; code in Python
            still moves it.
        spotlight: The one card that is lit, such as "KS", while all others are dimmed; "" for none.
    """

    step = WholeNumber(0).tag(sync=True)
    length = Int(read_only=True).tag(sync=True)
    letters = Choice("language", "JQK", "VDR").tag(sync=True)
    four_colours = YesNo(default_value=False).tag(sync=True)

    # what Python refused, worded; `count` rises so that the same words said twice are noticed
    _notice = Dict({"text": "", "count": 0, "card": "", "by": ""}).tag(sync=True)

    _requests: ClassVar[frozenset[str]] = TaughtWidget._requests | {  # noqa: SLF001
        "step",
        "letters",
        "four_colours",
    }

    def __init__(self, lang: str | None, **traits: Any) -> None:
        self._refusals = 0
        super().__init__(lang, **traits)
        self.set_trait("length", len(self._shown["frames"]))

    def _notify(self, text: str, card: str = "", by: str = "") -> None:
        """Tell the front end why something it asked for was not done.

        Args:
            text: The reason, worded.
            card: The card it is about; "" for none.
            by: The view that asked; "" for all of them.
        """
        self._refusals += 1
        self._notice = {"text": text, "count": self._refusals, "card": card, "by": by}

    def _admit(self, name: str, value: object) -> object:
        if name == "step":
            whole = is_whole(value) and not self.locked
            return self._clamp(value) if whole else None  # type: ignore[arg-type]
        return super()._admit(name, value)

    def _clamp(self, step: int) -> int:
        return min(max(step, 0), len(self._shown["frames"]) - 1)

    @validate("step")
    def _within_the_frames(self, proposal: dict[str, Any]) -> int:
        return self._clamp(proposal["value"])

    def _show_again(self) -> None:
        before, step = self._shown, self.step
        with self.hold_sync():
            super()._show_again()
            self.set_trait("length", len(self._shown["frames"]))
            self.step = same_frame(before, step, self._shown)
