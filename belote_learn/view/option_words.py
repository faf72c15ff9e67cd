"""The options of a ruleset in words: the one place where views ask for them."""

from __future__ import annotations


def option_title(option: str, lang: str) -> str:  # noqa: ARG001 (words are on their way)
    """Return the title of an option."""
    return option.replace("_", " ")


def value_title(option: str, value: str | int, lang: str) -> str:  # noqa: ARG001
    """Return what one of its values means, in a few words."""
    return str(value).replace("_", " ")
