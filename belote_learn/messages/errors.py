"""Errors, worded late: an error carries an id and data, its sentence is made here."""

from __future__ import annotations

from typing import Any, Final

from belote_learn.errors import BeloteError, IllegalPlayError
from belote_learn.explain.articles import articles
from belote_learn.given import quoted
from belote_learn.messages.catalogue import say
from belote_learn.messages.language import resolve

_LONGEST: Final = 200  # characters, or bits of a number


def error_text(error: BeloteError, lang: str | None = None) -> str:
    """Word an error.

    Args:
        error: The error.
        lang: "en", "pt" or "fr"; None for the default.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    language = resolve(lang)
    data = {name: _quoted(value) for name, value in error.data.items()}
    if isinstance(error, IllegalPlayError):
        verdict = error.verdict(language)
        data |= {
            "verdict": verdict.text,
            "number": verdict.article.number,
            "title": verdict.article.title,
            "position": error.position.notation,
        }
    elif "rule" in data:
        rule = data["rule"]
        data["number"] = articles()[rule].number
        data["title"] = say(f"rulebook.{rule}.title", language)
    elif error.message_id.startswith(("line-", "record-")) and "expected" in data:
        data["expected"] = say(f"error.expected.{data['expected']}", language)
    if isinstance(data.get("cause"), BeloteError):
        data["reason"] = data["cause"].text(language)
    return say(f"{error.topic}.{error.message_id}", language, **data)


def _quoted(value: Any) -> Any:
    """Shorten what is quoted, and make it printable: a page that was pasted is not shown again."""
    if isinstance(value, int) and value.bit_length() > _LONGEST:
        return "…"
    return quoted(value, _LONGEST) if type(value) is str else value
