"""`CompareRules` on a page: asking by mouse and keyboard, one more column, one less."""

import pytest

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES

WIDTHS = {"phone": 320, "wide": 1000, "projector": 1600}


def position():
    """East's partner has ruffed: what may go under the ruff depends on the rules."""
    return bl.Position("H", leader="N", trick="7C 10H AD", hand="9H 8H KS QH 7S", ruleset="reglas")


def score():
    return bl.score_deal(
        taker="N",
        card_points={"NS": 81, "EW": 81},
        tricks={"NS": 4, "EW": 4},
        belote="NS",
        words=1,
    )


MOMENTS = {"position": position, "score": score}


@pytest.fixture
def table(mount):
    return mount(bl.CompareRules(position()))


def ask(table, cell):
    return table.page.locator(f'[data-ask="{cell}"]')


def fill(table, **fields):
    for name, value in fields.items():
        table.page.locator(f'[data-field="{name}"]').select_option(value)


def answer(table):
    return table.page.locator(".b-sheet-answer")


def headline(table):
    return table.page.locator(".b-sheet-headline").inner_text()


def test_a_cell_says_why_with_its_article_and_closes_again(table):
    ask(table, "8H:1").click()
    view = table.widget._shown
    why = view["whys"][view["rows"][1]["cells"][1]["why"]]
    assert headline(table) == why["headline"].replace("8♥", "8♥\ufe0e")
    article = table.page.locator(".b-sheet-article")
    assert "4.10" in article.inner_text()
    assert table.said() == table.heard(f"reglas. {why['headline']}. {why['texts'][0]}")
    ask(table, "8H:1").click()
    assert article.count() == 0


def test_what_differs_is_said_and_shown_by_more_than_colour(table):
    cell = ask(table, "8H:0")
    assert cell.get_attribute("aria-label").endswith("unlike reglas")
    assert "≠" in cell.inner_text()
    assert "≠" not in ask(table, "9H:0").inner_text()


def test_arrows_walk_from_cell_to_cell_and_tab_reaches_the_table_once(table):
    assert table.page.locator('[data-table] [tabindex="0"]').count() == 1
    ask(table, "9H:0").focus()
    for key, cell in [
        ("ArrowDown", "8H:0"),
        ("ArrowRight", "8H:1"),
        ("End", "8H:3"),
        ("ArrowRight", "8H:3"),
        ("ArrowUp", "9H:3"),
        ("Home", "9H:0"),
        ("ArrowUp", "9H:0"),
    ]:
        table.page.keyboard.press(key)
        assert table.page.evaluate("document.activeElement.dataset.ask") == cell
    table.page.keyboard.press("Enter")
    assert table.page.locator(".b-sheet-why").is_visible()
    table.page.keyboard.press("Escape")
    assert table.page.locator(".b-sheet-why").count() == 0
    assert table.page.evaluate("document.activeElement.dataset.ask") == "9H:0"


def test_a_house_rule_becomes_a_column_and_goes_again(table):
    fill(table, base="2", option="partner_master_trump_play", value="free")
    table.do("add").click()
    answer(table).wait_for()
    house = bl.ruleset("clockwise").replace(partner_master_trump_play="free")
    assert table.widget.houses == (house,)
    assert table.said() == answer(table).inner_text() == table.widget._shown["answer"]["text"]
    assert ask(table, "8H:4").is_visible()
    table.do("remove").click()
    table.page.locator('[data-ask="8H:4"]').wait_for(state="detached")
    assert table.widget.houses == ()
    assert table.page.evaluate("document.activeElement !== document.body")


def test_values_follow_the_option_that_is_chosen(table):
    for menu in table.widget._shown["form"]["options"]:
        fill(table, option=menu["id"])
        shown = table.page.locator('[data-field="value"] option').evaluate_all(
            "all => all.map(one => one.value)"
        )
        assert shown == [value for value, _ in menu["values"]]


def test_values_that_do_not_go_together_are_refused_in_words(mount):
    table = mount(bl.CompareRules(score(), lang="fr"))
    fill(table, base="1", option="tie", value="litige")
    table.do("add").click()
    answer(table).wait_for()
    assert "contract=threshold" in answer(table).inner_text()
    assert table.said() == answer(table).inner_text()
    assert table.widget.houses == ()


def test_the_same_rules_are_no_second_column(table):
    fill(table, base="0", option="cannot_overtrump", value="undertrump")
    table.do("add").click()
    answer(table).wait_for()
    assert "family" in answer(table).inner_text()
    assert table.widget.houses == ()


