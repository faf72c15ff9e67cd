"""Bots play legally, plainly and sensibly, and beat players who choose at random."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from strategies import deals

import belote_learn as bl
from belote_learn.cards import mask_of, read_cards
from belote_learn.play.actions import PASS, PLAY, said
from belote_learn.play.bots import choose, let_bots_act
from belote_learn.play.odds import wilson
from belote_learn.play.seen import Seen, seen_by
from belote_learn.play.sight import NOTHING_YET, remember, sight_of
from belote_learn.rules.facts import trick_facts


@given(deals())
def test_a_bot_chooses_among_what_may_be_done(deal):
    if deal.to_act is None:
        return
    seen = seen_by(deal, deal.to_act)
    action = choose(seen)
    assert action == choose(seen)
    if deal.start.auto_belote:
        assert deal.act(action).history[-1] == action
    else:
        assert action in deal.actions


@given(deals())
def test_what_the_cards_have_told_is_true(deal):
    """Whoever is thought to lack cards lacks them, whatever the rules of the table."""
    memory, order, cards = NOTHING_YET, deal.start.order, deal.played
    if deal.trump is None:
        return
    for trick in deal.tricks:
        for count, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=False)):
            facts = trick_facts(trick.cards[:count], deal.trump)
            memory = remember(memory, order.index(seat), card, facts)
    assert memory.gone == mask_of(cards)
    for seat, hand in deal.hands.items():
        assert not memory.lacks[order.index(seat)] & mask_of(hand)
    if deal.position:
        sight = sight_of(seen_by(deal, deal.to_act), deal.position)
        assert sight.memory == memory
        assert sight.allowed == mask_of(deal.position.legal_cards)


def south_sees(hand, *tricks, taker="S", leader=None, words=(), trump="H"):
    """What South sees: the hand dealt, and the tricks so far, the one on the table last.

    The turn goes N W S E. Without a leader, the first trick is the one on the table.
    """
    order = bl.Direction.ANTICLOCKWISE
    first = bl.Seat(leader) if leader else bl.Seat.SOUTH.after(-len(tricks[0].split()), order)
    seat, history = first, []
    for trick in tricks:
        cards = read_cards(trick)
        for turn, card in enumerate(cards):
            action = PLAY[seat.after(turn, order)][card.index]
            history.append(said(action, words[card.code]) if card.code in words else action)
        if len(cards) == 4:
            seat = bl.Trick(trump, leader=seat, cards=cards).winner
    return Seen(
        seat=bl.Seat.SOUTH,
        dealer=first.after(-1, order),
        ruleset=bl.ruleset("family"),
        dealt=read_cards(hand),
        turn_up=None,
        trump=bl.Suit(trump),
        taker=bl.Seat(taker),
        history=tuple(history),
    )


HABITS = {
    "the taker draws trumps with the jack": (south_sees("JH 8H 7H AS KS 8D 7D 9C", ""), "JH"),
    "without the master, the cheapest trump draws": (
        south_sees("AH 8H 7H TH KS 8D 7D 9C", ""),
        "7H",
    ),
    "the partner of the taker draws too": (
        south_sees("9H JH KS QS 8D 7D 9C 8C", "", taker="N"),
        "JH",
    ),
    "a lone low trump is kept to ruff with": (south_sees("8H AS KS 8D 7D 9C 8C QC", ""), "AS"),
    "no trump is led once the others have none": (
        south_sees("AH JH AS KS 8D 7D 9C 8C", "JH 7D 8C TS", "", leader="S"),
        "AS",
    ),
    "the defence leaves trumps alone and cashes an ace": (
        south_sees("JH 8H AS KS 8D 7D 9C 8C", "", taker="E"),
        "AS",
    ),
    "without a master, something low is led": (
        south_sees("TS KS QS KD QD JD 9C KC", "", taker="E"),
        "9C",
    ),
    "a ten is led once its ace is gone": (
        south_sees("TS 8S AD QD JD QC KC JC", "9D 8D AS AD", "", taker="E", leader="E"),
        "TS",
    ),
    "an ace is not led where an opponent ruffs": (
        south_sees(
            "7S AS 8S AD QC 8C JC 9C", "7S 9S TS 7H", "8D AD 9D 7D", "", taker="E", leader="S"
        ),
        "8S",
    ),
    "the partner's trick is loaded with the ten": (
        south_sees("TS 8S 7S KD QD 9D QC KC", "9S AS JS", taker="E"),
        "TS",
    ),
    "the partner's trick is not ruffed": (
        south_sees("8H 7H KD TD 9D QC KC JC", "9S AS JS", taker="E"),
        "TD",
    ),
    "nothing is given to a trick that the partner may yet lose": (
        south_sees("TS 8S 7S KD QD 9D QC KC", "KS 9S", taker="E"),
        "7S",
    ),
    "of two that hold it the dearer takes the trick": (
        south_sees("AS TS 8S KD QD 9D QC KC", "KS 9S JS", taker="E"),
        "AS",
    ),
    "the last player takes with the ten": (
        south_sees("TS QS 8S KD QD 9D QC KC", "KS 9S JS", taker="E"),
        "TS",
    ),
    "the ace takes when others are still to play": (
        south_sees("AS TS 8S KD QD 9D QC KC", "KS", taker="E"),
        "AS",
    ),
    "a ten is kept from an ace that may come": (
        south_sees("TS 8S KD QD 9D QC KC JC", "KS", taker="E"),
        "8S",
    ),
    "the cheapest trump that holds the trick takes it": (
        south_sees("JH 9H 8H KD QD 9D QC KC", "AS 9S JS", taker="E"),
        "8H",
    ),
    "a lost trick gets as little as it can": (
        south_sees("KS QS 8S KD QD 9D QC KC", "9S 7S AS", taker="E"),
        "8S",
    ),
    "a guarded ten keeps its guard": (
        south_sees("TD 7D 8C 9C QC JC KC AC", "AS 9S 7S", taker="E"),
        "8C",
    ),
    "belote is said": (south_sees("KH QH AS KS 8D 7D 9C 8C", "9H AH TH", taker="E"), "QH belote"),
    "rebelote is said": (
        south_sees(
            "KH QH AS KS 8D 7D 9C 8C",
            "9H AH TH QH",
            "JH 7H 8H",
            taker="E",
            leader="E",
            words={"QH": "belote"},
        ),
        "KH rebelote",
    ),
    "rebelote is not said without belote": (
        south_sees(
            "KH QH AS KS 8D 7D 9C 8C", "9H AH TH QH", "JH 7H 8H", taker="E", leader="E"
        ),
        "KH",
    ),
    "a shared pair is no belote": (south_sees("KH AS KS 8D 7D 9C 8C JC", "9H AH TH"), "KH"),
}  # fmt: skip


@pytest.mark.parametrize("habit", HABITS)
def test_a_habit(habit):
    seen, card = HABITS[habit]
    assert str(choose(seen)) == card


BIDS = {
    "jack and nine take": ("JH 8H AS KD 7C", "9H", 0, "take"),
    "aces without trumps pass": ("AS AC KD QD 8H", "7H", 0, "pass"),
    "after four passes the best other suit is named": ("JS 9S AS 8D 7C", "KH", 4, "S"),
    "nothing to name passes": ("QS 9D 8S 8D 7C", "KH", 5, "pass"),
}


@pytest.mark.parametrize("name", BIDS)
def test_a_bid(name):
    hand, turn_up, passes, bid = BIDS[name]
    order = bl.Seat.WEST.order(bl.Direction.ANTICLOCKWISE)
    seat = order[passes % 4]
    seen = Seen(
        seat=seat,
        dealer=bl.Seat.NORTH,
        ruleset=bl.ruleset("family"),
        dealt=read_cards(hand),
        turn_up=bl.Card.parse(turn_up),
        trump=None,
        taker=None,
        history=tuple(PASS[order[turn % 4]] for turn in range(passes)),
    )
    assert str(choose(seen)) == bid


def test_four_bots_finish_every_deal_under_every_ruleset():
    outcomes = set()
    for ruleset in bl.RULESETS:
        for seed in range(25):
            deal = let_bots_act(bl.Deal.new(seed=seed, ruleset=ruleset))
            outcomes.add(deal.score.outcome if deal.score else deal.phase)
            assert deal.to_act is None
            if deal.belote_holder:
                assert deal.words_said == 2
    assert outcomes >= {"made", "failed"}


def test_bots_stop_where_they_are_told():
    deal = let_bots_act(bl.Deal.new(seed=7, dealer="N"), until=bl.Seat.EAST)
    assert deal.to_act is bl.Seat.EAST
    assert let_bots_act(deal, until=bl.Seat.EAST) is deal


def match_against_chance(seed, bots):
    """A match to 501, one team bots and the other choosing at random."""
    chance, match, deals = Random(seed), bl.Match(target=501), 0  # noqa: S311 (a game)
    while match.winner is None:
        deal = match.next_deal(1000 * seed + deals)
        while (seat := deal.to_act) is not None:
            bot = seat.team is bots
            deal = deal.act(choose(seen_by(deal, seat)) if bot else chance.choice(deal.actions))
        match, deals = match.add(deal), deals + 1
    return match


def test_bots_beat_players_who_choose_at_random():
    """Of 60 matches, the same deals from both sides; over many more it is 94 in a hundred."""
    played = [(match_against_chance(seed, team), team) for seed in range(30) for team in bl.Team]
    won = sum(match.winner is team for match, team in played)
    low, _ = wilson(won, len(played))
    assert low > 0.8
