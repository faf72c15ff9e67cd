"""A score sheet and its checklist as text: the fallback where no widget can be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belote_learn.messages.catalogue import say

if TYPE_CHECKING:
    from belote_learn.view.pools import Json


def draw_sheet(view: Json) -> str:
    """Draw a score sheet: the facts, a line a deal, how it stands; or the checklist.

    Args:
        view: What `sheet_view` or `agree_view` made.

    Example:
        >>> from belote_learn.play.match import Match
        >>> from belote_learn.rules.by_hand import score_by_hand
        >>> from belote_learn.view.sheet_view import sheet_view
        >>> m = Match(dealer="N").add(score_by_hand(taker="W", ns=100, belote="EW"))
        >>> for line in draw_sheet(sheet_view(m, "en")).splitlines()[:4]:
        ...     print(line)
        Score sheet
        Rules: family · First to 1000 · West deals
           Contract    N–S  E–W  Total N–S  E–W
        1  E–W failed  162   20        162   20
    """
    if view["kind"] == "agree":
        return "\n".join(_checklist(view))
    lines = [view["title"], " · ".join(fact["text"] for fact in view["facts"])]
    rows = view["rows"]
    lines += _deals(view) if rows else [say("sheet.text.none", view["lang"])]
    return "\n".join([*lines, view["standing"]["text"]])


def _checklist(view: Json) -> list[str]:
    base = f"{_chosen(view['base'])} ({view['base']['note']})"
    items = [
        f"  {_line(view, item['title'], item['text'])} [{item['number']}] {item['note']}"
        for item in view["items"]
    ]
    said = view["said"]
    return [
        view["title"],
        _line(view, view["ui"]["base"], base),
        *items,
        f"  {_line(view, said['title'], said['text'])} [{said['number']}]",
        f"  {_line(view, view['ui']['dealer'], _chosen(view['dealer']))}",
    ]


def _line(view: Json, title: str, text: str) -> str:
    return say("sheet.agreed", view["lang"], title=title, text=text)


def _chosen(menu: Json) -> str:
    return str(dict(menu["values"])[menu["value"]])


def _deals(view: Json) -> list[str]:
    ui, columns = view["ui"], view["columns"]
    short = columns["short"]
    heads = ["", ui["contract"], short["NS"], short["EW"]]
    table = [[*heads, f"{ui['total']} {short['NS']}", short["EW"]]]
    for row in view["rows"]:
        outcome = ", ".join(filter(None, (row["outcome"]["text"], row["outcome"]["note"])))
        cells = (row[part]["text"] for part in ("NS", "EW", "NS-total", "EW-total"))
        table.append([row["id"], outcome, *cells])
    widths = [max(len(line[place]) for line in table) for place in range(len(heads) + 2)]
    return [
        "  ".join(
            text.ljust(width) if place == 1 else text.rjust(width)
            for place, (text, width) in enumerate(zip(line, widths, strict=True))
        )
        for line in table
    ]
