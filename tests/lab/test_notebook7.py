"""The first lesson in Notebook 7, which has an application of its own around the same cells."""

import repository
from on_page import START
from playwright.sync_api import expect

import belote_learn as bl
from belote_learn.view.trick_view import trick_view

LESSON = repository.ROOT / "tutorials" / "en" / "01_your_first_trick.ipynb"


def test_a_lesson_is_run_stepped_through_and_asked_by_keyboard(open_notebook):
    book = open_notebook(LESSON, app="notebooks")
    book.run_all()
    view = trick_view(bl.example("first-deal").tricks[0], "en")
    root = book.cell("first-trick").locator(".belote")
    place = root.locator(".b-position .b-of")
    expect(place).to_have_text("0 / 4", timeout=START)
    cells = book.cells()
    root.get_by_role("button", name=view["ui"]["next"], exact=True).focus()
    book.page.keyboard.press("ArrowRight")
    expect(place).to_have_text("1 / 4")
    refused = root.locator('.b-hand [data-card="8C"]')
    refused.focus()
    book.page.keyboard.press("Enter")
    why = view["whys"][view["frames"][1]["why"]["8C"]]
    assert why["mark"] == "refused"
    expect(root.locator(".b-article-number")).to_have_text(view["articles"][why["rule"]]["number"])
    book.screenshot("notebook7")
    for key in ("d", "d", "a", "Delete"):  # commands of the notebook
        refused.focus()
        book.page.keyboard.press(key)
    assert book.cells() == cells
    book.expect_kernel("Out[2].step", "1")
    assert book.errors == []
