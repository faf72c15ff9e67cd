"""Exercises on the count: contract, failure, tie, points held over, capot, belote."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from belote_learn.exercises.exercise import LEVELS, Exercise, traps_of
from belote_learn.rules.counts import ALL_POINTS, ALL_TRICKS, BELOTE, LAST_TRICK
from belote_learn.rules.scoring import THRESHOLD_BELOTE, DealScore, score_deal, words_worth
from belote_learn.seats import Team

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from belote_learn.rules.rulesets import RuleSet

_HALF: Final = 81
_OFTEN: Final = 0.6
_RARELY: Final = 0.3

#: How far the taker's total may lie from what is needed, by level: the nearer, the harder.
_MARGIN: Final[dict[int, tuple[int, int]]] = {1: (0, 24), 2: (0, 12), 3: (0, 3)}


@dataclass(frozen=True, slots=True)
class Tally:
    """A count as it is drawn.

    Attributes:
        taker: The side that took.
        points: Card points of the taker's side, the ten for the last trick included.
        tricks: Tricks of the taker's side.
        belote: The side that had king and queen of trumps in one hand, or None.
        words: How many of the words were said.
        held_over: Points waiting from earlier ties.
    """

    taker: Team
    points: int
    tricks: int
    belote: Team | None = None
    words: int = 0
    held_over: int = 0

    def card_points(self, team: Team) -> int:
        """Return a side's card points."""
        return self.points if team is self.taker else ALL_POINTS - self.points

    def score(self, rules: RuleSet) -> DealScore:
        """Score the count."""
        other = self.taker.other
        return score_deal(
            ruleset=rules,
            taker=self.taker,
            card_points={self.taker: self.points, other: ALL_POINTS - self.points},
            tricks={self.taker: self.tricks, other: ALL_TRICKS - self.tricks},
            belote=self.belote,
            words=self.words,
            held_over=self.held_over,
        )

    def said(self, rules: RuleSet) -> int:
        """Return what the words said are worth."""
        return words_worth(self.words, rules)

    def facts(self) -> dict[str, Any]:
        """Return what a question speaks of."""
        taker, other = self.taker, self.taker.other
        return {
            "taker": taker,
            "other": other,
            "points": self.points,
            "other_points": ALL_POINTS - self.points,
            "tricks": self.tricks,
            "other_tricks": ALL_TRICKS - self.tricks,
            "belote": self.belote,
            "words": self.words,
            "held_over": self.held_over,
        }


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of a tally: for whom, and what would be answered wrongly."""

    team: Team | None
    right: tuple[Any, ...]
    wrong: list[tuple[str, tuple[Any, ...]]]


def count_exercise(article: str, rng: Random, rules: RuleSet, level: int) -> Exercise | None:
    """Draw a count on which an article decides; None where the draw is no exercise.

    Args:
        article: One of `COUNTED`.
        rng: Where chance comes from.
        rules: The rules in force.
        level: 1 to 3.
    """
    form = rng.choice(COUNTED[article])
    tally = form.draw(rng, rules, level)
    score = tally.score(rules)
    asked = form.ask(tally, score, rng)
    if asked is None:
        return None
    traps = traps_of(asked.right, asked.wrong)
    if not traps:
        return None
    facts = tally.facts() | ({"team": asked.team} if asked.team else {})
    shown = " ".join(str(getattr(tally, name)) for name in Tally.__slots__)
    return Exercise(
        article=article,
        kind="choice" if form.choices else "number",
        moment=score,
        question=form.question,
        facts=tuple(facts.items()),
        level=level,
        choices=form.choices,
        answer=asked.right,
        traps=traps,
        key=f"{article} {shown} {asked.team or ''} {rules!r}",
    )


def _side(rng: Random) -> Team:
    return rng.choice(tuple(Team))


def _near(rng: Random, rules: RuleSet, level: int, *, belote: bool | None = None) -> Tally:
    """Draw a count near what the taker needs, with belotes from the second level on."""
    taker, words, holder = _side(rng), 0, None
    with_belote = level > 1 and rng.random() < _OFTEN if belote is None else belote
    if with_belote:
        holder = rng.choice((taker, taker.other))
        words = 1 if level == LEVELS and rng.random() < _RARELY else 2
    drawn = Tally(taker, _HALF, 4, holder, words)
    worth = drawn.said(rules)
    raised = rules.contract == "threshold" and worth
    even = THRESHOLD_BELOTE - 1 if raised else (ALL_POINTS + worth) // 2
    least, most = _MARGIN[level]
    aside = rng.choice((1, -1)) * rng.randint(least, most)
    points = even - (worth if holder is taker else 0) + aside
    return replace(drawn, points=points, tricks=rng.randint(3, 5))


def _failing(rng: Random, rules: RuleSet, level: int) -> Tally:
    tally = _near(rng, rules, level)
    return replace(tally, points=min(tally.points, 76) - rng.randint(0, 12))


def _tied(rng: Random, rules: RuleSet, level: int) -> Tally:
    taker, words, holder = _side(rng), 0, None
    if level > 1 or rng.random() < _OFTEN:
        holder, words = rng.choice((taker, taker.other)), rng.choice((0, 2) if level > 1 else (2,))
    worth = BELOTE if words else 0
    points = (ALL_POINTS + worth) // 2 - (worth if holder is taker else 0)
    held = _held_before(rng, rules, level)
    return Tally(taker, points, rng.randint(2, 6), holder, words, held)


def _held_before(rng: Random, rules: RuleSet, level: int) -> int:
    """Draw points waiting from an earlier tie: the hardest level has them, where a tie waits."""
    return rng.choice((0, 81, 91)) if rules.tie == "litige" and level == LEVELS else 0


def _waiting(rng: Random, rules: RuleSet, level: int) -> Tally:
    tied = level == LEVELS and rng.random() < _RARELY
    tally = (_tied if tied else _near)(rng, rules, level)
    return replace(tally, held_over=rng.choice((71, 81, 91, 152, 162)))


def _capot(rng: Random, rules: RuleSet, level: int) -> Tally:
    taker, holder, words = _side(rng), None, 0
    if level > 1 or rng.random() < _OFTEN:
        holder = rng.choice((taker, taker.other))
        words = rng.choice((0, 1, 2) if level == LEVELS else (2,))
    won = level == 1 or rng.random() < _OFTEN
    held = _held_before(rng, rules, level)
    return Tally(taker, ALL_POINTS if won else 0, 8 if won else 0, holder, words, held)


def _nearly_capot(rng: Random, rules: RuleSet, level: int) -> Tally:
    """Draw seven tricks, with nearly all the points or with all of them."""
    tally = _capot(rng, rules, level)
    won = rng.random() < _OFTEN
    least = rng.choice((0, rng.randint(0, 14), rng.randint(0, 40)))
    return replace(tally, points=ALL_POINTS - least if won else least, tricks=7 if won else 1)


def _spoken(rng: Random, rules: RuleSet, level: int) -> Tally:
    tally = _near(rng, rules, level, belote=True)
    return replace(tally, words=rng.choice((0, 1, 2) if level == LEVELS else (1, 2)))


def _kept_tally(rng: Random, rules: RuleSet, level: int) -> Tally:
    if level > 1 and rng.random() < _RARELY:
        return _capot(rng, rules, 2)
    failing = _failing(rng, rules, level)
    holder = rng.choice((failing.taker, failing.taker.other))
    return replace(failing, points=failing.points - 10, belote=holder, words=2)


def _with_belote(rng: Random, rules: RuleSet, level: int) -> Tally:
    tally = _near(rng, rules, max(level, 2), belote=True)
    return tally if level == LEVELS else replace(tally, words=2)


def _outcome(tally: Tally, score: DealScore, _: Random) -> Asked:
    """Made, failed, or tied? What would someone say who forgets the belote, or thinks 81 enough."""
    rules, taker = score.ruleset, tally.taker
    plain = _by_cards(tally, rules)
    total = tally.points + (tally.said(rules) if tally.belote is taker else 0)
    made = total >= _HALF + 1
    wrong = [
        ("drill.mistake.eighty-one", ("made" if total >= _HALF else "failed",)),
        ("drill.mistake.belote-ignored", (plain,) if tally.words else ()),
        ("drill.mistake.eighty-two-always", ("made" if made else "failed",) if tally.words else ()),
        ("drill.mistake.tie-is-litige", ("tied",) if _equal(tally, rules) else ()),
        ("drill.mistake.tie-is-failure", ("failed",) if _equal(tally, rules) else ()),
        ("drill.mistake.tricks-decide", _by_tricks(tally)),
    ]
    return Asked(None, (score.outcome,), wrong)


def _by_tricks(tally: Tally) -> tuple[str, ...]:
    if tally.tricks == ALL_TRICKS // 2:
        return ()
    return ("made" if tally.tricks > ALL_TRICKS // 2 else "failed",)


def _equal(tally: Tally, rules: RuleSet) -> bool:
    own = tally.points + (tally.said(rules) if tally.belote is tally.taker else 0)
    return 2 * own == ALL_POINTS + tally.said(rules)


def _by_cards(tally: Tally, rules: RuleSet) -> str:
    if tally.points == _HALF:
        return "tied" if rules.tie == "litige" else "failed"
    return "made" if tally.points > _HALF else "failed"


def _decided_by_belote(tally: Tally, score: DealScore, rng: Random) -> Asked | None:
    """Only counts that the belote turns round."""
    if _by_cards(tally, score.ruleset) == score.outcome:
        return None
    return _outcome(tally, score, rng)


def _near_line(tally: Tally, score: DealScore, rng: Random) -> Asked | None:
    """Any count but a tie that is held over: that is another article's."""
    return None if score.outcome == "tied" else _outcome(tally, score, rng)


