"""The deal record: a fixed point, a part of TOML, and every fault with its place."""

from __future__ import annotations

import pickle
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import deals

import belote_learn as bl
from belote_learn.play.record_text import Node, RecordText

BROKEN = Path(__file__).parent.parent / "data" / "broken_records"


@given(deals())
def test_a_record_is_a_fixed_point_and_ascii(deal):
    text = bl.dumps(deal)
    again = bl.loads(text)
    assert again == deal
    assert bl.dumps(again) == text
    assert text.isascii()
    assert (again.actions, again.hands, again.score) == (deal.actions, deal.hands, deal.score)


def test_a_record_saved_by_an_editor_that_marks_its_files_is_read():
    text = bl.dumps(bl.Deal.new(seed=7, dealer="N"))
    assert bl.loads("\ufeff" + text) == bl.loads(text)


def plain(value):
    if isinstance(value, dict):
        return {key: plain(node) for key, node in value.items()}
    if isinstance(value, list):
        return [plain(node) for node in value]
    return plain(value.value) if isinstance(value, Node) else value


@given(deals())
def test_a_record_is_toml_and_our_reader_reads_what_tomllib_reads(deal):
    text = bl.dumps(deal)
    assert plain(RecordText(text).table()) == tomllib.loads(text)


@given(deals())
def test_the_repr_makes_the_deal_again(deal):
    assert eval(repr(deal), {"Deal": bl.Deal, "ruleset": bl.ruleset}) == deal  # noqa: S307


def test_the_three_sources_of_cards_are_written_each_in_its_way():
    new = bl.Deal.new(seed=7, dealer="N").act("pass").act("take").act("KC")
    assert bl.dumps(new) == (
        'ruleset = "family"\ndealer = "N"\nseed = 7\nbids = "pass take"\nplays = [\n  "KC",\n]\n'
    )
    pack = bl.Deal.from_pack(bl.Deal.new(seed=7, dealer="N").start.pack, dealer="N")
    assert bl.dumps(pack).splitlines()[2:] == [
        'pack = "KC TH AC JS QC JC 7H KD 8C 9C 7S QH 8S 8H AH 9S JD QS 9H 7D TD 7C TS TC AS 9D QD 8D KH AD JH KS"',
        'packets = "3-2"',
    ]  # fmt: skip
    house = bl.ruleset("ffb").replace(tie="fail", capot=250)
    auto = bl.Deal.new(seed=7, dealer="N", ruleset=house).with_auto_belote()
    assert bl.dumps(auto).splitlines()[:2] == [
        'ruleset = "ffb"',
        'house_rules = { tie = "fail", capot = 250 }',
    ]
    assert bl.dumps(auto).splitlines()[-1] == "auto_belote = true"
    given_hands = bl.example("first-deal")
    assert bl.loads(bl.dumps(given_hands)) == given_hands
    assert 'hands = { N = "8S 9S' in bl.dumps(given_hands)


@pytest.mark.parametrize(
    "text",
    [
        'dealer = "n"\nseed=7\nruleset = \'family\'\nbids = ["PASS", "take"]\nplays = "kc"\n',
        '# a comment\nruleset = "family" # and one more\n\n  dealer = "N"\r\nseed = 7\nbids = "pass, take"\nplays = [ # tricks\n  "K♣",\n  # nothing more\n]',
        'ruleset = "family"\nhouse_rules = {}\nauto_belote = false\ndealer = "N"\nseed = +7\nbids = "pass take"\nplays = ["KC"]\n',
    ],
)
def test_the_reader_forgives_what_is_clear(text):
    assert bl.loads(text) == bl.Deal.new(seed=7, dealer="N").act("pass").act("take").act("KC")


def test_a_word_stands_after_its_card():
    hands = {"N": "7S 8S 9S JS QS KS TS AS", "E": "7H 8H 9H JH QH KH TH AH",
             "S": "7D 8D 9D JD QD KD TD AD", "W": "7C 8C 9C JC QC KC TC AC"}  # fmt: skip
    d = bl.Deal.from_hands(hands, trump="C", taker="W", dealer="N").act("QC belote")
    assert '"QC belote",' in bl.dumps(d)
    assert bl.loads(bl.dumps(d)).words_said == 1
    assert bl.loads(bl.dumps(d).replace("QC belote", "QC Belote")) == d


