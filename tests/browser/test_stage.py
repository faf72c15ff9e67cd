"""What a class sees: nothing lies over anything else, nothing is cut, and what goes on says so."""

import io

import pytest
from PIL import Image
from playwright.sync_api import expect

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES

SIZES = {"laptop": (1280, 720), "hd": (1920, 1080)}
# the letters themselves: a line of text is often shorter than its box
BOXES = """what => [...document.querySelectorAll(what)].filter(one => one.checkVisibility()).map(one => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const box = (one.matches(".b-shown") ? range : one).getBoundingClientRect();
  return {name: one.className + " " + (one.dataset.card ?? one.innerText), ...box.toJSON()};
}).filter(box => box.width && box.height)"""
EDGE = 1  # pixels that two boxes may share


def boxes(table, what):
    return table.page.evaluate(BOXES, what)


def over(one, other):
    """Whether a box lies over another."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > EDGE and down > EDGE


def overlaps(table, upper, lower):
    """The pairs of what lies over what, as their names."""
    return [
        (one["name"], other["name"])
        for one in boxes(table, upper)
        for other in boxes(table, lower)
        if over(one, other)
    ]


def big(widget, lang="en"):
    widget.big, widget.lang = True, lang
    return widget


def on_stage(mount, widget, size, **options):
    """A big table on a screen of that size."""
    width, height = SIZES[size]
    table = mount(widget, width=width, **options)
    table.page.set_viewport_size({"width": width, "height": height})
    table.page.locator(".b-big").wait_for()
    return table


def open_bar(table):
    table.display("teacher").click()
    table.page.locator(".b-teacher").wait_for()


# Captions -----------------------------------------------------------------------------------------
WINNERS = {
    "north": {"N": "AH", "W": "7H", "S": "8H", "E": "KH"},
    "west": {"N": "7H", "W": "AH", "S": "8H", "E": "KH"},
    "south": {"N": "7H", "W": "KH", "S": "AH", "E": "8H"},
    "east": {"N": "7H", "W": "KH", "S": "8H", "E": "AH"},
}


def all_followed(cards):
    """Four cards of a suit: the longest of what is written of a card, and one of them wins."""
    return bl.Trick("S", leader="N", cards=" ".join(cards[seat] for seat in "NWSE"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("winner", WINNERS)
def test_what_is_written_of_a_card_lies_on_none(mount, winner, size, lang):
    widget = big(bl.TrickStepper(all_followed(WINNERS[winner]), step=4), lang)
    table = on_stage(mount, widget, size)
    assert len(boxes(table, ".b-note > .b-shown")) == 4
    assert overlaps(table, ".b-note > .b-shown", ".b-card, .b-reverse, .b-label") == []


@pytest.mark.parametrize("width", [820, 1024, 1280, 1700])
@pytest.mark.parametrize("hands", ["all", "S"])
def test_the_captions_of_a_ruffed_trick_lie_on_no_card(mount, trick, hands, width):
    widget = big(bl.TrickStepper(trick, step=4), "pt")
    widget.hands = hands
    table = mount(widget, width=width)
    assert len(boxes(table, ".b-note > .b-shown")) == 4
    assert overlaps(table, ".b-note > .b-shown", ".b-card, .b-reverse, .b-label") == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_that_is_said_lies_on_its_own_card(mount, deal, lang, size):
    table = on_stage(mount, big(bl.Replay(deal), lang), size)
    said = [step for step, one in enumerate(table.widget._shown["frames"]) if one.get("said")]
    assert len(said) == 2
    for step in said:
        table.show(step)
        own = table.page.locator(".b-played > .b-bubble").evaluate(
            "node => node.closest('.b-slot').dataset.slot"
        )
        assert overlaps(table, ".b-played > .b-bubble", ".b-note > .b-shown") == []
        others = f'.b-slot:not([data-slot="{own}"]) .b-card'
        assert overlaps(table, ".b-played > .b-bubble", others) == []


# The bar ------------------------------------------------------------------------------------------
SEEN = {
    "trick": lambda trick, _deal: bl.TrickStepper(trick, step=3),
    "replay": lambda _trick, deal: bl.Replay(deal, step=30),
    "play": lambda _trick, _deal: bl.Play(seed=7),
    "trainer": lambda _trick, _deal: bl.BiddingTrainer(seed=7, deals=20),
    "drill": lambda _trick, _deal: bl.Drill("ruff", seed=7, progress=False),
    "class": lambda _trick, _deal: bl.Classroom(seed=7, about="ruff", count=3),
    "class, seven cards": lambda _trick, _deal: bl.Classroom("SKEA99998"),
}


@pytest.fixture(params=SEEN)
def widget(request, trick, deal):
    return SEEN[request.param](trick, deal)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_learner_s_hand_is_seen_below_the_bar(mount, widget, size, lang):
    table = on_stage(mount, big(widget, lang), size)
    open_bar(table)
    table.do("spotlight").click()
    table.page.evaluate("scrollTo(0, 0)")
    hand, felt = boxes(table, ".b-seat-S > .b-hand")[0], boxes(table, ".b-felt")[0]
    assert hand["bottom"] <= felt["bottom"] <= SIZES[size][1]
    assert overlaps(table, ".b-teacher, .b-class-asks", ".b-table") == []


def test_the_bar_takes_the_place_of_the_menu_it_was_chosen_in(mount, trick):
    table = mount(bl.TrickStepper(trick))
    open_bar(table)
    expect(table.page.locator(".b-drawer")).to_have_count(0)
    assert table.focused() == "big"
    table.do("display").click()
    table.do("teacher").press("Enter")
    expect(table.page.locator(".b-teacher")).to_have_count(0)
    assert table.focused() == "teacher"


# as wide as the longest of its texts, and the arrow beside it
CUT = """() => [...document.querySelectorAll("select")].filter(one => one.checkVisibility()).filter(one => {
  const free = one.cloneNode(true);
  free.style.cssText = "position: absolute; width: max-content; min-width: 0; max-width: none; flex: none";
  one.after(free);
  const wanted = free.getBoundingClientRect().width;
  free.remove();
  return one.getBoundingClientRect().width < wanted - 1;
}).map(one => one.dataset.do)"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("is_big", [False, True], ids=["as in a notebook", "big"])
def test_no_list_of_the_menu_is_cut(mount, widget, is_big, lang):
    widget.big, widget.lang = is_big, lang
    table = mount(widget)
    table.do("display").click()
    table.page.locator(".b-drawer").wait_for()
    for width in (340, 760, 1000, 1280, 1920):
        table.page.set_viewport_size({"width": width, "height": 720})
        assert table.page.evaluate(CUT) == []


