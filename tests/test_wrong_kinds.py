"""A value of the wrong kind is met with the package's own error, in every language."""

from __future__ import annotations

import pytest

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES

P = bl.Position("H", leader="N", trick="10D 8D", hand="AD 7D JH 9C")
HANDS = {"N": None, "E": "", "S": "", "W": ""}

WRONG = {
    "a trick of None": lambda: bl.Position("H", leader="N", trick=None, hand="AD"),
    "a trick of a number": lambda: bl.Position("H", leader="N", trick=5, hand="AD"),
    "a hand of None": lambda: bl.Position("H", leader="N", hand=None),
    "a hand of numbers": lambda: bl.Position("H", leader="N", hand=[1, 2]),
    "a trump of None": lambda: bl.Position(None, leader="N", hand="AD"),
    "a leader of a number": lambda: bl.Position("H", leader=3, hand="AD"),
    "a ruleset that is a list": lambda: bl.Position("H", leader="N", hand="AD", ruleset=[]),
    "a line that is None": lambda: bl.Position.parse(None),
    "a line of bytes": lambda: bl.Position.parse(b"H N - AD family"),
    "a trick's cards of None": lambda: bl.Trick("H", leader="N", cards=None),
    "hands that are a text": lambda: bl.Trick("H", leader="N", cards="AS", hands="AS AH"),
    "a known hand of None": lambda: bl.Trick("H", leader="N", cards="AS", hands={"N": None}),
    "a pack of None": lambda: bl.Deal.from_pack(None, dealer="N"),
    "a deal's hands that are a text": lambda: bl.Deal.from_hands("…", trump="H", taker="N", dealer="N"),
    "a deal's hand of None": lambda: bl.Deal.from_hands(HANDS, trump="H", taker="N", dealer="N"),
    "a deal made of nothing": lambda: bl.Deal(None),
    "an action of nonsense": lambda: bl.Action("N", "banana"),
    "an action with no seat": lambda: bl.Action(None, "pass"),
    "legal cards of a text": lambda: bl.legal_cards("AH"),
    "an answer of None": lambda: bl.check_legal(P, None),
    "an exercise that is a text": lambda: bl.check_legal("x", "AD"),
    "a position where a trick is asked": lambda: bl.check_winner(P, "N"),
    "a score that is a number": lambda: bl.check_score(1, ns=1),
    "a record of a text": lambda: bl.dumps("x"),
    "a match with None in it": lambda: bl.Match().add(None),
    "a match by a list": lambda: bl.Match([]),
    "a rulebook by a list": lambda: bl.rulebook("en", ruleset=[]),
    "an example that is a list": lambda: bl.example([]),
    "points that are a number": lambda: bl.score_deal(taker="N", card_points=82, tricks={"NS": 8, "EW": 0}),
    "a class of a number": lambda: bl.Classroom(7),
    "a sheet of numbers": lambda: bl.Worksheet([7, 8]),
    "a stepper of a text": lambda: bl.TrickStepper("H N - AD family"),
    "a level that is no whole number": lambda: bl.QuestionSet.new(7, level=1.0),
    "articles that are a number": lambda: bl.QuestionSet.new(7, about=3),
    "articles of None": lambda: bl.Classroom(about=None),
    "letters that are a number": lambda: bl.Classroom(letters=3),
    "letters of None": lambda: bl.Classroom(letters=None),
    "colours that are a text": lambda: bl.Classroom(four_colours="yes"),
    "a paper of None": lambda: bl.Worksheet(paper=None),
    "a paper that is a number": lambda: bl.Worksheet(paper=3),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_kind_is_refused_with_a_sentence(name):
    with pytest.raises(bl.BeloteError) as caught:
        WRONG[name]()
    for lang in LANGUAGES:
        text = caught.value.text(lang)
        assert text.endswith((".", "»", "”"))
        assert "{" not in text


@pytest.mark.parametrize("make", [bl.DealByCode, bl.SetByCode, lambda: "two\nlines"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_prints_as_a_picture_is_named_and_not_quoted(tmp_path, make, lang):
    given = make()
    with pytest.raises(bl.InvalidStateError) as caught:
        bl.save_page(tmp_path / "page.html", given)
    text = caught.value.text(lang)
    assert "\n" not in text
    assert type(given).__name__ in text
    assert not {*"“«"} & {*text}


#: What is set on a widget that stands.
SET = {
    "answers that are a text": (bl.Worksheet, "answers", "x"),
    "a sheet's paper of None": (bl.Worksheet, "paper", None),
    "hands of None": (bl.Classroom, "hands", None),
    "hands that are a number": (bl.Classroom, "hands", 3),
    "hands that are a list": (bl.Classroom, "hands", ["N"]),
    "a language that is a number": (bl.Classroom, "lang", 3),
    "a step that is a text": (bl.Classroom, "step", "1"),
    "a step of None": (bl.Classroom, "step", None),
    "letters that are a list": (bl.Classroom, "letters", ["JQK"]),
    "colours of None": (bl.Classroom, "four_colours", None),
    "a prediction that is a number": (lambda: bl.Replay(bl.example("first-deal")), "predict", 4),
    "a card asked about by a text": (bl.Play, "ask_first", "x"),
    "a language of a field": (bl.DealByCode, "lang", 3),
}


@pytest.mark.parametrize(("make", "name", "value"), SET.values(), ids=SET)
def test_a_wrong_kind_that_is_set_is_refused_with_a_sentence(make, name, value):
    widget = make()
    before = getattr(widget, name)
    with pytest.raises(bl.BeloteError) as caught:
        setattr(widget, name, value)
    assert getattr(widget, name) == before
    for lang in LANGUAGES:
        assert str(value) in caught.value.text(lang)


def test_no_language_is_the_default_one():
    lesson = bl.Classroom(lang="fr")
    bl.set_language("pt")
    lesson.lang = None
    assert lesson.lang == "pt"


def test_an_action_reads_its_seat_suit_and_card():
    assert bl.Action("N", "play", card="KH", word="belote") == bl.Action(
        bl.Seat.NORTH, "play", card=bl.Card.parse("KH"), word="belote"
    )
    assert str(bl.Action("E", "name", suit="♠")) == "S"
