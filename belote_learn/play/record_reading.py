"""The deal record, read back: every fault with its line and column, what was expected, what found.

The reader is more forgiving than the writer: lines in any order, comments, cards in every usual
spelling, plays grouped as one likes. Whatever is done in a record goes through `Deal.act`, so a
record can hold no illegal play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from belote_learn.cards import Card, Suit, read_cards
from belote_learn.errors import (
    BeloteError,
    IllegalActionError,
    IllegalPlayError,
    InvalidStateError,
    NotationError,
    RuleSetError,
)
from belote_learn.given import as_text
from belote_learn.play.actions import WORDS
from belote_learn.play.checks import TRICK_SIZE
from belote_learn.play.deal import Deal
from belote_learn.play.record import words_of
from belote_learn.play.record_text import Node, RecordText
from belote_learn.rules.rulesets import RuleSet, ruleset
from belote_learn.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_T = TypeVar("_T")

_KEYS = (
    "ruleset", "house_rules", "dealer", "seed", "pack", "packets", "hands", "trump", "taker",
    "auto_belote", "bids", "plays",
)  # fmt: skip
# what goes only with which source of cards
_ONLY_WITH = {"packets": "pack", "trump": "hands", "taker": "hands"}


def loads(text: str) -> Deal:
    r"""Read a deal from its record.

    Args:
        text: What `dumps` writes, or the like.

    Raises:
        NotationError: If the text cannot be read.
        RuleSetError: If a ruleset, option or value is unknown.
        InvalidStateError: If the cards are no pack or no hands.
        IllegalActionError: If a bid or a play is not allowed; for a card, the error is an
            `IllegalPlayError` and knows the verdict. Every error says the line and the column.

    Example:
        >>> d = loads('ruleset = "family"\ndealer = "N"\nseed = 7\nbids = "pass take"')
        >>> d == Deal.new(seed=7, dealer="N").act("pass").act("take")
        True
    """
    # some editors begin every file with a mark that nobody sees
    reader = RecordText(as_text(text).removeprefix("\ufeff"))
    table = reader.table()
    for key, node in table.items():
        if key not in _KEYS:
            raise _misread(node.row, node.key_column, "known-key", key)
    deal = _start(table, reader)
    for place, word in enumerate(_words(table, "bids"), 1):
        deal = _bid(deal, word, place)
    for place, word in enumerate(_plays(table), 1):
        deal = _play(deal, word, place)
    return deal


class _Word:
    """A word of the record and where it stands."""

    def __init__(self, text: str, row: int, column: int) -> None:
        self.text, self.row, self.column = text, row, column


def _start(table: dict[str, Node], reader: RecordText) -> Deal:
    rules = _rules(table, reader)
    dealer = _named(table, "dealer", Seat.parse, reader)
    sources: list[str] = [key for key in ("seed", "pack", "hands") if key in table]
    if not sources:
        raise _missing(reader, "cards")
    for key in sources[1:]:
        raise _misread(table[key].row, table[key].key_column, "one-source", key)
    for key, needed in _ONLY_WITH.items():
        if key in table and needed not in table:
            raise _misread(table[key].row, table[key].key_column, "no-key", key)
    deal = _cards(table, sources[0], reader, dealer=dealer, ruleset=rules)
    auto = "auto_belote" in table and _typed(table["auto_belote"], bool, "truth")
    return deal.with_auto_belote() if auto else deal


def _cards(table: dict[str, Node], source: str, reader: RecordText, **common: Any) -> Deal:
    node = table[source]
    if source == "seed":
        seed = _typed(node, int, "number")
        return _at(node, lambda: Deal.new(seed=seed, **common))
    if source == "pack":
        cards = _card_list(node)
        packets = table.get("packets")
        way = None if packets is None else _typed(packets, str, "text")
        _at(node, lambda: Deal.from_pack(cards, **common))
        return _at(packets or node, lambda: Deal.from_pack(cards, packets=way, **common))
    if "bids" in table:
        raise _misread(table["bids"].row, table["bids"].key_column, "no-key", "bids")
    hands = {
        _at(_key_of(hand), Seat.parse, seat): _card_list(hand)
        for seat, hand in _typed(node, dict, "table").items()
    }
    trump = _named(table, "trump", Suit.parse, reader)
    taker = _named(table, "taker", Seat.parse, reader)
    return _at(node, lambda: Deal.from_hands(hands, trump=trump, taker=taker, **common))


def _rules(table: dict[str, Node], reader: RecordText) -> RuleSet:
    rules = _named(table, "ruleset", ruleset, reader)
    changes = table.get("house_rules")
    if changes is None:
        return rules
    options: dict[str, Any] = {}
    for option, node in _typed(changes, dict, "table").items():
        if isinstance(node.value, list | dict):
            raise _misread_value(node, "text")
        options[option] = node.value
        # one by one for the place of a fault; the combination is judged with the last
        _at(node, lambda option=option, node=node: _known(rules, option, node.value))
    return _at(changes, lambda: rules.replace(**options))


def _known(rules: RuleSet, option: str, value: Any) -> None:
    """Refuse an option or value that does not exist, whatever it would go with."""
    try:
        rules.replace(**{option: value})
    except RuleSetError as error:
        if error.message_id != "ruleset-combination":
            raise


def _bid(deal: Deal, word: _Word, place: int) -> Deal:
    if word.text.lower() not in {"pass", "take"}:
        try:
            Suit.parse(word.text)
        except NotationError:
            raise _misread(word.row, word.column, "bid", word.text) from None
    try:
        return deal.act(word.text)
    except IllegalActionError as error:
        raise IllegalActionError(
            "record-bid", row=word.row, column=word.column, count=place, cause=error
        ) from error


def _play(deal: Deal, word: _Word, place: int) -> Deal:
    trick = (place - 1) // TRICK_SIZE + 1
    facts = {"row": word.row, "column": word.column, "count": place, "trick": trick}
    try:
        return deal.act(word.text)
    except NotationError:
        raise _misread(word.row, word.column, "play", word.text) from None
    except IllegalPlayError as error:
        raise IllegalPlayError(
            "record-play", card=error.card, position=error.position, cause=error, **facts
        ) from error
    except IllegalActionError as error:
        raise IllegalActionError("record-play", cause=error, **facts) from error
    except InvalidStateError as error:
        raise InvalidStateError("record-play", cause=error, **facts) from error


def _plays(table: dict[str, Node]) -> Iterator[_Word]:
    """Yield the cards played, each with the word said."""
    waiting: _Word | None = None
    for word in _words(table, "plays"):
        if word.text.lower() in WORDS and waiting is not None and " " not in waiting.text:
            waiting = _Word(f"{waiting.text} {word.text}", waiting.row, waiting.column)
            continue
        try:
            Card.parse(word.text)
        except NotationError:
            raise _misread(word.row, word.column, "play", word.text) from None
        if waiting is not None:
            yield waiting
        waiting = word
    if waiting is not None:
        yield waiting


def _words(table: dict[str, Node], key: str) -> Iterator[_Word]:
    if key not in table:
        return
    node = table[key]
    texts = node.value if isinstance(node.value, list) else [node]
    for text in texts:
        for start, word in words_of(_typed(text, str, "text")):
            yield _Word(word, text.row, text.column + 1 + start)


def _card_list(node: Node) -> tuple[Card, ...]:
    cards: list[Card] = []
    for start, word in words_of(_typed(node, str, "text")):
        try:
            cards += read_cards(word)
        except NotationError:
            raise _misread(node.row, node.column + 1 + start, "card", word) from None
    return tuple(cards)


def _named(table: dict[str, Node], key: str, read: Callable[[str], _T], reader: RecordText) -> _T:
    node = table.get(key)
    if node is None:
        expected = {"dealer": "dealer", "ruleset": "ruleset-key"}.get(key, f"{key}-key")
        raise _missing(reader, expected)
    return _at(node, read, _typed(node, str, "text"))


def _at(node: Node, make: Callable[..., _T], *given: Any) -> _T:
    """Make something of a value; a fault is told with its place."""
    try:
        return make(*given)
    except BeloteError as error:
        raise type(error)("record-value", row=node.row, column=node.column, cause=error) from error


def _key_of(node: Node) -> Node:
    return Node(node.value, node.row, node.key_column)


def _typed(node: Node, kind: type[_T], expected: str) -> _T:
    """Return the value if it is of a kind; a truth is not a number here."""
    if not isinstance(node.value, kind) or (kind is int and isinstance(node.value, bool)):
        raise _misread_value(node, expected)
    return node.value


def _misread_value(node: Node, expected: str) -> NotationError:
    found = {list: "[", dict: "{", bool: str(node.value).lower()}.get(type(node.value))
    return _misread(node.row, node.column, expected, found or str(node.value))


def _misread(row: int, column: int, expected: str, found: str) -> NotationError:
    return NotationError(
        "record-unreadable", row=row, column=column, expected=expected, found=found
    )


def _missing(reader: RecordText, expected: str) -> NotationError:
    row, column = reader.where(len(reader.text))
    return NotationError("record-missing", row=row, column=column, expected=expected)
