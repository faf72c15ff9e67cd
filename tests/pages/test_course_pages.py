"""Every lesson of the course as a page from disk: each of its tables is there, and nothing complains."""

import re

import nbformat
import pytest
import repository
from playwright.sync_api import expect

from belote_learn.widgets.pages.lesson import lesson_page

LESSONS = sorted((repository.ROOT / "tutorials" / "en").glob("*.ipynb"))
# what a cell of a lesson shows is a table of ours
SHOWN = re.compile(
    r"^(?:[\w.]+ = )?bl\.(?:TrickStepper|Replay|Play|Drill|BiddingTrainer|ScoreSheet|CompareRules)\("
)


def tables(path):
    """Count the cells that end in a widget."""
    cells = nbformat.read(path, as_version=nbformat.NO_CONVERT).cells
    lasts = [
        cell.source.rstrip().splitlines()[-1]
        for cell in cells
        if cell.cell_type == "code" and cell.source
    ]
    return sum(bool(SHOWN.match(last)) for last in lasts)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_is_a_page(lesson, folder, open_page):
    path = folder / f"{lesson.stem}.html"
    path.write_text(lesson_page(lesson), encoding="utf-8")
    opened = open_page(path)
    expect(opened.page.get_by_role("heading", level=1)).to_have_count(1)
    expect(opened.page.locator(".belote").nth(tables(lesson) - 1)).to_be_visible()
