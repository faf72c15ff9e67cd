"""The view of a question for a class: everybody predicts, then the answer with its reasons.

Nothing answers before the answer is revealed: neither the title, nor the running order, nor the
table, which is that of an exercise and has a single frame then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from belote_learn.cards import Card
from belote_learn.messages.catalogue import say, topics
from belote_learn.messages.drills import answer_text, label
from belote_learn.messages.language import resolve
from belote_learn.messages.rulebook import article
from belote_learn.play.trick import Trick
from belote_learn.view.deal_view import deal_view
from belote_learn.view.drill_tables import answer_table, near, question_table
from belote_learn.view.play_view import NOT_IN_PLAY, desk_words
from belote_learn.view.reason_lines import reason_lines
from belote_learn.view.teacher_view import code_panel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belote_learn.exercises.exercise import Exercise
    from belote_learn.exercises.real_moments import Question
    from belote_learn.play.deal import Deal
    from belote_learn.view.pools import Json

#: A vote is sent with this before the place of the choice; a count that was typed, a question to
#: go to.
VOTE: Final = "vote:"
COUNT: Final = "count:"
GO: Final = "go:"
#: What a class may also predict where a number is asked for.
OTHER: Final = "other"
#: What is pressed to act on a question, by what is shown.
BUTTONS: Final = {
    "asked": ("undo", "reveal", "previous", "next"),
    "revealed": ("again", "deal", "previous", "next"),
    "deal": ("back", "previous", "next"),
}
#: The one that goes on, of each of them.
_MAIN: Final = {"asked": "reveal", "revealed": "next", "deal": "back"}


class Entry(NamedTuple):
    """A question of the running order, as it stands.

    Attributes:
        question: The question.
        counts: How many predict each of `predictions`.
        revealed: Whether its answer has been revealed.
        changed: Whether there is a count to take back.
    """

    question: Question
    counts: tuple[int, ...]
    revealed: bool
    changed: bool

    @property
    def state(self) -> str:
        """How it stands: "waiting", "counting" or "revealed"."""
        return "revealed" if self.revealed else "counting" if any(self.counts) else "waiting"


def predictions(exercise: Exercise) -> tuple[Any, ...]:
    """Return what a class may predict; for a number, the right one among those of known mistakes.

    Args:
        exercise: What is asked.
    """
    if exercise.choices:
        return exercise.choices
    wrong = {answer for trap in exercise.traps for answer in trap.answer}
    return (*sorted({*exercise.answer, *wrong}), OTHER)


def class_view(  # noqa: PLR0913 (one argument for each thing that is shown)
    entries: Sequence[Entry],
    place: int,
    lang: str | None = None,
    *,
    code: str = "",
    told: str = "",
    in_deal: bool = False,
) -> Json:
    """Make the view of a question among others.

    Args:
        entries: The questions, as they stand.
        place: Which one is shown, from 0.
        lang: "en", "pt" or "fr"; None for the default.
        code: The code of the set; "" for none.
        told: What has just been done, to be read aloud: "counts", "reveal", or "" for a question.
        in_deal: Whether the whole deal of the question is shown instead.

    Returns:
        Plain JSON: a table, and `lesson`, what is done with it.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    language = resolve(lang)
    entry = entries[place]
    mode = "deal" if in_deal else "revealed" if entry.revealed else "asked"
    table = _TABLES[mode](entry.question, language)
    order = [
        _entry(number, one, language, now=number == place) for number, one in enumerate(entries)
    ]
    rows = _rows(entry, language)
    asks = entry.question.exercise.ask(language)
    headline = answer_text(entry.question.exercise, language)
    said = {"counts": _counted(rows, language), "reveal": headline}
    return table | {
        "title": order[place]["title"],
        "desk": _desk(mode, table, language),
        "lesson": {
            "mode": mode,
            "place": say("class.place", language, number=place + 1, count=len(entries)),
            "where": _where(entry.question, language),
            "asks": asks,
            "said": said.get(told, f"{order[place]['title']}. {asks}"),
            "order": order,
            "choices": rows,
            "most": max(entry.counts),
            "total": say("class.votes", language, count=sum(entry.counts)),
            "headline": headline if entry.revealed else "",
            "reasons": _reasons(entry, language),
            "buttons": _buttons(entries, place, mode, language),
            "code": _code(code, language),
            "words": _words(code, language),
        },
    }


def _asked_table(question: Question, lang: str) -> Json:
    """Return the table as it is asked about, at its last frame alone."""
    table = question_table(question.exercise, lang)
    last = table["frames"][-1]
    if "stages" in table:
        stage = table["stages"][last["stage"]]
        last = last | {"stage": 0}
        table["stages"] = [stage | {"from": 0, "to": 0}]
    return table | {"frames": [last]}


def _revealed_table(question: Question, lang: str) -> Json:
    return answer_table(question.exercise, lang)


def _deal_table(question: Question, lang: str) -> Json:
    """Return the whole deal; the desk says at which of its frames the question was asked."""
    whole = question.whole
    if question.deal is None or whole is None:
        return _revealed_table(question, lang)
    view = deal_view(whole, lang)
    now = last_frame(question.deal)
    for frame in view["frames"]:
        frame["ask"] = None
    shown = {name: field for name, field in view.items() if name not in NOT_IN_PLAY}
    return shown | {"now": now} | near(question.exercise)


