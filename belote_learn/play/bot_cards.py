"""Which card a bot plays: plain habits of the table, one after the other.

It picks from the cards the one decision allows and goes by a `Sight`: its own hand and what was
played in the open. No search, no chance: the same sight always gives the same card.

Leading: draw the opponents' trumps if your side took, cash what nobody can beat, else lead low.
Following: load a trick that is your partner's for sure; take the trick with the cheapest card that
holds it; else give as little as possible. Masters, trumps and guarded tens are kept.

Source: "Regras da belote", Erros frequentes, s3-7: jack and nine first, the ten above the king,
no ruff on the partner's trick, points for the partner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from belote_learn.cards import PACK, mask_of
from belote_learn.rules.ranking import BEATERS, CARD_POINTS, SUIT_MASK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belote_learn.play.sight import Sight

# what a card is worth keeping, beside its points: tuned by play against each other
_MASTER: Final = 12
_TRUMP: Final = 9
_GUARD: Final = 4

_TENS: Final = mask_of(card for card in PACK if card.rank == "T")


def pick_card(sight: Sight) -> int:
    """Return the index of the card to play.

    Args:
        sight: What the player to act sees.
    """
    allowed = sight.allowed
    if not allowed & (allowed - 1):
        return allowed.bit_length() - 1
    return _follow(sight) if sight.laid else _lead(sight)


def indices(mask: int) -> Iterator[int]:
    """Yield the index of each card of a mask, lowest first."""
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit


def _follow(sight: Sight) -> int:
    """Play to a trick: load the partner's, take the opponents', or give little."""
    beaters, threats = sight.facts.beaters, sight.threats
    if sight.facts.partner_winning and not beaters & threats:
        return max(indices(sight.allowed), key=lambda index: _gift(sight, index))
    beating = BEATERS[sight.trump]
    holding = [index for index in indices(sight.allowed & beaters) if not beating[index] & threats]
    if holding:
        return min(holding, key=lambda index: _price(sight, index))
    return min(indices(sight.allowed), key=lambda index: _loss(sight, index))


def _lead(sight: Sight) -> int:
    """Lead: trumps for the side that took, then masters, then something low."""
    trumps = sight.hand & SUIT_MASK[sight.trump]
    theirs = (sight.held_by(1) | sight.held_by(3)) & SUIT_MASK[sight.trump]
    if sight.took and theirs and _may_draw(sight, trumps):
        return max(indices(trumps), key=lambda index: _draw(sight, index))
    plain = sight.hand & ~trumps
    safe = [index for index in indices(plain) if sight.is_master(index) and _stands(sight, index)]
    if safe:
        return max(safe, key=lambda index: CARD_POINTS[sight.trump][index])
    return min(indices(sight.hand), key=lambda index: _risk(sight, index))


def _may_draw(sight: Sight, trumps: int) -> bool:
    """Whether to lead trumps: a lone one that would not win is kept to ruff with."""
    return trumps & (trumps - 1) != 0 or (trumps != 0 and sight.is_master(trumps.bit_length() - 1))


def _draw(sight: Sight, index: int) -> tuple[bool, int]:
    """Rank trumps to draw with: the highest if none is above it, else the cheapest."""
    points = CARD_POINTS[sight.trump][index]
    return (True, points) if sight.is_master(index) else (False, -points)


def _stands(sight: Sight, index: int) -> bool:
    """Whether no opponent is known to be able to ruff a lead."""
    suit, trumps = 0xFF << (index & ~7), SUIT_MASK[sight.trump]
    return all(sight.held_by(turns) & suit or not sight.held_by(turns) & trumps for turns in (1, 3))


def _gift(sight: Sight, index: int) -> tuple[int, int]:
    """Rank what to give to a partner who holds the trick: a ten goes home, an ace may still win."""
    points = CARD_POINTS[sight.trump][index]
    ten = 1 << index & _TENS & ~sight.facts.trumps
    return points if ten else points - _worth_keeping(sight, index), -index


def _price(sight: Sight, index: int) -> tuple[int, int]:
    """Rank what to take a trick with: a ten goes home now, an ace or a trump may wait."""
    keep = _worth_keeping(sight, index)
    return keep - CARD_POINTS[sight.trump][index] * (not 1 << index & sight.facts.trumps), index


def _loss(sight: Sight, index: int) -> tuple[int, int, int]:
    """Rank what to give to a trick that is lost, or not yet won; a short suit is soon ruffed."""
    length = (sight.hand >> (index & ~7) & 0xFF).bit_count()
    return CARD_POINTS[sight.trump][index] + _worth_keeping(sight, index), length, index


def _risk(sight: Sight, index: int) -> tuple[int, int]:
    """Rank what to lead when nothing is sure to win."""
    return CARD_POINTS[sight.trump][index] + _worth_keeping(sight, index), index


def _worth_keeping(sight: Sight, index: int) -> int:
    bit, suit = 1 << index, 0xFF << (index & ~7)
    if bit & sight.facts.trumps:
        return _TRUMP + CARD_POINTS[sight.trump][index]
    if sight.is_master(index):
        return _MASTER
    mine = sight.hand & suit
    ten = mine & _TENS
    if ten and not bit & ten and mine.bit_count() == 2:  # noqa: PLR2004 (the ten and its guard)
        return _GUARD
    return 0
