"""What every state of play must satisfy: each function names one impossibility."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from belote_learn.cards import first_repeated
from belote_learn.errors import InvalidStateError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from belote_learn.cards import Card
    from belote_learn.seats import Seat

HAND_SIZE: Final = 8
TRICK_SIZE: Final = 4


def check_hand(hand: tuple[Card, ...]) -> None:
    """Refuse a hand of no card or of more than eight.

    Raises:
        InvalidStateError: Naming the hand.
    """
    if not hand:
        raise InvalidStateError("hand-empty")
    if len(hand) > HAND_SIZE:
        raise InvalidStateError("hand-size", cards=hand, count=len(hand))


def check_trick(cards: tuple[Card, ...]) -> None:
    """Refuse a trick of no card or of more than four.

    Raises:
        InvalidStateError: Naming the cards.
    """
    if not cards:
        raise InvalidStateError("trick-empty")
    if len(cards) > TRICK_SIZE:
        raise InvalidStateError("trick-size", cards=cards, count=len(cards))


def check_no_repeat(cards: Iterable[Card]) -> None:
    """Refuse a card that lies in two places.

    Raises:
        InvalidStateError: Naming the card.
    """
    repeated = first_repeated(cards)
    if repeated is not None:
        raise InvalidStateError("card-twice", card=repeated)


def check_hands_of_trick(
    hands: Mapping[Seat, tuple[Card, ...]], played: Mapping[Seat, Card]
) -> None:
    """Check known hands, as held before a trick, against the cards played to it.

    Raises:
        InvalidStateError: If a card lies in two hands, a card played is missing from its player's
            hand or sits in another's, or the hands differ in size.
    """
    sizes = {len(hand) for hand in hands.values()}
    if len(sizes) > 1:
        raise InvalidStateError("hands-differ", first=max(sizes), second=min(sizes))
    for hand in hands.values():
        check_hand(hand)
    check_no_repeat(card for hand in hands.values() for card in hand)
    for seat, card in played.items():
        holder = next((other for other, hand in hands.items() if card in hand), None)
        if seat in hands and holder != seat:
            raise InvalidStateError("played-not-held", card=card, seat=seat, cards=hands[seat])
        if holder not in {None, seat}:
            raise InvalidStateError("played-held-elsewhere", card=card, seat=seat, other=holder)
