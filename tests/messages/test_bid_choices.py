"""Every bid a hand may make is worded beside the count: a friend's advice, never a refusal."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.cards import PACK
from belote_learn.messages.bid_choices import explain_bid_choice, explain_bid_choices
from belote_learn.messages.catalogue import topics
from belote_learn.messages.language import LANGUAGES
from belote_learn.play.bots import choose
from belote_learn.play.seen import seen_by

# hand, turn-up, round
HANDS = {
    "a clear take": ("JH 8H AS KD 7C", "9H", 1),
    "a clear pass": ("AS AC TD 8S 7C", "KH", 1),
    "just enough": ("AS AC KD 8H 7H", "QH", 1),
    "just short": ("8H 7H AS TD 8D", "QH", 1),
    "two suits": ("JS TS 9D AD TD", "KH", 2),
    "a stronger suit": ("JS 9S 7S JD 9D", "KH", 2),
    "nothing to name": ("QS 9D 8S 8D 7C", "KH", 2),
    "just enough to name": ("AH AC KD 8S 7S", "QS", 2),
}
REFUSING = {
    "en": ("may not", "must not", "cannot take", "wrong", "mistake", "refused"),
    "fr": ("ne peux pas", "interdit", "faux", "erreur", "faute", "refus"),
    "pt": ("não pode", "proibido", "errado", "erro", "recus"),
}


def choices(name, lang="en", **how):
    return {choice.bid: choice for choice in explain_bid_choices(*HANDS[name], lang, **how)}


def test_these_hands_show_every_way_a_bid_can_stand():
    found = {
        f"choice.{choice.kind}.{choice.standing}"
        for name in HANDS
        for choice in choices(name).values()
    }
    ids = {name for name in topics()["hand"].ids if name.startswith("choice.")}
    assert ids - found <= {"choice.name.close", "choice.pass.close"}
    assert found <= ids


@pytest.mark.parametrize(("lang", "name", "ruleset"), list(product(LANGUAGES, HANDS, bl.RULESETS)))
def test_a_bid_is_worded_with_its_numbers_and_never_refused(lang, name, ruleset):
    book = bl.rulebook(lang, ruleset=ruleset)
    told = choices(name, lang, ruleset=ruleset)
    assert next(iter(told)) == "pass"
    for choice in told.values():
        assert choice.article == book[choice.rule]
        assert choice.reason.endswith(".")
        assert "{" not in choice.text
        assert str(choice.hand.value.points) in choice.reason
        assert not any(word in choice.text.lower() for word in REFUSING[lang])
        assert choice.agrees == (choice.standing in {"agrees", "close"})
    assert any(choice.agrees for choice in told.values())
    assert len({choice.text for choice in told.values()}) == len(told)


def test_the_words_of_some_choices():
    assert choices("a clear pass")["take"].text == (
        "You may take K♥, but it is a bold bid. With hearts as trumps your hand is worth 78 points, "
        "and taking is advised from 100 on. It can work, but on average such a hand loses more when "
        "it fails than it brings when it is made."
    )
    assert choices("a clear take")["pass"].text == (
        "You may pass, but this hand could take. With hearts as trumps your hand is worth 122 "
        "points, and taking is advised from 100 on. A pass gives that chance away."
    )
    assert choices("a stronger suit", "pt")["D"].text == (
        "Você pode escolher ouros, mas com espadas você ficaria mais forte. Com ouros como trunfo, "
        "suas cartas valem 102 pontos; com espadas como trunfo, 114 pontos."
    )
    assert choices("just short", "fr")["take"].text == (
        "Prendre la D♥ se défend. Avec l’atout cœur, ta main vaut 98 points, et il est conseillé de "
        "prendre à partir de 100. C’est serré\u00a0: les deux choix se défendent."
    )


def test_what_is_close_says_so_on_both_sides():
    for name in ("just enough", "just short"):
        assert all(
            "It is close: both choices can be defended." in choice.reason
            for choice in choices(name).values()
        )
    assert not any("close" in choice.reason for choice in choices("a clear take").values())


@given(st.permutations(PACK), st.integers(0, 7), st.sampled_from(bl.RULESETS))
def test_the_advice_is_what_the_bot_would_bid(pack, passes, ruleset):
    deal = bl.Deal.from_pack(pack, dealer="N", ruleset=ruleset)
    for _ in range(passes):
        deal = deal.act("pass")
    bid = choose(seen_by(deal, deal.to_act))
    choice = explain_bid_choice(deal, bid, "en")
    assert choice.standing == "agrees"
    assert choice.bid == str(bid)
    assert {str(action) for action in deal.actions} == {
        each.bid
        for each in explain_bid_choices(
            dict(deal.dealt)[deal.to_act], deal.turn_up, deal.bidding_round, "en", ruleset=ruleset
        )
    }


DEAL = bl.Deal.new(seed=7, dealer="N")
WRONG = {
    "a suit in the first round": (lambda: explain_bid_choice(DEAL, "S"), "may not name spades yet"),
    "a card": (lambda: explain_bid_choice(DEAL, "KC"), "cannot be played yet"),
    "nonsense": (lambda: explain_bid_choice(DEAL, "banana"), "cannot be read"),
    "a bid too late": (lambda: explain_bid_choice(DEAL.act("take"), "pass"), "comes too late"),
    "a card after the bidding": (
        lambda: explain_bid_choice(DEAL.act("take"), DEAL.act("take").actions[0]),
        "comes too late",
    ),
    "no deal": (lambda: explain_bid_choice("x", "pass"), "Deal is expected"),
    "four cards": (lambda: explain_bid_choices("AS KS QS JS", "7H", 1), "a hand is five cards"),
    "the turn-up in the hand": (lambda: explain_bid_choices("AS KS QS JS 7H", "7H", 1), "there twice"),
    "a third round": (lambda: explain_bid_choices("AS KS QS JS 8H", "7H", 3), "not a round"),
    "a language": (lambda: explain_bid_choices("AS KS QS JS 8H", "7H", 1, "xx"), "not a language"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_bid_or_read_is_refused_by_the_rules(name):
    ask, match = WRONG[name]
    with pytest.raises(bl.BeloteError, match=match) as caught:
        ask()
    assert all("{" not in caught.value.text(lang) for lang in LANGUAGES)
