"""What a player goes by while cards are played, in masks, and what the cards played have told.

A `Sight` holds the player's own hand and what everybody saw. `Memory` is the second part, kept card
by card: which cards are gone, and which each place has shown that it does not hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from belote_learn.cards import mask_of
from belote_learn.rules.facts import trick_facts
from belote_learn.rules.ranking import BEATERS

if TYPE_CHECKING:
    from belote_learn.cards import Card, Suit
    from belote_learn.play.position import Position
    from belote_learn.play.seen import Seen
    from belote_learn.rules.facts import TrickFacts

ALL_CARDS: Final = (1 << 32) - 1


class Memory(NamedTuple):
    """What the cards played have told everybody.

    Attributes:
        gone: The cards played, as a mask.
        lacks: By place in turn order, the cards it has shown that it does not hold, as a mask.
    """

    gone: int
    lacks: tuple[int, int, int, int]


NOTHING_YET: Final = Memory(0, (0, 0, 0, 0))


def remember(memory: Memory, place: int, card: Card, facts: TrickFacts) -> Memory:
    """Return the memory with one more card in it.

    Who does not follow has none of the suit led. Who then discards, the partner not winning and
    nobody having ruffed, has no trump either: no ruleset lets a trump be kept back there.

    Args:
        memory: What was known.
        place: Who plays the card.
        card: The card.
        facts: The table it is played to.
    """
    gone, lacks = memory
    bit = 1 << card.index
    if facts.led and not bit & facts.led:
        shown = facts.led
        if not (facts.trumps_led or facts.ruffed or facts.partner_winning or bit & facts.trumps):
            shown |= facts.trumps
        lacks = (*lacks[:place], lacks[place] | shown, *lacks[place + 1 :])  # type: ignore[assignment]
    return Memory(gone | bit, lacks)


class Sight(NamedTuple):
    """The table as the player to act sees it.

    Attributes:
        hand: The player's cards, as a mask.
        allowed: Those that may be played, from the one decision.
        trump: The trump suit.
        facts: The cards on the table, as the one decision reads them.
        laid: How many cards lie there, 0 to 3.
        place: The player's place in turn order.
        took: Whether the player's side took.
        memory: What the cards played have told.
    """

    hand: int
    allowed: int
    trump: Suit
    facts: TrickFacts
    laid: int
    place: int
    took: bool
    memory: Memory

    @property
    def unseen(self) -> int:
        """The cards in the three other hands."""
        return ALL_CARDS & ~(self.hand | self.memory.gone)

    def held_by(self, turns: int) -> int:
        """Return the cards that the player so many turns later may hold, as a mask."""
        return self.unseen & ~self.memory.lacks[(self.place + turns) & 3]

    @property
    def threats(self) -> int:
        """The cards that opponents still to play may well bring, as a mask.

        Whoever has not shown otherwise is thought to follow suit: their trumps count only once they
        have shown that they have none of the suit led, or there is none left for them.
        """
        threats = 0
        for turns in (1, 3):
            if turns + self.laid < 4:  # noqa: PLR2004 (a trick is four cards)
                held = self.held_by(turns)
                threats |= held & self.facts.led or held & self.facts.trumps
        return threats

    def is_master(self, index: int) -> bool:
        """Whether no card of the same suit in another hand is higher."""
        suit = 0xFF << (index & ~7)
        return not BEATERS[self.trump][index] & suit & self.unseen


def sight_of(seen: Seen, position: Position) -> Sight:
    """Return what a seat goes by when it is to play a card.

    Args:
        seen: What the seat sees.
        position: The moment it plays from, its own `Seen.position`.
    """
    order, trump, memory = seen.order, position.trump, NOTHING_YET
    for leader, cards in seen.laid:
        first = order.index(leader)
        for count, card in enumerate(cards):
            facts = trick_facts(cards[:count], trump)
            memory = remember(memory, (first + count) & 3, card, facts)
    return Sight(
        hand=mask_of(position.hand),
        allowed=mask_of(position.legal_cards),
        trump=trump,
        facts=position.table,
        laid=len(position.trick),
        place=order.index(seen.seat),
        took=seen.taker is not None and seen.taker.team is seen.seat.team,
        memory=memory,
    )
