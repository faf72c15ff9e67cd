"""What a score is made of: lines that add up, sides that exchange, counts that cannot be."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import SCORE_OPTIONS

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES
from belote_learn.rules.rulesets import RULESETS, option_values
from belote_learn.rules.scoring import ScoreLine

OTHER = {"NS": "EW", "EW": "NS", "N": "E", "S": "W", "E": "N", "W": "S", None: None}
START = {"taker": "N", "card_points": {"NS": 82, "EW": 80}, "tricks": {"NS": 5, "EW": 3}}


def scored(**changes):
    return bl.score_deal(**(START | changes))


def reasons(score):
    return [line.reason for line in score.lines]


@st.composite
def score_rules(draw):
    named = bl.ruleset(draw(st.sampled_from(RULESETS)))
    options = {name: draw(st.sampled_from(option_values(name))) for name in SCORE_OPTIONS}
    contract = draw(st.sampled_from(option_values("contract")))
    if options["tie"] == "litige":
        contract = "majority"
    return named.replace(contract=contract, **options)


@st.composite
def counts(draw):
    rules = draw(score_rules())
    won = draw(st.sampled_from([0, 3, 4, 5, 8]))
    points = {0: st.just(0), 8: st.just(162)}.get(won, st.integers(30, 132))
    points = (
        draw(st.sampled_from([71, 72, 81, 82, 90, 91]) | points) if 0 < won < 8 else draw(points)
    )
    holder = draw(st.sampled_from([None, "NS", "EW"]))
    return {
        "ruleset": rules,
        "taker": draw(st.sampled_from(["N", "E", "S", "W", "NS", "EW"])),
        "card_points": {"NS": points, "EW": 162 - points},
        "tricks": {"NS": won, "EW": 8 - won},
        "belote": holder,
        "words": draw(st.integers(0, 2)) if holder else 0,
        "held_over": draw(st.sampled_from([0, 81, 172])) if rules.tie == "litige" else 0,
        "last_trick": None if won in {0, 8} else draw(st.sampled_from([None, "NS", "EW"])),
    }


@given(counts())
def test_the_marks_add_up_to_the_score_and_nothing_is_lost(count):
    score, rules = bl.score_deal(**count), count["ruleset"]
    for team in bl.Team:
        marks = [line.points for line in score.lines if line.scores and line.team is team]
        assert sum(marks) == score.points(team)
    # all the points of the deal are marked or wait: the cards', the belote's, the earlier ties'
    belote = (0, rules.belote_first_word, 20)[count["words"]]
    cards = 162
    if score.capot:
        cards = rules.capot
    elif score.outcome == "failed":
        cards = rules.fail_points
    assert score.ns + score.ew + score.held_over == cards + belote + count["held_over"]


@given(counts())
def test_sides_exchanged_give_the_same_score_exchanged(count):
    score = bl.score_deal(**count)
    exchanged = bl.score_deal(
        ruleset=count["ruleset"],
        taker=OTHER[count["taker"]],
        card_points={OTHER[side]: n for side, n in count["card_points"].items()},
        tricks={OTHER[side]: n for side, n in count["tricks"].items()},
        belote=OTHER[count["belote"]],
        words=count["words"],
        held_over=count["held_over"],
        last_trick=OTHER[count["last_trick"]],
    )
    assert (exchanged.ns, exchanged.ew) == (score.ew, score.ns)
    assert (exchanged.outcome, exchanged.held_over) == (score.outcome, score.held_over)
    assert exchanged.capot == (score.capot and score.capot.other)
    assert sorted(reasons(exchanged)) == sorted(reasons(score))


@given(counts())
def test_a_capot_is_decided_by_tricks_and_the_belote_stays_with_its_holder(count):
    score = bl.score_deal(**count)
    assert (score.capot is not None) == (8 in count["tricks"].values())
    if score.capot:
        assert (score.outcome == "made") == (score.capot is score.taker)
    worth = (0, count["ruleset"].belote_first_word, 20)[count["words"]]
    kept = sum(line.points for line in score.lines if line.reason == "marks.belote")
    waits = score.outcome == "tied" and "held.tie.belote" in reasons(score)
    assert kept == (0 if waits else worth)


def test_all_points_with_seven_tricks_are_no_capot():
    score = scored(card_points={"NS": 162, "EW": 0}, tricks={"NS": 7, "EW": 1})
    assert (score.ns, score.ew, score.capot) == (162, 0, None)


def test_a_capot_may_be_won_by_the_defenders_and_the_takers_keep_their_belote():
    score = scored(card_points={"NS": 0, "EW": 162}, tricks={"NS": 0, "EW": 8}, belote="NS")
    assert (score.ns, score.ew, score.outcome) == (20, 252, "failed")
    assert score.capot is bl.Team.EW


def test_under_the_threshold_the_first_word_alone_raises_it_whoever_says_it():
    close = {"ruleset": "reglas", "card_points": {"NS": 88, "EW": 74}}
    assert scored(**close, belote="EW", words=0).outcome == "made"
    assert scored(**close, belote="EW", words=1).outcome == "failed"
    assert scored(**close, belote="NS", words=1).outcome == "made"  # 88 + 10 reaches 92


def test_the_ten_has_its_own_line_where_the_last_trick_is_known():
    assert reasons(scored())[:2] == ["cards-and-ten", "cards-and-ten"]
    score = scored(last_trick="EW")
    assert reasons(score)[:3] == ["cards", "cards", "last-trick"]
    assert [line.points for line in score.lines[:3]] == [82, 70, 10]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, ["compare", "made", "marks.own", "marks.own"]),
        ({"belote": "NS"}, ["belote.both", "compare", "made", "marks.own", "marks.own", "marks.belote"]),
        ({"belote": "NS", "words": 0}, ["belote.unsaid", "compare", "made", "marks.own", "marks.own"]),
        ({"belote": "EW", "words": 1}, ["belote.incomplete", "compare", "made", "marks.own", "marks.own"]),
        ({"taker": "E"}, ["compare", "failed", "marks.all", "marks.nothing.failed"]),
        ({"ruleset": "reglas"}, ["threshold", "made", "marks.own", "marks.own"]),
        ({"ruleset": "reglas", "belote": "EW", "words": 1}, ["belote.first-word", "threshold.belote", "failed", "marks.all", "marks.nothing.failed", "marks.belote"]),
        ({"card_points": {"NS": 81, "EW": 81}}, ["compare", "tied.failed", "marks.all", "marks.nothing.failed"]),
        ({"card_points": {"NS": 81, "EW": 81}, "ruleset": "ffb", "held_over": 81}, ["compare", "tied", "marks.tie", "marks.nothing.tie", "held.tie", "held.more"]),
        ({"card_points": {"NS": 71, "EW": 91}, "ruleset": "ffb", "belote": "NS"}, ["belote.both", "compare", "tied", "marks.tie", "marks.nothing.tie", "held.tie.belote"]),
        ({"ruleset": "ffb", "held_over": 81}, ["compare", "made", "marks.own", "marks.own", "marks.held"]),
        ({"card_points": {"NS": 162, "EW": 0}, "tricks": {"NS": 8, "EW": 0}}, ["capot", "marks.capot", "marks.nothing.capot"]),
        ({"card_points": {"NS": 0, "EW": 162}, "tricks": {"NS": 0, "EW": 8}}, ["capot.defenders", "marks.capot", "marks.nothing.capot"]),
    ],
)  # fmt: skip
def test_the_lines_tell_the_count_in_order(changes, told):
    assert reasons(scored(**changes))[2:] == told


def test_a_comparison_that_counts_a_belote_cites_the_article_that_says_so():
    def rule(**changes):
        return next(line.rule for line in scored(**changes).lines if line.reason == "compare")

    assert rule() == rule(belote="EW", words=1) == rule(belote="EW", words=0) == "contract.made"
    assert rule(belote="EW") == rule(belote="NS") == "points.belote"


def test_points_waiting_go_on_waiting_for_a_contract_that_is_made():
    rules = bl.ruleset("ffb").replace(litige_to="maker_of_next_contract")
    score = scored(ruleset=rules, taker="E", held_over=81)
    assert (score.ns, score.ew, score.held_over) == (162, 0, 81)
    assert reasons(score)[-1] == "held.still"


@pytest.mark.parametrize("seat", ["N", "S", "NS", "ns", bl.Seat.SOUTH, bl.Team.NS])
def test_the_taker_is_a_seat_or_a_side(seat):
    assert scored(taker=seat).taker is bl.Team.NS


IMPOSSIBLE = {
    "score-points": {"card_points": {"NS": 82, "EW": 70}},
    "score-tricks": {"tricks": {"NS": 5, "EW": 4}},
    "score-sides": {"card_points": {"NS": 162}},
    "score-no-trick": {"tricks": {"NS": 8, "EW": 0}},
    "score-few-tricks": {"tricks": {"NS": 1, "EW": 7}},
    "score-last-trick": {"card_points": {"NS": 153, "EW": 9}, "last_trick": "EW"},
    "score-words": {"belote": "NS", "words": 3},
    "score-words-no-pair": {"words": 1},
    "score-held-over": {"held_over": -1, "ruleset": "ffb"},
    "score-no-litige": {"held_over": 81},
}


@pytest.mark.parametrize("message_id", IMPOSSIBLE)
def test_a_count_that_cannot_be_is_refused(message_id):
    with pytest.raises(bl.InvalidStateError) as caught:
        scored(**IMPOSSIBLE[message_id])
    assert caught.value.message_id == message_id
    for lang in LANGUAGES:
        assert caught.value.text(lang)


@pytest.mark.parametrize(
    "points", [{"NS": 82.0, "EW": 80}, {"NS": -1, "EW": 163}, {"NS": True, "EW": 161}]
)
def test_points_are_whole_numbers(points):
    with pytest.raises(bl.InvalidStateError, match="whole"):
        scored(card_points=points)


def test_a_side_that_cannot_be_read_is_quoted():
    with pytest.raises(bl.NotationError, match="“NE” is not a team"):
        scored(belote="NE")


def test_a_score_is_a_frozen_value():
    score = scored(belote="NS")
    assert pickle.loads(pickle.dumps(score)) == copy.deepcopy(score) == score
    assert hash(copy.deepcopy(score)) == hash(score)
    assert isinstance(score.lines[0], ScoreLine)
    with pytest.raises(AttributeError):
        score.ns = 500
