"""Playouts in masks: the same cards and the same points as the deal played through the front door."""

from __future__ import annotations

from random import Random

import pytest
import referee
from hypothesis import given
from hypothesis import strategies as st
from strategies import rulesets

import belote_learn as bl
from belote_learn.cards import PACK, mask_of
from belote_learn.play.playout import play_out
from belote_learn.rules.facts import EMPTY_TABLE, SPOT, facts_table, trick_facts
from belote_learn.rules.ranking import BEATERS, SUIT_MASK


def slowly(hands, trump, rules, chance):
    """The same playout through `Deal`: from several cards, as many low ones are passed over."""
    seats = bl.Seat.NORTH.order(rules.direction)
    given = dict(zip(seats, hands, strict=True))
    dealer = bl.Seat.NORTH.after(-1, rules.direction)
    deal = bl.Deal.from_hands(given, trump=trump, taker="N", dealer=dealer, ruleset=rules)
    while deal.actions:
        cards = sorted(deal.position.legal_cards)
        deal = deal.act(cards[int(chance() * len(cards))] if len(cards) > 1 else cards[0])
    told = dict.fromkeys(bl.Team, 0)
    for line in deal.score.lines:
        if line.reason in {"cards", "last-trick"}:
            told[line.team] += line.points
    return told[bl.Team.NS], told[bl.Team.EW]


@given(st.permutations(PACK), st.sampled_from(bl.Suit), rulesets(), st.integers(0, 10**6))
def test_a_playout_plays_the_cards_that_a_deal_plays(pack, trump, rules, seed):
    hands = [pack[8 * n : 8 * n + 8] for n in range(4)]
    one, other = (Random(seed).random for _ in range(2))  # noqa: S311 (a game, not a secret)
    quick = play_out([mask_of(hand) for hand in hands], trump, rules.play, one)
    assert quick == slowly(hands, trump, rules, other)
    assert one() == other()  # as many numbers were drawn
    assert sum(quick) == 162


@given(st.permutations(PACK), st.sampled_from(bl.Suit), st.integers(0, 3), st.integers(1, 7))
def test_a_playout_may_begin_in_the_middle_with_any_leader(pack, trump, leader, size):
    hands = [mask_of(pack[size * n : size * (n + 1)]) for n in range(4)]
    chance = Random(size).random  # noqa: S311 (a game, not a secret)
    points = play_out(hands, trump, bl.ruleset("family").play, chance, leader)
    assert sum(points) == 10 + referee.points(trump, [card.code for card in pack[: 4 * size]])


@pytest.mark.parametrize("trump", bl.Suit)
def test_the_facts_looked_up_are_those_read_off_the_cards(trump):
    """Every table of one to three cards of a small pack, against the plain definitions."""
    small = [
        card
        for card in PACK
        if card.rank in {"7", "9", "J", "A"} and card.suit in {trump, "S", "D"}
    ]
    assert trick_facts((), trump) is EMPTY_TABLE[trump]
    for first in small:
        for second in small:
            for third in {*small} - {first, second}:
                if first == second:
                    continue
                for trick in ((first,), (first, second), (first, second, third)):
                    facts = trick_facts(trick, trump)
                    best = 0
                    for place, card in enumerate(trick):
                        if BEATERS[trump][trick[best].index] & card.bit:
                            best = place
                    plain = first.suit is not trump
                    assert facts.winning == best
                    assert facts.partner_winning == (len(trick) - best == 2)
                    assert facts.led == SUIT_MASK[first.suit]
                    assert facts.trumps_led != plain
                    assert facts.ruffed == (plain and trick[best].suit is trump)
                    assert facts.beaters == BEATERS[trump][trick[best].index]
                    row = facts_table(trump)[first.index >> 3][trick[best].index]
                    assert row[SPOT[len(trick)][best]] is facts
