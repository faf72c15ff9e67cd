"""Exercises that are not about a hand: winner, points, count, bids, words, each worked out again."""

from __future__ import annotations

import pytest
import referee
from drills import chance, codes, many

import belote_learn as bl
from belote_learn.exercises.search import drilled, find
from belote_learn.rules.rulesets import RULESETS

ORDER = {"anticlockwise": "NWSE", "clockwise": "NESW"}


def after(seat, turns, direction):
    order = ORDER[direction]
    return order[(order.index(seat) + turns) % 4]


@pytest.mark.parametrize("ruleset", ["family", "clockwise"])
def test_the_winner_is_the_referees_and_someone_else_tempts(ruleset):
    for exercise in many("play.trick-winner", ruleset):
        t = exercise.moment
        seat = referee.winner(str(t.trump), str(t.leader), codes(t.cards), str(t.ruleset.direction))
        assert exercise.answer == (seat,)
        assert len(exercise.tempting) >= 2


@pytest.mark.parametrize("article", ["points.cards", "points.last-trick"])
def test_points_are_added_up_card_by_card(article):
    for exercise in many(article, "family"):
        t = exercise.moment
        tables = (referee.PLAIN_POINTS, referee.TRUMP_POINTS)
        total = sum(tables[card.suit == t.trump][card.rank] for card in t.cards)
        assert exercise.answer == (total + (10 if article == "points.last-trick" else 0),)


def counted(exercise):
    """The score of the count in the question, by the rules as a table would say them."""
    f, rules = dict(exercise.facts), exercise.ruleset
    own, other = f["points"], f["other_points"]
    said = (0, rules.belote_first_word, 20)[f["words"]]
    team = exercise.moment.taker
    mine = said if f["belote"] == team else 0
    theirs = said - mine
    if f["tricks"] == 8 or f["other_tricks"] == 8:
        won = f["tricks"] == 8
        outcome, marks = ("made", (rules.capot, 0)) if won else ("failed", (0, rules.capot))
    else:
        need = 92 if said else 82
        enough = (
            own + mine >= need if rules.contract == "threshold" else own + mine > other + theirs
        )
        level = own + mine == other + theirs and rules.tie == "litige"
        outcome = "tied" if level else "made" if enough else "failed"
        marks = {
            "made": (own, other), "failed": (0, rules.fail_points), "tied": (0, other),
        }[outcome]  # fmt: skip
    waits = outcome == "tied" and mine and rules.litige_belote == "held_with_points"
    taker, defence = marks[0] + (0 if waits else mine), marks[1] + theirs
    if outcome == "made":
        taker += f["held_over"]
    elif outcome == "failed" and rules.litige_to == "winner_of_next_deal":
        defence += f["held_over"]
    return outcome, {team: taker, team.other: defence}, said


COUNTS = [
    (name, article)
    for name in RULESETS
    for article in drilled(name)
    if article.startswith(("contract.", "points.belote", "points.count", "announce.kept"))
    or article == "announce.value"
]


@pytest.mark.parametrize(("ruleset", "article"), COUNTS)
def test_every_count_is_worked_out_again(ruleset, article):
    for exercise in many(article, ruleset):
        outcome, marks, said = counted(exercise)
        f = dict(exercise.facts)
        right = {
            "drill.question.outcome": outcome,
            "drill.question.words-worth": said,
            "drill.question.count": f["other_points"],
            "drill.question.score": marks.get(f.get("team")),
        }[exercise.question]
        assert exercise.answer == (right,), exercise.key


DECIDES = {
    "points.belote": lambda e, f: f["words"] and e.answer[0] != without_belote(e, f),
    "contract.made": lambda e, _: e.answer[0] in {"made", "failed"},
    "contract.failed": lambda e, _: e.moment.outcome == "failed" and not e.moment.capot,
    "contract.tie": lambda _, f: len(set(totals(f).values())) == 1,
    "contract.held-over": lambda _, f: f["held_over"] > 0,
    "contract.capot": lambda _, f: {f["tricks"], f["other_tricks"]} in ({0, 8}, {1, 7}),
    "announce.kept": lambda e, f: (
        f["words"] == 2 and f["belote"] and (e.moment.outcome == "failed" or e.moment.capot)
    ),
    "announce.value": lambda _, f: f["belote"] is not None,
    "points.count": lambda e, f: f["points"] + e.answer[0] == 162,
}


