"""A deal that plays by itself, by a clock that the tests move; it never outlives its audience."""

import pytest
from on_page import CORNER, plain

import belote_learn as bl

FAST = 600


@pytest.fixture
def table(mount, deal):
    table = mount(bl.Replay(deal, step=20), clock_stands=True)
    table.display("speed").select_option("fast")
    return table


def wait(table, steps=1):
    for _ in range(steps):
        table.page.clock.run_for(FAST)


def is_playing(table):
    ui = table.widget._shown["ui"]
    return table.do("play").get_attribute("aria-label") == ui["pause"]


def test_it_steps_until_it_is_paused(table):
    table.do("play").click()
    assert (table.widget.step, is_playing(table)) == (21, True)
    wait(table, 3)
    assert table.widget.step == 24
    table.do("play").click()
    wait(table, 3)
    assert (table.widget.step, is_playing(table)) == (24, False)
    assert table.focused() == "play"


def test_the_p_key_plays_and_pauses(table):
    table.do("next").focus()
    table.page.keyboard.press("p")
    wait(table)
    table.page.keyboard.press("p")
    wait(table)
    assert (table.widget.step, is_playing(table)) == (22, False)


@pytest.mark.parametrize(("speed", "steps"), [("slow", 2), ("normal", 4), ("fast", 9)])
def test_the_speed_is_chosen(table, speed, steps):
    table.display("speed").select_option(speed)
    table.do("play").click()
    table.page.clock.run_for(5000)
    assert table.widget.step == 20 + steps


def test_the_speed_can_change_while_it_plays(table):
    table.do("play").click()
    table.display("speed").select_option("slow")
    wait(table, 5)
    assert (table.widget.step, is_playing(table)) == (22, True)


def test_it_stops_at_the_end_and_begins_again_from_there(table):
    last = table.widget.length - 1
    table.widget.step = last - 2
    table.push()
    table.do("play").click()
    wait(table, 5)
    assert (table.widget.step, is_playing(table)) == (last, False)
    table.do("play").click()
    assert (table.widget.step, is_playing(table)) == (0, True)


STOPS = {
    "next": lambda table: table.do("next").click(),
    "key": lambda table: (table.do("play").focus(), table.page.keyboard.press("ArrowLeft")),
    "stage": lambda table: table.page.locator('[data-stage="trick-5"]').click(),
    "why": lambda table: table.do("why").click(),
    "card": lambda table: table.page.locator('[data-hand="S"] [data-card]').first.click(
        position=CORNER
    ),
    "python": lambda table: (setattr(table.widget, "step", 40), table.push()),
    "other view": lambda table: table.page.evaluate("belote.model.set('step', 33)"),
    "hidden": lambda table: table.page.evaluate(
        """() => { Object.defineProperty(document, 'hidden', {value: true, configurable: true});
                   document.dispatchEvent(new Event('visibilitychange')); }"""
    ),
    "output gone": lambda table: table.page.evaluate("document.querySelector('#view0').remove()"),
}


@pytest.mark.parametrize("stop", STOPS)
def test_it_stops_when(table, stop):
    table.do("play").click()
    wait(table)
    assert table.widget.step == 22
    STOPS[stop](table)
    step = table.widget.step
    wait(table, 4)
    assert table.widget.step == step
    if stop != "output gone":
        assert not is_playing(table)


def test_no_timer_outlives_the_view(table):
    table.do("play").click()
    assert table.unmount() == {"model": 0, "page": 0, "nodes": 0}
    step = table.widget.step
    wait(table, 4)
    assert table.widget.step == step


def test_an_open_explanation_goes_along(table):
    table.widget.step = table.frames("bid")[0]
    table.push()
    table.do("why").click()
    table.do("play").click()
    wait(table)
    view = table.widget._shown
    frame = view["frames"][table.widget.step]
    headline = view["texts"][view["whys"][frame["why"]["bid"]]["headline"]]
    assert plain(table.page.locator(".b-headline").inner_text()) == headline
    assert table.do("why").get_attribute("aria-pressed") == "true"


def test_two_views_do_not_play_against_each_other(mount, deal, page):
    table = mount(bl.Replay(deal), views=2, clock_stands=True)
    table.do("play").first.click()
    page.clock.run_for(1500)
    table.do("play").last.click()
    page.clock.run_for(3000)
    labels = table.do("play").evaluate_all("nodes => nodes.map(node => node.ariaLabel)")
    ui = table.widget._shown["ui"]
    assert labels == [ui["play"], ui["pause"]]
