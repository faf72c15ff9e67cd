"""Why the right answer to an exercise is right, line by line: of the cards of a hand, or of all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from belote_learn.messages.catalogue import terms
from belote_learn.messages.drills import label, reasons
from belote_learn.messages.verdicts import explain_position
from belote_learn.play.position import Position

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belote_learn.exercises.exercise import Exercise
    from belote_learn.messages.verdicts import Verdict
    from belote_learn.view.pools import Json


def reason_lines(exercise: Exercise, lang: str) -> list[Json]:
    """Say why the right answer is right.

    Args:
        exercise: The exercise.
        lang: A resolved language id.

    Returns:
        A line for each thing there is to say: `mark` ("legal", "refused", or "" for what is about
        the whole), the `cards` or answers it is about, its `text`, and its `rule`.
    """
    moment = exercise.moment
    if isinstance(moment, Position) and exercise.kind == "cards":
        return _verdicts(explain_position(moment, lang), lang)
    right = set(exercise.answer)
    return [
        {
            "mark": _mark(choices, right),
            "cards": [label(choice, exercise, lang) for choice in choices],
            "text": text,
            "rule": "",
        }
        for choices, text in reasons(exercise, lang)
    ]


def _mark(choices: tuple[Any, ...], right: set[Any]) -> str:
    if not choices:
        return ""
    return "legal" if right.issuperset(choices) else "refused"


def _verdicts(verdicts: Iterable[Verdict], lang: str) -> list[Json]:
    """Return the verdicts on a hand; cards of which the same is said are named together."""
    words = terms(lang)
    lines: dict[tuple[bool, str, str], list[str]] = {}
    for one in verdicts:
        rule = f"({one.article.number} {one.article.title})"
        lines.setdefault((not one.legal, one.reason, rule), []).append(
            words.letter(one.card) + one.card.suit.symbol
        )
    return [
        {
            "mark": "refused" if refused else "legal",
            "cards": cards,
            "text": text,
            "rule": rule,
        }
        # what may be played comes first
        for (refused, text, rule), cards in sorted(lines.items(), key=lambda item: item[0][0])
    ]
