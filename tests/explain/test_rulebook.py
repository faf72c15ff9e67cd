"""The rulebook: complete, sourced, and following the ruleset."""

from __future__ import annotations

from itertools import product

import pytest

import belote_learn as bl
from belote_learn.explain.articles import articles
from belote_learn.messages.language import LANGUAGES
from belote_learn.rules.rulesets import OPTIONS, option_values

CHAPTERS = {
    1: ("game.pack", "game.teams", "game.aim", "game.turn", "game.order", "game.agree-first"),
    2: (
        "deal.first-dealer", "deal.shuffle-and-cut", "deal.packets", "deal.turn-up",
        "deal.completion", "deal.next-dealer",
    ),
    3: (
        "bidding.order", "bidding.first-round", "bidding.second-round", "bidding.taker",
        "bidding.all-pass",
    ),
    4: (
        "play.lead", "play.follow-suit", "play.rise-in-trumps", "play.cannot-rise", "play.discard",
        "play.ruff", "play.overtrump", "play.undertrump", "play.partner-exception",
        "play.partner-ruffed", "play.trick-winner",
    ),
    5: (
        "announce.belote", "announce.words", "announce.value", "announce.kept", "announce.refused",
        "announce.declarations",
    ),
    6: ("points.cards", "points.last-trick", "points.count", "points.belote"),
    7: (
        "contract.made", "contract.failed", "contract.tie", "contract.held-over", "contract.capot",
    ),
    8: ("match.target", "match.totals", "match.both-past", "match.equal"),
}  # fmt: skip
NUMBERS = {
    name: f"{chapter}.{place}"
    for chapter, names in CHAPTERS.items()
    for place, name in enumerate(names, 1)
}


@pytest.mark.parametrize(("lang", "ruleset"), list(product(LANGUAGES, bl.RULESETS)))
def test_every_article_has_a_number_a_title_a_text_and_sources(lang, ruleset):
    book = bl.rulebook(lang, ruleset=ruleset)
    assert {name: article.number for name, article in book.items()} == NUMBERS
    assert tuple(book) == tuple(NUMBERS)
    for article in book.values():
        assert article.title
        assert article.text.endswith(".")
        assert article.sources
        assert article.elsewhere
        assert "{" not in article.text + "".join((*article.sources, *article.contested))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_articles_say_the_same(lang):
    book = bl.rulebook(lang)
    assert len({article.title for article in book.values()}) == len(NUMBERS)
    assert len({article.text for article in book.values()}) == len(NUMBERS)


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_is_followed_by_an_article_whose_text_changes_with_it(option):
    name = next(name for name, facts in articles().items() if option in facts.options)
    # a tie is held over where the options about that speak; a threshold cannot be held over
    base = bl.ruleset("family" if option == "contract" else "clockwise")
    texts = {
        bl.rulebook("en", ruleset=base.replace(**{option: value}))[name].text
        for value in option_values(option) or (501, 1000, 2000)
    }
    assert len(texts) == len(option_values(option) or (501, 1000, 2000))


def test_an_article_follows_its_option():
    family = bl.ruleset("family")
    free = bl.rulebook("en", ruleset=family.replace(cannot_overtrump="free"))["play.undertrump"]
    assert "you may play any card" in free.text
    assert free.sources[0].startswith("House rule")
    assert free.house
    assert not bl.rulebook("en")["play.undertrump"].house
    assert "you still play a trump" in bl.rulebook("en")["play.undertrump"].text
    assert (
        "passes 501 points"
        in bl.rulebook("en", ruleset=family.replace(target=501))["match.target"].text
    )


def test_an_article_of_two_options_says_both_and_only_where_it_is_in_force():
    family = bl.ruleset("family")
    held = "contract.held-over"
    assert "no points are ever held over" in bl.rulebook("en")[held].text
    both = bl.rulebook(
        "en", ruleset=family.replace(tie="litige", litige_belote="held_with_points")
    )[held]
    assert "wins the next deal" in both.text
    assert "is held over with its other points" in both.text
    assert both.sources[0].startswith("House rule")


