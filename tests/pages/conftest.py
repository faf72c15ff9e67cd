"""`open_page`: a page opened from disk in Chromium, where no request may leave the machine."""

import on_page
import pytest

LOCAL = ("file:", "blob:", "data:")


class Opened:
    """A page from disk: what it asked for, what it complained of."""

    def __init__(self, page):
        self.page = page
        self.asked = []
        self._complaints = on_page.Complaints(page, "error", "warning")
        page.on("request", lambda request: self.asked.append(request.url))

    @property
    def errors(self):
        return self._complaints.heard()

    def forget(self):
        """Leave out what was complained of so far: the test has looked at it."""
        self._complaints.forget()

    def table(self, number=0):
        return self.page.locator(".belote").nth(number)

    def place(self, number=0):
        """The step shown, as "3 / 47"."""
        return self.table(number).locator(".b-of").filter(visible=True).first

    def do(self, name, number=0):
        return self.table(number).locator(f'[data-do="{name}"]')

    def in_each_look(self, widths):
        """Give the page one width after the other, on a light machine and on a dark one."""
        for width in on_page.on_each(self.page, widths, lambda _: 900):
            for scheme in on_page.in_each_scheme(self.page):
                yield scheme, width

    def overhang(self):
        return on_page.overhang(self.page)

    def violations(self):
        """What axe-core finds on the whole page."""
        return on_page.violations(self.page)

    def screenshot(self, name):
        on_page.picture(self.page, name, full_page=True)


@pytest.fixture
def open_page(new_context):
    """`open_page(path, scheme="light")` -> `Opened`; in the end nothing went wrong."""
    opened = []

    def go(path, *, scheme="light", **options):
        context = new_context(color_scheme=scheme, offline=True, **options)
        one = Opened(context.new_page())
        opened.append(one)
        one.page.set_viewport_size({"width": 1280, "height": 900})
        one.page.set_default_timeout(on_page.PATIENCE)
        one.page.goto(path.as_uri())
        return one

    yield go
    for one in opened:
        assert one.errors == []
        assert [url for url in one.asked if not url.startswith(LOCAL)] == []


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("pages")