# File to error: kind, message, line, column, and what was expected (or the fault in the value).
FAULTS = {
    "bid-after-take": (bl.IllegalActionError, "record-bid", 4, 14, "bid-late"),
    "bids-with-hands": (bl.NotationError, "record-unreadable", 6, 1, "no-key"),
    "card-as-bid": (bl.NotationError, "record-unreadable", 4, 14, "bid"),
    "card-not-held": (bl.InvalidStateError, "record-play", 5, 15, "not-in-hand"),
    "card-twice": (bl.InvalidStateError, "record-value", 3, 8, "card-twice"),
    "decimal-number": (bl.NotationError, "record-unreadable", 3, 8, "value"),
    "empty": (bl.NotationError, "record-missing", 1, 1, "ruleset-key"),
    "hand-too-small": (bl.InvalidStateError, "record-value", 3, 9, "deal-hands"),
    "illegal-bid": (bl.IllegalActionError, "record-bid", 4, 14, "bid-suit-early"),
    "illegal-play": (bl.IllegalPlayError, "record-play", 8, 7, "illegal-play"),
    "illegal-word": (bl.IllegalActionError, "record-play", 5, 12, "announce-plain-suit"),
    "key-in-quotes": (bl.NotationError, "record-unreadable", 3, 1, "key"),
    "key-twice": (bl.NotationError, "record-twice", 4, 1, "other-key"),
    "list-in-house-rules": (bl.NotationError, "record-unreadable", 2, 23, "text"),
    "list-without-comma": (bl.NotationError, "record-unreadable", 5, 16, "bracket"),
    "no-cards": (bl.NotationError, "record-missing", 3, 1, "cards"),
    "no-dealer": (bl.NotationError, "record-missing", 3, 1, "dealer"),
    "no-equals": (bl.NotationError, "record-unreadable", 3, 6, "key"),
    "no-key": (bl.NotationError, "record-unreadable", 3, 1, "key"),
    "no-ruleset": (bl.NotationError, "record-missing", 3, 1, "ruleset-key"),
    "no-taker": (bl.NotationError, "record-missing", 5, 1, "taker-key"),
    "no-trump": (bl.NotationError, "record-missing", 5, 1, "trump-key"),
    "no-value": (bl.NotationError, "record-ends", 3, 7, "value"),
    "number-for-text": (bl.NotationError, "record-unreadable", 2, 10, "text"),
    "number-in-list": (bl.NotationError, "record-unreadable", 5, 11, "text"),
    "open-list": (bl.NotationError, "record-ends", 7, 1, "bracket"),
    "open-quote": (bl.NotationError, "record-ends", 1, 18, "quote"),
    "open-table": (bl.NotationError, "record-ends", 4, 1, "brace"),
    "pack-too-small": (bl.InvalidStateError, "record-value", 3, 8, "pack-size"),
    "packets-with-seed": (bl.NotationError, "record-unreadable", 4, 1, "no-key"),
    "play-after-the-end": (bl.IllegalActionError, "record-play", 14, 4, "deal-over"),
    "play-before-take": (bl.IllegalActionError, "record-play", 4, 12, "bid-card"),
    "seed-and-pack": (bl.NotationError, "record-unreadable", 4, 1, "one-source"),
    "seed-too-large": (bl.InvalidStateError, "record-value", 3, 8, "seed-range"),
    "table-header": (bl.NotationError, "record-unreadable", 3, 1, "key"),
    "table-without-comma": (bl.NotationError, "record-unreadable", 2, 32, "brace"),
    "text-for-number": (bl.NotationError, "record-unreadable", 3, 8, "number"),
    "text-for-table": (bl.NotationError, "record-unreadable", 3, 9, "table"),
    "text-for-truth": (bl.NotationError, "record-unreadable", 4, 15, "truth"),
    "trump-with-seed": (bl.NotationError, "record-unreadable", 4, 1, "no-key"),
    "truth-for-number": (bl.NotationError, "record-unreadable", 3, 8, "number"),
    "two-pairs-a-line": (bl.NotationError, "record-unreadable", 1, 20, "line-end"),
    "unknown-bid": (bl.NotationError, "record-unreadable", 4, 14, "bid"),
    "unknown-card": (bl.NotationError, "record-unreadable", 3, 15, "card"),
    "unknown-dealer": (bl.NotationError, "record-value", 2, 10, "seat-unreadable"),
    "unknown-key": (bl.NotationError, "record-unreadable", 4, 1, "known-key"),
    "unknown-option": (bl.RuleSetError, "record-value", 2, 24, "option-unknown"),
    "unknown-packets": (bl.InvalidStateError, "record-value", 4, 11, "packets-value"),
    "unknown-play": (bl.NotationError, "record-unreadable", 6, 7, "play"),
    "unknown-ruleset": (bl.RuleSetError, "record-value", 1, 11, "ruleset-unknown"),
    "unknown-seat": (bl.NotationError, "record-value", 3, 21, "seat-unreadable"),
    "unknown-trump": (bl.NotationError, "record-value", 4, 9, "suit-unreadable"),
    "unknown-value": (bl.RuleSetError, "record-value", 2, 36, "option-value"),
    "values-apart": (bl.RuleSetError, "record-value", 2, 15, "ruleset-combination"),
    "word-for-number": (bl.NotationError, "record-unreadable", 3, 8, "value"),
    "word-without-card": (bl.NotationError, "record-unreadable", 5, 12, "play"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_broken_record_says_where_and_what_was_expected(name):
    kind, message_id, row, column, expected = FAULTS[name]
    text = (BROKEN / f"{name}.toml").read_text(encoding="utf-8")
    with pytest.raises(bl.BeloteError) as caught:
        bl.loads(text)
    error = caught.value
    assert (type(error), error.message_id) == (kind, message_id)
    assert (error.data["row"], error.data["column"]) == (row, column)
    cause = error.data.get("cause")
    assert (cause.message_id if cause else error.data["expected"]) == expected
    words = {
        "en": f"ine {row}, column {column}",
        "pt": f"inha {row}, coluna {column}",
        "fr": f"igne {row}, colonne {column}",
    }
    for lang, place in words.items():
        assert place in error.text(lang)
        if cause:
            assert cause.text(lang) in error.text(lang)
    again = pickle.loads(pickle.dumps(error))
    assert again.text("fr") == error.text("fr")
    if "found" in error.data:
        assert error.data["found"] in text.splitlines()[row - 1]


def test_every_broken_record_is_tested():
    assert {path.stem for path in BROKEN.glob("*.toml")} == set(FAULTS)


def test_an_illegal_play_says_which_play_and_why_and_knows_its_verdict():
    with pytest.raises(bl.IllegalPlayError) as caught:
        bl.loads((BROKEN / "illegal-play.toml").read_text(encoding="utf-8"))
    error = caught.value
    assert (error.data["count"], error.data["trick"], error.card.code) == (10, 3, "KD")
    assert error.verdict("en").rule == "play.follow-suit"
    assert "card 10 of the play (trick 3): K♦ may not be played. South led J♠" in error.text("en")


@given(st.text(max_size=60))
def test_any_text_at_all_is_read_or_refused_with_a_place(text):
    with pytest.raises(bl.BeloteError) as caught:
        bl.loads(text)
    assert caught.value.data["row"] >= 1
    assert caught.value.data["column"] >= 1


@given(deals(), st.data())
def test_a_record_with_one_character_changed_is_another_deal_or_refused_with_a_place(deal, data):
    text = bl.dumps(deal)
    place = data.draw(st.integers(0, len(text) - 1))
    text = (
        text[:place] + data.draw(st.sampled_from('"AKQJT987SHDC0 \n=[]{},#x')) + text[place + 1 :]
    )
    try:
        bl.loads(text)
    except bl.BeloteError as error:
        assert error.data["row"] >= 1  # noqa: PT017
        assert str(error)  # noqa: PT017
