"""The rulebook, worded: articles whose text follows the ruleset, with sources and disputes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from belote_learn.explain.articles import ArticleFacts, Citation, articles, titles
from belote_learn.messages.catalogue import say
from belote_learn.messages.language import resolve
from belote_learn.rules.rulesets import RULESETS, RuleSet, Source, option_values
from belote_learn.rules.rulesets import ruleset as named_ruleset

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True, repr=False)
class Article:
    """One numbered article under a ruleset, in one language.

    Attributes:
        id: Its id, such as "play.ruff".
        number: Its number, chapter first.
        title: Its title.
        text: What it asks under the ruleset.
        sources: Where the rule texts say it; a default or a house rule says so first.
        contested: How the text of the ruleset can be read otherwise, if it can.
        elsewhere: What the other rulesets ask instead, or that they all ask the same.
        house: Whether a house rule makes it say what it says.
    """

    id: str
    number: str
    title: str
    text: str
    sources: tuple[str, ...]
    contested: tuple[str, ...]
    elsewhere: tuple[str, ...]
    house: bool = False

    def __str__(self) -> str:
        return f"{self.number} {self.title}. {self.text}"

    def __repr__(self) -> str:
        return f"<Article {self}>"


def rulebook(
    lang: str | None = None, *, ruleset: str | RuleSet = RULESETS[0]
) -> Mapping[str, Article]:
    """Return the articles under a ruleset.

    Args:
        lang: "en", "pt" or "fr"; None for the default.
        ruleset: Id of a ruleset, or a `RuleSet`.

    Returns:
        Article id to article, in the order of the rulebook.

    Raises:
        LanguageError: If the language is not one of the three.
        RuleSetError: If the ruleset is unknown.

    Example:
        >>> print(rulebook("pt")["play.ruff"].title)
        Cortar
    """
    rules = named_ruleset(ruleset)
    return {name: article(name, resolve(lang), rules) for name in articles()}


@cache
def article(name: str, lang: str, rules: RuleSet) -> Article:
    """Word one article.

    Args:
        name: Its id.
        lang: A resolved language id.
        rules: The ruleset whose value its text follows.
    """
    facts = articles()[name]
    return Article(
        id=name,
        number=facts.number,
        title=say(f"rulebook.{name}.title", lang),
        text=_text(facts, lang, rules),
        sources=(*_notes(facts, lang, rules), *(cite(source, lang) for source in facts.sources)),
        contested=tuple(say(f"rulebook.dispute.{name}", lang) for name in facts.disputed(rules)),
        elsewhere=_elsewhere(facts, lang, rules),
        house=not rules.changes.keys().isdisjoint(facts.deciding(rules)),
    )


def _text(facts: ArticleFacts, lang: str, rules: RuleSet) -> str:
    stem = f"rulebook.{facts.id}.text"
    if not facts.in_force(rules):
        return say(f"{stem}.otherwise", lang)
    values = {option: getattr(rules, option) for option in facts.options}
    if len(values) > 1:
        parts = (f"{stem}.{option}.{value}" for option, value in values.items())
        return " ".join(say(part, lang) for part in parts)
    if facts.options and option_values(facts.options[0]):
        return say(f"{stem}.{values[facts.options[0]]}", lang)
    return say(stem, lang, **values)  # an option open to any number is named in the text


def cite(source: Citation, lang: str) -> str:
    """Word one place where a rule text says something: title, section, sentence and line.

    Args:
        source: The place.
        lang: A resolved language id.
    """
    if not source.sentence:
        return say("rulebook.cite.section", lang, title=source.title, section=source.section)
    form = "reading" if source.reading else "stated"
    return say(
        f"rulebook.cite.{form}",
        lang,
        title=source.title,
        section=source.section,
        sentence=say(
            "rulebook.cite.sentences",
            lang,
            sentence=source.sentence,
            count=_how_many(source.sentence),
        ),
        line=_lines(source.line, lang),
    )


def _lines(line: str, lang: str) -> str:
    return say("rulebook.cite.lines", lang, line=line, count=_how_many(line))


def _how_many(numbers: str) -> int:
    """Count as a plural form needs it: "9" is one, "9-10" and "9, 12" are several."""
    return 1 if numbers.isdigit() else 2


def _notes(facts: ArticleFacts, lang: str, rules: RuleSet) -> tuple[str, ...]:
    options = facts.deciding(rules)
    if not options and all(source.title != rules.title for source in facts.sources):
        where = cite(facts.sources[0], lang)
        return (say("rulebook.note.silent", lang, title=rules.title, where=where),)
    sources = [source for source in map(rules.source, options) if source.status != "stated"]
    notes = (
        say(
            f"rulebook.note.{source.status}",
            lang,
            title=rules.title,
            where=_where(source, lang, rules),
        )
        for source in sources
    )
    return tuple(dict.fromkeys(notes))  # two options may have the same note


def _where(source: Source, lang: str, rules: RuleSet) -> str:
    """Name the places of a source such as "FFB-16 §4.2; 003 L19": texts by title, lines in words.

    A default is not taken from the ruleset's own text, unless it names no other.
    """
    places = [place.partition(" ") for place in source.where.split("; ") if place]
    own = [titles()[text] == rules.title for text, _, _ in places]
    if source.status == "default" and not all(own):
        places = [place for place, mine in zip(places, own, strict=True) if not mine]
    return "; ".join(_place(text, where, lang, rules) for text, _, where in places)


def _place(text: str, where: str, lang: str, rules: RuleSet) -> str:
    title = titles()[text]
    if not where.startswith("L"):
        return say("rulebook.cite.section", lang, title=title, section=where)
    line = _lines(where.replace("L", ""), lang)
    return line if title == rules.title else say("rulebook.cite.line", lang, title=title, line=line)


def _elsewhere(facts: ArticleFacts, lang: str, rules: RuleSet) -> tuple[str, ...]:
    here = _text(facts, lang, rules)
    texts = {name: _text(facts, lang, named_ruleset(name)) for name in RULESETS}
    return tuple(
        say("rulebook.elsewhere.differs", lang, rules=say(f"table.rules.{name}", lang), text=text)
        for name, text in texts.items()
        if text != here
    ) or (say("rulebook.elsewhere.same", lang),)