def totals(f):
    bonus = {0: 0, 2: 20}[f["words"]]
    return {
        f["taker"]: f["points"] + bonus * (f["belote"] == f["taker"]),
        f["other"]: f["other_points"] + bonus * (f["belote"] == f["other"]),
    }


def without_belote(exercise, f):
    even = "tied" if exercise.ruleset.tie == "litige" else "failed"
    return even if f["points"] == 81 else "made" if f["points"] > 81 else "failed"


@pytest.mark.parametrize(("ruleset", "article"), COUNTS)
def test_the_count_turns_on_its_article(ruleset, article):
    for exercise in many(article, ruleset):
        assert DECIDES[article](exercise, dict(exercise.facts)), exercise.key


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_may_be_said_in_the_bidding(ruleset):
    any_suit = bl.ruleset(ruleset).round2_suits == "any"
    for exercise in many("bidding.first-round", ruleset):
        assert set(exercise.answer) == {"pass", "take"}
    for exercise in many("bidding.second-round", ruleset):
        turned = exercise.moment.turn_up.suit
        assert set(exercise.answer) == {"pass", *(s for s in "SHDC" if any_suit or s != turned)}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_speaks_leads_deals_and_gets_the_turn_up(ruleset):
    direction = str(bl.ruleset(ruleset).direction)
    for exercise in many("bidding.order", ruleset):
        turn = dict(exercise.facts)["count"] % 4 + 1
        assert exercise.answer == (after(exercise.moment.dealer, turn, direction),)
    for exercise in many("bidding.all-pass", ruleset):
        again = bl.ruleset(ruleset).all_pass == "same_dealer"  # noqa: S105 (nobody passes words)
        dealer = exercise.moment.dealer
        assert exercise.answer == (dealer if again else after(dealer, 1, direction),)
    for exercise in many("bidding.taker", ruleset):
        seat, suit = dict(exercise.facts)["seat"], dict(exercise.facts)["suit"]
        assert exercise.answer == (seat,)
        assert exercise.moment.turn_up.suit != suit == exercise.moment.trump
    for exercise in many("play.lead", ruleset):
        if exercise.kind == "seat":
            assert exercise.answer == (after(exercise.moment.dealer, 1, direction),)


def test_a_hand_has_the_belote_when_it_holds_both_cards():
    answers = set()
    for exercise in many("announce.belote", "family"):
        p = exercise.moment
        both = {f"K{p.trump}", f"Q{p.trump}"} <= set(codes(p.hand))
        assert exercise.answer == ("yes" if both else "no",)
        held = [c for c in p.hand if c.rank in {"K", "Q"}]
        assert held, "something has to tempt"
        answers |= set(exercise.answer)
    assert answers == {"yes", "no"}


@pytest.mark.parametrize("article", ["announce.words", "announce.refused"])
def test_the_word_follows_from_what_its_player_holds_and_has_played(article):
    questions = set()
    for exercise in many(article, "family"):
        deal, f = exercise.moment, dict(exercise.facts)
        mine = [a for a in deal.history if a.seat == f["seat"]]
        earlier = [a for a in mine if a.card == f["other"]]
        both_held = {f["card"], f["other"]} <= set(f["cards"])
        word = "silent"
        if f["card"].suit == deal.trump and both_held:
            word = "belote"
        elif f["card"].suit == deal.trump and earlier and earlier[0].word == "belote":
            word = "rebelote"
        assert exercise.answer == (word,)
        assert (word == "silent") == (article == "announce.refused")
        questions.add(exercise.question)
    assert len(questions) > 1


def test_the_question_of_an_unfinished_trick_does_not_say_that_it_is_won():
    found = {e.question: e for e in many("play.trick-winner", "family")}
    assert not found["drill.question.winning"].moment.is_complete
    assert found["drill.question.winner"].moment.is_complete


@pytest.mark.parametrize("article", drilled("clockwise"))
def test_an_exercise_can_be_found_at_every_level_from_any_chance(article):
    for level in (1, 2, 3):
        for seed in range(20):
            assert find(article, chance(seed), "clockwise", level).level == level
