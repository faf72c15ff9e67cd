"""A teacher's tools on the page: how they come, what they do, by mouse and by keyboard alone."""

from importlib.resources import files

import pytest
from playwright.sync_api import expect

import belote_learn as bl
from belote_learn.view.links import set_course_address
from belote_learn.view.teacher_view import teacher_words
from belote_learn.widgets.classroom import Classroom

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
RUN = """() => axe.run("main", {resultTypes: ['violations']})
  .then(found => found.violations.map(one => [one.id, one.nodes.map(node => node.html)]))"""
# what is seen, and reaches over the right edge: a clipped part makes no page wider
BEYOND = """() => [...document.querySelectorAll('.b-page *')]
  .filter(one => one.checkVisibility() && !one.closest('.b-unseen, svg'))
  .filter(one => one.getBoundingClientRect().right > innerWidth + 1).map(one => one.className)"""
CORNER = {"x": 5, "y": 8}
WORDS = teacher_words()["en"]


def opened(table):
    """Open the bar, as a teacher does."""
    table.display("teacher").click()
    expect(bar(table)).to_be_visible()
    return table


def bar(table):
    return table.page.get_by_role("group", name=WORDS["group"], exact=True)


def set_big(widget):
    widget.big = True
    return widget


@pytest.fixture
def table(mount, trick):
    return opened(mount(bl.TrickStepper(trick, step=3)))


WIDGETS = {
    "trick": lambda trick, _deal: bl.TrickStepper(trick, step=2),
    "replay": lambda _trick, deal: bl.Replay(deal, step=30),
    "play": lambda _trick, _deal: bl.Play(seed=7),
    "trainer": lambda _trick, _deal: bl.BiddingTrainer(seed=7, deals=20),
    "drill": lambda _trick, _deal: bl.Drill("ruff", seed=7, progress=False),
    "classroom": lambda _trick, _deal: Classroom(seed=7, about="ruff", count=1),
}


# The way to them -----------------------------------------------------------------------------------
@pytest.mark.parametrize("name", WIDGETS)
def test_every_table_has_the_bar_and_its_tools_come_when_it_is_opened(mount, trick, deal, name):
    table = mount(WIDGETS[name](trick, deal))
    assert table.widget._tools == {}
    expect(bar(table)).to_have_count(0)
    opened(table)
    for tool in ("big", "lock", "spotlight"):
        expect(table.do(tool)).to_have_attribute("aria-pressed", "false")
    assert table.page.locator(".b-eye").count() > 0
    table.do("big").click()
    assert table.widget.big is True
    expect(table.page.locator(".belote")).to_have_class("belote b-big")


def test_the_bar_is_closed_by_the_button_that_opened_it_and_by_its_own(table):
    table.do("teacher").click()
    expect(bar(table)).to_have_count(0)
    expect(table.page.locator(".b-eye")).to_have_count(0)
    table.do("teacher").click()
    table.do("put_away").click()
    expect(bar(table)).to_have_count(0)
    assert table.focused() == "teacher"


def test_the_bar_says_what_it_needs_when_nobody_answers(mount, trick):
    table = mount(bl.TrickStepper(trick), clock_stands=True)
    table.answering = False
    table.display("teacher").click()
    table.page.clock.run_for(3100)
    notice = table.widget._shown["ui"]["needs_kernel_tools"]
    expect(table.page.locator(".b-notice")).to_have_text(notice)
    expect(table.do("teacher")).to_have_attribute("aria-expanded", "false")
    table.answering = True
    table.do("teacher").press("Enter")
    expect(bar(table)).to_be_visible()
    expect(table.page.locator(".b-notice")).to_have_count(0)


def test_what_python_sets_before_and_after_is_drawn_without_the_bar(mount, trick):
    table = mount(set_big(bl.TrickStepper(trick)))
    root = table.page.locator(".belote")
    expect(root).to_have_class("belote b-big")
    table.widget.spotlight = "KS"
    table.push()
    expect(table.card("KS")).to_have_attribute("data-lit", "card")
    table.widget.big, table.widget.spotlight = False, ""
    table.push()
    expect(root).to_have_class("belote")
    expect(bar(table)).to_have_count(0)


def test_two_views_have_a_bar_each_and_share_what_is_set(mount, trick):
    table = mount(bl.TrickStepper(trick), views=2)
    table.page.locator('#view0 [data-do="display"]').click()
    table.page.locator('#view0 [data-do="teacher"]').click()
    expect(table.page.locator("#view0 .b-teacher")).to_be_visible()
    expect(table.page.locator("#view1 .b-teacher")).to_have_count(0)
    table.page.locator('#view0 [data-do="big"]').click()
    expect(table.page.locator("#view1 .belote")).to_have_class("belote b-big")


