"""What a teacher sets for a class, on the page: a step that nobody moves, the hands of a side."""

import pytest

import belote_learn as bl


@pytest.fixture
def table(mount, deal):
    table = mount(bl.Replay(deal, step=20))
    table.widget.locked = True
    table.push()
    return table


@pytest.mark.parametrize("name", ["First", "Back", "Next", "Last"])
def test_no_button_moves_a_locked_step(table, name):
    # it says that it is out of use, and would be waited for
    table.button(name).click(force=True)
    assert table.widget.step == 20


@pytest.mark.parametrize("key", ["ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"])
def test_no_key_moves_a_locked_step(table, key):
    table.do("next").focus()
    table.page.keyboard.press(key)
    assert table.widget.step == 20


def test_no_stage_moves_a_locked_step(table):
    table.page.locator("[data-stage]").last.click()
    assert table.widget.step == 20


def test_a_locked_step_does_not_play(table):
    ui = table.widget._shown["ui"]
    table.do("play").click(force=True)
    assert table.widget.step == 20
    assert table.do("play").get_attribute("aria-label") != ui["pause"]


def test_python_moves_a_locked_step_and_unlocks_it(table):
    table.widget.step = 30
    table.push()
    table.button("Next").click(force=True)
    assert table.widget.step == 30
    table.widget.locked = False
    table.push()
    table.button("Next").click()
    assert table.widget.step == 31


def test_the_hands_of_a_side_are_open(mount, trick):
    table = mount(bl.TrickStepper(trick, hands="NS"))
    closed = table.page.locator("[data-backs]")
    assert sorted(closed.evaluate_all("all => all.map(one => one.dataset.backs)")) == ["E", "W"]
