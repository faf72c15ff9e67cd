"""Belote and rebelote: said or not, in either order, and every way of saying it wrongly."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES
from belote_learn.rules.rulesets import RULESETS

DATA = Path(__file__).parent.parent / "data"

# West holds king and queen of hearts; the player after North, the dealer, is West (or East).
HANDS = {
    "W": "KH QH 7H 8H AS KS 7S 8S",
    "S": "JH 9H 7D 8D 9D AC KC QC",
    "E": "AH TH QS JS TS 9S JC TC",
    "N": "KD QD AD JD TD 7C 8C 9C",
}


def deal(ruleset="family", trump="H", hands=HANDS):
    return bl.Deal.from_hands(hands, trump=trump, taker="W", dealer="N", ruleset=ruleset)


def texts(d):
    return [str(action) for action in d.actions]


def to_west(d, *plays):
    """Play cards until West is to act again."""
    for play in plays:
        d = d.act(play)
    return d


def test_the_card_may_be_played_with_its_word_or_without():
    d = deal()
    assert d.belote_holder is bl.Seat.WEST
    assert texts(d)[:4] == ["KH", "KH belote", "QH", "QH belote"]
    assert len(d.actions) == 10
    assert d.act("KH").words_said == 0
    assert d.act("KH belote").words_said == 1


@pytest.mark.parametrize(("first", "second"), [("KH", "QH"), ("QH", "KH")])
def test_either_card_may_come_first_and_the_second_has_the_second_word(first, second):
    # South takes with the nine and leads the jack: West follows with the other card
    d = to_west(deal(), f"{first} belote", "9H", "AH", "7C", "JH", "TH", "8C")
    assert d.to_act is bl.Seat.WEST
    assert f"{second} rebelote" in texts(d)
    assert f"{second} belote" not in texts(d)
    assert d.act(f"{second} rebelote").words_said == 2


def test_unsaid_with_the_first_card_it_is_lost():
    d = to_west(deal(), "KH", "9H", "AH", "7C", "JH", "TH", "8C")
    assert [text for text in texts(d) if text.startswith("QH")] == ["QH"]


def second_card(first="KH belote"):
    return to_west(deal(), first, "9H", "AH", "7C", "JH", "TH", "8C")


SPLIT = HANDS | {"W": "KH JH 7H 8H AS KS 7S 8S", "S": "QH 9H 7D 8D 9D AC KC QC"}
SPLIT_WITH_PARTNER = HANDS | {"W": "KH AH 7H 8H AS KS 7S 8S", "E": "QH TH QS JS TS 9S JC TC"}
LOW = {
    "W": "KH 7H 8H AS KS 7S 8S 9S",
    "S": "QH 7D 8D 9D AC KC QC JC",
    "E": "JH 9H AH TH QS JS TS TC",
    "N": "KD QD AD JD TD 7C 8C 9C",
}

REFUSED = {
    "announce-no-pair": [
        (deal(hands=SPLIT), "KH belote"),
        (deal(hands=SPLIT_WITH_PARTNER), "KH belote"),
        (to_west(deal(hands=LOW), "KH"), "QH rebelote"),
    ],
    "announce-wrong-card": [
        (deal(), "AS belote"),
        (deal(), "7H belote"),
        (second_card(), "7H rebelote"),
    ],
    "announce-plain-suit": [(deal(), "KS belote"), (deal(trump="C"), "KH belote")],
    "announce-rebelote-first": [(deal(), "KH rebelote"), (deal(), "QH rebelote")],
    "announce-belote-twice": [(second_card(), "QH belote")],
    "announce-too-late": [(second_card("KH"), "QH belote"), (second_card("KH"), "QH rebelote")],
}


@pytest.mark.parametrize("message_id", REFUSED)
def test_a_word_said_wrongly_is_refused_with_its_article_and_earns_nothing(message_id):
    for d, action in REFUSED[message_id]:
        assert action not in texts(d)
        with pytest.raises(bl.IllegalActionError) as caught:
            d.act(action)
        error = caught.value
        assert (error.message_id, error.data["rule"]) == (message_id, "announce.refused")
        assert not isinstance(error, bl.IllegalPlayError)
        assert "(Article 5.5" in error.text("en")
        assert error.data["card"].code in action
        for lang in LANGUAGES:
            assert error.text(lang)
        # the card itself may be played
        assert d.act(action.split()[0]).words_said == d.words_said


def test_the_refusal_never_says_who_holds_the_other_card():
    told = set()
    for hands in (SPLIT, SPLIT_WITH_PARTNER):
        with pytest.raises(bl.IllegalActionError) as caught:
            deal(hands=hands).act("KH belote")
        told.add(caught.value.text("en"))
    assert len(told) == 1
    assert "South" not in told.pop()


def test_a_word_with_an_illegal_card_is_refused_for_the_card():
    d = to_west(deal(), "7H", "9H", "AH", "7C", "AC", "TC", "8C")
    with pytest.raises(bl.IllegalPlayError, match="you must ruff"):
        d.act("AS belote")


def test_with_auto_belote_the_words_are_said_at_the_right_cards():
    d = deal().with_auto_belote()
    assert texts(d)[:2] == ["KH belote", "QH belote"]
    d = d.act("KH")
    assert (str(d.history[-1]), d.words_said) == ("KH belote", 1)
    d = to_west(d, "9H", "AH", "7C", "JH", "TH", "8C").act("QH")
    assert (str(d.history[-1]), d.words_said) == ("QH rebelote", 2)


def test_auto_belote_begun_too_late_cannot_bring_back_what_was_forgotten():
    d = deal().act("KH").with_auto_belote()
    d = to_west(d, "9H", "AH", "7C", "JH", "TH", "8C").act("QH")
    assert (str(d.history[-1]), d.words_said) == ("QH", 0)


def finish(d):
    """Play the first card that may be played, silently."""
    while d.actions:
        d = d.act(next(action for action in d.actions if not action.word))
    return d


@pytest.mark.parametrize("name", RULESETS)
def test_words_earn_what_the_ruleset_says(name):
    """Both words are worth 20 and the first alone its option's value; silence is worth nothing."""
    hands = HANDS if name != "clockwise" else HANDS | {"E": HANDS["W"], "W": HANDS["E"]}
    start = bl.Deal.from_hands(hands, trump="H", taker="W", dealer="N", ruleset=name)
    plays = ["9H", "AH", "7C", "JH", "TH", "8C"]
    scores = {}
    for words, (first, second) in enumerate(
        [("KH", "QH"), ("KH belote", "QH"), ("KH belote", "QH rebelote")]
    ):
        d = to_west(start, first, *plays, second)
        scores[words] = finish(d).score
    first_word = bl.ruleset(name).belote_first_word
    told = {
        words: sum(line.points for line in score.lines if line.reason.startswith("belote."))
        for words, score in scores.items()
    }
    assert told == {0: 0, 1: first_word, 2: 20}


def test_declarations_are_no_part_of_these_games():
    """Case A12: a sequence cannot be announced, and earns nothing."""
    with pytest.raises(bl.NotationError):
        deal().act("AS tierce")


def test_every_announcement_case_is_the_one_above():
    rows = json.loads((DATA / "rules.json").read_text(encoding="utf-8"))
    assert {row["id"] for row in rows if row["kind"] == "announce"} == {"A12"}
