"""The classroom: predictions are counted in Python, and nothing answers before it is revealed."""

from __future__ import annotations

import copy
import json
import re
from random import Random

import pytest

import belote_learn as bl
from belote_learn.errors import IllegalActionError, InvalidStateError
from belote_learn.exercises.exercise import DrillError
from belote_learn.exercises.search import find
from belote_learn.exercises.tally import MOST_VOTES
from belote_learn.given import quoted
from belote_learn.messages.language import LANGUAGES
from belote_learn.messages.rulebook import article
from belote_learn.view.class_view import predictions
from belote_learn.view.qr import qr_path

CODE = "AKBVZ3Z43"


def ask(widget, do, at=None, **more):
    at = widget._shown["desk"]["turn"] if at is None else at
    widget._asked_for(widget, {"do": do, "at": at, **more}, [])


def shown(widget):
    return widget._shown["lesson"]


def buttons(widget):
    return [one["do"] for one in shown(widget)["buttons"]]


@pytest.fixture
def lesson():
    return bl.Classroom(seed=7, level=1, count=12)


@pytest.fixture
def own():
    deal = bl.example("first-deal")
    bids = bl.Deal.new(seed=7, dealer="N").act("pass")
    return bl.Classroom([bids, (deal, 2), (deal, 3, 2), deal.at(6), (CODE, 6, 2)])


def test_a_code_and_its_set_show_the_same(lesson):
    assert str(bl.Classroom(lesson.code)) == str(lesson)
    assert str(bl.Classroom(bl.QuestionSet.from_code(lesson.code))) == str(lesson)


def test_presses_are_counted_taken_back_and_kept(lesson):
    ask(lesson, "vote:1")
    ask(lesson, "vote:1")
    ask(lesson, "vote:0")
    ask(lesson, "undo")
    assert lesson.votes[:2] == (0, 2)
    ask(lesson, "next")
    assert not sum(lesson.votes)
    ask(lesson, "previous")
    assert lesson.votes[:2] == (0, 2)


# What a code offers to predict, question by question, for ever.
OFFERED = {
    "AEBAAAAHM": ["KH QH AD", "AS JH TD 9D"],
    "SKEA99998": ["AS KH KD JD 9D", "S W N E", "QS 7S AD KD AC JC 9C"],
    "AGAAAAAFJ": ["6 16 24 other", "13 23 45 other"],
}


@pytest.mark.parametrize("code", OFFERED)
def test_a_code_offers_the_same_predictions_for_ever(code):
    offered = [
        " ".join(str(getattr(one, "code", one)) for one in predictions(question.exercise))
        for question in bl.Classroom(code).questions
    ]
    assert offered == OFFERED[code]


def test_there_is_something_to_take_back_after_a_count_only(lesson):
    def undo():
        return next(one for one in shown(lesson)["buttons"] if one["do"] == "undo")["enabled"]

    assert not undo()
    ask(lesson, "count:0", text="17")
    ask(lesson, "count:0", text="0")
    assert undo()
    ask(lesson, "undo")
    assert lesson.votes[0] == 17
    ask(lesson, "undo")
    assert not undo()


def test_numbers_are_written_over_and_taken_back(lesson):
    ask(lesson, "vote:0")
    ask(lesson, "count:0", text="17")
    ask(lesson, "count:1", text="999")
    assert lesson.votes[:2] == (17, 999)
    ask(lesson, "undo")
    ask(lesson, "undo")
    assert lesson.votes[:2] == (1, 0)


