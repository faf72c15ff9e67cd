"""Progress, worded: how a learner stands on an article, when it is due, what ails the file."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Any, Final

from belote_learn.messages.catalogue import say
from belote_learn.messages.language import resolve
from belote_learn.messages.rulebook import article
from belote_learn.messages.told import Told
from belote_learn.rules.rulesets import ruleset as named_ruleset

if TYPE_CHECKING:
    from datetime import datetime

    from belote_learn.exercises.schedule import Item
    from belote_learn.rules.rulesets import RuleSet

_MINUTE: Final = 60
_HOUR: Final = 60 * _MINUTE
_DAY: Final = 24 * _HOUR
_STATES: Final = {
    "new": "progress.state.new",
    "learning": "progress.state.learning",
    "review": "progress.state.review",
    "relearning": "progress.state.relearning",
}


@dataclass(frozen=True, slots=True, repr=False)
class Row(Told):
    """How a learner stands on one article, worded.

    Attributes:
        article: Id of the article.
        number: Its number.
        title: Its title.
        state: "new", "learning", "review" or "relearning".
        stands: The state, worded.
        due: When it comes again; None before the first exercise.
        now: Whether it is due.
        when: When it is due, worded; "" before the first exercise.
        level: 1 to 3.
        done: Exercises done.
        right: Those that were right at once.
        details: Everything but the article, in short.
        text: The whole row as a sentence.
    """

    article: str
    number: str
    title: str
    state: str
    stands: str
    due: datetime | None
    now: bool
    when: str
    level: int
    done: int
    right: int
    details: str
    text: str


def row(item: Item, ruleset: str | RuleSet, now: datetime, lang: str | None = None) -> Row:
    """Word how a learner stands on an article.

    Args:
        item: The item.
        ruleset: Id of its ruleset, or a `RuleSet`.
        now: The time, with its zone.
        lang: "en", "pt" or "fr"; None for the default.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    language = resolve(lang)
    cited = article(item.article, language, named_ruleset(ruleset))
    stands = say(_STATES[item.state], language)
    when = "" if item.due is None else due_text((item.due - now).total_seconds(), language)
    facts: dict[str, Any] = {
        "number": cited.number,
        "title": cited.title,
        "stands": stands,
        "when": when,
        "level": item.learner.level,
        "right": item.right,
    }
    form = "progress.row.new" if item.due is None else "progress.row"
    return Row(
        article=item.article,
        number=cited.number,
        title=cited.title,
        state=item.state,
        stands=stands,
        due=item.due,
        now=item.is_due(now),
        when=when,
        level=item.learner.level,
        done=item.done,
        right=item.right,
        details=stands
        if item.due is None
        else say("progress.details", language, count=item.done, **facts),
        text=say(form, language, count=item.done, **facts),
    )


def due_text(seconds: float, lang: str | None = None) -> str:
    """Word how long it is until something is due.

    Args:
        seconds: Seconds to go; 0 or less where it is due.
        lang: "en", "pt" or "fr"; None for the default.

    Raises:
        LanguageError: If the language is not one of the three.

    Example:
        >>> due_text(0, "en"), due_text(90, "en"), due_text(3 * 86400, "fr")
        ('due now', 'due in 2 minutes', 'à revoir dans 3 jours')
    """
    language = resolve(lang)
    if seconds <= 0:
        return say("progress.when.now", language)
    if seconds <= _HOUR - _MINUTE:
        return say("progress.when.minutes", language, count=ceil(seconds / _MINUTE))
    if seconds <= _DAY - _HOUR:
        return say("progress.when.hours", language, count=ceil(seconds / _HOUR))
    return say("progress.when.days", language, count=ceil(seconds / _DAY))


def due_count_text(count: int, lang: str | None = None) -> str:
    """Word how many articles are due.

    Args:
        count: How many.
        lang: "en", "pt" or "fr"; None for the default.

    Raises:
        LanguageError: If the language is not one of the three.

    Example:
        >>> due_count_text(2, "en")
        '2 articles are due.'
    """
    language = resolve(lang)
    if not count:
        return say("progress.due.none", language)
    return say("progress.due", language, count=count)
