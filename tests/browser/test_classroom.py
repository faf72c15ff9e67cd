"""`Classroom` in a real browser: predictions are pressed or written, then the answer is revealed."""

from importlib.resources import files

import pytest

import belote_learn as bl
from belote_learn.messages.catalogue import topics
from belote_learn.messages.language import LANGUAGES

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
RUN = """() => axe.run("main", {resultTypes: ['violations']})
  .then(found => found.violations.map(one => [one.id, one.nodes.map(node => node.html)]))"""
FITS = "document.documentElement.scrollWidth <= innerWidth"
# the buttons that what is written on them does not fit into
INSIDE = """() => [...document.querySelectorAll(".b-class-choices button")]
  .filter(node => node.scrollWidth > node.clientWidth + 1).map(node => node.innerText)"""
PROJECTORS = [(1920, 1080), (1280, 720)]
# the most questions that are usual; seven cards to choose from; other numbers
SETS = [bl.Classroom(seed=7, about="ruff", count=8).code, "SKEA99998", "AGAAAAAFJ"]
WIDTHS = {"phone": 340, "notebook": 1000, "projector": 1700}
LEFT_EDGE = {"x": 5, "y": 8}  # the part of a card that its neighbour leaves free
LATE = 3500  # milliseconds after which nobody has answered


@pytest.fixture
def lesson(mount):
    return mount(bl.Classroom(seed=7, about="ruff", count=3))


def request(table, do):
    return table.page.locator(f'[data-request="{do}"]')


def field(table, place):
    return table.page.locator(f'[data-put="count:{place}"]')


def shown(table):
    return table.widget._shown["lesson"]


def focused(table):
    return table.page.evaluate("() => document.activeElement.dataset.focus ?? null")


def top(locator):
    return locator.evaluate("node => Math.round(node.getBoundingClientRect().top)")


def bottom(locator):
    return locator.evaluate("node => Math.round(node.getBoundingClientRect().bottom)")


def assert_is_large(table, *, letters=30, cards=100):
    size = table.page.locator(".b-class-asks").evaluate(
        "node => parseFloat(getComputedStyle(node).fontSize)"
    )
    assert size >= letters
    card = table.page.locator(".b-table [data-card]").first
    assert card.evaluate("node => node.offsetWidth") >= cards


def told(table):
    """Wait until everything that was asked for has been answered."""
    table.page.locator(".b-class-desk[aria-busy=false]").wait_for()
    return table


def test_hands_that_go_up_quickly_are_all_counted(lesson):
    first = request(lesson, "vote:0")
    for _ in range(7):
        first.click(no_wait_after=True)
    lesson.page.wait_for_function(
        "() => document.querySelector('[data-put=\"count:0\"]').value === '7'"
    )
    assert lesson.widget.votes == (7, 0, 0)
    request(lesson, "undo").click()
    told(lesson)
    assert lesson.widget.votes == (6, 0, 0)
    assert shown(lesson)["choices"][0]["text"][:1] in lesson.said() or "6" in lesson.said()


def test_the_card_itself_counts_its_answer(lesson):
    choice = shown(lesson)["choices"][2]
    lesson.card(choice["card"]).click()
    told(lesson)
    assert lesson.widget.votes == (0, 0, 1)


def test_a_number_is_written(lesson):
    field(lesson, 1).fill("23")
    field(lesson, 1).press("Enter")
    told(lesson)
    assert lesson.widget.votes == (0, 23, 0)
    assert focused(lesson) == "count:1"
    field(lesson, 1).fill("")
    field(lesson, 1).blur()
    told(lesson)
    assert lesson.widget.votes == (0, 0, 0)


@pytest.mark.parametrize("edge", ["left", "right"])
def test_a_field_that_is_pressed_is_written_over(lesson, edge):
    box = field(lesson, 0).bounding_box()
    x = 4 if edge == "left" else box["width"] - 4
    for text, count in (("12", 12), ("7", 7)):
        field(lesson, 0).click(position={"x": x, "y": box["height"] / 2})
        lesson.page.keyboard.type(text)
        lesson.page.keyboard.press("Enter")
        told(lesson)
        assert lesson.widget.votes == (count, 0, 0)


