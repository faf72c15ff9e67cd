"""The keyboard alone: what Tab reaches, what stays inside, what the focus survives."""

import pytest
from on_page import LISTENING

import belote_learn as bl


@pytest.fixture
def table(mount, trick):
    return mount(bl.TrickStepper(trick, step=2), listening=LISTENING)


def test_tab_reaches_each_hand_once(table):
    stops = table.page.locator('.b-felt [tabindex="0"]')
    hands = stops.evaluate_all(
        "nodes => nodes.map(node => node.closest('[data-hand]').dataset.hand)"
    )
    assert sorted(hands) == ["E", "N", "S", "W", "trick"]


def test_up_and_down_walk_through_a_hand(table):
    table.card("JH").focus()
    for key, card in [("ArrowDown", "8H"), ("ArrowDown", "KS"), ("ArrowUp", "8H")]:
        table.page.keyboard.press(key)
        assert table.focused() == card
    table.page.keyboard.press("Tab")
    table.page.keyboard.press("Shift+Tab")
    assert table.focused() == "8H"


def test_no_plain_key_leaves_the_widget(table):
    table.card("JH").focus()
    keys = [
        *"abcdefghijklmnopqrstuvwxyz0123456789",
        "ArrowUp",
        "ArrowDown",
        "ArrowLeft",
        "ArrowRight",
    ]
    for key in [*keys, "Enter", " ", "?", "Home", "End", "Delete", "Shift+Enter"]:
        table.page.keyboard.press(key)
    assert [key for key in table.page.evaluate("document.heard") if key != "Shift"] == []


def test_tab_escape_and_shortcuts_pass(table):
    table.card("JH").focus()
    for key in ["Escape", "Control+s", "Alt+ArrowLeft", "Tab"]:
        table.page.keyboard.press(key)
    heard = table.page.evaluate("document.heard")
    assert [key for key in heard if key not in ("Control", "Alt")] == [
        "Escape",
        "s",
        "ArrowLeft",
        "Tab",
    ]
    assert table.widget.step == 2


def test_the_whole_lesson_without_a_mouse(table):
    page = table.page
    for name in ("rules", "display", "language"):
        page.keyboard.press("Tab")
        assert table.focused() == name
    for _ in range(5):
        page.keyboard.press("Tab")
    assert table.focused() == "JH"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert page.locator(".b-refused.b-verdict").is_visible()
    while table.focused() != "following":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert page.locator(".b-questions .b-of").inner_text().startswith("3 /")
    page.keyboard.press("Escape")
    assert table.focused() == "8H"
    page.keyboard.press("ArrowRight")
    assert table.widget.step == 3
    assert table.focused() == "8H"


def test_focus_is_not_taken_by_a_change_from_python(table):
    table.page.evaluate("document.activeElement.blur()")
    table.widget.step = 4
    table.push()
    assert table.page.evaluate("document.activeElement === document.body")
