"""The match: totals, who deals, points held over, and who has won."""

from __future__ import annotations

import copy
import pickle

import pytest

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES
from belote_learn.play.match import Standing


def counted(ns, tricks=4, ruleset="family", **changes):
    return bl.score_deal(
        ruleset=ruleset,
        taker=changes.pop("taker", "N"),
        card_points={"NS": ns, "EW": 162 - ns},
        tricks={"NS": tricks, "EW": 8 - tricks},
        **changes,
    )


def marked(ns, ew, ruleset="family"):
    """A score of so many points, however they came about."""
    team = bl.Team.NS
    rules = bl.ruleset(ruleset)
    return bl.DealScore(ns, ew, 0, "made", None, (), team, 0, rules)


def played(deal):
    while deal.actions:
        deal = deal.act(deal.actions[-1])
    return deal


def passed_out(deal):
    for _ in range(8):
        deal = deal.act("pass")
    return deal


def test_totals_add_up_and_the_deal_passes_on():
    m = bl.Match(dealer="N")
    assert (m.totals, m.held_over, m.winner, m.target) == ({"NS": 0, "EW": 0}, 0, None, 1000)
    first = played(m.next_deal(seed=1))
    after = m.add(first)
    assert first.dealer is bl.Seat.NORTH
    assert after.dealer is bl.Seat.WEST
    assert after.totals == {"NS": first.score.ns, "EW": first.score.ew}
    assert after.next_deal(seed=2).dealer is bl.Seat.WEST
    assert m.totals == {"NS": 0, "EW": 0}


@pytest.mark.parametrize(
    ("name", "dealers"), [("family", "WSENW"), ("ffb", "WSENW"), ("clockwise", "WNESW")]
)
def test_the_deal_goes_round_once_a_deal(name, dealers):
    """Report B063: no player is left out, and a deal passed out counts as one."""
    m, seen = bl.Match(name, dealer="W"), []
    for number in range(5):
        d = m.next_deal(seed=number)
        seen.append(d.dealer.value)
        m = m.add(played(d) if number % 2 else passed_out(d))
    assert "".join(seen) == dealers


def test_the_first_dealer_is_drawn_where_none_is_named():
    m = bl.Match("ffb")
    assert m.dealer is None
    d = played(m.next_deal(seed=8))
    assert m.add(d).dealer is d.dealer.after(1, bl.Direction.ANTICLOCKWISE)


def test_the_dealer_may_be_drawn_for_each_deal():
    m = bl.Match(bl.ruleset("reglas").replace(dealer_rotation="drawn_each_deal"))
    dealers = set()
    for seed in range(40):
        d = m.next_deal(seed=seed)
        dealers.add(d.dealer)
        assert m.add(played(d)).dealer is None
    assert len(dealers) == 4


def test_all_pass_and_the_next_dealer_deals_again_or_the_same_one():
    """Report B058: after West, South deals, or West again; no score changes."""
    for rules, expected in (
        (bl.ruleset("ffb"), "S"),
        (bl.ruleset("ffb").replace(all_pass="same_dealer"), "W"),  # noqa: S106
    ):
        m = bl.Match(rules, dealer="W")
        after = m.add(passed_out(m.next_deal(seed=3)))
        assert after.dealer == expected
        assert (after.totals, after.scores) == (m.totals, (None,))


def test_points_held_over_survive_a_deal_passed_out_and_go_to_the_next_winner():
    m = bl.Match("clockwise", dealer="N").add(counted(81, ruleset="clockwise"))
    assert (m.totals, m.held_over) == ({"NS": 0, "EW": 81}, 81)
    m = m.add(passed_out(m.next_deal(seed=4)))
    assert m.held_over == 81
    d = played(m.next_deal(seed=5))
    after = m.add(d)
    assert after.held_over == 0
    assert sum(after.totals.values()) == 81 + 81 + d.score.ns + d.score.ew
    assert after.scores[-1].lines[-1].reason == "marks.held"


def test_held_over_points_pile_up():
    m = bl.Match("ffb", dealer="N").add(counted(81, ruleset="ffb"))
    m = m.add(counted(81, ruleset="ffb", held_over=81))
    assert m.held_over == 162
    m = m.add(counted(100, 5, ruleset="ffb", held_over=162))
    assert (m.totals, m.held_over) == ({"NS": 262, "EW": 224}, 0)


# Cases S27 and S28 of rules.json, reports B100 and Q051, and the edge of the target.
ENDS = [
    ((930, 985), (90, 72), "EW", "both-past"),
    ((940, 928), (75, 87), None, "equal"),
    ((990, 880), (170, 130), "NS", "both-past"),
    ((950, 960), (110, 100), None, "equal"),
    ((900, 950), (112, 84), "EW", "both-past"),
    ((900, 400), (100, 62), "NS", "won"),
    ((900, 400), (99, 63), None, "going-on"),
]