# The spotlight ------------------------------------------------------------------------------------
@pytest.mark.parametrize("width", [340, 520, 760, 1000, 1400])
@pytest.mark.parametrize("seat", ["W", "E"])
def test_a_lit_card_hides_no_card_that_was_played(mount, trick, seat, width):
    widget = bl.TrickStepper(trick, step=4)
    table = mount(widget, width=width)
    cards = table.page.locator(f'[data-hand="{seat}"] [data-card]').evaluate_all(
        "all => all.map(one => one.dataset.card)"
    )
    for card, following in zip(cards, [*cards[1:], None], strict=True):
        table.widget.spotlight = card
        table.push()
        lit = '.b-hand [data-lit="card"]'
        assert overlaps(table, lit, ".b-slot .b-card") == []
        (box,) = boxes(table, lit)
        assert box["right"] <= width
        if following:
            # rank and suit in its corner
            below = table.card(following).bounding_box()
            assert box["left"] - 2 >= below["x"] + below["width"] * 0.25


# The count ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [340, 1000])
def test_the_heading_of_the_count_belongs_to_the_felt(mount, deal, width, theme):
    table = mount(bl.Replay(deal), width=width, theme=theme)
    table.show(table.frames("total")[-1])
    table.page.wait_for_timeout(400)
    (head,), (felt,) = boxes(table, ".b-entry-head"), boxes(table, ".b-felt")
    seen = Image.open(io.BytesIO(table.page.screenshot())).convert("RGB")
    middle = int(head["top"] + 4)
    inside = seen.getpixel((int(head["left"]) + 3, middle))
    below = seen.getpixel((int(head["left"]) + 3, int(head["bottom"]) + 4))
    assert felt["left"] < head["left"] + 3
    assert max(abs(one - other) for one, other in zip(inside, below, strict=True)) < 12


