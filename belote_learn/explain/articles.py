"""The rulebook's facts: each article's number, options, sources and disputes; no words."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from belote_learn.rules.rulesets import RuleSet


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
class Dispute:
    """Another way to read a text, or a choice that it leaves open.

    Attributes:
        id: Its id; the words are `rulebook.dispute.<id>`.
        ruleset: The ruleset whose text it is about.
        option: The one option it is about, where the article follows several; "" otherwise.
    """

    id: str
    ruleset: str
    option: str = ""


@dataclass(frozen=True, slots=True)
class ArticleFacts:
    """One numbered article.

    Attributes:
        id: Its id, such as "play.ruff".
        number: Its number, chapter first.
        options: The options its text follows; empty when it is the same in every ruleset.
        only_if: Option and value without which it is not in force; None when it always is.
        sources: Where the texts say it.
        disputes: How its texts can be read otherwise.
    """

    id: str
    number: str
    options: tuple[str, ...]
    only_if: tuple[str, str | int] | None
    sources: tuple[Citation, ...]
    disputes: tuple[Dispute, ...]

    def in_force(self, rules: RuleSet) -> bool:
        """Whether the article applies under a ruleset."""
        return self.only_if is None or getattr(rules, self.only_if[0]) == self.only_if[1]

    def deciding(self, rules: RuleSet) -> tuple[str, ...]:
        """Return the options whose values make what the article says under a ruleset."""
        condition = (self.only_if[0],) if self.only_if else ()
        return condition + self.options if self.in_force(rules) else condition

    def disputed(self, rules: RuleSet) -> tuple[str, ...]:
        """Return the ids of the disputes that a ruleset leaves standing.

        A dispute stands while the article says what the text says: a house rule has settled it.
        """
        if not self.in_force(rules):
            return ()
        return tuple(
            dispute.id
            for dispute in self.disputes
            if dispute.ruleset == rules.id
            and not rules.changes.keys() & ({dispute.option} if dispute.option else self.options)
        )


@cache
def articles() -> dict[str, ArticleFacts]:
    """Return every article by id, in the order of the rulebook.

    Example:
        >>> articles()["play.ruff"].number
        '4.6'
    """
    table = _rulebook()
    return {
        name: _article(name, entry, table["texts"]) for name, entry in table["articles"].items()
    }


@cache
def titles() -> dict[str, str]:
    """Return the title of every rule text, by its key.

    Example:
        >>> titles()["004"]
        'Para jogar Belote'
    """
    return {key: text["title"] for key, text in _rulebook()["texts"].items()}


@cache
def _rulebook() -> dict[str, Any]:
    text = files("belote_learn.explain").joinpath("rulebook.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _article(name: str, entry: dict[str, Any], texts: dict[str, Any]) -> ArticleFacts:
    option = entry.get("option", [])
    return ArticleFacts(
        id=name,
        number=entry["number"],
        options=(option,) if isinstance(option, str) else tuple(option),
        only_if=next(iter(entry.get("only_if", {}).items()), None),
        sources=tuple(
            Citation(title=texts[source["text"]]["title"], **source) for source in entry["sources"]
        ),
        disputes=tuple(Dispute(**dispute) for dispute in entry.get("disputes", ())),
    )
