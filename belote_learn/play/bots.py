"""Bots: plain and sensible players, who see what their seat sees and nothing else.

A bot is a function of `Seen`: it bids by the count of its hand (`hand_value`), plays a card by the
habits of `bot_cards` from those that may be played, and says belote and rebelote. The same `Seen`
always has the same answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from belote_learn.cards import BY_CODE, PACK
from belote_learn.given import of_kind
from belote_learn.play.actions import NAME, PASS, PLAY, TAKE, Action, said
from belote_learn.play.bid_advice import best_of, value_bids
from belote_learn.play.bot_cards import pick_card
from belote_learn.play.seen import Seen, check_turn, seen_by
from belote_learn.play.sight import sight_of

if TYPE_CHECKING:
    from belote_learn.cards import Card
    from belote_learn.play.actions import Word
    from belote_learn.play.deal import Deal
    from belote_learn.seats import Seat


def choose(seen: Seen) -> Action:
    """Choose what to bid or to play.

    Args:
        seen: What the seat to act sees.

    Returns:
        One of the actions it may do, with its word where one may be said.

    Raises:
        IllegalActionError: If it is not the seat's turn.

    Example:
        >>> from belote_learn.play.deal import Deal
        >>> choose(seen_by(Deal.new(seed=7, dealer="N"), "W"))
        <W: pass>
    """
    check_turn(of_kind(seen, Seen))
    position = seen.position
    if position is None:
        return _bid(seen)
    card = PACK[pick_card(sight_of(seen, position))]
    action, word = PLAY[seen.seat][card.index], _word(seen, card)
    return said(action, word) if word else action


def let_bots_act(deal: Deal, until: Seat | None = None) -> Deal:
    """Let bots act in turn, until it is a seat's turn or the deal is over.

    Args:
        deal: A deal at any stage.
        until: The seat that acts for itself; None for four bots.

    Example:
        >>> from belote_learn.play.deal import Deal
        >>> done = let_bots_act(Deal.new(seed=7, dealer="N"))
        >>> done.phase, done.taker.name, done.score.outcome
        ('scored', 'EAST', 'made')
    """
    while (turn := deal.to_act) is not None and turn is not until:
        deal = deal.act(choose(seen_by(deal, turn)))
    return deal


def _bid(seen: Seen) -> Action:
    turn_up, turn = seen.turn_up, seen.bidding_round or 1
    if turn_up is None:  # no bidding without one; said for the type alone
        return PASS[seen.seat]
    best = best_of(value_bids(seen.dealt, turn_up, turn, seen.ruleset))
    if best is None:
        return PASS[seen.seat]
    return TAKE[seen.seat] if turn == 1 else NAME[seen.seat][best.trump]


def _word(seen: Seen, card: Card) -> Word:
    """Return the word to say with a card. Articles: announce.belote, announce.words."""
    pair = {BY_CODE[f"K{seen.trump}"], BY_CODE[f"Q{seen.trump}"]}
    if card not in pair or not pair <= set(seen.dealt):
        return ""
    if pair <= set(seen.hand):
        return "belote"
    return "rebelote" if (seen.seat, "belote") in seen.words else ""
