"""What a teacher's bar shows: its words in every language, and a code to read from the back row."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, Literal

from belote_learn.messages.catalogue import say, topics
from belote_learn.messages.language import LANGUAGES
from belote_learn.seats import Seat
from belote_learn.view.links import deal_link, set_link
from belote_learn.view.qr import link_qr

if TYPE_CHECKING:
    from belote_learn.view.pools import Json

#: What is said of one seat's hand: there is such a sentence for each of the four.
_OF_A_HAND: Final = ("hide", "show", "hidden", "shown")
_GROUP: Final = 3


@cache
def teacher_words() -> dict[str, Json]:
    """Return the words of the bar, by language: it changes its language where no Python runs.

    Example:
        >>> teacher_words()["en"]["big"], teacher_words()["fr"]["hide"]["E"]
        ('Big display', 'Cacher la main d’Est')
    """
    return {lang: _words(lang) for lang in LANGUAGES}


def code_panel(kind: Literal["deal", "set"], code: str | None, lang: str | None = None) -> Json:
    """Make what shows a code to a class.

    Args:
        kind: What the code stands for: a deal or a set of questions.
        code: The code; None where there is none.
        lang: Language the link opens in; None for the default set by `set_language`.

    Returns:
        `kind`; `code`, in groups that are read aloud and copied more easily; `link`, the address
        that opens it, or None; `size` and `d`, the QR code of the address, else of the code.
        Empty without a code.

    Example:
        >>> panel = code_panel("deal", "AAAAAAAHQ")
        >>> panel["code"], panel["link"], panel["size"]
        ('AAA AAA AHQ', None, 29)
        >>> code_panel("deal", None)
        {}
    """
    if not code:
        return {}
    link = deal_link(code, lang) if kind == "deal" else set_link(code, lang)
    return _panel(kind, code, link)


@lru_cache(maxsize=8)
def _panel(kind: str, code: str, link: str | None) -> Json:
    groups = [code[at : at + _GROUP] for at in range(0, len(code), _GROUP)]
    return {"kind": kind, "code": " ".join(groups), "link": link, **link_qr(link, code)}


def _words(lang: str) -> Json:
    words: Json = {
        name: say(f"teacher.{name}", lang)
        for name in sorted(topics()["teacher"].ids.difference(_OF_A_HAND))
    }
    for name in _OF_A_HAND:
        words[name] = {seat.value: say(f"teacher.{name}", lang, seat=seat) for seat in Seat}
    return words
