"""What would have to be different for a card: the smallest change that turns its verdict round.

Changes are never guessed: each is tried through the one decision. One card of the trick is another
one, one card or one suit less is held, or one card more. All cards of a hand share the trials. Of
the changes that turn a verdict round, the one that moves the fewest cards is told; among equals the
trick's come first, the last card played before the others, and the nearest card: of its own suit,
then of the suit led.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from belote_learn.cards import PACK, Card, Suit, mask_of
from belote_learn.rules.facts import SPOT, TrickFacts, facts_table, trick_facts
from belote_learn.rules.following import decide
from belote_learn.rules.ranking import BEATERS, winning_index
from belote_learn.rules.ruling import ruling

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belote_learn.play.position import Position
    from belote_learn.rules.ruling import Ruling
    from belote_learn.seats import Seat

#: The pack as a mask: whatever card is led, the trick is another one.
ANY: Final = mask_of(PACK)

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


class _Trial(NamedTuple):
    """A position that differs a little: the change, the hand and the table it leads to."""

    kind: Kind
    hand: tuple[Card, ...]
    mask: int
    trick: tuple[Card, ...]
    table: TrickFacts
    removed: tuple[Card, ...] = ()
    added: tuple[Card, ...] = ()
    place: int = -1


def what_ifs(position: Position, judged: Ruling | None = None) -> tuple[WhatIf, ...]:
    """Find, for each card of the hand, the smallest change that turns its verdict round.

    Args:
        position: The moment.
        judged: Its ruling, where it has been asked for already.

    Returns:
        One answer a card, in hand order.

    Example:
        >>> from belote_learn.play.position import Position
        >>> p = Position("H", leader="N", trick="TC 9H", hand="JH 8H KS")
        >>> what_ifs(p)[2].removed, what_ifs(p)[2].added, what_ifs(p)[2].rule
        ((9♥,), (9♣,), 'play.partner-exception')
    """
    judged = judged or position.ruling
    options, legal = position.ruleset.play, mask_of(judged.cards)
    still = hand = mask_of(position.hand)
    found: dict[Card, WhatIf] = {}
    for trial in _trials(position, hand):
        branch, allowed = decide(trial.mask, trial.table, options)
        turned = (allowed ^ legal) & trial.mask & still
        if not turned:
            continue
        ruled = None if turned & allowed == turned else ruling(trial.hand, trial.table, options)
        for card in position.hand:
            if turned & card.bit:
                rule = branch.duty if allowed & card.bit or not ruled else ruled.rule_of(card)
                found[card] = _answer(position, trial, rule, legal=bool(allowed & card.bit))
        still ^= turned
        if not still:
            break
    return tuple(
        found.get(card) or WhatIf("none", card in judged.cards, judged.rule_of(card))
        for card in position.hand
    )


def _answer(position: Position, trial: _Trial, rule: str, *, legal: bool) -> WhatIf:
    place = trial.table.winning
    return WhatIf(
        kind=trial.kind,
        legal=legal,
        rule=rule,
        removed=trial.removed,
        added=trial.added,
        seat=position.seat_of(trial.place) if trial.kind == "trick" else None,
        winner=position.seat_of(place) if trial.trick else None,
        winning=trial.trick[place] if trial.trick else None,
    )


def _trials(position: Position, hand: int) -> Iterator[_Trial]:
    """Yield the changed positions, those that move the fewest cards first."""
    if not position.trick:
        return
    seen = hand | mask_of(position.trick)
    yield from _other_tricks(position, hand, seen)
    yield from _one_card_less_or_more(position, hand, seen)
    yield from _one_suit_less(position, hand)


def _other_tricks(position: Position, hand: int, seen: int) -> Iterator[_Trial]:
    trick, trump, tried = position.trick, position.trump, {id(position.table)}
    for place in reversed(range(len(trick))):
        old, before, after = trick[place], trick[:place], trick[place + 1 :]
        beating, losing = _without(trick, place, trump) if place else (ANY, position.table)
        for new in _nearest(old, trick[0].suit):
            if seen >> new.index & 1:
                continue
            wins = beating >> new.index & 1
            table = trick_facts((*before, new, *after), trump) if wins else losing
            # one of those made beforehand: known by identity
            if id(table) not in tried:
                tried.add(id(table))
                changed = (*before, new, *after)
                yield _Trial("trick", position.hand, hand, changed, table, (old,), (new,), place)


def _without(trick: tuple[Card, ...], place: int, trump: Suit) -> tuple[int, TrickFacts]:
    """Return what would beat a trick without one card, and the table if a card there does not."""
    others = (*trick[:place], *trick[place + 1 :])
    best = winning_index(others, trump)
    row = facts_table(trump)[trick[0].index >> 3][others[best].index]
    return BEATERS[trump][others[best].index], row[SPOT[len(trick)][best + (best >= place)]]


@cache
def _nearest(old: Card, led: Suit) -> tuple[Card, ...]:
    """Return the pack in the order a learner would imagine its cards in another's place."""
    return tuple(sorted(PACK, key=lambda new: _distance(old, new, led)))


def _distance(old: Card, new: Card, led: Suit) -> tuple[bool, bool, int]:
    """How far a learner has to stretch to imagine one card for another."""
    return old.suit is not new.suit, new.suit is not led, abs(old.index % 8 - new.index % 8)


def _one_card_less_or_more(position: Position, hand: int, seen: int) -> Iterator[_Trial]:
    trick, table = position.trick, position.table
    for card in position.hand:
        yield from _lacking(position, hand, (card,))
    for card in PACK:
        if not seen & card.bit:
            more = (*position.hand, card)
            yield _Trial("more", more, hand | card.bit, trick, table, added=(card,))


def _one_suit_less(position: Position, hand: int) -> Iterator[_Trial]:
    suits = dict.fromkeys((position.trick[0].suit, position.trump))
    groups = [tuple(card for card in position.hand if card.suit is suit) for suit in suits]
    for cards in sorted(groups, key=len):
        yield from _lacking(position, hand, cards)


def _lacking(position: Position, hand: int, cards: tuple[Card, ...]) -> Iterator[_Trial]:
    left = hand & ~mask_of(cards)
    if cards and left:
        kept = tuple(card for card in position.hand if left & card.bit)
        yield _Trial("less", kept, left, position.trick, position.table, removed=cards)
