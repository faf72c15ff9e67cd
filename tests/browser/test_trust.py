"""A hostile page changes nothing, and a view leaves nothing behind."""

import pytest

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


@pytest.mark.parametrize("forgery", FORGERIES, ids=str)
def test_a_forged_state_changes_nothing(mount, trick, forgery):
    table = mount(bl.TrickStepper(trick, step=1))
    before = table.widget.get_state()
    table.forge(**forgery)
    assert table.widget.get_state() == before
    table.button("Next").click()
    assert table.widget.step == 2


def test_a_step_beyond_the_end_is_the_end(mount, trick):
    table = mount(bl.TrickStepper(trick))
    table.forge(step=99)
    assert table.widget.step == 4
    assert table.page.locator(".b-position .b-of").inner_text() == "4 / 4"


def test_views_leave_no_listener_and_no_node(mount, trick):
    table = mount(bl.TrickStepper(trick, step=2), views=2)
    table.card("KS").first.click(position={"x": 5, "y": 8})
    assert table.unmount() == {"model": 0, "page": 0, "nodes": 0}
    table.widget.step = 3
    table.push()
