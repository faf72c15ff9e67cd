"""What rulesets say of the same cards, or of the same count: each cell is the one decision's answer."""

import json
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.cards import PACK
from belote_learn.messages.language import LANGUAGES
from belote_learn.rules.by_hand import recount, score_by_hand
from belote_learn.view.compare_text import draw_comparison
from belote_learn.view.compare_view import columns_of, compare_view

UNDER_THE_PARTNER = bl.Position(
    "H", leader="N", trick="7C 10H AD", hand="9H 8H KS QH", ruleset="reglas"
)


@st.composite
def positions(draw):
    cards = draw(st.permutations(PACK))
    played = draw(st.integers(0, 3))
    held = draw(st.integers(1, 8))
    return bl.Position(
        draw(st.sampled_from("SHDC")),
        leader=draw(st.sampled_from("NESW")),
        trick=cards[:played],
        hand=cards[played : played + held],
        ruleset=draw(st.sampled_from(bl.RULESETS)),
    )


@settings(max_examples=40, deadline=None)
@given(positions())
def test_every_cell_is_what_the_one_decision_answers(position):
    view = compare_view(position, "en")
    rulings = position.compare()
    for row, card in zip(view["rows"], position.hand, strict=True):
        for cell, (name, ruling) in zip(row["cells"], rulings.items(), strict=True):
            legal = card in ruling.cards
            why = view["whys"][cell["why"]]
            assert (cell["mark"] == "legal") == legal
            assert cell["differs"] == (legal != (card in rulings[position.ruleset.id].cards))
            cited = [view["articles"][place]["number"] for place in why["articles"]]
            assert cited == [cell["rule"]] == [bl.rulebook("en")[ruling.rule_of(card)].number]
            assert name == bl.RULESETS[row["cells"].index(cell)]
        assert row["differs"] == any(cell["differs"] for cell in row["cells"])


def test_seats_stay_who_they_are():
    """The clockwise ruleset would have East play third; the one to play here is South."""
    position = bl.Position("H", leader="N", trick="7C AC", hand="9H 8C", ruleset="family")
    view = compare_view(position, "en")
    assert view["facts"][-1]["text"] == "South to play"
    texts = {text for why in view["whys"] for text in why["texts"]}
    assert any("West is winning" in text or "North led" in text for text in texts)
    assert not any("East" in text for text in texts)


def test_the_summary_says_which_cards_depend_on_the_rules_and_who_agrees():
    view = compare_view(UNDER_THE_PARTNER, "en")
    assert view["summary"] == [
        "2 cards depend on the rules: 8♥ and Q♥.",
        "family and FFB: 9♥, 8♥, K♠ and Q♥ may be played.",
        "reglas and clockwise: 9♥ and K♠ may be played.",
    ]


def test_house_rules_are_columns_with_what_they_change():
    free = bl.ruleset("reglas").replace(cannot_overtrump="free")
    view = compare_view(UNDER_THE_PARTNER, "en", houses=[free])
    assert [column["title"] for column in view["columns"]][4:] == ["house rule 1"]
    assert view["columns"][4]["removable"]
    assert view["columns"][4]["changes"] == [
        "reglas",
        "You cannot overtrump an opponent: you play… any card",
    ]


def test_the_rules_a_position_came_with_are_a_column_that_stays():
    free = bl.ruleset("family").replace(cannot_overtrump="free")
    position = bl.Position("H", leader="W", trick="7C 10H", hand="9H 8H KS", ruleset=free)
    columns = columns_of(position, [free])
    assert [column.given for column in columns] == [False] * 4 + [True]
    assert not compare_view(position, "en")["columns"][4]["removable"]


SCORES = {
    "made": score_by_hand(taker="N", ns=100),
    "tied": score_by_hand(taker="N", ns=81),
    "tied with a belote": score_by_hand(taker="N", ns=71, belote="NS"),
    "one word": score_by_hand(taker="N", ns=82, belote="EW", words=1),
    "capot": score_by_hand(taker="N", capot="EW"),
    "waiting": score_by_hand(ruleset="clockwise", taker="N", ns=100, held_over=81),
}


@pytest.mark.parametrize("name", SCORES)
def test_every_outcome_is_the_score_counted_by_those_rules(name):
    score = SCORES[name]
    houses = [bl.ruleset("family").replace(capot=250, fail_points=160)]
    view = compare_view(score, "en", houses=houses)
    for place, column in enumerate(columns_of(score, houses)):
        again = recount(score, column.rules)
        cells = {row["id"]: row["cells"][place] for row in view["rows"]}
        assert [cells[part]["text"] for part in ("NS", "EW", "held")] == [
            str(again.ns),
            str(again.ew),
            str(again.held_over),
        ]
        marked = [line.reason for line in again.explain("en") if line.scores]
        told = [text for team in ("NS", "EW") for text in view["whys"][cells[team]["why"]]["texts"]]
        assert sorted(told) == sorted(marked)


def test_a_tie_is_told_apart_in_the_summary():
    assert compare_view(SCORES["tied"], "en")["summary"] == [
        "The score depends on the rules.",
        "family and reglas: contract failed; North and South score 0, East and West 162.",
        (
            "clockwise and FFB: contract neither made nor failed; North and South score 0, "
            "East and West 81, and 81 points are held over."
        ),
    ]
    assert compare_view(SCORES["made"], "en")["summary"] == [
        "Every ruleset comes to the same score."
    ]


@pytest.mark.parametrize(
    ("lang", "moment"), list(product(LANGUAGES, [UNDER_THE_PARTNER, SCORES["tied with a belote"]]))
)
def test_a_view_is_plain_json_and_the_same_each_time(lang, moment):
    view = compare_view(moment, lang)
    assert json.loads(json.dumps(view)) == view == compare_view(moment, lang)
    assert draw_comparison(view) == draw_comparison(compare_view(moment, lang))
    others = [compare_view(moment, other) for other in LANGUAGES if other != lang]
    assert all(view["title"] != other["title"] for other in others)


def test_nothing_else_can_be_compared():
    with pytest.raises(bl.InvalidStateError, match="Position, DealScore"):
        compare_view(bl.Trick("H", leader="N", cards="7C"), "en")


def test_the_text_says_why_where_an_answer_is_another():
    text = draw_comparison(compare_view(UNDER_THE_PARTNER, "en"))
    lines = text.splitlines()
    assert lines[5].split() == ["family", "reglas", "(in", "force)", "clockwise", "FFB"]
    assert lines[-2].startswith("  family, FFB · 8♥ may be played. You hold no clubs")
    assert lines[-1].endswith("[4.9 Partner exception]")
