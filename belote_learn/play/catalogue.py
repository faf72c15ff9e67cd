"""The catalogue of named examples that ships with the package."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from belote_learn.errors import BeloteError
from belote_learn.given import as_text, one_of
from belote_learn.play.deal import Deal
from belote_learn.play.position import Position

# A bid, a card, or a card with the word said as it is played.
_ACTION = re.compile(r"\S+(?: (?:belote|rebelote))?")


def example(name: str) -> Deal | Position:
    """Return a deal or a position from the catalogue.

    Args:
        name: Its name, such as "first-deal" or "ruff-1", in either case; `example_names` lists
            them.

    Returns:
        A deal with all 32 cards played, or a position waiting for a card.

    Raises:
        BeloteError: If there is no such example; the error names those there are.

    Example:
        >>> example("first-deal").tricks[1].cards
        (10♦, 8♦, A♦, K♠)
        >>> example("undertrump-1").ruling.duty
        'play.undertrump'
    """
    table, known = _table(), one_of(name, example_names())
    if known is None:
        raise BeloteError("example-unknown", found=as_text(name), expected=example_names())
    if known in table["deals"]:
        return _deal(table["deals"][known])
    return Position.parse(table["positions"][known]["line"])


def example_names() -> tuple[str, ...]:
    """Return the names of the catalogue: deals first, then positions."""
    table = _table()
    return (*table["deals"], *table["positions"])


def _deal(record: dict[str, Any]) -> Deal:
    given = {key: record[key] for key in ("dealer", "ruleset")}
    if "seed" in record:
        deal = Deal.new(record["seed"], **given)
    else:
        deal = Deal.from_hands(
            record["hands"], trump=record["trump"], taker=record["taker"], **given
        )
    for action in _ACTION.findall(" ".join([record.get("bids", ""), *record["plays"]])):
        deal = deal.act(action)
    return deal


@cache
def _table() -> dict[str, Any]:
    text = files("belote_learn.play").joinpath("catalogue.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
