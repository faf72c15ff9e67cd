"""Moments of real deals: searched for in deals that four bots play, never built.

The deals come one after the other from seeds made from one seed, and a moment is taken where an
article decides it. The same seed finds the same moments for ever, as long as the bots play alike.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from belote_learn.exercises.exercise import DrillError, Exercise
from belote_learn.exercises.positions import RECIPES, Recipe, by_strength, exercise_at
from belote_learn.exercises.tricks import points_of, winner_of
from belote_learn.play import table as play
from belote_learn.play.actions import PLAY, said
from belote_learn.play.bots import choose, let_bots_act
from belote_learn.play.checks import HAND_SIZE, TRICK_SIZE
from belote_learn.play.deal import Deal
from belote_learn.play.odds import bot_tables
from belote_learn.play.position import Position
from belote_learn.play.seeds import derive
from belote_learn.play.seen import seen_by
from belote_learn.play.trick import Trick

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from belote_learn.cards import Card
    from belote_learn.play.table import Table
    from belote_learn.rules.rulesets import RuleSet

#: The articles there are moments of. Their places are part of the code of a set: never change them.
ASKED: Final = (*RECIPES, "play.trick-winner", "points.cards")
_TRICKS: Final = ASKED[len(RECIPES) :]

#: Cards in the hand before the trick that is asked about, fewest and most, by level.
_HANDS: Final[dict[int, tuple[int, int]]] = {1: (2, 5), 2: (3, 6), 3: (5, 8)}
#: After so many deals there is nothing to find.
_DEALS: Final = 4000


@dataclass(frozen=True, slots=True, repr=False)
class Question:
    """A moment of a deal, and what is asked about it.

    Attributes:
        number: Its place among the questions, from 1.
        deal: The deal, played up to the moment; None where what is asked is of no deal.
        exercise: What is asked, with the right answer.
        later: The deal as it went on; None where it is left to four bots.
    """

    number: int
    deal: Deal | None
    exercise: Exercise
    later: Deal | None = None

    @property
    def article(self) -> str:
        """Id of the article that decides."""
        return self.exercise.article

    @property
    def level(self) -> int:
        """1 to 3, the hardest."""
        return self.exercise.level

    @property
    def deal_code(self) -> str | None:
        """The code of the deal; None for a deal that has none."""
        return None if self.deal is None else self.deal.code

    @property
    def trick(self) -> int | None:
        """The number of the trick that is asked about, from 1; None for a bid, and for no deal."""
        if self.deal is None or self.deal.phase == "bidding":
            return None
        begun, left = divmod(len(self.deal.played), TRICK_SIZE)
        return begun if not left and isinstance(self.exercise.moment, Trick) else begun + 1

    @property
    def whole(self) -> Deal | None:
        """The deal to its end: as it went on, or as four bots go on with it."""
        return self.later or (self.deal and let_bots_act(self.deal))

    def __repr__(self) -> str:
        what = f"<Question {self.number}: {self.article}"
        if self.deal is None:
            return f"{what}>"
        where = "the bidding" if self.trick is None else f"trick {self.trick}"
        return f"{what} in {where} of {self.deal_code or 'a deal'}>"


def search(seed: int, wanted: Sequence[str], level: int, rules: RuleSet) -> tuple[Question, ...]:
    """Find a moment for each article wanted, no two in the same deal.

    Args:
        seed: What the seeds of the deals are made from.
        wanted: Ids of articles of `ASKED`, in the order of the questions; each as often as asked.
        level: 1 to 3.
        rules: The rules in force.

    Raises:
        DrillError: If no moment is found for one of them.

    Example:
        >>> from belote_learn.rules.rulesets import ruleset
        >>> search(7, ("play.ruff",), 1, ruleset("family"))
        (<Question 1: play.ruff in trick 5 of AH466MY23>,)
    """
    found: dict[int, Question] = {}
    seen: set[str] = set()
    for count in range(1, _DEALS + 1):
        left = [place for place in range(len(wanted)) if place not in found]
        if not left:
            break
        deal = _bid(Deal.new(derive(seed, count), ruleset=rules))
        if deal.trump is None or deal.taker is None:
            continue
        before = play.open_play(deal.start, deal.trump, deal.taker)
        tables = [before, *bot_tables(before)]
        for place in left:
            exercises = _exercises(wanted[place], deal, tables, level)
            played, exercise = next(
                ((at, one) for at, one in exercises if one.key not in seen), (0, None)
            )
            if exercise is not None:
                seen.add(exercise.key)
                found[place] = Question(place + 1, _played(deal, tables[: played + 1]), exercise)
                break
    for place, article in enumerate(wanted):
        if place not in found:
            raise DrillError("none-found", rule=article, count=level)
    return tuple(found[place] for place in range(len(wanted)))


def _bid(deal: Deal) -> Deal:
    """Let bots bid."""
    while deal.trump is None and (turn := deal.to_act) is not None:
        deal = deal.act(choose(seen_by(deal, turn)))
    return deal


def _played(deal: Deal, tables: Sequence[Table]) -> Deal:
    """Play a deal's cards as they were played from table to table."""
    for before, after in itertools.pairwise(tables):
        (card,) = _laid(before, after)
        seat, word = deal.to_act, play.open_word(before, card.bit)
        if seat is not None:
            action = PLAY[seat][card.index]
            deal = deal.act(said(action, word) if word else action)
    return deal


