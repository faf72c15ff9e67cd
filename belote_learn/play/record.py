"""The deal record, written: a small TOML text that `loads` reads back to an equal deal.

    ruleset = "family"
    dealer = "N"
    seed = 7
    bids = "pass take"
    plays = [
      "KC 8S ...",
    ]

The cards come from `seed`, or from `pack` and `packets`, or from `hands` with `trump` and `taker`.
House rules, and words said for the players, have a line of their own. Plays are one line a trick; a
word stands after its card.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from belote_learn.given import of_kind
from belote_learn.play.checks import TRICK_SIZE
from belote_learn.play.deal_state import DealState

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from belote_learn.cards import Card
    from belote_learn.play.deal import Deal


def dumps(deal: Deal) -> str:
    """Write a deal as its record.

    Args:
        deal: A deal at any stage.

    Returns:
        TOML, of ASCII characters.

    Example:
        >>> from belote_learn.play.deal import Deal
        >>> print(dumps(Deal.new(seed=7, dealer="N").act("pass").act("take")), end="")
        ruleset = "family"
        dealer = "N"
        seed = 7
        bids = "pass take"
    """
    return "".join(f"{line}\n" for line in _lines(of_kind(deal, DealState)))


def _lines(deal: DealState) -> Iterator[str]:
    start = deal.start
    yield f'ruleset = "{start.ruleset.id}"'
    changes = start.ruleset.changes
    if changes:
        pairs = ", ".join(f"{name} = {_value(value)}" for name, value in changes.items())
        yield f"house_rules = {{ {pairs} }}"
    yield f'dealer = "{start.dealer}"'
    if start.given is not None:
        hands = ", ".join(f'{seat} = "{_codes(hand)}"' for seat, hand in start.given.hands)
        yield f"hands = {{ {hands} }}"
        yield f'trump = "{start.given.trump}"'
        yield f'taker = "{start.given.taker}"'
    elif start.seed is not None:
        yield f"seed = {start.seed}"
    else:
        yield f'pack = "{_codes(start.pack)}"'
        yield f'packets = "{start.packets[0]}-{start.packets[1]}"'
    if start.auto_belote:
        yield "auto_belote = true"
    if deal.bids:
        yield f'bids = "{" ".join(map(str, deal.bids))}"'
    yield from _plays([str(action) for action in deal.history if action.card is not None])


def _plays(plays: list[str]) -> Iterator[str]:
    if plays:
        yield "plays = ["
        for first in range(0, len(plays), TRICK_SIZE):
            yield f'  "{" ".join(plays[first : first + TRICK_SIZE])}",'
        yield "]"


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)


def _value(value: str | int) -> str:
    return str(value) if isinstance(value, int) else f'"{value}"'


def write_repr(deal: Deal) -> str:
    """Write a deal as the expression that makes it."""
    start = deal.start
    common = f"dealer={start.dealer.value!r}, ruleset={start.ruleset!r}"
    if start.given is not None:
        hands = {seat.value: _codes(hand) for seat, hand in start.given.hands}
        trump, taker = start.given.trump.value, start.given.taker.value
        begun = f"Deal.from_hands({hands!r}, trump={trump!r}, taker={taker!r}, {common})"
    elif start.seed is not None:
        begun = f"Deal.new(seed={start.seed}, {common})"
    else:
        packets = f"{start.packets[0]}-{start.packets[1]}"
        begun = f"Deal.from_pack({_codes(start.pack)!r}, {common}, packets={packets!r})"
    auto = ".with_auto_belote()" if start.auto_belote else ""
    return begun + auto + "".join(f".act({str(action)!r})" for action in deal.history)


def words_of(text: str) -> list[tuple[int, str]]:
    """Return the words of a text, each with its place, from 0."""
    return [(match.start(), match[0]) for match in re.finditer(r"[^\s,]+", text)]
