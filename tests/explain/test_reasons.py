"""Reasons and legal sets are faces of one answer: each is re-derived from the other."""

from __future__ import annotations

import pytest
from hypothesis import given
from strategies import positions, tricks

import belote_learn as bl
from belote_learn.explain.articles import articles
from belote_learn.explain.reasons import reasons, table_facts
from belote_learn.explain.trick_reasons import role
from belote_learn.messages.language import LANGUAGES
from belote_learn.messages.verdicts import explain_position
from belote_learn.rules.branches import BRANCHES
from belote_learn.rules.facts import trick_facts


@given(positions())
def test_a_card_is_refused_exactly_when_a_step_drops_it(p):
    ruling = p.ruling
    assert ruling.cards == bl.legal_cards(p) == p.legal_cards
    assert ruling.cards
    dropped = [card for step in ruling.steps for card in step.dropped]
    assert sorted(dropped) == sorted(set(p.hand) - set(ruling.cards))
    for card, reason in zip(p.hand, reasons(p, ruling), strict=True):
        first_drop = next((s for s in ruling.steps if card not in s.cards), None)
        assert reason.legal == (first_drop is None) == (card in ruling.cards)
        assert reason.rule == (first_drop.rule if first_drop else ruling.duty)
        assert reason.rule in articles()


@given(positions())
def test_steps_only_ever_narrow_the_hand_and_end_on_the_legal_set(p):
    left = set(p.hand)
    for step in p.ruling.steps:
        assert set(step.cards) <= left
        assert set(step.dropped) == left - set(step.cards)
        left = set(step.cards)
    assert left == set(p.legal_cards)


@given(positions())
def test_every_verdict_speaks_in_every_language_of_this_trick(p):
    for lang in LANGUAGES:
        for verdict in explain_position(p, lang):
            assert verdict.headline
            assert verdict.reason.endswith(".")
            assert "{" not in verdict.text
            assert verdict.article.sources
            assert verdict.steps[verdict.step].rule == verdict.rule
            assert all(step.question.rstrip().endswith("?") for step in verdict.steps)


@given(positions())
def test_a_reason_names_a_fact_of_this_trick(p):
    facts = table_facts(p, p.ruling)
    names = {str(card) for card in (*p.trick, *p.hand)}
    names |= {facts["leader"].name.title(), p.trump.name.lower()}
    for verdict in p.explain("en"):
        assert any(name in verdict.reason for name in names), verdict.reason


@given(tricks())
def test_a_trick_names_its_winner_and_what_each_card_did(t):
    for lang in LANGUAGES:
        verdict = t.explain(lang)
        assert verdict.winner == t.winner
        assert len(verdict.steps) == len(t.cards)
        assert "{" not in verdict.text + "".join(step.text for step in verdict.steps)
    assert role(t, 0) == "leads"


def test_every_branch_can_be_reached_and_every_article_is_used():
    lines = {
        "lead": "H N - AD,7H family",
        "follow-suit": "H N TD AD,7H family",
        "follow-trumps": "H N 9H AH,7H family;trump_led_must_beat=never",
        "follow-trumps-partner": "H N 9H,7H AH,8H family;trump_led_must_beat=unless_partner_winning",
        "rise-in-trumps": "H N AH JH,7H family",
        "cannot-rise": "H N 9H AH,7H family",
        "discard-on-trumps": "H N 9H AD,7D family",
        "discard": "H N AC AD,7D family",
        "partner-exception": "H N AC,7C AD,7H family",
        "partner-ruffed": "H N AC,9H,7C AD,7H reglas",
        "partner-ruffed-all-trumps": "H N AC,9H,7C 8H,7H family;partner_master_trump_play=free_only_if_all_trumps",
        "partner-ruffed-none-higher": "H N AC,9H,7C 8H,7H reglas",
        "ruff": "H N AC AD,7H family",
        "overtrump": "H N AC,9H JH,7H,AD family",
        "undertrump": "H N AC,9H 8H,7H,AD family",
        "cannot-overtrump": "H N AC,9H 8H,7H,AD family;cannot_overtrump=free",
    }  # fmt: skip
    reached = {name: bl.Position.parse(line).ruling for name, line in lines.items()}
    assert {name: ruling.branch for name, ruling in reached.items()} == {n: n for n in BRANCHES}
    cited = {step.rule for ruling in reached.values() for step in ruling.steps}
    play = {name for name in articles() if name.startswith("play.")}
    assert cited | {"play.trick-winner"} == play


CASES = {
    # trumps led, a heart thrown while holding low trumps: the reason is to follow, not to rise
    "trumps led, plain card": ("S N AS 7S,8S,KH family", "KH", "play.follow-suit"),
    "trumps led, low trump": ("S N AS JS,8S,KH family", "8S", "play.rise-in-trumps"),
    "ruffed, plain card": ("S N AC,9S JS,8S,KH family", "KH", "play.ruff"),
    "ruffed, low trump": ("S N AC,9S JS,8S,KH family", "8S", "play.overtrump"),
    "ruffed too high, plain card": ("S N AC,JS 9S,8S,KH family", "KH", "play.ruff"),
    "partner ruffed, low trump": ("S N AC,9S,7C JS,8S,KH reglas", "8S", "play.partner-ruffed"),
    "suit held": ("S N AC 7C,8S,KH family", "KH", "play.follow-suit"),
}


@pytest.mark.parametrize("name", CASES)
def test_a_refused_card_is_named_after_the_step_that_dropped_it(name):
    line, card, rule = CASES[name]
    p = bl.Position.parse(line)
    verdict = next(v for v in p.explain("en") if v.card.code == card)
    assert (verdict.legal, verdict.rule) == (False, rule)


def test_the_partner_is_two_places_before_the_player():
    cards = bl.Position.parse("S N AC,7C 8H family").trick
    assert trick_facts(cards, bl.Suit.SPADES).partner_winning
    assert not trick_facts(cards[:1], bl.Suit.SPADES).partner_winning
