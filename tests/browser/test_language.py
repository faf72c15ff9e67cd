"""Another language: the step stays, and without a kernel the old one stays."""

import pytest
from on_page import CORNER

import belote_learn as bl


@pytest.fixture
def table(mount, trick):
    return mount(bl.TrickStepper(trick, step=2))


def choose(table, lang):
    choice = table.page.locator('[data-do="language"]')
    choice.focus()
    choice.select_option(lang)


def test_another_language_keeps_the_step_and_the_card(table):
    table.card("KS").click(position=CORNER)
    choose(table, "fr")
    table.page.locator('.belote[lang="fr"]').wait_for()
    assert (table.widget.lang, table.widget.step) == ("fr", 2)
    assert table.card("KS").get_attribute("aria-pressed") == "true"
    assert table.focused() == "language"
    assert table.button(table.widget._shown["ui"]["next"]).is_visible()


def test_the_indices_follow_the_language(table):
    index = table.card("KS").locator(".b-index").first
    before = index.get_attribute("d")
    choose(table, "pt")
    table.page.locator('.belote[lang="pt"]').wait_for()
    assert index.get_attribute("d") != before


def test_a_language_set_in_python_is_shown(table):
    table.widget.lang = "pt"
    table.push()
    assert table.page.locator('[data-do="language"]').input_value() == "pt"


def test_without_an_answer_the_old_language_stays_and_the_page_says_why(mount, trick):
    table = mount(bl.TrickStepper(trick, step=2), clock_stands=True)
    table.answering = False
    choose(table, "fr")
    notice = table.page.locator(".b-notice")
    assert notice.count() == 0
    table.wait_in_vain()
    needs_kernel = table.widget._shown["ui"]["needs_kernel"]
    assert notice.inner_text() == needs_kernel == table.said()
    assert table.page.locator('[data-do="language"]').input_value() == "en"
    table.answering = True
    choose(table, "fr")
    table.page.locator('.belote[lang="fr"]').wait_for()
    assert notice.count() == 0
