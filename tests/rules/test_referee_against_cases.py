"""The referee is checked before it may judge: against every shared case, without the engine."""

import pytest
import referee
from cases import case_files, option_cases

LEGAL = case_files.legal_cases()
WINNERS = case_files.winner_cases()
POSITIONS = case_files.position_cases()
DEALS = case_files.deal_cases()


def named(cases):
    return pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in cases])


def referee_says(case):
    return referee.legal(
        case.trump, case.leader, case.trick, case.hand, referee.RULESETS[case.ruleset]
    )


def test_the_files_hold_what_they_held_when_the_tests_were_written():
    assert len(LEGAL) == 18 * 5 + 23 * 3
    assert len(WINNERS) == 4 * 5 + 6 * 3
    assert len(POSITIONS) == 1716 + 1694
    assert len(DEALS) == 155 + 175


def test_the_inputs_left_out_are_those_without_one_trump_suit():
    no_single_trump = {
        row["id"]
        for row in case_files.read("rules")
        if row["kind"] in {"legal", "winner"} and row["trump"] not in set("SHDC")
    } | {
        row["id"]
        for row in case_files.read("reports")
        if (row.get("input") or {}).get("kind") in {"legal", "trick_winner"}
        and row["input"]["trump"] not in set("SHDC")
    }
    assert no_single_trump == set(case_files.LEFT_OUT)


@named(LEGAL)
def test_the_referee_finds_the_legal_cards_of_a_case(case):
    assert referee_says(case) == [card for card in case.hand if card in case.legal]


@named(option_cases.option_cases())
def test_the_referee_knows_every_value_of_the_options(case):
    options = {**referee.RULESETS["family"], case.option: case.value}
    assert referee.legal("H", case.leader, case.trick, case.hand, options) == case.legal


def test_the_option_cases_cover_every_value():
    covered = {(case.option, case.value) for case in option_cases.option_cases()}
    assert covered == {
        (option, value)
        for option, values in referee.OPTION_VALUES.items()
        for value in values
        if option != "direction"
    }


@named(LEGAL)
def test_the_next_card_of_a_case_falls_to_the_seat_it_names(case):
    direction = referee.RULESETS[case.ruleset]["direction"]
    assert referee.seat_of_card(case.leader, len(case.trick), direction) == case.seat


@named(WINNERS)
def test_the_referee_finds_the_winner_and_the_points_of_a_case(case):
    direction = referee.RULESETS[case.ruleset]["direction"]
    assert referee.winner(case.trump, case.leader, case.trick, direction) == case.winner
    if case.points is not None:
        assert referee.points(case.trump, case.trick) == case.points


def test_the_next_card_of_a_position_falls_to_the_seat_it_names():
    assert [
        case
        for case in POSITIONS
        if referee.seat_of_card(case.leader, len(case.trick), "anticlockwise") != case.seat
    ] == []


@pytest.mark.parametrize("category", case_files.CATEGORY_ARTICLES)
@pytest.mark.parametrize("ruleset", ["family", "contree"])
def test_the_referee_agrees_with_the_engines_behind_the_positions(ruleset, category):
    cases = [case for case in POSITIONS if case.name.startswith(f"{ruleset}-")]
    cases = [case for case in cases if case.name.endswith(f"-{category}")]
    assert cases
    assert [case for case in cases if set(referee_says(case)) != set(case.legal)] == []


@named(DEALS)
def test_the_referee_accepts_every_card_of_a_recorded_deal(case):
    options = referee.RULESETS[case.ruleset]
    for trick in case.tricks:
        table = []
        for play in trick.plays:
            assert referee.seat_of_card(trick.leader, len(table), "anticlockwise") == play.seat
            assert play.card in referee.legal(case.trump, trick.leader, table, play.hand, options)
            table.append(play.card)


@named(DEALS)
def test_the_referee_counts_a_recorded_deal(case):
    totals = {"NS": 0, "EW": 0}
    for trick in case.tricks:
        table = [play.card for play in trick.plays]
        assert referee.winner(case.trump, trick.leader, table, "anticlockwise") == trick.winner
        assert referee.points(case.trump, table) == trick.points
        totals["NS" if trick.winner in "NS" else "EW"] += trick.points
    totals["NS" if case.tricks[-1].winner in "NS" else "EW"] += case.bonus
    assert totals == case.points
