"""`Classroom` in a real browser: predictions are pressed and counted, then the answer is revealed."""

from importlib.resources import files

import pytest

import belote_learn as bl

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
RUN = """() => axe.run("main", {resultTypes: ['violations']})
  .then(found => found.violations.map(one => [one.id, one.nodes.map(node => node.html)]))"""


@pytest.mark.parametrize(("width", "theme"), [(340, "light"), (1280, "dark"), (1920, "light")])
def test_a_class_predicts_and_is_told(mount, width, theme):
    lesson = bl.Classroom(seed=7, about="ruff", questions=2)
    table = mount(lesson, width=width, theme=theme)
    group = table.page.get_by_role("group", name="The predictions of the class")
    first = group.locator("[data-request='vote:0']")
    first.click()
    first.get_by_text(": 1").wait_for()
    first.press("Enter")
    first.get_by_text(": 2").wait_for()
    table.screenshot(f"classroom-{width}-{theme}-asked")
    table.page.evaluate(AXE)
    assert table.page.evaluate(RUN) == []
    table.page.keyboard.press("n")
    table.page.locator(".b-quiz").wait_for()
    assert lesson.votes[0] == 2
    table.screenshot(f"classroom-{width}-{theme}-revealed")
    assert table.page.evaluate(RUN) == []
