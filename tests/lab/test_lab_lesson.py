"""The first lesson in a real JupyterLab, the way a learner meets it."""

import string

import pytest
import repository
from on_page import CORNER, START
from playwright.sync_api import expect

import belote_learn as bl
from belote_learn.view.trick_view import trick_view

LESSON = repository.ROOT / "tutorials" / "en" / "01_your_first_trick.ipynb"
CELL = "first-trick"
WIDGET = "Out[2]"  # the lesson's second code cell shows it
AT_EAST = 1  # South led, East is to play
REFUSED = "8C"
# Whether the table of a cell is no wider than the place that the notebook gives it.
FITS = """cell => {
  const node = document.querySelector(`[data-cell="${cell}"] .belote`);
  return node && node.scrollWidth <= node.clientWidth
    && node.offsetWidth <= node.closest('.jp-OutputArea-output').clientWidth;
}"""


@pytest.fixture
def book(open_notebook):
    book = open_notebook(LESSON)
    book.run_all()
    yield book
    assert book.errors == []


class Table:
    """The lesson's first table on the page, and what it ought to say."""

    def __init__(self, book, lang="en"):
        self.root = book.cell(CELL).locator(".belote")
        self.view = trick_view(bl.example("first-deal").tricks[0], lang)
        expect(self.root).to_be_visible(timeout=START)

    def card(self, code):
        return self.root.locator(f'.b-hand [data-card="{code}"]')

    def button(self, ui):
        return self.root.get_by_role("button", name=self.view["ui"][ui], exact=True)

    def at(self, step):
        last = len(self.view["frames"]) - 1
        expect(self.root.locator(".b-position .b-of")).to_have_text(f"{step} / {last}")

    def why(self, code, step):
        return self.view["whys"][self.view["frames"][step]["why"][code]]

    def explains(self, code, step):
        """Check what the panel says of a card: the verdict, the reason, the rule itself."""
        why = self.why(code, step)
        panel = self.root.locator(".b-panel")
        article = self.view["articles"][why["rule"]]
        texts = self.view["texts"]
        expect(panel.locator(".b-headline")).to_have_text(signs(texts[why["headline"]]))
        expect(panel.locator(".b-text")).to_have_text(signs(texts[why["text"]]))
        expect(panel.locator(".b-article-number")).to_have_text(article["number"])
        expect(panel.get_by_text(signs(article["text"]), exact=True)).to_be_visible()


def signs(text):
    """Write suit signs as the page does: as text, never as a picture."""
    for sign in "♠♥♦♣":
        text = text.replace(sign, sign + "\ufe0e")
    return text


def test_the_mouse_steps_asks_why_and_reads_the_rule(book):
    table = Table(book)
    table.at(0)
    table.button("next").click()
    table.at(AT_EAST)
    table.card(REFUSED).click(position=CORNER)
    table.explains(REFUSED, AT_EAST)
    assert table.why(REFUSED, AT_EAST)["mark"] == "refused"
    sources = table.root.locator(".b-article details").first
    sources.locator("summary").click()
    article = table.view["articles"][table.why(REFUSED, AT_EAST)["rule"]]
    expect(sources.get_by_text(article["sources"][0])).to_be_visible()
    book.screenshot("lab_light")
    table.button("last").click()
    table.at(len(table.view["frames"]) - 1)
    book.expect_kernel(f"{WIDGET}.step", str(len(table.view["frames"]) - 1))


def test_the_keyboard_alone_does_it_too_and_no_key_reaches_the_notebook(book):
    table = Table(book)
    table.button("first").focus()
    book.page.keyboard.press("ArrowRight")
    table.at(AT_EAST)
    table.card(REFUSED).focus()
    book.page.keyboard.press("Enter")
    table.explains(REFUSED, AT_EAST)

    before = book.cells()
    moves = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Delete", "Shift+Enter"]
    for key in [*string.ascii_letters, *string.digits, *moves]:
        for _ in range(2):  # "d d" and "0 0" are the commands that hurt most
            table.card(REFUSED).focus()
            book.page.keyboard.press(key)
        assert book.cells() == before, key
    expect(book.page.locator(".jp-Dialog")).to_have_count(0)
    expect(table.root).to_be_visible()


def test_another_language_and_a_page_loaded_again(book):
    table = Table(book)
    table.button("next").click()
    table.root.locator('[data-do="language"]').select_option("fr")
    expect(table.root).to_have_attribute("lang", "fr")
    french = Table(book, "fr")
    french.at(AT_EAST)
    french.card(REFUSED).click(position=CORNER)
    french.explains(REFUSED, AT_EAST)
    book.expect_kernel(f"{WIDGET}.lang", "'fr'")

    book.save()
    book.reload()
    again = Table(book, "fr")
    again.at(AT_EAST)
    again.button("next").click()
    again.at(AT_EAST + 1)
    book.expect_kernel(f"{WIDGET}.step", str(AT_EAST + 1))


def test_a_notebook_opened_another_day_shows_its_table_before_any_cell_runs(book):
    table = Table(book)
    table.button("next").click()
    table.at(AT_EAST)
    book.save()
    book.lab.end_sessions()
    book.open()
    table = Table(book)
    table.at(AT_EAST)
    table.card(REFUSED).click(position=CORNER)
    table.explains(REFUSED, AT_EAST)
    table.button("next").click()
    table.at(AT_EAST + 1)
    book.expect_kernel("'bl' in globals()", "False")


def test_dark_and_narrow(book):
    book.dark()
    table = Table(book)
    table.button("next").click()
    table.card(REFUSED).click(position=CORNER)
    table.explains(REFUSED, AT_EAST)
    colour = table.root.evaluate("node => getComputedStyle(node).color")
    assert min(map(int, colour.removeprefix("rgb(").split(",")[:2])) > 127, colour
    book.screenshot("lab_dark")

    book.page.set_viewport_size({"width": 360, "height": 1500})
    book.execute("application:toggle-left-area")
    Table(book)
    book.page.wait_for_function(FITS, arg=CELL)  # Lab lays itself out in its own time
    book.screenshot("lab_narrow")
