"""Numbers that are too long, digits of other scripts, lists in lists, and options said twice."""

from __future__ import annotations

import pytest

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES

LINE = "H N TD,8D AD,7D,JH,9C "
RECORD = 'ruleset = "family"\ndealer = "N"\n'
NINES = "9" * 5000


def replay_under(rules):
    bl.Replay(bl.example("first-deal")).ruleset = rules


REFUSED = {
    "a long target in a position": lambda: bl.Position.parse(f"{LINE}family;target={NINES}"),
    "a long target set on a widget": lambda: replay_under(f"family;target={NINES}"),
    "a long seed": lambda: bl.loads(f"{RECORD}seed = {NINES}"),
    "a long negative seed": lambda: bl.loads(f"{RECORD}seed = -{NINES}"),
    "a long house rule": lambda: bl.loads(f"{RECORD}seed = 7\nhouse_rules = {{ target = {NINES} }}"),
    "lists in lists": lambda: bl.loads("seed = " + "[" * 100_000),
    "tables in tables": lambda: bl.loads("seed = " + "{a = " * 100_000),
    "lists and tables": lambda: bl.loads("seed = " + "[{a = " * 100_000),
    "a huge target": lambda: bl.ruleset("family").replace(target=10**5000),
    "a target just too large": lambda: bl.ruleset("family").replace(target=1_000_000),
    "digits of Arabic in a position": lambda: bl.Position.parse(f"{LINE}family;target=٥٠١"),
    "digits of Arabic set on a widget": lambda: replay_under("family;capot=٢٥٢"),
    "digits of full width": lambda: bl.Position.parse(f"{LINE}family;target=５０１"),
    "a digit above the line": lambda: bl.Position.parse(f"{LINE}family;target=50²"),
    "a seed in Arabic": lambda: bl.loads(f"{RECORD}seed = ٧"),
    "a code with letters of another script": lambda: bl.Deal.from_code("AAAAAAAſ7"),
    "a ligature in a code": lambda: bl.Deal.from_code("\ufb06AAAAAAHQ"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_a_slip_is_refused_in_a_short_sentence(name):
    with pytest.raises((bl.NotationError, bl.RuleSetError)) as caught:
        REFUSED[name]()
    texts = {caught.value.text(lang) for lang in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert all(len(text) < 900 and "{" not in text.replace("{a", "") for text in texts)


@pytest.mark.parametrize(
    ("rules", "column", "expected"),
    [
        ("family;tie=litige;tie=fail", 41, "other-option"),
        ("family;target=501;Target=501", 41, "other-option"),
        ("family;target=٥٠١", 37, "number"),
        ("family;tie=litige;capot=٢٥٠", 47, "number"),
        (f"family;target={NINES}", 37, "number"),
    ],
)
def test_a_fault_in_house_rules_is_told_with_its_column(rules, column, expected):
    with pytest.raises(bl.NotationError) as caught:
        bl.Position.parse(LINE + rules)
    assert (caught.value.data["column"], caught.value.data["expected"]) == (column, expected)


def test_a_fault_in_a_record_is_told_with_its_place():
    with pytest.raises(bl.NotationError) as caught:
        bl.loads(f"{RECORD}seed = {NINES}")
    assert (caught.value.data["row"], caught.value.data["column"]) == (3, 8)
    assert caught.value.data["expected"] == "short-number"
    with pytest.raises(bl.NotationError) as caught:
        bl.loads('seed = [[[["AS"]]], [[[["AS"]]]]]')
    assert (caught.value.data["column"], caught.value.data["expected"]) == (24, "flat")


def test_the_longest_race_and_seed_are_read():
    rules = bl.Position.parse(f"{LINE}family;target=999999").ruleset
    assert rules.target == 999_999
    assert bl.loads(f"{RECORD}seed = {2**32 - 1}").start.seed == 2**32 - 1


FIELDS = {name: getattr(bl.ruleset("ffb"), name) for name in bl.ruleset("ffb").__slots__ if name != "play"}  # fmt: skip


def test_a_ruleset_made_by_hand_is_the_named_one():
    assert bl.RuleSet(**FIELDS) == bl.ruleset("ffb")


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": "mine"},
        {"id": None},
        {"direction": "up"},
        {"tie": "draw"},
        {"capot": True},
        {"target": 0},
        {"target": 10**5000},
        {"tie": "litige", "contract": "threshold"},
    ],
    ids=lambda wrong: "-".join(wrong) + str(len(wrong)),
)
def test_a_ruleset_made_by_hand_holds_only_what_a_ruleset_can(wrong):
    with pytest.raises(bl.RuleSetError) as caught:
        bl.RuleSet(**FIELDS | wrong)
    assert all(caught.value.text(lang) for lang in LANGUAGES)
