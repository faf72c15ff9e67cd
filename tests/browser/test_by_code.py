"""The field for a code on a page: typed, pasted, taken from the address, refused in words."""

import pytest
from on_page import LISTENING
from playwright.sync_api import expect

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES

WIDTHS = {"phone": 340, "wide": 1000, "projector": 1700}
DEAL, SET = "AAAAAAAHQ", "AEBAAAAHM"
LAB = "http://lab.test/lab/tree/course/deal.ipynb"


@pytest.fixture
def type_in(mount):
    """Mount the field of a `DealByCode`; `box` is the whole, with what is open."""

    def go(widget=None, **options):
        box = widget or bl.DealByCode()
        table = mount(box.children[0], **options)
        table.box = box
        return table

    return go


@pytest.fixture
def opened_by(page):
    """`opened_by(query)`: the page is one of a server, opened by an address with that query."""

    def go(query):
        page.route("http://lab.test/**", lambda route: route.fulfill(body="<!doctype html>"))
        page.goto(f"{LAB}?{query}")

    return go


def field(table):
    return table.page.get_by_role("textbox", name="Code").first


def told(table):
    return table.page.get_by_role("status").first


def test_a_code_is_typed_and_entered_by_keyboard(type_in):
    table = type_in()
    table.page.keyboard.press("Tab")
    table.page.keyboard.type("aaa-aaa-ahq")
    table.page.keyboard.press("Enter")
    expect(field(table)).to_have_value(DEAL)
    expect(told(table)).to_contain_text(DEAL)
    assert (table.box.code, table.box.way) == (DEAL, "replay")
    table.page.keyboard.press("Tab")
    table.page.keyboard.press("Tab")
    table.page.keyboard.press("Space")
    expect(told(table)).to_contain_text("South")
    assert isinstance(table.box.table, bl.Play)
    # the way of the last code is the one that Enter takes
    field(table).fill("aaaaaaahq")
    field(table).press("Enter")
    expect(field(table)).to_have_value(DEAL)
    assert table.sent[-1] == {"do": "open", "code": "aaaaaaahq", "way": "play"}


def test_a_link_is_pasted(type_in):
    table = type_in(bl.SetByCode())
    field(table).fill(f"https://hub.example/set.ipynb?set={SET}&lang=pt")
    table.button("Show one by one").click()
    expect(field(table)).to_have_value(SET)
    assert table.box.table.code == SET


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_code_is_told_kept_and_corrected(type_in, lang):
    table = type_in(bl.DealByCode(DEAL, lang=lang))
    box = table.page.get_by_role("textbox")
    expect(box).to_have_value(DEAL)
    box.fill("AAAAAAAHR")
    table.page.locator("[data-way=replay]").click()
    refused = bl.NotationError("code-check", found="AAAAAAAHR").text(lang)
    expect(told(table)).to_have_text(refused)
    expect(box).to_have_value("AAAAAAAHR")
    expect(box).to_be_focused()
    expect(box).to_have_attribute("aria-invalid", "true")
    assert refused in box.evaluate(
        "node => node.getAttribute('aria-describedby').split(' ')"
        ".map(id => document.getElementById(id).textContent).join()"
    )
    assert table.box.code == DEAL
    box.fill(DEAL)
    box.press("Enter")
    expect(box).not_to_have_attribute("aria-invalid", "true")


def test_no_key_reaches_the_notebook(type_in):
    table = type_in(listening=LISTENING)
    field(table).press_sequentially("add x0?")
    field(table).press("ArrowLeft")
    field(table).press("Enter")
    expect(told(table)).not_to_be_empty()
    assert table.page.evaluate("document.heard") == []


def test_the_language_is_chosen_and_what_was_typed_stays(type_in):
    table = type_in()
    field(table).fill("AAAA")
    table.page.get_by_role("combobox").select_option("fr")
    expect(table.page.get_by_text("Ouvrir une donne à partir de son code")).to_be_visible()
    expect(field(table)).to_have_value("AAAA")
    assert table.box.lang == "fr"


