"""A drill as text: the fallback where no widget can be shown, and what notebook tests compare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from belote_learn.view.text import draw

if TYPE_CHECKING:
    from belote_learn.view.pools import Json

_MARKS: Final = {"right": "✓ ", "wrong": "✗ ", "missed": "… ", "info": ""}


def drill_text(view: Json, step: int, letters: str = "language", hands: str = "all") -> str:
    """Draw a drill's view: the table, the question, what may be answered, what came of it.

    Args:
        view: What `drill_view` or `page_view` made.
        step: Index of the frame.
        letters: Letters of jack, queen and king: "language", "JQK" or "VDR".
        hands: Which hands are open: "all", "none" or those of some seats, such as "NS".
    """
    desk = view["desk"]
    if "rows" in desk:
        lines = [
            view["title"],
            desk["notice"],
            desk["asks"],
            *(row["text"] for row in desk["rows"]),
        ]
        return "\n".join(line for line in lines if line)
    choices = " · ".join(choice["text"] for choice in desk["choices"])
    facts = " · ".join(fact["text"] for fact in desk["facts"])
    lines = [*_table(view, step, letters, hands), facts, desk["notice"], desk["asks"], choices]
    return "\n".join([line for line in lines if line] + _feedback(view))


def _table(view: Json, step: int, letters: str, hands: str) -> list[str]:
    if view["kind"] != "score":
        return [draw(view, step, letters=letters, hands=hands, verdicts=False)]
    facts = " · ".join(fact["text"] for fact in view["facts"])
    lines = view["frames"][step]["lines"]
    return [view["title"], facts, *(f"  · {view['texts'][line['text']]}" for line in lines)]


def _feedback(view: Json) -> list[str]:
    told = view["desk"]["feedback"]
    if not told:
        return []
    return [
        told["headline"],
        *(f"  {_MARKS[line['mark']]}{_cited(line)}" for line in told["lines"]),
    ]


def _cited(line: Json) -> str:
    return f"{line['text']} [{line['number']}]" if line["number"] else str(line["text"])