@pytest.mark.parametrize("text", ["x", "-3", "1.5", "²", "1000", "123456"])
def test_what_is_no_number_is_put_back_and_said(lesson, text):
    field(lesson, 0).fill("12")
    field(lesson, 0).press("Enter")
    told(lesson)
    field(lesson, 0).focus()
    lesson.page.keyboard.type(text)
    field(lesson, 0).blur()
    assert field(lesson, 0).input_value() == "12"
    assert lesson.said() == shown(lesson)["words"]["number"]
    assert lesson.widget.votes == (12, 0, 0)


def test_the_keyboard_alone_counts_reveals_and_goes_on(lesson):
    lesson.page.keyboard.press("Tab")
    lesson.page.keyboard.press("2")
    told(lesson)
    lesson.page.keyboard.press("2")
    told(lesson)
    lesson.page.keyboard.press("1")
    told(lesson)
    lesson.page.keyboard.press("u")
    told(lesson)
    assert lesson.widget.votes == (0, 2, 0)
    lesson.page.keyboard.press("n")
    lesson.page.locator(".b-class-results").wait_for()
    assert shown(lesson)["mode"] == "revealed"
    assert focused(lesson) is None  # it stays where Tab went: on the table's own controls
    lesson.page.keyboard.press("n")
    lesson.page.locator(".b-class-choices").wait_for()
    assert lesson.widget.question.number == 2
    # a digit in a field is a digit
    field(lesson, 0).focus()
    lesson.page.keyboard.press("3")
    assert not sum(lesson.widget.votes)


def test_the_reveal_button_leads_to_the_answer(lesson):
    request(lesson, "reveal").click()
    lesson.page.locator(".b-class-results").wait_for()
    assert focused(lesson) == "outcome"
    assert lesson.said() == lesson.heard(shown(lesson)["headline"])


def test_the_focus_on_the_table_stays_while_hands_are_counted(lesson):
    lesson.page.locator(".b-table").focus()
    lesson.page.keyboard.press("1")
    told(lesson)
    lesson.page.keyboard.press("u")
    told(lesson)
    assert focused(lesson) is None
    lesson.page.keyboard.press("n")
    lesson.page.locator(".b-class-results").wait_for()
    assert focused(lesson) == "outcome"
    lesson.page.keyboard.press("n")
    lesson.page.locator(".b-class-choices").wait_for()
    assert focused(lesson) == "asks"


def test_bars_tell_right_from_wrong_without_colour(lesson):
    lesson.widget.set_votes("KH", 12)
    lesson.widget.set_votes("AD", 6)
    lesson.push()
    lesson.page.keyboard.press("Tab")
    lesson.page.keyboard.press("n")
    rows = lesson.page.locator(".b-class-results li")
    rows.first.wait_for()
    for place, choice in enumerate(shown(lesson)["choices"]):
        row = rows.nth(place)
        assert choice["mark_text"] in row.inner_text()
        sign = "legal" if choice["mark"] == "right" else "refused"
        assert row.locator(f".b-badge-{sign}").count() == 1
        fill = row.locator(".b-class-bar > span")
        image = fill.evaluate("node => getComputedStyle(node).backgroundImage")
        assert (image == "none") == (choice["mark"] == "right")
    lesson.screenshot("classroom-bars")
    widths = [
        rows.nth(n).locator(".b-class-bar > span").evaluate("node => node.offsetWidth")
        for n in range(3)
    ]
    assert widths[1] == 0
    assert abs(widths[0] - 2 * widths[2]) <= 2


def test_the_running_order_tells_the_rule_after_the_answer_only(lesson):
    entries = lesson.page.locator(".b-class-entry")
    assert entries.count() == 3
    title = bl.rulebook("en")[lesson.widget.question.article].title
    assert title not in lesson.page.locator("main").inner_text()
    request(lesson, "reveal").click()
    lesson.page.locator(".b-class-results").wait_for()
    assert title in entries.first.inner_text()
    assert title in entries.first.get_attribute("aria-label")
    entries.nth(2).click()
    lesson.page.locator('[data-request="go:2"][aria-current]').wait_for()
    assert lesson.widget.question.number == 3
    assert focused(lesson) == "go:2"
    assert title not in entries.nth(2).inner_text()


