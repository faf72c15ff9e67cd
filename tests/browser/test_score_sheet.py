"""`ScoreSheet` on a page: agreeing, writing deals down, asking why, taking back; all by keyboard too."""

import pytest
from on_page import LISTENING
from playwright.sync_api import expect

import belote_learn as bl
from belote_learn.errors import IllegalActionError

WIDTHS = {"phone": 320, "wide": 1000, "projector": 1600}


def played(lang="en", deals=9):
    """A sheet of a match to 1000 with ties, a capot, a belote, and a deal nobody took."""
    sheet = bl.ScoreSheet(lang=lang)
    sheet.agree("clockwise", fail_points=160)
    sheet.start(dealer="N")
    written = [
        {"taker": "S", "ns": 81},
        {"taker": "E", "ew": 100, "belote": "EW"},
        None,
        {"taker": "N", "capot": "NS"},
        {"taker": "W", "ew": 70, "belote": "NS", "words": 1},
        {"taker": "S", "ns": 95},
        {"taker": "E", "ew": 110},
        {"taker": "N", "ns": 88, "belote": "NS"},
        {"taker": "W", "ew": 60},
    ]
    for entry in written[:deals]:
        if entry is None:
            sheet.pass_out()
        else:
            sheet.write(**entry)
    return sheet


@pytest.fixture
def table(mount):
    sheet = bl.ScoreSheet()
    sheet.start(dealer="N")
    return mount(sheet)


def ask(table, name):
    return table.page.locator(f'[data-ask="{name}"]')


def field(table, name):
    return table.page.locator(f'[data-field="{name}"]')


def fill(table, **fields):
    for name, value in fields.items():
        if name in ("ns", "ew", "target"):
            field(table, name).fill(value)
        else:
            field(table, name).select_option(value)


def answer(table):
    return table.page.locator(".b-sheet-answer")


def answered(table, number):
    """Wait for the answer to a request; return it."""
    table.page.wait_for_function(
        "number => belote.model.get('_view').answer?.number === number", arg=number
    )
    return table.widget._shown["answer"]


def points(table):
    return table.page.locator(".b-sheet-side-points").all_inner_texts()


def test_a_table_agrees_and_starts_its_sheet(mount):
    table = mount(bl.ScoreSheet())
    fill(table, base="clockwise")
    answered(table, 1)
    fill(table, capot="250")
    answered(table, 2)
    field(table, "target").fill("501")
    field(table, "dealer").focus()
    answered(table, 3)
    fill(table, dealer="E")
    answered(table, 4)
    ask(table, "tie").click()
    assert table.page.locator(".b-sheet-article").count() == 1
    table.do("start").click()
    table.do("add").wait_for()
    match = table.widget.match
    assert match.ruleset == bl.ruleset("clockwise").replace(capot=250, target=501)
    assert (match.target, match.dealer.value) == (501, "E")
    assert table.page.evaluate("document.activeElement.dataset.field") == "taker"


def test_rules_that_do_not_go_together_are_refused_where_they_are_chosen(mount):
    table = mount(bl.ScoreSheet(lang="fr"))
    fill(table, base="reglas")
    answered(table, 1)
    fill(table, tie="litige")
    assert not answered(table, 2)["ok"]
    answer(table).wait_for()
    assert field(table, "tie").input_value() == "fail"
    assert field(table, "tie").get_attribute("aria-invalid") == "true"
    assert table.widget.ruleset == bl.ruleset("reglas")
    assert table.said() == answer(table).inner_text()


def test_a_target_that_is_none_stays_to_be_mended(mount):
    table = mount(bl.ScoreSheet())
    for number, wrong in enumerate(["many", "0", "-3"], start=1):
        field(table, "target").fill(wrong)
        field(table, "target").press("Enter")
        assert not answered(table, number)["ok"]
        assert field(table, "target").input_value() == wrong
        assert field(table, "target").get_attribute("aria-invalid") == "true"
    assert table.widget.ruleset.target == 1000


def test_start_takes_along_what_was_just_typed(mount):
    """Leaving the field and pressing the button are one click: both are asked, in this order."""
    table = mount(bl.ScoreSheet())
    field(table, "target").fill("2000")
    table.do("start").click()
    table.do("add").wait_for()
    assert table.widget.match.target == 2000


def test_a_deal_is_checked_then_written_down_and_explained(table):
    fill(table, taker="S", ns="81", belote="NS2")
    table.do("check").click()
    assert answered(table, 1)["ok"]
    assert table.widget.match.scores == ()
    assert table.page.locator(".b-sheet-texts > li").count() > 3
    table.do("add").click()
    told = answered(table, 2)
    ask(table, "1:outcome").wait_for()
    assert points(table) == ["101", "81"]
    assert ask(table, "1:outcome").get_attribute("aria-pressed") == "true"
    assert table.said() == told["text"]
    assert field(table, "ns").input_value() == field(table, "taker").input_value() == ""
    ask(table, "1:NS").click()
    articles = table.page.locator(".b-sheet-article").all_inner_texts()
    assert ["7.1" in articles[0], "5.4" in articles[1]] == [True, True]


