"""The languages, and the notebook-wide default one.

The default is one value of the process, not a context variable: some kernels start every cell and
every widget message in a fresh context, where a context variable would be back at its default.
"""

from __future__ import annotations

from typing import Final

from belote_learn.errors import LanguageError
from belote_learn.given import as_text

LANGUAGES: Final = ("en", "pt", "fr")

_default = LANGUAGES[0]


def set_language(lang: str) -> None:
    """Set the language of what is made from now on, and in which every error is printed.

    Every function and widget also takes `lang=`, for what it shows. An error that is raised is for
    who writes the cell: it is printed in the language that was set here, whatever `lang=` the
    widget has, and `error.text("fr")` words it in another. What is refused on a page is told in the
    language of its widget.

    Args:
        lang: "en", "pt" or "fr", in either case ("pt-BR" and the like are read as "pt").

    Raises:
        LanguageError: If the language is not one of the three.

    Example:
        >>> set_language("pt-BR")
        >>> resolve(None)
        'pt'
        >>> set_language("en")
    """
    global _default  # noqa: PLW0603 (the one process-wide value, see above)
    _default = resolve(lang)


def resolve(lang: str | None) -> str:
    """Return the id of a language; None stands for the default.

    Raises:
        LanguageError: If the language is not one of the three.

    Example:
        >>> resolve("pt_BR"), resolve("FR")
        ('pt', 'fr')
    """
    if lang is None:
        return _default
    name = as_text(lang).strip().replace("_", "-").lower()
    if name.partition("-")[0] not in LANGUAGES:
        raise LanguageError("language-unknown", found=as_text(lang), expected=LANGUAGES)
    return name.partition("-")[0]
