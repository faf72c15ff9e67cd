"""A hostile page changes nothing, and a view leaves nothing behind."""

from on_page import CORNER

import belote_learn as bl

FORGERIES = [
    {"_view": {}},
    {"_view": {"frames": []}, "step": True},
    {"length": 99},
    {"step": "3"},
    {"step": None},
    {"step": 1.5},
    {"lang": "xx"},
    {"lang": ["fr"]},
    {"_esm": "export default {}"},
    {"unheard_of": 1},
]


def test_a_forged_state_changes_nothing(mount, trick):
    table = mount(bl.TrickStepper(trick, step=1))
    before = table.widget.get_state()
    for forgery in FORGERIES:
        table.forge(**forgery)
        assert table.widget.get_state() == before, forgery
    table.button("Next").click()
    assert table.widget.step == 2


def test_a_step_beyond_the_end_is_the_end(mount, trick):
    table = mount(bl.TrickStepper(trick))
    table.forge(step=99)
    assert table.widget.step == 4
    assert table.page.locator(".b-position .b-of").inner_text() == "4 / 4"


def test_views_leave_no_listener_and_no_node(mount, trick):
    table = mount(bl.TrickStepper(trick, step=2), views=2)
    table.card("KS").first.click(position=CORNER)
    assert table.unmount() == {"model": 0, "page": 0, "nodes": 0}
    table.widget.step = 3
    table.push()
