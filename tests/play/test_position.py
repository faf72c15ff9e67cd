"""Positions: who is to play, what is refused as impossible, and how one is written and read."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from strategies import positions

import belote_learn as bl

START = {"trump": "H", "leader": "N", "trick": "10D 8D", "hand": "AD 7D JH 9C"}


def position(**changes):
    return bl.Position(**(START | changes))


@pytest.mark.parametrize(
    ("ruleset", "trick", "seat"),
    [
        ("family", "", "N"),
        ("family", "10D", "W"),
        ("family", "10D 8D", "S"),
        ("family", "10D 8D KD", "E"),
        ("clockwise", "10D", "E"),
        ("clockwise", "10D 8D KD", "W"),
    ],
)
def test_the_seat_to_play_follows_from_leader_count_and_direction(ruleset, trick, seat):
    assert position(ruleset=ruleset, trick=trick).seat == seat


@pytest.mark.parametrize("written", ["TD", "10D", "10♦", "td", "10♦\ufe0f", "10♦\ufe0e", " 10d "])
def test_a_card_is_read_in_every_usual_way(written):
    card = bl.Card.parse(written)
    assert (card.code, str(card)) == ("TD", "10♦")


def test_cards_may_be_given_as_text_with_spaces_or_commas_or_as_an_iterable():
    cards = bl.Card.parse("AD"), bl.Card.parse("7D")
    assert position(hand="AD 7D").hand == position(hand="AD,7D").hand == cards
    assert position(hand=iter(cards)).hand == position(hand=["AD", "7♦"]).hand == cards


IMPOSSIBLE = {
    "hand-size": ({"hand": "AD KD QD JD 9D 7D AH KH QH", "trick": ""}, "A hand holds 1 to 8 cards; 9 were given: A♦, K♦"),
    "hand-empty": ({"hand": ""}, "none was given"),
    "card-twice": ({"hand": "AD AD"}, "A♦ is there twice"),
    "position-trick-full": ({"trick": "10D 8D 9D KD"}, "0 to 3 cards lie on the table; 4 were given"),
}  # fmt: skip


@pytest.mark.parametrize("message_id", IMPOSSIBLE)
def test_an_impossible_position_is_refused_and_quoted(message_id):
    changes, text = IMPOSSIBLE[message_id]
    with pytest.raises(bl.InvalidStateError, match=text) as caught:
        position(**changes)
    assert caught.value.message_id == message_id


def test_a_card_on_the_table_cannot_be_in_the_hand_too():
    with pytest.raises(bl.InvalidStateError, match="10♦ is there twice"):
        position(hand="AD 10D")


@pytest.mark.parametrize(
    ("changes", "kind", "text"),
    [
        ({"hand": "AD 1D"}, bl.NotationError, "“1D” is not a card"),
        ({"hand": "AD 6D"}, bl.NotationError, "“6D” is not a card"),
        ({"trump": "X"}, bl.NotationError, "“X” is not a suit"),
        ({"leader": "NS"}, bl.NotationError, "“NS” is not a seat"),
        ({"leader": ""}, bl.NotationError, "“” is not a seat"),
        ({"ruleset": "tarot"}, bl.RuleSetError, "“tarot” is not a ruleset. There are: family, reglas"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_quoted_with_what_was_expected(changes, kind, text):
    with pytest.raises(kind, match=text):
        position(**changes)


def test_an_illegal_play_says_why_in_every_language_and_keeps_its_ruling():
    with pytest.raises(bl.IllegalPlayError) as caught:
        position().play("JH")
    error = caught.value
    assert error.card == bl.Card.parse("JH")
    assert error.ruling == position().ruling
    assert error.verdict("pt").rule == "play.follow-suit"
    for lang, words in (("en", "may not be played"), ("fr", "Tu ne peux pas"), ("pt", "não pode")):
        assert words in error.text(lang)
        assert position().notation in error.text(lang)


def test_a_card_that_is_not_held_is_impossible_rather_than_illegal():
    with pytest.raises(bl.InvalidStateError, match="A♠ is not in South's hand: A♦, 7♦"):
        position().play("AS")


@pytest.mark.parametrize(
    "value",
    [
        position(),
        position().ruling,
        position().explain("fr")[0],
        bl.Trick("H", leader="N", cards="10D 8D", hands={"S": "AD 7D"}),
        bl.ruleset("ffb").replace(target=501),
        bl.example("first-deal"),
        bl.Card.parse("AH"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_values_are_frozen_hashable_and_survive_copy_and_pickle(value):
    assert pickle.loads(pickle.dumps(value)) == copy.deepcopy(value) == copy.copy(value) == value
    assert hash(copy.deepcopy(value)) == hash(value)
    with pytest.raises((AttributeError, TypeError)):
        value.trump = "S"


def test_errors_survive_pickle():
    with pytest.raises(bl.IllegalPlayError) as caught:
        position().play("JH")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), again.text("fr")) == (bl.IllegalPlayError, caught.value.text("fr"))


@given(positions())
def test_the_position_line_is_a_fixed_point(p):
    assert bl.Position.parse(p.notation) == p
    assert bl.Position.parse(p.notation).notation == p.notation
    assert p.notation.isascii()
    assert "\n" not in p.notation


BROKEN_LINES = {
    "": (1, "the trump suit"),
    "H N TD": (7, "the hand"),
    "X N TD AD family": (1, "the trump suit"),
    "H X TD AD family": (3, "the seat that leads"),
    "H N TD,8X AD family": (8, "a card such as TD"),
    "H N TD AD,,7D family": (11, "a card such as TD"),
    "H N - AD family more": (17, "the end of the line"),
    "H N - AD family;tie": (17, "a house rule written option=value"),
}


@pytest.mark.parametrize("line", BROKEN_LINES)
def test_a_broken_line_says_where_and_what_was_expected(line):
    column, expected = BROKEN_LINES[line]
    with pytest.raises(bl.NotationError) as caught:
        bl.Position.parse(line)
    assert caught.value.data["column"] == column
    assert expected in str(caught.value)
    assert line in str(caught.value)


@pytest.mark.parametrize(
    "line",
    [
        "H N - AD tarot",
        "H N - AD family;ties=fail",
        "H N - AD family;tie=draw",
        "H N - AD family;target=x",
    ],
)
def test_a_line_with_an_unknown_rule_names_the_right_ones(line):
    with pytest.raises(bl.RuleSetError, match="There are|It can be"):
        bl.Position.parse(line)


def test_compare_judges_the_same_cards_under_every_ruleset():
    p = bl.Position("H", leader="E", trick="AC 10H 7C", hand="JH 8H 10D")
    legal = {name: "".join(c.code for c in r.cards) for name, r in p.compare().items()}
    assert legal == {"family": "JH8HTD", "reglas": "JHTD", "clockwise": "JHTD", "ffb": "JH8HTD"}
