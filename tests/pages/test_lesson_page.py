"""A lesson exported as a page and opened from disk; other widgets beside ours; what goes wrong."""

import json

import nbformat
import pytest
import repository
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from on_page import CORNER, plain
from playwright.sync_api import expect

import belote_learn as bl
from belote_learn.widgets.pages.lesson import CellFailedError, NotALessonError, lesson_page

LESSON = repository.ROOT / "tutorials" / "pt" / "01_your_first_trick.ipynb"
OURS = """import belote_learn as bl
import ipywidgets as w

deal = bl.example("first-deal")
one, two, three = (bl.Replay(deal, step=i, lang="fr") for i in range(3))
link = w.jslink((one, "step"), (two, "step"))
follow = w.jsdlink((one, "step"), (three, "step"))
tabs = w.Tab([w.VBox([one, w.IntSlider(5)]), two], titles=["First <i>", "Second"])
tabs"""


def notebook(folder, *cells, name="mine.ipynb"):
    book = new_notebook(cells=list(cells))
    path = folder / name
    nbformat.write(book, path)
    return path


@pytest.fixture(scope="module")
def page(folder):
    path = folder / "lesson.html"
    path.write_text(lesson_page(LESSON), encoding="utf-8")
    return path


@pytest.fixture
def opened(open_page, page):
    opened = open_page(page)
    expect(opened.table(2)).to_be_visible()
    return opened


def test_the_widgets_of_a_lesson_step_and_explain(opened):
    assert opened.page.title() == "Sua primeira vaza"
    opened.do("next").click()
    expect(opened.place()).to_have_text("1 / 4")
    expect(opened.place(1)).to_have_text("3 / 4")
    opened.table().locator('[data-card="8C"]').click(position=CORNER)
    view = bl.TrickStepper(bl.example("first-deal").tricks[0], lang="pt")._shown
    why = view["whys"][view["frames"][1]["why"]["8C"]]
    text = opened.table().locator(".b-text").inner_text()
    assert plain(text) == view["texts"][why["text"]]


def test_its_tables_speak_the_other_languages_too(opened):
    opened.do("language", 1).select_option("fr")
    expect(opened.table(1)).to_have_attribute("lang", "fr")
    expect(opened.place(1)).to_have_text("3 / 4")


def test_a_solution_stays_closed_until_it_is_opened(opened):
    solutions = opened.page.locator("main > details")
    code = solutions.first.locator(".highlight")
    assert not code.is_visible()
    solutions.first.get_by_text("Mostrar esta célula").click()
    expect(code).to_contain_text('"8S 9S AS"')
    assert solutions.count() == 2


def test_widgets_of_a_kind_share_one_copy_of_their_code(page):
    text = page.read_text("utf-8")
    saved = json.loads(text.split('id="belote-saved">')[1].split("</script>")[0])
    assert len(saved["models"]) == 3
    assert len(saved["codes"]) == 1


def test_axe_finds_nothing_in_a_lesson(opened):
    for solution in opened.page.locator("main > details > summary").all():
        solution.click()
    for scheme, width in opened.in_each_look([360]):
        assert opened.overhang() <= 0, width
        opened.screenshot(f"lesson_page_{scheme}")
        assert opened.violations() == [], scheme


def test_boxes_show_their_tables_one_below_the_other_and_links_hold(open_page, folder):
    source = notebook(
        folder,
        new_markdown_cell("No heading, some `code` and $x$"),
        new_code_cell(OURS),
        new_code_cell(
            "one, three\nfrom IPython.display import display\ndisplay(three, w.IntSlider(7))"
        ),
        name="boxes.ipynb",
    )
    before = source.read_bytes()
    page = folder / "boxes.html"
    page.write_text(lesson_page(source), encoding="utf-8")
    assert source.read_bytes() == before
    opened = open_page(page)
    expect(opened.table(2)).to_be_visible()
    assert opened.page.title() == "boxes"
    assert opened.page.get_by_role("heading", level=3).all_inner_texts() == ["First <i>", "Second"]
    # another's widget is the text it would be without Jupyter
    expect(opened.page.get_by_text("IntSlider(value=7)")).to_be_visible()
    opened.do("next", 0).click()
    for number in range(3):
        expect(opened.place(number)).to_contain_text("1 /")
    opened.do("next", 1).click()
    for number in range(3):
        expect(opened.place(number)).to_contain_text("2 /")
    opened.do("first", 2).click()  # a directional link does not lead back
    expect(opened.place(2)).to_contain_text("0 /")
    expect(opened.place(0)).to_contain_text("2 /")


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="empty"),
        pytest.param("not json", id="no JSON"),
        pytest.param("{}", id="no notebook"),
        pytest.param("[]", id="a list"),
        pytest.param('{"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": [7]}', id="a cell that is none"),
        pytest.param('{"nbformat": 99, "nbformat_minor": 0, "metadata": {}, "cells": []}', id="of the future"),
    ],
)  # fmt: skip
def test_what_is_no_notebook_is_refused(tmp_path, text):
    path = tmp_path / "x.ipynb"
    path.write_text(text)
    with pytest.raises(NotALessonError):
        lesson_page(path)


def test_a_file_of_bytes_is_no_notebook(tmp_path):
    path = tmp_path / "x.ipynb"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(NotALessonError):
        lesson_page(path)


def test_a_cell_that_fails_is_named(tmp_path):
    cells = [new_markdown_cell("#"), new_code_cell("1"), new_code_cell("1 / 0"), new_code_cell("2")]
    with pytest.raises(CellFailedError) as caught:
        lesson_page(notebook(tmp_path, *cells))
    assert (caught.value.number, caught.value.reason) == (2, "ZeroDivisionError: division by zero")


def test_an_error_that_is_meant_to_be_shown_is_shown(tmp_path):
    cells = [
        new_code_cell("1 / 0", metadata={"tags": ["raises-exception"]}),
        new_code_cell("print('on')"),
    ]
    text = lesson_page(notebook(tmp_path, *cells))
    assert "ZeroDivisionError" in text
    assert "on" in text


CODED = """import belote_learn as bl
table = bl.Replay(bl.Deal.new(seed=7, dealer="N").act("take"), step=9)
table.big = True
table"""


def test_a_teacher_s_tools_and_the_code_are_on_an_exported_page(open_page, folder):
    path = folder / "coded.html"
    path.write_text(
        lesson_page(notebook(folder, new_code_cell(CODED), name="coded.ipynb")), "utf-8"
    )
    assert path.read_text("utf-8").count(".b-qr-paper{") == 1
    opened = open_page(path)
    expect(opened.table()).to_have_class("belote b-big")
    opened.do("display").click()
    opened.do("teacher").click()
    opened.do("code").click()
    code = bl.Deal.new(seed=7, dealer="N").code
    assert "".join(opened.table().locator(".b-code-text").inner_text().split()) == code
