"""The strict catalogue: a message id and its data in, a finished text out.

`ids.toml` declares every message and the variables of its topic; each language has one TOML file a
topic. A catalogue that lacks an entry, holds one too many, speaks of an unknown variable or lacks a
plural form is refused when it is loaded, so that a learner never meets half a sentence.

French is written with ordinary spaces and gets its no-break spaces here, when it is loaded.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from string import Formatter
from typing import Any, Final

from belote_learn.errors import MessageError
from belote_learn.messages.words import Terms, wrapped

_PLURALS: Final = {"one", "other"}
# What French keeps together: a narrow space before ; ? ! and a full one before : and in « ». A sign
# that is named rather than punctuates, as the key in ", ? explique", follows a comma.
_NARROW: Final = re.compile("(?<![,;:.]) (?=[;?!])")
_FULL: Final = re.compile("(?<=«) | (?=[:»])")

Entry = str | dict[str, str]


@dataclass(frozen=True, slots=True)
class Topic:
    """What a topic declares: its message ids, and the variables its messages may use."""

    ids: frozenset[str]
    variables: frozenset[str]


class Speaker:
    """Words several messages about the same facts: the facts are wrapped once.

    Args:
        lang: A resolved language id.
        facts: Values of the variables; cards, suits and seats are given as such.
    """

    def __init__(self, lang: str, **facts: Any) -> None:
        self.lang = lang
        self._words = self._wrap(facts)

    def say(self, message_id: str, **facts: Any) -> str:
        """Word a message.

        Args:
            message_id: Topic and id, such as "verdict.legal.lead".
            facts: Values of variables beside those the speaker knows.

        Raises:
            MessageError: If the id is unknown or a variable is missing.
        """
        words = self._words | self._wrap(facts) if facts else self._words
        return _say(message_id, self.lang, words)

    def _wrap(self, facts: dict[str, Any]) -> dict[str, Any]:
        return _wrap(facts, self.lang, spoken=False)


def say(message_id: str, lang: str, *, spoken: bool = False, **facts: Any) -> str:
    """Word one message.

    Args:
        message_id: Topic and id, such as "verdict.legal.lead".
        lang: A resolved language id.
        spoken: Name cards in words ("the jack of hearts") rather than in signs ("J♥"), for a text
            that is read aloud and not seen.
        facts: Values of the variables.

    Raises:
        MessageError: If the id is unknown or a variable is missing.

    Example:
        >>> from belote_learn.cards import Card
        >>> say("verdict.headline.legal", "en", card=Card.parse("JH"))
        'J♥ may be played'
        >>> say("verdict.headline.legal", "en", spoken=True, card=Card.parse("JH"))
        'The jack of hearts may be played'
    """
    return _say(message_id, lang, _wrap(facts, lang, spoken=spoken) if facts else facts)


def _say(message_id: str, lang: str, words: dict[str, Any]) -> str:
    entry = _entry(message_id, lang)
    try:
        form = entry if isinstance(entry, str) else entry[plural(words["count"], lang)]
        return form.format_map(words)
    except KeyError as missing:
        raise MessageError(
            "message-variable", found=message_id, language=lang, variable=str(missing)
        ) from None


def _wrap(facts: dict[str, Any], lang: str, *, spoken: bool) -> dict[str, Any]:
    return wrapped(facts, terms(lang), spoken)


@cache
def _entry(message_id: str, lang: str) -> Entry:
    topic, _, key = message_id.partition(".")
    entry = _catalogue(lang, topic).get(key)
    if entry is None:
        raise MessageError("message-unknown", found=message_id, language=lang)
    return entry


def plural(count: int, lang: str) -> str:
    """Return the plural form a count takes: in French zero is singular.

    Brazilians write "0 pontos", whatever the CLDR says of Portuguese.

    Example:
        >>> plural(0, "en"), plural(0, "fr"), plural(2, "pt")
        ('other', 'one', 'other')
    """
    return "one" if count == 1 or (count == 0 and lang == "fr") else "other"


@cache
def terms(lang: str) -> Terms:
    """Return the words of a language for cards, suits and seats."""
    return Terms(read_toml(f"{lang}/terms.toml"))


@cache
def topics() -> dict[str, Topic]:
    """Return what `ids.toml` declares, by topic."""
    return {
        name: Topic(frozenset(entry["ids"]), frozenset(entry.get("variables", ())))
        for name, entry in read_toml("ids.toml").items()
    }


@cache
def _catalogue(lang: str, topic: str) -> dict[str, Entry]:
    if topic not in topics():
        raise MessageError("message-unknown", found=topic, language=lang)
    entries = flatten(read_toml(f"{lang}/{topic}.toml"))
    check_entries(entries, topics()[topic], f"{lang}/{topic}.toml")
    return entries


def read_toml(name: str) -> dict[str, Any]:
    """Read one of the package's message files."""
    text = files("belote_learn.messages").joinpath(name).read_text(encoding="utf-8")
    table = tomllib.loads(text)
    return _spaced(table) if name.startswith("fr/") else table


def no_break(text: str) -> str:
    r"""Give a French text its no-break spaces: U+202F before ; ? ! and U+00A0 before : and in « ».

    Example:
        >>> no_break("Pourquoi ? Atout : « pique »")
        'Pourquoi\u202f? Atout\xa0: «\xa0pique\xa0»'
    """
    return _NARROW.sub("\u202f", _FULL.sub("\u00a0", text))


def _spaced(table: Any) -> Any:
    if isinstance(table, dict):
        return {key: _spaced(value) for key, value in table.items()}
    return no_break(table) if isinstance(table, str) else table


def flatten(table: dict[str, Any], prefix: str = "") -> dict[str, Entry]:
    """Turn nested tables into one, with dotted ids; a table of plural forms stays whole."""
    flat: dict[str, Entry] = {}
    for key, value in table.items():
        if isinstance(value, dict) and not value.keys() <= _PLURALS:
            flat |= flatten(value, f"{prefix}{key}.")
        else:
            flat[prefix + key] = value
    return flat


def check_entries(entries: dict[str, Entry], topic: Topic, name: str) -> None:
    """Refuse a catalogue that does not hold exactly what its topic declares.

    Raises:
        MessageError: Naming the file and what is wrong: a missing or unused entry, an unknown
            variable, a wrong set of plural forms.
    """
    for message_id in sorted(topic.ids ^ entries.keys()):
        fault = "message-missing" if message_id in topic.ids else "message-unused"
        raise MessageError(fault, file=name, found=message_id)
    for message_id, entry in entries.items():
        if isinstance(entry, dict) and entry.keys() != _PLURALS:
            raise MessageError("message-plural", file=name, found=message_id)
        unknown = variables(entry) - topic.variables
        if unknown:
            raise MessageError(
                "message-unknown-variable", file=name, found=message_id, variable=min(unknown)
            )


def variables(entry: Entry) -> set[str]:
    """Return the variables an entry speaks of."""
    forms = entry.values() if isinstance(entry, dict) else (entry,)
    return {
        name.partition(".")[0]
        for form in forms
        for _, name, _, _ in Formatter().parse(form)
        if name is not None
    }