def test_code_counts_as_the_page_does(lesson):
    first = predictions(lesson.question.exercise)[0]
    lesson.vote(first, 12).vote(first.code.lower()).set_votes(first, 9)
    assert lesson.votes[0] == 9
    for wrong in (-1, 1000, True, 1.5, "3"):
        with pytest.raises(InvalidStateError, match="0 to 999"):
            lesson.vote(first, wrong)
    with pytest.raises(DrillError, match="not one of the answers"):
        lesson.vote("nothing")
    assert lesson.votes[0] == 9


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_reveals_right_and_wrong_with_reasons(lesson, lang):
    lesson.lang = lang
    for number in range(1, 13):
        lesson.go(number)
        ask(lesson, "reveal")
        exercise, rows = lesson.question.exercise, shown(lesson)["choices"]
        marks = [row["mark"] for row in rows]
        assert marks.count("right") == len(exercise.answer)
        assert marks.count("wrong") == len(rows) - len(exercise.answer)
        assert all(row["mark_text"] for row in rows)
        assert shown(lesson)["reasons"]
        ask(lesson, "again")
        assert not any(row["mark"] or row["mark_text"] for row in shown(lesson)["choices"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_in_the_view_answers_before_the_answer_is_revealed(lesson, own, lang):
    for widget in (lesson, own):
        widget.lang = lang
        for number, question in enumerate(widget.questions, 1):
            widget.go(number)
            # the table's own controls speak of winning a trick, whatever is asked
            said = {name: field for name, field in widget._shown.items() if name != "ui"}
            view = json.dumps(said, ensure_ascii=False)
            cited = article(question.article, lang, question.exercise.ruleset)
            assert cited.title not in view
            assert not widget._shown["whys"]
            assert not widget._shown["articles"]
            assert not shown(widget)["reasons"]
            assert not shown(widget)["headline"]
            assert len(widget._shown["frames"]) == 1
            assert cited.title not in str(widget)


def test_the_running_order_tells_how_each_question_stands(lesson):
    lesson.go(2).vote(predictions(lesson.question.exercise)[0])
    lesson.go(3).reveal()
    order = shown(lesson)["order"]
    assert [one["state"] for one in order[:4]] == ["waiting", "counting", "revealed", "waiting"]
    assert [bool(one["rule"]) for one in order[:4]] == [False, False, True, False]
    assert [one["now"] for one in order].index(True) == 2
    assert order[2]["rule"] in order[2]["text"]
    assert "2 counting · 3 revealed" in str(lesson)
    ask(lesson, "go:1")
    assert lesson.question.number == 2


@pytest.mark.parametrize("wrong", [0, 13, -1, 10**30, 1.0, "1", None, True, [1]], ids=str)
def test_a_question_that_is_none_is_named_with_the_numbers_there_are(lesson, wrong):
    lesson.go(2)
    before = copy.deepcopy(lesson.get_state())
    with pytest.raises(DrillError) as told:
        lesson.go(wrong)
    assert str(told.value) == (f"There is no question {wrong}: a number from 1 to 12 is expected.")
    assert lesson.get_state() == before
    assert lesson.go(3).question.number == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_code_gets_wrong_is_told_in_every_language(lesson, lang):
    first = predictions(lesson.question.exercise)[0]
    lesson.vote(first)
    with pytest.raises(DrillError) as unknown:
        lesson.go(13)
    with pytest.raises(InvalidStateError) as full:
        lesson.vote(first, 999)
    assert {"13", "1", "12"} <= set(re.findall(r"\d+", unknown.value.text(lang)))
    assert re.findall(r"\d+", full.value.text(lang)) == ["999", "1000"]
    assert lesson.votes[0] == 1


FORGED = [
    pytest.param({"do": "vote:99"}, id="no such answer"),
    pytest.param({"do": "vote:-1"}, id="a negative place"),
    pytest.param({"do": "vote:x"}, id="a letter"),
    pytest.param({"do": "vote:²"}, id="a digit that is none"),
    pytest.param({"do": "vote:"}, id="no place"),
    pytest.param({"do": "count:0"}, id="no number"),
    pytest.param({"do": "count:0", "text": "1000"}, id="too many"),
    pytest.param({"do": "count:0", "text": "-1"}, id="fewer than none"),
    pytest.param({"do": "count:99", "text": "1"}, id="a number for no answer"),
    pytest.param({"do": "go:12"}, id="no such question"),
    pytest.param({"do": "go:-1"}, id="a question before the first"),
    pytest.param({"do": "previous"}, id="before the first"),
    pytest.param({"do": "again"}, id="nothing to hide"),
    pytest.param({"do": "deal"}, id="the deal before the answer"),
    pytest.param({"do": "back"}, id="back from nowhere"),
    pytest.param({"do": "_go"}, id="a method"),
    pytest.param({"do": "?"}, id="nonsense"),
]


@pytest.mark.parametrize("request_", FORGED)
def test_what_cannot_be_done_changes_nothing_and_says_so(lesson, request_):
    before = str(lesson)
    ask(lesson, **request_)
    assert str(lesson) == before
    assert lesson._notice["text"]


@pytest.mark.parametrize(
    "content",
    [
        {"do": "vote:0"},
        {"do": "vote:0", "at": "0"},
        {"do": "count:0", "at": 0, "text": 3},
        {"do": "count:0", "at": 0, "text": True},
        {"do": "count:0", "at": 0, "text": None},
        {"do": "count:0", "at": 0, "value": 3},
        {"do": ["vote:0"], "at": 0},
        None,
        [],
    ],
    ids=str,
)
def test_what_no_page_of_ours_sends_is_not_answered(lesson, content):
    before = copy.deepcopy(lesson.get_state())
    lesson._asked_for(lesson, content, [])
    assert lesson.get_state() == before


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", ["1000", "-3", "1.5", "x", "²", "12 3", "9" * 5000], ids=str)
def test_what_is_typed_and_no_count_is_quoted_with_its_bounds(lesson, lang, typed):
    lesson.lang = lang
    ask(lesson, "count:0", text=typed)
    error = InvalidStateError("vote-count", found=quoted(typed), expected=MOST_VOTES)
    assert lesson._notice["text"] == error.text(lang)
    assert not sum(lesson.votes)


@pytest.mark.parametrize(("typed", "count"), [("", 0), (" 7 ", 7), ("0012", 12), ("999", 999)])
def test_a_count_is_read_as_it_was_typed(lesson, typed, count):
    lesson.vote(predictions(lesson.question.exercise)[0], 5)
    ask(lesson, "count:0", text=typed)
    assert lesson.votes[0] == count
    assert not lesson._notice["text"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("at", [-1, 99])
def test_a_press_of_another_time_does_nothing_and_is_told(lesson, at, lang):
    lesson.lang = lang
    ask(lesson, "vote:0", at=at, by="b-2")
    assert not sum(lesson.votes)
    assert lesson._notice["text"] == IllegalActionError("too-late").text(lang)
    assert lesson._notice["by"] == "b-2"


def test_presses_of_two_views_at_once_are_all_counted(lesson):
    turn = lesson._shown["desk"]["turn"]
    ask(lesson, "vote:0", at=turn, by="b-1")
    assert lesson._shown["desk"]["by"] == "b-1"
    ask(lesson, "vote:0", at=turn, by="b-2")
    ask(lesson, "count:1", at=turn, by="b-1", text="12")
    assert lesson.votes[:2] == (2, 12)
    assert lesson._shown["desk"]["by"] == "b-1"
    assert not lesson._notice["text"]


@pytest.mark.parametrize(
    "meanwhile",
    [
        pytest.param(lambda lesson: ask(lesson, "reveal"), id="it is revealed"),
        pytest.param(lambda lesson: ask(lesson, "next"), id="another question is shown"),
        pytest.param(lambda lesson: lesson.go(3).go(1), id="it was left and is back"),
        pytest.param(lambda lesson: (lesson.reveal(), ask(lesson, "again")), id="hidden again"),
    ],
)
def test_a_press_meant_for_what_is_no_longer_shown_is_told_so(lesson, meanwhile):
    turn = lesson._shown["desk"]["turn"]
    meanwhile(lesson)
    before = str(lesson)
    ask(lesson, "vote:0", at=turn, by="b-2")
    assert str(lesson) == before
    assert lesson._notice["text"] == IllegalActionError("too-late").text(lesson.lang)


@pytest.mark.parametrize("written", ["KH", "kh", " K♥ ", "R♥", "RH", bl.Card.parse("KH")], ids=str)
def test_a_card_is_predicted_as_it_is_written_or_seen(written):
    lesson = bl.Classroom(seed=7, about="ruff", count=1)
    place = predictions(lesson.question.exercise).index(bl.Card.parse("KH"))
    lesson.vote(written)
    assert lesson.votes[place] == sum(lesson.votes) == 1


@pytest.mark.parametrize("written", ["N", "n ", bl.Seat.NORTH], ids=str)
def test_a_seat_is_predicted_as_a_drill_reads_it(written):
    lesson = bl.Classroom(seed=7, about="trick-winner", count=1)
    place = predictions(lesson.question.exercise).index(bl.Seat.NORTH)
    lesson.vote(written)
    assert lesson.votes[place] == sum(lesson.votes) == 1


def test_a_card_that_is_none_of_the_hand_is_no_prediction():
    lesson = bl.Classroom(seed=7, about="ruff", count=1)
    with pytest.raises(DrillError, match="“V♥”"):
        lesson.vote("V♥")
    assert not sum(lesson.votes)


def test_no_vote_after_the_answer(lesson):
    lesson.reveal()
    with pytest.raises(DrillError):
        lesson.vote(str(lesson.question.exercise.choices[0]))
    ask(lesson, "vote:0")
    ask(lesson, "count:0", text="3")
    ask(lesson, "undo")
    assert not sum(lesson.votes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_class_goes_on_with_the_deal_from_this_moment(own, lang):
    own.lang = lang
    for number, question in enumerate(own.questions, 1):
        own.go(number)
        assert "deal" not in buttons(own)
        own.reveal()
        ask(own, "deal")
        assert shown(own)["mode"] == "deal"
        there, whole = bl.Replay(question.deal, lang=lang), bl.Replay(question.whole, lang=lang)
        assert (own.step, own.length) == (there.length - 1, whole.length)
        frames = own._shown["frames"], own._shown["texts"]
        assert (
            frames[1][frames[0][own.step]["title"]]
            == there._shown["texts"][there._shown["frames"][-1]["title"]]
        )
        replay = own.replay()
        assert (replay.step, replay.length, replay.lang) == (own.step, own.length, lang)
        own.set_state({"step": own.step + 3})
        step = own.step
        own.lang = "en" if lang != "en" else "fr"
        assert own.step == step
        own.lang = lang
        ask(own, "back")
        assert (shown(own)["mode"], own.question) == ("revealed", question)


def test_a_locked_deal_opens_at_its_moment(own):
    own.locked = True
    own.go(3).reveal()
    ask(own, "deal")
    step = own.step
    assert 0 < step < own.length - 1
    own.set_state({"step": 0})
    assert own.step == step


def test_a_question_of_no_deal_has_none_to_go_on_with():
    lesson = bl.Classroom([bl.Position("H", leader="N", trick="TC 9H", hand="JH 8H KS")]).reveal()
    assert "deal" not in buttons(lesson)
    ask(lesson, "deal")
    assert shown(lesson)["mode"] == "revealed"
    with pytest.raises(DrillError):
        lesson.replay()


def test_the_code_is_shown_with_its_picture(lesson, own):
    code = shown(lesson)["code"]
    assert code["code"] == lesson.code
    assert code["qr"]["d"] == qr_path(lesson.code)["d"]
    assert lesson.code in code["how"]
    assert shown(own)["code"] is None
    assert own.code == ""


def test_the_bar_shows_no_second_code_of_the_set(lesson):
    lesson.big = True
    assert lesson._code_shown == {}
    lesson.reveal()
    ask(lesson, "deal")
    assert lesson._code_shown["code"].replace(" ", "") == lesson.question.deal_code
    ask(lesson, "back")
    assert lesson._code_shown == {}


def test_where_a_link_opens_the_set_the_picture_is_the_link(monkeypatch, lesson):
    monkeypatch.setattr(
        "belote_learn.view.teacher_view.set_link", lambda code, _lang: f"https://x/?{code}"
    )
    lesson.lang = "fr"
    code = shown(lesson)["code"]
    assert code["qr"]["d"] == qr_path(f"https://x/?{lesson.code}")["d"]
    assert lesson.code not in code["how"]


def test_another_number_may_be_predicted():
    lesson = bl.Classroom(seed=5, about="points.cards", count=1)
    assert predictions(lesson.question.exercise)[-1] == "other"
    lesson.vote("other", 3).vote(lesson.question.exercise.answer[0], 2).reveal()
    assert shown(lesson)["choices"][-1]["mark"] == "wrong"
    assert lesson.votes[-1] == 3


@pytest.mark.parametrize("forged", ["NX", None, 3, ["N"], {"N": 1}, True], ids=str)
def test_forged_hands_change_nothing(lesson, forged):
    lesson.hands = "NS"
    before = copy.deepcopy(lesson.get_state())
    lesson.set_state({"hands": forged})
    assert lesson.get_state() == before


def test_the_hands_of_a_deal_are_chosen_and_open_again_at_a_question(own):
    own.set_state({"hands": "SN"})
    assert own.hands == "NS"
    own.go(2)
    assert own.hands == "all"
    with pytest.raises(InvalidStateError):
        own.hands = "north"


def test_more_exercises_than_moments_of_deals_can_be_asked():
    for name in ("contract.made", "bidding.order", "announce.words", "points.last-trick"):
        lesson = bl.Classroom([find(name, Random(1))])  # noqa: S311 (a game)
        lesson.vote(predictions(lesson.question.exercise)[0]).reveal()
        assert shown(lesson)["reasons"]
        assert str(lesson)
