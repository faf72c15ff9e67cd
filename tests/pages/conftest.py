"""`open_page`: a page opened from disk in Chromium, where no request may leave the machine."""

from pathlib import Path

import pytest

SCREENSHOTS = Path(__file__).parents[1] / "screenshots"
LOCAL = ("file:", "blob:", "data:")


class Opened:
    """A page from disk: what it asked for, what it complained of."""

    def __init__(self, page):
        self.page = page
        self.errors = []
        self.asked = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._keep)
        page.on("request", lambda request: self.asked.append(request.url))

    def _keep(self, line):
        if line.type in {"error", "warning"}:
            self.errors.append(line.text)

    def table(self, number=0):
        return self.page.locator(".belote").nth(number)

    def place(self, number=0):
        """The step shown, as "3 / 47"."""
        return self.table(number).locator(".b-of").filter(visible=True).first

    def do(self, name, number=0):
        return self.table(number).locator(f'[data-do="{name}"]')

    def screenshot(self, name):
        SCREENSHOTS.mkdir(exist_ok=True)
        self.page.wait_for_timeout(400)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=True)


@pytest.fixture
def open_page(new_context):
    """`open_page(path, scheme="light", width=1280)` -> `Opened`; in the end nothing went wrong."""
    opened = []

    def go(path, *, scheme="light", width=1280, **options):
        context = new_context(color_scheme=scheme, offline=True, **options)
        one = Opened(context.new_page())
        opened.append(one)
        one.page.set_viewport_size({"width": width, "height": 900})
        one.page.set_default_timeout(8000)
        one.page.goto(path.as_uri())
        return one

    yield go
    for one in opened:
        assert one.errors == []
        assert [url for url in one.asked if not url.startswith(LOCAL)] == []


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("pages")
