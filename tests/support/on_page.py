"""What every test folder does on a page: hears its complaints, looks at it, photographs it."""

import os
from importlib.resources import files

import repository

#: Milliseconds that a page on a slow machine is waited for, where nothing says otherwise.
PATIENCE = 20_000
#: The same until a kernel has started and its first widget is shown.
START = 120_000
#: The part of a card that its neighbour leaves free.
CORNER = {"x": 5, "y": 8}
#: A script that keeps which keys reach the page around a widget: `document.heard`.
LISTENING = """document.heard = [];
document.addEventListener('keydown', event => document.heard.push(event.key));"""

_AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
_VIOLATIONS = """within => axe.run(within ?? document, {resultTypes: ['violations']})
  .then(found => found.violations.map(one => [one.id, one.nodes.map(node => node.html)]))"""
_ARRIVED = """async () => {
  const ends = one => Number.isFinite(one.effect.getComputedTiming().endTime);
  const moving = () => document.getAnimations().filter(one => one.playState === 'running' && ends(one));
  while (moving().length) await Promise.allSettled(moving().map(one => one.finished));
}"""
_SCREENSHOTS = repository.ROOT / "tests" / "screenshots"


class Complaints:
    """Errors that nobody caught on a page, and the lines of its console of the levels named."""

    def __init__(self, page, *levels):
        self._page = page
        self._levels = levels
        self._heard = []
        page.on("pageerror", lambda error: self._heard.append(f"page: {error}"))
        page.on("console", self._keep)

    def _keep(self, line):
        if line.type in self._levels:
            self._heard.append(line.text)

    def heard(self):
        """List them all: what the page has said is here once it answers again."""
        self._page.evaluate("() => 0")
        return list(self._heard)

    def forget(self):
        """Begin anew."""
        self._heard.clear()


def plain(text):
    """Take away what keeps a browser from drawing suit signs as pictures."""
    return text.replace("\ufe0e", "")


def arrived(page):
    """Wait until nothing moves on the page."""
    page.evaluate(_ARRIVED)


def violations(page, within=None):
    """What axe-core finds, once nothing moves: ids of rules, and the nodes that break them."""
    arrived(page)
    if not page.evaluate("() => 'axe' in globalThis"):
        page.evaluate(_AXE)
    return page.evaluate(_VIOLATIONS, within)


def in_each_scheme(page):
    """Let the reader's machine be light, then dark."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        yield scheme


def on_each(page, widths, height):
    """Give the page one width after the other."""
    for width in widths:
        page.set_viewport_size({"width": width, "height": height(width)})
        page.wait_for_function("width => innerWidth === width", arg=width)
        yield width


def overhang(page):
    """By how much a page is wider than its window."""
    return page.evaluate("() => document.documentElement.scrollWidth - innerWidth")


def picture(page, name, **options):
    """Photograph the page for human eyes, where the variable SCREENSHOTS asks for it."""
    if os.environ.get("SCREENSHOTS"):
        arrived(page)
        page.screenshot(path=_SCREENSHOTS / f"{name}.png", **options)
