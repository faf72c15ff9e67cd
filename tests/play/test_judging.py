"""The same cards judged by other rules: only what a judge looks at changes."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import deals, house_rules

import belote_learn as bl
from belote_learn.play.judging import JUDGED, TRICK_JUDGED, judging_rules, rejudge
from belote_learn.play.notation import read_rules
from belote_learn.rules.rulesets import OPTIONS


def played(seed, ruleset, dealer="N"):
    chance = random.Random(seed)  # noqa: S311 (a game)
    deal = bl.Deal.new(seed=seed, dealer=dealer, ruleset=ruleset)
    while deal.to_act:
        deal = deal.act(chance.choice(deal.actions))
    return deal


def refused_anew(deal, rules):
    """What the rules would not have allowed, asked of positions made from public parts alone."""
    refused = []
    if deal.start.pack:
        for place, bid in enumerate(deal.bids[4:], 4):
            turned = bid.kind == "name" and bid.suit is deal.turn_up.suit
            if turned and rules.round2_suits == "other_three":
                refused.append(place)
    place = len(deal.bids)
    for trick in deal.tricks:
        for count, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=False)):
            position = bl.Position(
                trick.trump,
                leader=trick.leader,
                trick=trick.cards[:count],
                hand=trick.hands[seat],
                ruleset=bl.ruleset(deal.ruleset).replace(
                    **{name: getattr(rules, name) for name in TRICK_JUDGED}
                ),
            )
            assert position.seat is seat
            if card not in bl.legal_cards(position):
                refused.append(place)
            place += 1
    return refused


def score_anew(deal, rules):
    """The count under the rules, from the numbers of the deal's own tricks."""
    points, tricks = {"NS": 0, "EW": 0}, {"NS": 0, "EW": 0}
    for trick in deal.tricks:
        points[trick.winner.team] += trick.points
        tricks[trick.winner.team] += 1
    last = deal.tricks[-1].winner.team
    points[last] += 10
    return bl.score_deal(
        ruleset=rules,
        taker=deal.taker,
        card_points=points,
        tricks=tricks,
        belote=deal.belote_holder and deal.belote_holder.team,
        words=deal.words_said,
        last_trick=last,
    )


@given(deals())
def test_a_deal_judged_by_its_own_rules_is_itself(deal):
    for own in (None, deal.ruleset):
        judged = rejudge(deal, own)
        assert judged.deal == deal
        assert (judged.ruleset, judged.tricks, judged.score) == (
            deal.ruleset,
            deal.tricks,
            deal.score,
        )
        assert judged.refused == ()


@given(deals(), house_rules())
def test_what_is_refused_is_what_a_position_under_those_rules_refuses(deal, other):
    judged = rejudge(deal, other)
    assert [one.place for one in judged.refused] == refused_anew(deal, other)
    for one in judged.refused:
        assert deal.history[one.place] == one.action
        assert (one.ruling is None) == (one.action.card is None)
        if one.ruling:
            assert one.action.card not in one.ruling.cards
            assert one.rule == one.ruling.rule_of(one.action.card)


@given(deals(), house_rules())
def test_the_count_is_that_of_the_judging_rules_and_who_won_what_stays(deal, other):
    judged = rejudge(deal, other)
    assert [trick.winner for trick in judged.tricks] == [trick.winner for trick in deal.tricks]
    assert [trick.cards for trick in judged.tricks] == [trick.cards for trick in deal.tricks]
    assert [trick.seats for trick in judged.tricks] == [trick.seats for trick in deal.tricks]
    if deal.phase == "scored":
        assert judged.score == score_anew(deal, judged.ruleset)
    else:
        assert judged.score is None


@given(house_rules(), house_rules())
def test_only_what_judges_is_taken_over(own, other):
    rules = judging_rules(own, other)
    assert rules.id == other.id
    for name in OPTIONS:
        assert getattr(rules, name) == getattr(other if name in JUDGED else own, name)


@pytest.mark.parametrize(
    ("name", "own", "other", "article"),
    [
        ("a lower trump on the partner's ruff", "family", "reglas", "play.partner-ruffed"),
        ("a discard where a lower trump is asked", "family;cannot_overtrump=free", "ffb", "play.ruff"),
        ("a low trump where rising is asked", "ffb;trump_led_must_beat=never", "ffb", "play.rise-in-trumps"),
        ("rising is never wrong", "family", "family;trump_led_must_beat=never", None),
    ],
)  # fmt: skip
def test_forty_real_deals_are_refused_what_the_other_rules_forbid(name, own, other, article):
    judged = [rejudge(played(seed, read_rules(own)), read_rules(other)) for seed in range(40)]
    assert {one.rule for deal in judged for one in deal.refused} == (
        {article} if article else set()
    ), name


