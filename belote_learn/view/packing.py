"""A view made small for the wire: what repeats is sent once. The front end unpacks it, once a view.

Two things make frames long and nothing else does: the same key names in every row of a list, and
the same text, list or object in frame after frame. A list of objects with the same keys becomes a
table, `{"$keys": [...], "$rows": [[...], ...]}`, whose rows end before their last nulls; what comes
again becomes a reference, `{"$": n}`, into `"$shared"`. No key of a view begins with a dollar sign.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

_ROWS_AT_LEAST: Final = 2
_WORTH_SHARING: Final = 12  # characters: a reference takes about eight


def pack(view: dict[str, Any]) -> dict[str, Any]:
    """Make a view small.

    Args:
        view: Plain JSON.

    Returns:
        Plain JSON that `unpack` turns back into an equal view.

    Example:
        >>> frame = {"hand": ["AD", "KS", "7C"], "step": 1}
        >>> packed = pack({"frames": [frame, {"hand": ["AD", "KS", "7C"], "turn": "S"}]})
        >>> packed["frames"][0], packed["$shared"]
        ({'hand': {'$': 0}, 'step': 1}, [['AD', 'KS', '7C']])
        >>> unpack(packed)["frames"][0] == frame
        True
    """
    packer = _Packer()
    top = packer.whole(tuple(view), tuple(map(packer.node, view.values())))
    return {**packer.plain(top), "$shared": packer.shared}


def unpack(packed: dict[str, Any]) -> dict[str, Any]:
    """Undo `pack`; the front end does the same in JavaScript."""
    pool: list[Any] = packed["$shared"]
    return {key: _open(value, pool) for key, value in packed.items() if key != "$shared"}


class _Scalar(NamedTuple):
    """A truth or a fraction: in Python True and 1 are the same key, in JSON they are not."""

    kind: str
    value: bool | float


class _Whole:
    """An object or a list: there is one for all that are equal.

    Attributes:
        keys: The keys of an object; None for a list.
        parts: The nodes of what is in it.
        uses: How many different wholes it is a part of.
        place: Its place among what is shared; -1 while it has none.
    """

    __slots__ = ("keys", "parts", "place", "uses")

    def __init__(self, keys: tuple[str, ...] | None, parts: tuple[Any, ...]) -> None:
        self.keys = keys
        self.parts = parts
        self.uses = 0
        self.place = -1


class _Packer:
    """Makes one `_Whole` of all equal objects and lists, so that what comes again is seen at once.

    A node is a `_Whole`, or a plain value: a text, a whole number, None, or a `_Scalar`.
    """

    def __init__(self) -> None:
        self.shared: list[Any] = []
        self._met: dict[int, _Whole] = {}  # by identity: a view lives on while it is packed
        self._wholes: dict[Any, _Whole] = {}
        self._texts: dict[str, int] = {}  # uses of the texts that are worth sharing
        self._places: dict[str, int] = {}

    def node(self, value: Any) -> Any:
        """Return the node of a value, its parts first."""
        kind = value.__class__
        if kind is str or kind is int or value is None:
            return value
        if kind is not list and kind is not dict:
            return _Scalar(kind.__name__, value)
        met = self._met.get(id(value))
        if met is None:
            if kind is list:
                met = self._list(value)
            else:
                met = self.whole(tuple(value), (*map(self.node, value.values()),))
            self._met[id(value)] = met
        return met

    def _list(self, value: list[Any]) -> _Whole:
        keys, node = _keys_of_all(value), self.node
        if not keys:
            return self.whole(None, (*map(node, value),))
        keys = _nulls_last(keys, value)
        rows = [self.whole(None, (*map(node, _told(keys, row)),)) for row in value]
        table = (self.whole(None, keys), self.whole(None, tuple(rows)))
        return self.whole(("$keys", "$rows"), table)

    def whole(self, keys: tuple[str, ...] | None, parts: tuple[Any, ...]) -> _Whole:
        """Return the one `_Whole` of some parts; one that is new counts as a use of each."""
        whole = self._wholes.get((keys, parts))
        if whole is not None:
            return whole
        whole = self._wholes[keys, parts] = _Whole(keys, parts)
        texts = self._texts
        for part in parts:
            kind = part.__class__
            if kind is _Whole:
                part.uses += 1
            elif kind is str and len(part) >= _WORTH_SHARING:
                texts[part] = texts.get(part, 0) + 1
        return whole

    def plain(self, whole: _Whole) -> Any:
        """Return a whole as plain JSON, with references to what is shared."""
        inside = [
            part if part.__class__ is int or part is None else self._part(part)
            for part in whole.parts
        ]
        return inside if whole.keys is None else dict(zip(whole.keys, inside, strict=True))

    def _part(self, part: Any) -> Any:
        kind = part.__class__
        if kind is str:
            return self._text(part) if self._texts.get(part, 0) > 1 else part
        if kind is _Scalar:
            return part.value
        if part.place >= 0:
            return {"$": part.place}
        value = self.plain(part)
        if part.uses == 1 or _length(value) < _WORTH_SHARING:
            return value
        part.place = len(self.shared)
        self.shared.append(value)
        return {"$": part.place}

    def _text(self, text: str) -> dict[str, int]:
        place = self._places.setdefault(text, len(self.shared))
        if place == len(self.shared):
            self.shared.append(text)
        return {"$": place}


def _keys_of_all(rows: list[Any]) -> tuple[str, ...]:
    """Return the keys of a list of objects that all have the same, in the same order."""
    if len(rows) < _ROWS_AT_LEAST or rows[0].__class__ is not dict:
        return ()
    keys = tuple(rows[0])
    same = all(row.__class__ is dict and tuple(row) == keys for row in rows)
    return keys if same else ()


def _nulls_last(keys: tuple[str, ...], rows: list[dict[str, Any]]) -> tuple[str, ...]:
    """Return the keys, those that are most often None at the end."""
    return tuple(sorted(keys, key=lambda key: [row[key] for row in rows].count(None)))


def _told(keys: tuple[str, ...], row: dict[str, Any]) -> list[Any]:
    """Return the values of a row as far as the last that is not None: the rest need not be sent."""
    values = [row[key] for key in keys]
    while values and values[-1] is None:
        values.pop()
    return values


def _length(value: Any) -> int:
    """Return about how many characters a value takes, as far as it matters."""
    if isinstance(value, dict):
        return sum(len(key) + _length(inner) + 4 for key, inner in value.items())
    if isinstance(value, list):
        return sum(_length(inner) + 1 for inner in value)
    return len(str(value)) + 2


def _open(value: Any, pool: list[Any]) -> Any:
    if isinstance(value, list):
        return [_open(item, pool) for item in value]
    if not isinstance(value, dict):
        return value
    if "$" in value:
        return _open(pool[value["$"]], pool)
    if "$rows" in value:
        keys, rows = _open(value["$keys"], pool), _open(value["$rows"], pool)
        untold = (None,) * len(keys)
        return [dict(zip(keys, (*row, *untold), strict=False)) for row in rows]
    return {key: _open(item, pool) for key, item in value.items()}
