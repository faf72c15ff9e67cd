"""Recorded deals, card by card: what was played was legal, and the right side took it."""

import pytest
from cases import case_files, engine

import belote_learn as bl

DEALS = [pytest.param(case, id=case.name) for case in case_files.deal_cases()]


def table(deal, trick):
    return bl.Trick(
        trump=deal.trump,
        leader=trick.leader,
        cards=" ".join(play.card for play in trick.plays),
        ruleset=engine.ruleset(deal.ruleset),
    )


@pytest.mark.parametrize("deal", DEALS)
def test_every_card_of_a_recorded_deal_is_legal(deal):
    for trick in deal.tricks:
        before = []
        for play in trick.plays:
            position = bl.Position(
                trump=deal.trump,
                leader=trick.leader,
                trick=" ".join(before),
                hand=" ".join(play.hand),
                ruleset=engine.ruleset(deal.ruleset),
            )
            assert position.seat == play.seat
            assert play.card in engine.codes(bl.legal_cards(position))
            before.append(play.card)


@pytest.mark.parametrize("deal", DEALS)
def test_every_trick_of_a_recorded_deal_has_its_winner_and_points(deal):
    for trick in deal.tricks:
        played = table(deal, trick)
        assert played.winner == trick.winner
        assert played.points == trick.points


@pytest.mark.parametrize("deal", DEALS)
def test_the_tricks_of_a_recorded_deal_add_up(deal):
    totals = {"NS": 0, "EW": 0}
    for trick in deal.tricks:
        played = table(deal, trick)
        totals["NS" if played.winner in {"N", "S"} else "EW"] += played.points
    totals["NS" if played.winner in {"N", "S"} else "EW"] += deal.bonus
    assert totals == deal.points
