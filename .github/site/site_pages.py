"""The site's own pages: where one arrives, the lessons to read, and whose work is in the site."""

from __future__ import annotations

import html
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from pyodide_wheels import metadata_of

from belote_learn.messages.catalogue import say
from belote_learn.messages.language import LANGUAGES
from belote_learn.widgets.pages.lesson import lesson_page, lesson_title

# What the reader is told: title, what this is, reading, running, running one lesson.
TOLD: Final = ("title", "about", "read", "run", "again")
# The first line of the list of licences: a folder with such a list is a site of ours.
_HEADLINE: Final = "What this site ships, and under which licence"
_STYLE: Final = (Path(__file__).parent / "site_pages.css").read_text("utf-8")
# Whose wheels say nothing of it in a line: the first is the kernel's stand-in for the real one.
_SILENT: Final = {
    "ipykernel": "BSD-3-Clause, a part of jupyterlite-pyodide-kernel",
    "matplotlib-inline": "BSD-3-Clause",
}
# Fetched while the visitor reads, so that Python starts sooner; relative to the folder of the site.
_EARLY: Final = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide.asm.mjs")


def build_pages(out: Path, course: Path, pattern: str = "*.ipynb") -> None:
    """Write the landing page and the lessons as pages, with an index in each language.

    Args:
        out: Folder of the site.
        course: The notebooks.
        pattern: Which lessons of each language.
    """
    arriving = []
    for lang in LANGUAGES:
        title, about, read, run, again = (say(f"page.site.{name}", lang) for name in TOLD)
        lessons = sorted((course / lang).glob(pattern))
        folder = out / "lessons" / lang
        folder.mkdir(parents=True, exist_ok=True)
        with ThreadPoolExecutor(2) as pool:  # each lesson runs in a kernel of its own
            for lesson, page in zip(lessons, pool.map(lesson_page, lessons), strict=True):
                (folder / f"{lesson.stem}.html").write_text(page, "utf-8")
        rows = "".join(_row(lesson, lang, again) for lesson in lessons)
        body = f"<h1>{title}</h1><p>{about}</p><ol>{rows}</ol>"
        (folder / "index.html").write_text(_page(lang, title, body), "utf-8")
        arriving.append(
            f'<section lang="{lang}"><h2>{title}</h2><p>{about}</p><ul>'
            f'<li><a href="lessons/{lang}/index.html">{read}</a></li>'
            f'<li><a href="lite/lab/index.html?path={lessons[0].relative_to(course).as_posix()}">'
            f"{run}</a></li></ul></section>"
        )
    body = (
        f'<h1>Belote</h1><div class="languages">{"".join(arriving)}</div>'
        '<p><a href="LICENCES.txt">LICENCES.txt</a></p>'
    )
    early = "".join(f'<link rel="prefetch" href="lite/static/pyodide/{name}">' for name in _EARLY)
    (out / "index.html").write_text(_page("en", "Belote", body, early), "utf-8")


def _row(lesson: Path, lang: str, again: str) -> str:
    title = lesson_title(lesson)
    place = f"../../lite/lab/index.html?path={lang}/{lesson.name}"
    label = html.escape(f"{title}, {again}")
    return (
        f'<li><a href="{lesson.stem}.html">{html.escape(title)}</a>'
        f' · <a href="{place}" aria-label="{label}">{again}</a></li>'
    )


def _page(lang: str, title: str, body: str, head: str = "") -> str:
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f'<link rel="icon" href="data:,">{head}<style>{_STYLE}</style><main>{body}</main></html>\n'
    )


def is_site(folder: Path) -> bool:
    """Whether there is a site in a folder, or one that was begun."""
    licences = folder / "LICENCES.txt"
    return licences.is_file() and licences.read_bytes().startswith(f"{_HEADLINE}\n".encode())


def write_licences(out: Path, wheels: list[Path]) -> None:
    """Name in a file of the site what it ships, and under which licence."""
    lines = [
        _HEADLINE,
        "",
        "Pyodide: MPL-2.0, https://github.com/pyodide/pyodide",
        "JupyterLite and JupyterLab: BSD-3-Clause; the licences of their JavaScript are in",
        "third-party-licenses.json beside each of their programs under lite/.",
        "jupyterlab_widgets, one of its extensions: BSD-3-Clause",
        *(_licence(wheel) for wheel in wheels),
    ]
    (out / "LICENCES.txt").write_text("\n".join(lines) + "\n", "utf-8")


def _licence(wheel: Path) -> str:
    """Return one line; the text of the licence is in the wheel itself."""
    about = metadata_of(wheel)
    kinds = [c.split(" :: ")[-1] for c in about.get_all("Classifier", []) if "License ::" in c]
    said = (about["License-Expression"] or about["License"] or "").strip().splitlines()
    licence = said[0] if len(said) == 1 or (not kinds and said) else "; ".join(kinds)
    return f"{about['Name']} {about['Version']}: {licence or _SILENT[about['Name']]}"