def test_a_default_is_shown_as_a_default():
    rise = bl.rulebook("en", ruleset="clockwise")["play.rise-in-trumps"]
    assert rise.sources[0] == (
        "Para jogar Belote does not settle this point. The value is a default, taken from "
        "FFB, Règles officielles de la Belote, 27-01-2016, §5.2."
    )
    # the ruleset's own line is where it leaves the point open, not where the value is from
    redeal = bl.rulebook("en")["bidding.all-pass"].sources[0]
    assert "§4.2." in redeal
    assert "line 19" not in redeal


def test_a_text_that_is_silent_on_an_article_is_named():
    for ruleset in ("family", "reglas", "clockwise"):
        silent = bl.rulebook("en", ruleset=ruleset)["match.equal"].sources[0]
        assert silent.startswith(f"{bl.ruleset(ruleset).title} says nothing on this point")
    assert not any("says nothing" in line for line in bl.rulebook("en")["play.ruff"].sources)


def test_an_implied_value_is_shown_as_implied():
    article = bl.rulebook("en", ruleset="reglas")["play.undertrump"]
    assert article.sources[0] == (
        "Reglas del Juego Belote implies this (lines 40, 42) rather than says it."
    )


def test_a_citation_counts_its_sentences_and_lines():
    sources = bl.rulebook("fr")["play.follow-suit"].sources
    assert sources[0].endswith("phrases 8, 12 (lignes 38, 42)")
    assert sources[1].endswith("phrase 9 (ligne 39)")


CONTESTED = {
    "family": {
        "deal.shuffle-and-cut", "deal.packets", "bidding.all-pass", "play.lead",
        "play.rise-in-trumps", "play.partner-exception", "play.partner-ruffed", "announce.belote",
        "contract.made", "contract.failed", "contract.tie", "contract.capot", "match.target",
    },
    "reglas": {
        "game.aim", "deal.first-dealer", "deal.next-dealer", "play.cannot-rise", "play.undertrump",
        "play.partner-ruffed", "announce.refused", "contract.made", "contract.capot",
        "match.both-past",
    },
    "clockwise": {
        "game.aim", "game.turn", "deal.turn-up", "bidding.second-round", "play.rise-in-trumps",
        "play.discard", "play.partner-ruffed", "announce.words", "points.cards", "contract.made",
        "contract.tie", "contract.held-over", "contract.capot",
    },
    "ffb": {"bidding.second-round", "contract.tie", "contract.held-over"},
}  # fmt: skip


@pytest.mark.parametrize("ruleset", CONTESTED)
def test_a_dispute_is_shown_under_the_ruleset_whose_text_it_is_about(ruleset):
    book = bl.rulebook("en", ruleset=ruleset)
    assert {name for name, article in book.items() if article.contested} == CONTESTED[ruleset]


@pytest.mark.parametrize(("ruleset", "option"), list(product(bl.RULESETS, OPTIONS)))
def test_every_contested_option_has_a_dispute_in_its_article(ruleset, option):
    rules = bl.ruleset(ruleset)
    if not rules.source(option).contested:
        return
    name = next(name for name, facts in articles().items() if option in facts.options)
    about = [
        d for d in articles()[name].disputes if d.ruleset == ruleset and d.option in {"", option}
    ]
    assert about
    assert {dispute.id for dispute in about} <= set(articles()[name].disputed(rules))


def test_a_house_rule_settles_the_dispute_about_its_option_only():
    rules = bl.ruleset("ffb")
    held = articles()["contract.held-over"]
    assert held.disputed(rules) == ("held-for-maker", "belote-untakeable")
    assert held.disputed(rules.replace(litige_belote="kept_by_holder")) == ("held-for-maker",)
    assert held.disputed(rules.replace(tie="fail")) == ()


def test_what_the_other_rulesets_say():
    lines = bl.rulebook("en", ruleset="reglas")["play.partner-ruffed"].elsewhere
    assert [line.partition(":")[0] for line in lines] == ["family", "clockwise", "FFB"]
    assert bl.rulebook("en")["play.ruff"].elsewhere == ("The same in all four rulesets.",)
    ties = bl.rulebook("en")["contract.tie"].elsewhere
    assert [line.partition(":")[0] for line in ties] == ["clockwise", "FFB"]
