"""What the widgets on paper share: they are asked by messages, and answer in the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from belote_learn.errors import BeloteError, IllegalActionError
from belote_learn.given import printable
from belote_learn.view.paper import Answer
from belote_learn.widgets._base import _STATIC, BeloteWidget

Request = dict[str, Any]
#: Makes the sentence of an answer, given a language.
Told = Callable[[str], str]


class PaperWidget(BeloteWidget):
    """A sheet of paper: a view that Python alone changes, when the front end asks for it.

    A request is a message that names one of `_actions`. The action reads what it needs of it and
    trusts nothing; what it refuses by an error of the package is told to the reader in their
    language. A page of ours says in which of its views it asks, and is always answered: what makes
    no sense here came too late, after another view or code. What is no request is not answered.
    """

    _esm = _STATIC / "sheet.js"
    _css = _STATIC / "sheet.css"

    def __init__(self, lang: str | None) -> None:
        self._answer: Answer | None = None
        self._about = ""
        super().__init__(lang)
        self.on_msg(self._hear)

    def _actions(self) -> dict[str, Callable[[Request], Told | None]]:
        """Return what may be asked, by name.

        An action returns how its answer is worded, or None where what was asked makes no sense
        here: it came too late, or from no page of ours.
        """
        raise NotImplementedError

    def _hear(self, _widget: object, request: object, _buffers: object) -> None:
        if not isinstance(request, dict) or not isinstance(request.get("do"), str):
            return
        action, by = self._actions().get(request["do"]), text_of(request, "by")
        self._about = ""
        try:
            told = action(request) if action else None
            if told is None and by:
                self._about = ""
                raise IllegalActionError("too-late")
        except BeloteError as error:
            self._answer = self._next_answer(error.text, ok=False, by=by)
        else:
            if told is None:
                return
            self._answer = self._next_answer(told, ok=not self._about, by=by)
        self._show_again()

    def _next_answer(self, told: Told, *, ok: bool, by: str = "") -> Answer:
        number = self._answer.number + 1 if self._answer else 1
        return Answer(number, told, ok, self._about, by)


def text_of(request: Request, name: str) -> str:
    """Return a text of a request; "" where it holds another kind of value, or none."""
    value = request.get(name)
    return printable(value) if isinstance(value, str) else ""
