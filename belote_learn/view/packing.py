"""A view made small for the wire: what repeats is sent once. The front end unpacks it, once a view.

Two things make frames long and nothing else does: the same key names in every row of a list, and
the same small list or object in frame after frame. A list of objects with the same keys becomes a
table, `{"$keys": [...], "$rows": [[...], ...]}`; an object or list that comes again becomes a
reference, `{"$": n}`, into `"$shared"`. No key of a view begins with a dollar sign.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Final

_ROWS_AT_LEAST: Final = 4
_WORTH_SHARING: Final = 12  # characters: a reference takes about eight


def pack(view: dict[str, Any]) -> dict[str, Any]:
    """Make a view small.

    Args:
        view: Plain JSON.

    Returns:
        Plain JSON that `unpack` turns back into an equal view.

    Example:
        >>> frame = {"hand": ["AD", "KS", "7C"], "step": 1}
        >>> packed = pack({"frames": [frame, frame | {"step": 2}]})
        >>> packed["frames"][0], packed["$shared"]
        ({'hand': {'$': 0}, 'step': 1}, [['AD', 'KS', '7C']])
        >>> unpack(packed)["frames"][0] == frame
        True
    """
    table = _tables(view)
    seen: Counter[str] = Counter()
    _count(table, seen)
    shared: dict[str, int] = {}
    pool: list[Any] = []
    packed = {key: _share(value, seen, shared, pool) for key, value in table.items()}
    return packed | {"$shared": pool}


def unpack(packed: dict[str, Any]) -> dict[str, Any]:
    """Undo `pack`; the front end does the same in JavaScript."""
    pool: list[Any] = packed["$shared"]
    return {key: _open(value, pool) for key, value in packed.items() if key != "$shared"}


def _tables(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _tables(item) for key, item in value.items()}
    if not isinstance(value, list):
        return value
    if len(value) >= _ROWS_AT_LEAST and all(isinstance(item, dict) for item in value):
        keys = list(value[0])
        if all(list(item) == keys for item in value):
            rows = [[_tables(item[key]) for key in keys] for item in value]
            return {"$keys": keys, "$rows": rows}
    return [_tables(item) for item in value]


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _count(value: Any, seen: Counter[str]) -> None:
    if not isinstance(value, dict | list):
        return
    text = _text(value)
    seen[text] += 1
    if seen[text] == 1:  # what lies inside a repeated part goes along with it
        for item in value.values() if isinstance(value, dict) else value:
            _count(item, seen)


def _share(value: Any, seen: Counter[str], shared: dict[str, int], pool: list[Any]) -> Any:
    if not isinstance(value, dict | list):
        return value
    text = _text(value)
    if text in shared:
        return {"$": shared[text]}
    inside: Any
    if isinstance(value, dict):
        inside = {key: _share(item, seen, shared, pool) for key, item in value.items()}
    else:
        inside = [_share(item, seen, shared, pool) for item in value]
    if seen[text] == 1 or len(text) < _WORTH_SHARING:
        return inside
    shared[text] = len(pool)
    pool.append(inside)
    return {"$": shared[text]}


def _open(value: Any, pool: list[Any]) -> Any:
    if isinstance(value, list):
        return [_open(item, pool) for item in value]
    if not isinstance(value, dict):
        return value
    if "$" in value:
        return _open(pool[value["$"]], pool)
    if "$rows" in value:
        keys, rows = _open(value["$keys"], pool), _open(value["$rows"], pool)
        return [dict(zip(keys, row, strict=True)) for row in rows]
    return {key: _open(item, pool) for key, item in value.items()}