# A question for a class ---------------------------------------------------------------------------
MANY = "EJCAAAACF"  # its third question: eight cards to choose from, five reasons
SIGN = """() => Number(getComputedStyle(document.querySelector(".b-class-buttons"), "::before").opacity)"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_reasons_that_find_no_room_are_scrolled_to_and_say_so(mount, size, lang):
    table = on_stage(mount, big(bl.Classroom(MANY).go(3).reveal(), lang), size)
    height = SIZES[size][1]
    assert table.page.evaluate("document.documentElement.scrollHeight") <= height
    (buttons,), (why,) = boxes(table, ".b-class-buttons"), boxes(table, ".b-class-why")
    assert buttons["bottom"] <= height
    # some of them are read at once, the others are under the buttons
    assert why["top"] + 60 < buttons["top"] < why["bottom"]
    table.page.wait_for_function(f"() => ({SIGN})() === 1")
    table.page.locator(".b-panel").evaluate("node => node.scrollTo(0, node.scrollHeight)")
    table.page.wait_for_function(f"() => ({SIGN})() === 0")
    (buttons,), (why,) = boxes(table, ".b-class-buttons"), boxes(table, ".b-class-why")
    assert why["bottom"] <= buttons["top"]
    assert buttons["bottom"] <= height


def test_what_has_room_has_no_sign_of_more(mount):
    table = on_stage(mount, big(bl.Classroom("AGAAAAAFJ")), "hd")
    box = table.page.locator(".b-panel")
    assert box.evaluate("node => node.scrollHeight <= node.clientHeight")
    assert table.page.evaluate(SIGN) == 0


# Buttons ------------------------------------------------------------------------------------------
BEYOND = """() => [...document.querySelectorAll(".belote button")].filter(one => one.checkVisibility())
  .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.innerText)"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("is_big", [False, True], ids=["as in a notebook", "big"])
def test_what_is_written_on_a_button_stays_on_it(mount, widget, is_big, lang):
    widget.big, widget.lang = is_big, lang
    table = mount(widget)
    for width in (340, 560, 740, 760, 830, 1000, 1280):
        table.page.set_viewport_size({"width": width, "height": 720})
        assert table.page.evaluate(BEYOND) == []


# A count that is asked about ----------------------------------------------------------------------
@pytest.mark.parametrize("is_big", [False, True], ids=["as in a notebook", "big"])
@pytest.mark.parametrize("width", [340, 760, 1280])
def test_a_count_stays_in_its_place(mount, width, is_big):
    exercise = bl.Drill("contract.made", seed=7, progress=False).exercise
    widget = bl.Classroom([exercise])
    widget.big = is_big
    table = mount(widget, width=width)
    table.page.locator(".b-big" if is_big else ".belote").wait_for()
    (board,) = boxes(table, ".b-count-board")
    entries = boxes(table, ".b-entry")
    assert len(entries) > 1
    assert all(one["top"] >= board["top"] and one["left"] >= board["left"] for one in entries)
    assert overlaps(table, ".b-entry", ".b-head, .b-class-order, .b-class-asks, .b-panel") == []
