"""The table while cards are played: what is fixed by then, and what each card changes.

A deal keeps one `Table` beside its log so that a card costs microseconds. It holds nothing that the
log does not say: a table is made by opening play and adding one card after the other.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from belote_learn.cards import BY_CODE, Card, Suit, mask_of
from belote_learn.play.actions import PLAY, Action, Word, said
from belote_learn.play.checks import TRICK_SIZE
from belote_learn.play.dealing import Start, hands_by_place
from belote_learn.rules.counts import LAST_TRICK, Count
from belote_learn.rules.facts import EMPTY_TABLE, SPOT, TrickFacts, facts_table
from belote_learn.rules.following import decide
from belote_learn.rules.ranking import CARD_POINTS

if TYPE_CHECKING:
    from belote_learn.rules.rulesets import PlayOptions
    from belote_learn.seats import Seat


@dataclass(frozen=True, slots=True)
class Contract:
    """What is fixed once someone has taken.

    Attributes:
        order: The seats in turn order; a place is an index into it.
        trump: The trump suit.
        taker: The seat that took.
        hands: The four hands of eight cards, by place.
        plays: By place, the bit of each card of the hand and the action that plays it.
        pair: King and queen of trumps as a mask where one hand held both; else 0.
        holder: Place of that hand; -1 without one. Article: announce.belote.
        rules: The options of play.
    """

    order: tuple[Seat, ...]
    trump: Suit
    taker: Seat
    hands: tuple[tuple[Card, ...], ...]
    plays: tuple[tuple[tuple[int, Action], ...], ...]
    pair: int
    holder: int
    rules: PlayOptions


class Table(NamedTuple):
    """The table as the next player meets it.

    Attributes:
        contract: What is fixed.
        held: The cards still in hand, by place, as masks.
        leader: Place of the seat that leads the trick.
        turn: Place of the player to act.
        trick: The cards on the table.
        facts: What they amount to.
        allowed: The cards that may be played, as a mask; 0 when all are down.
        words: How many of "belote" and "rebelote" have been said.
        results: Place of the winner and card points of every complete trick.
    """

    contract: Contract
    held: tuple[int, ...]
    leader: int
    turn: int
    trick: tuple[Card, ...]
    facts: TrickFacts
    allowed: int
    words: int
    results: tuple[tuple[int, int], ...]


def open_play(start: Start, trump: Suit, taker: Seat) -> Table:
    """Complete the hands and open the play; the player after the dealer leads."""
    order = start.order
    hands = hands_by_place(start, order.index(taker))
    plays = tuple(
        tuple([(1 << card.index, PLAY[seat][card.index]) for card in hand])
        for seat, hand in zip(order, hands, strict=True)
    )
    held = tuple(mask_of(hand) for hand in hands)
    pair = _PAIRS[trump]
    holder = next((place for place, hand in enumerate(held) if hand & pair == pair), -1)
    contract = Contract(
        order=order,
        trump=trump,
        taker=taker,
        hands=hands,
        plays=plays,
        pair=pair if holder >= 0 else 0,
        holder=holder,
        rules=start.ruleset.play,
    )
    facts = EMPTY_TABLE[trump]
    allowed = decide(held[0], facts, contract.rules)[1]
    return Table(contract, held, 0, 0, (), facts, allowed, 0, ())


_PAIRS = {suit: BY_CODE["K" + suit].bit | BY_CODE["Q" + suit].bit for suit in Suit}


def open_word(table: Table, bit: int) -> Word:
    """Return the word the player to act may say with a card of the hand; "" for none.

    Articles: announce.belote, announce.words.
    """
    pair = table.contract.pair
    if not bit & pair:  # there is a pair only where one hand held both
        return ""
    if table.held[table.contract.holder] & pair == pair:
        return "belote"
    return "rebelote" if table.words else ""


def actions(table: Table, *, auto_belote: bool) -> tuple[Action, ...]:
    """Return what the player to act may do: each card, and with its word where one may be said."""
    place, allowed, contract = table.turn, table.allowed, table.contract
    plays = [action for bit, action in contract.plays[place] if bit & allowed]
    if place != contract.holder or not allowed & contract.pair:
        return tuple(plays)
    every: list[Action] = []
    for action in plays:
        word = open_word(table, action.card.bit) if action.card else ""
        if not (word and auto_belote):
            every.append(action)
        if word:
            every.append(said(action, word))
    return tuple(every)


def put(table: Table, card: Card, *, word: bool) -> Table:
    """Return the table with one more card on it: a legal one of the player to act."""
    contract, held, leader, place, trick, facts, _, words, results = table
    bit = 1 << card.index
    held = (*held[:place], held[place] ^ bit, *held[place + 1 :])
    winning = facts.winning if facts.led and not bit & facts.beaters else len(trick)
    trick = (*trick, card)
    if len(trick) < TRICK_SIZE:
        row = facts_table(contract.trump)[trick[0].index >> 3][trick[winning].index]
        facts = row[SPOT[len(trick)][winning]]
        place = (place + 1) & 3
    else:
        worth = CARD_POINTS[contract.trump]
        leader = place = (leader + winning) & 3
        results = (*results, (place, sum([worth[played.index] for played in trick])))
        trick, facts = (), EMPTY_TABLE[contract.trump]
    allowed = decide(held[place], facts, contract.rules)[1] if held[place] else 0
    return Table(contract, held, leader, place, trick, facts, allowed, words + word, results)


def under_rules(table: Table, rules: PlayOptions) -> Table:
    """Return the same cards on the same table, the next card judged by other rules."""
    hand = table.held[table.turn]
    allowed = decide(hand, table.facts, rules)[1] if hand else 0
    return table._replace(contract=replace(table.contract, rules=rules), allowed=allowed)


def count(table: Table, held_over: int = 0) -> Count:
    """Count a deal that has been played to its end.

    Articles: points.cards, points.last-trick, points.count.
    """
    contract = table.contract
    team = contract.order[0].team
    sides = (team, team.other)
    points, won = [0, 0], [0, 0]
    for place, worth in table.results:
        points[place & 1] += worth
        won[place & 1] += 1
    last = table.results[-1][0] & 1
    points[last] += LAST_TRICK
    holder = contract.holder
    return Count(
        taker=contract.taker.team,
        card_points=dict(zip(sides, points, strict=True)),
        tricks=dict(zip(sides, won, strict=True)),
        belote=sides[holder & 1] if holder >= 0 else None,
        words=table.words,
        held_over=held_over,
        last_trick=sides[last],
    )
