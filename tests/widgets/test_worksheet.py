"""`Worksheet` as a Python object: what it takes, what it refuses, what it saves."""

import hashlib
import json
import re

import pytest
import worksheets

import belote_learn as bl
from belote_learn.errors import InvalidStateError, LanguageError, NotationError
from belote_learn.exercises.question_set import QuestionSet
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.qr import qr_path
from belote_learn.view.worksheet_text import draw_worksheet

EXERCISES = worksheets.exercises()


@pytest.fixture
def sheet():
    return bl.Worksheet(EXERCISES, lang="en")


def test_it_prints_as_its_text(sheet):
    assert repr(sheet) == draw_worksheet(sheet._shown)
    assert repr(sheet).startswith("Belote worksheet: 12 questions")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_code_makes_the_same_sheet_as_its_set(lang):
    made = bl.Worksheet(seed=3, about=("ruff", "overtrump"), level=2, count=3, lang=lang)
    asked = QuestionSet.new(3, about=("ruff", "overtrump"), level=2, count=3)
    assert made.code == asked.code
    for given in (asked, asked.code, asked.code.lower()):
        assert bl.Worksheet(given, lang=lang)._shown == made._shown
    shown = made._shown
    assert shown["code"] in shown["again"]
    assert shown["code"] in shown["qr"]["text"]
    assert shown["qr"]["d"] == qr_path(made.code)["d"]
    for drawn, question in zip(shown["questions"], asked.questions, strict=True):
        assert question.deal_code in drawn["deal"]


def test_questions_may_be_chosen_from_a_set_and_mixed_with_exercises():
    asked = QuestionSet.new(3, about="ruff", count=2).questions
    shown = bl.Worksheet([asked[1], EXERCISES[0]], lang="en")._shown
    assert shown["code"] == shown["again"] == ""
    assert [bool(one["deal"]) for one in shown["questions"]] == [True, False]


@pytest.mark.parametrize(
    ("given", "options", "error"),
    [
        pytest.param([], {}, InvalidStateError, id="no question"),
        pytest.param(EXERCISES * 3, {}, InvalidStateError, id="too many"),
        pytest.param(["ruff"], {}, InvalidStateError, id="no exercise"),
        pytest.param("AAC3MD4F4", {}, NotationError, id="code of a deal"),
        pytest.param(None, {"count": 0}, InvalidStateError, id="a set of nothing"),
        pytest.param(EXERCISES, {"paper": "A5"}, InvalidStateError, id="unknown paper"),
        pytest.param(EXERCISES, {"answers": "yes"}, InvalidStateError, id="neither yes nor no"),
        pytest.param(EXERCISES, {"lang": "de"}, LanguageError, id="unknown language"),
    ],
)
def test_what_cannot_be_printed_is_refused(given, options, error):
    with pytest.raises(error):
        bl.Worksheet(given, **options)


def test_the_front_end_may_choose_paper_language_and_answers(sheet):
    sheet.set_state({"paper": "Letter", "answers": False, "lang": "fr"})
    assert (sheet.paper, sheet.answers, sheet.lang) == ("Letter", False, "fr")
    assert sheet._shown["answers"] == []
    sheet.set_state({"answers": True})
    assert len(sheet._shown["answers"]) == len(EXERCISES)


@pytest.mark.parametrize(
    "forged",
    [
        {"paper": "A3"},
        {"paper": 4},
        {"paper": ["A4"]},
        {"answers": "true"},
        {"answers": 1},
        {"answers": None},
        {"lang": "de"},
        {"_view": {}},
        ["paper"],
    ],
    ids=str,
)
def test_a_forged_state_changes_nothing(sheet, forged):
    before = sheet.paper, sheet.answers, sheet.lang, sheet._view
    sheet.set_state(forged)
    assert (sheet.paper, sheet.answers, sheet.lang, sheet._view) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_answers_a_saved_page_has_none(tmp_path, lang):
    whole = bl.Worksheet(EXERCISES, lang=lang)
    told = [line["text"] for answer in whole._shown["answers"] for line in answer["lines"]]
    page = bl.Worksheet(EXERCISES, answers=False, lang=lang).save(tmp_path / "sheet.html")
    text = page.read_text("utf-8")
    assert not [one for one in told if json.dumps(one, ensure_ascii=False)[1:-1] in text]
    text = whole.save(tmp_path / "sheet.html").read_text("utf-8")
    assert [one for one in told if json.dumps(one, ensure_ascii=False)[1:-1] in text]


def test_a_saved_page_loads_nothing_and_is_the_same_every_time(tmp_path, sheet):
    page = sheet.save(tmp_path / "sheet.html", title="For Monday")
    text = page.read_text("utf-8")
    assert "<h1>For Monday</h1>" in text
    assert not re.search(r"https?://(?!www\.w3\.org)", text)
    again = bl.Worksheet(worksheets.exercises(), lang="en")
    assert again.save(tmp_path / "again.html", title="For Monday").read_bytes() == page.read_bytes()


#: What is drawn and what is right, for ever; words may still be mended.
PRINTED = "c145b74c05982431"
DRAWN = ("number", "level", "you", "hand", "turn_up", "kind", "several")


def test_every_printing_shows_the_same_cards_and_the_same_answers():
    shown = bl.Worksheet(EXERCISES, lang="en")._shown
    drawn = [
        [*(one[name] for name in DRAWN), one["table"] and one["table"]["plays"]]
        for one in shown["questions"]
    ]
    right = [
        [one["rule"].split()[0], [[line["mark"], line["cards"]] for line in one["lines"]]]
        for one in shown["answers"]
    ]
    text = json.dumps([drawn, right])
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == PRINTED