def test_the_bar_speaks_the_language_of_the_table(table):
    for lang in ("fr", "pt", "en"):
        table.do("language").select_option(lang)
        group = table.page.get_by_role("group", name=teacher_words()[lang]["group"], exact=True)
        expect(group.locator('[data-do="spotlight"]')).to_have_text(
            teacher_words()[lang]["spotlight"]
        )


# Hands, lock ---------------------------------------------------------------------------------------
def test_an_eye_closes_a_hand_and_opens_it_again(table):
    table.button(WORDS["hide"]["N"]).click()
    assert table.widget.hands == "ESW"
    expect(table.page.locator('[data-backs="N"]')).to_be_visible()
    assert table.said() == WORDS["hidden"]["N"]
    table.button(WORDS["hide"]["W"]).click()
    assert table.widget.hands == "ES"
    table.button(WORDS["show"]["N"]).click()
    assert table.widget.hands == "NES"
    assert table.said() == WORDS["shown"]["N"]
    chosen = table.do("hands").locator("option:checked")
    expect(chosen).to_have_text("North, East, South")


def test_a_learner_s_own_hand_is_closed_and_no_other_has_an_eye(mount):
    table = opened(mount(bl.Play(seed=7)))
    expect(table.page.locator(".b-eye")).to_have_count(1)
    table.button(WORDS["hide"]["S"]).click()
    expect(table.page.locator('[data-hand="S"]')).to_have_count(0)
    assert table.sent == []


def test_the_step_is_locked_and_unlocked_on_the_page(table):
    table.do("lock").click()
    assert (table.widget.locked, table.widget._held) == (True, False)
    for name in ("first", "back", "next", "last"):
        expect(table.do(name)).to_have_attribute("aria-disabled", "true")
    table.page.keyboard.press("ArrowRight")
    assert table.widget.step == 3
    table.do("lock").click()
    table.do("next").click()
    assert table.widget.step == 4


def test_a_lock_of_python_s_stays(table):
    table.widget.locked = True
    table.push()
    expect(table.do("lock")).to_have_attribute("aria-disabled", "true")
    expect(bar(table)).to_contain_text(WORDS["held"])
    table.do("lock").dispatch_event("click")
    table.forge(locked=False)
    assert table.widget.locked is True


def test_locking_keeps_what_was_guessed(table):
    table.do("predict").select_option("legal")
    table.card("TH").click(position=CORNER)
    expect(table.page.locator(".b-chosen")).to_have_text("10♥︎")
    table.do("lock").click()
    table.do("big").click()
    expect(table.page.locator(".b-chosen")).to_have_text("10♥︎")


# Spotlight -----------------------------------------------------------------------------------------
def test_the_card_pressed_after_spotlight_is_lit_and_not_asked(table):
    table.do("spotlight").click()
    assert table.said() == WORDS["pick"]
    table.card("KS").click(position=CORNER)
    assert table.widget.spotlight == "KS"
    expect(table.card("KS")).to_have_attribute("data-lit", "card")
    expect(table.card("KS")).to_have_attribute("aria-pressed", "false")
    assert table.said() == f"{WORDS['lit']} king of spades"
    shadow = table.card("KS").evaluate("node => getComputedStyle(node).boxShadow")
    assert "rgba(0, 0, 0" in shadow
    table.card("JH").click(position=CORNER)
    expect(table.card("JH")).to_have_attribute("aria-pressed", "true")
    assert table.widget.spotlight == "KS"
    table.do("spotlight").click()
    assert table.widget.spotlight == ""
    expect(table.page.locator("[data-lit]")).to_have_count(0)
    assert table.said() == WORDS["unlit"]


def test_a_lit_card_is_still_lit_on_the_table_and_not_when_its_hand_is_closed(table):
    table.widget.spotlight = "AC"
    table.push()
    expect(table.page.locator('[data-hand="E"] [data-lit="card"]')).to_have_count(1)
    table.do("next").click()
    expect(table.page.locator('.b-slot-E [data-lit="card"]')).to_have_count(1)
    table.do("back").click()
    table.button(WORDS["hide"]["E"]).click()
    expect(table.page.locator("[data-lit]")).to_have_count(0)
    expect(table.page.locator(".belote")).to_have_class("belote")


