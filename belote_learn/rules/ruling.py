"""A `Ruling`: the answer of the one decision, with the questions that led to it.

Nothing is decided here. The last question keeps the cards that `decide` answered; the earlier ones
keep sets read off the hand (all of it, its cards of the suit led, its trumps).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from belote_learn.rules.branches import Keeps
from belote_learn.rules.following import decide

if TYPE_CHECKING:
    from belote_learn.cards import Card
    from belote_learn.rules.facts import TrickFacts
    from belote_learn.rules.rulesets import PlayOptions


@dataclass(frozen=True, slots=True)
class RulingStep:
    """One question of the decision and what it left of the hand.

    Attributes:
        id: The question with its answer, such as "follow.no".
        rule: The article it applies.
        cards: The cards still possible after it, in hand order.
        dropped: The cards that fell at this step, in hand order.
    """

    id: str
    rule: str
    cards: tuple[Card, ...]
    dropped: tuple[Card, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Ruling:
    """What may be played in a position, and which article decides.

    Attributes:
        duty: Id of the article that decides.
        branch: Id of the branch of the decision: it tells apart the ways one article can decide.
        cards: The cards that may be played, in hand order; never empty.
        steps: The questions asked, in order.
    """

    duty: str
    branch: str
    cards: tuple[Card, ...]
    steps: tuple[RulingStep, ...]

    def step_of(self, card: Card) -> int:
        """Return the index of the step that settles a card.

        For a refused card that is the first step that drops it; for a legal one, the last step of
        the article that decides.

        Args:
            card: A card of the hand.
        """
        for place, step in enumerate(self.steps):
            if card in step.dropped:
                return place
        return max(place for place, step in enumerate(self.steps) if step.rule == self.duty)

    def rule_of(self, card: Card) -> str:
        """Return the article that settles a card: its reason."""
        return self.steps[self.step_of(card)].rule

    def __repr__(self) -> str:
        return f"<Ruling: {self.duty}, {' '.join(map(str, self.cards))}>"


def ruling(hand: tuple[Card, ...], table: TrickFacts, rules: PlayOptions) -> Ruling:
    """Ask the one decision, and tell how it came to its answer.

    Args:
        hand: The cards of the player to move (1 to 8), in hand order.
        table: The facts of the cards on the table.
        rules: The options of play of the ruleset in force.
    """
    bits = tuple((card.bit, card) for card in hand)
    whole = sum(bit for bit, _ in bits)
    branch, allowed = decide(whole, table, rules)
    masks = {
        Keeps.HAND: whole,
        Keeps.SUIT: whole & table.led,
        Keeps.TRUMPS: whole & table.trumps,
        Keeps.FINAL: allowed,
    }
    steps, left = [], whole
    for question in branch.questions:
        keeps = masks[question.keeps]
        kept = tuple(card for bit, card in bits if bit & keeps)
        dropped = tuple(card for bit, card in bits if bit & left & ~keeps)
        steps.append(RulingStep(question.id, question.article, kept, dropped))
        left = keeps
    cards = tuple(card for bit, card in bits if bit & allowed)
    return Ruling(branch.duty, branch.id, cards, tuple(steps))
