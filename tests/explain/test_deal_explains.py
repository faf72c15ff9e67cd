"""A deal explains the moment it stands at: bids, cards, words, the count."""

from __future__ import annotations

import pytest

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES

NEW = bl.Deal.new(seed=7, dealer="N")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bid_is_explained_legal_or_not(lang):
    verdicts = NEW.explain(lang)
    legal = {str(verdict.action) for verdict in verdicts if verdict.legal}
    assert legal == {str(action) for action in NEW.actions}
    assert all(verdict.article.number for verdict in verdicts)
    second = NEW.act("pass").act("pass").act("pass").act("pass")
    refused = [str(v.action) for v in second.explain(lang) if not v.legal]
    assert refused == ["take", "D"]


def test_every_card_is_explained_once_someone_has_taken():
    deal = NEW.act("take")
    assert deal.explain("pt") == deal.position.explain("pt")


def test_the_count_is_explained_at_the_end():
    deal = bl.example("first-deal")
    assert deal.explain("fr") == deal.score.explain("fr")


def test_a_passed_out_deal_has_nothing_to_explain():
    deal = NEW
    for _ in range(8):
        deal = deal.act("pass")
    assert deal.explain("en") == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_belote_says_what_it_earns_and_silence_what_it_loses(lang):
    deal = bl.Deal.from_hands(
        {"N": "AS TS KS QS JS 9S 8S 7S", "E": "AD TD KD QD JD 9D 8D 7D",
         "S": "AC TC KC QC JC 9C 8C 7C", "W": "KH QH AH TH JH 9H 8H 7H"},
        trump="H", taker="W", dealer="N",
    )  # fmt: skip
    rules = [(v.legal, v.rule) for v in deal.explain_words("KH", lang)]
    assert rules == [
        (True, "announce.words"),
        (True, "announce.value"),
        (False, "announce.refused"),
    ]
