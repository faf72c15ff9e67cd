"""The site's own pages: where one arrives, the lessons to read, and whose work is in the site."""

from __future__ import annotations

import html
import json
import zipfile
from concurrent.futures import ThreadPoolExecutor
from email.parser import Parser
from pathlib import Path
from typing import Final

from belote_learn.widgets.pages.lesson import lesson_page

# What the reader is told, by language: title, what this is, reading, running, how long it takes.
WORDS: Final = {
    "en": (
        "Belote, card by card",
        "Learn belote step by step: ask of any card why it may or may not be played.",
        "Read the lessons: the tables work at once",
        "Run the lessons: Python starts in your browser, which takes a moment the first time",
        "run it",
    ),
    "pt": (
        "Belote, carta por carta",
        (
            "Aprenda o jogo de belote passo a passo: pergunte a qualquer carta por que ela pode"
            " ou não ser jogada."
        ),
        "Ler as lições: as mesas funcionam na hora",
        "Rodar as lições: o Python inicia no seu navegador; na primeira vez, demora um pouco",
        "rodar",
    ),
    "fr": (
        "La belote, carte par carte",
        (
            "Apprends la belote pas à pas : demande à n’importe quelle carte pourquoi on peut"
            " la jouer ou non."
        ),
        "Lire les leçons : les tables marchent tout de suite",
        (
            "Exécuter les leçons : Python démarre dans ton navigateur, ce qui prend un moment la"
            " première fois"
        ),
        "exécuter",
    ),
}
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
    for lang, (title, about, read, run, again) in WORDS.items():
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
    title = _title(lesson)
    place = f"../../lite/lab/index.html?path={lang}/{lesson.name}"
    label = html.escape(f"{title}, {again}")
    return (
        f'<li><a href="{lesson.stem}.html">{html.escape(title)}</a>'
        f' · <a href="{place}" aria-label="{label}">{again}</a></li>'
    )


def _title(lesson: Path) -> str:
    first = json.loads(lesson.read_text("utf-8"))["cells"][0]["source"]
    return "".join(first).splitlines()[0].removeprefix("# ")


def _page(lang: str, title: str, body: str, head: str = "") -> str:
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f'<link rel="icon" href="data:,">{head}<style>{_STYLE}</style><main>{body}</main></html>\n'
    )


def write_licences(out: Path, wheels: list[Path]) -> None:
    """Name in a file of the site what it ships, and under which licence."""
    lines = [
        "What this site ships, and under which licence",
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
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        about = Parser().parsestr(archive.read(name).decode())
    kinds = [c.split(" :: ")[-1] for c in about.get_all("Classifier", []) if "License ::" in c]
    said = (about["License-Expression"] or about["License"] or "").strip().splitlines()
    licence = said[0] if len(said) == 1 or (not kinds and said) else "; ".join(kinds)
    return f"{about['Name']} {about['Version']}: {licence or _SILENT[about['Name']]}"
