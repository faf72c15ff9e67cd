"""A comparison as text: the fallback where no widget can be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belote_learn.messages.catalogue import say

if TYPE_CHECKING:
    from belote_learn.view.pools import Json

_MARKS = {"legal": "✓", "refused": "✗"}


def draw_comparison(view: Json) -> str:
    """Draw a comparison: what differs, the table, and why where it is not as in the rules in force.

    Args:
        view: What `compare_view` made.

    Example:
        >>> from belote_learn.play.position import Position
        >>> from belote_learn.view.compare_view import compare_view
        >>> p = Position("H", leader="N", trick="7C 10H AD", hand="9H 8H KS", ruleset="reglas")
        >>> for line in draw_comparison(compare_view(p, "en")).splitlines()[2:7]:
        ...     print(line)
        1 card depends on the rules: 8♥.
        family and FFB: 9♥, 8♥ and K♠ may be played.
        reglas and clockwise: 9♥ and K♠ may be played.
            family   reglas (in force)  clockwise  FFB
        9♥  ✓ 4.9    ✓ 4.10             ✓ 4.10     ✓ 4.9
    """
    lang = view["lang"]
    facts = " · ".join(fact["text"] for fact in view["facts"])
    lines = [view["title"], facts, *view["summary"], *_table(view)]
    for column in view["columns"]:
        if column["changes"]:
            changes = ", ".join(column["changes"])
            lines.append(say("compare.text.house", lang, rules=column["title"], changes=changes))
    for row in view["rows"]:
        lines += [f"  {text}" for text in _reasons(view, row)]
    return "\n".join(lines)


def _table(view: Json) -> list[str]:
    lang = view["lang"]
    heads = [
        say("compare.text.given", lang, rules=column["title"])
        if column["given"]
        else column["title"]
        for column in view["columns"]
    ]
    rows = [["", *heads]]
    rows += [[row["text"], *(_cell(lang, cell) for cell in row["cells"])] for row in view["rows"]]
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return [
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _cell(lang: str, cell: Json) -> str:
    text = " ".join(filter(None, (_MARKS.get(cell["mark"], cell["text"]), cell["rule"])))
    return say("compare.text.differs", lang, text=text) if cell["differs"] else text


def _reasons(view: Json, row: Json) -> list[str]:
    """Say why where an answer is not that of the rules in force; rules that agree, together."""
    places: dict[str, list[str]] = {}
    for cell in row["cells"]:
        if cell["differs"]:
            why = view["whys"][cell["why"]]
            places.setdefault(_reason(view, why), []).append(why["place"])
    return [f"{', '.join(names)} · {text}" for text, names in places.items()]


def _reason(view: Json, why: Json) -> str:
    cited = ", ".join(
        f"{article['number']} {article['title']}"
        for article in (view["articles"][place] for place in why["articles"])
    )
    return f"{why['headline'].removesuffix('.')}. {' '.join(why['texts'])} [{cited}]"
