"""`Worksheet` on a page: the preview, its few choices, and the button that prints it."""

import pytest
import worksheets
from on_page import LISTENING

import belote_learn as bl
from belote_learn.messages.catalogue import topics
from belote_learn.messages.language import LANGUAGES
from belote_learn.play.position import Position

WIDTHS = {"phone": 340, "wide": 1000, "projector": 1920}
EXERCISES = worksheets.exercises()
#: Stands where the browser's own printing would ask its reader something.
PRINTING = "window.print = () => void (window.top.printed ??= []).push(document.body.innerText);"


@pytest.fixture
def sheet(mount):
    return mount(bl.Worksheet(EXERCISES, lang="en"))


def papers(sheet):
    return sheet.page.locator(".b-work-paper")


def test_every_question_shows_its_cards_and_its_boxes(sheet):
    items = sheet.page.locator(".b-work-item")
    assert items.count() == len(EXERCISES)
    for place, question in enumerate(sheet.widget._shown["questions"]):
        item = items.nth(place)
        plays = question["table"]["plays"] if question["table"] else []
        turned = [question["turn_up"]] if question["turn_up"] else []
        faces = len([*plays, *question["hand"], *turned])
        assert item.locator(".b-work-card svg").count() == faces
        boxes = question["hand"] if question["kind"] == "cards" else question["choices"]
        assert item.locator(".b-work-box").count() == len(boxes)


def test_cards_are_named_for_those_who_cannot_see_them(sheet):
    view = sheet.widget._shown
    hand = sheet.page.locator(".b-work-item").first.locator(".b-work-hand [role=img]")
    names = hand.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert names == [view["cards"][code]["name"] for code in view["questions"][0]["hand"]]
    board = sheet.page.locator(".b-work-board").first
    assert board.get_attribute("aria-label") == view["questions"][0]["table"]["text"]


def test_what_the_first_number_means_is_said_once_in_the_head(sheet):
    legend = sheet.page.get_by_text(sheet.widget._shown["ui"]["led"], exact=True)
    assert legend.count() == 1
    assert sheet.page.locator(".b-work-head").filter(has=legend).count() == 1


def test_the_seat_that_is_asked_lies_at_the_bottom_and_its_partner_across(sheet):
    items = sheet.page.locator(".b-work-item")
    names = sheet.widget._shown["seats"]
    asked = {
        place: (one.moment.seat, one.ruleset.direction)
        for place, one in enumerate(EXERCISES)
        if isinstance(one.moment, Position)
    }
    assert len({seat for seat, _ in asked.values()}) > 2
    for place, (seat, direction) in asked.items():
        board = items.nth(place).locator(".b-work-board")
        assert names[seat.value] in board.locator(".b-work-S > p").inner_text()
        assert board.locator(".b-work-S .b-work-next").count() == 1
        assert names[seat.partner.value] in board.locator(".b-work-N > p").inner_text()
        assert names[seat.after(1, direction).value] in board.locator(".b-work-E > p").inner_text()


def test_the_paper_is_chosen_and_python_knows(sheet):
    sheet.do("paper").select_option("Letter")
    assert sheet.widget.paper == "Letter"
    assert papers(sheet).first.get_attribute("data-paper") == "Letter"


def test_the_answers_can_be_left_out_and_brought_back(sheet):
    assert papers(sheet).count() == 2
    sheet.do("answers").uncheck()
    papers(sheet).nth(1).wait_for(state="detached")
    assert not sheet.widget.answers
    sheet.do("answers").check()
    papers(sheet).nth(1).wait_for()
    assert sheet.widget.answers


def test_what_python_sets_is_shown(sheet):
    sheet.widget.paper, sheet.widget.answers, sheet.widget.lang = "Letter", False, "pt"
    sheet.push()
    assert papers(sheet).count() == 1
    assert sheet.do("paper").input_value() == "Letter"
    assert not sheet.do("answers").is_checked()
    assert sheet.do("language").input_value() == "pt"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_its_own_is_on_it(mount, lang):
    sheet = mount(bl.Worksheet(EXERCISES, lang="en"))
    sheet.do("language").select_option(lang)
    sheet.page.locator(f".belote[lang={lang}]").wait_for()
    shown = sheet.page.locator("main").inner_html().replace("&nbsp;", "\u00a0")
    ui = sheet.widget._shown["ui"]
    own = {name[3:] for name in topics()["worksheet"].ids if name.startswith("ui.")}
    # one is about a code, the other is said where nobody answers
    assert {name for name in own if ui[name] not in shown} == {"code", "no_answers"}


def test_without_python_another_language_is_not_promised(mount):
    sheet = mount(bl.Worksheet(EXERCISES, lang="en"), clock_stands=True)
    sheet.answering = False
    sheet.do("language").select_option("fr")
    sheet.wait_in_vain()
    sheet.page.get_by_text(sheet.widget._shown["ui"]["needs_kernel"]).wait_for()
    assert sheet.do("language").input_value() == "en"


def test_without_python_answers_that_are_not_there_are_not_promised(mount):
    sheet = mount(bl.Worksheet(EXERCISES, lang="en", answers=False), clock_stands=True)
    sheet.answering = False
    sheet.do("answers").check()
    sheet.wait_in_vain()
    sheet.page.get_by_text(sheet.widget._shown["ui"]["no_answers"]).wait_for()
    assert not sheet.do("answers").is_checked()


def test_the_button_prints_the_sheets_and_nothing_around_them(sheet):
    sheet.page.evaluate("document.body.prepend('around it')")
    sheet.page.context.add_init_script(PRINTING)
    sheet.do("print").click()
    sheet.page.wait_for_function("window.printed?.length")
    [printed] = sheet.page.evaluate("window.printed")
    assert "around it" not in printed
    assert EXERCISES[0].ask("en") in printed
    assert sheet.widget._shown["ui"]["print"] not in printed


def test_keys_of_a_notebook_do_not_reach_it(mount):
    sheet = mount(bl.Worksheet(EXERCISES), listening=LISTENING)
    sheet.do("print").focus()
    sheet.page.keyboard.press("d")
    assert sheet.page.evaluate("document.heard") == []


@pytest.mark.parametrize("width", WIDTHS)
def test_it_is_accessible_and_fits(mount, width):
    sheet = mount(bl.Worksheet(seed=11, lang="fr"), width=WIDTHS[width])
    for theme in sheet.in_each_theme():
        assert sheet.violations() == [], theme
        sheet.screenshot(f"worksheet-{width}-{theme}")
    assert sheet.overhang() <= 0
