"""A question for a class as text: the fallback where no widget can be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from belote_learn.messages.catalogue import say
from belote_learn.view.text import draw, lettered

if TYPE_CHECKING:
    from belote_learn.view.pools import Json

_MARKS: Final = {"right": " ✓", "wrong": " ✗", "": ""}
_REASONS: Final = {"legal": "✓", "refused": "✗", "": "·"}


def draw_class(view: Json, step: int, *, letters: str = "language", hands: str = "all") -> str:
    """Draw a question with what was predicted, or the frame of its deal.

    Args:
        view: What `class_view` made.
        step: Index of the frame.
        letters: Letters of jack, queen and king: "language", "JQK" or "VDR".
        hands: Which of the known hands are open.
    """
    lesson, lang = view["lesson"], view["lang"]
    if lesson["mode"] == "deal":
        return draw(view, step, letters=letters, hands=hands)
    table = draw(view, step, letters=letters, hands=hands, verdicts=False).splitlines()
    frame = view["texts"][view["frames"][step]["title"]]
    facts = [lesson["place"], lesson["total"], lesson["where"]]
    told = [
        lesson["asks"],
        " · ".join(_prediction(row, lang) for row in lesson["choices"]),
        lesson["headline"],
        *map(_reason, lesson["reasons"]),
        _order(lesson["order"]),
        " · ".join([*filter(None, facts), *([lesson["code"]["text"]] if lesson["code"] else [])]),
    ]
    title = say("class.title", lang, text=view["title"], title=frame)
    return lettered("\n".join([title, *table[1:], *filter(None, told)]), view, letters)


def _order(order: list[Json]) -> str:
    """Tell how the questions stand; nothing as long as all of them wait."""
    if all(one["state"] == "waiting" for one in order):
        return ""
    return " · ".join(f"{one['number']} {one['state_text']}" for one in order)


def _prediction(row: Json, lang: str) -> str:
    return say("class.choice", lang, text=row["text"], count=row["count"]) + _MARKS[row["mark"]]


def _reason(line: Json) -> str:
    parts = (" ".join(line["cards"]), line["text"], line["rule"])
    return f"  {_REASONS[line['mark']]} {' '.join(filter(None, parts))}"
