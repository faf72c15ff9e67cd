"""Exercises are searched for: each turns on its article, and a known mistake gets it wrong."""

from __future__ import annotations

import pickle
from itertools import product

import pytest
import referee
from drills import chance, codes, many

import belote_learn as bl
from belote_learn.exercises.exercise import DrillError
from belote_learn.exercises.positions import decides
from belote_learn.exercises.search import drilled, find, read_article
from belote_learn.explain.articles import articles
from belote_learn.messages.language import LANGUAGES
from belote_learn.rules.rulesets import RULESETS, option_values

HOUSE = {
    "contree": bl.ruleset("family").replace(cannot_overtrump="free"),
    "rise-lifted": bl.ruleset("ffb").replace(trump_led_must_beat="unless_partner_winning"),
    "no-rise": bl.ruleset("reglas").replace(trump_led_must_beat="never"),
    "all-trumps": bl.ruleset("clockwise").replace(
        partner_master_trump_play="free_only_if_all_trumps",
        capot=250,
        all_pass="same_dealer",  # noqa: S106 (no password)
    ),
}
RULES = {name: bl.ruleset(name) for name in RULESETS} | HOUSE
# what a house rule changes; the rest is as in the ruleset it is made from
CHANGED = {
    "contree": {"play.ruff", "play.overtrump", "play.undertrump"},
    "rise-lifted": {"play.rise-in-trumps", "play.cannot-rise"},
    "no-rise": {"play.rise-in-trumps", "play.follow-suit", "play.discard"},
    "all-trumps": {"play.partner-ruffed", "bidding.all-pass", "contract.capot"},
}
EVERY = [
    (name, article)
    for name, rules in RULES.items()
    for article in drilled(rules)
    if article in CHANGED.get(name, {article})
]
PLAY = [(name, article) for name, article in EVERY if article.startswith("play.")]
PLAY = [(name, article) for name, article in PLAY if article != "play.trick-winner"]


@pytest.mark.parametrize(("name", "article"), EVERY)
def test_a_hundred_distinct_exercises_of_every_article_each_with_its_trap(name, article):
    rules = RULES[name]
    exercises = many(article, rules)
    assert len(exercises) == 100
    assert len({exercise.key for exercise in exercises}) == 100
    for exercise in exercises:
        assert exercise.article == article
        assert exercise.ruleset == rules
        assert exercise.traps, exercise.key
        assert all(set(trap.answer) != set(exercise.answer) for trap in exercise.traps)
        assert exercise.several or len(exercise.answer) == 1
        if exercise.choices:
            offered = set(exercise.choices)
            assert set(exercise.answer) <= offered
            assert all(set(trap.answer) <= offered for trap in exercise.traps)
        else:
            assert exercise.kind == "number"


# When an article decides, in words of its own: only the cards, and orders written out by the referee.
def facts(exercise):
    """The moment as the referee sees it: strings and lists."""
    p = exercise.moment
    trump, trick, hand = str(p.trump), codes(p.trick), codes(p.hand)
    options = {name: getattr(p.ruleset, name) for name in referee.OPTION_VALUES}
    ranks = referee.TRUMP_ORDER
    best = max((ranks.index(c[0]) for c in trick if c[1] == trump), default=-1)
    mine = [c for c in hand if c[1] == trump]
    wins = trick and referee.winner(trump, str(p.leader), trick, options["direction"])
    return {
        "legal": referee.legal(trump, str(p.leader), trick, hand, options),
        "hand": hand,
        "trick": trick,
        "led": trick[0][1] if trick else "",
        "trump": trump,
        "follow": [c for c in hand if trick and c[1] == trick[0][1]],
        "trumps": mine,
        "higher": [c for c in mine if ranks.index(c[0]) > best],
        "lower": [c for c in mine if ranks.index(c[0]) < best],
        "ruffed": bool(trick) and trick[0][1] != trump and best >= 0,
        "partner": bool(trick) and wins == referee.PARTNER[str(p.seat)],
        "options": options,
    }


