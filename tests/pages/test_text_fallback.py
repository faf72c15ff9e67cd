"""Where no widget runs, such as GitHub's page of a notebook, a reader sees the picture of the table."""

import html

import nbformat
import pytest
import repository
from nbconvert import HTMLExporter, MarkdownExporter

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES

SHOWN = {"first-trick": (0, 0), "second-trick": (1, 3), "fifth-trick": (4, 2)}


@pytest.fixture(params=LANGUAGES)
def lang(request):
    return request.param


@pytest.fixture
def lesson(lang):
    path = repository.ROOT / "tutorials" / lang / "01_your_first_trick.ipynb"
    return nbformat.read(path, as_version=4)


@pytest.fixture
def pictures(lang):
    tricks = bl.example("first-deal").tricks
    return [repr(bl.TrickStepper(tricks[i], step=step, lang=lang)) for i, step in SHOWN.values()]


def as_lines(text):
    return [line.strip() for line in text.splitlines() if line.strip()]


def holds(text, picture):
    """Say whether the lines of a picture stand in a text, one after the other."""
    lines, wanted = as_lines(text), as_lines(picture)
    return any(lines[i : i + len(wanted)] == wanted for i in range(len(lines)))


def test_a_saved_lesson_carries_no_widget_but_the_picture(lesson, pictures):
    assert "widgets" not in lesson.metadata
    cells = {cell.id: cell for cell in lesson.cells}
    for name, picture in zip(SHOWN, pictures, strict=True):
        [output] = cells[name].outputs
        assert output.data == {"text/plain": picture}


def test_as_plain_html_every_table_is_its_picture(lesson, pictures):
    body, _ = HTMLExporter(template_name="basic").from_notebook_node(lesson)
    assert "widget" not in body
    text = html.unescape(body).replace("<pre>", "<pre>\n").replace("</pre>", "\n</pre>")
    for picture in pictures:
        assert holds(text, picture)


def test_as_markdown_every_table_is_its_picture(lesson, pictures):
    body, _ = MarkdownExporter().from_notebook_node(lesson)
    for picture in pictures:
        assert holds(body, picture)


def test_a_notebook_saved_with_its_widget_still_holds_the_picture():
    table = bl.Replay(bl.example("first-deal"), step=20)
    bundle = table._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    assert data["text/plain"] == repr(table)
    assert "application/vnd.jupyter.widget-view+json" in data
