"""A worksheet saved as a page, opened from disk and printed by Chromium as its reader would."""

import re

import pytest
import worksheets
from on_page import plain
from playwright.sync_api import expect

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES

EXERCISES = worksheets.exercises()
MM = 96 / 25.4
#: Of each paper: its size in points, and what is left of it between the margins, in millimetres.
PAPERS = {"A4": ((595, 842), (186, 273)), "Letter": ((612, 792), (191.9, 255.4))}
BLOCKS = """() => [...document.querySelectorAll(".b-work-paper")].map(paper =>
  [...paper.children].map(one => [one.className, one.getBoundingClientRect().height]))"""
OUTSIDE = """() => [...document.querySelectorAll(".b-work-paper")].flatMap(paper => {
  const { left, right } = paper.getBoundingClientRect();
  return [...paper.querySelectorAll("*")].filter(one => {
    const box = one.getBoundingClientRect();
    return box.left < left - 0.5 || box.right > right + 0.5;
  }).map(one => one.outerHTML.slice(0, 200));
})"""
OVERLAPPING = """() => [...document.querySelectorAll(".b-work-board, .b-work-hand, .b-work-top")].flatMap(one => {
  const parts = [...one.querySelectorAll(".b-work-card, .b-work-empty, .b-work-trump, .b-work-led, .b-work-seat > p, .b-work-text, .b-work-side, .b-work-number")];
  const boxes = parts.map(part => part.getBoundingClientRect());
  return boxes.flatMap((a, i) => boxes.slice(i + 1)
    .filter(b => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(() => parts[i].textContent));
})"""


class Printed:
    """A PDF, as far as it can be read without a library: its pages and their sizes."""

    def __init__(self, data):
        self.pages = len(re.findall(rb"/Type\s*/Page\b", data))
        boxes = re.findall(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)", data)
        self.sizes = {(round(float(width)), round(float(height))) for width, height in boxes}


@pytest.fixture
def printed(open_page, tmp_path):
    """`printed(sheet)` -> the page as it is laid out for the printer, and what was printed."""

    def go(sheet):
        opened = open_page(sheet.save(tmp_path / "sheet.html"))
        opened.page.locator(".b-work-paper").first.wait_for()
        width, height = (round(side * MM) for side in PAPERS[sheet.paper][1])
        opened.page.set_viewport_size({"width": width, "height": height})
        opened.page.emulate_media(media="print")
        return opened, Printed(opened.page.pdf(prefer_css_page_size=True))

    return go


def pages_of(blocks, height):
    """How many pages hold some blocks none of which is broken."""
    pages, left = 1, height
    for one in blocks:
        if one > left:
            pages, left = pages + 1, height
        left -= one
    return pages


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
def test_it_prints_on_its_paper_and_breaks_no_question(printed, paper, lang):
    opened, result = printed(bl.Worksheet(EXERCISES, paper=paper, lang=lang))
    size, (_, height) = PAPERS[paper]
    assert result.sizes == {size}
    sheets = opened.page.evaluate(BLOCKS)
    assert max(tall for blocks in sheets for _, tall in blocks) < height * MM / 2
    whole = [pages_of([tall for _, tall in blocks], height * MM) for blocks in sheets]
    assert result.pages == sum(whole)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_is_cut_and_nothing_lies_on_another_thing(printed, paper, lang):
    opened, _ = printed(bl.Worksheet(EXERCISES, paper=paper, lang=lang))
    assert opened.page.evaluate(OUTSIDE) == []
    assert opened.page.evaluate(OVERLAPPING) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
def test_a_set_with_its_code_is_two_pages_of_questions(printed, paper, lang):
    sheet = bl.Worksheet(seed=11, level=2, paper=paper, lang=lang, answers=False)
    opened, result = printed(sheet)
    assert result.pages == 2
    assert opened.page.evaluate(OUTSIDE) == []
    assert opened.page.evaluate(OVERLAPPING) == []
    assert opened.page.locator(".b-work-qr path").get_attribute("d") == sheet._shown["qr"]["d"]


def test_four_questions_on_cards_fit_on_the_first_page(printed):
    for paper in PAPERS:
        exercises = worksheets.exercises(*["play.overtrump"] * 4)
        _, result = printed(bl.Worksheet(exercises, paper=paper, answers=False))
        assert result.pages == 1


def test_the_controls_are_not_printed_and_the_paper_is_white_in_the_dark(open_page, tmp_path):
    page = bl.Worksheet(EXERCISES).save(tmp_path / "sheet.html")
    opened = open_page(page, scheme="dark")
    bar = opened.page.locator(".b-work-bar")
    bar.wait_for()
    ground = "one => getComputedStyle(one).backgroundColor"
    assert opened.page.locator(".b-work-paper").first.evaluate(ground) == "rgb(255, 255, 255)"
    opened.page.emulate_media(media="print")
    assert not bar.is_visible()


def test_paper_language_and_answers_are_chosen_with_no_python(open_page, tmp_path):
    opened = open_page(bl.Worksheet(EXERCISES, lang="en").save(tmp_path / "sheet.html"))
    opened.do("paper").select_option("Letter")
    opened.do("language").select_option("fr")
    opened.do("answers").uncheck()
    papers = opened.page.locator(".b-work-paper")
    expect(papers).to_have_count(1)
    expect(papers).to_have_attribute("data-paper", "Letter")
    expect(papers).to_contain_text(EXERCISES[0].ask("fr")[:30])
    assert Printed(opened.page.pdf(prefer_css_page_size=True)).sizes == {PAPERS["Letter"][0]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_printed_answers_are_the_engines(open_page, tmp_path, lang):
    sheet = bl.Worksheet(EXERCISES, lang=lang)
    opened = open_page(sheet.save(tmp_path / "sheet.html"))
    text = plain(opened.page.locator(".b-work-answers").inner_text())
    for answer in sheet._shown["answers"]:
        assert answer["right"] in text
        assert answer["rule"] in text
        for line in answer["lines"]:
            assert f"{' '.join(line['cards'])} {line['text']} {line['rule']}".strip() in text
