"""How a deal begins: the pack or the hands, who deals, and who is given which cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from belote_learn.cards import PACK, Card, Suit, read_cards
from belote_learn.errors import InvalidStateError
from belote_learn.given import as_text, by_key, one_of
from belote_learn.play.checks import HAND_SIZE, check_no_repeat
from belote_learn.play.shuffle import PACKETS, Packets
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from belote_learn.rules.rulesets import RuleSet

#: Place in the pack of the card turned up: the 21st. Article: deal.turn-up.
TURN_UP: Final = 20


@dataclass(frozen=True, slots=True)
class Packet:
    """Cards given together to one player.

    Attributes:
        seat: Who is given them.
        cards: The cards, the first given first.
    """

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GivenHands:
    """Four hands from a book or a recorded game, the bidding being over.

    Attributes:
        hands: Seat to hand, in the order N E S W, eight cards each.
        trump: The trump suit.
        taker: The seat that took.
    """

    hands: tuple[tuple[Seat, tuple[Card, ...]], ...]
    trump: Suit
    taker: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """Everything that is settled before the first player speaks.

    Attributes:
        dealer: Who deals; the next player speaks first and leads the first trick.
        ruleset: The rules in force.
        pack: The 32 cards as dealt, the top one first; empty where hands are given.
        packets: How the first five cards come.
        seed: What the pack was shuffled with; None for another pack.
        cut: How many cards were lifted in the cut; 0 where the pack was given.
        given: Hands given instead of a pack, or None.
        auto_belote: Whether "belote" and "rebelote" are said for the players.
        order: The seats in turn order, beginning with the player after the dealer.
    """

    dealer: Seat
    ruleset: RuleSet
    pack: tuple[Card, ...] = ()
    packets: Packets = PACKETS["3-2"]
    seed: int | None = None
    cut: int = 0
    given: GivenHands | None = None
    auto_belote: bool = False
    order: tuple[Seat, ...] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        direction = self.ruleset.direction
        object.__setattr__(self, "order", self.dealer.after(1, direction).order(direction))

    @property
    def cut_by(self) -> Seat:
        """Who cuts. Article: deal.shuffle-and-cut."""
        return self.dealer if self.ruleset.cut_by == "dealer" else self.order[-2]


def read_pack(cards: str | Iterable[Card | str]) -> tuple[Card, ...]:
    """Read a whole pack.

    Raises:
        NotationError: If a card cannot be read.
        InvalidStateError: If there are not 32 different cards.
    """
    pack = read_cards(cards)
    check_no_repeat(pack)
    if len(pack) != len(PACK):
        raise InvalidStateError("pack-size", count=len(pack))
    return pack


def read_packets(packets: str | None, ruleset: RuleSet) -> Packets:
    """Read how the first five cards come.

    Args:
        packets: "3-2" or "2-3"; None for the ruleset's way, 3-2 where it leaves the choice.
        ruleset: The rules in force.

    Raises:
        InvalidStateError: If it is neither, or not the ruleset's way.
    """
    ways = tuple(PACKETS) if ruleset.packets == "either" else (ruleset.packets,)
    way = ways[0] if packets is None else one_of(packets, ways)
    if way is None:
        raise InvalidStateError("packets-value", found=as_text(packets), expected=ways)
    return PACKETS[way]


def read_hands(
    hands: Mapping[str, str] | Mapping[Seat, Iterable[Card]],
    trump: Suit | str,
    taker: Seat | str,
) -> GivenHands:
    """Read four hands of eight cards.

    Raises:
        NotationError: If a suit, seat or card cannot be read.
        InvalidStateError: If there are not four hands of eight different cards.
    """
    held = {Seat.parse(seat): read_cards(hand) for seat, hand in by_key(hands).items()}
    if len(held) != len(Seat) or any(len(hand) != HAND_SIZE for hand in held.values()):
        raise InvalidStateError("deal-hands", counts=[len(hand) for hand in held.values()])
    check_no_repeat(card for hand in held.values() for card in hand)
    return GivenHands(
        tuple((seat, held[seat]) for seat in Seat), Suit.parse(trump), Seat.parse(taker)
    )


def slices(packets: Packets, taker: int | None) -> tuple[tuple[int, int, int], ...]:
    """Return the packets in the order they are given, as (place, first card, card after the last).

    Articles: deal.packets, deal.completion.

    Args:
        packets: How the first five cards come.
        taker: Place of the taker in turn order, who has the turn-up first; None while nobody has
            taken.
    """
    given, start = [], 0
    for size in packets:
        for place in range(len(Seat)):
            given.append((place, start, start + size))
            start += size
    if taker is not None:
        given.append((taker, start, start + 1))
        start += 1
        for place in range(len(Seat)):
            size = 2 if place == taker else 3
            given.append((place, start, start + size))
            start += size
    return tuple(given)


_SLICES: Final = {
    (packets, taker): slices(packets, taker)
    for packets in PACKETS.values()
    for taker in (None, 0, 1, 2, 3)
}


def packets_given(start: Start, taker: Seat | None) -> tuple[Packet, ...]:
    """Return who was given which cards, packet by packet; nothing where hands are given."""
    if start.given is not None:
        return ()
    place = None if taker is None else start.order.index(taker)
    return tuple(
        Packet(start.order[to], start.pack[first:last])
        for to, first, last in _SLICES[start.packets, place]
    )


def hands_by_place(start: Start, taker: int | None) -> tuple[tuple[Card, ...], ...]:
    """Return the four hands as dealt, in turn order: five cards each, or eight after the take."""
    if start.given is not None:
        hands = dict(start.given.hands)
        return tuple(hands[seat] for seat in start.order)
    held: list[list[Card]] = [[], [], [], []]
    pack = start.pack
    for place, first, last in _SLICES[start.packets, taker]:
        held[place] += pack[first:last]
    return tuple(map(tuple, held))
