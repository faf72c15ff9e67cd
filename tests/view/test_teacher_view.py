"""The words of a teacher's bar in three languages, and the panel that shows a code."""

import pytest

from belote_learn.messages.language import LANGUAGES
from belote_learn.seats import Seat
from belote_learn.view.links import set_course_address
from belote_learn.view.qr import qr_path
from belote_learn.view.teacher_view import code_panel, teacher_words

CODE = "AAAAAAAHQ"


@pytest.fixture
def address():
    set_course_address("https://school.example/{notebook}?{query}")
    yield
    set_course_address(None)


def test_the_words_are_there_in_every_language_and_differ():
    words = teacher_words()
    assert set(words) == set(LANGUAGES)
    assert len({tuple(one) for one in words.values()}) == 1
    for name, english in words["en"].items():
        if name != "qr":
            assert words["pt"][name] != english != words["fr"][name]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("do", ["hide", "show"])
def test_what_is_seen_on_an_eye_begins_what_is_heard(lang, seat, do):
    words = teacher_words()[lang]
    assert words[do][seat].startswith(words[f"word.{do}"])
    assert len(set(words[do].values())) == 4


def test_a_code_is_read_in_three_groups_and_its_picture_is_that_of_the_code():
    panel = code_panel("deal", CODE)
    assert panel == {"kind": "deal", "code": "AAA AAA AHQ", "link": None} | qr_path(CODE)


@pytest.mark.usefixtures("address")
def test_the_picture_is_that_of_the_address_where_there_is_one():
    panel = code_panel("deal", CODE)
    assert panel["link"] == f"https://school.example/deal.ipynb?deal={CODE}"
    assert panel["d"] == qr_path(panel["link"])["d"]


@pytest.mark.parametrize("code", [None, ""])
def test_without_a_code_there_is_no_panel(code):
    assert code_panel("deal", code) == {}
