"""What pages, learners and hosts do to a widget that it did not ask for."""

import random

import pytest

import belote_learn as bl

# Notebook 7 listens like this: on the way down, before any element of the page.
CAPTURING = """document.heard = [];
document.addEventListener('keydown', event => document.heard.push(event.key), true);"""
PLAIN = [*"abdmxyz0123", "Delete", "Enter", " ", "?", "ArrowUp", "ArrowDown", "Shift+Enter"]


@pytest.mark.parametrize("place", ['[data-hand="trick"] [data-card]', '[data-do="why"]', "select"])
def test_a_page_that_takes_keys_on_the_way_down_gets_none_of_ours(mount, deal, place):
    table = mount(bl.Replay(deal, step=25), listening=CAPTURING)
    for key in PLAIN:
        table.page.locator(f".belote {place}").first.focus()
        table.page.keyboard.press(key)
    assert table.page.evaluate("document.heard") == []
    table.page.evaluate("document.activeElement.blur()")
    table.page.keyboard.press("d")
    table.do("next").focus()
    table.page.keyboard.press("Control+s")
    assert table.page.evaluate("document.heard") == ["d", "Control", "s"]


def test_keys_still_do_what_a_browser_does_with_them(mount, deal):
    table = mount(bl.Replay(deal, step=25), listening=CAPTURING)
    table.do("next").focus()
    table.page.keyboard.press("Enter")
    table.page.keyboard.press(" ")
    assert table.widget.step == 27
    speed = table.display("speed")
    speed.focus()
    table.page.keyboard.press("ArrowDown")
    assert speed.input_value() == "fast"
    assert table.widget.step == 27


def test_a_cell_run_twenty_times_leaves_nothing(mount, deal, page):
    page.clock.install(time=0)
    table = mount(bl.Replay(deal, step=20))
    code = [str(table.widget._esm), "", ["view0"]]
    for _ in range(20):
        table.do("play").click()  # the next run comes while it plays
        assert table.unmount() == {"model": 0, "page": 0, "nodes": 0}
        step = table.widget.step
        page.clock.run_for(3000)
        assert table.widget.step == step
        table.page.evaluate("args => belote.mount(...args)", [table._known, *code])
        assert table.page.locator(".belote").count() == 1
    table.do("next").click()
    assert table.widget.step == step + 1


def junk(chance, depth=2):
    """Any JSON, with a taste for what could pass for something."""
    plain = [None, True, 0, -1, 7, 3.5, 1e308, "", "fr", "ffb", "__class__", "\u2028</script>"]
    kind = chance.random()
    if depth == 0 or kind < 0.6:
        return chance.choice(plain)
    if kind < 0.8:
        return [junk(chance, depth - 1) for _ in range(chance.randrange(4))]
    keys = ["frames", "id", "changes", "text", "count", "$", "$shared"]
    return {chance.choice(keys): junk(chance, depth - 1) for _ in range(chance.randrange(4))}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whatever_a_page_sends_python_keeps_its_truth(mount, deal, seed):
    chance = random.Random(seed)  # noqa: S311 (a game, not a secret)
    table = mount(bl.Replay(deal, step=9))
    names = [*table.widget.keys, "unheard_of", "_deal", "_shown", "__class__"]
    for _ in range(100):
        table.forge(**{chance.choice(names): junk(chance) for _ in range(chance.randrange(1, 4))})
    widget = table.widget
    # what may be asked for is what Python made of it; all else is as it was
    fresh = bl.Replay(deal, step=widget.step, lang=widget.lang, hands=widget.hands)
    own = {"_view", "length", "_esm", "_css"}
    assert {name: getattr(widget, name) for name in own} == {
        name: getattr(fresh, name) for name in own
    }
    assert repr(widget) == repr(fresh)
    # a page may lock the step, and whoever locks it there
    widget.locked = False
    table.push()
    table.do("why").focus()
    table.page.keyboard.press("Home")
    table.page.keyboard.press("ArrowRight")
    assert table.widget.step == 1
