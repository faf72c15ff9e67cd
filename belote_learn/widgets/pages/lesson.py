"""A lesson as one HTML page: the notebook is run, and its widgets work without it afterwards.

nbclient and nbconvert, which come with JupyterLab, run it and turn its text into HTML; the widgets
are put on the page as `save_page` puts them, so nothing is asked of any server.
"""

from __future__ import annotations

import re
import subprocess
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from belote_learn.messages.catalogue import say
from belote_learn.messages.language import LANGUAGES, resolve
from belote_learn.widgets.pages.document import Document, place
from belote_learn.widgets.pages.save_page import class_traits, languages_of, look_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from nbformat import NotebookNode

_STATE: Final = "application/vnd.jupyter.widget-state+json"
_VIEW: Final = "application/vnd.jupyter.widget-view+json"
_WORDED: Final = "application/vnd.belote-learn.languages+json"
_REFERENCE: Final = "IPY_MODEL_"
# Run after the lesson's own cells: the kernel alone knows its widgets in the other languages.
_ASK: Final = f"from {__name__} import show_languages\nshow_languages()"
_FENCE: Final = re.compile(r" {0,3}(`{3,}|~{3,})")
_LINKS: Final = frozenset({"LinkModel", "DirectionalLinkModel"})


class NotALessonError(Exception):
    """The file is not a notebook."""


class CellFailedError(Exception):
    """A cell of the lesson stops with an error.

    Args:
        number: Number of the cell, from 1.
        reason: The error, in one line.
    """

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(number, reason)
        self.number = number
        self.reason = reason


def lesson_page(notebook: Path) -> str:
    """Run a notebook and return it as a page that works by itself.

    Args:
        notebook: The file; it stays as it is.

    Raises:
        NotALessonError: If the file is not a notebook.
        CellFailedError: If a cell raises an error that its tags do not announce.
        OSError: If the file cannot be read.
    """
    lesson = _read(notebook)
    worded = _run(lesson, notebook.parent)
    document = Document()
    state = lesson.metadata.pop("widgets", {}).get(_STATE, {}).get("state", {})
    _add_widgets(document, state, worded["widgets"])
    for cell in lesson.cells:
        for output in cell.get("outputs", []):
            _put_in_place(document, output)
    lang = worded["lang"]
    return document.text(_title(lesson, notebook), lang, _body(lesson, notebook.parent, lang))


def lesson_title(notebook: Path) -> str:
    """Return the title of a lesson: its first heading, or the name of its file.

    Args:
        notebook: The file.

    Raises:
        NotALessonError: If the file is not a notebook.
        OSError: If the file cannot be read.
    """
    return _title(_read(notebook), notebook)


def show_languages() -> None:
    """Display, in the kernel of a lesson, what its widgets are in every language."""
    from IPython.display import display  # noqa: PLC0415 (only where a kernel runs)
    from ipywidgets.widgets.widget import _instances  # noqa: PLC0415

    from belote_learn.widgets._base import BeloteWidget  # noqa: PLC0415

    widgets = {
        name: {"languages": languages_of(widget), "traits": class_traits(widget)}
        for name, widget in _instances.items()
        if isinstance(widget, BeloteWidget)
    }
    display({_WORDED: {"lang": resolve(None), "widgets": widgets}}, raw=True)


def _read(notebook: Path) -> NotebookNode:
    import nbformat  # noqa: PLC0415 (comes with JupyterLab, which not everybody has)

    try:
        lesson: NotebookNode = nbformat.reads(notebook.read_text("utf-8"), as_version=4)
        nbformat.validate(lesson)
    except (ValueError, TypeError, KeyError, AttributeError, nbformat.ValidationError):
        raise NotALessonError from None
    return lesson