def test_the_keyboard_alone_adds_a_column(table):
    page = table.page
    page.locator('[data-field="option"]').focus()
    page.keyboard.press("End")
    page.keyboard.press("Tab")
    page.keyboard.press("End")
    page.keyboard.press("Tab")
    assert table.focused() == "add"
    page.keyboard.press("Enter")
    answer(table).wait_for()
    assert [rules.changes for rules in table.widget.houses] == [{"cannot_overtrump": "free"}]
    assert table.focused() == "add"


def test_without_a_kernel_the_page_says_so_and_still_explains(mount):
    table = mount(bl.CompareRules(position()), clock_stands=True)
    table.page.evaluate("belote.model.send = () => {}")
    table.do("add").click()
    table.wait_in_vain()
    assert answer(table).inner_text() == table.widget._shown["ui"]["no_answer"] == table.said()
    ask(table, "8H:0").click()
    assert table.page.locator(".b-sheet-why").is_visible()


def test_two_views_show_the_same_columns(mount):
    table = mount(bl.CompareRules(position()), views=2)
    fill_first = table.page.locator('[data-field="option"]').first
    fill_first.select_option("cannot_overtrump")
    table.page.locator('[data-field="value"]').first.select_option("free")
    table.do("add").first.click()
    answer(table).wait_for()
    assert table.page.locator('[data-ask="8H:4"]').count() == 2
    assert answer(table).count() == 1


def test_another_language_rewords_the_answer_and_keeps_what_was_asked(table):
    ask(table, "8H:1").click()
    fill(table, option="cannot_overtrump", value="free")
    table.do("add").click()
    answer(table).wait_for()
    table.do("language").select_option("pt")
    table.page.locator('.belote[lang="pt"]').wait_for()
    assert answer(table).inner_text() == table.widget._shown["answer"]["text"]
    assert ask(table, "8H:1").get_attribute("aria-pressed") == "true"


@pytest.mark.parametrize("size", WIDTHS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_axe_finds_nothing(mount, moment, size):
    house = {"cannot_overtrump": "free"} if moment == "position" else {"capot": 250}
    lang = {"phone": "pt", "wide": "en", "projector": "fr"}[size]
    widget = bl.CompareRules(MOMENTS[moment](), lang=lang, house=house)
    table = mount(widget, width=WIDTHS[size])
    for theme in table.in_each_theme():
        assert table.violations() == [], theme
    ask(table, "8H:0" if moment == "position" else "EW:2").click()
    table.do("add").click()
    answer(table).wait_for()
    for summary in table.page.locator("summary").all():
        summary.click()
    for theme in table.in_each_theme():
        table.screenshot(f"compare-{moment}-{theme}-{size}")
        assert table.violations() == [], theme


@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_is_wider_than_the_page(mount, moment):
    houses = [{"cannot_overtrump": "free"}, {"trump_led_must_beat": "never"}]
    table = mount(bl.CompareRules(MOMENTS[moment](), lang="pt", house=houses))
    for width in table.on_each([280, 320, 500, 740, 1600]):
        assert table.overhang() <= 0, width


# whether the shadow at each side is seen
SIGNS = """() => {
  const {backgroundImage, backgroundSize} = getComputedStyle(document.querySelector(".b-sheet-scroll"));
  const sizes = backgroundSize.split(",").map(one => parseFloat(one) > 0);
  return backgroundImage === "none" ? "neither" : `${sizes}`;
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_table_wider_than_the_page_says_that_there_is_more(mount, moment, lang):
    houses = [{"cannot_overtrump": "free"}, {"trump_led_must_beat": "never"}]
    table = mount(bl.CompareRules(MOMENTS[moment](), lang=lang, house=houses), width=320)
    box = table.page.locator(".b-sheet-scroll")
    assert box.evaluate("node => node.scrollWidth > node.clientWidth")
    table.page.wait_for_function(f"() => ({SIGNS})() === 'false,true'")
    ask(table, f"{table.widget._shown['rows'][0]['id']}:0").focus()
    table.page.keyboard.press("End")
    table.page.wait_for_function(f"() => ({SIGNS})() === 'true,false'")


def test_a_table_that_fits_has_no_sign_of_more(mount):
    table = mount(bl.CompareRules(position()), width=1000)
    assert table.page.evaluate(SIGNS) == "neither"
