"""The view of a field for a code: its words, what it opens, and what the last code was answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from belote_learn.messages.catalogue import say, topics
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.table import LANGUAGE_NAMES

if TYPE_CHECKING:
    from belote_learn.play.deal_code import Kind
    from belote_learn.view.paper import Answer
    from belote_learn.view.pools import Json

#: How what a code stands for can be shown; the first is the one that Enter chooses.
WAYS: Final[dict[Kind, tuple[str, ...]]] = {"deal": ("replay", "play"), "set": ("class", "sheet")}


def code_view(kind: Kind, lang: str, *, code: str, way: str, answer: Answer | None) -> Json:
    """Make the view of a field for a code.

    Args:
        kind: What the code stands for.
        lang: A resolved language id.
        code: The code that is open; "" for none.
        way: How it is shown, or would be.
        answer: What was said of the last code; None before the first.

    Returns:
        Plain JSON, every text finished.

    Example:
        >>> view = code_view("deal", "en", code="", way="replay", answer=None)
        >>> view["title"], view["ways"][1]
        ('Open a deal by its code', ['play', 'Play the deal'])
    """
    own = sorted(name for name in topics()["by-code"].ids if name.startswith("ui."))
    return {
        "kind": kind,
        "lang": lang,
        "title": say(f"by-code.title.{kind}", lang),
        "languages": [[name, LANGUAGE_NAMES[name]] for name in LANGUAGES],
        "code": code,
        "way": way,
        "ways": [[one, say(f"by-code.way.{kind}.{one}", lang)] for one in WAYS[kind]],
        "answer": answer and answer.field(lang),
        "ui": {"language": say("ui.language", lang)}
        | {name.removeprefix("ui."): say(f"by-code.{name}", lang) for name in own},
    }


def draw_code(view: Json) -> str:
    """Return the field as lines of text.

    Args:
        view: What `code_view` made.
    """
    answer = view["answer"]
    told = answer["text"] if answer else say("by-code.none", view["lang"])
    return f"{view['title']}\n{told}"
