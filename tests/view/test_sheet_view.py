"""The checklist and the sheet as views: every number is the match's, every number has its reason."""

import json
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES
from belote_learn.rules.by_hand import score_by_hand
from belote_learn.seats import Seat
from belote_learn.view.agree_view import AGREED, agree_view, asked
from belote_learn.view.sheet_text import draw_sheet
from belote_learn.view.sheet_view import sheet_view

PARTS = ("outcome", "NS", "EW", "NS-total", "EW-total")
RULES = st.sampled_from(bl.RULESETS).map(bl.ruleset)
DEALS = st.lists(
    st.none()
    | st.fixed_dictionaries(
        {
            "taker": st.sampled_from("NESW"),
            "ns": st.sampled_from([0, 60, 71, 80, 81, 82, 100, 162]),
            "belote": st.sampled_from([None, "NS", "EW"]),
        }
    ),
    max_size=12,
)


def match_of(rules, deals):
    match = bl.Match(rules, dealer="N")
    for deal in deals:
        if match.winner is not None:
            break
        if deal is None:
            match = match.pass_out()
        else:
            score = score_by_hand(ruleset=rules, held_over=match.held_over, **deal)
            match = match.add(score)
    return match


@settings(max_examples=40, deadline=None)
@given(RULES, DEALS, st.sampled_from(LANGUAGES))
def test_every_number_is_the_matchs_and_opens_its_lines(rules, deals, lang):
    match = match_of(rules, deals)
    view = sheet_view(match, lang)
    assert json.loads(json.dumps(view)) == view
    assert len(view["rows"]) == len(match.scores) == view["deals"]
    assert {side["team"]: side["points"] for side in view["totals"]} == match.totals
    running = {"NS": 0, "EW": 0}
    for row, score in zip(view["rows"], match.scores, strict=True):
        for team, before in list(running.items()):
            points = 0 if score is None else score.points(team)
            running[team] = before + points
            assert row[f"{team}-total"]["text"] == str(running[team])
            assert row[team]["text"] == ("–" if score is None else str(points))
        for part in PARTS:
            why = view["whys"][row[part]["why"]]
            assert why["texts"]
            assert why["articles"]
    assert {team: run[-1] for team, run in view["race"]["runs"].items()} == running
    assert (view["form"] is None) == (match.winner is not None) == view["standing"]["over"]
    assert any(fact["id"] == "held" for fact in view["facts"]) == (match.held_over > 0)


def test_the_lines_of_a_deal_are_all_told_once():
    score = score_by_hand(ruleset="ffb", taker="N", ns=71, belote="NS", held_over=0)
    view = sheet_view(bl.Match("ffb").add(score), "en")
    row = view["rows"][0]
    told = [text for part in PARTS[:3] for text in view["whys"][row[part]["why"]]["texts"]]
    assert sorted(told) == sorted(line.reason for line in score.explain("en"))
    assert row["outcome"]["note"] == "91 held over"


OUTCOMES = {
    "made": ({"taker": "N", "ns": 100}, "N–S made it"),
    "failed": ({"taker": "E", "ns": 100}, "E–W failed"),
    "tied": ({"taker": "E", "ns": 81}, "E–W tied"),
    "capot": ({"taker": "E", "capot": "EW"}, "E–W: capot"),
    "capot of the defence": ({"taker": "E", "capot": "NS"}, "E–W failed: capot"),
}


@pytest.mark.parametrize("name", OUTCOMES)
def test_each_outcome_has_its_words(name):
    entry, text = OUTCOMES[name]
    view = sheet_view(bl.Match("clockwise").add(score_by_hand(ruleset="clockwise", **entry)), "en")
    assert view["rows"][0]["outcome"]["text"] == text


def test_a_deal_nobody_took_says_who_deals_again():
    view = sheet_view(bl.Match(dealer="N").pass_out(), "en")
    why = view["whys"][view["rows"][0]["outcome"]["why"]]
    assert view["articles"][why["articles"][0]]["number"] == "3.5"
    assert view["rows"][0]["outcome"]["text"] == "all passed"


def test_a_target_of_its_own_makes_no_house_rule():
    view = sheet_view(bl.Match(target=501), "en")
    assert view["facts"][0]["text"] == "Rules: family"
    assert [fact["text"] for fact in view["facts"]][1] == "First to 501"


def test_the_race_is_told_deal_by_deal():
    match = match_of(bl.ruleset("family"), [{"taker": "N", "ns": 100}, {"taker": "N", "ns": 80}])
    assert sheet_view(match, "en")["race"]["text"].endswith(
        "Deal 1: 100 to 62. Deal 2: 100 to 224."
    )


@pytest.mark.parametrize(("rules", "lang"), list(product(bl.RULESETS, LANGUAGES)))
def test_the_checklist_asks_what_matters_and_says_whence_each_answer_comes(rules, lang):
    ruleset = bl.ruleset(rules)
    view = agree_view(ruleset, None, lang)
    assert [item["id"] for item in view["items"]] == list(asked(ruleset))
    assert ("litige_to" in asked(ruleset)) == (ruleset.tie == "litige")
    for item in view["items"]:
        assert item["value"] == str(getattr(ruleset, item["id"]))
        assert not item["values"] or item["value"] in dict(item["values"])
        why = view["whys"][item["why"]]
        assert view["articles"][why["articles"][0]]["number"] == item["number"]
        assert bool(item["contested"]) == bool(ruleset.source(item["id"]).contested)
    assert json.loads(json.dumps(view)) == view


def test_everything_the_rulebook_says_to_agree_on_is_asked_or_said():
    """Article 1.6 names the target, the tie, the failed contract, the capot, the redeal."""
    text = bl.rulebook("en")["game.agree-first"].text
    view = agree_view(bl.ruleset("clockwise"), Seat.NORTH, "en")
    numbers = {item["number"] for item in view["items"]} | {view["said"]["number"]}
    for number in ("8.1", "7.3", "7.2", "7.5", "3.5", "5.6"):
        assert f"({number})" in text
        assert number in numbers
    assert set(AGREED) >= {item["id"] for item in view["items"]}


def test_a_house_rule_is_named_as_one():
    view = agree_view(bl.ruleset("family").replace(capot=250), None, "en")
    item = next(item for item in view["items"] if item["id"] == "capot")
    assert (item["house"], item["note"]) == (True, "House rule.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_is_the_same_each_time(lang):
    match = match_of(bl.ruleset("clockwise"), [{"taker": "N", "ns": 81}, None])
    view = sheet_view(match, lang)
    lines = draw_sheet(view).splitlines()
    assert lines == draw_sheet(sheet_view(match, lang)).splitlines()
    assert len(lines) == 2 + 1 + 2 + 1
    assert len({len(line) for line in lines[2:5]}) == 1
    checklist = draw_sheet(agree_view(bl.ruleset("family"), None, lang)).splitlines()
    assert len(checklist) == 2 + len(asked(bl.ruleset("family"))) + 2
