"""Real play from end to end: every trick of the recorded deals can be stepped through and asked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import belote_learn as bl
from belote_learn.view.text import draw
from belote_learn.view.trick_view import trick_view

SEATS = "NWSE"  # the file numbers the seats in playing order, anticlockwise
DEALS = json.loads((Path(__file__).parents[1] / "data" / "deals_classic.json").read_text())


def played(record):
    hands = {seat: " ".join(hand) for seat, hand in zip(SEATS, record["hands"], strict=True)}
    deal = bl.Deal.from_hands(
        hands,
        trump=record["trump"],
        taker=SEATS[record["taker"]],
        dealer=SEATS[record["dealer"]],
    )
    for seat, card in record["plays"]:
        assert deal.to_act == SEATS[seat]
        deal = deal.act(card)
    return deal


@pytest.mark.parametrize("record", DEALS, ids=lambda record: f"deal {record['id']}")
def test_every_trick_of_a_recorded_deal_has_its_frames(record):
    for trick, winner in zip(played(record).tricks, record["trick_winners"], strict=True):
        view = trick_view(trick, "en")
        assert view["frames"][-1]["winning"] == SEATS[winner]
        for position in trick.positions:
            frame = view["frames"][len(position.trick)]
            assert {card.code for card in position.hand} <= frame["why"].keys()
        for place, card in enumerate(trick.cards):
            # a card that real players played was never refused
            why = view["whys"][view["frames"][place + 1]["why"][card.code]]
            assert why["mark"] == "played"
        assert draw(view, 4)