def _laid(before: Table, after: Table) -> Iterator[Card]:
    gone = before.held[before.turn] & ~after.held[before.turn]
    return (card for card in before.contract.hands[before.turn] if card.bit == gone)


def _exercises(
    article: str, deal: Deal, tables: Sequence[Table], level: int
) -> Iterator[tuple[int, Exercise]]:
    """Yield the exercises on an article in a deal, each with the number of cards played before."""
    least, most = _HANDS[level]
    first, last = HAND_SIZE - most, HAND_SIZE - least
    if article in _TRICKS:
        yield from _about_tricks(article, deal, tables, level)
        return
    for played in range(first * TRICK_SIZE, (last + 1) * TRICK_SIZE):
        table = tables[played]
        hand = table.held[table.turn]
        if not hand & (hand - 1) or not any(_may_be(one, hand, table) for one in RECIPES[article]):
            continue
        exercise = exercise_at(article, _position(deal, table), level)
        if exercise is not None:
            yield played, exercise


def _may_be(recipe: Recipe, hand: int, table: Table) -> bool:
    """Tell, without a ruling, whether a moment can be what a recipe is about."""
    facts = table.facts
    if recipe.led != "plain" or not facts.led or facts.trumps_led:
        return recipe.led == ("trumps" if facts.trumps_led else "plain" if facts.led else "nothing")
    follows = hand & facts.led != 0
    return follows == (recipe.follow[1] > 0) and (facts.ruffed or not recipe.ruffed)


def _about_tricks(
    article: str, deal: Deal, tables: Sequence[Table], level: int
) -> Iterator[tuple[int, Exercise]]:
    least, most = _HANDS[level]
    for number in range(HAND_SIZE - most, HAND_SIZE - least + 1):
        start = number * TRICK_SIZE
        round_of = tables[start : start + TRICK_SIZE + 1]
        cards = [card for pair in itertools.pairwise(round_of) for card in _laid(*pair)]
        contract = tables[start].contract
        trick = Trick(
            contract.trump,
            leader=contract.order[tables[start].leader],
            cards=cards,
            ruleset=deal.ruleset,
        )
        made = (
            winner_of(trick, level)
            if article == "play.trick-winner"
            else points_of(article, trick, level)
        )
        if made is not None:
            yield start + TRICK_SIZE, made


def _position(deal: Deal, table: Table) -> Position:
    contract, held = table.contract, table.held[table.turn]
    hand = [card for card in contract.hands[table.turn] if card.bit & held]
    return Position(
        contract.trump,
        leader=contract.order[table.leader],
        trick=table.trick,
        hand=by_strength(hand, contract.trump),
        ruleset=deal.ruleset,
    )
