"""The views of a drill: an exercise with its desk, and the page of all articles.

The right answer is not in the view before it was found or shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from belote_learn.cards import Card
from belote_learn.messages.catalogue import say
from belote_learn.messages.drills import answer_text, count_text, label, short_question
from belote_learn.messages.language import resolve
from belote_learn.messages.progress import due_count_text
from belote_learn.messages.rulebook import article
from belote_learn.messages.scores import explain_score
from belote_learn.messages.verdicts import explain_position
from belote_learn.play.position import Position
from belote_learn.play.trick import Trick
from belote_learn.rules.scoring import DealScore
from belote_learn.view.drill_tables import answer_table, blank_fields, blank_frame, question_table
from belote_learn.view.play_view import desk_words
from belote_learn.view.pools import Json, Pools
from belote_learn.view.table import pooled_fields

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belote_learn.exercises.answers import DrillFeedback
    from belote_learn.exercises.exercise import Exercise
    from belote_learn.messages.progress import Row
    from belote_learn.rules.rulesets import RuleSet

#: How an exercise stands: still open, its answer found, or shown.
Ending = Literal["", "found", "shown"]
#: A choice is sent with this before it, so that no answer is taken for a button.
ANSWER: Final = "answer:"
#: And so is the article to begin with.
BEGIN: Final = "begin:"
_HARDEST: Final = 3


def drill_view(  # noqa: PLR0913 (one argument for each thing that is shown)
    exercise: Exercise,
    lang: str | None = None,
    *,
    feedback: DrillFeedback | None = None,
    ending: Ending = "",
    level: int = 1,
    right: int = 0,
    asked: int = 0,
    notice: str = "",
) -> Json:
    """Make the view of an exercise.

    Args:
        exercise: The exercise.
        lang: "en", "pt" or "fr"; None for the default.
        feedback: What came of the last answer; None before the first.
        ending: Whether the answer has been found, or shown.
        level: The learner's level.
        right: Exercises right at the first try.
        asked: Exercises answered.
        notice: Trouble to tell, worded.

    Returns:
        Plain JSON: the frames, and `desk`, where the learner answers.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    language = resolve(lang)
    table = (answer_table if ending else question_table)(exercise, language)
    cited = article(exercise.article, language, exercise.ruleset)
    told = feedback and _feedback(exercise, feedback, ending, language)
    title = say("drill.table.title", language, number=cited.number, title=cited.title)
    if told and ending:
        _link(told, table)
    desk = (
        _open_desk(exercise, language, feedback) if not ending else _closed_desk(ending, language)
    )
    return table | {
        "title": title,
        "desk": desk
        | {
            "from": len(table["frames"]) - 1,
            "feedback": told,
            "facts": _facts(level, right, asked, language),
            "notice": notice,
            "words": _words(_help(exercise), language),
        },
    }


