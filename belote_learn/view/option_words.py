"""The options of a ruleset in words: the one place where views ask for them."""

from __future__ import annotations

from typing import Final

from belote_learn.messages.catalogue import say
from belote_learn.rules.rulesets import option_values

#: Options that only a table meets, never a deal that is judged: a sheet words them itself.
_OF_THE_TABLE: Final = ("all_pass",)


def option_title(option: str, lang: str) -> str:
    """Return the title of an option; it leads on to its value.

    Example:
        >>> option_title("tie", "en"), value_title("tie", "fail", "en")
        ('A tie', 'the contract fails')
    """
    if option in _OF_THE_TABLE:
        return say(f"sheet.title.{option}", lang)
    return say(f"options.title.{option}", lang)


def value_title(option: str, value: str | int, lang: str) -> str:
    """Return what one of its values means, in a few words; a number speaks for itself."""
    if not option_values(option):
        return say("score.points", lang, count=value)
    topic = "sheet" if option in _OF_THE_TABLE else "options"
    return say(f"{topic}.value.{option}.{value}", lang)
