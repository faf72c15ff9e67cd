"""Worked cases for every value of the three options of play, the unusual ones above all.

The shared cases follow whole rulesets, in which several values never occur. These rows are
written by hand from the meanings in our reference on the rules (3.2) and the readings it lists.
South is always to play at an anticlockwise table (N W S E) and hearts are trumps.
"""

from typing import NamedTuple

ALWAYS = "always"
UNLESS = "unless_partner_winning"
NEVER = "never"
FREE = "free"
DISCARD = "overtrump_or_discard"
IF_ABLE = "overtrump_if_able"
ONLY_ALL = "free_only_if_all_trumps"
UNDER = "undertrump"


class OptionCase(NamedTuple):
    """One hand under one value; every other option is that of `family`."""

    name: str
    option: str
    value: str
    leader: str
    trick: list[str]
    hand: list[str]
    legal: list[str]


# option -> (what is special, leader, trick, hand, {value: legal cards})
TABLE = {
    "trump_led_must_beat": [
        (
            "partner led the winning trump (L18)",
            "N",
            "9H 8H",
            "JH 7H KS",
            {ALWAYS: "JH", UNLESS: "JH 7H", NEVER: "JH 7H"},
        ),
        (
            "partner rose above the leader",
            "E",
            "QH AH 8H",
            "9H TH 7H",
            {ALWAYS: "9H", UNLESS: "9H TH 7H", NEVER: "9H TH 7H"},
        ),
        (
            "partner led but was beaten",
            "N",
            "QH AH",
            "9H 7H KS",
            {ALWAYS: "9H", UNLESS: "9H", NEVER: "9H 7H"},
        ),
        (
            "partner has not played (L17)",
            "W",
            "TH",
            "AH 7H KS",
            {ALWAYS: "AH", UNLESS: "AH", NEVER: "AH 7H"},
        ),
        (
            "no trump is high enough",
            "W",
            "JH",
            "9H 7H AS",
            {ALWAYS: "9H 7H", UNLESS: "9H 7H", NEVER: "9H 7H"},
        ),
        (
            "no trump at all",
            "W",
            "7H",
            "KS AC",
            {ALWAYS: "KS AC", UNLESS: "KS AC", NEVER: "KS AC"},
        ),
        (
            "the 8 beats the 7, both worth nothing",
            "W",
            "7H",
            "8H AS",
            {ALWAYS: "8H", UNLESS: "8H", NEVER: "8H"},
        ),
        (
            "the 7 does not beat the 8",
            "W",
            "8H",
            "7H QH AS",
            {ALWAYS: "QH", UNLESS: "QH", NEVER: "7H QH"},
        ),
        (
            "a jack of another suit does not rise (B015)",
            "N",
            "TH 9H",
            "AH JD",
            {ALWAYS: "AH", UNLESS: "AH", NEVER: "AH"},
        ),
        (
            "plain suits are not meant",
            "W",
            "KD",
            "AD 7D JH",
            {ALWAYS: "AD 7D", UNLESS: "AD 7D", NEVER: "AD 7D"},
        ),
        (
            "nor is a ruff",
            "N",
            "KD QH",
            "AH 8H TC",
            {ALWAYS: "AH", UNLESS: "AH", NEVER: "AH"},
        ),
    ],
    "partner_master_trump_play": [
        (
            "higher, lower and plain (L11)",
            "E",
            "AC TH 7C",
            "JH 8H TD",
            {FREE: "JH 8H TD", DISCARD: "JH TD", IF_ABLE: "JH TD", ONLY_ALL: "JH TD"},
        ),
        (
            "lower and plain (L13)",
            "E",
            "AC TH 7C",
            "8H QH TD",
            {FREE: "8H QH TD", DISCARD: "TD", IF_ABLE: "8H QH TD", ONLY_ALL: "TD"},
        ),
        (
            "trumps alone, one higher",
            "E",
            "AC TH 7C",
            "JH 8H",
            {FREE: "JH 8H", DISCARD: "JH", IF_ABLE: "JH", ONLY_ALL: "JH 8H"},
        ),
        (
            "trumps alone, all lower",
            "E",
            "AC TH 7C",
            "8H QH",
            {FREE: "8H QH", DISCARD: "8H QH", IF_ABLE: "8H QH", ONLY_ALL: "8H QH"},
        ),
        (
            "higher and plain",
            "E",
            "AC TH 7C",
            "JH 9H AD",
            {FREE: "JH 9H AD", DISCARD: "JH 9H AD", IF_ABLE: "JH 9H AD", ONLY_ALL: "JH 9H AD"},
        ),
        (
            "an opponent went under the partner's ruff",
            "E",
            "AC TH 8H",
            "JH QH 7D",
            {FREE: "JH QH 7D", DISCARD: "JH 7D", IF_ABLE: "JH 7D", ONLY_ALL: "JH 7D"},
        ),
        (
            "the partner ruffed with the 7",
            "E",
            "AC 7H 7C",
            "8H QD",
            {FREE: "8H QD", DISCARD: "8H QD", IF_ABLE: "8H QD", ONLY_ALL: "8H QD"},
        ),
        (
            "the partner wins without a ruff (L23)",
            "E",
            "KC AC 7C",
            "7H TD",
            {FREE: "7H TD", DISCARD: "7H TD", IF_ABLE: "7H TD", ONLY_ALL: "7H TD"},
        ),
        (
            "the suit led is held",
            "E",
            "AC TH 7C",
            "8C JH TD",
            {FREE: "8C", DISCARD: "8C", IF_ABLE: "8C", ONLY_ALL: "8C"},
        ),
        (
            "no trump is held",
            "E",
            "AC TH 7C",
            "8D JS TD",
            {FREE: "8D JS TD", DISCARD: "8D JS TD", IF_ABLE: "8D JS TD", ONLY_ALL: "8D JS TD"},
        ),
        (
            "the partner's ruff was beaten",
            "E",
            "AC TH AH",
            "JH 8H TD",
            {FREE: "JH", DISCARD: "JH", IF_ABLE: "JH", ONLY_ALL: "JH"},
        ),
        (
            "the partner led trumps",
            "N",
            "TH 7H",
            "JH 8H TD",
            {FREE: "JH", DISCARD: "JH", IF_ABLE: "JH", ONLY_ALL: "JH"},
        ),
    ],
    "cannot_overtrump": [
        (
            "an opponent ruffed too high (L25)",
            "N",
            "AC JH",
            "9H 7H TD",
            {UNDER: "9H 7H", FREE: "9H 7H TD"},
        ),
        ("trumps alone (L10)", "N", "AC JH", "9H 7H", {UNDER: "9H 7H", FREE: "9H 7H"}),
        ("a higher trump is held (Q014)", "N", "7C AH", "8H 9H KD", {UNDER: "9H", FREE: "9H"}),
        ("the 8 beats a ruff with the 7", "N", "AC 7H", "8H KS", {UNDER: "8H", FREE: "8H"}),
        (
            "the 7 does not beat a ruff with the 8",
            "N",
            "AC 8H",
            "7H KS",
            {UNDER: "7H", FREE: "7H KS"},
        ),
        (
            "two ruffs: the higher one counts",
            "E",
            "AC TH AH",
            "KH 7H KS",
            {UNDER: "KH 7H", FREE: "KH 7H KS"},
        ),
        ("two ruffs, the second beaten", "E", "AC TH AH", "9H 7H KS", {UNDER: "9H", FREE: "9H"}),
        (
            "the same when the partner led",
            "N",
            "TC 9H",
            "TH AD KS",
            {UNDER: "TH", FREE: "TH AD KS"},
        ),
        ("nobody has ruffed (L16)", "W", "7C", "7H TD", {UNDER: "7H", FREE: "7H"}),
        ("trumps are led", "W", "JH", "9H 7H AS", {UNDER: "9H 7H", FREE: "9H 7H"}),
        ("a plain jack is no trump (B013)", "N", "JD QH", "KH 7C", {UNDER: "KH", FREE: "KH"}),
        ("the suit led is held (Q015)", "N", "7S JH", "AS 9H", {UNDER: "AS", FREE: "AS"}),
    ],
}


def option_cases():
    return [
        OptionCase(
            name=f"{option}={value}: {title}",
            option=option,
            value=value,
            leader=leader,
            trick=trick.split(),
            hand=hand.split(),
            legal=legal.split(),
        )
        for option, rows in TABLE.items()
        for title, leader, trick, hand, by_value in rows
        for value, legal in by_value.items()
    ]
