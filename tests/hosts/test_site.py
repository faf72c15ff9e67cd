"""The site with no server: in Chromium, from a plain file server, with no other address asked.

Run cells go through Pyodide, so a step may take half a minute on a slow machine.
"""

import sys
import time

import nbformat
import on_page
import pytest
import repository
import yaml
from playwright.sync_api import expect

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.links import deal_link, set_link

START = 300_000  # milliseconds, for Python to start in the browser

IDLE = """() => {
  const panel = window.jupyterapp?.shell.currentWidget;
  return panel?.context?.isReady && panel.sessionContext.session?.kernel?.status === 'idle';
}"""

# One Python for all lessons: each start would take half a minute.
EXECUTE = """async code => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const { content } = await kernel.requestExecute({ code }).done;
  return content.status === 'ok' ? null : `${content.ename}: ${content.evalue}`;
}"""


@pytest.fixture
def visit(visiting, address):
    one = visiting(address)
    yield one
    assert one.outside == []


def wait_for_python(visit):
    visit.page.wait_for_function(IDLE, timeout=START)


def run(visit, cells):
    """Run cells from the top by the keyboard, as a learner does."""
    visit.page.locator(".jp-Notebook .jp-Cell").first.click()
    visit.page.keyboard.press("Escape")
    for _ in range(cells):
        visit.page.keyboard.press("Shift+Enter")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_lesson_runs_and_a_card_is_asked_why_by_keyboard(visit, lang, capsys):
    started = time.monotonic()
    visit.open(f"lite/lab/index.html?path={lang}/01_your_first_trick.ipynb")
    wait_for_python(visit)
    ready = time.monotonic() - started
    run(visit, 4)
    table = visit.page.locator(".belote").first
    table.wait_for(timeout=START)
    assert table.get_attribute("lang") == lang
    shown = time.monotonic() - started
    table.locator('[data-do="next"]').focus()
    visit.page.keyboard.press("ArrowRight")
    expect(table.locator(".b-of").filter(visible=True).first).to_contain_text("1 / 4")
    table.locator("button.b-card:visible").first.focus()
    visit.page.keyboard.press("Enter")
    expect(table.locator(".b-verdict")).to_be_visible()
    with capsys.disabled():
        sys.stdout.write(f"\nthe site: Python after {ready:.1f} s, a table after {shown:.1f} s\n")


@pytest.mark.parametrize(
    ("link", "code", "shown"),
    [(deal_link, "AAAAAAAHQ", ".b-controls"), (set_link, "AEBAAAAHM", ".b-class")],
    ids=["deal", "set"],
)
def test_a_link_opens_what_its_code_stands_for(visit, address, link, code, shown):
    bl.set_course_address(f"{address}/lite/lab/index.html?path={{notebook}}&{{query}}")
    try:
        visit.page.goto(link(code, "fr"))
    finally:
        bl.set_course_address(None)
    wait_for_python(visit)
    run(visit, 2)
    expect(visit.page.locator(shown).filter(visible=True)).to_be_visible(timeout=START)
    expect(visit.page.get_by_role("textbox", name="Code", exact=True)).to_have_value(code)
    expect(visit.page.locator(".belote").last).to_have_attribute("lang", "fr")


def cells_of(lesson):
    """The code of a lesson, and whether each cell is there to show an error."""
    for cell in nbformat.read(lesson, as_version=4).cells:
        if cell.cell_type == "code":
            yield cell.source, "raises-exception" in cell.metadata.get("tags", [])


def test_every_cell_of_the_course_runs_there(visit):
    """In three languages: their code is the same but for one cell, what it prints and shows is not."""
    visit.open("lite/notebooks/index.html?path=index.ipynb")
    wait_for_python(visit)
    wrong = {}
    for lesson in sorted((repository.ROOT / "tutorials").glob("??/*.ipynb")):
        for number, (code, shows_error) in enumerate(cells_of(lesson)):
            error = visit.page.evaluate(EXECUTE, code)
            if bool(error) != shows_error:
                wrong[f"{lesson.parent.name}/{lesson.stem}:{number}"] = error
    assert wrong == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_arrives_and_reads_a_lesson_with_a_working_table(visit, lang):
    visit.open("index.html")
    visit.page.locator(f"section[lang={lang}] a").first.click()
    visit.page.locator("ol a").first.click()
    table = visit.page.locator(".belote").first
    table.locator('[data-do="next"]').click()
    expect(table.locator(".b-of").filter(visible=True).first).to_contain_text("1 / 4")


@pytest.mark.parametrize("path", ["index.html", "lessons/fr/index.html"])
def test_axe_finds_nothing_where_one_arrives(visit, path):
    page = visit.open(path)
    for width in on_page.on_each(page, [340, 1280], lambda _: 800):
        for scheme in on_page.in_each_scheme(page):
            assert on_page.overhang(page) <= 0, width
            assert on_page.violations(page) == [], (width, scheme)


def test_python_gets_no_part_of_a_front_end(site):
    """Their JavaScript is among JupyterLite's extensions; as wheels they would be fetched for nothing."""
    wheels = {wheel.name.split("-")[0] for wheel in (site / "lite/static/pyodide").glob("*.whl")}
    assert wheels & {"widgetsnbextension", "jupyterlab_widgets"} == set()
    assert {"ipywidgets", "anywidget", "belote_learn"} <= wheels


def test_every_wheel_is_named_with_its_licence(site):
    licences = (site / "LICENCES.txt").read_text("utf-8")
    for wheel in site.rglob("*.whl"):
        assert f" {wheel.name.split('-')[1]}:" in licences
    assert "Pyodide: MPL-2.0" in licences


def test_the_workflow_publishes_what_the_command_builds():
    jobs = yaml.safe_load((repository.ROOT / ".github/workflows/pages.yml").read_text("utf-8"))[
        "jobs"
    ]
    steps = jobs["build"]["steps"]
    folder = next(s["with"]["path"] for s in steps if "pages-artifact" in s.get("uses", ""))
    commands = [step["run"] for step in steps if "run" in step]
    assert f"python .github/site/build_site.py {folder}" in commands
    assert all(
        "@" in step["uses"] for job in jobs.values() for step in job["steps"] if "uses" in step
    )
    assert jobs["deploy"]["needs"] == "build"
