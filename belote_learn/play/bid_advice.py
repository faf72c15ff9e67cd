"""Which bid a hand speaks for, in either round: every suit it may take valued, the best one picked.

The bots bid by it, and learners are shown the same count, with how each bid stands beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from belote_learn.cards import Card, Suit, read_cards
from belote_learn.errors import InvalidStateError
from belote_learn.given import as_text
from belote_learn.play.hand_value import HandValue, value_hand

Standing = Literal["agrees", "close", "other", "differs"]

#: Counts that lie no farther apart than this are as good as equal: bots that took from 5 points
#: earlier or later could not be told apart in matches.
CLOSE: Final = 5

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belote_learn.rules.rulesets import RuleSet


def value_bids(
    hand: str | Iterable[Card | str], turn_up: Card | str, turn: int, ruleset: RuleSet
) -> tuple[HandValue, ...]:
    """Value a hand for each suit that it may take.

    Args:
        hand: The five cards.
        turn_up: The card turned up.
        turn: The round of the bidding, 1 or 2.
        ruleset: The rules in force.

    Returns:
        The suit of the turn-up alone in the first round; in the second the others, in the order of
        `Suit`, and that of the turn-up where the ruleset allows it.

    Raises:
        NotationError: If a card cannot be read.
        InvalidStateError: If a card is there twice, there are more than eight, or the round is
            neither 1 nor 2.

    Rules:
        bidding.first-round, bidding.second-round, bidding.taker
    """
    cards, up = read_cards(hand), Card.parse(as_text(turn_up))
    if turn not in {1, 2}:
        raise InvalidStateError("round-number", found=as_text(turn))
    if turn == 1:
        suits = [up.suit]
    else:
        any_suit = ruleset.round2_suits == "any"
        suits = [suit for suit in Suit if any_suit or suit is not up.suit]
    return tuple(value_hand(cards, suit, up) for suit in suits)


def best_of(values: tuple[HandValue, ...]) -> HandValue | None:
    """Return the value to take with: the highest; None where the advice is to pass.

    Args:
        values: What `value_bids` returned.

    Example:
        >>> from belote_learn.rules.rulesets import ruleset
        >>> values = value_bids("JS 9S AS 8H 7C", "KH", 2, ruleset("family"))
        >>> best_of(values).trump.name
        'SPADES'
    """
    best = max(values, key=lambda value: value.points)
    return best if best.advice == "take" else None


def stand(values: tuple[HandValue, ...], suit: Suit | None) -> Standing:
    """Say how a bid stands beside the count.

    Args:
        values: What `value_bids` returned.
        suit: The suit to take with; None for a pass.

    Returns:
        "agrees": it is what the count advises. "close": the count is too near to call.
        "other": enough to take, but another suit counts clearly more. "differs": none of these.

    Example:
        >>> from belote_learn.rules.rulesets import ruleset
        >>> values = value_bids("JS 9S AS 8H 7C", "KH", 2, ruleset("family"))
        >>> stand(values, Suit.SPADES), stand(values, Suit.CLUBS), stand(values, None)
        ('agrees', 'differs', 'differs')
    """
    best, needed = max(value.points for value in values), values[0].needed
    if suit is None:
        if best < needed:
            return "agrees"
        return "close" if best - needed <= CLOSE else "differs"
    points = next(value.points for value in values if value.trump is suit)
    if points >= needed and points == best:
        return "agrees"
    if points < needed - CLOSE:
        return "differs"
    return "close" if best - points <= CLOSE else "other"
