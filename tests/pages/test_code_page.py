"""A deal opened by its code, on an exported page: the table works, another code needs Python."""

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import expect

from belote_learn.messages.catalogue import say
from belote_learn.widgets.pages.lesson import lesson_page

CELL = 'import belote_learn as bl\n\nbl.DealByCode("AAAAAAAHQ", lang="fr")'


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    folder = tmp_path_factory.mktemp("codes")
    nbformat.write(new_notebook(cells=[new_code_cell(CELL)]), folder / "deal.ipynb")
    (folder / "deal.html").write_text(lesson_page(folder / "deal.ipynb"), encoding="utf-8")
    return folder / "deal.html"


def test_the_deal_is_stepped_through_and_another_code_is_told_to_need_python(open_page, page):
    opened = open_page(page)
    box = opened.page.get_by_role("textbox", name="Code")
    expect(box).to_have_value("AAAAAAAHQ")
    opened.do("next", number=1).click()
    expect(opened.place(1)).to_have_text("1 / 67")
    box.fill("AAAAAAAHR")
    box.press("Enter")
    expect(opened.page.locator(".b-code-told")).to_have_text(say("page.needs-kernel", "fr"))
    expect(box).to_have_value("AAAAAAAHR")
    expect(opened.place(1)).to_have_text("1 / 67")
