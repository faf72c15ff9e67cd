"""marimo runs the example of tutorials/elsewhere: a deal by its code, stepped through and asked."""

import shutil
import sys
import time

import pytest
import repository
from on_page import START
from playwright.sync_api import expect

import belote_learn as bl

EXAMPLE = repository.ROOT / "tutorials" / "elsewhere" / "table.py"
DEAL, OTHER = "AAAAAAAHQ", bl.Deal.new(seed=11, dealer="E", ruleset="ffb").code


def steps(code):
    return bl.DealByCode(code).table.length - 1


@pytest.fixture(scope="module")
def address(serve, tmp_path_factory):
    # marimo writes beside what it runs
    example = shutil.copy(EXAMPLE, tmp_path_factory.mktemp("marimo"))
    options = ("--headless", "--no-token", "--host=127.0.0.1")
    return serve("-m", "marimo", "run", example, *options)


@pytest.fixture
def visit(visiting, address):
    one = visiting(address)
    one.close_the_network()
    yield one
    assert one.outside == []


def place(page):
    return page.locator(".b-position .b-of").filter(visible=True)


def test_the_deal_of_the_address_is_stepped_through_and_other_cells_follow(visit, capsys):
    started = time.monotonic()
    page = visit.open(f"?deal={OTHER}&lang=pt")
    expect(place(page)).to_have_text(f"0 / {steps(OTHER)}", timeout=START)
    shown = time.monotonic() - started
    page.get_by_role("button", name="Avançar", exact=True).focus()
    for step in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        expect(place(page)).to_have_text(f"{step} / {steps(OTHER)}")
    expect(page.get_by_text(f"3 / {steps(OTHER)}", exact=True).last).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator(".b-article-number").filter(visible=True).first).to_be_visible()
    visit.screenshot("marimo_deal")
    with capsys.disabled():
        sys.stdout.write(f"\nmarimo: the deal of a link after {shown:.1f} s\n")


def test_a_code_is_typed_and_a_wrong_one_told(visit):
    page = visit.open("")
    expect(place(page)).to_have_text(f"0 / {steps(DEAL)}", timeout=START)
    box = page.get_by_role("textbox").first
    box.fill("AAAAAAAHR")
    box.press("Enter")
    expect(page.get_by_text("its last character does not fit")).to_be_visible()
    box.fill(OTHER)
    box.press("Enter")
    expect(place(page)).to_have_text(f"0 / {steps(OTHER)}")