@pytest.mark.parametrize("state", ["picking", "lit"])
def test_escape_ends_the_spotlight_before_anything_else(table, state):
    table.card("QS").click(position=CORNER)
    table.do("spotlight").click()
    if state == "lit":
        table.card("KS").click(position=CORNER)
    table.page.keyboard.press("Escape")
    expect(table.do("spotlight")).to_have_attribute("aria-pressed", "false")
    assert table.widget.spotlight == ""
    expect(table.card("QS")).to_have_attribute("aria-pressed", "true")
    table.page.keyboard.press("Escape")
    expect(table.card("QS")).to_have_attribute("aria-pressed", "false")


def test_by_keyboard_alone(mount, trick):
    table = mount(bl.TrickStepper(trick, step=2))
    press = table.page.keyboard.press
    table.do("display").focus()
    press("Enter")
    for _ in range(20):
        press("Tab")
        if table.focused() == "teacher":
            break
    press("Enter")
    expect(bar(table)).to_be_visible()
    seen = []
    for _ in range(20):
        press("Tab")
        seen.append(table.focused())
        if seen[-1] == "spotlight":
            break
    assert seen[:1] == ["big"]
    press("Space")
    for _ in range(20):
        press("Tab")
        if table.focused() in table.widget._shown["cards"]:
            break
    press("ArrowDown")
    card = table.focused()
    press("Enter")
    assert table.widget.spotlight == card
    press("Escape")
    assert table.widget.spotlight == ""
    assert table.focused() == card


def test_a_card_lit_in_a_game_is_not_played(mount):
    game = bl.Play(seed=7)
    game.act("take")
    table = opened(mount(game))
    card = table.page.locator('[data-hand="S"] [data-card]').first
    table.do("spotlight").click()
    card.click(position=CORNER)
    assert table.sent == []
    assert table.widget.spotlight == card.get_attribute("data-card")


@pytest.mark.parametrize("forged", ['"] *', "XX", 7, None, {"a": 1}], ids=str)
def test_a_forged_spotlight_lights_nothing_and_breaks_nothing(table, forged):
    table.page.evaluate("value => belote.model.set('spotlight', value)", forged)
    expect(table.page.locator("[data-lit]")).to_have_count(0)
    table.forge(spotlight=forged, big=forged, _tools=forged, _code_shown=forged)
    assert (table.widget.spotlight, table.widget.big) == ("", False)


# The code ------------------------------------------------------------------------------------------
def test_the_code_is_shown_large_with_its_picture(mount, deal):
    table = opened(mount(bl.Replay(deal)))
    table.do("code").click()
    expect(table.do("code")).to_have_attribute("aria-expanded", "true")
    panel = table.page.get_by_role("group", name=WORDS["code.deal"])
    expect(panel.get_by_role("img", name=WORDS["qr"])).to_be_visible()
    text = panel.locator(".b-code-text")
    assert "".join(text.inner_text().split()) == deal.code
    assert text.evaluate("node => parseFloat(getComputedStyle(node).fontSize)") >= 60
    expect(panel.get_by_role("link")).to_have_count(0)
    table.do("code").click()
    expect(panel).to_have_count(0)


def test_the_code_has_a_link_where_the_course_has_an_address(mount, deal):
    set_course_address("https://school.example/lab/{notebook}?{query}")
    try:
        table = opened(mount(bl.Replay(deal)))
    finally:
        set_course_address(None)
    table.do("code").click()
    link = table.page.get_by_role("link", name=WORDS["link.deal"])
    expect(link).to_have_attribute(
        "href", f"https://school.example/lab/deal.ipynb?deal={deal.code}"
    )


def test_without_a_code_nothing_is_offered(table):
    expect(table.do("code")).to_have_count(0)


# The big display -----------------------------------------------------------------------------------
SIZES = {"laptop": (1280, 720), "hall": (1700, 900), "hd": (1920, 1080)}


def box(table, what):
    return table.page.locator(what).first.bounding_box()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["trick", "replay", "play", "classroom"])
def test_a_big_table_fits_a_projector_and_is_read_from_the_back_row(mount, trick, deal, name, size):
    width, height = SIZES[size]
    table = mount(set_big(WIDGETS[name](trick, deal)), width=width)
    table.page.set_viewport_size({"width": width, "height": height})
    expect(table.page.locator(".b-big")).to_be_visible()
    table.page.wait_for_timeout(300)
    assert table.page.evaluate("document.documentElement.scrollWidth") <= width
    felt = box(table, ".b-table")
    assert felt["height"] <= height
    card = box(table, ".b-card")
    # the letter in a card's corner is a quarter as wide as the card
    assert card["width"] / 4 >= height / 40
    size = table.page.locator(".b-page").evaluate(
        "node => parseFloat(getComputedStyle(node).fontSize)"
    )
    assert size >= height / 40


