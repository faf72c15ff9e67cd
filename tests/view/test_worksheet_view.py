"""A worksheet as a view: the questions answer nothing, the answers are the engine's own."""

import json
import re

import pytest
import worksheets

from belote_learn.exercises.answers import check
from belote_learn.messages.language import LANGUAGES
from belote_learn.messages.rulebook import rulebook
from belote_learn.messages.verdicts import explain_position
from belote_learn.play.position import Position
from belote_learn.view.packing import pack
from belote_learn.view.worksheet_text import draw_worksheet
from belote_learn.view.worksheet_view import Asked, worksheet_view

EXERCISES = worksheets.exercises()
ASKED = [Asked(one) for one in EXERCISES]
HANDS = [one for one in EXERCISES if isinstance(one.moment, Position)]


@pytest.fixture(params=LANGUAGES)
def lang(request):
    return request.param


def test_these_exercises_show_every_kind_of_question():
    assert {one.kind for one in EXERCISES} == {"cards", "seat", "number", "choice"}
    assert {type(one.moment).__name__ for one in EXERCISES} == {
        "Position",
        "Trick",
        "Deal",
        "DealScore",
    }


def test_each_question_is_asked_in_order_as_the_exercise_words_it(lang):
    view = worksheet_view(ASKED, lang)
    assert [one["text"] for one in view["questions"]] == [e.ask(lang) for e in EXERCISES]
    assert [one["number"] for one in view["questions"]] == list(range(1, len(ASKED) + 1))
    assert [one["level"] for one in view["questions"]] == [e.level for e in EXERCISES]


def test_what_lies_open_is_what_the_moment_has(lang):
    view = worksheet_view(ASKED, lang)
    for question, exercise in zip(view["questions"], EXERCISES, strict=True):
        if not isinstance(exercise.moment, Position):
            continue
        position = exercise.moment
        plays = [(one["seat"], one["card"]) for one in question["table"]["plays"]]
        assert plays == [
            (position.seat_of(place).value, card.code) for place, card in enumerate(position.trick)
        ]
        assert question["you"] == position.seat.value
        assert question["hand"] == [card.code for card in position.hand]
        assert question["trump"]["suit"] == position.trump.value
        assert {*question["hand"], *(card for _, card in plays)} <= view["cards"].keys()


def test_there_is_a_box_for_every_answer_that_can_be_given(lang):
    view = worksheet_view(ASKED, lang)
    for question, exercise in zip(view["questions"], EXERCISES, strict=True):
        boxes = question["hand"] if question["kind"] == "cards" else question["choices"]
        assert len(boxes) == len(exercise.choices)


def test_the_questions_tell_no_article_and_no_answer(lang):
    view = worksheet_view(ASKED, lang, answers=False)
    assert view["answers"] == []
    asked = json.dumps(view["questions"], ensure_ascii=False)
    reasons = [text for e in EXERCISES for _, text in check(e, e.answer).reasons(lang)]
    assert not [text for text in reasons if text in asked]
    titles = [book.title for name, book in rulebook(lang).items() if name.startswith("play.")]
    assert not [title for title in titles if f"{title}." in asked]


def test_the_articles_are_named_together_in_the_order_of_the_rulebook(lang):
    about = worksheet_view(ASKED, lang)["about"]
    numbers = [tuple(map(int, one.split("."))) for one in re.findall(r"\d+\.\d+", about)]
    assert numbers == sorted(numbers)
    assert len(numbers) == len({e.article for e in EXERCISES})


def test_every_card_of_a_hand_has_its_verdict_with_its_article(lang):
    view = worksheet_view(ASKED, lang)
    for answer, exercise in zip(view["answers"], EXERCISES, strict=True):
        if exercise not in HANDS:
            continue
        told = {
            (card, line["mark"], line["text"], line["rule"])
            for line in answer["lines"]
            for card in line["cards"]
        }
        assert told == {
            (
                view["cards"][verdict.card.code]["sign"],
                "legal" if verdict.legal else "refused",
                verdict.reason,
                f"({verdict.article.number} {verdict.article.title})",
            )
            for verdict in explain_position(exercise.moment, lang)
        }


def test_every_other_answer_is_told_as_the_exercise_tells_it(lang):
    view = worksheet_view(ASKED, lang)
    for answer, exercise in zip(view["answers"], EXERCISES, strict=True):
        if exercise in HANDS:
            continue
        texts = [line["text"] for line in answer["lines"]]
        told = [text for _, text in check(exercise, exercise.answer).reasons(lang)]
        assert [text for text in told if text not in texts] == []


def test_a_sheet_is_the_same_every_time(lang):
    first = worksheet_view(ASKED, lang, code="ABCDEFGHJ")
    again = worksheet_view([Asked(one) for one in worksheets.exercises()], lang, code="ABCDEFGHJ")
    assert json.dumps(pack(again)) == json.dumps(pack(first))


def test_several_rulesets_are_all_named():
    mixed = [Asked(one) for one in worksheets.exercises("play.ruff")]
    mixed += [Asked(one) for one in worksheets.exercises("play.ruff", ruleset="reglas")]
    assert [fact["text"] for fact in worksheet_view(mixed, "en")["facts"]] == [
        "Rules: family",
        "Rules: reglas",
    ]


def test_as_text_there_are_boxes_before_the_answers(lang):
    view = worksheet_view(ASKED, lang)
    text = draw_worksheet(view)
    questions, _, answers = text.partition(view["ui"]["answer_sheet"])
    assert questions.count("[ ]") == sum(len(e.choices) for e in EXERCISES)
    assert "✓" in answers
    assert "✓" not in questions
    assert view["ui"]["answer_sheet"] not in draw_worksheet(
        worksheet_view(ASKED, lang, answers=False)
    )