def last_frame(deal: Deal) -> int:
    """Return the index of the frame where a deal stands; the whole deal has it there as well."""
    return len(deal_view(deal)["frames"]) - 1


_TABLES: Final = {"asked": _asked_table, "revealed": _revealed_table, "deal": _deal_table}


def _desk(mode: str, table: Json, lang: str) -> Json:
    """Return the desk of a table where nothing is played."""
    told = {
        "asked": say("class.help", lang),
        "revealed": say("drill.desk.shown", lang),
        "deal": say("ui.choose_deal", lang),
    }
    return {
        "asks": "",
        "kind": "none",
        "seat": None,
        "ways": {},
        "choices": [],
        "field": None,
        "submit": None,
        "feedback": None,
        "buttons": [],
        "facts": [],
        "from": table.pop("now", len(table["frames"]) - 1),
        "words": desk_words(lang, desk=say("class.group", lang), help=told[mode]),
    }


def _entry(place: int, entry: Entry, lang: str, *, now: bool) -> Json:
    """Return a question in the running order; its article only once it is revealed."""
    number = say("class.question", lang, number=place + 1)
    state = say(f"class.state.{entry.state}", lang)
    cited = article(entry.question.article, lang, entry.question.exercise.ruleset)
    rule = f"{cited.number} {cited.title}" if entry.revealed else ""
    return {
        "do": f"{GO}{place}",
        "number": str(place + 1),
        "state": entry.state,
        "state_text": state,
        "rule": rule,
        "title": say("class.title", lang, text=number, title=rule) if rule else number,
        "text": ", ".join(part for part in (number, state, rule) if part),
        "now": now,
    }


def _where(question: Question, lang: str) -> str:
    """Name the deal and the trick; nothing where there is no code to type in."""
    if question.deal_code is None or question.trick is None:
        return ""
    return say("class.where", lang, code=question.deal_code, number=question.trick)


def _rows(entry: Entry, lang: str) -> list[Json]:
    """Return what may be predicted, each with its count; right or wrong once it is revealed."""
    exercise, rows = entry.question.exercise, []
    for place, (choice, count) in enumerate(zip(predictions(exercise), entry.counts, strict=True)):
        text = say("class.other", lang) if choice == OTHER else label(choice, exercise, lang)
        mark = "right" if choice in exercise.answer else "wrong"
        rows.append(
            {
                "do": f"{VOTE}{place}",
                "put": f"{COUNT}{place}",
                "text": text,
                "card": _card_of(choice, exercise),
                "count": count,
                "field": say("class.field", lang, text=text),
                "mark": mark if entry.revealed else "",
                "mark_text": say(f"class.{mark}", lang) if entry.revealed else "",
            }
        )
    return rows


def _card_of(choice: object, exercise: Exercise) -> str:
    """Return the card that stands for a choice on the table: it can be pressed as well."""
    if isinstance(choice, Card):
        return choice.code
    moment = exercise.moment
    played = zip(moment.seats, moment.cards, strict=False) if isinstance(moment, Trick) else ()
    return next((card.code for seat, card in played if seat is choice), "")


def _counted(rows: Sequence[Json], lang: str) -> str:
    told = (say("class.choice", lang, text=row["text"], count=row["count"]) for row in rows)
    return ", ".join(told)


def _reasons(entry: Entry, lang: str) -> list[Json]:
    return reason_lines(entry.question.exercise, lang) if entry.revealed else []


def _buttons(entries: Sequence[Entry], place: int, mode: str, lang: str) -> list[Json]:
    """Return the buttons: what goes on is the main one."""
    hidden = set() if entries[place].question.deal else {"deal"}
    enabled = {
        "undo": entries[place].changed,
        "previous": place > 0,
        "next": place < len(entries) - 1,
    }
    return [
        {
            "do": name,
            "text": say(f"class.{name}", lang),
            "enabled": enabled.get(name, True),
            "primary": name == _MAIN[mode],
        }
        for name in BUTTONS[mode]
        if name not in hidden
    ]


def _code(code: str, lang: str) -> Json | None:
    """Return what brings the set to other screens; None for questions that are of no set."""
    if not code:
        return None
    panel = code_panel("set", code, lang)
    how = "class.scan" if panel["link"] else "class.type"
    return {
        "code": code,
        "text": say("class.code", lang, code=code),
        "how": say(how, lang, code=code),
        "open": say("class.show", lang),
        "qr": {
            "size": panel["size"],
            "d": panel["d"],
            "text": say("class.qr", lang, code=code),
        },
    }


def _words(code: str, lang: str) -> Json:
    """Return the words of the page that are no part of a question."""
    own = sorted(name for name in topics()["class"].ids if name.startswith("word."))
    words = {name.removeprefix("word."): say(f"class.{name}", lang) for name in own}
    return words | {"saved": say("class.saved.set" if code else "class.saved.own", lang)}
