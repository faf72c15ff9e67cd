"""The position line: strict when written, forgiving when read, exact about what is wrong.

    H N TD,8D AD,7D,JH,9C family;cannot_overtrump=free

Trump, leader, the cards on the table (`-` for none), the hand, the ruleset and its house rules. The
player to move is never written: it follows from the leader, the number of cards and the direction.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeVar

from belote_learn.cards import Card, Suit
from belote_learn.errors import NotationError
from belote_learn.given import as_text, one_of
from belote_learn.play.position import Position
from belote_learn.rules.rulesets import RuleSet, option_values, ruleset
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_T = TypeVar("_T")
#: How a number is written: a longer one is a slip, and a digit of another script is none here.
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_FIELDS: Final = ("trump", "leader", "trick", "hand", "ruleset")


def write_position(position: Position) -> str:
    """Write a position as its line; `read_position` gives an equal one back.

    Example:
        >>> write_position(Position("H", leader="N", hand="AD 10C"))
        'H N - AD,TC family'
    """
    rules = position.ruleset
    changes = "".join(f";{name}={value}" for name, value in rules.changes.items())
    fields = (position.trump, position.leader, _codes(position.trick), _codes(position.hand))
    return " ".join((*fields, rules.id + changes))


def read_position(line: str) -> Position:
    """Read a position line.

    Raises:
        NotationError: With the column (from 1), what was expected there and what was found.
        InvalidStateError: If no such position can exist.
        RuleSetError: If the ruleset, an option or a value is unknown.

    Example:
        >>> read_position("H N TD AX family")
        Traceback (most recent call last):
        belote_learn.errors.NotationError: At column 8 of “H N TD AX family”: a card such as TD was expected, “AX” was found.
    """  # noqa: E501 (a message as it is printed)
    words = list(re.finditer(r"\S+", line))
    if len(words) != len(_FIELDS):
        raise _wrong_length(line, words)
    trump, leader, trick, hand, rules = words
    return Position(
        _read(Suit.parse, line, trump[0], trump.start(), "trump"),
        leader=_read(Seat.parse, line, leader[0], leader.start(), "leader"),
        trick=() if trick[0] == "-" else _read_cards(line, trick),
        hand=_read_cards(line, hand),
        ruleset=_read_ruleset(line, rules),
    )


def read_rules(rules: str | RuleSet) -> RuleSet:
    """Read a ruleset with its house rules, as the end of a position line has them.

    Args:
        rules: An id, an id with options such as "family;tie=litige", or a `RuleSet`.

    Raises:
        NotationError: If the options cannot be read.
        RuleSetError: If the ruleset, an option or a value is unknown.

    Example:
        >>> read_rules("family;tie=litige;target=501")
        ruleset('family').replace(tie='litige', target=501)
    """
    if isinstance(rules, RuleSet):
        return rules
    line = as_text(rules)
    word = re.fullmatch(r"(?s).*", line)
    return ruleset(rules) if word is None else _read_ruleset(line, word)


def _codes(cards: Iterable[Card]) -> str:
    return ",".join(card.code for card in cards) or "-"


def _read_cards(line: str, word: re.Match[str]) -> tuple[Card, ...]:
    cards, start = [], word.start()
    for text in word[0].split(","):
        cards.append(_read(Card.parse, line, text, start, "card"))
        start += len(text) + 1
    return tuple(cards)


def _read_ruleset(line: str, word: re.Match[str]) -> RuleSet:
    name, *changes = word[0].split(";")
    rules, start = ruleset(name), word.start() + len(name) + 1
    options: dict[str, str | int] = {}
    for change in changes:
        option, equals, value = change.partition("=")
        if not equals:
            raise _misread(line, start + 1, "option", change)
        if one_of(option, options):
            raise _misread(line, start + 1, "other-option", option)
        options[option] = _read_value(line, start + len(option) + 2, option, value)
        start += len(change) + 1
    return rules.replace(**options)


def _read_value(line: str, column: int, option: str, text: str) -> str | int:
    values = option_values(option)
    if values and not isinstance(values[0], int):
        return text
    if _NUMBER.fullmatch(text):
        return int(text)
    if any(letter.isnumeric() for letter in text):
        raise _misread(line, column, "number", text)
    return text


def _read(parse: Callable[[str], _T], line: str, text: str, start: int, expected: str) -> _T:
    try:
        return parse(text)
    except NotationError:
        raise _misread(line, start + 1, expected, text) from None


def _wrong_length(line: str, words: list[re.Match[str]]) -> NotationError:
    if len(words) > len(_FIELDS):
        extra = words[len(_FIELDS)]
        return _misread(line, extra.start() + 1, "end", extra[0])
    expected = _FIELDS[len(words)]
    return NotationError("line-short", line=line, column=len(line) + 1, expected=expected)


def _misread(line: str, column: int, expected: str, found: str) -> NotationError:
    return NotationError(
        "line-unreadable", line=line, column=column, expected=expected, found=found
    )
