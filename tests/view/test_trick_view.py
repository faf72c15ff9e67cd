"""Frames: plain JSON, complete, and deciding nothing anew."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from strategies import positions

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.text import draw
from belote_learn.view.trick_view import trick_view

DEAL = bl.example("first-deal")
MOMENTS = {f"trick {n}": trick for n, trick in enumerate(DEAL.tricks)} | {
    "no hand known": bl.Trick("H", leader="N", cards="10D 8D AD 7H"),
    "one card": bl.Trick("H", leader="N", cards="10D"),
    "waiting": bl.Position("H", leader="N", trick="10D 8D", hand="AD 7D JH 9C"),
    "nobody has played": bl.Position("H", leader="N", hand="AD 7D JH 9C", ruleset="clockwise"),
}
everywhere = pytest.mark.parametrize("lang", LANGUAGES)
moments = pytest.mark.parametrize("name", MOMENTS)


@everywhere
@moments
def test_a_view_is_json_and_its_pools_are_whole(name, lang):
    view = trick_view(MOMENTS[name], lang)
    assert json.loads(json.dumps(view)) == view
    for frame in view["frames"]:
        assert {*frame["why"].values()} <= {*range(len(view["whys"]))}
        assert all(view["texts"][part] for part in (*frame["say"], frame["title"]))
    for why in view["whys"]:
        assert why["rule"] in view["articles"]
        assert why["trace"] is None or why["trace"] in range(len(view["traces"]))
        assert all(view["texts"][why[part]] for part in ("headline", "text"))
        assert why["what_if"] is None or view["texts"][why["what_if"]]
    for step in (step for trace in view["traces"] for step in trace):
        assert step["rule"] in view["articles"]
        assert {*step["cards"], *step["drops"]} <= view["cards"].keys()
        assert {*step["seats"]} <= view["seats"].keys()


@moments
def test_legal_and_refused_in_a_view_are_the_ruling_s(name):
    moment = MOMENTS[name]
    view = trick_view(moment, "en")
    known = moment.positions if isinstance(moment, bl.Trick) else (moment,)
    for position in known:
        frame = view["frames"][len(position.trick)]
        marks = {code: view["whys"][place]["mark"] for code, place in frame["why"].items()}
        legal = {card.code for card in position.legal_cards}
        assert {c for c, mark in marks.items() if mark == "legal"} == legal
        refused = {card.code for card in position.hand} - legal
        assert {c for c, mark in marks.items() if mark == "refused"} >= refused


def test_every_card_of_every_hand_answers_at_its_turn():
    for trick in DEAL.tricks:
        view = trick_view(trick, "en")
        for position in trick.positions:
            frame = view["frames"][len(position.trick)]
            assert {card.code for card in position.hand} <= frame["why"].keys()
            assert frame["turn"] == position.seat


def test_frames_grow_card_by_card_and_conserve_the_cards():
    for trick in DEAL.tricks:
        frames = trick_view(trick, "en")["frames"]
        assert [len(frame["trick"]) for frame in frames] == [0, 1, 2, 3, 4]
        for frame in frames:
            held = sum(len(hand["cards"]) for hand in frame["hands"].values())
            assert held + len(frame["trick"]) == 4 * len(trick.hands["N"])
        assert [frame["done"] for frame in frames] == [False, False, False, False, True]
        assert frames[-1]["winning"] == trick.winner


def test_hidden_hands_show_as_many_backs_as_cards_are_left():
    frame = trick_view(MOMENTS["waiting"], "en")["frames"][2]
    backs = {seat: hand.get("hidden") for seat, hand in frame["hands"].items()}
    assert backs == {"N": 3, "W": 3, "E": 4, "S": None}


@everywhere
@moments
def test_the_text_picture_has_a_line_for_every_card_s_verdict(name, lang):
    view = trick_view(MOMENTS[name], lang)
    for step, frame in enumerate(view["frames"]):
        picture = draw(view, step)
        assert picture == draw(view, step)
        assert view["title"] in picture
        turn = frame["turn"]
        if turn and "cards" in frame["hands"][turn]:
            assert len(
                [line for line in picture.splitlines() if line[:3] in {"  ✓", "  ✗"}]
            ) == len(frame["hands"][turn]["cards"])


@given(positions())
@settings(max_examples=50)
def test_any_position_can_be_shown(p):
    view = trick_view(p, "fr")
    assert len(view["frames"]) == len(p.trick) + 1
    assert draw(view, len(p.trick))


@pytest.mark.parametrize("moment", [None, "H N - AD family", DEAL])
def test_something_else_is_refused(moment):
    with pytest.raises(bl.InvalidStateError, match="A Trick or a Position is expected"):
        trick_view(moment, "en")


def test_a_house_rule_is_announced():
    rules = bl.ruleset("family").replace(cannot_overtrump="free")
    view = trick_view(bl.Position("H", leader="N", hand="AD", ruleset=rules), "en")
    assert view["facts"][1]["text"] == "Rules: family, with house rules"


def test_a_view_stays_light():
    sizes = [len(json.dumps(trick_view(t, "pt"), ensure_ascii=False).encode()) for t in DEAL.tricks]
    assert max(sizes) < 40_000


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("en", "A trick with hearts as trumps (2/4): South to play"),
        ("fr", "Un pli, atout cœur (2/4)\u00a0: À Sud de jouer"),
        ("pt", "Uma vaza com trunfo em copas (2/4): Vez de Sul"),
    ],
)
def test_the_picture_counts_as_the_widget_does(lang, title):
    view = trick_view(MOMENTS["no hand known"], lang)
    assert draw(view, 2).startswith(f"{title}\n")
