"""A thousand random clicks and keys: no error, and the page shows what Python says."""

import random

from on_page import plain

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES

KEYS = [
    *("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"),
    *("Tab", "Shift+Tab", "Enter", " ", "Escape", "?", "p", "d", "Delete"),
]
LISTS = {"predict": ["off", "legal"], "language": LANGUAGES}
TARGETS = ".belote :is(button, summary, .b-bubble, .b-reverse, .b-face)"


def act(table, chance):
    """Press a key, click anything on the page, or choose from a list."""
    kind = chance.random()
    if kind < 0.55:
        table.page.keyboard.press(chance.choice(KEYS))
    elif kind < 0.95:
        table.page.evaluate(
            """([targets, place]) => {
                const all = [...document.querySelectorAll(targets)].filter(one => one.checkVisibility());
                all[Math.floor(place * all.length)]?.click?.() ;
            }""",
            [TARGETS, chance.random()],
        )
    else:
        name = chance.choice(list(LISTS))
        table.do(name).select_option(chance.choice(LISTS[name]))


def shown(table):
    return int(table.page.locator(".b-position .b-of").inner_text().split(" / ")[0])


def test_a_thousand_random_acts_leave_page_and_python_agreed(mount, deal, page):
    chance = random.Random(1)  # noqa: S311 (a game, not a secret)
    table = mount(bl.Replay(deal), clock_stands=True)
    for number in range(1000):
        act(table, chance)
        if number % 10 == 0:
            page.clock.run_for(700)
            step = table.page.evaluate("belote.model.get('step')")
            assert table.widget.step == step == shown(table)
            frame = table.widget._shown["frames"][step]
            title = table.page.locator(".b-now").filter(visible=True).inner_text()
            assert plain(title) == table.widget._shown["texts"][frame["title"]]
    assert table.sent == []


def test_twenty_views_on_one_page_leave_nothing(mount, deal):
    table = mount(bl.Replay(deal, step=30), views=20)
    table.do("play").last.click()
    table.page.locator('[data-stage="score"]').first.click()
    steps = table.page.locator(".b-position .b-of").all_inner_texts()
    assert len(set(steps)) == 1
    assert table.unmount() == {"model": 0, "page": 0, "nodes": 0}
