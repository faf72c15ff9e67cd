"""Belote and rebelote are worded: what a word earns, what silence loses, why one is refused."""

from __future__ import annotations

from itertools import product

import pytest

import belote_learn as bl
from belote_learn.messages.announcements import explain_words, tell_word
from belote_learn.messages.language import LANGUAGES
from belote_learn.play.deal import Deal

# West leads, holding every heart: each trick is West's
HANDS = {
    "N": "AS TS KS QS JS 9S 8S 7S",
    "E": "AD TD KD QD JD 9D 8D 7D",
    "S": "AC TC KC QC JC 9C 8C 7C",
    "W": "KH QH AH TH JH 9H 8H 7H",
}


def played(*cards, ruleset="family", trump="H"):
    deal = Deal.from_hands(HANDS, trump=trump, taker="W", dealer="N", ruleset=ruleset)
    if deal.ruleset.direction.value == "clockwise":  # East would lead; let West
        deal = Deal.from_hands(HANDS, trump=trump, taker="W", dealer="S", ruleset=ruleset)
    for card in cards:
        deal = deal.act(card)
    return deal


def first_trick_done(word, **how):
    deal = played(f"KH {word}".strip(), **how)
    while len(deal.played) < 4:
        deal = deal.act(deal.actions[0])
    return deal


def told(deal, card, lang="en"):
    return {str(verdict.action): verdict for verdict in explain_words(deal, card, lang)}


@pytest.mark.parametrize(("lang", "ruleset"), list(product(LANGUAGES, bl.RULESETS)))
def test_every_word_has_a_verdict_that_agrees_with_the_deal(lang, ruleset):
    book = bl.rulebook(lang, ruleset=ruleset)
    moments = [
        (played(ruleset=ruleset), "KH"),
        (played(ruleset=ruleset), "JH"),
        (first_trick_done("belote", ruleset=ruleset), "QH"),
        (first_trick_done("", ruleset=ruleset), "QH"),
    ]
    for deal, card in moments:
        allowed = {str(action) for action in deal.actions}
        verdicts = told(deal, card, lang)
        for name, verdict in verdicts.items():
            assert verdict.legal == (name in allowed)
            assert verdict.article == book[verdict.rule]
            assert verdict.reason.endswith((".", ".)"))
            assert "{" not in verdict.text
        assert len({verdict.text for verdict in verdicts.values()}) == len(verdicts)


def test_the_first_word_says_what_it_earns():
    verdicts = told(played(), "KH")
    assert list(verdicts) == ["KH", "KH belote", "KH rebelote"]
    assert verdicts["KH belote"].text == (
        "You may say belote with K♥. You have the king and queen of trumps, and K♥ comes first. "
        "With rebelote at Q♥ that is 20 points for East and West, even if the contract fails; "
        "belote alone is worth nothing."
    )
    assert verdicts["KH"].reason == (
        "K♥ is the first of your king and queen of trumps. Without belote now, there is no rebelote "
        "at Q♥: the 20 points are lost for East and West."
    )
    assert verdicts["KH"].rule == "announce.words"
    assert verdicts["KH rebelote"].rule == "announce.refused"


def test_ten_a_word_and_the_raised_threshold_are_told_where_the_ruleset_has_them():
    belote = told(played(ruleset="reglas"), "KH")["KH belote"].reason
    assert "10 points for East and West" in belote
    assert belote.endswith("The contract then needs 92 points instead of 82.")
    house = bl.ruleset("family").replace(belote_first_word=10)
    assert "92" not in told(played(ruleset=house), "KH")["KH belote"].reason


def test_the_second_word_says_what_silence_loses():
    verdicts = told(first_trick_done("belote"), "QH", "fr")
    assert verdicts["QH rebelote"].reason == (
        "Belote a été dit avec le R♥, et la D♥ vient en second : avec rebelote, c’est 20 points pour "
        "Est et Ouest."
    )
    assert verdicts["QH"].reason == (
        "Belote a été dit avec le R♥. Sans rebelote maintenant, cela ne vaut rien : les 20 points sont "
        "perdus pour Est et Ouest."
    )
    assert not verdicts["QH belote"].legal
    kept = told(first_trick_done("belote", ruleset="reglas"), "QH", "pt")["QH"].reason
    assert kept.endswith(
        "seus 10 pontos ficam. Sem rebelote agora, Leste e Oeste perdem os outros 10."
    )


def test_what_was_forgotten_stays_lost_and_a_plain_pair_is_none():
    assert not any(verdict.legal for verdict in told(first_trick_done(""), "QH").values())
    assert not any(verdict.legal for verdict in told(played(trump="S"), "KH").values())


def test_where_words_are_said_for_the_player_there_is_no_silence():
    assert list(told(played().with_auto_belote(), "KH")) == ["KH belote", "KH rebelote"]


def test_a_card_that_may_not_be_played_refuses_itself():
    with pytest.raises(bl.BeloteError, match="AS|A♠"):
        explain_words(played(), "AS")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "West says belote with K♥."),
        ("pt", "Oeste diz belote com o R♥."),
        ("fr", "Ouest dit belote avec le R♥."),
    ],
)
def test_a_word_that_was_said_is_told(lang, text):
    said, silent = played("KH belote").history[0], played("KH").history[0]
    assert tell_word(said, lang) == text
    assert tell_word(silent, lang) == ""