IMPOSSIBLE = {
    "nobody took": ({"ns": "82"}, "taker"),
    "no points": ({"taker": "N"}, "points"),
    "too many": ({"taker": "N", "ns": "163"}, "points"),
    "not 162 in all": ({"taker": "N", "ns": "82", "ew": "82"}, "points"),
    "a single point": ({"taker": "N", "ew": "1"}, "points"),
    "no number": ({"taker": "N", "ew": "eighty"}, "ew"),
    "a capot against points": ({"taker": "N", "ew": "20", "capot": "NS"}, "capot"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
@pytest.mark.parametrize("action", ["check", "add"])
def test_what_cannot_be_is_refused_where_it_was_entered(table, name, action):
    entry, about = IMPOSSIBLE[name]
    fill(table, **entry)
    table.do(action).click()
    told = answered(table, 1)
    assert (told["ok"], told["about"]) == (False, about)
    answer(table).wait_for()
    assert table.said() == answer(table).inner_text()
    wrong = table.page.locator('[aria-invalid="true"]').evaluate_all(
        "all => all.map(one => one.dataset.field)"
    )
    assert wrong == (["ns", "ew"] if about == "points" else [about])
    assert table.widget.match.scores == ()
    assert field(table, "ns").input_value() == entry.get("ns", "")


def test_points_without_a_trick_are_asked_about(table):
    fill(table, taker="N", ns="162")
    table.do("check").click()
    assert "capot" in answered(table, 1)["text"]


@pytest.mark.parametrize("typed", ["", "90"], ids=["nothing", "the next deal"])
def test_an_answer_that_comes_late_is_taken_and_what_was_typed_since_stays(mount, typed):
    sheet = bl.ScoreSheet()
    sheet.start(dealer="N")
    table = mount(sheet, clock_stands=True)
    let_go = table.hold()
    fill(table, taker="N", ns="100")
    table.do("add").click()
    table.wait_in_vain()
    expect(answer(table)).to_have_text(table.widget._shown["ui"]["no_answer"])
    if typed:
        fill(table, ns=typed)
    let_go()
    expect(table.page.locator(".b-sheet-side-points").first).to_have_text("100")
    expect(answer(table)).to_have_text(table.widget._shown["answer"]["text"])
    expect(field(table, "ns")).to_have_value(typed)
    assert table.said() == table.heard(table.widget._shown["answer"]["text"])


def test_all_passed_needs_no_points(table):
    fill(table, taker="passed")
    assert field(table, "ns").count() == 0
    table.do("add").click()
    answered(table, 1)
    assert table.widget.match.scores == (None,)
    assert table.widget.match.dealer.value == "W"


def test_the_last_deal_is_taken_back(table):
    fill(table, taker="S", ns="100")
    table.do("add").click()
    answered(table, 1)
    table.do("undo").click()
    answered(table, 2)
    table.do("undo").wait_for(state="detached")
    assert table.widget.match.scores == ()
    table.do("again").click()
    answered(table, 3)
    table.do("start").wait_for()
    assert table.widget.match is None


def test_pressed_twice_is_written_once_and_both_views_show_it(mount):
    sheet = bl.ScoreSheet()
    sheet.start()
    table = mount(sheet, views=2)
    field(table, "taker").first.select_option("S")
    field(table, "ns").first.fill("100")
    table.do("add").first.dblclick()
    table.page.locator('[data-ask="1:outcome"]').nth(1).wait_for()
    assert len(table.widget.match.scores) == 1
    assert points(table) == ["100", "62"] * 2


def test_what_another_view_wrote_first_is_told_and_nothing_typed_is_lost(mount):
    sheet = bl.ScoreSheet()
    sheet.start()
    table = mount(sheet, views=2)
    for place, ns in enumerate(("100", "90")):
        field(table, "taker").nth(place).select_option("S")
        field(table, "ns").nth(place).fill(ns)
    table.page.evaluate("() => document.querySelectorAll('[data-do=add]').forEach(b => b.click())")
    told = table.page.locator("#view1 .b-sheet-answer")
    told.wait_for()
    assert told.inner_text() == IllegalActionError("too-late").text("en")
    assert len(sheet.match.scores) == 1
    assert points(table) == ["100", "62"] * 2
    assert [field(table, "ns").nth(place).input_value() for place in (0, 1)] == ["", "90"]
    table.do("add").nth(1).click()
    answered(table, 3)
    table.page.locator('#view1 [data-ask="2:outcome"]').wait_for()
    assert len(sheet.match.scores) == 2
    assert field(table, "ns").nth(1).input_value() == ""


def test_the_keyboard_alone_writes_a_deal_and_asks_why(table):
    page = table.page
    field(table, "taker").focus()
    for keys in ["s", "Tab", "100", "Tab", "Tab", "Tab", "Tab", "Tab"]:
        page.keyboard.type(keys) if keys.isalnum() and keys != "Tab" else page.keyboard.press(keys)
    assert table.focused() == "add"
    page.keyboard.press("Enter")
    answered(table, 1)
    ask(table, "1:outcome").wait_for()
    assert [len(table.widget.match.scores), *points(table)] == [1, "100", "62"]
    ask(table, "1:outcome").focus()
    page.keyboard.press("End")
    assert page.evaluate("document.activeElement.dataset.ask") == "1:EW-total"
    page.keyboard.press("Enter")
    assert "62" in page.locator(".b-sheet-headline").inner_text()
    page.keyboard.press("Escape")
    assert page.locator(".b-sheet-why").count() == 0


def test_enter_in_a_number_checks_it(table):
    fill(table, taker="E", ew="90")
    field(table, "ew").press("Enter")
    assert answered(table, 1)["ok"]
    assert table.widget.match.scores == ()


def test_no_plain_key_leaves_the_sheet(mount):
    sheet = played()
    table = mount(sheet, listening=LISTENING)
    for name in ["standing", "1:NS"]:
        ask(table, name).focus()
        for key in ["d", "d", "ArrowUp", "ArrowDown", "a", "1", " ", "Home"]:
            table.page.keyboard.press(key)
    field(table, "ns").focus()
    for key in ["d", "d", "ArrowUp", "1"]:
        table.page.keyboard.press(key)
    assert table.page.evaluate("document.heard") == []


def test_the_race_has_a_text_and_every_deal_has_its_place(mount):
    table = mount(played())
    race = table.page.get_by_role("img", name=table.widget._shown["race"]["title"])
    described = race.get_attribute("aria-describedby")
    text = table.page.locator(f"#{described}").text_content()
    assert text == table.widget._shown["race"]["text"]
    assert race.locator("circle").count() == race.locator("rect").count() == 10


def test_a_match_that_is_over_takes_no_more_deals(mount):
    sheet = bl.ScoreSheet(bl.Match(target=100))
    sheet.write(taker="N", ns=120)
    table = mount(sheet)
    assert table.do("add").count() == 0
    table.do("undo").click()
    table.do("add").wait_for()


FORGERIES = [
    None,
    [],
    "add",
    {"do": ["add"]},
    {"do": "start"},
    {"do": "add"},
    {"do": "add", "deals": "0"},
    {"do": "add", "deals": False, "taker": "N", "ns": "82"},
    {"do": "add", "deals": 7, "taker": "N", "ns": "82"},
    {"do": "undo", "deals": 0},
    {"do": "undo", "deals": 2},
    {"do": "again"},
    {"do": "_turn_page"},
    {"do": "__init__"},
]


def test_a_forged_message_changes_nothing(mount):
    table = mount(played(deals=3))
    before = table.widget.get_state()
    for message in FORGERIES:
        table.page.evaluate("message => belote.model.send(message)", message)
        assert table.widget.get_state() == before, message
    assert table.sent == FORGERIES


@pytest.mark.parametrize("size", WIDTHS)
@pytest.mark.parametrize("stage", ["agree", "first", "sheet"])
def test_axe_finds_nothing(mount, stage, size):
    lang = {"phone": "pt", "wide": "en", "projector": "fr"}[size]
    sheet = bl.ScoreSheet(lang=lang)
    if stage == "first":
        sheet.start(dealer="W")
    elif stage == "sheet":
        sheet = played(lang)
    table = mount(sheet, width=WIDTHS[size])
    for theme in table.in_each_theme():
        assert table.violations() == [], theme
    if stage == "agree":
        fill(table, base="ffb")
        answered(table, 1)
        ask(table, "tie").click()
    else:
        fill(table, taker="N", ns="163")
        table.do("check").click()
        answered(table, 1)
        if stage == "sheet":
            ask(table, "2:outcome").click()
    for summary in table.page.locator("summary").all():
        summary.click()
    for theme in table.in_each_theme():
        table.screenshot(f"sheet-{stage}-{theme}-{size}")
        assert table.violations() == [], theme


@pytest.mark.parametrize("stage", ["agree", "sheet"])
def test_nothing_is_wider_than_the_page(mount, stage):
    sheet = bl.ScoreSheet(lang="fr") if stage == "agree" else played("fr")
    table = mount(sheet)
    for width in table.on_each([280, 320, 500, 740, 1600]):
        assert table.overhang() <= 0, width


def test_the_style_of_a_card_table_on_the_same_page_moves_nothing(mount):
    """A notebook holds both: their styles are loaded side by side, in any order."""
    table = mount(played())
    ask(table, "2:outcome").click()
    boxes = """() => [...document.querySelectorAll('.b-sheet *')].map(node => {
        const {x, y, width, height} = node.getBoundingClientRect();
        const {color, backgroundColor} = getComputedStyle(node);
        return [node.className, x, y, width, height, color, backgroundColor].join(' ');
    })"""
    before = table.page.evaluate(boxes)
    table.page.add_style_tag(content=str(bl.Replay._css))
    assert table.page.evaluate(boxes) == before
