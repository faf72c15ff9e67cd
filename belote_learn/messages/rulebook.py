"""The rulebook, worded: articles whose text follows the ruleset, with sources and disputes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from belote_learn.explain.articles import ArticleFacts, Citation, articles
from belote_learn.messages.catalogue import say
from belote_learn.messages.language import resolve
from belote_learn.rules.rulesets import RULESETS, RuleSet
from belote_learn.rules.rulesets import ruleset as named_ruleset

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
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
    """

    id: str
    number: str
    title: str
    text: str
    sources: tuple[str, ...]
    contested: tuple[str, ...]
    elsewhere: tuple[str, ...]


def rulebook(
    lang: str | None = None, *, ruleset: str | RuleSet = RULESETS[0]
) -> Mapping[str, Article]:
    """Return the articles under a ruleset; chapter 4, play, in this version.

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
        sources=(*_notes(facts, lang, rules), *(_cite(source, lang) for source in facts.sources)),
        contested=tuple(
            say(f"rulebook.dispute.{dispute}", lang)
            for dispute, about in facts.disputes
            if about == rules.id and facts.option not in rules.changes
        ),
        elsewhere=_elsewhere(facts, lang, rules),
    )


def _text(facts: ArticleFacts, lang: str, rules: RuleSet) -> str:
    value = f".{getattr(rules, facts.option)}" if facts.option else ""
    return say(f"rulebook.{facts.id}.text{value}", lang)


def _cite(source: Citation, lang: str) -> str:
    if not source.sentence:
        return say("rulebook.cite.section", lang, title=source.title, section=source.section)
    form = "reading" if source.reading else "stated"
    return say(
        f"rulebook.cite.{form}",
        lang,
        title=source.title,
        section=source.section,
        sentence=source.sentence,
        line=source.line,
    )


def _notes(facts: ArticleFacts, lang: str, rules: RuleSet) -> tuple[str, ...]:
    if not facts.option:
        return ()
    source = rules.source(facts.option)
    if source.status == "stated":
        return ()
    return (say(f"rulebook.note.{source.status}", lang, title=rules.title, where=source.where),)


def _elsewhere(facts: ArticleFacts, lang: str, rules: RuleSet) -> tuple[str, ...]:
    if not facts.option:
        return (say("rulebook.elsewhere.same", lang),)
    here = getattr(rules, facts.option)
    others = [named_ruleset(name) for name in RULESETS]
    differing = [other for other in others if getattr(other, facts.option) != here]
    if not differing:
        return (say("rulebook.elsewhere.same", lang),)
    return tuple(
        say(
            "rulebook.elsewhere.differs",
            lang,
            rules=say(f"table.rules.{other.id}", lang),
            text=_text(facts, lang, other),
        )
        for other in differing
    )
