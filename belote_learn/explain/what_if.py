"""What would have to be different for a card: the smallest change that turns its verdict round.

Changes are never guessed: each is tried through the one decision. One card of the trick is another
one, one card or one suit less is held, or one card more. All cards of a hand share the trials. Of
the changes that turn a verdict round, the one that moves the fewest cards is told; among equals the
trick's come first, the last card played before the others, and the nearest card: of its own suit,
then of the suit led.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from belote_learn.cards import PACK, Card, mask_of
from belote_learn.rules.facts import TrickFacts, trick_facts
from belote_learn.rules.following import decide
from belote_learn.rules.ruling import ruling

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belote_learn.play.position import Position
    from belote_learn.seats import Seat

Kind = Literal["trick", "less", "more", "none"]


@dataclass(frozen=True, slots=True)
class WhatIf:
    """The smallest change that turns one card's verdict round, and what then holds.

    Attributes:
        kind: "trick": a card of the trick is another one; "less" or "more": cards of the hand are
            missing or added; "none": no such change turns the verdict round.
        legal: Whether the card could then be played; for "none", whether it can be played now.
        rule: The article that would then settle it; for "none", the one that does now.
        removed: The cards that would not be there.
        added: The cards that would be there.
        seat: The seat whose card on the table would be another one; None for a change of the hand.
        winner: The seat that would then be winning; None where nobody has played.
        winning: The card that would then be winning; None where nobody has played.
    """

    kind: Kind
    legal: bool
    rule: str
    removed: tuple[Card, ...] = ()
    added: tuple[Card, ...] = ()
    seat: Seat | None = None
    winner: Seat | None = None
    winning: Card | None = None


@dataclass(frozen=True, slots=True)
class _Trial:
    """A position that differs a little: the change, the hand and the table it leads to."""

    kind: Kind
    hand: tuple[Card, ...]
    trick: tuple[Card, ...]
    table: TrickFacts
    removed: tuple[Card, ...] = ()
    added: tuple[Card, ...] = ()
    place: int = -1


def what_ifs(position: Position) -> tuple[WhatIf, ...]:
    """Find, for each card of the hand, the smallest change that turns its verdict round.

    Args:
        position: The moment.

    Returns:
        One answer a card, in hand order.

    Example:
        >>> from belote_learn.play.position import Position
        >>> p = Position("H", leader="N", trick="TC 9H", hand="JH 8H KS")
        >>> what_ifs(p)[2].removed, what_ifs(p)[2].added, what_ifs(p)[2].rule
        ((9♥,), (9♣,), 'play.partner-exception')
    """
    judged = position.ruling
    open_cards = {card: card in judged.cards for card in position.hand}
    found: dict[Card, WhatIf] = {}
    for trial in _trials(position):
        if not open_cards:
            break
        _, allowed = decide(mask_of(trial.hand), trial.table, position.ruleset.play)
        for card, legal in tuple(open_cards.items()):
            if card in trial.hand and bool(allowed & card.bit) != legal:
                found[card] = _answer(position, trial, card, legal=not legal)
                del open_cards[card]
    return tuple(
        found.get(card) or WhatIf("none", card in judged.cards, judged.rule_of(card))
        for card in position.hand
    )


def _answer(position: Position, trial: _Trial, card: Card, *, legal: bool) -> WhatIf:
    place = trial.table.winning
    return WhatIf(
        kind=trial.kind,
        legal=legal,
        rule=ruling(trial.hand, trial.table, position.ruleset.play).rule_of(card),
        removed=trial.removed,
        added=trial.added,
        seat=position.seat_of(trial.place) if trial.kind == "trick" else None,
        winner=position.seat_of(place) if trial.trick else None,
        winning=trial.trick[place] if trial.trick else None,
    )


def _trials(position: Position) -> Iterator[_Trial]:
    """Yield the changed positions, those that move the fewest cards first."""
    if not position.trick:
        return
    unseen = tuple(c for c in PACK if c not in position.hand and c not in position.trick)
    yield from _other_tricks(position, unseen)
    yield from _one_card_less_or_more(position, unseen)
    yield from _one_suit_less(position)


def _other_tricks(position: Position, unseen: tuple[Card, ...]) -> Iterator[_Trial]:
    tried = {position.table}
    for place in reversed(range(len(position.trick))):
        old = position.trick[place]
        for new in sorted(unseen, key=lambda card: _distance(old, card, position)):
            trick = (*position.trick[:place], new, *position.trick[place + 1 :])
            table = trick_facts(trick, position.trump)
            if table not in tried:
                tried.add(table)
                yield _Trial("trick", position.hand, trick, table, (old,), (new,), place)


def _distance(old: Card, new: Card, position: Position) -> tuple[bool, bool, int]:
    """How far a learner has to stretch to imagine one card for another."""
    follows = new.suit is position.trick[0].suit
    return old.suit is not new.suit, not follows, abs(old.index % 8 - new.index % 8)


def _one_card_less_or_more(position: Position, unseen: tuple[Card, ...]) -> Iterator[_Trial]:
    for card in position.hand:
        yield from _without(position, (card,))
    for card in unseen:
        hand = (*position.hand, card)
        yield _Trial("more", hand, position.trick, position.table, added=(card,))


def _one_suit_less(position: Position) -> Iterator[_Trial]:
    suits = dict.fromkeys((position.trick[0].suit, position.trump))
    groups = [tuple(card for card in position.hand if card.suit is suit) for suit in suits]
    for cards in sorted(groups, key=len):
        yield from _without(position, cards)


def _without(position: Position, cards: tuple[Card, ...]) -> Iterator[_Trial]:
    hand = tuple(card for card in position.hand if card not in cards)
    if cards and hand:
        yield _Trial("less", hand, position.trick, position.table, removed=cards)
