"""A page runs its own script and the widgets', and nothing that stands in a lesson's text."""

import base64
import hashlib
import re

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from playwright.sync_api import expect

import belote_learn as bl
from belote_learn.widgets.pages.lesson import lesson_page

# an address that is no picture, so that the error comes at once and asks nobody
IMAGE = '<img src="data:image/png;base64,AAAA" alt="" onerror="document.body.dataset.ran = 1">'
SCRIPT = "<script>document.body.dataset.ran = 1</script>"
LINK = '<a href="javascript:void(document.body.dataset.ran = 1)">press</a>'
TABLE = """import belote_learn as bl
from IPython.display import HTML, display

bl.TrickStepper(bl.example("first-deal").tricks[0])"""

CELLS = {
    "a picture in the prose": new_markdown_cell(f"# Mine\n\n{IMAGE}"),
    "a script in the prose": new_markdown_cell(f"# Mine\n\n{SCRIPT}"),
    "a picture in an output": new_code_cell(f"display(HTML({IMAGE!r}))"),
    "a script in an output": new_code_cell(f"display(HTML({SCRIPT!r}))"),
    "a link in the prose": new_markdown_cell(LINK),
}


@pytest.fixture(scope="module")
def written(folder):
    path = folder / "hostile.ipynb"
    nbformat.write(new_notebook(cells=[new_code_cell(TABLE), *CELLS.values()]), path)
    page = path.with_suffix(".html")
    page.write_text(lesson_page(path), "utf-8")
    return page


def test_nothing_that_stands_in_a_lesson_runs_and_its_table_does(open_page, written):
    text = written.read_text("utf-8")
    assert text.count("onerror=") >= 2  # they are on the page
    assert text.count("<script>document.body") >= 2
    opened = open_page(written)
    opened.do("next").click()
    expect(opened.place()).to_have_text("1 / 4")
    for link in opened.page.get_by_role("link", name="press").all():
        link.click()
    assert opened.page.evaluate("document.body.dataset.ran") is None
    refused = [line for line in opened.errors if "Content Security Policy" in line]
    assert len(refused) >= 4
    assert opened.errors == refused
    opened.forget()


def test_a_saved_page_allows_its_own_script_and_no_other(tmp_path):
    path = bl.save_page(tmp_path / "page.html", bl.Replay(bl.example("first-deal")))
    text = path.read_text("utf-8")
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', text)[1]
    sources = dict(part.split(" ", 1) for part in policy.split("; "))["script-src"]
    (script,) = re.findall(r'<script type="module">(.*?)</script>', text, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert sources == f"'sha256-{digest}' blob:"