def _marks(tally: Tally, score: DealScore, rng: Random) -> Asked | None:
    """How many points a side scores, when the contract has failed."""
    if score.outcome != "failed" or score.capot or _equal(tally, score.ruleset):
        return None
    return _points_of(tally, score, rng)


def _tie(tally: Tally, score: DealScore, rng: Random) -> Asked | None:
    return _points_of(tally, score, rng) if _equal(tally, score.ruleset) else None


def _points_of(tally: Tally, score: DealScore, rng: Random) -> Asked:
    """Ask for a side's score; wrong is its own cards, the other failing points, a lost belote."""
    team = _side(rng)
    return Asked(team, (score.points(team),), _wrong_points(tally, score, team))


def _wrong_points(tally: Tally, score: DealScore, team: Team) -> list[tuple[str, tuple[Any, ...]]]:
    rules, right = score.ruleset, score.points(team)
    said = tally.said(rules)
    own = said if tally.belote is team else 0
    cards = tally.card_points(team)
    wrong: list[tuple[str, tuple[Any, ...]]] = [
        ("drill.mistake.belote-lost", (right - own,) if own else ()),
        ("drill.mistake.belote-taken", (right + said,) if said and not own else ()),
    ]
    if _equal(tally, rules):
        wrong.append(("drill.mistake.tie-shared", (cards + own,)))
        wrong.append(
            (
                "drill.mistake.tie-is-failure",
                ((0 if team is tally.taker else rules.fail_points) + own,),
            )
        )
    if score.capot:
        wrong.append(("drill.mistake.capot-cards", (cards + own,)))
        other = {252: 250, 250: 252}[rules.capot]
        wrong.append(("drill.mistake.capot-other", (other + own,) if cards else ()))
    elif score.outcome == "failed":
        wrong.append(("drill.mistake.failed-cards", (cards + own,)))
        other = {162: 160, 160: 162}[rules.fail_points]
        defends = team is not tally.taker
        wrong.append(("drill.mistake.failed-other", (other + own,) if defends else ()))
    return wrong


