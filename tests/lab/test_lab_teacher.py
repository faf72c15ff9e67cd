"""A teacher's tools in a real JupyterLab: they come over the comm, and the kernel knows what is set."""

import pytest
from on_page import CORNER, START
from playwright.sync_api import expect

DEAL = 'bl.Deal.new(seed=7, dealer="N").act("take")'
CODE = f"import belote_learn as bl\n\ntable = bl.Replay({DEAL})\ntable"


@pytest.fixture
def book(open_cells):
    book = open_cells(teacher=CODE)
    book.run_all()
    yield book
    assert book.errors == []


def test_the_bar_comes_when_it_is_asked_for_and_works(book):
    root = book.cell("teacher").locator(".belote")
    root.get_by_role("button", name="Display").click(timeout=START)
    book.expect_kernel("table._tools", "{}")
    root.get_by_role("button", name="For the class").click()
    root.get_by_role("button", name="Big display").click()
    expect(root).to_have_class("belote b-big")
    book.expect_kernel("table.big", "True")
    book.page.keyboard.press("End")
    root.get_by_role("button", name="Spotlight").click()
    card = root.locator('[data-hand="S"] [data-card]').last
    card.click(position=CORNER)
    expect(card).to_have_attribute("data-lit", "card")
    book.expect_kernel("table.spotlight", repr(card.get_attribute("data-card")))
    root.get_by_role("button", name="Lock the step").click()
    book.expect_kernel("table.locked, table._held", "(True, False)")
    book.screenshot("lab_teacher")
    book.page.keyboard.press("Escape")
    expect(card).not_to_have_attribute("data-lit", "card")
    root.get_by_role("button", name="Deal code").click()
    expect(root.locator(".b-qr")).to_be_visible()
    book.screenshot("lab_code")
