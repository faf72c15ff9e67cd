"""Every bid is worded for the seat that speaks: what it means, or why it is not allowed."""

from __future__ import annotations

from itertools import product

import pytest

import belote_learn as bl
from belote_learn.cards import PACK, Card, Suit
from belote_learn.messages.bids import explain_bids, tell_bid
from belote_learn.messages.language import LANGUAGES
from belote_learn.play.actions import NAME, PASS, TAKE
from belote_learn.play.deal import Deal
from belote_learn.seats import Seat

# the turn-up, the 21st card, is the king of hearts
PACK_OF_KH = [card for card in PACK if card.code != "KH"]
PACK_OF_KH.insert(20, Card.parse("KH"))


def after(passes, ruleset="family"):
    deal = Deal.from_pack(PACK_OF_KH, dealer="N", ruleset=ruleset)
    for _ in range(passes):
        deal = deal.act("pass")
    return deal


def verdicts(deal, lang="en", **how):
    return {str(verdict.action): verdict for verdict in explain_bids(deal, lang, **how)}


@pytest.mark.parametrize(
    ("lang", "ruleset", "passes"), list(product(LANGUAGES, bl.RULESETS, range(8)))
)
def test_every_bid_has_a_verdict_that_agrees_with_the_deal(lang, ruleset, passes):
    deal = after(passes, ruleset)
    told = verdicts(deal, lang)
    assert list(told) == ["pass", "take", "S", "H", "D", "C"]
    assert {name for name, verdict in told.items() if verdict.legal} == {
        str(action) for action in deal.actions
    }
    book = bl.rulebook(lang, ruleset=ruleset)
    for verdict in told.values():
        assert verdict.article == book[verdict.rule]
        assert verdict.headline in verdict.text
        assert verdict.reason.endswith((".", ".)"))
        assert "{" not in verdict.text
    assert len({verdict.text for verdict in told.values()}) == len(told)


def test_nothing_is_said_once_the_bidding_is_over():
    assert explain_bids(after(0).act("take")) == ()
    assert explain_bids(after(8)) == ()


def test_a_pass_says_who_speaks_next_and_when_a_round_ends():
    reasons = [verdicts(after(passes))["pass"].reason for passes in range(8)]
    assert reasons == [
        "South is then asked to take K♥ or pass.",
        "East is then asked to take K♥ or pass.",
        "North is then asked to take K♥ or pass.",
        "All four have then passed on K♥: the second round begins, and West speaks first.",
        "South is then asked to name a suit or pass.",
        "East is then asked to name a suit or pass.",
        "North is then asked to name a suit or pass.",
        "All four have then passed twice: nobody scores, and West deals next.",
    ]
    rules = [verdicts(after(passes))["pass"].rule for passes in (0, 3, 4, 7)]
    assert rules == [
        "bidding.first-round",
        "bidding.second-round",
        "bidding.second-round",
        "bidding.all-pass",
    ]


def test_who_deals_again_follows_the_ruleset():
    same = bl.ruleset("family").replace(all_pass="same_dealer")  # noqa: S106
    assert "North deals next" in verdicts(after(7, same))["pass"].reason
    assert "East deals next" in verdicts(after(7, "clockwise"))["pass"].reason


def test_taking_says_what_it_commits_the_team_to():
    assert verdicts(after(1))["take"].text == (
        "You may take K♥. Hearts become trumps. You get K♥ and two more cards, and your team, "
        "North and South, must make the contract; East and West defend."
    )
    assert verdicts(after(4), "pt")["S"].text == (
        "Você pode escolher espadas. O trunfo passa a ser espadas. Você recebe o R♥ mesmo assim, e "
        "mais duas cartas, e sua dupla, Leste e Oeste, deve cumprir o contrato; Norte e Sul defendem."
    )
    assert verdicts(after(4), "fr")["S"].reason == (
        "L’atout devient pique. Tu reçois quand même le R♥, et deux autres cartes, et ton "
        "équipe, Est et Ouest, doit réussir le contrat ; Nord et Sud défendent."
    )


def test_the_turned_suit_is_refused_in_the_second_round_unless_any_suit_may_be_named():
    refused = verdicts(after(4))["H"]
    assert not refused.legal
    assert refused.headline == "You may not name hearts"
    assert refused.rule == "bidding.second-round"
    assert "K♥" in refused.reason
    named = verdicts(after(4, "ffb"))["H"]
    assert named.legal
    assert "all the same" not in named.reason


def test_a_suit_too_early_and_a_take_too_late_are_refused_with_their_article():
    assert verdicts(after(0))["S"].rule == "bidding.first-round"
    assert verdicts(after(4))["take"].rule == "bidding.second-round"


@pytest.mark.parametrize(
    ("bid", "lang", "text"),
    [
        (PASS[Seat.EAST], "en", "East passes."),
        (TAKE[Seat.WEST], "fr", "Ouest prend le R♥ : l’atout est cœur."),
        (NAME[Seat.WEST][Suit.CLUBS], "pt", "Oeste escolhe paus como trunfo e fica com o R♥."),
    ],
)
def test_a_bid_that_was_made_is_told(bid, lang, text):
    assert tell_bid(bid, Card.parse("KH"), lang) == text