def _run(lesson: NotebookNode, folder: Path) -> dict[str, Any]:
    """Run the cells; return what `show_languages` shows at the end."""
    from nbclient import NotebookClient  # noqa: PLC0415
    from nbclient.exceptions import CellExecutionError, DeadKernelError  # noqa: PLC0415
    from nbformat.v4 import new_code_cell  # noqa: PLC0415

    asked = new_code_cell(_ASK, metadata={"tags": ["raises-exception"]})
    lesson.cells.append(asked)
    client = NotebookClient(lesson, kernel_name="python3", resources={"metadata": {"path": folder}})
    try:
        client.execute(stderr=subprocess.DEVNULL)  # what kernels say of their transport
    except CellExecutionError as error:
        reason = f"{error.ename}: {error.evalue}"
        raise CellFailedError(client.code_cells_executed, reason) from None
    except DeadKernelError as error:
        raise CellFailedError(client.code_cells_executed, type(error).__name__) from None
    lesson.cells.pop()
    for output in asked.outputs:
        if _WORDED in output.get("data", {}):
            return dict(output.data[_WORDED])
    return {"lang": LANGUAGES[0], "widgets": {}}


def _add_widgets(
    document: Document, models: dict[str, Any], worded: dict[str, dict[str, Any]]
) -> None:
    states = {name: model["state"] for name, model in models.items()}
    for name, state in states.items():
        if "_esm" in state:
            kept = {k: v for k, v in state.items() if k not in {"_esm", "_css"} and k != "layout"}
            layout = states.get(_name(state.get("layout")), {})
            told = worded.get(name, {})
            document.add_widget(
                name,
                (state["_esm"], state.get("_css", "")),
                kept | told.get("traits", {}),
                languages=told.get("languages"),
                look=look_of(layout),
            )
    _add_boxes(document, states)
    for name, state in states.items():
        if models[name].get("model_name") in _LINKS:
            source, target = ((_name(one), trait) for one, trait in _ends(state))
            document.add_link(source, target)
            if models[name]["model_name"] == "LinkModel":
                document.add_link(target, source)


def _add_boxes(document: Document, states: dict[str, dict[str, Any]]) -> None:
    """Add the boxes that hold a widget we can show, and the boxes that hold those."""
    added = True
    while added:
        added = False
        for name, state in states.items():
            members = [_name(member) for member in state.get("children", ())]
            if name not in document and any(member in document for member in members):
                titles = list(state.get("titles", ()))
                document.add_box(name, members, titles)
                added = True


def _ends(state: dict[str, Any]) -> list[tuple[str, str]]:
    return [tuple(state["source"]), tuple(state["target"])]


def _name(reference: str | None) -> str:
    return (reference or "").removeprefix(_REFERENCE)


def _put_in_place(document: Document, output: NotebookNode) -> None:
    """Put our place where Jupyter would put a widget; another's widget stays a text."""
    data = output.get("data", {})
    name = data.pop(_VIEW, {}).get("model_id", "")
    if name in document:
        output["data"] = {"text/html": place(name, data.get("text/plain", ""))}


def _body(lesson: NotebookNode, folder: Path, lang: str) -> str:
    from jinja2 import DictLoader  # noqa: PLC0415
    from nbconvert import HTMLExporter  # noqa: PLC0415

    template = files("belote_learn.widgets.pages").joinpath("lesson.html.j2").read_text("utf-8")
    exporter = HTMLExporter(
        template_name="basic",
        template_file="belote.html.j2",
        extra_loaders=[DictLoader({"belote.html.j2": template})],
        exclude_anchor_links=True,
        embed_images=True,
    )
    resources = {
        "metadata": {"path": str(folder)},
        "open_cell": say("page.open-cell", lang),
    }
    body, _ = exporter.from_notebook_node(lesson, resources)
    return str(body)


def _title(lesson: NotebookNode, notebook: Path) -> str:
    """Return the first heading of the lesson, or the name of its file."""
    prose = (cell.source for cell in lesson.cells if cell.cell_type == "markdown")
    headings = (line[2:].strip() for text in prose for line in _headings(text))
    return next((heading for heading in headings if heading), notebook.stem)


def _headings(text: str) -> Iterator[str]:
    """Yield the headings of a text: a line that begins like one is none between fences."""
    fence = ""
    for line in text.splitlines():
        opened = _FENCE.match(line)
        if fence:
            # closed by as many of the same signs or more, and nothing else
            if line.strip().startswith(fence) and not line.strip(f"{fence[0]} "):
                fence = ""
        elif opened:
            fence = opened[1]
        elif line.startswith("# "):
            yield line
