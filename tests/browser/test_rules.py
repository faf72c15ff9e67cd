"""Letters, rules and what is refused under them, chosen in the widget."""

import pytest
from house_deal import house_deal
from on_page import CORNER, plain

import belote_learn as bl


@pytest.fixture
def table(mount):
    return mount(bl.Replay(house_deal(), ruleset="reglas"))


def frames_refused(table):
    return [one["frame"] for one in table.widget._shown["judged"]["frames"]]


def test_a_refused_card_is_marked_where_it_lies(table):
    step = frames_refused(table)[1]
    table.show(step)
    frame = table.widget._shown["frames"][step]
    whys = table.widget._shown["whys"]
    refused = [
        p["card"] for p in frame["trick"] if whys[frame["why"][p["card"]]]["mark"] == "refused"
    ]
    ui = table.widget._shown["ui"]
    (card,) = refused
    assert table.card(card).locator(".b-badge-refused").is_visible()
    assert ui["refused"] in table.card(card).get_attribute("aria-label")
    table.card(card).click()
    headline = plain(table.page.locator(".b-headline").inner_text())
    assert headline == table.why(card)["headline"]


def test_a_refused_bid_is_marked_at_the_seat_and_in_the_list(table):
    table.show(frames_refused(table)[0])
    refused = table.widget._shown["ui"]["bid_refused"]
    assert refused in table.page.locator(".b-said.b-newest").inner_text()
    assert table.page.locator(".b-bubble .b-badge-refused").count() == 1


def test_the_note_leads_there_and_the_timeline_shows_where(table):
    for number, step in enumerate(frames_refused(table)):
        table.page.locator("[data-frame]").nth(number).click()
        assert table.widget.step == step
    refused = [one["id"] for one in table.widget._shown["stages"] if one.get("refused")]
    marked = table.page.locator(".b-stage-refused").evaluate_all(
        "nodes => nodes.map(node => node.dataset.stage)"
    )
    assert marked == refused
    word = table.widget._shown["ui"]["stage_refused"]
    assert word in table.page.locator(".b-stage-refused").first.text_content()


def test_another_ruleset_keeps_the_step_and_the_way_back_is_short(table):
    table.show(30)
    table.do("rules").click()
    table.do("own").click()
    table.page.locator(".b-judged").wait_for(state="detached")
    assert table.widget.step == 30
    assert table.widget._shown["judged"] is None
    table.do("ruleset").select_option("ffb")
    table.page.locator(".b-judged").wait_for()
    assert table.widget.ruleset.id == "ffb"
    assert table.said().startswith(table.widget._shown["judged"]["text"])


def test_a_house_rule_is_marked_as_one(mount, deal):
    table = mount(bl.Replay(deal))
    table.do("rules").click()
    table.page.locator("summary").first.click()
    option = table.page.locator('[data-option="cannot_overtrump"]')
    option.focus()
    option.select_option("free")
    table.page.locator(".b-option-own").wait_for()
    assert table.widget._rules == {"id": "family", "changes": {"cannot_overtrump": "free"}}
    word = table.widget._shown["ui"]["rules_changed"]
    assert word in table.page.locator(".b-option-own").inner_text()
    assert table.page.evaluate("document.activeElement.dataset.option") == "cannot_overtrump"
    option.select_option("undertrump")
    table.page.locator(".b-option-own").wait_for(state="detached")
    assert table.widget._rules == {"id": "family", "changes": {}}


def test_a_number_that_is_none_changes_nothing(mount, deal):
    table = mount(bl.Replay(deal))
    table.do("rules").click()
    table.page.locator("summary").first.click()
    field = table.page.locator('[data-option="target"]')
    field.fill("many")
    field.blur()
    assert field.input_value() == "1000"
    assert table.saved == []


def test_a_refusal_of_python_is_shown_and_said(table):
    table.widget._notice = {"text": "These two do not go together.", "count": 1}
    table.push()
    assert table.page.locator(".b-notice").inner_text() == "These two do not go together."
    assert table.said() == "These two do not go together."
    table.do("next").click()
    assert table.page.locator(".b-notice").count() == 0


def test_without_a_kernel_the_rules_stay_and_the_page_says_why(mount):
    table = mount(bl.Replay(house_deal(), ruleset="reglas"), clock_stands=True)
    table.answering = False
    table.do("rules").click()
    table.do("ruleset").select_option("ffb")
    table.wait_in_vain()
    notice = table.page.locator(".b-notice")
    needs_kernel = table.widget._shown["ui"]["needs_kernel_rules"]
    assert notice.inner_text() == needs_kernel == table.said()
    assert table.do("ruleset").input_value() == "reglas"


@pytest.mark.parametrize(("lang", "letters", "sign"), [("en", "VDR", "V"), ("fr", "JQK", "J")])
def test_the_letters_change_on_cards_and_in_texts_and_not_in_names(
    mount, trick, lang, letters, sign
):
    table = mount(bl.TrickStepper(trick, lang=lang, step=2))
    name = table.card("JH").get_attribute("aria-label")
    index = table.card("JH").locator(".b-index")
    before = index.get_attribute("d")
    table.card("JH").click(position=CORNER)
    table.display("letters").select_option(letters)
    assert index.get_attribute("d") != before
    assert table.card("JH").get_attribute("aria-label") == name
    headline = plain(table.page.locator(".b-headline").inner_text())
    assert f"{sign}♥" in headline
    assert table.widget.letters == letters