def test_the_code_is_shown_large_and_closed_again(lesson):
    assert lesson.page.locator(".b-class-code").count() == 0
    lesson.do("show-code").click()
    box = lesson.page.locator(".b-class-code")
    assert lesson.widget.code in box.inner_text()
    size = box.locator("strong").evaluate("node => parseFloat(getComputedStyle(node).fontSize)")
    assert size > 60
    qr = box.locator("svg.b-class-qr")
    assert qr.get_attribute("aria-label") == shown(lesson)["code"]["qr"]["text"]
    assert qr.evaluate("node => node.getBoundingClientRect().width") > 200
    lesson.page.keyboard.press("Escape")
    box.wait_for(state="detached")
    lesson.do("show-code").click()
    lesson.do("close").click()
    box.wait_for(state="detached")
    assert lesson.focused() == "show-code"


def test_the_class_goes_on_with_the_deal_and_comes_back(lesson):
    request(lesson, "reveal").click()
    request(lesson, "deal").click()
    lesson.page.locator(".b-controls-deal").wait_for()
    step = lesson.widget.step
    assert lesson.widget.length > step + 1
    lesson.button("Next").click()
    assert lesson.widget.step == step + 1
    lesson.do("display").click()
    lesson.do("hands").select_option("none")
    lesson.page.locator(".b-seat-S [data-backs]").wait_for()
    assert lesson.widget.hands == "none"
    request(lesson, "back").click()
    lesson.page.locator(".b-class-results").wait_for()
    # the hand that was asked about is open again
    assert lesson.widget.hands == "all"
    assert lesson.page.locator(".b-hand .b-card").count() > 0


def test_a_revealed_card_says_why(lesson):
    request(lesson, "reveal").click()
    lesson.page.locator(".b-class-results").wait_for()
    assert lesson.page.locator(".b-verdict").count() == 0
    card = shown(lesson)["choices"][0]["card"]
    lesson.card(card).click(position=LEFT_EDGE)
    assert lesson.page.locator(".b-verdict .b-article").count() == 1
    assert lesson.said() == lesson.heard_why(card)


def test_two_views_of_one_class_agree(mount):
    lesson = mount(bl.Classroom(seed=7, about="ruff", count=2), views=2)
    one, two = (lesson.page.locator(f"#view{n}") for n in range(2))
    one.locator('[data-request="vote:0"]').click()
    lesson.page.wait_for_function(
        "() => document.querySelector('#view1 [data-put=\"count:0\"]').value === '1'"
    )
    two.locator('[data-request="vote:0"]').click()
    lesson.page.wait_for_function(
        "() => document.querySelector('#view0 [data-put=\"count:0\"]').value === '2'"
    )
    assert lesson.widget.votes[0] == 2


def test_without_python_nothing_is_promised(lesson):
    lesson.page.evaluate("() => { window.pySend = () => new Promise(() => {}); }")
    request(lesson, "vote:0").click()
    request(lesson, "vote:0").click()
    lesson.page.wait_for_timeout(LATE)
    assert lesson.said() == lesson.widget._shown["desk"]["words"]["needs_kernel"]
    assert lesson.page.locator(".b-class-desk").get_attribute("aria-busy") == "false"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_the_language_chosen(lesson, lang):
    lesson.do("language").select_option(lang)
    lesson.page.locator(f".belote[lang={lang}]").wait_for()
    request(lesson, "reveal").click()
    lesson.page.locator(".b-class-results").wait_for()
    lesson.do("show-code").click()
    view = lesson.widget._shown
    assert view["lang"] == lang
    assert view["lesson"]["code"]["how"] in lesson.page.locator("main").inner_text()
    words = {name[5:] for name in topics()["class"].ids if name.startswith("word.")}
    # what stands on a saved page is chosen by whether the set has a code
    assert words | {"saved"} == set(view["lesson"]["words"])


def test_it_is_large_enough_for_a_projector(mount):
    lesson = mount(bl.Classroom(seed=7, about="ruff", count=8), width=WIDTHS["projector"])
    assert_is_large(lesson)
    # question, table, counts and buttons on one screen of a small projector
    assert bottom(request(lesson, "reveal")) < 800


