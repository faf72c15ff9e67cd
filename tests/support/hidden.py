"""Deals that differ only in cards that one seat cannot see."""

from __future__ import annotations

from dataclasses import replace

import belote_learn as bl


def hidden_from(deal, seat):
    """The cards a seat cannot see: neither its own, nor turned up, nor played."""
    known = {*dict(deal.dealt)[seat], *deal.played, deal.turn_up}
    return [card for card in bl_pack() if card not in known]


def bl_pack():
    return [bl.Card.parse(rank + suit) for suit in "SHDC" for rank in "789JQKTA"]


def swapped(deal, one, other):
    """The same deal with two cards in each other's place; None where it cannot have gone so."""
    change = {one: other, other: one}
    start = replace(deal.start, auto_belote=False)
    if start.given:
        hands = {
            seat: [change.get(card, card) for card in hand] for seat, hand in start.given.hands
        }
        start = bl.Deal.from_hands(
            hands,
            trump=start.given.trump,
            taker=start.given.taker,
            dealer=start.dealer,
            ruleset=start.ruleset,
        ).start
    else:
        pack = tuple(change.get(card, card) for card in start.pack)
        start = replace(start, pack=pack, seed=None, cut=0)
    try:
        return replayed(start, deal.history)
    except (bl.IllegalActionError, bl.InvalidStateError):
        return None


def replayed(start, history):
    """Begin a deal again and do what was done in it; the words are in the history."""
    given = start.given
    if given:
        deal = bl.Deal.from_hands(
            dict(given.hands),
            trump=given.trump,
            taker=given.taker,
            dealer=start.dealer,
            ruleset=start.ruleset,
        )
    else:
        deal = bl.Deal(start)
    for action in history:
        deal = deal.act(action)
    return deal
