"""A class in a real JupyterLab: hands are counted by pressing and by writing, then the answer."""

from playwright.sync_api import expect

MAKE = """import belote_learn as bl

lesson = bl.Classroom(seed=7, about=("ruff", "overtrump"), count=4)
lesson"""
OWN = """own = bl.Classroom([("AKBVZ3Z43", 6, 2), (bl.example("first-deal"), 3)])
own"""


def request(cell, do):
    return cell.locator(f'[data-request="{do}"]')


def test_a_class_is_counted_and_told(open_cells, screenshots):
    book = open_cells(make=MAKE, own=OWN)
    book.run_all()
    cell = book.cell("make")
    expect(request(cell, "vote:0")).to_be_visible(timeout=30_000)
    cells = book.cells()

    # pressed, faster than the kernel answers
    for _ in range(4):
        request(cell, "vote:0").click()
    expect(cell.locator('[data-put="count:0"]')).to_have_value("4")
    # written
    cell.locator('[data-put="count:2"]').fill("17")
    book.page.keyboard.press("Enter")
    expect(cell.locator(".b-class-entry[aria-current] .b-class-state")).to_have_text("counting")
    book.expect_kernel("lesson.votes", "(4, 0, 17)")
    request(cell, "undo").click()
    expect(cell.locator('[data-put="count:2"]')).to_have_value("0")
    # counted in code, seen on the page
    book.expect_kernel("lesson.set_votes('AD', 9).votes", "(4, 0, 9)")
    expect(cell.locator('[data-put="count:2"]')).to_have_value("9")

    # in Lab's command mode a letter would be a command, and "d d" would delete the cell
    cell.locator(".b-table").focus()
    for key in "ddxu1":
        book.page.keyboard.press(key)
    expect(cell.locator('[data-put="count:2"]')).to_have_value("0")
    book.page.keyboard.press("n")
    expect(cell.locator(".b-class-results")).to_be_visible()
    expect(cell.locator(".b-class-entry").first).to_contain_text("4.6")
    book.page.screenshot(path=screenshots / "lab_classroom.png")
    book.expect_kernel("lesson.votes", "(5, 0, 0)")

    request(cell, "deal").click()
    expect(cell.locator(".b-controls-deal")).to_be_visible()
    step = int(book.kernel_eval("lesson.step"))
    cell.get_by_role("button", name="Next", exact=True).click()
    expect(cell.locator(".b-position .b-of").filter(visible=True)).to_contain_text(f"{step + 1} /")
    book.expect_kernel("lesson.step", str(step + 1))
    request(cell, "back").click()
    request(cell, "next").click()
    expect(request(cell, "go:1")).to_have_attribute("aria-current", "true")
    book.expect_kernel("lesson.question.number", "2")

    own = book.cell("own")
    request(own, "reveal").click()
    expect(own.locator(".b-class-results")).to_be_visible()
    book.expect_kernel("own.code, own.question.article", "('', 'play.ruff')")
    assert [one[:2] for one in book.cells()] == [one[:2] for one in cells]
    assert book.errors == []