def page_view(
    rows: Sequence[Row],
    begin: str,
    rules: RuleSet,
    lang: str | None = None,
    *,
    notice: str = "",
) -> Json:
    """Make the view of the page of articles: how the learner stands on each, and what is due.

    Args:
        rows: How the learner stands, worded.
        begin: Id of the article to begin with.
        rules: The rules in force.
        lang: "en", "pt" or "fr"; None for the default.
        notice: Trouble to tell, worded.

    Returns:
        Plain JSON: a frame with nothing on it, and `desk` with a row for each article.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    language = resolve(lang)
    pools = Pools(language)
    title = say("drill.table.page", language)
    first = next(row for row in rows if row.article == begin)
    text = say("drill.desk.begin", language, number=first.number, title=first.title)
    desk = _desk("none", due_count_text(sum(row.now for row in rows), language)) | {
        "buttons": [_button(BEGIN + begin, text, primary=True)],
        "from": 0,
        "notice": notice,
        "words": _words("choice", language),
        "rows": [
            {
                "do": BEGIN + row.article,
                "number": row.number,
                "title": row.title,
                "details": row.details,
                "state": row.state,
                "due": row.now,
                "text": row.text,
            }
            for row in rows
        ],
    }
    frames = [blank_frame(pools, title)]
    fields = blank_fields(pools, rules) | {"title": title, "frames": frames, "desk": desk}
    return fields | pooled_fields(pools)


def _open_desk(exercise: Exercise, lang: str, feedback: DrillFeedback | None) -> Json:
    kind = "choice" if exercise.kind == "seat" else exercise.kind
    counted = count_text(exercise, lang)
    asks = short_question(exercise, lang) if counted else exercise.ask(lang)
    desk = _desk(kind, asks)
    if kind == "cards" and isinstance(exercise.moment, Position):
        desk["seat"] = exercise.moment.seat.value
    if kind == "choice":
        desk["choices"] = [_choice(one, exercise, lang) for one in exercise.choices]
        desk["several"] = exercise.several
    if kind == "number":
        desk["field"] = {"label": say("drill.desk.points", lang)}
    if kind != "choice" or exercise.several:
        desk["submit"] = say("drill.desk.retry" if feedback else "drill.desk.check", lang)
    if feedback and exercise.several:
        desk["chosen"] = [_code(one, exercise) for one in feedback.right]
    if feedback:
        desk["buttons"] = [_button("show", say("drill.desk.show", lang))]
    desk["buttons"].append(_button("page", say("drill.desk.page", lang)))
    return desk


def _closed_desk(ending: Ending, lang: str) -> Json:
    desk = _desk("none", say(f"drill.desk.{ending}", lang))
    desk["buttons"] = [
        _button("next", say("drill.desk.next", lang), primary=True),
        _button("page", say("drill.desk.page", lang)),
    ]
    return desk


def _desk(kind: str, asks: str) -> Json:
    return {
        "asks": asks,
        "kind": kind,
        "seat": None,
        "ways": {},
        "choices": [],
        "several": False,
        "chosen": [],
        "field": None,
        "submit": None,
        "feedback": None,
        "buttons": [],
        "facts": [],
        "notice": "",
    }


def _button(do: str, text: str, *, primary: bool = False) -> Json:
    return {"do": do, "text": text, "enabled": True, "primary": primary}


def _facts(level: int, right: int, asked: int, lang: str) -> list[Json]:
    told = {"level": say("drill.desk.level", lang, level=level, count=_HARDEST)}
    if asked:
        told["tally"] = say("drill.desk.tally", lang, right=right, count=asked)
    return [{"id": name, "text": text} for name, text in told.items()]


def _words(kind: str, lang: str) -> Json:
    desk, told = say("drill.desk.group", lang), say(f"drill.desk.help.{kind}", lang)
    return desk_words(lang, desk=desk, help=told)


def _help(exercise: Exercise) -> str:
    return exercise.kind if exercise.kind in {"cards", "number"} else "choice"


def _code(choice: object, exercise: Exercise) -> str:
    if isinstance(choice, Card):
        return choice.code
    text = str(getattr(choice, "value", choice))
    return text if exercise.kind == "cards" else ANSWER + text


def _choice(choice: object, exercise: Exercise, lang: str) -> Json:
    moment = exercise.moment
    text = label(choice, exercise, lang)
    played = zip(moment.seats, moment.cards, strict=False) if isinstance(moment, Trick) else ()
    for seat, card in played:
        if seat is choice:
            shown = say("drill.choice.card", lang, card=card)
            text = say("table.text.hand", lang, seat=seat, cards=shown)
    return {"do": _code(choice, exercise), "text": text, "why": None}


def _feedback(exercise: Exercise, feedback: DrillFeedback, ending: Ending, lang: str) -> Json:
    head = feedback.head(lang)
    if not ending:
        lines = [("", text) for text in head[1:]]
        lines += [*feedback.hints(lang), ("", say("drill.desk.again", lang))]
        return _told("wrong", head[0], lines, exercise, lang)
    lines = list(_reasons(exercise, feedback, lang))
    if ending == "found":
        return _told("right", head[0], lines, exercise, lang)
    lines = [*(("", text) for text in head[1:]), *lines]
    return _told("shown", answer_text(exercise, lang), lines, exercise, lang)


def _reasons(exercise: Exercise, feedback: DrillFeedback, lang: str) -> tuple[tuple[str, str], ...]:
    """Return the reasons; of a count only those that decide, since the table has them all."""
    if not isinstance(exercise.moment, DealScore):
        return feedback.reasons(lang)
    told = explain_score(exercise.moment, lang)
    own = [line for line in told if line.article.id == exercise.article]
    # where the question is whether the article comes true, another one of its chapter did
    chapter = exercise.article.partition(".")[0]
    near = [line for line in told if line.article.id.partition(".")[0] == chapter]
    return tuple(("", line.text) for line in own or near or told)


def _told(
    mark: str, headline: str, lines: Sequence[tuple[str, str]], exercise: Exercise, lang: str
) -> Json:
    numbers = _numbers(exercise, lang)
    rows = [
        {"mark": of or "info", "text": text, "number": numbers.get(text, "")} for of, text in lines
    ]
    return {"mark": mark, "headline": headline, "lines": rows}


def _link(told: Json, table: Json) -> None:
    """Let the lines about a card open its explanation on the table."""
    whys, texts = table["whys"], table["texts"]
    places = {
        f"{texts[whys[place]['headline']]}. {texts[whys[place]['text']]}": place
        for place in table["frames"][-1]["why"].values()
    }
    for line in told["lines"]:
        line["why"] = places.get(line["text"]) if line["number"] else None


def _numbers(exercise: Exercise, lang: str) -> dict[str, str]:
    """Return the number of the article behind each verdict on a card, by its text."""
    if exercise.kind != "cards" or not isinstance(exercise.moment, Position):
        return {}
    return {told.text: told.article.number for told in explain_position(exercise.moment, lang)}