def void(f):
    return f["led"] not in {"", f["trump"]} and not f["follow"]


DECIDES = {
    "play.lead": lambda f: not f["trick"] and f["trumps"] and f["legal"] == f["hand"],
    "play.follow-suit": lambda f: (
        f["led"] != f["trump"] and f["follow"] and f["legal"] == f["follow"]
    ),
    # decided by the article's option: under "always" the lower trumps are refused, else they are not
    "play.rise-in-trumps": lambda f: f["led"] == f["trump"] and f["higher"] and f["lower"],
    "play.cannot-rise": lambda f: (
        f["led"] == f["trump"]
        and f["lower"]
        and not f["higher"]
        and f["legal"] == f["lower"] != f["hand"]
    ),
    "play.discard": lambda f: (
        f["led"] and not f["follow"] and not f["trumps"] and f["legal"] == f["hand"]
    ),
    "play.ruff": lambda f: (
        void(f) and not f["partner"] and not f["ruffed"] and f["legal"] == f["trumps"] != f["hand"]
    ),
    "play.overtrump": lambda f: (
        void(f)
        and not f["partner"]
        and f["ruffed"]
        and f["lower"]
        and f["legal"] == f["higher"] != []
    ),
    "play.undertrump": lambda f: (
        void(f)
        and not f["partner"]
        and f["ruffed"]
        and not f["higher"]
        and f["lower"] not in ([], f["hand"])
        and f["legal"] == (f["hand"] if f["options"]["cannot_overtrump"] == "free" else f["lower"])
    ),
    "play.partner-exception": lambda f: (
        void(f) and f["partner"] and f["trumps"] and f["legal"] == f["hand"]
    ),
    "play.partner-ruffed": lambda f: void(f) and f["partner"] and f["ruffed"] and f["trumps"],
}


@pytest.mark.parametrize(("name", "article"), PLAY)
def test_the_cards_alone_say_that_the_article_decides(name, article):
    for exercise in many(article, RULES[name]):
        if exercise.kind == "seat":
            continue
        f = facts(exercise)
        assert DECIDES[article](f), exercise.key
        assert codes(exercise.answer) == f["legal"], exercise.key


@pytest.mark.parametrize(("name", "article"), PLAY)
def test_the_ruling_names_the_article_for_the_cards_it_settles(name, article):
    """A refused card falls by the article, or, where the article frees, no card does."""
    frees = {"play.lead", "play.discard", "play.partner-exception", "play.partner-ruffed"}
    frees |= {"play.cannot-rise", "play.undertrump", "play.rise-in-trumps"}
    for exercise in many(article, RULES[name]):
        if exercise.kind == "seat":
            continue
        ruling = exercise.moment.ruling
        rules = {ruling.rule_of(card) for card in exercise.choices if card not in ruling.cards}
        if article not in frees:
            assert article in rules or article == ruling.duty, exercise.key
        assert article in {ruling.duty, ruling.steps[-1].rule, *rules} or (
            article == "play.partner-ruffed" and ruling.duty == "play.partner-exception"
        )


@pytest.mark.parametrize(
    ("line", "articles"),
    [
        ("H W - JH,7S family", {"play.lead"}),
        ("H W KS AS,JH family", {"play.follow-suit"}),
        ("H W QH KH,8H family", {"play.rise-in-trumps"}),
        # a duty that is lifted decides by being lifted
        (
            "H W QH KH,8H family;trump_led_must_beat=never",
            {"play.rise-in-trumps", "play.follow-suit"},
        ),
        ("H W JH KH,8H family", {"play.cannot-rise"}),
        ("H W KS JH,7C family", {"play.ruff"}),
        ("H W KS,7H JH,7C family", {"play.overtrump"}),
        ("H W KS,JH 8H,7C family", {"play.undertrump"}),
        ("H W KS,8S JH,7C family", {"play.partner-exception"}),
        # on the partner's ruff two articles speak, and rules that free it say so of that ruff
        ("H W KS,8H,7S JH,7C family", {"play.partner-exception", "play.partner-ruffed"}),
        ("H W KS,9H,7S 8H,7C reglas", {"play.partner-ruffed"}),
        ("H W KS AD,7C family", {"play.discard"}),
    ],
)
def test_which_articles_decide_a_position(line, articles):
    p = bl.Position.parse(line)
    assert {name for name in DECIDES if decides(name, p, p.ruling)} == articles


