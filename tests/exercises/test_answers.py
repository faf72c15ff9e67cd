"""Answers to exercises: each choice is judged, and the mistake behind an answer is named."""

from __future__ import annotations

import pytest
from drills import chance, many
from hypothesis import given
from hypothesis import strategies as st

import belote_learn as bl
from belote_learn.exercises.answers import check
from belote_learn.exercises.exercise import DrillError, Exercise, traps_of
from belote_learn.exercises.mistakes import IDEAS, wrong_ideas
from belote_learn.exercises.search import drilled, find
from belote_learn.messages.catalogue import topics
from belote_learn.messages.language import LANGUAGES
from belote_learn.rules.rulesets import RULESETS

ALL = [(name, article) for name in RULESETS for article in drilled(name)]


def posed(line):
    """An exercise about a position that is written out."""
    p = bl.Position.parse(line)
    return Exercise(
        article=p.ruling.duty,
        kind="cards",
        moment=p,
        question="drill.question.cards",
        facts=(("seat", p.seat), ("trump", p.trump)),
        level=1,
        choices=p.hand,
        answer=p.legal_cards,
        traps=traps_of(p.legal_cards, wrong_ideas(p)),
        key=line,
        several=True,
    )


# What beginners answer, from the gathered reports and the family guide's frequent errors.
@pytest.mark.parametrize(
    ("line", "answer", "mistake"),
    [
        # Q001, ERR s6: one need not ruff a trick the partner is winning
        ("H N KD,8D JH,7H,AS family", "JH 7H", "ruff-partner"),
        # Q002: the partner led, but no longer wins
        ("H N KD,AD JH,7H,AS family", "JH 7H AS", "partner-led"),
        # Q003, B011: a small trump under an opponent's ruff
        ("H W 9D,QH AH,7H,KC family", "AH 7H", "any-trump"),
        # Q013: cannot overtrump, so throws anything, or keeps the trump
        ("H W 9D,AH 8H,7C,KC family", "8H 7C KC", "undertrump-free"),
        ("H W 9D,AH 8H,7C,KC family", "7C KC", "undertrump-free"),
        ("H W 9D,AH 8H,7C,KC family;cannot_overtrump=free", "8H", "undertrump-forced"),
        ("H W 9D,AH 8H,7C,KC family;cannot_overtrump=free", "7C KC", "undertrump-barred"),
        # Q007, B006: over the partner's ruff
        ("S E AH,9S,TH JS,7C,8S family", "JS", "overtrump-partner"),
        ("S E AH,9S,TH JS,7C,8S family", "JS 7C", "undertrump-partner"),
        ("S E AH,9S,TH JS,7C,8S reglas", "JS 7C 8S", "partner-free"),
        # Q010: the nine "because it is high"
        ("H W JH 9H,7H,AC family", "9H", "highest-only"),
        ("H W JH 9H,7H,AC family", "7H", "lowest-only"),
        ("H W JH 9H,7H,AC family", "9H 7H AC", "no-follow"),
        # Q011, B008, B010: any trump on a trump
        ("D W QD KD,8D,AC family", "KD 8D", "no-rise"),
        ("D W QD,7D KD,8D,AC family", "KD 8D", "not-over-partner"),
        ("D W QD KD,8D,AC family;trump_led_must_beat=never", "KD", "must-rise"),
        # ERR s4: the jack and the nine forgotten; s5: the king before the ten
        ("D W AD JD,TD,8D family", "JD TD 8D", "jack-and-nine"),
        ("D W TD KD,JD,8D family", "KD JD", "king-before-ten"),
        # Q015, ERR s5: following suit comes first
        ("H W 9S,QH AS,8S,JH family", "AS 8S JH", "no-follow"),
        ("H N 9S,8S AS,JH,7C family", "AS JH 7C", "partner-no-follow"),
        # Q017: the ace is not forced
        ("H W KS AS,7S,JC family", "AS", "beat-in-suit"),
        # Q018 and the lead
        ("H W KS AC,7C,TD family", "7C", "discard-low"),
        ("H W - JH,7S,AC family", "7S AC", "lead-no-trump"),
        ("H W - JH,7S,AC family", "JH", "lead-trump"),
        ("H N KS,8S JH,7C,AC family", "7C AC", "spare-partner"),
        ("H W KS JH,7C,AC family", "7C AC", "need-not-ruff"),
        # a part of what an idea allows, and nothing else, is that idea too
        ("H W KS JH,7C,AC family", "AC", "need-not-ruff"),
        # no known mistake makes these
        ("H W KS AS,7S,JC family", "7S JC", ""),
        ("D W QD KD,JD,8D,AC family", "JD AC", ""),
    ],
)
def test_the_mistake_behind_an_answer_is_named(line, answer, mistake):
    feedback = check(posed(line), answer)
    assert not feedback.correct
    assert feedback.mistake.removeprefix("drill.mistake.") == mistake
    for lang in LANGUAGES:
        assert feedback.hint(lang).count("\n") >= 1


