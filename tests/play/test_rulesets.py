"""Rulesets: their values, their sources, and house rules."""

from __future__ import annotations

import pytest

import belote_learn as bl
from belote_learn.rules.rulesets import OPTIONS, option_values


@pytest.mark.parametrize("name", bl.RULESETS)
def test_every_value_is_one_the_option_may_take_and_has_a_source(name):
    rules = bl.ruleset(name)
    for option in OPTIONS:
        values = option_values(option)
        assert not values or getattr(rules, option) in values
        source = rules.source(option)
        assert source.status in {"stated", "implied", "default"}
        assert source.where
        assert set(source.contested) <= set(values) or option == "target"
        assert getattr(rules, option) not in source.contested


def test_a_house_rule_names_what_differs_and_can_be_undone():
    house = bl.ruleset("family").replace(cannot_overtrump="free", target=501)
    assert house.changes == {"cannot_overtrump": "free", "target": 501}
    assert house.source("cannot_overtrump").status == "house"
    assert house.replace(cannot_overtrump="undertrump", target=1000) == bl.ruleset("family")


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"ties": "fail"}, "“ties” is not an option of a ruleset. There are: direction, "),
        ({"tie": "draw"}, "It can be: fail, litige"),
        ({"capot": 500}, "It can be: 252, 250"),
        ({"target": 0}, "any whole number from 1 to 999999"),
        ({"target": True}, "any whole number from 1 to 999999"),
        ({"belote_first_word": False}, "It can be: 0, 10"),
    ],
)
def test_a_wrong_option_or_value_lists_the_right_ones(options, text):
    with pytest.raises(bl.RuleSetError, match=text):
        bl.ruleset("family").replace(**options)


def test_values_that_do_not_go_together_are_refused_with_the_reason():
    with pytest.raises(bl.RuleSetError, match="tie=litige does not go with contract=threshold"):
        bl.ruleset("reglas").replace(tie="litige")


def test_the_default_comes_first():
    assert bl.RULESETS[0] == bl.Position("H", leader="N", hand="AD").ruleset.id == "family"
