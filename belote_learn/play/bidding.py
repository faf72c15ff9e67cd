"""Bidding: what may be said in either round, and why anything else may not.

Source: rulebook chapter 3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from belote_learn.errors import IllegalActionError
from belote_learn.play.actions import NAME, PASS, TAKE, Action
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from belote_learn.cards import Card, Suit
    from belote_learn.play.dealing import Start

#: After so many passes the deal is passed out. Article: bidding.all-pass.
ALL_PASSES: Final = 2 * len(Seat)


def round_of(bids: int) -> int:
    """Return the round of the next bid: 1, or 2 once all four have passed."""
    return 1 if bids < len(Seat) else 2


def bids_allowed(start: Start, bids: int, turn_up: Card) -> tuple[Action, ...]:
    """Return what the player to bid may say.

    Rules:
        bidding.first-round, bidding.second-round

    Args:
        start: How the deal begins.
        bids: How many have spoken so far, 0 to 7.
        turn_up: The card turned up.
    """
    seat = start.order[bids % len(Seat)]
    if round_of(bids) == 1:
        return PASS[seat], TAKE[seat]
    any_suit = start.ruleset.round2_suits == "any"
    named = (action for suit, action in NAME[seat].items() if any_suit or suit is not turn_up.suit)
    return PASS[seat], *named


def trump_of(bid: Action, turn_up: Card) -> Suit | None:
    """Return the suit a bid makes trumps; None for a pass."""
    return turn_up.suit if bid.kind == "take" else bid.suit


def refuse_bid(action: Action, bids: int, turn_up: Card) -> IllegalActionError:
    """Say why something may not be said in the bidding.

    Args:
        action: What the player to bid wants to say.
        bids: How many have spoken so far.
        turn_up: The card turned up.
    """
    seat = action.seat
    if action.kind == "play":
        return IllegalActionError(
            "bid-card", rule="bidding.taker", seat=seat, found=str(action), card=action.card
        )
    if action.kind == "take":
        return IllegalActionError(
            "bid-take-late", rule="bidding.second-round", seat=seat, card=turn_up
        )
    if round_of(bids) == 1:
        return IllegalActionError(
            "bid-suit-early",
            rule="bidding.first-round",
            seat=seat,
            card=turn_up,
            suit=action.suit,
        )
    return IllegalActionError(
        "bid-suit-turned",
        rule="bidding.second-round",
        seat=seat,
        card=turn_up,
        suit=action.suit,
    )
