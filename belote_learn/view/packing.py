"""A view made small for the wire: what repeats is sent once. The front end unpacks it, once a view.

Two things make frames long and nothing else does: the same key names in every row of a list, and
the same small list or object in frame after frame. A list of objects with the same keys becomes a
table, `{"$keys": [...], "$rows": [[...], ...]}`; an object or list that comes again becomes a
reference, `{"$": n}`, into `"$shared"`. No key of a view begins with a dollar sign.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

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
    packer = _Packer()
    top = {key: packer.node(value) for key, value in view.items()}
    packer.count(top.values())
    packed = {key: packer.plain(node) for key, node in top.items()}
    return packed | {"$shared": packer.shared}


def unpack(packed: dict[str, Any]) -> dict[str, Any]:
    """Undo `pack`; the front end does the same in JavaScript."""
    pool: list[Any] = packed["$shared"]
    return {key: _open(value, pool) for key, value in packed.items() if key != "$shared"}


class _Packer:
    """Gives each different object and list one number, so that what comes again is seen at once.

    A node is the number of an object or list, or a plain value wrapped with its type (in Python
    True and 1 are the same key, in JSON they are not).
    """

    def __init__(self) -> None:
        self.shared: list[Any] = []
        self._numbers: dict[Any, int] = {}
        self._parts: list[tuple[tuple[str, ...] | None, tuple[Any, ...]]] = []
        self._sizes: list[int] = []
        self._uses: list[int] = []
        self._places: dict[int, int] = {}

    def node(self, value: Any) -> Any:
        """Return the node of a value, its parts numbered first."""
        if isinstance(value, list):
            value = _table(value)
        if isinstance(value, dict):
            return self._number(tuple(value), tuple(map(self.node, value.values())))
        if isinstance(value, list):
            return self._number(None, tuple(map(self.node, value)))
        return (value.__class__, value)

    def count(self, nodes: Iterable[Any]) -> None:
        """Count how often each node is used: by the top, and once by each different whole."""
        self._uses = [0] * len(self._parts)
        for node in chain(nodes, *(parts for _, parts in self._parts)):
            if isinstance(node, int):
                self._uses[node] += 1

    def plain(self, node: Any) -> Any:
        """Return a node as plain JSON; a shared one as a reference."""
        if not isinstance(node, int):
            return node[1]
        if node in self._places:
            return {"$": self._places[node]}
        keys, parts = self._parts[node]
        inside = list(map(self.plain, parts))
        value = inside if keys is None else dict(zip(keys, inside, strict=True))
        if self._uses[node] == 1 or self._sizes[node] < _WORTH_SHARING:
            return value
        self._places[node] = len(self.shared)
        self.shared.append(value)
        return {"$": self._places[node]}

    def _number(self, keys: tuple[str, ...] | None, parts: tuple[Any, ...]) -> int:
        number = self._numbers.setdefault((keys, parts), len(self._parts))
        if number == len(self._parts):
            self._parts.append((keys, parts))
            self._sizes.append(sum(map(len, keys or ())) + sum(map(self._size, parts)))
        return number

    def _size(self, node: Any) -> int:
        return self._sizes[node] if isinstance(node, int) else len(str(node[1])) + 3


def _table(rows: list[Any]) -> Any:
    """Turn a list of objects with the same keys into a table; leave any other list as it is."""
    if len(rows) < _ROWS_AT_LEAST or not all(isinstance(row, dict) for row in rows):
        return rows
    keys = list(rows[0])
    if any(list(row) != keys for row in rows):
        return rows
    return {"$keys": keys, "$rows": [list(row.values()) for row in rows]}


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