def test_there_is_one_choice_of_language_on_the_page(type_in):
    table = type_in()
    expect(table.page.get_by_role("combobox")).to_be_visible()
    field(table).fill(DEAL)
    field(table).press("Enter")
    # the table below has the choice now
    expect(table.page.get_by_role("combobox")).to_have_count(0)


def test_a_view_without_an_answer_is_drawn(type_in):
    """Python in the browser leaves out what is None."""
    table = type_in()
    table.box.children[0]._view = {
        name: value for name, value in table.box.children[0]._view.items() if name != "answer"
    }
    table.push()
    field(table).fill(DEAL)
    field(table).press("Enter")
    expect(told(table)).to_contain_text(DEAL)


# The address ---------------------------------------------------------------------------------------


def test_the_address_opens_a_deal(type_in, opened_by):
    opened_by(f"token=abc&deal={DEAL}&lang=pt&way=play")
    table = type_in()
    expect(told(table)).to_contain_text("três robôs")
    assert table.sent == [{"do": "address", "code": DEAL, "lang": "pt", "way": "play"}]
    expect(table.page.get_by_role("textbox")).to_have_value(DEAL)


def test_the_address_is_known_after_lab_has_dropped_its_query(type_in, opened_by, page):
    opened_by(f"deal={DEAL}")
    page.evaluate("() => history.replaceState(null, '', '/lab/tree/course/deal.ipynb')")
    table = type_in()
    expect(told(table)).to_contain_text(DEAL)


def test_shown_twice_the_address_is_asked_for_once(type_in, opened_by):
    opened_by(f"deal={DEAL}")
    table = type_in(views=2)
    expect(table.page.get_by_role("textbox").nth(1)).to_have_value(DEAL)
    assert len(table.sent) == 1


def test_what_is_open_is_not_taken_away_by_the_address(type_in, opened_by):
    opened_by(f"deal={DEAL}")
    other = bl.Deal.new(seed=11, dealer="E").code
    table = type_in(bl.DealByCode(other))
    expect(field(table)).to_have_value(other)
    assert table.sent == []


def test_a_bad_code_of_the_address_can_be_corrected(type_in, opened_by):
    opened_by("deal=AAAAAAAH")
    table = type_in()
    expect(told(table)).to_contain_text("nine characters are expected, 8 were found")
    expect(field(table)).to_have_value("AAAAAAAH")
    field(table).press("End")
    field(table).press("Q")
    field(table).press("Enter")
    expect(told(table)).to_contain_text(f"Deal {DEAL} is open")


def test_a_hostile_address_is_shown_as_text(type_in, opened_by):
    opened_by("deal=%3Cimg%20src%3Dx%20onerror%3D%22window.hit%3D1%22%3E")
    table = type_in()
    expect(told(table)).to_contain_text("<img")
    assert table.page.evaluate("() => window.hit") is None


# When nobody answers -------------------------------------------------------------------------------


def test_without_an_answer_the_field_says_so_and_goes_on(type_in):
    table = type_in(clock_stands=True)
    table.page.evaluate("() => { window.belote.model.send = () => {} }")
    field(table).fill(DEAL)
    field(table).press("Enter")
    assert told(table).inner_text() == "One moment…"
    table.page.clock.run_for(11_000)
    assert "run the cell again" in told(table).inner_text()
    assert field(table).input_value() == DEAL
    assert table.page.locator(".b-code").get_attribute("aria-busy") is None


# How it looks --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", WIDTHS)
def test_axe_finds_nothing_and_nothing_is_cut_off(type_in, size):
    table = type_in(bl.DealByCode(lang="pt"), width=WIDTHS[size])
    for theme in table.in_each_theme():
        assert table.violations() == [], theme
    table.page.get_by_role("textbox").fill("AAAAAAAHR")
    table.page.get_by_role("textbox").press("Enter")
    expect(told(table)).not_to_be_empty()
    for theme in table.in_each_theme():
        assert table.violations() == [], theme
        table.screenshot(f"by_code-{theme}-{size}")
    assert table.overhang() <= 0
    for button in table.page.locator("button, input, select").all():
        assert button.bounding_box()["height"] >= 24
