"""`save_page`: widgets as one HTML file that anybody can open, with nothing installed."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Any, Final

from belote_learn.errors import InvalidStateError
from belote_learn.given import of_kind, printable
from belote_learn.messages.language import LANGUAGES, resolve
from belote_learn.view.packing import pack
from belote_learn.widgets._base import BeloteWidget
from belote_learn.widgets._teacher import TaughtWidget
from belote_learn.widgets.pages.document import Document, place
from belote_learn.widgets.pages.page_file import check_writable, write_page

if TYPE_CHECKING:
    import os
    from pathlib import Path

# What a host of widgets uses, and a page does without.
_NOT_STATE: Final = frozenset({"_esm", "_css", "_anywidget_id", "layout", "tabbable", "tooltip"})


def save_page(
    path: str | os.PathLike[str],
    *widgets: BeloteWidget,
    title: str | None = None,
    lang: str | None = None,
) -> Path:
    """Write a page that shows widgets with no server, no Python and no network.

    A `Replay` or a `TrickStepper` steps, explains, predicts and plays back by itself as in a
    notebook, a `Worksheet` prints, in all three languages, each beginning where it stands now. What
    Python has to decide anew is not possible there, and the page says so: judging the deal by
    another ruleset, and whatever is answered in a `Play`, a `Drill`, a `BiddingTrainer`, a
    `ScoreSheet` or a `Classroom`, which are shown as they stand. Send the file by mail, put it on a
    school's site, open it from a USB stick.

    Args:
        path: The file to write; one that is there is replaced.
        widgets: What to show, from top to bottom, such as a `Replay` and a `TrickStepper`.
        title: A heading for the page; without one its window is named after the first widget.
        lang: Language in which the page opens: "en", "pt" or "fr"; None for the one that each
            widget has.

    Returns:
        The file.

    Raises:
        InvalidStateError: If there is no widget, or one is not a widget of this package; or if
            there can be no such file, as in a folder that is not there.
        NotationError: If no file can have such a path.
        IllegalActionError: If the file may not be written.
        LanguageError: If the language is not one of the three. Whatever is raised, a page that was
            there is as it was.

    Example:
        >>> import belote_learn as bl
        >>> from tempfile import TemporaryDirectory
        >>> table = bl.Replay(bl.example("first-deal"))
        >>> with TemporaryDirectory() as folder:
        ...     page = bl.save_page(f"{folder}/deal.html", table, title="Our first deal")
        ...     page.name, page.stat().st_size > 100_000
        ('deal.html', True)
    """
    if not widgets:
        raise InvalidStateError("page-empty")
    document, shown = Document(), [of_kind(widget, BeloteWidget) for widget in widgets]
    title = None if title is None else of_kind(title, str)
    # before all languages are worded, which takes a while
    check_writable(path)
    spoken = resolve(lang) if lang is not None else shown[0].lang
    places = []
    for widget in shown:
        name = f"w{shown.index(widget)}"
        if name not in document:
            _add(document, name, widget, widget.lang if lang is None else spoken)
        places.append(place(name, repr(widget)))
    heading = view_of(shown[0], spoken)["title"] if title is None else printable(title)
    unseen = "" if title is not None else ' class="unseen"'
    body = "\n".join([f"<h1{unseen}>{html.escape(heading)}</h1>", *places])
    return write_page(path, document.text(heading, spoken, body))


def view_of(widget: BeloteWidget, lang: str) -> dict[str, Any]:
    """Return the plain view of what a widget shows, in a language."""
    return widget._shown if lang == widget.lang else widget._make_view(lang)  # noqa: SLF001


def languages_of(widget: BeloteWidget) -> dict[str, dict[str, Any]]:
    """Return the traits that the language changes, by language: the code's link is one of them."""
    traits = {lang: {"_view": pack(view_of(widget, lang))} for lang in LANGUAGES}
    if isinstance(widget, TaughtWidget):
        codes = {lang: widget._code_panel(lang) for lang in LANGUAGES}  # noqa: SLF001
        if any(code != codes[widget.lang] for code in codes.values()):
            return {lang: traits[lang] | {"_code_shown": codes[lang]} for lang in LANGUAGES}
    return traits


def class_traits(widget: BeloteWidget) -> dict[str, Any]:
    """Return the traits a class needs where no kernel sends them: the code that is shown.

    The tools themselves stand once on the page, for all tables of it.
    """
    if not isinstance(widget, TaughtWidget):
        return {}
    return {"_tools": {}, "_code_shown": widget._code_panel(widget.lang)}  # noqa: SLF001


def look_of(layout: dict[str, Any]) -> dict[str, str]:
    """Return the CSS properties that the state of an ipywidgets layout asks for."""
    return {
        name.replace("_", "-"): str(value)
        for name, value in layout.items()
        if value is not None and not name.startswith("_")
    }


def _add(document: Document, name: str, widget: BeloteWidget, lang: str) -> None:
    state = {
        key: value
        for key, value in widget.get_state().items()
        if key not in _NOT_STATE and not key.startswith(("_model_", "_view_", "_dom_"))
    }
    languages = languages_of(widget)
    document.add_widget(
        name,
        (str(widget._esm), str(widget._css)),  # noqa: SLF001
        state | {"lang": lang} | class_traits(widget) | languages.pop(lang),
        languages=languages,
        look=look_of(widget.layout.get_state()),
    )
