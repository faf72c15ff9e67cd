"""A question set on a saved page: it says that nothing is counted there, and offers nothing else."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import belote_learn as bl
from belote_learn.messages.catalogue import say
from belote_learn.messages.language import LANGUAGES

DEAL = bl.example("first-deal")
SET = bl.Classroom(seed=7, about=("ruff",), count=3)
OWN = bl.Classroom([(DEAL, 2)])
AXE = {"resultTypes": ["violations"]}


def revealed():
    lesson = bl.Classroom(seed=7, about=("ruff",), count=3)
    lesson.reveal()
    return lesson


@pytest.fixture(scope="module")
def page(folder):
    return bl.save_page(folder / "set.html", SET, OWN, revealed(), title="For a class")


@pytest.fixture
def opened(open_page, page):
    opened = open_page(page)
    expect(opened.table(2)).to_be_visible()
    return opened


def standing(opened, number=0):
    return opened.table(number).locator(".b-class-saved")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_in_every_language_where_it_is_counted(opened, lang):
    opened.do("language").first.select_option(lang)
    expect(standing(opened)).to_have_text(say("class.saved.set", lang))


def test_questions_without_a_code_name_none(opened):
    expect(standing(opened, 1)).to_have_text(say("class.saved.own", "en"))


@pytest.mark.parametrize("number", [0, 1, 2], ids=["set", "own", "revealed"])
def test_nothing_that_needs_python_is_offered(opened, number):
    buttons = opened.table(number).locator("[data-request]")
    expect(buttons.first).to_be_visible()
    states = buttons.evaluate_all("all => all.map(one => one.getAttribute('aria-disabled'))")
    assert set(states) == {"true"}
    assert opened.table(number).locator("[data-put]:enabled").count() == 0


def test_a_key_and_a_card_are_answered_about_the_questions(opened):
    told = opened.table().locator(".b-notice").first
    card = SET._shown["lesson"]["choices"][0]["card"]
    opened.table().locator(f'[data-card="{card}"]').click()
    expect(opened.table().get_by_role("status")).to_have_text(say("class.saved.set", "en"))
    opened.page.keyboard.press("n")
    expect(told).to_have_text(say("class.saved.set", "en"))
    assert say("page.needs-kernel", "en") not in opened.table().inner_text()


def test_the_code_is_still_shown(opened):
    opened.do("show-code").first.click()
    expect(opened.table().locator(".b-class-letters")).to_have_text(SET.code)


@pytest.mark.parametrize("width", [340, 1000])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_accessible_and_fits(open_page, tmp_path, scheme, width):
    page = bl.save_page(tmp_path / "set.html", SET)
    opened = open_page(page, scheme=scheme, width=width)
    expect(standing(opened)).to_be_visible()
    assert Axe().run(opened.page, options=AXE).response["violations"] == []
    assert opened.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    opened.screenshot(f"saved-class-{width}-{scheme}")
