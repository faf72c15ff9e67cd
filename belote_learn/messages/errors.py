"""Errors, worded late: an error carries an id and data, its sentence is made here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belote_learn.errors import IllegalPlayError
from belote_learn.messages.catalogue import say
from belote_learn.messages.language import resolve

if TYPE_CHECKING:
    from belote_learn.errors import BeloteError


def error_text(error: BeloteError, lang: str | None = None) -> str:
    """Word an error.

    Args:
        error: The error.
        lang: "en", "pt" or "fr"; None for the default.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    language = resolve(lang)
    data = dict(error.data)
    if isinstance(error, IllegalPlayError):
        verdict = error.verdict(language)
        data |= {
            "verdict": verdict.text,
            "number": verdict.article.number,
            "title": verdict.article.title,
            "position": error.position.notation,
        }
    elif error.message_id.startswith("line-"):
        data["expected"] = say(f"error.expected.{data['expected']}", language)
    return say(f"error.{error.message_id}", language, **data)
