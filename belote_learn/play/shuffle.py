"""Shuffle, cut and draw: the only place where chance comes in, and always from a seed.

Everything is made with `Random.random`, the one method whose numbers Python promises to keep for a
seed, so that a seed deals the same cards on every platform and version. The order of the numbers
is part of the deal code and must never change: 31 for the shuffle, one for the cut, one for the
packets.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from belote_learn.cards import PACK, Card
from belote_learn.errors import InvalidStateError
from belote_learn.given import as_text, is_whole
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from belote_learn.rules.rulesets import RuleSet

#: Seeds go from 0 up to this.
SEEDS: Final = 1 << 32

#: At least so many cards lie in each part of a cut pack. Article: deal.shuffle-and-cut.
CUT_LEAST: Final = 3

Packets = tuple[int, int]
#: How the first five cards come, by the name of the option's value. Article: deal.packets.
PACKETS: Final[dict[str, Packets]] = {"3-2": (3, 2), "2-3": (2, 3)}

# ranks for the draw of the dealer, lowest first: the order of the draw, not that of the play
_DRAW_ORDER: Final = "789TJQKA"


@dataclass(frozen=True, slots=True)
class Shuffled:
    """A pack ready to be dealt.

    Attributes:
        pack: The 32 cards after the cut, the top one first.
        cut: How many cards were lifted off the shuffled pack, 3 to 29.
        packets: The first five cards as this seed would have them: (3, 2) or (2, 3).
    """

    pack: tuple[Card, ...]
    cut: int
    packets: Packets


@dataclass(frozen=True, slots=True)
class DealerDraw:
    """How the first dealer was found. Article: deal.first-dealer.

    Attributes:
        dealer: The first dealer.
        cards: Who drew which card, in order; equal ranks are drawn again. Empty where the ruleset
            has a seat drawn rather than cards.
    """

    dealer: Seat
    cards: tuple[tuple[Seat, Card], ...] = ()


def read_seed(seed: int | Random) -> int:
    """Return a seed of 32 bits.

    Args:
        seed: A whole number from 0 up to 2**32 - 1, or a `Random` to draw one from.

    Raises:
        InvalidStateError: If the number is out of range.
    """
    if isinstance(seed, Random):
        return int(seed.random() * SEEDS)
    if not is_whole(seed, 0, SEEDS - 1):
        raise InvalidStateError("seed-range", found=as_text(seed), expected=SEEDS - 1)
    return seed


def shuffle(seed: int) -> Shuffled:
    """Shuffle and cut the pack.

    From the last card of the pack to the second, each changes places with a card drawn from those
    up to itself; then the pack is cut, and the packets drawn.

    Args:
        seed: A seed of 32 bits.

    Example:
        >>> shuffle(7).pack[:4], shuffle(7).cut
        ((K♣, 10♥, A♣, J♠), 13)
    """
    chance = Random(seed).random  # noqa: S311 (a game, not a secret)
    cards = list(PACK)
    for last in range(len(PACK) - 1, 0, -1):
        other = int(chance() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    cut = CUT_LEAST + int(chance() * (len(PACK) - 2 * CUT_LEAST + 1))
    packets = tuple(PACKETS.values())[int(chance() * len(PACKETS))]
    return Shuffled((*cards[cut:], *cards[:cut]), cut, packets)


def draw_dealer(seed: int | Random, ruleset: RuleSet) -> DealerDraw:
    """Find the first dealer.

    The draw has numbers of its own, apart from those of the shuffle with the same seed.

    Args:
        seed: A seed of 32 bits, or a `Random` to draw one from.
        ruleset: Its option `first_dealer` says how: a seat drawn, or one card drawn by each side,
            the lowest dealing (ace, king, queen, jack, ten, 9, 8, 7).

    Example:
        >>> from belote_learn.rules.rulesets import ruleset
        >>> draw_dealer(7, ruleset("ffb"))
        DealerDraw(dealer=<Seat.NORTH: 'N'>, cards=((<Seat.NORTH: 'N'>, 8♣), (<Seat.EAST: 'E'>, 10♣)))
    """  # noqa: E501 (a value as it is printed)
    chance = Random(SEEDS + read_seed(seed)).random  # noqa: S311 (a game, not a secret)
    if ruleset.first_dealer == "random":
        return DealerDraw(tuple(Seat)[int(chance() * len(Seat))])
    sides = ((Seat.NORTH, Seat.SOUTH), (Seat.EAST, Seat.WEST))
    seats = [side[int(chance() * len(side))] for side in sides]
    left = list(PACK)
    drawn: list[tuple[Seat, Card]] = []
    while True:
        cards = [left.pop(int(chance() * len(left))) for _ in seats]
        drawn += zip(seats, cards, strict=True)
        ranks = [_DRAW_ORDER.index(card.rank) for card in cards]
        if ranks[0] != ranks[1]:
            return DealerDraw(seats[ranks.index(min(ranks))], tuple(drawn))
