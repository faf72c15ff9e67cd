"""A teacher's tools on a page with nothing behind it: the network is closed, and no kernel answers."""

import re

import pytest
from on_page import CORNER
from playwright.sync_api import expect

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.teacher_view import teacher_words

DEAL = bl.example("first-deal")
CODED = bl.Deal.new(seed=7, dealer="N").act("take")


def big_and_lit():
    table = bl.TrickStepper(DEAL.tricks[1])
    table.big, table.spotlight, table.locked = True, "", True
    return table


@pytest.fixture(scope="module")
def page(folder):
    tables = [bl.Replay(CODED, step=9), bl.Replay(DEAL, step=20), big_and_lit(), bl.Play(seed=7)]
    return bl.save_page(folder / "class.html", *tables, title="For a class")


@pytest.fixture
def opened(open_page, page):
    opened = open_page(page)
    expect(opened.table(3)).to_be_visible()
    return opened


def lay_out(opened, number=0):
    opened.do("display", number).click()
    opened.do("teacher", number).click()
    expect(opened.table(number).locator(".b-teacher")).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_bar_opens_in_every_language(opened, lang):
    opened.do("language").select_option(lang)
    lay_out(opened)
    words = teacher_words()[lang]
    for name in ("big", "lock", "spotlight"):
        expect(opened.do(name)).to_have_text(words[name])
    eye = opened.table().get_by_role("button", name=words["hide"]["N"])
    eye.click()
    expect(opened.table().locator('[data-backs="N"]')).to_be_visible()
    expect(opened.table().get_by_role("status")).to_have_text(words["hidden"]["N"])


def test_the_link_of_the_code_follows_the_language_chosen_on_the_page(open_page, folder):
    bl.set_course_address("https://school.example/lab/tree/{notebook}?{query}")
    try:
        page = bl.save_page(folder / "linked.html", bl.Replay(CODED, lang="pt"))
    finally:
        bl.set_course_address(None)
    opened = open_page(page)
    lay_out(opened)
    opened.do("code").click()
    link = opened.table().locator(".b-code-link")
    for lang, ends in (("fr", r"lang=fr$"), ("en", rf"deal={CODED.code}$"), ("pt", r"lang=pt$")):
        opened.do("language").select_option(lang)
        expect(link).to_have_attribute("href", re.compile(ends))


def test_the_code_is_there_and_nothing_where_there_is_none(opened):
    lay_out(opened)
    opened.do("code").click()
    expect(opened.table().locator(".b-qr")).to_be_visible()
    shown = opened.table().locator(".b-code-text").inner_text()
    assert "".join(shown.split()) == CODED.code
    lay_out(opened, 1)
    expect(opened.do("code", 1)).to_have_count(0)


def test_big_and_spotlight_work(opened):
    lay_out(opened, 1)
    opened.do("big", 1).click()
    expect(opened.table(1)).to_have_class("belote b-big")
    opened.do("spotlight", 1).click()
    card = opened.table(1).locator('[data-hand="S"] [data-card]').last
    card.click(position=CORNER)
    expect(card).to_have_attribute("data-lit", "card")
    opened.page.keyboard.press("Escape")
    expect(card).not_to_have_attribute("data-lit", "card")


def test_what_was_set_before_saving_is_shown_and_a_lock_of_python_s_stays(opened):
    expect(opened.table(2)).to_have_class("belote b-big")
    lay_out(opened, 2)
    expect(opened.do("lock", 2)).to_have_attribute("aria-disabled", "true")
    opened.do("next", 2).focus()
    opened.page.keyboard.press("ArrowRight")
    expect(opened.place(2)).to_contain_text("0 /")


def test_a_step_is_locked_and_unlocked(opened):
    lay_out(opened, 1)
    opened.do("lock", 1).click()
    opened.page.keyboard.press("ArrowRight")
    expect(opened.place(1)).to_contain_text("20 /")
    opened.do("lock", 1).click()
    opened.page.keyboard.press("ArrowRight")
    expect(opened.place(1)).to_contain_text("21 /")


def test_the_tools_stand_once_on_a_page(page):
    text = page.read_text("utf-8")
    assert text.count(".b-qr-paper{") == 1
    assert text.count(teacher_words()["pt"]["held"]) == 1


def test_a_page_without_a_table_has_no_tools(folder):
    page = bl.save_page(folder / "paper.html", bl.ScoreSheet())
    assert ".b-qr-paper{" not in page.read_text("utf-8")


def test_axe_finds_nothing(opened):
    lay_out(opened)
    opened.do("code").click()
    lay_out(opened, 2)
    for scheme, width in opened.in_each_look([340, 1280, 1700]):
        assert opened.overhang() <= 0, (scheme, width)
        opened.screenshot(f"teacher_page_{scheme}_{width}")
        assert opened.violations() == [], (scheme, width)