def _held(tally: Tally, score: DealScore, rng: Random) -> Asked:
    """Ask for a side's score where points wait; wrong is to forget them or give them away."""
    team = _side(rng)
    right = score.points(team)
    less = right - tally.held_over
    wrong = [
        ("drill.mistake.held-forgotten", (less,) if less >= 0 else ()),
        ("drill.mistake.held-taken", (right + tally.held_over,)),
        *_wrong_points(tally, score, team),
    ]
    return Asked(team, (right,), wrong)


def _capot_points(tally: Tally, score: DealScore, rng: Random) -> Asked | None:
    """Ask for a side's score in a capot, or where only one trick is lacking."""
    asked = _points_of(tally, score, rng)
    most = Team.NS if tally.card_points(Team.NS) > tally.card_points(Team.EW) else Team.EW
    if not score.capot:
        capot = score.ruleset.capot if asked.team is most else 0
        own = tally.said(score.ruleset) if tally.belote is asked.team else 0
        asked.wrong.insert(0, ("drill.mistake.capot-tricks", (capot + own,)))
    return asked


def _word_points(tally: Tally, score: DealScore, rng: Random) -> Asked:
    """Ask what the words said are worth; wrong is to count words that were not said, or not to."""
    del rng
    right = tally.said(score.ruleset)
    wrong = [
        ("drill.mistake.word-alone", (10,)),
        ("drill.mistake.words-unsaid", (BELOTE,)),
        ("drill.mistake.words-worthless", (0,)),
    ]
    return Asked(tally.belote, (right,), [w for w in wrong if w[1] != (right,)])


