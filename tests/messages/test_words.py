"""Cards, suits and seats take the right form in each language."""

from __future__ import annotations

import pytest

from belote_learn.cards import Suit, read_cards
from belote_learn.messages.catalogue import terms
from belote_learn.messages.words import as_word
from belote_learn.seats import Seat, Team

FORMS = [
    ("en", "{card}", False, "Q♠"),
    ("en", "{card:the}", False, "Q♠"),
    ("en", "{card:The}", True, "The queen of spades"),
    ("fr", "{card:the}", False, "la D♠"),
    ("fr", "{card:The}", True, "La dame de pique"),
    ("fr", "{card:of}", True, "de la dame de pique"),
    ("fr", "{card:agree joué|jouée}", False, "jouée"),
    ("pt", "{card:of}", True, "da dama de espadas"),
    ("pt", "{card:the}", False, "a D♠"),
    ("en", "{cards:the or}", True, "the ace of hearts, the jack of clubs or the ten of diamonds"),
    ("fr", "{cards:the}", False, "l’A♥, le V♣ et le 10♦"),
    ("fr", "{cards:of}", True, "de l’as de cœur, du valet de trèfle et du dix de carreau"),
    ("pt", "{cards:the}", True, "o ás de copas, o valete de paus e o dez de ouros"),
    ("en", "{seat:of}", False, "West's"),
    ("fr", "{seat:of}", False, "d’Ouest"),
    ("en", "{team:of}", False, "East and West's"),
    ("fr", "{team:of}", False, "d’Est et Ouest"),
    ("pt", "{team}", False, "Leste e Oeste"),
    ("en", "{suit:a}", False, "a heart"),
    ("pt", "{suit:Name}", False, "Copas"),
]


@pytest.mark.parametrize(("lang", "template", "spoken", "expected"), FORMS)
def test_a_word_takes_its_form(lang, template, spoken, expected):
    values = {
        "card": read_cards("QS")[0],
        "cards": read_cards("AH JC TD"),
        "seat": Seat.WEST,
        "suit": Suit.HEARTS,
        "team": Team.EW,
    }
    words = {name: as_word(value, terms(lang), spoken) for name, value in values.items()}
    assert template.format_map(words) == expected
