"""A replay among other widgets in a real JupyterLab: observed, linked, boxed, shown twice."""

from on_page import START
from playwright.sync_api import expect

import belote_learn as bl

MAKE = """import belote_learn as bl
import ipywidgets as w

deal = bl.example("first-deal")
one, two = bl.Replay(deal), bl.Replay(deal)
seen = []
one.observe(lambda change: seen.append((change.old, change.new)), "step")
link = w.jslink((one, "step"), (two, "step"))
slider = w.IntSlider(max=one.length - 1, description="step")
both = w.link((slider, "value"), (one, "step"))
one.layout.width, one.layout.border = "620px", "3px solid rgb(1, 2, 3)"
"""
BOX = 'w.Tab([w.VBox([slider, one, w.Label("below")]), two], titles=["One", "Two"])'
LAST = bl.Replay(bl.example("first-deal")).length - 1


def place(root):
    return root.locator(".b-position .b-of").filter(visible=True)


def at(step):
    return f"{step} / {LAST}"


def test_a_replay_is_observed_linked_boxed_and_shown_twice(open_cells):
    book = open_cells(make=MAKE, box=BOX, again="one")
    book.run_all()
    box, again = book.cell("box"), book.cell("again")
    expect(place(again)).to_have_text(at(0), timeout=START)
    book.cell("box")
    expect(place(box)).to_have_text(at(0))
    box.get_by_role("button", name="Next", exact=True).click()
    expect(place(box)).to_have_text(at(1))
    # two views of one model, and what Python was told
    expect(place(again)).to_have_text(at(1))
    book.expect_kernel("seen, one.step, two.step, slider.value", "([(0, 1)], 1, 1, 1)")
    # set in Python, by another widget: every view follows
    readout = box.locator(".widget-readout").first
    expect(readout).to_have_text("1")  # written into before that, "7" becomes "71"
    readout.fill("7")
    book.page.keyboard.press("Enter")
    expect(place(box)).to_have_text(at(7))
    expect(place(again)).to_have_text(at(7))
    book.expect_kernel("seen[-1], two.step", "((1, 7), 7)")

    frame = box.locator(".belote").filter(visible=True).locator("xpath=..")
    style = frame.evaluate(
        "node => { const s = getComputedStyle(node); return [s.width, s.borderTopWidth]; }"
    )
    assert style == ["620px", "3px"]
    expect(box.get_by_text("below", exact=True)).to_be_visible()
    book.screenshot("lab_boxed")

    # linked in the page: tests/pages shows the same link with no kernel at all
    box.get_by_role("button", name="Next", exact=True).click()
    expect(place(box)).to_have_text(at(8))
    box.get_by_role("tab", name="Two").click()
    expect(place(box)).to_have_text(at(8))
    book.expect_kernel("one.step, two.step, seen[-1]", "(8, 8, (7, 8))")

    book.save()
    book.reload()
    again = book.cell("again")
    expect(place(again)).to_have_text(at(8), timeout=START)
    again.get_by_role("button", name="Next", exact=True).click()
    expect(place(again)).to_have_text(at(9))
    book.expect_kernel("one.step, two.step, seen[-1]", "(9, 9, (8, 9))")
    assert book.errors == []
