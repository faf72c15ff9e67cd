"""A worksheet as text: the fallback where no widget can be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from belote_learn.view.pools import Json

_MARKS = {"legal": "✓ ", "refused": "✗ ", "": ""}


def draw_worksheet(view: Json) -> str:
    """Draw a worksheet: the questions with what lies open, then the answers if they are there.

    Args:
        view: What `worksheet_view` made.

    Example:
        >>> from random import Random
        >>> from belote_learn.exercises.search import find
        >>> from belote_learn.view.worksheet_view import Asked, worksheet_view
        >>> view = worksheet_view([Asked(find("ruff", Random(2)))], "en", answers=False)
        >>> print(draw_worksheet(view).splitlines()[0])
        Belote worksheet: 1 question
    """
    heading = [view["title"], " · ".join([view["code"], *(f["text"] for f in view["facts"])])]
    lines = [heading[0], heading[1].removeprefix(" · "), view["about"]]
    for question in view["questions"]:
        lines += ["", *_question(view, question)]
    if view["answers"]:
        lines += ["", view["ui"]["answer_sheet"]]
    for answer in view["answers"]:
        lines += ["", f"{answer['number']}. {answer['right']} ({answer['rule']})"]
        lines += [f"   {_line(line)}" for line in answer["lines"]]
    return "\n".join(lines)


def _question(view: Json, question: Json) -> list[str]:
    signs = {code: words["sign"] for code, words in view["cards"].items()}
    lines = [f"{question['number']}. {question['text']}"]
    table = question["table"]
    if table:
        plays = [f"{view['seats'][one['seat']]} {signs[one['card']]}" for one in table["plays"]]
        lines.append(f"   {question['trump']['text']}{' · ' if plays else ''}{', '.join(plays)}")
    held = [signs[code] for code in question["hand"]]
    if held and question["kind"] != "cards":
        lines.append(f"   {view['ui']['hand']} · {' '.join(held)}")
    boxes = held if question["kind"] == "cards" else question["choices"]
    if boxes:
        lines.append("   " + "  ".join(f"[ ] {box}" for box in boxes))
    return lines


def _line(line: Json) -> str:
    cards = f"{' '.join(line['cards'])} · " if line["cards"] else ""
    rule = f" {line['rule']}" if line["rule"] else ""
    return f"{_MARKS[line['mark']]}{cards}{line['text']}{rule}"
