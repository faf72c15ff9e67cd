"""A hand's value is worded part by part, with its points and its article, in three languages."""

from __future__ import annotations

import re
from itertools import product

import pytest

import belote_learn as bl
from belote_learn.messages.catalogue import topics
from belote_learn.messages.hands import explain_hand, explain_odds
from belote_learn.messages.language import LANGUAGES
from belote_learn.play.hand_value import value_hand
from belote_learn.play.odds import Odds

HANDS = {
    "jack, nine, belote": value_hand("JH 9H KH QH AS", "H", turn_up="AH"),
    "tens of every kind": value_hand("JH AS TS TD 8D", "H", turn_up="TC"),
    "aces without trumps": value_hand("AS AD 7C 8C 8H", "H", turn_up="KS"),
    "no trump": value_hand("AS AD 7C 8C 9C", "H"),
    "one ace": value_hand("JH 8H AS KD 7C", "H", turn_up="9H"),
}
NOT_PARTS = ("headline", "total", "why", "average", "odds", "choice", "because")


def test_these_hands_show_every_part():
    parts = {part.reason for value in HANDS.values() for part in value.parts}
    ids = {name for name in topics()["hand"].ids if name.partition(".")[0] not in NOT_PARTS}
    assert parts == ids


@pytest.mark.parametrize(("lang", "name", "ruleset"), list(product(LANGUAGES, HANDS, bl.RULESETS)))
def test_every_line_tells_its_points_its_cards_and_its_article(lang, name, ruleset):
    value, book = HANDS[name], bl.rulebook(lang, ruleset=ruleset)
    told = explain_hand(value, lang, ruleset=ruleset)
    assert sum(line.points for line in told.lines) == value.points
    for part, line in zip(value.parts, told.lines, strict=True):
        assert (line.points, line.cards) == (part.points, part.cards)
        assert line.article == (book[line.rule] if line.rule else None)
        assert line.text.endswith(".")
        assert "{" not in line.text
        if line.points:
            assert re.search(rf"\b{line.points}\b", line.text)
        for card in line.cards:
            assert card.suit.symbol in line.text
    assert str(value.points) in told.headline
    assert all(str(number) in told.total for number in (value.points, value.needed))
    assert told.text.startswith(told.headline)
    assert len({line.text for line in told.lines}) == len(told.lines)


LEFT_OUT = {
    "en": "dealt as if nobody had passed: what a pass tells of a hand is left out.",
    "pt": "distribuídas como se ninguém tivesse passado: o que revela quem passa não entra na conta.",
    "fr": "données comme si personne n’avait passé\u00a0: ce que révèle un joueur qui passe n’est pas",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_odds_say_that_they_leave_out_what_passes_reveal(lang):
    assert LEFT_OUT[lang] in explain_odds(Odds(147, 200, 0.6698, 0.7913, 102.9), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_advice_cites_the_family_guide(lang):
    told = explain_hand(HANDS["aces without trumps"], lang)
    assert len(told.sources) == 2
    assert all(source.startswith("Regras da belote, ") for source in told.sources)
    assert str(told.value.needed) in told.why


def test_a_hand_prints_as_its_sentences():
    told = explain_hand(value_hand("AS AD 7C 8C 8H", "H", turn_up="KS"), "en")
    assert str(told).startswith(
        "Hearts as trumps: 78 points, rather a pass. What your partner holds"
    )
    assert (
        "A word of care: aces such as A♠ and A♦ look promising, but with so few trumps the others "
        "ruff them and you cannot stop it." in str(told)
    )


ODDS = {
    "en": "The contract was made 147 times, 74%. With so many deals the true share should lie "
    "between 66% and 80%.",
    "fr": "Le contrat a réussi 147 fois, soit 74 %. Avec autant de donnes, le vrai "
    "pourcentage devrait être entre 66 % et 80 %.",
    "pt": "O contrato foi cumprido 147 vezes, ou seja, 74%. Com tantas mãos, a porcentagem "
    "verdadeira deve estar entre 66% e 80%.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_odds_are_told_with_their_uncertainty(lang):
    told = explain_odds(Odds(147, 200, 0.66981, 0.79132, 102.9), lang)
    assert ODDS[lang] in told
    assert "103 " in told


@pytest.mark.parametrize(("made", "low", "high"), [(0, "0%", "2%"), (200, "98%", "100%")])
def test_the_interval_is_rounded_outwards(made, low, high):
    ends = (0.0, 0.0189) if made == 0 else (0.9811, 1.0)
    told = explain_odds(Odds(made, 200, *ends, 100.0), "en")
    assert f"between {low} and {high}" in told