@pytest.mark.parametrize(("before", "deal", "winner", "reason"), ENDS)
@pytest.mark.parametrize("name", bl.RULESETS)
def test_the_match_ends_at_the_target_and_the_higher_total_wins(name, before, deal, winner, reason):
    m = bl.Match(name, dealer="N").add(marked(*before, name)).add(marked(*deal, name))
    assert (m.winner, m.standing.reason) == (winner, reason)
    if winner:
        with pytest.raises(bl.IllegalActionError, match="The match is over"):
            m.next_deal(seed=1)
        with pytest.raises(bl.IllegalActionError, match="The match is over"):
            m.add(marked(1, 1, name))


def test_equal_totals_past_the_target_ask_for_another_deal():
    m = bl.Match(target=501, dealer="N").add(marked(510, 510))
    assert (m.winner, m.standing.rule) == (None, "match.equal")
    m = m.add(counted(82, 5))
    assert (m.winner, m.totals) == (bl.Team.NS, {"NS": 592, "EW": 590})


def test_the_standing_names_its_article_and_its_numbers():
    m = bl.Match(target=501, dealer="N").add(marked(510, 505))
    assert m.standing == Standing(
        bl.Team.NS,
        "match.both-past",
        "both-past",
        (("target", 501), ("team", bl.Team.NS), ("points", 510), ("other", bl.Team.EW), ("other_points", 505)),
    )  # fmt: skip


FINISHED = played(bl.Deal.new(seed=1, dealer="N"))
WRONG = {
    "match-unfinished": (bl.InvalidStateError, bl.Deal.new(seed=1, dealer="N")),
    "match-rules": (bl.RuleSetError, played(bl.Deal.new(seed=1, dealer="N", ruleset="ffb"))),
    "match-dealer": (bl.InvalidStateError, played(bl.Deal.new(seed=1, dealer="E"))),
}


@pytest.mark.parametrize("message_id", WRONG)
def test_a_deal_that_does_not_belong_is_refused(message_id):
    kind, deal = WRONG[message_id]
    with pytest.raises(kind) as caught:
        bl.Match(dealer="N").add(deal)
    assert caught.value.message_id == message_id
    assert all(caught.value.text(lang) for lang in LANGUAGES)


def test_a_score_counted_without_the_points_that_wait_is_refused():
    m = bl.Match("ffb").add(counted(81, ruleset="ffb"))
    with pytest.raises(
        bl.InvalidStateError, match="held over in this match: 81. .* held_over=81"
    ) as caught:
        m.add(counted(82, 5, ruleset="ffb"))
    assert caught.value.message_id == "match-held-over"
    with pytest.raises(bl.RuleSetError):
        m.add(counted(82, 5))


@pytest.mark.parametrize("target", [0, -1, 2.5, True, 1_000_000])
def test_a_target_is_a_whole_number_in_its_range(target):
    with pytest.raises(bl.RuleSetError, match="any whole number from 1 to 999999"):
        bl.Match(target=target)


def test_a_match_is_a_value():
    m = bl.Match("ffb", target=501, dealer="N").add(counted(81, ruleset="ffb"))
    again = pickle.loads(pickle.dumps(m))
    assert again == copy.deepcopy(m) == m
    assert hash(again) == hash(m)
    assert (again.held_over, again.target, again.dealer) == (81, 501, bl.Seat.WEST)
    with pytest.raises(AttributeError):
        m.target = 2
    assert (
        repr(m)
        == "<Match ruleset('ffb') to 501: {'NS': 0, 'EW': 81}, deals 1, 81 held over, next dealer W>"
    )


@pytest.mark.parametrize("all_pass", ["next_dealer", "same_dealer"])
@pytest.mark.parametrize("dealer", ["N", None])
def test_a_deal_passed_out_at_a_table_counts_as_a_deal_that_was(all_pass, dealer):
    match = bl.Match(bl.ruleset("family").replace(all_pass=all_pass), dealer=dealer)
    deal = match.next_deal(seed=3)
    for _ in range(8):
        deal = deal.act("pass")
    passed = match.pass_out()
    assert passed.scores == match.add(deal).scores == (None,)
    if dealer is not None:
        assert passed == match.add(deal)
    else:
        assert passed.dealer is None


def test_no_deal_is_passed_out_in_a_match_that_is_over():
    match = bl.Match(target=100).add(
        bl.score_deal(taker="N", card_points={"NS": 120, "EW": 42}, tricks={"NS": 5, "EW": 3})
    )
    with pytest.raises(bl.IllegalActionError):
        match.pass_out()
