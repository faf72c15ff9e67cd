"""A deal written on a score sheet in a real JupyterLab, beside a comparison of rulesets."""

import pytest
from on_page import START
from playwright.sync_api import expect

SHEET = 'import belote_learn as bl\n\nsheet = bl.ScoreSheet(bl.Match(dealer="N"))\nsheet'
POSITION = '"H", leader="N", trick="7C 10H AD", hand="9H 8H KS QH", ruleset="reglas"'
TABLE = f"table = bl.CompareRules(bl.Position({POSITION}))\ntable"


@pytest.fixture
def book(open_cells):
    book = open_cells(sheet=SHEET, compare=TABLE)
    book.run_all()
    yield book
    assert book.errors == []


def test_what_is_written_and_tried_reaches_the_kernel(book):
    sheet = book.cell("sheet").locator(".b-sheet")
    sheet.locator('[data-field="taker"]').select_option("S", timeout=START)
    sheet.locator('[data-field="ns"]').press_sequentially("100")
    sheet.get_by_role("button", name="Write down", exact=True).click()
    expect(sheet.locator('[data-ask="1:NS"]')).to_have_text("100")
    book.expect_kernel("sheet.match.totals", "{'NS': 100, 'EW': 62}")
    book.screenshot("lab_sheet")
    table = book.cell("compare").locator(".b-sheet")
    table.locator('[data-field="option"]').select_option("cannot_overtrump")
    table.get_by_role("button", name="Add as a column").click()
    expect(table.locator('[data-ask="8H:4"]')).to_be_visible()
    table.locator('[data-ask="8H:4"]').click()
    expect(table.locator(".b-sheet-article")).to_be_visible()
    house = "ruleset('reglas').replace(cannot_overtrump='free')"
    book.expect_kernel("table.houses", f"({house},)")
    book.screenshot("lab_compare")
