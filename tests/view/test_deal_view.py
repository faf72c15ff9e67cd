"""A whole deal in frames: every stage of it, complete, and deciding nothing anew."""

from __future__ import annotations

import json
import random

import pytest

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.deal_view import deal_view
from belote_learn.view.packing import pack, unpack


def played(seed, ruleset, *, auto=True):
    """A deal played out at random, from its seed alone."""
    chance = random.Random(seed)  # noqa: S311 (a game)
    deal = bl.Deal.new(seed=seed, dealer="N", ruleset=ruleset)
    deal = deal.with_auto_belote() if auto else deal
    while deal.to_act:
        deal = deal.act(chance.choice(deal.actions))
    return deal


def passed_out():
    deal = bl.Deal.new(seed=1, dealer="E")
    for _ in range(8):
        deal = deal.act("pass")
    return deal


DEALS = {f"{ruleset} {seed}": played(seed, ruleset) for ruleset in bl.RULESETS for seed in (2, 6)}
OTHERS = {
    "from hands": bl.example("second-deal"),
    "passed out": passed_out(),
    "just dealt": bl.Deal.new(seed=4, dealer="S"),
    "in the middle of a trick": bl.Deal.new(seed=7, dealer="N").act("take").act("KC"),
}
ALL = DEALS | OTHERS
every_deal = pytest.mark.parametrize("name", ALL)


@pytest.mark.parametrize("lang", LANGUAGES)
@every_deal
def test_a_view_is_json_and_its_pools_are_whole(name, lang):
    view = deal_view(ALL[name], lang)
    assert json.loads(json.dumps(view)) == view
    for frame in view["frames"]:
        assert set(frame["why"].values()) <= set(range(len(view["whys"])))
        assert all(view["texts"][part] for part in (*frame["say"], frame["title"]))
        assert frame["subject"] is None or frame["subject"] in frame["why"]
    for why in view["whys"]:
        assert why["rule"] in view["articles"]
        assert all(view["texts"][why[part]] for part in ("headline", "text"))


@every_deal
def test_the_stages_cover_the_frames_without_a_gap(name):
    view = deal_view(ALL[name], "en")
    frames = [n for stage in view["stages"] for n in range(stage["from"], stage["to"] + 1)]
    assert frames == list(range(len(view["frames"])))
    for n, frame in enumerate(view["frames"]):
        stage = view["stages"][frame["stage"]]
        assert stage["from"] <= n <= stage["to"]


@pytest.mark.parametrize("name", DEALS)
def test_no_card_is_lost_in_any_frame(name):
    deal = DEALS[name]
    for frame in deal_view(deal, "en")["frames"]:
        held = sum(len(hand["cards"]) for hand in frame["hands"].values())
        gathered = 4 * sum(frame["tricks"].values())
        on_table = len(frame["trick"])
        assert held + gathered + on_table + frame["stock"] + bool(frame["turn_up"]) == 32


@pytest.mark.parametrize("name", DEALS)
def test_every_stage_of_the_issue_is_there(name):
    deal = DEALS[name]
    view = deal_view(deal, "en")
    kinds = [frame["kind"] for frame in view["frames"]]
    assert kinds[:11] == ["shuffle", "cut", *["packet"] * 8, "turn-up"]
    assert kinds.count("bid") == len(deal.bids)
    if deal.phase == "scored":
        assert kinds.count("play") == 32
        assert kinds.count("trick") == 8
        assert kinds.count("line") == len(deal.score.lines)
        assert kinds[-2:] == ["total", "match"]
        last = view["frames"][-2]["lines"][-1]["points"]
        assert last == {"NS": deal.score.ns, "EW": deal.score.ew}


@pytest.mark.parametrize("name", DEALS)
def test_the_trumps_are_not_told_before_someone_takes(name):
    view = deal_view(DEALS[name], "en")
    told = [any(fact["id"] == "trump" for fact in frame["facts"]) for frame in view["frames"]]
    taken = next(n for n, f in enumerate(view["frames"]) if f["kind"] == "rest")
    assert not any(told[: taken - 1])
    assert all(told[taken - 1 :])


@pytest.mark.parametrize("name", DEALS)
def test_words_said_are_shown_with_their_card(name):
    deal = DEALS[name]
    said = [frame["said"] for frame in deal_view(deal, "en")["frames"] if frame["said"]]
    words = [action.word for action in deal.history if action.word]
    assert [bubble["text"].rstrip("!").lower() for bubble in said] == words


@every_deal
def test_verdicts_are_the_positions_own(name):
    view = deal_view(ALL[name], "en")
    plays = iter(f for f in view["frames"] if f["kind"] == "play" and len(f["trick"]) < 4)
    for trick in ALL[name].tricks:
        for position in trick.positions:
            frame = next(plays)
            marks = {c.code: view["whys"][frame["why"][c.code]]["mark"] for c in position.hand}
            legal = {c.code for c in position.legal_cards}
            assert {code for code, mark in marks.items() if mark == "legal"} == legal


@every_deal
def test_a_packed_view_is_the_same_view_in_at_most_100_kilobytes(name):
    view = deal_view(ALL[name], "fr")
    packed = pack(view)
    assert unpack(json.loads(json.dumps(packed))) == view
    assert len(json.dumps(packed, ensure_ascii=False, separators=(",", ":")).encode()) <= 100_000