@pytest.mark.parametrize(("ruleset", "article"), ALL)
def test_the_right_answer_is_right_and_every_trap_is_named(ruleset, article):
    for exercise in many(article, ruleset)[:25]:
        assert check(exercise, exercise.answer).correct
        for trap in exercise.traps:
            feedback = check(exercise, trap.answer)
            assert not feedback.correct
            named = [t for t in exercise.traps if t.mistake == feedback.mistake]
            assert named, exercise.key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("ruleset", "article"), ALL)
def test_every_exercise_speaks_three_languages(ruleset, article, lang):
    for exercise in many(article, ruleset)[:6]:
        question = exercise.ask(lang)
        assert "{" not in question
        assert question[:1].isupper()
        labels = exercise.labels(lang)
        assert len(labels) == len(exercise.choices) == len(set(labels))
        told = check(exercise, exercise.traps[0].answer).explain(lang)
        assert "{" not in told
        assert told.count("\n") >= 2
        right = check(exercise, exercise.answer)
        assert repr(right) == right.explain()


def test_languages_differ():
    exercise = find("overtrump", chance(1))
    assert len({exercise.ask(lang) for lang in LANGUAGES}) == 3


@given(st.data())
def test_every_choice_is_right_wrong_or_missed_and_nothing_else(data):
    article = data.draw(st.sampled_from(["play.overtrump", "bidding.second-round", "play.lead"]))
    exercise = data.draw(st.sampled_from([e for e in many(article, "family") if e.several]))
    chosen = data.draw(st.lists(st.sampled_from(exercise.choices), unique=True))
    feedback = check(exercise, chosen)
    assert feedback.correct == (set(chosen) == set(exercise.answer))
    assert set(feedback.right) | set(feedback.wrong) == set(chosen)
    assert set(feedback.right) | set(feedback.missed) == set(exercise.answer)
    assert not set(feedback.wrong) & set(exercise.answer)
    assert feedback.empty == (not chosen)
    if feedback.correct:
        assert feedback.mistake == ""


def test_a_hint_does_not_give_the_answer_away():
    exercise = posed("H W 9D,QH AH,7H,KC family")
    hint = check(exercise, "7H").hint("en")
    assert hint.splitlines()[0] == "Not quite."
    assert "1 right answer is still missing." in hint
    assert "A♥ may be played" not in hint
    assert "A♥ may be played" in check(exercise, "7H").explain("en")
    winner = find("trick-winner", chance(2))
    name = winner.answer[0].name.capitalize()
    assert name not in check(winner, winner.traps[0].answer).hint("en")
    assert f"The answer: {name}." in check(winner, winner.traps[0].answer).explain("en")


def test_nothing_chosen_is_no_mistake():
    for article in ("overtrump", "trick-winner", "points.cards", "contract.made"):
        feedback = check(find(article, chance(3)), "")
        assert feedback.empty
        assert feedback.mistake == ""
        assert feedback.hint("en") == "Nothing chosen yet."


@pytest.mark.parametrize(
    ("article", "level", "answer"),
    [
        ("points.cards", 1, "many"),
        ("points.cards", 1, True),
        ("points.cards", 1, 4.5),
        ("points.cards", 1, "9" * 5000),
        ("points.cards", 1, "²"),
        ("points.cards", 1, "10 20"),
        ("contract.made", 1, "perhaps"),
        ("contract.made", 1, "made failed"),
        ("bidding.first-round", 1, "pass, double"),
        ("announce.belote", 1, None),
    ],
)
def test_what_is_no_answer_is_refused_with_what_is(article, level, answer):
    with pytest.raises(DrillError) as caught:
        check(find(article, chance(4), level=level), answer)
    assert len({caught.value.text(lang) for lang in LANGUAGES}) == 3


def test_cards_and_seats_are_read_as_everywhere():
    with pytest.raises(bl.NotationError):
        check(find("overtrump", chance(4)), "ZZ")
    exercise = find("overtrump", chance(4))
    with pytest.raises(bl.InvalidStateError):
        check(exercise, [exercise.moment.trick[0]])
    with pytest.raises(bl.NotationError):
        check(find("trick-winner", chance(4)), "Q")
    bids = find("bidding.second-round", chance(4))
    assert check(bids, " ".join(map(str, bids.answer))).correct
    assert check(
        find("points.cards", chance(4)), str(find("points.cards", chance(4)).answer[0])
    ).correct


def test_every_mistake_has_exercises_that_tempt_to_it():
    """Under some ruleset; those of rules no text has are tempted to under house rules."""
    house = (
        bl.ruleset("family").replace(cannot_overtrump="free", all_pass="same_dealer"),  # noqa: S106 (no password)
        bl.ruleset("reglas").replace(trump_led_must_beat="never"),
    )
    met = {
        trap.mistake
        for rules in (*RULESETS, *house)
        for article in drilled(rules)
        for exercise in many(article, rules)
        for trap in exercise.traps
    }
    declared = {f"drill.{name}" for name in topics()["drill"].ids if name.startswith("mistake.")}
    assert declared - met == set()
    assert met <= declared
    assert {mistake for mistake, _ in IDEAS} <= declared
