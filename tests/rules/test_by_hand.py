"""Scores a table counts by hand: what can be, what cannot, and the same count under other rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES
from belote_learn.rules.by_hand import recount, score_by_hand

POINTS = [n for n in range(163) if n not in (1, 161)]
#: what a table may write down, by ruleset
ENTRIES = st.fixed_dictionaries(
    {
        "ruleset": st.sampled_from(bl.RULESETS),
        "taker": st.sampled_from(["N", "E", "S", "W", "NS", "EW"]),
        "ns": st.sampled_from(POINTS),
        "belote": st.sampled_from(["NS", "EW", None]),
    }
)


@given(ENTRIES)
def test_a_score_by_hand_is_the_score_of_the_count(entry):
    ns = entry["ns"]
    tricks = 7 if ns > 150 else 1 if ns < 12 else 4
    counted = bl.score_deal(
        ruleset=entry["ruleset"],
        taker=entry["taker"],
        card_points={"NS": ns, "EW": 162 - ns},
        tricks={"NS": tricks, "EW": 8 - tricks},
        belote=entry["belote"],
    )
    by_hand = score_by_hand(**entry)
    for name in ("ns", "ew", "held_over", "outcome", "capot", "taker", "waiting"):
        assert getattr(by_hand, name) == getattr(counted, name), name
    assert not [line for line in by_hand.lines if "count" in dict(line.facts)]
    assert score_by_hand(**entry | {"ns": None, "ew": 162 - ns}) == by_hand
    assert score_by_hand(**entry | {"ew": 162 - ns}) == by_hand


@given(ENTRIES, st.sampled_from(bl.RULESETS))
def test_the_same_count_under_other_rules_is_the_score_counted_there(entry, other):
    assert recount(score_by_hand(**entry), other) == score_by_hand(**entry | {"ruleset": other})


COUNTS = st.fixed_dictionaries(
    {
        "taker": st.sampled_from("NESW"),
        "capot": st.sampled_from([None, "NS", "EW"]),
        "belote": st.sampled_from([None, "NS", "EW"]),
        "words": st.integers(0, 2),
        "last_trick": st.sampled_from([None, "NS", "EW"]),
    }
)


@given(COUNTS, st.sampled_from(bl.RULESETS), st.sampled_from(bl.RULESETS))
def test_every_part_of_a_count_is_read_back_from_its_score(count, first, other):
    capot = count.pop("capot")
    points = {None: (81, 81), "NS": (162, 0), "EW": (0, 162)}[capot]
    tricks = {None: (5, 3), "NS": (8, 0), "EW": (0, 8)}[capot]
    count |= {
        "card_points": dict(zip(("NS", "EW"), points, strict=True)),
        "tricks": dict(zip(("NS", "EW"), tricks, strict=True)),
        "words": count["words"] if count["belote"] else 0,
        "last_trick": count["last_trick"] and (capot or count["last_trick"]),
    }
    scored = bl.score_deal(ruleset=first, **count)
    assert recount(scored, first) == scored
    assert recount(scored, other) == bl.score_deal(ruleset=other, **count)


def test_points_wait_only_where_ties_are_held_over():
    score = score_by_hand(ruleset="clockwise", taker="N", ns=100, held_over=81)
    assert score.ns == 181
    assert recount(score, "ffb").ns == 181
    assert recount(score, "family").ns == 100


def test_a_capot_needs_no_points():
    score = score_by_hand(taker="N", capot="EW", belote="NS")
    assert (score.ns, score.ew, score.outcome) == (20, 252, "failed")
    assert score == score_by_hand(taker="N", ew=162, capot="EW", belote="NS")


def test_nothing_won_is_no_capot():
    """A side may win tricks that hold no points."""
    score = score_by_hand(taker="N", ns=162)
    assert (score.ns, score.ew, score.capot) == (162, 0, None)


IMPOSSIBLE = {
    "no points at all": ({}, "hand-no-points"),
    "more than there are": ({"ns": 163}, "hand-too-many"),
    "a belote counted with the cards": ({"ew": 182}, "hand-too-many"),
    "sides that do not add up": ({"ns": 82, "ew": 81}, "score-points"),
    "a single point": ({"ns": 1}, "hand-one-point"),
    "a single point for the others": ({"ns": 161}, "hand-one-point"),
    "a capot against points": ({"ns": 150, "capot": "NS"}, "hand-capot"),
    "a capot of the wrong side": ({"ns": 162, "capot": "EW"}, "hand-capot"),
    "below nothing": ({"ns": -1}, "points-unreadable"),
    "half a point": ({"ns": 80.5}, "points-unreadable"),
    "a truth": ({"ns": True}, "points-unreadable"),
    "a text": ({"ns": "82"}, "points-unreadable"),
    "three words": ({"ns": 82, "belote": "NS", "words": 3}, "score-words"),
    "words of nobody": ({"ns": 82, "words": 2}, "score-words-no-pair"),
    "waiting where a tie fails": ({"ns": 82, "held_over": 81}, "score-no-litige"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_its_reason(name):
    entry, message = IMPOSSIBLE[name]
    with pytest.raises(bl.InvalidStateError) as refused:
        score_by_hand(taker="N", **entry)
    assert refused.value.message_id == message
    assert len({refused.value.text(lang) for lang in LANGUAGES}) == 3


def test_the_lines_speak_of_points_alone():
    score = score_by_hand(taker="N", ns=82)
    told = [line.reason for line in score.explain("en")]
    assert (
        told[0]
        == "North and South counted 82 points, the ten for last included for the team that won it."
    )
