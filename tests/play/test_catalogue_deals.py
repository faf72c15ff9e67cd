"""The deals of the catalogue that lessons 10 to 13 are built on show what the lessons say."""

from __future__ import annotations

import pytest

import belote_learn as bl

SOUTH = bl.Seat.SOUTH


def moment(name, trick, seat):
    """Return the position of a seat in a trick (from 1), and the card it played."""
    played = bl.example(name).tricks[trick - 1]
    place = played.seats.index(bl.Seat.parse(seat))
    return played.positions[place], played.cards[place]


def test_the_taker_of_the_whole_deal_holds_jack_and_king_when_she_takes():
    dealt = bl.example("whole-deal").at(0)
    assert {"JH", "KH"} < {card.code for card in dealt.hands[SOUTH]}
    assert (dealt.turn_up.code, bl.example("whole-deal").taker) == ("8H", SOUTH)


def test_the_jack_of_trumps_wins_the_first_trick_of_the_whole_deal():
    trick = bl.example("whole-deal").tricks[0]
    assert (trick.cards[0].code, trick.winner) == ("JH", SOUTH)
    assert {card.suit for card in trick.cards} == {trick.trump}


def test_she_ruffs_while_her_partner_is_not_winning_and_gives_points_while_he_is():
    ruffs, card = moment("whole-deal", 3, "S")
    assert (ruffs.leader.team, ruffs.ruling.duty, card.code) == (bl.Team.EW, "play.ruff", "8H")
    assert {c.code for c in ruffs.legal_cards} == {"8H", "KH", "QH"}
    free, card = moment("whole-deal", 5, "S")
    assert (free.leader.team, free.ruling.duty) == (bl.Team.EW, "play.partner-exception")
    assert (free.winning_seat, card.code) == (bl.Seat.NORTH, "TC")
    assert set(free.legal_cards) == set(free.hand)


def test_the_queen_makes_belote_in_her_hand_and_not_in_her_partners():
    own, shared = bl.example("whole-deal"), bl.example("shared-queen-deal")
    assert (own.belote_holder, own.words_said) == (SOUTH, 2)
    assert shared.belote_holder is None
    assert (own.score.ns, own.score.ew) == (134, 48)
    assert (shared.score.ns, shared.score.ew) == (114, 48)
    hand = {card.code for card in dict(own.dealt)[SOUTH]} - {"QH"} | {"TH"}
    assert {card.code for card in dict(shared.dealt)[SOUTH]} == hand


# A slip of a beginner in the recorded deal: trick, seat, the card, and what the clinic plays instead.
SLIPS = {
    "king-before-ten": (2, "S", "KS", "JC"),
    "points-kept-from-the-partner": (2, "W", "7D", "TD"),
    "ace-of-trumps-under-jack-and-nine": (3, "E", "AC", "AH"),
    "partner-ruffed": (5, "S", "JC", "9D"),
}


@pytest.mark.parametrize("ruleset", bl.RULESETS)
@pytest.mark.parametrize("slip", SLIPS)
def test_a_costly_card_is_legal_and_so_is_its_repair(slip, ruleset):
    trick, seat, card, repair = SLIPS[slip]
    position, played = moment("clinic-deal", trick, seat)
    legal = {c.code for c in position.compare()[ruleset].cards}
    assert played.code == card
    assert {card, repair} <= legal


def test_the_one_illegal_slip_is_refused_because_the_suit_led_is_in_the_hand():
    position, _ = moment("clinic-deal", 4, "N")
    verdicts = {verdict.card.code: verdict for verdict in position.explain("en")}
    assert (verdicts["7C"].legal, verdicts["7C"].rule) == (False, "play.follow-suit")


# A deal whose words were never said: who had the belote, the score in silence and with both words.
SILENT = {
    "clinic-deal": ("N", ("failed", 0, 162), ("made", 97, 85)),
    "belote-deal": ("S", ("failed", 0, 162), ("made", 92, 90)),
}


@pytest.mark.parametrize("name", SILENT)
def test_two_words_would_have_made_the_contract(name):
    holder, silent, spoken = SILENT[name]
    deal = bl.example(name)
    told = deal.at(0).with_auto_belote()
    for card in deal.played:
        told = told.act(card)
    assert (deal.belote_holder, deal.words_said) == (bl.Seat.parse(holder), 0)
    assert (deal.score.outcome, deal.score.ns, deal.score.ew) == silent
    assert (told.score.outcome, told.score.ns, told.score.ew) == spoken


def test_the_tied_deal_is_a_tie_in_all_rulesets_that_know_one():
    deal = bl.example("tied-deal")
    assert {line.points for line in deal.score.lines if line.reason == "compare"} == {81}
    assert (deal.score.outcome, deal.score.ns, deal.score.ew) == ("failed", 0, 162)
    hearts = [card for card in dict(deal.dealt)[SOUTH] if card.suit is deal.trump]
    assert sorted(card.code for card in hearts) == ["8H", "QH"]


def test_the_four_rulesets_part_on_a_lower_trump_under_the_partners_ruff():
    rulings = bl.example("partner-ruffed-9").compare()
    allowed = {name: "8S" in {card.code for card in r.cards} for name, r in rulings.items()}
    assert allowed == {"family": True, "reglas": False, "clockwise": False, "ffb": True}


def test_one_house_rule_frees_the_hand_that_cannot_overtrump():
    position = bl.example("undertrump-9")
    rules = position.ruleset.replace(cannot_overtrump="free")
    free = bl.Position(
        position.trump,
        leader=position.leader,
        trick=position.trick,
        hand=position.hand,
        ruleset=rules,
    )
    assert [card.code for card in position.legal_cards] == ["7D"]
    assert free.legal_cards == position.hand


# What South holds of trumps, the turn-up included, when she takes; and what came of it.
TAKEN = {
    "three-aces-deal": (["7H", "TH"], "failed", 70),
    "jack-and-nine-deal": (["7S", "9S", "JS"], "made", 90),
    "second-round-deal": (["9H", "JH", "KH"], "made", 122),
}


@pytest.mark.parametrize("name", TAKEN)
def test_a_deal_of_the_bidding_lesson_is_taken_with_the_trumps_it_tells(name):
    trumps, outcome, points = TAKEN[name]
    deal = bl.example(name)
    seen = (*deal.at(0).hands[SOUTH], deal.turn_up)
    assert sorted(card.code for card in seen if card.suit is deal.trump) == trumps
    assert deal.score.outcome == outcome
    assert {line.points for line in deal.score.lines if line.reason == "compare"} == {points}


def test_the_taker_of_the_second_round_gets_the_turn_up_though_it_is_no_trump():
    deal = bl.example("second-round-deal")
    assert deal.turn_up.suit is not deal.trump
    assert deal.turn_up in dict(deal.dealt)[SOUTH]
