"""One HTML file with everything in it: what is shown, the code that shows it, and the style."""

from __future__ import annotations

import base64
import hashlib
import html
import json
from importlib.resources import files
from string import Template
from typing import Any, Final

from belote_learn.messages.catalogue import say
from belote_learn.messages.language import LANGUAGES
from belote_learn.widgets._teacher import tools

_HERE: Final = files("belote_learn.widgets.pages")
_HOST: Final = files("belote_learn.widgets") / "static" / "host.js"


class Document:
    """A page under construction: the widgets on it, and one copy of the code of each kind."""

    def __init__(self) -> None:
        self._codes: dict[tuple[str, str], int] = {}
        self._models: dict[str, Any] = {}
        self._links: list[dict[str, Any]] = []

    def __contains__(self, name: str) -> bool:
        return name in self._models

    def add_widget(
        self,
        name: str,
        code: tuple[str, str],
        state: dict[str, Any],
        *,
        languages: dict[str, dict[str, Any]] | None = None,
        look: dict[str, str] | None = None,
    ) -> None:
        """Put a widget on the page; it is seen where a `place` names it.

        Args:
            name: How places, boxes and links name it.
            code: Its JavaScript and its style.
            state: Its traits.
            languages: The traits that another language changes, by language.
            look: CSS properties of its place, such as its width.
        """
        self._models[name] = {
            "code": self._codes.setdefault(code, len(self._codes)),
            "state": state,
            "languages": languages or {},
            "look": look or {},
        }

    def add_box(self, name: str, children: list[str], titles: list[str]) -> None:
        """Put a box on the page whose members come one below the other, each with its title."""
        self._models[name] = {"children": children, "titles": titles}

    def add_link(self, source: tuple[str, str], target: tuple[str, str]) -> None:
        """Let a trait follow another; each is named by its widget and itself."""
        self._links.append({"from": source, "to": target})

    def _has_table(self) -> bool:
        """Whether a teacher could need the tools: one copy serves every table of the page."""
        return any("_tools" in model.get("state", ()) for model in self._models.values())

    def text(self, title: str, lang: str, body: str) -> str:
        """Return the whole page.

        Args:
            title: Title of the window, plain.
            lang: Language of the page.
            body: What the page shows, as HTML.
        """
        saved = {
            "codes": [code for code, _ in self._codes],
            "models": self._models,
            "links": self._links,
            "tools": tools() if self._has_table() else {},
            "needs_kernel": {one: say("page.needs-kernel", one) for one in LANGUAGES},
        }
        styles = [
            _HERE.joinpath("document.css").read_text("utf-8"),
            *(css for _, css in self._codes),
        ]
        host = f"\n{_HOST.read_text('utf-8')}"
        return Template(_HERE.joinpath("document.html").read_text("utf-8")).substitute(
            lang=lang,
            title=html.escape(title),
            style="\n".join(dict.fromkeys(styles)),
            body=body,
            saved=_in_script(saved),
            host=host,
            digest=_digest(host),
        )


def place(name: str, picture: str) -> str:
    """Return where a widget is seen; until it is drawn, and where no script runs, its picture."""
    return (
        f'<div class="widget" data-widget="{html.escape(name)}">'
        f"<pre>{html.escape(picture)}</pre></div>"
    )


def _digest(script: str) -> str:
    """Name a script as the page's policy does: no other text that stands on the page may run.

    The widgets' own code is run from `blob:` addresses, which only a script that runs can make.
    """
    return f"sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}"


def _in_script(value: Any) -> str:
    """Return JSON that may stand in a script element: nothing in it can end the element."""
    packed = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return packed.replace("<", "\\u003c")