@pytest.mark.parametrize("code", SETS)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), PROJECTORS)
def test_the_big_display_is_read_without_scrolling(mount, width, height, theme, code):
    widget = bl.Classroom(code)
    widget.big = True
    lesson = mount(widget, width=width, theme=theme)
    lesson.page.set_viewport_size({"width": width, "height": height})
    lesson.page.locator(".b-big").wait_for()
    assert_is_large(lesson, letters=30 * height / 1080, cards=100 * height / 1080)
    assert bottom(lesson.page.locator(".b-table")) <= height
    assert bottom(lesson.page.locator(".b-class-choices")) <= top(request(lesson, "reveal"))
    assert bottom(request(lesson, "reveal")) <= height
    assert bottom(request(lesson, "next")) <= height
    lesson.screenshot(f"classroom-big-{width}-{theme}-{code}")
    request(lesson, "reveal").click()
    results = lesson.page.locator(".b-class-results")
    results.wait_for()
    assert top(results) >= 0
    assert bottom(results) <= top(request(lesson, "next"))
    assert bottom(request(lesson, "next")) <= height
    assert top(lesson.page.locator(".b-class-asks")) >= 0
    assert lesson.page.evaluate(FITS)
    lesson.page.evaluate(AXE)
    assert lesson.page.evaluate(RUN) == []
    lesson.screenshot(f"classroom-big-{width}-{theme}-{code}-revealed")


@pytest.mark.parametrize("width", [340, 830, 900, 1024, 1280])
def test_the_big_display_keeps_every_field_on_the_page(mount, width):
    widget = bl.Classroom(SETS[0]).go(2)
    widget.big = True
    lesson = mount(widget, width=width)
    lesson.page.locator(".b-big").wait_for()
    edges = lesson.page.locator(".b-class-choices input").evaluate_all(
        "fields => fields.map(field => field.getBoundingClientRect().right)"
    )
    assert max(edges) <= width - 8
    assert lesson.page.evaluate(INSIDE) == []
    lesson.screenshot(f"classroom-big-{width}")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS)
def test_it_is_accessible_and_fits(mount, width, theme):
    lesson = mount(
        bl.Classroom(seed=11, level=2, about=("overtrump", "undertrump")),
        width=WIDTHS[width],
        theme=theme,
    )
    lesson.page.evaluate(AXE)

    def look(state):
        lesson.screenshot(f"classroom-{width}-{theme}-{state}")
        assert lesson.page.evaluate(RUN) == []
        assert lesson.page.evaluate(FITS)

    lesson.widget.set_votes(lesson.widget.question.exercise.choices[0], 12)
    lesson.widget.set_votes(lesson.widget.question.exercise.choices[1], 7)
    lesson.push()
    look("asked")
    request(lesson, "reveal").click()
    lesson.page.locator(".b-class-results").wait_for()
    lesson.page.wait_for_timeout(500)
    look("revealed")
    lesson.do("show-code").click()
    look("code")
    lesson.do("show-code").click()
    request(lesson, "deal").click()
    lesson.page.locator(".b-controls-deal").wait_for()
    look("deal")


@pytest.mark.parametrize("width", WIDTHS)
def test_moments_of_ones_own_are_shown(mount, width):
    bids = bl.Deal.new(seed=7, dealer="N").act("pass")
    deal = bl.example("first-deal")
    lesson = mount(bl.Classroom([bids, (deal, 2), (deal, 2, 4)]), width=WIDTHS[width])
    lesson.page.evaluate(AXE)
    for number in (1, 2, 3):
        request(lesson, f"go:{number - 1}").click()
        lesson.page.locator(f'[data-request="go:{number - 1}"][aria-current]').wait_for()
        lesson.screenshot(f"classroom-own-{width}-{number}")
        assert lesson.page.evaluate(RUN) == []
        assert lesson.page.evaluate(FITS)
        assert lesson.page.evaluate(INSIDE) == []
        request(lesson, "reveal").click()
        lesson.page.locator(".b-class-results").wait_for()
        assert lesson.page.evaluate(FITS)
    assert lesson.do("show-code").count() == 0
