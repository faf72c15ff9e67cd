"""Random games under every rule: the validator holds around every transition, and can fail."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import deals, starts

import belote_learn as bl
from belote_learn.cards import PACK
from belote_learn.messages.language import LANGUAGES
from belote_learn.play.actions import PLAY, said
from belote_learn.play.validation import check_deal
from belote_learn.rules.rulesets import RULESETS


def played_out(deal, chance):
    """Every stage of a deal, each action drawn from those allowed."""
    stages = [deal]
    while deal.actions:
        deal = deal.act(chance.choice(deal.actions))
        stages.append(deal)
    return stages


@settings(max_examples=60)
@given(starts(), st.randoms(use_true_random=False))
def test_the_validator_holds_around_every_transition(deal, chance):
    for stage in played_out(deal, chance):
        check_deal(stage)


@pytest.mark.parametrize("name", RULESETS)
@given(st.integers(0, 2**32 - 1), st.randoms(use_true_random=False))
@settings(max_examples=25)
def test_a_random_game_of_every_ruleset_comes_to_its_end(name, seed, chance):
    stages = played_out(bl.Deal.new(seed=seed, ruleset=name), chance)
    for stage in stages:
        check_deal(stage)
    last = stages[-1]
    assert last.phase in {"scored", "passed-out"}
    assert (last.score is None) == (last.phase == "passed-out")
    if last.score:
        assert len(last.tricks) == 8
        assert sum(trick.points for trick in last.tricks) == 152


@given(deals())
def test_an_act_leaves_the_old_deal_as_it_was_and_every_other_action_is_refused(deal):
    before = (deal.history, deal.hands, deal.actions)
    allowed = {str(action) for action in deal.actions}
    every = ["pass", "take", *"SHDC", *(card.code for card in PACK)]
    every += [f"{card.code} {word}" for card in PACK for word in ("belote", "rebelote")]
    for text in every:
        if text in allowed:
            assert deal.act(text) != deal
        elif not (deal.start.auto_belote and any(one.startswith(text) for one in allowed)):
            with pytest.raises((bl.IllegalActionError, bl.InvalidStateError)) as caught:
                deal.act(text)
            assert caught.value.message_id
    assert (deal.history, deal.hands, deal.actions) == before


@given(deals())
def test_a_deal_is_a_value(deal):
    again = pickle.loads(pickle.dumps(deal))
    assert again == copy.deepcopy(deal) == copy.copy(deal) == deal
    assert hash(again) == hash(deal)
    assert again.actions == deal.actions
    assert (again.hands, again.tricks, again.score) == (deal.hands, deal.tricks, deal.score)
    with pytest.raises(AttributeError):
        deal.history = ()


@given(deals())
def test_the_log_says_all_that_the_table_holds(deal):
    """Done again from its start, a deal comes out the same: nothing is kept beside the log."""
    again = replace(deal, start=replace(deal.start, auto_belote=False), history=())
    for action in deal.history:
        again = again.act(action)
    assert again.history == deal.history
    assert again._table == deal._table


# Broken on purpose, one by one: what the validator says of each.
TAKEN = bl.Deal.new(seed=7, dealer="N").act("take")
BIDDING = bl.Deal.new(seed=7, dealer="N")
PLAYED = TAKEN
for _ in range(6):
    PLAYED = PLAYED.act(PLAYED.actions[0])
FINISHED = PLAYED
while FINISHED.actions:
    FINISHED = FINISHED.act(FINISHED.actions[0])


HANDS = TAKEN._table.contract.hands


def forged(deal, **fields):
    """The deal with something written into it that its own constructor would not take."""
    other = copy.copy(deal)
    for name, value in fields.items():
        object.__setattr__(other, name, value)
    return other


def with_table(deal, **changes):
    return forged(deal, _table=deal._table._replace(**changes))


def other_contract(deal, **changes):
    return with_table(deal, contract=replace(deal._table.contract, **changes))


def turned(deal):
    """The deal with another card of the suit turned up, as if the pack had lain otherwise."""
    pack = list(deal.start.pack)
    other = next(n for n, card in enumerate(pack[:20]) if card.suit is pack[20].suit)
    pack[other], pack[20] = pack[20], pack[other]
    return forged(deal, start=replace(deal.start, pack=tuple(pack)))


def another_seat(deal):
    first = deal.history[-1]
    stolen = PLAY[first.seat.after(1, deal.ruleset.direction)][first.card.index]
    return forged(deal, history=(*deal.history[:-1], stolen))


FAULTS = {
    "state-phase": [forged(PLAYED, _table=None), with_table(PLAYED, allowed=0)],
    "state-contract": [
        other_contract(TAKEN, trump=bl.Suit.SPADES),
        other_contract(TAKEN, taker=bl.Seat.NORTH),
        forged(TAKEN, history=(*TAKEN.history, *TAKEN.history)),
    ],
    "state-turn-up": [
        turned(TAKEN),
        other_contract(TAKEN, hands=PLAYED._table.contract.hands[::-1]),
    ],
    "state-cards": [other_contract(TAKEN, hands=(HANDS[0], HANDS[1], HANDS[1], HANDS[1]))],
    "state-hands": [another_seat(PLAYED)],
    "state-turn": [forged(BIDDING, history=BIDDING.act("pass").act("pass").history[::-1])],
    "state-words": [
        forged(
            PLAYED,
            history=(*PLAYED.history[:-1], said(PLAYED.history[-1], "rebelote")),
        )
    ],
    "state-score": [
        with_table(PLAYED, words=1),
        with_table(FINISHED, results=((0, 162), *FINISHED._table.results[1:])),
    ],
}


@pytest.mark.parametrize("message_id", FAULTS)
def test_the_validator_finds_each_fault(message_id):
    for deal in (BIDDING, TAKEN, PLAYED, FINISHED):
        check_deal(deal)
    for broken in FAULTS[message_id]:
        with pytest.raises(bl.InvalidStateError) as caught:
            check_deal(broken)
        assert caught.value.message_id == message_id
        for lang in LANGUAGES:
            assert caught.value.text(lang)
