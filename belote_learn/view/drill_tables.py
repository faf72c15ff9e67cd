"""What an exercise is about, on the table: as it is asked, and as it is explained afterwards.

As it is asked nothing on the table answers: no explanation is sent, nobody is named as winning or
as next, and what came after the moment is left out. Afterwards it is the table of the steppers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from belote_learn.cards import Card
from belote_learn.messages.catalogue import say, terms
from belote_learn.messages.drills import count_text
from belote_learn.messages.scores import explain_score
from belote_learn.play.checks import TRICK_SIZE
from belote_learn.play.deal import Deal
from belote_learn.play.position import Position
from belote_learn.rules.scoring import DealScore
from belote_learn.seats import Seat, Team
from belote_learn.view.deal_view import deal_fields
from belote_learn.view.play_view import NOT_IN_PLAY
from belote_learn.view.pools import Json, Pools
from belote_learn.view.table import pooled_fields, rules_fact, shared_fields
from belote_learn.view.trick_frames import NOTHING_ASKED
from belote_learn.view.trick_view import trick_view

if TYPE_CHECKING:
    from belote_learn.exercises.exercise import Exercise
    from belote_learn.rules.rulesets import RuleSet

#: The frames a question about who speaks, deals or leads may show: what follows would answer it.
_BEFORE_THE_ANSWER: Final = {"shuffle", "cut", "packet", "turn-up", "bid"}
_NO_WHY: Final = -1
_NO_POINTS: Final = {team.value: 0 for team in Team}


def question_table(exercise: Exercise, lang: str) -> Json:
    """Return the fields of a view that shows what is asked about, and answers nothing.

    Args:
        exercise: The exercise.
        lang: A resolved language id.
    """
    made = _table(exercise, lang)
    quiet = Pools(lang)
    if isinstance(exercise.moment, DealScore):
        frames = [_count_frame(quiet, _counted(exercise, quiet))]
    elif isinstance(exercise.moment, Deal):
        frames = _asked_deal(exercise, made, quiet)
    else:
        frames = [_asked_trick(frame, made, quiet) for frame in made["frames"]]
    first = say("drill.desk.first", lang)
    ui = made["ui"] | {"not_its_turn": first, "nothing_to_ask": first}
    shown = {"ui": ui, "frames": frames, **pooled_fields(quiet)}
    if "stages" in made:
        shown["stages"] = _stages(made["stages"], frames)
    return made | shown


def _stages(stages: list[Json], frames: list[Json]) -> list[Json]:
    """Return the stages that the frames belong to: the first ones, or the last one alone."""
    last = len(frames) - 1
    if frames[0]["stage"] == frames[-1]["stage"]:
        stages = [stages[-1] | {"from": 0}]
    return [stage | {"to": min(stage["to"], last)} for stage in stages if stage["from"] <= last]


def answer_table(exercise: Exercise, lang: str) -> Json:
    """Return the fields of a view that explains everything there is on the table.

    Args:
        exercise: The exercise.
        lang: A resolved language id.
    """
    return _table(exercise, lang)


def _table(exercise: Exercise, lang: str) -> Json:
    moment = exercise.moment
    if isinstance(moment, DealScore):
        pools = Pools(lang)
        fields = _score_fields(moment, pools) | pooled_fields(pools)
    elif isinstance(moment, Deal):
        pools = Pools(lang)
        # whoever asks "what may you say" is at the table; who leads or deals is asked of all four
        seat = asked_seat(exercise)
        fields = deal_fields(moment, pools, seat=seat) | pooled_fields(pools)
        if seat is None:
            for frame in fields["frames"]:
                frame["hands"] = {name: _closed(hand) for name, hand in frame["hands"].items()}
    else:
        fields = trick_view(moment, lang)
    for frame in fields["frames"]:
        frame["ask"] = None
    shown = {name: field for name, field in fields.items() if name not in NOT_IN_PLAY}
    return shown | near(exercise)


def asked_seat(exercise: Exercise) -> Seat | None:
    """Return the seat whose hand the learner holds; None where all four are asked about."""
    if isinstance(exercise.moment, Position):
        return exercise.moment.seat
    one_seat = isinstance(exercise.moment, Deal) and exercise.kind == "choice"
    return dict(exercise.facts)["seat"] if one_seat else None


def near(exercise: Exercise) -> Json:
    """Return which seat is drawn nearest to the learner, as a field of a view."""
    seat = asked_seat(exercise)
    return {} if seat is None else {"near": seat.value}


def _closed(hand: Json) -> Json:
    return {"hidden": len(hand["cards"])} if "cards" in hand else hand


def _asked_deal(exercise: Exercise, made: Json, quiet: Pools) -> list[Json]:
    """Return a deal up to what is asked."""
    frames, texts = made["frames"], made["texts"]
    if not isinstance(exercise.moment, Deal):
        return []
    if exercise.kind == "seat":
        # who is next is what is asked
        shown = [frame for frame in frames if frame["kind"] in _BEFORE_THE_ANSWER]
        frames = [frame | {"turn": None} for frame in shown]
    elif exercise.moment.phase == "play":
        # the trick it is asked in is enough: what went before only takes time to draw
        frames = [frame | {"stage": 0} for frame in frames if frame["stage"] == _last(made)]
    return [
        _unexplained(frame)
        | {
            "title": quiet.text(texts[frame["title"]]),
            "say": [quiet.text(texts[place]) for place in frame["say"]],
        }
        for frame in frames
    ]


def _last(made: Json) -> int:
    return len(made["stages"]) - 1


def _unexplained(frame: Json) -> Json:
    quiet = frame | {"why": {}, "subject": None, **NOTHING_ASKED}
    if frame.get("bids"):
        quiet["bids"] = [bid | {"why": _NO_WHY} for bid in frame["bids"]]
    if frame.get("said"):
        quiet["said"] = frame["said"] | {"why": _NO_WHY}
    return quiet


def _asked_trick(frame: Json, made: Json, quiet: Pools) -> Json:
    """Return a frame of a trick without what would tell who is winning and what it is worth."""
    plays, lang, texts = frame["trick"], quiet.lang, made["texts"]
    kept = {say("table.tag.leads", lang), say("table.tag.turn", lang)}
    tags = {seat: [tag for tag in tags if tag in kept] for seat, tags in frame["tags"].items()}
    title, told = texts[frame["title"]], [texts[place] for place in frame["say"]]
    if len(plays) == TRICK_SIZE:
        title = say("drill.table.full", lang)
    if plays:
        seat, card = Seat(plays[-1]["seat"]), Card.parse(plays[-1]["card"])
        told = [say("drill.table.play", lang, seat=seat, card=card), title]
    return _unexplained(frame) | {
        "title": quiet.text(title),
        "say": [quiet.text(text) for text in told],
        "facts": [fact for fact in frame["facts"] if fact["id"] == "led"],
        "winning": None,
        "done": False,
        "trick": [play | {"note": ""} for play in plays],
        "tags": {seat: names for seat, names in tags.items() if names},
    }


def _score_fields(score: DealScore, pools: Pools) -> Json:
    """Return the fields of a count, a frame for each of its lines."""
    lang = pools.lang
    title = say("drill.table.count", lang)
    lines: list[Json] = []
    frames = []
    for line in explain_score(score, lang):
        place = pools.add_why("line", title, line.reason, line.article)
        points = {line.team.value: line.points} if line.team and line.scores else None
        lines = [*lines, {"text": pools.text(line.reason), "points": points, "why": place}]
        why = {"why": {"line": place}, "subject": "line", "kind": "line"}
        frames.append(_count_frame(pools, lines) | why)
    return blank_fields(pools, score.ruleset) | {"kind": "score", "frames": frames}


def blank_fields(pools: Pools, rules: RuleSet) -> Json:
    """Return the fields of a view without cards; its title and its frames are still to come.

    Args:
        pools: Where the texts go.
        rules: The rules in force.
    """
    names = terms(pools.lang).team
    return {
        **shared_fields(pools.lang, rules, ()),
        "kind": "page",
        "title": "",
        "facts": [rules_fact(pools.lang, rules)],
        "order": [seat.value for seat in Seat],
        "teams": {team.value: names[team]["name"] for team in Team},
    }


def _count_frame(pools: Pools, lines: list[Json]) -> Json:
    return blank_frame(pools, say("drill.table.count", pools.lang)) | {
        "kind": "total",
        "say": [line["text"] for line in lines[-1:]],
        "lines": lines,
    }


def blank_frame(pools: Pools, title: str) -> Json:
    """Return a frame with nothing on the table.

    Args:
        pools: Where the texts go.
        title: What it is about.
    """
    return {
        "title": pools.text(title),
        "say": [],
        "facts": [],
        "turn": None,
        "winning": None,
        "done": False,
        "trick": [],
        "hands": {seat.value: {"hidden": 0} for seat in Seat},
        "tags": {},
        "why": {},
        "subject": None,
        "ask": None,
        **NOTHING_ASKED,
        "kind": "page",
        "turn_up": None,
        "stock": 0,
        "bids": [],
        "said": None,
        "tricks": _NO_POINTS,
        "points": _NO_POINTS,
        "lines": [],
    }


def _counted(exercise: Exercise, pools: Pools) -> list[Json]:
    """Return the lines of the count that a question is about, with the points of each team."""
    facts, score = dict(exercise.facts), exercise.moment
    told = count_text(exercise, pools.lang)
    taker: Team = facts["taker"]
    points = {taker.value: facts["points"]}
    if told:
        points[taker.other.value] = facts["other_points"]
    elif isinstance(score, DealScore):
        # the question is what the other team won: only the taker's line is known
        lines = explain_score(score, pools.lang)
        told = tuple(line.reason for line in lines if line.team is taker)[:1]
    return [
        {"text": pools.text(text), "points": None if place else points, "why": _NO_WHY}
        for place, text in enumerate(told)
    ]
