"""The rulebook's facts: each article's number, option, sources and disputes; no words."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any


@dataclass(frozen=True, slots=True)
class Citation:
    """One place where a rule text speaks of an article.

    Attributes:
        text: Key of the text: "000", "003", "004" or "FFB-16".
        title: Its title, in its own language.
        section: The section's heading.
        sentence: The sentence, counted under that heading; "" where only a section is known.
        line: The line of the text; "" where only a section is known.
        reading: Whether the text implies the rule rather than states it.
    """

    text: str
    title: str
    section: str
    sentence: str = ""
    line: str = ""
    reading: bool = False


@dataclass(frozen=True, slots=True)
class ArticleFacts:
    """One numbered article.

    Attributes:
        id: Its id, such as "play.ruff".
        number: Its number, chapter first.
        option: The option its text follows; "" when it is the same in every ruleset.
        sources: Where the texts say it.
        disputes: Pairs of a dispute's id and the ruleset whose text it is about.
    """

    id: str
    number: str
    option: str
    sources: tuple[Citation, ...]
    disputes: tuple[tuple[str, str], ...]


@cache
def articles() -> dict[str, ArticleFacts]:
    """Return every article by id, in the order of the rulebook.

    Example:
        >>> articles()["play.ruff"].number
        '4.6'
    """
    text = files("belote_learn.explain").joinpath("rulebook.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)
    return {
        name: _article(name, entry, table["texts"]) for name, entry in table["articles"].items()
    }


def _article(name: str, entry: dict[str, Any], texts: dict[str, Any]) -> ArticleFacts:
    return ArticleFacts(
        id=name,
        number=entry["number"],
        option=entry.get("option", ""),
        sources=tuple(
            Citation(title=texts[source["text"]]["title"], **source) for source in entry["sources"]
        ),
        disputes=tuple(
            (dispute["id"], dispute["ruleset"]) for dispute in entry.get("disputes", ())
        ),
    )
