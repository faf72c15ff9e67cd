"""Every line of a score is worded, with its numbers and its article, in three languages."""

from __future__ import annotations

from itertools import product

import pytest

import belote_learn as bl
from belote_learn.messages.catalogue import topics
from belote_learn.messages.language import LANGUAGES
from belote_learn.messages.scores import explain_score
from belote_learn.rules.by_hand import score_by_hand
from belote_learn.rules.scoring import score_deal

NOT_REASONS = {"line", "line.house", "points", "tricks", "no-trick"}

FAMILY = bl.ruleset("family")
CLOCKWISE = bl.ruleset("clockwise")
MAKER = bl.ruleset("ffb").replace(litige_to="maker_of_next_contract")


def scored(ruleset, ns, tricks=4, **count):
    return score_deal(
        ruleset=ruleset,
        taker="NS",
        card_points={"NS": ns, "EW": 162 - ns},
        tricks={"NS": tricks, "EW": 8 - tricks},
        **count,
    )


DEALS = {
    "made": scored("family", 82, last_trick="NS"),
    "failed": scored("family", 80, last_trick="EW"),
    "failed by a belote": scored("family", 90, belote="EW", words=2),
    "rebelote forgotten": scored("family", 88, belote="EW", words=1),
    "belote unsaid": scored("family", 82, belote="NS", words=0),
    "tie fails": scored("family", 81),
    "threshold": scored("reglas", 82),
    "threshold with one word": scored("reglas", 88, belote="EW", words=1),
    "capot": scored("family", 162, 8, last_trick="NS"),
    "capot by the defence": scored("clockwise", 0, 0, belote="NS", words=2),
    "tied": scored("clockwise", 81),
    "tied again": scored("clockwise", 81, held_over=81),
    "tied with a belote": scored("ffb", 71, belote="NS", words=2),
    "held over, made": scored("clockwise", 100, held_over=81),
    "held over, failed": scored(MAKER, 60, held_over=81),
    "by hand": score_by_hand(taker="N", ns=82),
}


def test_these_deals_show_every_reason():
    reasons = {line.reason for score in DEALS.values() for line in score.lines}
    assert reasons == topics()["score"].ids - NOT_REASONS


@pytest.mark.parametrize(("lang", "deal"), list(product(LANGUAGES, DEALS)))
def test_a_line_names_its_side_its_number_and_its_article(lang, deal):
    score = DEALS[deal]
    book = bl.rulebook(lang, ruleset=score.ruleset)
    worded = explain_score(score, lang)
    assert len({line.text for line in worded}) == len(worded)
    for line, told in zip(score.lines, worded, strict=True):
        assert (told.team, told.points, told.scores) == (line.team, line.points, line.scores)
        assert told.article == book[line.rule]
        assert told.reason.endswith(".")
        assert "{" not in told.text
        house = {"en": ", house rule", "pt": ", regra da casa", "fr": ", règle maison"}
        marked = house[lang] if told.article.house else ""
        assert told.text.endswith(f"({told.article.number} {told.article.title}{marked})")
        capital = {"en": {"N", "E", "B", "T", "W"}, "pt": set("NLACS"), "fr": set("NELAIO")}
        assert told.reason[0] in capital[lang], told.reason


@pytest.mark.parametrize(("lang", "deal"), list(product(LANGUAGES, DEALS)))
def test_a_number_that_is_marked_is_said(lang, deal):
    for line in explain_score(DEALS[deal], lang):
        if line.scores or line.points:
            says_eight = line.rule == "contract.capot" and line.points == 8  # "all eight tricks"
            assert says_eight or str(line.points) in line.reason, line


@pytest.mark.parametrize("deal", DEALS)
def test_the_marked_lines_add_up(deal):
    score, sums = DEALS[deal], {"NS": 0, "EW": 0}
    for line in explain_score(score):
        if line.scores:
            sums[line.team] += line.points
    assert sums == {"NS": score.ns, "EW": score.ew}


def test_a_house_rule_is_named_where_its_article_is_cited_and_only_there():
    house = [line.rule for line in explain_score(DEALS["held over, failed"]) if line.article.house]
    assert house == ["contract.held-over"]


def test_a_score_explains_itself():
    score = DEALS["made"]
    assert score.explain("pt") == explain_score(score, "pt")
    assert str(score.explain()[0]) == explain_score(score, "en")[0].text


def told(deal, lang):
    return [line.reason for line in explain_score(DEALS[deal], lang)]


def test_a_failed_contract_is_told_in_english():
    assert told("failed by a belote", "en") == [
        "North and South won 4 tricks: 90 points, with the ten for last counted for the team that won it.",
        "East and West won 4 tricks: 72 points, with the ten for last counted for the team that won it.",
        "East and West said belote and rebelote: 20 points.",
        (
            "North and South took, so they need more points than East and West, any belote included: "
            "90 points against 92."
        ),
        "With 90 points, North and South have failed the contract.",
        (
            "East and West defended against a contract that failed: they score 162 points, whatever "
            "their tricks brought."
        ),
        "North and South score 0 points: their contract has failed.",
        "East and West keep their belote in any case: 20 points.",
    ]


def test_a_tie_is_told_in_french():
    assert told("tied again", "fr")[2:] == [
        (
            "Nord et Sud ont pris, il leur faut donc plus de points qu’à Est et Ouest, une éventuelle "
            "belote comprise : 81 points contre 81."
        ),
        (
            "Les deux équipes ont 81 points : le contrat n’est ni réussi ni chuté, et les points de "
            "Nord et Sud, qui ont pris, sont en litige."
        ),
        (
            "Est et Ouest ont défendu : à égalité, ils marquent tout de suite ce qu’ont rapporté leurs "
            "plis, 81 points."
        ),
        "Nord et Sud ont pris : à égalité, ils marquent 0 point pour l’instant.",
        "Nord et Sud ont pris, et leurs 81 points sont en litige jusqu’à une autre donne.",
        "Ils s’ajoutent à ce qui était déjà en litige, 81 points : 162 en tout.",
    ]


def test_a_capot_is_told_in_portuguese():
    assert told("capot", "pt") == [
        "Norte e Sul ganharam 8 vazas: 152 pontos em cartas.",
        "Norte e Sul ganharam a última vaza: mais 10 pontos.",
        "Leste e Oeste não ganharam nenhuma vaza: 0 pontos.",
        "Norte e Sul pegaram e ganharam as oito vazas, um capote: o contrato está cumprido.",
        "Norte e Sul marcam o capote: 252 pontos.",
        "Leste e Oeste marcam 0 pontos: não ganharam nenhuma vaza.",
    ]
