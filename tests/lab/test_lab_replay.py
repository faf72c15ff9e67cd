"""A whole deal replayed in a real JupyterLab: step, jump, ask, and the kernel agrees."""

import pytest
from on_page import START
from playwright.sync_api import expect

import belote_learn as bl
from belote_learn.view.deal_view import deal_view

DEAL = 'bl.Deal.new(seed=7, dealer="N").act("pass").act("take").act("KC")'
CODE = f"import belote_learn as bl\n\ntable = bl.Replay({DEAL})\ntable"


@pytest.fixture
def book(open_cells):
    book = open_cells(replay=CODE)
    book.run_all()
    yield book
    assert book.errors == []


def test_a_deal_is_stepped_through_and_jumped_in(book):
    view = deal_view(eval(DEAL, {"bl": bl}), "en")  # noqa: S307 (the code of the notebook)
    root = book.cell("replay").locator(".belote")
    place = root.locator(".b-position .b-of")
    last = len(view["frames"]) - 1
    expect(place).to_have_text(f"0 / {last}", timeout=START)
    root.get_by_role("button", name="Next", exact=True).click()
    expect(place).to_have_text(f"1 / {last}")
    book.page.keyboard.press("PageDown")
    bids = view["stages"][1]["from"]
    expect(place).to_have_text(f"{bids} / {last}")
    book.page.keyboard.press("?")
    why = view["whys"][view["frames"][bids]["why"]["bid"]]
    expect(root.locator(".b-article-number")).to_have_text(view["articles"][why["rule"]]["number"])
    book.expect_kernel("table.step", str(bids))
    book.screenshot("lab_replay")
    book.page.keyboard.press("End")
    expect(place).to_have_text(f"{last} / {last}")
    book.expect_kernel("table.step", str(last))
