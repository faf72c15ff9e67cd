"""Chapter 4 of the rulebook: complete, sourced, and following the ruleset."""

from __future__ import annotations

import pytest

import belote_learn as bl
from belote_learn.explain.articles import articles
from belote_learn.messages.language import LANGUAGES

CHAPTER_4 = (
    "play.lead", "play.follow-suit", "play.rise-in-trumps", "play.cannot-rise", "play.discard",
    "play.ruff", "play.overtrump", "play.undertrump", "play.partner-exception",
    "play.partner-ruffed", "play.trick-winner",
)  # fmt: skip


@pytest.mark.parametrize("ruleset", bl.RULESETS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_article_has_a_number_a_title_a_text_and_sources(lang, ruleset):
    book = bl.rulebook(lang, ruleset=ruleset)
    assert tuple(book) == CHAPTER_4
    assert [article.number for article in book.values()] == [f"4.{n}" for n in range(1, 12)]
    for article in book.values():
        assert article.title
        assert article.text.endswith(".")
        assert article.sources
        assert article.elsewhere
        assert "{" not in article.text + "".join((*article.sources, *article.contested))


def test_an_article_follows_its_option():
    family = bl.ruleset("family")
    free = bl.rulebook("en", ruleset=family.replace(cannot_overtrump="free"))["play.undertrump"]
    assert "you may play any card" in free.text
    assert free.sources[0].startswith("House rule")
    assert "you still play a trump" in bl.rulebook("en")["play.undertrump"].text


def test_a_default_is_shown_as_a_default():
    article = bl.rulebook("en", ruleset="clockwise")["play.rise-in-trumps"]
    assert article.sources[0].startswith("Para jogar Belote says nothing on this point")


def test_an_implied_value_is_shown_as_implied():
    article = bl.rulebook("en", ruleset="reglas")["play.undertrump"]
    assert article.sources[0].startswith("Reglas del Juego Belote implies this")


CONTESTED = {
    "family": {"play.rise-in-trumps", "play.partner-exception", "play.partner-ruffed"},
    "reglas": {"play.undertrump", "play.partner-ruffed"},
    "clockwise": {"play.rise-in-trumps", "play.discard", "play.partner-ruffed"},
    "ffb": set(),
}


@pytest.mark.parametrize("ruleset", CONTESTED)
def test_a_dispute_is_shown_under_the_ruleset_whose_text_it_is_about(ruleset):
    book = bl.rulebook("en", ruleset=ruleset)
    assert {name for name, article in book.items() if article.contested} == CONTESTED[ruleset]


@pytest.mark.parametrize("name", CHAPTER_4)
def test_every_contested_option_of_play_has_a_dispute_in_its_article(name):
    option = articles()[name].option
    for ruleset in bl.RULESETS:
        if option and bl.ruleset(ruleset).source(option).contested:
            assert bl.rulebook("en", ruleset=ruleset)[name].contested


def test_what_the_other_rulesets_say():
    lines = bl.rulebook("en", ruleset="reglas")["play.partner-ruffed"].elsewhere
    assert [line.partition(":")[0] for line in lines] == ["family", "clockwise", "FFB"]
    assert bl.rulebook("en")["play.ruff"].elsewhere == ("The same in all four rulesets.",)
