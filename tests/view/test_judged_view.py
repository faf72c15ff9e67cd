"""A view judged by other rules, and what a learner is asked before a frame is shown."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from strategies import deals, house_rules

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES
from belote_learn.play.judging import JUDGED, TRICK_JUDGED, rejudge
from belote_learn.rules.rulesets import option_values
from belote_learn.view.deal_view import deal_view
from belote_learn.view.packing import pack, unpack
from belote_learn.view.same_frame import same_frame
from belote_learn.view.text import draw
from belote_learn.view.trick_view import trick_view


def played(seed, ruleset="family"):
    chance = random.Random(seed)  # noqa: S311 (a game)
    deal = bl.Deal.new(seed=seed, dealer="N", ruleset=ruleset)
    while deal.to_act:
        deal = deal.act(chance.choice(deal.actions))
    return deal


def refused_deal():
    """A real deal with a card that reglas does not allow, found by search."""
    found = (played(seed) for seed in range(100))
    return next(deal for deal in found if rejudge(deal, "reglas").refused)


DEAL = refused_deal()


def test_by_its_own_rules_nothing_is_judged_anew():
    view = deal_view(DEAL, "en")
    assert view["judged"] is None
    assert not any(stage["refused"] for stage in view["stages"])
    assert "refused" not in {
        view["whys"][frame["why"][play["card"]]]["mark"]
        for frame in view["frames"]
        for play in frame["trick"]
    }


@pytest.mark.parametrize(
    ("lang", "text", "headline"),
    [
        (
            "en",
            "Under the rules “reglas” instead of “family”, 1 card would not be allowed.",
            "may not play",
        ),
        (
            "pt",
            "Pelas regras “reglas” em vez de “família”, 1 carta não seria permitida.",
            "não pode jogar",
        ),
        (
            "fr",
            "Selon les règles « reglas » au lieu de « famille », 1 carte ne serait pas permise.",
            "ne peut pas jouer",
        ),
    ],
)
def test_what_other_rules_refuse_is_told_and_marked_where_it_lies(lang, text, headline):
    view = deal_view(DEAL, lang, ruleset="reglas")
    assert view["judged"]["text"].replace("\u00a0", " ") == text
    (one,) = rejudge(DEAL, "reglas").refused
    (told,) = view["judged"]["frames"]
    frame = view["frames"][told["frame"]]
    assert frame["trick"][-1] | {"note": ""} == {
        "seat": one.action.seat.value,
        "card": one.action.card.code,
        "note": "",
    }
    why = view["whys"][frame["why"][one.action.card.code]]
    assert (why["mark"], why["rule"]) == ("refused", one.rule)
    assert headline in view["texts"][why["headline"]]
    assert why["headline"] in frame["say"]
    assert [stage["refused"] for stage in view["stages"]].count(True) == 1
    assert view["stages"][frame["stage"]]["refused"]
    assert f"✗ {view['texts'][why['headline']]}" in draw(view, told["frame"])


def test_rules_that_judge_a_trick_alike_are_not_other_rules():
    view = trick_view(DEAL.tricks[0], "en", ruleset=bl.ruleset("family").replace(tie="litige"))
    assert view["judged"] is None
    assert view["facts"][1]["text"] == "Rules: family"
    assert trick_view(DEAL.tricks[0], "en", ruleset="ffb")["judged"]["frames"] == []


def test_a_bid_other_rules_refuse_is_told_and_marked():
    deal = bl.Deal.new(seed=7, dealer="N", ruleset="ffb")
    for bid in ("pass", "pass", "pass", "pass", deal.turn_up.suit):
        deal = deal.act(bid)
    view = deal_view(deal, "en", ruleset="family")
    assert view["judged"]["text"].endswith("1 bid would not be allowed.")
    frame = view["frames"][view["judged"]["frames"][0]["frame"]]
    why = view["whys"][frame["bids"][-1]["why"]]
    assert (frame["kind"], why["mark"], why["rule"]) == ("bid", "refused", "bidding.second-round")
    assert why["text"] in frame["say"]


@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(deals(), house_rules())
def test_a_judged_view_marks_what_the_judgement_refuses_and_nothing_else(deal, other):
    view = deal_view(deal, "fr", ruleset=other)
    judged = rejudge(deal, other)
    marks = {
        (frame["stage"], play["card"])
        for frame in view["frames"]
        for play in frame["trick"]
        if view["whys"][frame["why"][play["card"]]]["mark"] == "refused"
    }
    cards = [one for one in judged.refused if one.action.card]
    assert {card for _, card in marks} == {one.action.card.code for one in cards}
    told = view["judged"]["frames"] if view["judged"] else []
    assert len(told) == len(judged.refused)
    assert (view["judged"] is None) == (judged.ruleset == deal.ruleset)
    assert unpack(json.loads(json.dumps(pack(view)))) == view
    own = deal_view(deal, "fr")
    for step in range(len(own["frames"])):
        again = same_frame(own, step, view)
        assert own["frames"][step]["kind"] == view["frames"][again]["kind"]
        if own["frames"][step]["kind"] not in {"line", "total", "match"}:
            assert again == step


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "names"), [("deal", JUDGED), ("trick", TRICK_JUDGED)])
def test_the_menu_holds_every_option_that_judges_with_all_its_values(kind, names, lang):
    rules = bl.ruleset("ffb").replace(cannot_overtrump="free")
    shown = (
        deal_view(DEAL, lang, ruleset=rules)
        if kind == "deal"
        else trick_view(DEAL.tricks[0], lang, ruleset=rules)
    )
    menu = shown["rules"]
    assert (menu["id"], menu["own"], menu["changes"]) == (
        "ffb",
        "family",
        {"cannot_overtrump": "free"},
    )
    assert [name for name, _ in menu["sets"]] == [*bl.RULESETS]
    assert tuple(option["id"] for option in menu["options"]) == names
    for option in menu["options"]:
        assert tuple(value for value, _ in option["values"]) == option_values(option["id"])
        assert len({text for _, text in option["values"]}) == len(option["values"])
        assert option["number"] == (option["id"] == "target")
        assert option["value"] == getattr(rules, option["id"])
        assert option["named"] == getattr(bl.ruleset("ffb"), option["id"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_frame_that_hides_an_answer_asks_for_it(lang):
    view = deal_view(DEAL, lang)
    for frame in view["frames"]:
        ask = frame["ask"] or {"legal": None, "winner": None, "points": None}
        held = frame["hands"][frame["turn"]]["cards"] if frame["turn"] else []
        answers = [frame["why"].get(code) for code in held]
        assert bool(ask["legal"]) == (len(held) > 1 and None not in answers)
        assert bool(ask["winner"]) == bool(ask["points"]) == (frame["kind"] == "trick")
        assert (frame["worth"] is None) == (frame["kind"] != "trick")


def test_what_a_trick_is_worth_adds_up_to_the_cards_and_the_ten():
    tricks = [frame for frame in deal_view(DEAL, "en")["frames"] if frame["kind"] == "trick"]
    assert sum(frame["worth"] for frame in tricks) == 162
    for frame, trick in zip(tricks, DEAL.tricks, strict=True):
        assert frame["winning"] == trick.winner.value
        assert frame["sum"].endswith(f"= {frame['worth']}")
        parts, _ = frame["sum"].split(" = ")
        assert sum(map(int, parts.split(" + "))) == frame["worth"]
    assert tricks[-1]["parts"].endswith("And 10 for the last trick.")
    assert "10" not in tricks[0]["ask"]["points"]


def test_a_wrong_winner_finds_its_reason_in_the_trace():
    view = deal_view(DEAL, "en")
    for frame in view["frames"]:
        if frame["kind"] == "trick":
            trace = view["traces"][view["whys"][frame["why"]["trick"]]["trace"]]
            assert {step["seats"][0] for step in trace} == set("NESW")
            assert all(view["texts"][step["answer"]] for step in trace)


def test_piles_count_once_the_cards_have_left_the_table():
    frames = deal_view(DEAL, "en")["frames"]
    assert sum(frames[-1]["points"].values()) == 162
    for n, frame in enumerate(frames):
        if frame["kind"] == "trick":
            team = "NS" if frame["winning"] in "NS" else "EW"
            after = frames[n + 1]
            assert after["tricks"][team] == frame["tricks"][team] + 1
            trick = DEAL.tricks[sum(frame["tricks"].values())]
            ten = 10 if sum(after["tricks"].values()) == 8 else 0
            assert after["points"][team] == frame["points"][team] + trick.points + ten


def test_a_pack_that_lay_ready_is_not_cut():
    ready = bl.Deal.from_pack(bl.Deal.new(seed=3, dealer="N").start.pack, dealer="N")
    kinds = [frame["kind"] for frame in deal_view(ready, "en")["frames"]]
    assert kinds[:2] == ["shuffle", "packet"]


def test_the_letters_of_both_packs_are_there_for_the_front_end():
    letters = deal_view(DEAL, "pt")["letters"]
    assert letters == {"JQK": {"J": "J", "Q": "Q", "K": "K"}, "VDR": {"J": "V", "Q": "D", "K": "R"}}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_left_out_of_a_match_are_told(lang):
    tied = {"taker": "NS", "card_points": {"NS": 81, "EW": 81}, "tricks": {"NS": 4, "EW": 4}}
    match = bl.Match("clockwise", dealer="S").add(bl.score_deal(ruleset="clockwise", **tied))
    chance, deal = random.Random(1), bl.Deal.new(seed=1, dealer=match.dealer, ruleset="clockwise")  # noqa: S311
    while deal.to_act:
        deal = deal.act(chance.choice(deal.actions))
    own = deal_view(deal, lang, match=match)
    other = deal_view(deal, lang, match=match, ruleset="family")
    told = [view["texts"][view["frames"][-1]["lines"][-1]["text"]] for view in (own, other)]
    assert "81" not in told[0] or "81" in told[1]
    assert "81" in told[1]


def test_a_whole_deal_stays_under_100_kilobytes_judged_by_any_rules():
    for seed in (2, 7, 29, 37):
        deal = played(seed).with_auto_belote()
        for lang in LANGUAGES:
            for rules in ("family", "reglas"):
                view = pack(deal_view(deal, lang, ruleset=rules))
                assert (
                    len(json.dumps(view, ensure_ascii=False, separators=(",", ":")).encode())
                    <= 100_000
                )
