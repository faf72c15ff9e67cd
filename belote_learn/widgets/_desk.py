"""What the widgets to practise with share: the table, and a desk where the learner acts.

The front end sends requests, never results: Python decides with the rules engine and answers with
another view, or with a notice that says why not. Each request carries the turn it was made in, so
that one press does one thing, also when the widget is shown twice; and the view it was made in,
which the answer names, so that no view takes the answer to another for its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from belote_learn.errors import BeloteError, IllegalActionError, IllegalPlayError
from belote_learn.view.packing import pack
from belote_learn.view.text import draw, lettered
from belote_learn.widgets._base import _STATIC
from belote_learn.widgets._frames import FramesWidget
from belote_learn.widgets._request import Request, read_request

if TYPE_CHECKING:
    from collections.abc import Callable


# how a line of feedback is marked in the text picture; the others have a dot
_MARKS: Final = {"right": "✓", "wrong": "✗", "missed": "○"}


class DeskWidget(FramesWidget):
    """A table with a desk.

    Attributes:
        step: The frame shown, from 0; a value beyond the ends becomes the nearest end.
        length: Number of frames. Read only.
        lang: Language of the table, "en", "pt" or "fr".
        letters: Letters of jack, queen and king: "language", "JQK" or "VDR".
        four_colours: Whether each suit has its own colour.
        big: Whether type and cards are large enough for the back row.
        hands: Which hands are open: "all", "none", or those of some seats, such as "S" or "NS".
            A hand that the learner may not see stays closed all the same.
        locked: Whether the step stays where it is, whatever is pressed on the page, but for what is
            played; code in Python still moves it.
        spotlight: The one card that is lit, such as "KS", while all others are dimmed; "" for none.

    Args:
        lang: "en", "pt" or "fr"; None for the default.
        letters: See the attribute.
        four_colours: See the attribute.

    Raises:
        LanguageError: If the language is not one of the three.
        InvalidStateError: If the letters are not one of those there are.
    """

    _esm = _STATIC / "practice.js"
    _css = _STATIC / "practice.css"

    def __init__(self, *, lang: str | None, letters: str, four_colours: bool) -> None:
        self._turn = 0
        # the view whose request made this turn; "" for code
        self._by = ""
        # the frame from which what is new is played; None where the view knows better
        self._begin: int | None = None
        super().__init__(lang, letters=letters, four_colours=four_colours)
        self.step = self.length - 1
        self.on_msg(self._asked_for)

    def _make_table(self, lang: str) -> dict[str, Any]:
        """Return the view, its desk included, worded in a language."""
        raise NotImplementedError

    def _do(self, request: Request) -> None:
        """Do what was asked for.

        Raises:
            BeloteError: If it may not be done; nothing has changed then.
        """
        raise NotImplementedError

    def _make_view(self, lang: str) -> dict[str, Any]:
        view = self._make_table(lang)
        begin = view["desk"]["from"] if self._begin is None else self._begin
        begin = min(begin, len(view["frames"]) - 1)
        view["desk"] |= {"turn": self._turn, "by": self._by, "from": begin}
        return view

    def _asked_for(self, _widget: object, content: Any, _buffers: object) -> None:
        """Take a message of the front end."""
        request = read_request(content)
        if request is None:
            return
        if not self._is_timely(request.at):
            self.send_state(["_view", "step", "length"])  # it has not heard the latest yet
            self._refuse(IllegalActionError("too-late"), request)
            return
        try:
            self._change(lambda: self._do(request), played=True, by=request.by)
        except BeloteError as refusal:
            self._refuse(refusal, request)

    def _is_timely(self, turn: int) -> bool:
        """Whether what was asked for in a turn is still meant for what is shown."""
        return turn == self._turn

    def _refuse(self, refusal: BeloteError, request: Request) -> None:
        # said at the table, where the position is seen: the verdict alone
        at_table = isinstance(refusal, IllegalPlayError) and refusal.verdict(self.lang).text
        self._notify(at_table or refusal.text(self.lang), request.card, request.by)

    def _change(self, change: Callable[[], None], *, played: bool = False, by: str = "") -> None:
        """Change what is shown, and show it.

        Args:
            change: Does it; when it raises, nothing has changed.
            played: Whether the front end plays what is new by itself, up to the last frame.
            by: The view that asked for it; "" for code.
        """
        before = len(self._shown["frames"])
        change()
        self._turn, self._by = self._turn + 1, by
        self._begin = self._begin_after(before)
        self._shown = self._make_view(self.lang)
        with self.hold_sync():
            self.set_trait("length", len(self._shown["frames"]))
            # a locked page does not play what is new
            plays = played and not self.locked
            self.step = self._shown["desk"]["from"] if plays else self.length - 1
            self._view = pack(self._shown)

    def _begin_after(self, before: int) -> int | None:
        """Return the frame where what is new begins, when there were so many frames before."""
        return before - 1

    def _picture(self) -> str:
        desk = self._shown["desk"]
        table = draw(self._shown, self.step, letters=self.letters, hands=self.hands, verdicts=False)
        choices = " · ".join(choice["text"] for choice in desk["choices"])
        told = "\n".join(line for line in (desk["asks"], choices, *_told(desk)) if line)
        return f"{table}\n{lettered(told, self._shown, self.letters)}"


def _told(desk: dict[str, Any]) -> list[str]:
    """What came of an answer, and what is kept of the answers before, as lines of text."""
    facts = " · ".join(fact["text"] for fact in desk["facts"])
    feedback = desk["feedback"]
    if feedback is None:
        return [facts]
    lines = [
        f"  {_MARKS.get(line['mark'], '·')} {line['text']}"
        + (f" [{line['number']}]" if line["number"] else "")
        for line in feedback["lines"]
    ]
    return [feedback["headline"], *lines, facts]
