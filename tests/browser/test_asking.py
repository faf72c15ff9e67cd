"""Asking why: of a legal card, a refused one, a played one, and of the trick."""

import pytest
from on_page import CORNER, plain

import belote_learn as bl


@pytest.fixture
def table(mount, trick):
    return mount(bl.TrickStepper(trick, step=2))


def headline(table):
    return plain(table.page.locator(".b-headline").inner_text())


def test_idle_the_trick_is_explained_with_nothing_lit(table):
    assert headline(table) == table.why("trick")["headline"]
    assert table.page.locator(".b-felt .b-lit").count() == 0


@pytest.mark.parametrize("card", ["JH", "KS", "TC"])
def test_a_click_explains_a_card_and_says_it(table, card):
    table.card(card).click(position=CORNER)
    expected = table.why(card)
    assert headline(table) == expected["headline"]
    assert plain(table.page.locator(".b-text").inner_text()) == expected["text"]
    assert table.said() == table.heard_why(card)
    assert table.card(card).get_attribute("aria-pressed") == "true"


@pytest.mark.parametrize("key", ["Enter", " ", "?"])
def test_keys_explain_the_focused_card(table, key):
    table.card("8H").focus()
    table.page.keyboard.press(key)
    assert headline(table) == table.why("8H")["headline"]
    assert table.focused() == "8H"


@pytest.mark.browser_context_args(has_touch=True)
def test_a_tap_explains_a_card(mount, trick):
    table = mount(bl.TrickStepper(trick, step=2), width=360)
    table.card("KS").tap(position=CORNER)
    assert headline(table) == table.why("KS")["headline"]


def test_the_same_card_again_or_escape_closes(table):
    for close in (
        lambda: table.card("KS").click(position=CORNER),
        lambda: table.page.keyboard.press("Escape"),
    ):
        table.card("KS").click(position=CORNER)
        close()
        assert table.card("KS").get_attribute("aria-pressed") == "false"
        assert headline(table) == table.why("trick")["headline"]


def test_closing_from_the_panel_returns_the_focus_to_the_card(table):
    table.card("KS").click(position=CORNER)
    table.page.locator('[data-do="close"]').click()
    assert table.focused() == "KS"


def test_why_explains_who_is_winning(table):
    table.button("Why?").click()
    assert table.said() == table.heard_why("trick")
    assert table.button("Why?").get_attribute("aria-pressed") == "true"


def test_legal_and_refused_are_told_apart_by_name_mark_and_outline(table):
    ui = table.widget._shown["ui"]
    legal, refused = table.card("JH"), table.card("KS")
    assert legal.get_attribute("aria-label").endswith(ui["legal"])
    assert refused.get_attribute("aria-label").endswith(ui["refused"])
    assert legal.locator(".b-badge-legal").is_visible()
    assert refused.locator(".b-badge-refused").is_visible()
    outline = "node => getComputedStyle(node.firstElementChild).outlineStyle"
    assert legal.evaluate(outline) != refused.evaluate(outline)
    assert legal.bounding_box()["y"] < refused.bounding_box()["y"]


def test_the_questions_come_one_at_a_time_and_light_the_table(table):
    table.card("KS").click(position=CORNER)
    verdict = table.why("KS")
    steps = table.widget._shown["traces"][verdict["trace"]]
    for number, step in enumerate(steps, start=1):
        assert table.page.locator(".b-step").count() == number
        lit = table.page.locator(".b-felt .b-card:is(.b-lit, .b-drop)")
        codes = set(lit.evaluate_all("nodes => nodes.map(node => node.dataset.card)"))
        assert codes == set(step["cards"]) | set(step["drops"])
        seats = table.page.locator(".b-seat.b-lit").count()
        assert seats == len(step["seats"])
        table.page.locator('[data-do="following"]').click(force=True)
    assert table.focused() == "following"


def test_all_questions_light_the_one_where_the_card_fell(table):
    table.card("KS").click(position=CORNER)
    table.page.locator('[data-do="all"]').click()
    verdict = table.why("KS")
    assert table.page.locator(".b-step").count() == len(
        table.widget._shown["traces"][verdict["trace"]]
    )
    current = table.page.locator('[aria-current="step"]')
    assert current.locator(".b-number").inner_text() == str(verdict["at"] + 1)
    assert table.widget._shown["ui"]["falls_here"] in current.inner_text()


def test_the_article_is_read_on_the_page(table):
    table.card("KS").click(position=CORNER)
    article = table.widget._shown["articles"][table.why("KS")["rule"]]
    box = table.page.locator(".b-article")
    assert f"{article['number']} {article['title']}" in box.inner_text()
    sources = box.locator("details").first
    assert not sources.locator("li").first.is_visible()
    sources.locator("summary").click()
    assert sources.locator("li").all_inner_texts() == article["sources"]


def test_an_open_disclosure_stays_open_when_another_card_of_the_same_rule_is_asked(table):
    table.card("KS").click(position=CORNER)
    table.page.locator("summary").first.click()
    table.card("7S").click(position=CORNER)
    assert table.page.locator("details").first.get_attribute("open") is not None


def test_an_asked_card_stays_asked_when_the_step_changes(table):
    table.card("JH").click(position=CORNER)
    table.button("Next").click()
    assert headline(table) == table.why("JH")["headline"]
    table.button("First").click()
    assert (
        plain(table.page.locator(".b-text").inner_text())
        == table.widget._shown["ui"]["not_its_turn"]
    )


def test_what_would_have_to_be_different_is_told_when_asked(table):
    table.card("KS").click(position=CORNER)
    change = table.page.locator("details", has=table.page.locator('[data-focus="what-if"]'))
    assert not change.locator("p").is_visible()
    change.locator("summary").click()
    expected = table.widget._shown["texts"][table.why("KS")["what_if"]]
    assert plain(change.locator("p").inner_text()) == expected


def test_a_question_is_local_and_sends_nothing(table):
    table.card("KS").click(position=CORNER)
    table.button("Why?").click()
    assert table.saved == [] == table.sent
