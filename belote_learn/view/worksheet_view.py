"""The view of a worksheet: questions to be answered on paper, and the sheet that answers them.

Nothing on the question sheet answers: the articles that decide, the right answers and their reasons
are in the other part, which is left out where it is not wanted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from belote_learn.messages.catalogue import say
from belote_learn.messages.drills import answer_text, label, mistake_text
from belote_learn.messages.language import resolve
from belote_learn.messages.rulebook import article
from belote_learn.play.deal import Deal
from belote_learn.play.position import Position
from belote_learn.play.trick import Trick
from belote_learn.view.paper import paper_fields
from belote_learn.view.reason_lines import reason_lines
from belote_learn.view.table import rules_fact, trump_fact

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from belote_learn.cards import Card, Suit
    from belote_learn.exercises.exercise import Exercise
    from belote_learn.seats import Seat
    from belote_learn.view.pools import Json

#: The papers there is a layout for.
PAPERS: Final = ("A4", "Letter")
_HARDEST: Final = 3
#: As many known mistakes are named beside an answer.
_MISTAKES: Final = 2


class Asked(NamedTuple):
    """A question of a sheet.

    Attributes:
        exercise: What is asked.
        deal: Code of the deal it was met in; "" for none.
    """

    exercise: Exercise
    deal: str = ""


class _Scene(NamedTuple):
    """What lies open where a question is asked."""

    trump: Suit | None = None
    plays: tuple[tuple[Seat, Card], ...] = ()
    seat: Seat | None = None
    hand: tuple[Card, ...] = ()
    turn_up: Card | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        turned = () if self.turn_up is None else (self.turn_up,)
        return (*(card for _, card in self.plays), *self.hand, *turned)


def worksheet_view(
    asked: Sequence[Asked],
    lang: str | None = None,
    *,
    answers: bool = True,
    code: str = "",
    picture: Json | None = None,
) -> Json:
    """Make the view of a worksheet.

    Args:
        asked: The questions, at least one, in their order.
        lang: "en", "pt" or "fr"; None for the default.
        answers: Whether the sheet with the answers comes with it.
        code: Code of the set the questions are of; "" for none.
        picture: The QR code of the set, as `qr_path` makes it.

    Returns:
        Plain JSON, every text finished.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    language = resolve(lang)
    exercises = [one.exercise for one in asked]
    scenes = [_scene(exercise) for exercise in exercises]
    rules = exercises[0].ruleset
    spoken = {card for scene in scenes for card in scene.cards}
    return {
        **paper_fields(language, rules, "worksheet", spoken),
        "title": say("worksheet.title", language, count=len(asked)),
        "papers": [[one, say(f"worksheet.paper.{one}", language)] for one in PAPERS],
        "facts": [rules_fact(language, one) for one in dict.fromkeys(e.ruleset for e in exercises)],
        "about": say("worksheet.about", language, text=_about(exercises, language)),
        "code": code,
        "again": say("worksheet.again", language, code=code) if code else "",
        "qr": picture and picture | {"text": say("worksheet.qr", language, code=code)},
        "questions": [
            _question(place + 1, *pair, language)
            for place, pair in enumerate(zip(asked, scenes, strict=True))
        ],
        "answers": [_answer(place + 1, e, language) for place, e in enumerate(exercises)]
        if answers
        else [],
    }


def _about(exercises: Iterable[Exercise], lang: str) -> str:
    """Name the articles of a sheet in the order of the rulebook: none is told by its place."""
    cited = {article(e.article, lang, e.ruleset) for e in exercises}
    named = {tuple(map(int, one.number.split("."))): one.title for one in cited}
    return ", ".join(f"{'.'.join(map(str, number))} {named[number]}" for number in sorted(named))


def _scene(exercise: Exercise) -> _Scene:
    moment, facts = exercise.moment, dict(exercise.facts)
    if isinstance(moment, Position):
        seats = map(moment.seat_of, range(len(moment.trick)))
        plays = tuple(zip(seats, moment.trick, strict=True))
        return _Scene(moment.trump, plays, moment.seat, moment.hand)
    if isinstance(moment, Trick):
        return _Scene(moment.trump, tuple(zip(moment.seats, moment.cards, strict=False)))
    if isinstance(moment, Deal):
        seat = facts.get("seat")
        if exercise.kind == "choice" and exercise.several and seat is not None:
            return _Scene(seat=seat, hand=moment.hands[seat], turn_up=moment.turn_up)
        return _Scene(turn_up=facts.get("card") if exercise.kind == "seat" else None)
    return _Scene()


def _question(number: int, asked: Asked, scene: _Scene, lang: str) -> Json:
    exercise = asked.exercise
    return {
        "number": number,
        "name": say("worksheet.question", lang, number=number),
        "text": exercise.ask(lang),
        "level": exercise.level,
        "levels": _HARDEST,
        "level_text": say("drill.desk.level", lang, level=exercise.level, count=_HARDEST),
        "deal": asked.deal and say("worksheet.deal", lang, code=asked.deal),
        "trump": scene.trump and trump_fact(lang, scene.trump),
        "table": _table(scene, lang),
        "you": scene.seat and scene.seat.value,
        "hand": [card.code for card in scene.hand],
        "turn_up": scene.turn_up and scene.turn_up.code,
        "kind": exercise.kind,
        "choices": _boxes(exercise, lang),
        "several": exercise.several,
    }


def _boxes(exercise: Exercise, lang: str) -> list[str]:
    """Return what there is to tick beside the cards of the hand, which have boxes of their own."""
    if exercise.kind == "cards":
        return []
    return [label(choice, exercise, lang) for choice in exercise.choices]


def _table(scene: _Scene, lang: str) -> Json | None:
    """Return the trick as it lies, and as it is read aloud; None where none is asked about."""
    if scene.trump is None:
        return None
    told = [
        say("drill.table.play", lang, spoken=True, seat=seat, card=card)
        for seat, card in scene.plays
    ]
    return {
        "plays": [{"seat": seat.value, "card": card.code} for seat, card in scene.plays],
        "text": " ".join([f"{trump_fact(lang, scene.trump)['text']}.", *told]),
    }


def _answer(number: int, exercise: Exercise, lang: str) -> Json:
    cited = article(exercise.article, lang, exercise.ruleset)
    mistakes = list(dict.fromkeys(trap.mistake for trap in exercise.traps))[:_MISTAKES]
    return {
        "number": number,
        "right": answer_text(exercise, lang),
        "rule": f"{cited.number} {cited.title}",
        "lines": reason_lines(exercise, lang),
        "mistakes": [mistake_text(mistake, lang) for mistake in mistakes],
    }