def _kept(tally: Tally, score: DealScore, rng: Random) -> Asked | None:
    """Ask for the score of the side that said belote, where it won nothing else by it."""
    team = tally.belote
    lost = score.outcome == "failed" and team is tally.taker
    beaten = score.outcome == "failed" and team is not None and team is not tally.taker
    if team is None or not tally.said(score.ruleset) or _equal(tally, score.ruleset):
        return None
    if not (lost or beaten or score.capot):
        return None
    asked = team if rng.random() < _OFTEN else team.other
    return Asked(asked, (score.points(asked),), _wrong_points(tally, score, asked))


def _complement(tally: Tally, score: DealScore, rng: Random) -> Asked:
    """Ask for the other side's cards: together 162, the ten included."""
    del score, rng
    rest = ALL_POINTS - tally.points
    wrong = [
        ("drill.mistake.ten-not-counted", (rest - LAST_TRICK,)),
        ("drill.mistake.ten-for-last", (rest + LAST_TRICK,)),
    ]
    return Asked(tally.taker.other, (rest,), wrong)


_OUTCOMES: Final = ("made", "failed", "tied")


@dataclass(frozen=True, slots=True)
class Form:
    """One way of asking about an article.

    Attributes:
        draw: How a count is drawn.
        ask: What is asked of it; None where it is no exercise.
        question: Id of the message.
        choices: The answers offered; empty for a number.
    """

    draw: Callable[[Random, RuleSet, int], Tally]
    ask: Callable[[Tally, DealScore, Random], Asked | None]
    question: str = "drill.question.score"
    choices: tuple[str, ...] = ()


#: How each article of the count is asked about.
COUNTED: Final[dict[str, tuple[Form, ...]]] = {
    "announce.value": (Form(_spoken, _word_points, "drill.question.words-worth"),),
    "announce.kept": (Form(_kept_tally, _kept),),
    "points.count": (Form(_near, _complement, "drill.question.count"),),
    "points.belote": (Form(_with_belote, _decided_by_belote, "drill.question.outcome", _OUTCOMES),),
    "contract.made": (Form(_near, _near_line, "drill.question.outcome", _OUTCOMES),),
    "contract.failed": (Form(_failing, _marks),),
    "contract.tie": (
        Form(_tied, _tie),
        Form(_tied, _outcome, "drill.question.outcome", _OUTCOMES),
    ),
    "contract.held-over": (Form(_waiting, _held),),
    "contract.capot": (Form(_capot, _capot_points), Form(_nearly_capot, _capot_points)),
}
