"""The text of a record, read: the part of TOML that records need, with the place of every value.

Python's `tomllib` reads whatever is written here to the same values, but does not say where a value
stands, and an error without its line and column is of little help to who typed the record.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from belote_learn.errors import NotationError


@dataclass(frozen=True, slots=True)
class Node:
    """A value and where it stands.

    Attributes:
        value: A text, a number, a truth, a list of nodes, or a table of nodes.
        row: Its line, from 1.
        column: Its first character, from 1.
        key_column: The first character of its key, from 1; its own column in a list.
    """

    value: str | int | bool | list[Node] | dict[str, Node]
    row: int
    column: int
    key_column: int = 0


_SPACE: Final = re.compile(r"[ \t\r]*")
_GAP: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_NUMBER: Final = re.compile(r"[+-]?[0-9]+(?![0-9A-Za-z._-])")
_TRUTH: Final = re.compile(r"(?:true|false)(?![0-9A-Za-z_-])")
_INSIDE: Final = {quote: re.compile(rf"[^{quote}\n]*") for quote in "\"'"}
_NESTING: Final = ("[", "{")
#: No record needs more: a list in a list is read so far only to say where it stands.
_DEEPEST: Final = 4
#: Characters of a number, its sign included: what is longer is no seed.
_LONGEST: Final = 18
_LINE_END: Final = re.compile(r"(?:#[^\n]*)?(?:\n|\Z)")


class RecordText:
    """Reads a text from its beginning; `place` is the next character.

    Args:
        text: The whole record.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self._depth = 0

    def table(self) -> dict[str, Node]:
        """Read the whole record: lines of a key and a value.

        Raises:
            NotationError: With line and column, what was expected there and what was found.
        """
        table: dict[str, Node] = {}
        while self._skip(_GAP) < len(self.text):
            self._pair(table)
            self._skip(_SPACE)
            if self._match(_LINE_END) is None:
                raise self._misread("line-end")
        return table

    def where(self, place: int) -> tuple[int, int]:
        """Return the line and column of a place in the text, both from 1."""
        row = self.text.count("\n", 0, place) + 1
        return row, place - (self.text.rfind("\n", 0, place) + 1) + 1

    def _pair(self, table: dict[str, Node]) -> None:
        row, key_column = self.where(self.place)
        key = self._match(_KEY)
        if key is None:
            raise self._misread("key")
        if key in table:
            raise NotationError(
                "record-twice", row=row, column=key_column, expected="other-key", found=key
            )
        self._skip(_SPACE)
        self._expect("=", "key")
        self._skip(_SPACE)
        row, column = self.where(self.place)
        table[key] = Node(self._value(), row, column, key_column)

    def _value(self) -> str | int | bool | list[Node] | dict[str, Node]:
        opening = self.text[self.place : self.place + 1]
        if opening in _NESTING:
            return self._nested(opening)
        if opening in {'"', "'"}:
            return self._quoted(opening)
        if number := self._match(_NUMBER):
            return self._whole(number)
        if truth := self._match(_TRUTH):
            return truth == "true"
        raise self._misread("value")

    def _nested(self, opening: str) -> list[Node] | dict[str, Node]:
        if self._depth == _DEEPEST:
            raise self._misread("flat")
        self._depth += 1
        value = self._list() if opening == "[" else self._inline_table()
        self._depth -= 1
        return value

    def _whole(self, number: str) -> int:
        if len(number) > _LONGEST:
            self.place -= len(number)
            raise self._misread("short-number")
        return int(number)

    def _quoted(self, quote: str) -> str:
        self.place += 1
        text = self._match(_INSIDE[quote])
        self._expect(quote, "quote")
        return text or ""

    def _list(self) -> list[Node]:
        self._expect("[", "list")
        items: list[Node] = []
        while not self._closes("]", "bracket"):
            row, column = self.where(self.place)
            items.append(Node(self._value(), row, column, column))
            self._comma("]", "bracket")
        return items

    def _inline_table(self) -> dict[str, Node]:
        self._expect("{", "table")
        table: dict[str, Node] = {}
        while not self._closes("}", "brace"):
            self._pair(table)
            self._comma("}", "brace")
        return table

    def _closes(self, bracket: str, expected: str) -> bool:
        if self._skip(_GAP) == len(self.text):
            raise self._misread(expected)
        closes = self.text.startswith(bracket, self.place)
        self.place += closes
        return closes

    def _comma(self, bracket: str, expected: str) -> None:
        self._skip(_GAP)
        if not self.text.startswith(bracket, self.place):
            self._expect(",", expected)

    def _expect(self, character: str, expected: str) -> None:
        if not self.text.startswith(character, self.place):
            raise self._misread(expected)
        self.place += 1

    def _match(self, pattern: re.Pattern[str]) -> str | None:
        match = pattern.match(self.text, self.place)
        if match is None:
            return None
        self.place = match.end()
        return match[0]

    def _skip(self, pattern: re.Pattern[str]) -> int:
        match = pattern.match(self.text, self.place)
        self.place = match.end() if match else self.place
        return self.place

    def _misread(self, expected: str) -> NotationError:
        row, column = self.where(self.place)
        found = re.match(r"[^\s]+", self.text[self.place :])
        if found is None:
            return NotationError("record-ends", row=row, column=column, expected=expected)
        return NotationError(
            "record-unreadable", row=row, column=column, expected=expected, found=found[0]
        )
