"""The view of a drill: what is asked is shown, and the answer is not in it before it is known."""

import json
import re
from datetime import UTC, datetime

import pytest
from drills import many

import belote_learn as bl
from belote_learn.cards import Card
from belote_learn.exercises.answers import check
from belote_learn.exercises.progress import Fleeting
from belote_learn.exercises.search import drilled
from belote_learn.messages.language import LANGUAGES
from belote_learn.play.deal import Deal
from belote_learn.play.position import Position
from belote_learn.play.trick import Trick
from belote_learn.rules.scoring import DealScore
from belote_learn.view.drill_view import ANSWER, drill_view, page_view
from belote_learn.view.packing import pack, unpack

NOON = datetime(2030, 5, 1, 12, tzinfo=UTC)
ARTICLES = [(name, rules) for rules in ("family", "clockwise") for name in drilled(rules)]
named = pytest.mark.parametrize(("article", "rules"), ARTICLES, ids=lambda value: value)


def few(article, rules):
    return many(article, rules, 6)


@named
def test_nothing_explains_before_the_answer(article, rules):
    for exercise in few(article, rules):
        view = drill_view(exercise, "en")
        assert (view["whys"], view["traces"], view["articles"]) == ([], [], {})
        assert view["desk"]["feedback"] is None
        for frame in view["frames"]:
            assert not frame["why"]
            assert frame["subject"] is None
            assert frame["ask"] is None


@named
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_exercise_is_shown_asked_and_answered(article, rules, lang):
    for exercise in few(article, rules):
        trap = check(exercise, exercise.traps[0].answer) if exercise.traps else None
        right = check(exercise, exercise.answer)
        for feedback, ending in [(None, ""), (trap, ""), (right, "found"), (trap, "shown")]:
            if feedback is None and ending:
                continue
            view = drill_view(exercise, lang, feedback=feedback, ending=ending)
            assert unpack(pack(view)) == view
            assert json.loads(json.dumps(view)) == view
            desk = view["desk"]
            assert desk["from"] == len(view["frames"]) - 1
            assert (desk["kind"] == "none") == bool(ending)
            assert (desk["feedback"] is None) == (feedback is None)


@named
def test_what_can_be_answered_can_be_pressed(article, rules):
    for exercise in few(article, rules):
        desk = drill_view(exercise, "en")["desk"]
        pressed = [choice["do"].removeprefix(ANSWER) for choice in desk["choices"]]
        if exercise.kind == "number":
            assert desk["field"]["label"]
            assert desk["submit"]
        elif exercise.kind == "cards":
            frames = drill_view(exercise, "en")["frames"]
            held = frames[-1]["hands"][desk["seat"]]["cards"]
            assert [Card.parse(code) for code in held] == list(exercise.choices)
        else:
            assert [choice["text"] for choice in desk["choices"]]
            for choice, text in zip(exercise.choices, pressed, strict=True):
                assert (choice in exercise.answer) == check(exercise, text).correct or (
                    exercise.several
                )


@named
def test_after_the_answer_everything_is_explained(article, rules):
    for exercise in few(article, rules):
        view = drill_view(exercise, "en", feedback=check(exercise, exercise.answer), ending="found")
        assert view["whys"]
        assert view["desk"]["feedback"]["lines"]
        assert view["desk"]["feedback"]["mark"] == "right"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_answer_gets_a_hint_that_does_not_tell(lang):
    for exercise in few("play.ruff", "family"):
        missed = check(exercise, "")
        wrong = [card for card in exercise.choices if card not in exercise.answer]
        told = drill_view(exercise, lang, feedback=check(exercise, wrong))["desk"]["feedback"]
        assert told["mark"] == "wrong"
        of_cards = [line for line in told["lines"] if line["mark"] == "wrong"]
        assert len(of_cards) == len(wrong)
        assert {line["number"] for line in of_cards} == {"4.6"}
        assert missed.empty


def test_the_winner_is_not_given_away():
    for exercise in many("play.trick-winner", "family", 20):
        view = drill_view(exercise, "en")
        for frame in view["frames"]:
            assert frame["winning"] is None
            assert not frame["done"]
            assert {play["note"] for play in frame["trick"]} <= {""}
            assert {fact["id"] for fact in frame["facts"]} <= {"led"}
        told = " ".join(view["texts"])
        assert not re.search(r"\b(wins?|winning)\b", told)


def test_who_speaks_next_is_not_given_away():
    for exercise in many("bidding.order", "family", 20):
        view = drill_view(exercise, "en")
        assert {frame["turn"] for frame in view["frames"]} == {None}


def test_what_follows_the_question_is_not_in_it():
    for article in ("bidding.taker", "bidding.all-pass"):
        for exercise in many(article, "family", 10):
            kinds = {frame["kind"] for frame in drill_view(exercise, "en")["frames"]}
            assert kinds <= {"shuffle", "cut", "packet", "turn-up", "bid"}


def test_the_other_hands_are_not_in_the_view():
    for article in ("bidding.first-round", "announce.words", "bidding.order"):
        for exercise in many(article, "family", 10):
            seat = dict(exercise.facts).get("seat") if exercise.kind == "choice" else None
            feedback = check(exercise, exercise.answer)
            for ending in ("", "found"):
                view = drill_view(exercise, "en", feedback=feedback, ending=ending)
                for frame in view["frames"]:
                    seen = {name for name, hand in frame["hands"].items() if hand.get("cards")}
                    assert seen <= {seat}


def test_the_count_asked_about_is_on_the_sheet():
    for exercise in many("contract.made", "family", 10):
        (frame,) = drill_view(exercise, "en")["frames"]
        facts = dict(exercise.facts)
        assert frame["lines"][0]["points"] == {
            facts["taker"].value: facts["points"],
            facts["other"].value: facts["other_points"],
        }


def test_what_the_other_team_won_is_not_on_the_sheet_when_it_is_asked():
    for exercise in many("points.count", "family", 10):
        if exercise.question != "drill.question.count":
            continue
        (frame,) = drill_view(exercise, "en")["frames"]
        (line,) = frame["lines"]
        assert line["points"] == {
            dict(exercise.facts)["taker"].value: dict(exercise.facts)["points"]
        }


def test_what_was_right_stays_chosen():
    for exercise in few("play.discard", "family"):
        first = exercise.answer[0]
        desk = drill_view(exercise, "en", feedback=check(exercise, [first.code]))["desk"]
        assert desk["chosen"] == [first.code]


def test_all_kinds_of_moments_were_tried():
    kinds = {type(few(article, rules)[0].moment) for article, rules in ARTICLES}
    assert kinds == {Position, Trick, Deal, DealScore}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_a_row_for_each_article(lang):
    progress = Fleeting(clock=lambda: NOON)
    progress.record("ruff", "family", "first")
    rows = progress.page(lang, "family")
    view = page_view(rows, progress.suggested("family"), bl.ruleset("family"), lang, notice="!")
    assert unpack(pack(view)) == view
    desk = view["desk"]
    assert [row["do"] for row in desk["rows"]] == [f"begin:{name}" for name in drilled("family")]
    assert [row["state"] for row in desk["rows"]].count("learning") == 1
    assert desk["notice"] == "!"
    assert desk["buttons"][0]["do"].startswith("begin:")