def five_bids():
    deal = bl.Deal.new(seed=7, dealer="N", ruleset="ffb")
    for _ in range(4):
        deal = deal.act("pass")
    return deal.act(deal.turn_up.suit)


def test_naming_the_suit_of_the_turn_up_is_refused_where_it_is_not_allowed():
    deal = five_bids()
    assert [(one.place, one.rule, one.ruling) for one in rejudge(deal, "family").refused] == [
        (4, "bidding.second-round", None)
    ]
    assert rejudge(deal, bl.ruleset("family").replace(round2_suits="any")).refused == ()


def test_the_directions_of_other_rules_are_not_applied():
    deal = played(3, "family")
    judged = rejudge(deal, "clockwise")
    assert judged.ruleset.direction is deal.ruleset.direction
    assert judged.deal.packets == deal.packets
    assert judged.ruleset.tie == "litige"


def finished(ruleset, **match):
    deal = played(5, ruleset)
    return deal, bl.Match(ruleset, dealer="N", **match)


def test_a_match_goes_on_under_the_judging_rules_to_their_target():
    deal, match = finished("family")
    own = rejudge(deal, match=match)
    assert own.after == match.add(deal)
    other = rejudge(deal, bl.ruleset("family").replace(target=501), match=match)
    assert other.after.target == 501
    assert other.after.totals == own.after.totals
    assert own.before.scores == match.scores


def test_a_match_to_another_target_is_part_of_the_rules():
    deal, match = finished("family", target=501)
    judged = rejudge(deal, match=match)
    assert judged.ruleset.target == 501
    assert judged.after.target == 501


TIED = {"taker": "NS", "card_points": {"NS": 81, "EW": 81}, "tricks": {"NS": 4, "EW": 4}}


def test_points_waiting_are_left_out_where_nothing_waits():
    deal = played(5, "clockwise", dealer="E")
    waiting = bl.Match("clockwise", dealer="N").add(bl.score_deal(ruleset="clockwise", **TIED))
    assert waiting.held_over == 81
    own = rejudge(deal, match=waiting)
    assert own.score.waiting == 81
    other = rejudge(deal, "family", match=waiting)
    assert (other.held_before, other.score.waiting, other.before.held_over) == (81, 0, 0)
    assert own.before.totals == other.before.totals == waiting.totals


def test_a_passed_out_deal_leaves_the_match_as_it_was():
    deal = bl.Deal.new(seed=1, dealer="N")
    for _ in range(8):
        deal = deal.act("pass")
    after = rejudge(deal, "ffb").after
    assert (after.totals, after.dealer.name) == ({"NS": 0, "EW": 0}, "WEST")


def over():
    match = bl.Match(target=100, dealer="N")
    return match.add(
        bl.score_deal(taker="NS", card_points={"NS": 100, "EW": 62}, tricks={"NS": 5, "EW": 3})
    )


@pytest.mark.parametrize(
    ("name", "match", "error", "message_id"),
    [
        ("another dealer", bl.Match(dealer="S"), bl.InvalidStateError, "match-dealer"),
        ("other rules", bl.Match("ffb", dealer="N"), bl.RuleSetError, "match-rules"),
        ("a match that is over", over(), bl.IllegalActionError, "match-over"),
        ("no match", "family", bl.InvalidStateError, "wrong-kind"),
    ],
)
def test_a_deal_must_be_the_next_of_its_match(name, match, error, message_id):
    with pytest.raises(error) as caught:
        rejudge(bl.Deal.new(seed=1, dealer="N"), match=match)
    assert caught.value.message_id == message_id, name


def test_what_is_no_deal_and_no_ruleset_is_refused():
    with pytest.raises(bl.InvalidStateError):
        rejudge("a deal")
    with pytest.raises(bl.RuleSetError):
        rejudge(bl.Deal.new(seed=1, dealer="N"), "poker")


@given(deals(), st.sampled_from(bl.RULESETS))
def test_a_judgement_is_a_value(deal, other):
    assert rejudge(deal, other) == rejudge(deal, other)
