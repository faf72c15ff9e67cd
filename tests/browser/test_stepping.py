"""Stepping through a trick, by mouse, keyboard, from Python and in two views."""

import frames
import pytest
from on_page import CORNER

import belote_learn as bl


@pytest.fixture
def table(mount, trick):
    return mount(bl.TrickStepper(trick))


def position_of(table):
    return table.page.locator(".b-position .b-of").inner_text()


def test_buttons_step_and_tell_python(table):
    table.button("Next").click()
    assert position_of(table) == "1 / 4"
    table.button("Last").click()
    table.button("Back").click()
    assert position_of(table) == "3 / 4"
    assert table.widget.step == 3
    table.button("First").click()
    assert table.widget.step == 0


def test_buttons_at_the_ends_keep_the_focus(table):
    table.button("Last").click()
    last = table.button("Last")
    assert last.get_attribute("aria-disabled") == "true"
    assert table.focused() == "last"
    last.click(force=True)
    table.page.keyboard.press("Enter")
    assert table.widget.step == 4


def test_arrows_home_and_end_step_from_a_card(table):
    table.card("JH").focus()
    for key, step in [
        ("ArrowRight", 1),
        ("End", 4),
        ("ArrowLeft", 3),
        ("Home", 0),
        ("ArrowLeft", 0),
    ]:
        table.page.keyboard.press(key)
        assert position_of(table) == f"{step} / 4"


def test_focus_follows_a_card_to_the_table_and_back(table):
    table.card("JH").focus()
    for key in ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"]:
        table.page.keyboard.press(key)
        assert table.focused() == "JH"


def test_a_step_set_in_python_is_shown(table):
    table.widget.step = 2
    table.push()
    assert position_of(table) == "2 / 4"
    assert table.page.locator(".b-slot-W [data-card]").get_attribute("data-card") == "9H"


def test_every_step_is_said(table):
    view = table.widget._shown
    assert table.said() == ""
    for frame in view["frames"][1:]:
        table.button("Next").click()
        assert table.said() == table.heard(frames.say(view, frame))
        now = table.page.locator(".b-now").filter(visible=True)
        assert now.inner_text() == view["texts"][frame["title"]]


def test_two_views_agree_on_the_step_and_not_on_the_question(mount, trick):
    table = mount(bl.TrickStepper(trick, step=2), views=2)
    one, other = table.page.locator("#view0"), table.page.locator("#view1")
    one.locator('[data-card="KS"]').click(position=CORNER)
    assert one.locator('[aria-pressed="true"]').count() == 1
    assert other.locator('[aria-pressed="true"]').count() == 0
    one.locator('[data-do="next"]').click()
    assert other.locator(".b-position .b-of").inner_text() == "3 / 4"


def test_nothing_moves_when_a_step_says_more(table):
    def places():
        return table.page.evaluate(
            """() => ['.b-table', '.b-controls', '.b-trick', '.b-seat-S']
                .map(one => JSON.stringify(document.querySelector(one).getBoundingClientRect()))"""
        )

    for width in (320, 1000):
        table.page.set_viewport_size({"width": width, "height": 800})
        seen = set()
        for step in range(5):
            table.widget.step = step
            table.push()
            seen.add(tuple(places()))
        assert len(seen) == 1, seen


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_played_card_glides_unless_motion_is_unwanted(table, motion):
    table.page.emulate_media(reduced_motion=motion)
    assert (table.catch_glides() > 0) == (motion == "no-preference")


def test_a_played_card_starts_from_where_it_lay(table):
    def middle():
        box = table.card("TC").bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    held = middle()
    table.catch_glides()
    assert middle() == pytest.approx(held, abs=2)
    table.page.evaluate("() => document.getAnimations().forEach(one => one.finish())")
    assert middle() != pytest.approx(held, abs=20)