@pytest.mark.parametrize("step", ["packet", "bid", "play", "total"])
def test_a_big_table_has_the_same_size_at_every_step(mount, deal, step):
    table = mount(set_big(bl.Replay(deal)), width=1280)
    expect(table.page.locator(".b-big")).to_be_visible()
    before = box(table, ".b-table")
    table.show(table.frames(step)[-1])
    assert box(table, ".b-table") == before


@pytest.mark.parametrize("width", [320, 340, 600, 840, 1000, 1280, 1700])
@pytest.mark.parametrize("name", ["trick", "replay", "classroom", "drill"])
def test_nothing_big_is_wider_than_the_page(mount, trick, deal, name, width):
    widget = set_big(WIDGETS[name](trick, deal))
    widget.lang = "fr"
    table = mount(widget, width=width)
    table.display("teacher").click()
    table.do("spotlight").click()
    if table.do("code").count():
        table.do("code").click()
    assert table.page.evaluate("document.documentElement.scrollWidth") <= width
    assert table.page.evaluate(BEYOND) == []


# Accessibility -------------------------------------------------------------------------------------
def lit(table):
    table.do("spotlight").click()
    table.page.locator("[data-card]").last.click(position=CORNER)


def code(table):
    if table.do("code").count():
        table.do("code").click()


STATES = {
    "bar": lambda table: table.button(WORDS["hide"]["N"]).click(),
    "big": lambda table: table.do("big").click(),
    "lit": lit,
    "code": code,
}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [340, 1000, 1700])
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(mount, deal, theme, width, state):
    table = opened(mount(bl.Replay(deal, step=30), width=width, theme=theme))
    STATES[state](table)
    table.page.locator("body").hover(position={"x": 1, "y": 1})
    table.screenshot(f"teacher-{state}-{theme}-{width}")
    table.page.add_script_tag(content=AXE)
    assert table.page.evaluate(RUN) == []
    assert table.page.evaluate("document.documentElement.scrollWidth") <= width
    small = table.page.locator(".b-eye, .b-teacher button").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).filter(one => one.width < 24 || one.height < 24).length"
    )
    assert small == 0


# The sheets on paper -------------------------------------------------------------------------------
PAPERS = {
    "score": (lambda: bl.ScoreSheet(bl.Match(dealer="N")), ".b-sheet-page"),
    "compare": (
        lambda: bl.CompareRules(bl.Position("H", leader="N", trick="TC 9H", hand="JH 8H KS")),
        ".b-sheet-page",
    ),
    "worksheet": (lambda: bl.Worksheet(seed=7, about="ruff", count=1), ".b-work-paper"),
}
HEIGHT = (
    "node => node.querySelector('h2, strong, p, .b-sheet-title').getBoundingClientRect().height"
)


@pytest.mark.parametrize("width", [340, 1280])
@pytest.mark.parametrize("name", PAPERS)
def test_a_sheet_is_shown_large_and_no_wider_than_the_page(mount, name, width):
    make, what = PAPERS[name]
    table = mount(make(), width=width)
    paper = table.page.locator(what).first
    before = paper.evaluate(HEIGHT)
    table.widget.big = True
    table.push()
    expect(table.page.locator(".b-big")).to_be_visible()
    if width > 1000 or name != "worksheet":
        assert paper.evaluate(HEIGHT) > 1.2 * before
    assert table.page.evaluate("document.documentElement.scrollWidth") <= width
    table.screenshot(f"paper-{name}-{width}-big")


def test_what_is_printed_is_as_large_as_the_paper(mount):
    table = mount(PAPERS["worksheet"][0](), width=1280)
    table.page.emulate_media(media="print")
    before = table.page.locator(".b-work-paper").first.bounding_box()
    table.widget.big = True
    table.push()
    assert table.page.locator(".b-work-paper").first.bounding_box() == before


@pytest.mark.parametrize("width", [340, 1000])
def test_the_card_in_the_spotlight_does_not_hide_the_next_one(mount, width):
    replay = bl.Replay(bl.example("first-deal"), step=23)
    replay.spotlight = "7S"
    table = mount(replay, width=width)
    lit, following = (table.card(code).bounding_box() for code in ("7S", "TS"))
    assert following["x"] >= lit["x"] + lit["width"]
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
