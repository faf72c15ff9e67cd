"""The view of a question for a class: everybody predicts, then the answer with its reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from belote_learn.messages.catalogue import say
from belote_learn.messages.drills import label, reasons
from belote_learn.messages.language import resolve
from belote_learn.view.drill_view import drill_view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belote_learn.exercises.answers import DrillFeedback
    from belote_learn.exercises.exercise import Exercise
    from belote_learn.view.pools import Json

#: A vote is sent with this before the place of the choice.
VOTE: Final = "vote:"


def predictions(exercise: Exercise) -> tuple[Any, ...]:
    """Return what a class may predict; for a number, the right one among those of known mistakes.

    Args:
        exercise: What is asked.
    """
    if exercise.choices:
        return exercise.choices
    wrong = {answer for trap in exercise.traps for answer in trap.answer}
    return tuple(sorted({*exercise.answer, *wrong}))


def class_view(  # noqa: PLR0913 (one argument for each thing that is shown)
    exercise: Exercise,
    lang: str | None = None,
    *,
    votes: Sequence[int],
    place: int,
    count: int,
    code: str,
    revealed: DrillFeedback | None = None,
) -> Json:
    """Make the view of a question.

    Args:
        exercise: What is asked.
        lang: "en", "pt" or "fr"; None for the default.
        votes: How many predict each of `predictions`.
        place: The number of the question, from 1.
        count: How many questions there are.
        code: The code of the set.
        revealed: The feedback to an empty answer, to reveal the right one; None before.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    language = resolve(lang)
    view = drill_view(exercise, language, feedback=revealed, ending="shown" if revealed else "")
    desk = view["desk"]
    desk |= {
        "kind": "none" if revealed else "choice",
        "choices": [] if revealed else _choices(exercise, votes, language),
        "several": False,
        "submit": None,
        "field": None,
        "seat": None,
        "buttons": _buttons(
            language, votes=sum(votes), place=place, count=count, revealed=revealed is not None
        ),
        "facts": [
            {"id": "place", "text": say("class.place", language, number=place, count=count)},
            {"id": "votes", "text": say("class.votes", language, count=sum(votes))},
            {"id": "code", "text": say("class.code", language, code=code)},
        ],
        "words": desk["words"]
        | {"desk": say("class.group", language), "help": say("class.help", language)},
    }
    if revealed:
        desk["asks"] = exercise.ask(language)
        desk["feedback"]["lines"] = _answers(exercise, votes, language)
    return view


def _choices(exercise: Exercise, votes: Sequence[int], lang: str) -> list[Json]:
    return [
        {
            "do": f"{VOTE}{number}",
            "text": say("class.choice", lang, text=label(choice, exercise, lang), count=voted),
            "why": None,
        }
        for number, (choice, voted) in enumerate(zip(predictions(exercise), votes, strict=True))
    ]


def _buttons(lang: str, *, votes: int, place: int, count: int, revealed: bool) -> list[Json]:
    """Return the buttons: what goes on is the main one."""
    shown = [
        ("class.undo", bool(votes), False),
        ("class.reveal", True, True),
    ]
    if revealed:
        shown = [("class.again", True, False)]
    shown += [("class.previous", place > 1, False), ("class.next", place < count, revealed)]
    return [
        {
            "do": name.removeprefix("class."),
            "text": say(name, lang),
            "enabled": enabled,
            "primary": primary,
        }
        for name, enabled, primary in shown
    ]


def _answers(exercise: Exercise, votes: Sequence[int], lang: str) -> list[Json]:
    """Return a line for each prediction, right or wrong, then what holds for all of them."""
    told = reasons(exercise, lang)
    lines = []
    for choice, voted in zip(predictions(exercise), votes, strict=True):
        why = " ".join(text for about, text in told if about == choice and about is not None)
        text = say("class.choice", lang, text=label(choice, exercise, lang), count=voted)
        lines.append(
            {
                "mark": "right" if choice in exercise.answer else "wrong",
                "text": say("class.because", lang, text=text, reason=why) if why else text,
                "number": "",
            }
        )
    return lines + [
        {"mark": "info", "text": text, "number": ""} for about, text in told if about is None
    ]
