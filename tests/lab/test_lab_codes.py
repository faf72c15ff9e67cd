"""A link with a code opens its deal or its set, in JupyterLab and in Notebook 7."""

import sys
import time

import pytest
import repository
from on_page import START
from playwright.sync_api import expect

import belote_learn as bl

TUTORIALS = repository.ROOT / "tutorials"
DEAL, SET = "AAAAAAAHQ", "AEBAAAAHM"
APPS = ("lab", "notebooks")


@pytest.mark.parametrize("app", APPS)
def test_a_link_opens_its_deal(open_notebook, capsys, app):
    started = time.monotonic()
    book = open_notebook(TUTORIALS / "deal.ipynb", app=app, query=f"deal={DEAL}&lang=pt")
    book.run_all()
    cell = book.cell("open")
    last = bl.DealByCode(DEAL).table.length - 1
    expect(cell.locator(".b-position .b-of").filter(visible=True)).to_have_text(
        f"0 / {last}", timeout=START
    )
    shown = time.monotonic() - started
    expect(cell.locator(".b-code input")).to_have_value(DEAL)
    expect(cell.locator(".belote").last).to_have_attribute("lang", "pt")
    book.expect_kernel("Out[1].code, Out[1].lang", f"('{DEAL}', 'pt')")
    book.screenshot(f"{app}_deal")
    assert book.errors == []
    with capsys.disabled():
        sys.stdout.write(f"\n{app}: the deal of a link after {shown:.1f} s\n")


@pytest.mark.parametrize("app", APPS)
def test_a_link_opens_its_set(open_notebook, app):
    book = open_notebook(TUTORIALS / "set.ipynb", app=app, query=f"set={SET}")
    book.run_all()
    cell = book.cell("open")
    expect(cell.locator(".b-class")).to_be_visible(timeout=START)
    book.expect_kernel("Out[1].table.code", f"'{SET}'")
    assert book.errors == []


def test_a_code_is_typed_corrected_and_kept_over_a_reload(open_notebook):
    other = bl.Deal.new(seed=11, dealer="E", ruleset="ffb").code
    book = open_notebook(TUTORIALS / "deal.ipynb", query=f"deal={DEAL}")
    book.run_all()
    cells, cell = book.cells(), book.cell("open")
    box = cell.locator(".b-code input")
    expect(box).to_have_value(DEAL, timeout=START)
    expect(cell.locator(".b-controls")).to_be_visible()
    box.fill("dd0")
    box.press("Enter")
    expect(cell.locator(".b-code-told")).to_contain_text("Character 3 of “dd0” is “0”")
    expect(cell.locator(".b-controls")).to_be_visible()
    book.screenshot("lab_bad_code")
    book.expect_kernel("Out[1].code", f"'{DEAL}'")
    box.fill(other.lower())
    box.press("Enter")
    expect(box).to_have_value(other)
    book.expect_kernel("Out[1].code, Out[1].table.ruleset.id", f"('{other}', 'ffb')")
    assert book.cells() == cells
    book.save()
    book.page.goto(f"{book.lab.url}/lab/tree/{book.path}?deal={DEAL}")
    book._wait()
    # the kernel goes on with the deal that was typed: the link does not take it away
    expect(book.cell("open").locator(".b-code input")).to_have_value(other, timeout=START)
    book.expect_kernel("Out[1].code", f"'{other}'")
    assert book.errors == []
