"""A match explains how it stands: who leads, what is missing, who has won."""

from __future__ import annotations

from itertools import product

import pytest

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES
from belote_learn.messages.matches import explain_match
from belote_learn.play.match import Match
from belote_learn.rules.scoring import score_deal


def match(*deals, ruleset="family", target=None, dealer="N"):
    """Add deals counted by hand: North and South's card points, and the taker."""
    played = Match(ruleset, target=target, dealer=dealer)
    for ns, taker in deals:
        tricks = {0: 0, 162: 8}.get(ns, 4)
        score = score_deal(
            ruleset=ruleset,
            taker=taker,
            card_points={"NS": ns, "EW": 162 - ns},
            tricks={"NS": tricks, "EW": 8 - tricks},
            held_over=played.held_over,
        )
        played = played.add(score)
    return played


STANDINGS = {
    "start": match(),
    "leading": match((100, "NS"), (62, "NS")),
    "won": match((162, "NS"), (162, "NS"), target=501),
    "both past": match((90, "NS"), target=70),
    "equal": match((90, "NS"), (72, "EW"), target=150),
    "held over": match((81, "NS"), ruleset="clockwise", dealer=None),
}


@pytest.mark.parametrize(("lang", "name"), list(product(LANGUAGES, STANDINGS)))
def test_a_standing_is_worded_with_its_article(lang, name):
    played = STANDINGS[name]
    verdict = explain_match(played, lang)
    assert verdict.winner is played.winner
    assert verdict.rule == played.standing.rule
    assert verdict.article.number == bl.rulebook(lang)[verdict.rule].number
    assert all(str(total) in verdict.reason for total in played.totals.values())
    assert str(played.target) in verdict.reason
    assert "{" not in verdict.text
    assert verdict.text.endswith(".")


def test_each_standing_has_its_sentence():
    assert {name: explain_match(played, "en").text for name, played in STANDINGS.items()} == {
        "start": "Both teams have 0 points: each needs 1000 points more to reach 1000. North deals next.",
        "leading": "East and West lead by 224 points to 100. They need 776 points more to reach 1000; "
        "North and South need 900 points. South deals next.",
        "won": "North and South have 504 points and have reached 501, East and West have 0: North and "
        "South win the match.",
        "both past": "Both teams have reached 70 in the same deal. North and South have the higher "
        "total, 90 points to 72: they win the match.",
        "equal": "Both teams have 162 points and have reached 150, but neither is ahead: another deal "
        "is played. South deals next.",
        "held over": "East and West lead by 81 points to 0. They need 919 points more to reach 1000; "
        "North and South need 1000 points. Still held over for a later deal: 81 points.",
    }


FIRST = "The first dealer is drawn."
DRAWN = "The next dealer is drawn."


@pytest.mark.parametrize(
    ("rotation", "deals", "said"),
    [
        ("next", 0, FIRST),
        ("next", 1, None),
        ("drawn_each_deal", 0, DRAWN),
        ("drawn_each_deal", 1, DRAWN),
    ],
)
def test_a_dealer_that_nobody_named_is_drawn_once_or_each_time(rotation, deals, said):
    """Article: deal.next-dealer."""
    rules = bl.ruleset("family").replace(dealer_rotation=rotation)
    played = match(*[(90, "NS")] * deals, ruleset=rules, dealer=None)
    more = explain_match(played, "en").more
    assert more == ((said,) if said else ())


def test_the_article_names_the_target_played_for():
    assert "501" in explain_match(STANDINGS["won"], "en").article.text
    assert explain_match(STANDINGS["start"], "en").article == bl.rulebook("en")["match.target"]


def test_a_match_explains_itself():
    played = STANDINGS["leading"]
    assert played.explain("fr") == explain_match(played, "fr")