OPTION = {
    "play.rise-in-trumps": "trump_led_must_beat",
    "play.undertrump": "cannot_overtrump",
    "play.partner-ruffed": "partner_master_trump_play",
}


@pytest.mark.parametrize(("name", "article"), [case for case in PLAY if case[1] in OPTION])
def test_where_an_article_follows_an_option_another_value_allows_other_cards(name, article):
    for exercise in many(article, RULES[name]):
        p, option = exercise.moment, OPTION[article]
        others = {
            bl.Position(
                p.trump,
                leader=p.leader,
                trick=p.trick,
                hand=p.hand,
                ruleset=p.ruleset.replace(**{option: value}),
            ).legal_cards
            for value in option_values(option)
        }
        assert len(others) > 1, exercise.key


@pytest.mark.parametrize(("article", "level"), list(product(sorted(DECIDES), (1, 2, 3))))
def test_a_higher_level_has_more_cards_and_more_that_tempt(article, level):
    rng = chance(level)
    for _ in range(30):
        exercise = find(article, rng, "family", level)
        if exercise.kind == "seat":
            continue
        assert len(exercise.tempting) >= level
        least, most = {1: (3, 4), 2: (5, 6), 3: (7, 8)}[level]
        assert least <= len(exercise.choices) <= most
        assert exercise.level == level


def test_the_same_chance_finds_the_same_exercise_and_what_was_seen_does_not_come_again():
    first, again = (find("overtrump", chance(5)) for _ in range(2))
    assert first == again
    assert hash(first) == hash(again)
    other = find("overtrump", chance(5), seen={first.key})
    assert other.key != first.key
    assert pickle.loads(pickle.dumps(first)) == first


class Everything:
    """Every exercise there is."""

    def __contains__(self, key):
        return True


def test_when_every_exercise_was_seen_one_comes_again():
    assert find("contract.tie", chance(0), seen=Everything()).article == "contract.tie"


@pytest.mark.parametrize(("name", "rules"), list(RULES.items()))
def test_what_can_be_drilled_is_what_the_rules_have_in_force(name, rules):
    there = drilled(rules)
    assert {"play.partner-exception", "contract.capot", "announce.words"} <= set(there)
    assert ("contract.held-over" in there) == (rules.tie == "litige")
    assert ("play.cannot-rise" in there) == (name != "no-rise")
    assert {name for name in articles() if name.startswith("play.")} - set(there) <= {
        "play.cannot-rise"
    }


@pytest.mark.parametrize("text", ["overtrump", "play.overtrump", " Play.Overtrump ", "OVERTRUMP"])
def test_the_name_of_an_article_is_read_tolerantly(text):
    assert read_article(text) == "play.overtrump"


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: find("game.pack", chance(0)), "article-unknown"),
        (lambda: find("contract.held-over", chance(0), "family"), "article-unknown"),
        (lambda: find("ruff", chance(0), level=4), "level-unknown"),
        (lambda: find("ruff", chance(0), level=True), "level-unknown"),
    ],
)
def test_what_cannot_be_drilled_is_refused_in_three_languages(call, message):
    with pytest.raises(DrillError) as caught:
        call()
    assert caught.value.message_id == message
    texts = {caught.value.text(lang) for lang in LANGUAGES}
    assert len(texts) == 3
    assert pickle.loads(pickle.dumps(caught.value)).text() == caught.value.text()


def test_what_was_pasted_is_not_shown_again_at_length():
    with pytest.raises(DrillError) as caught:
        read_article("x" * 100_000)
    assert all(len(caught.value.text(lang)) < 2000 for lang in LANGUAGES)
