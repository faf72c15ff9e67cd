"""`mount`: the real front end in real Chromium, joined to the real Python object, without Jupyter.

`table = mount(widget)` renders the widget's own JavaScript and style on a blank page. What the
front end saves or sends reaches the Python object, whose answers come back. After each test no
error may have reached the console, and no listener may outlive its view.
"""

import on_page
import pytest
from mounted import THEMES, Mounted

import belote_learn as bl

# A step is shown first and told to Python after.
PAINTED = (
    "() => new Promise(done => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))"
)

# What is sent waits on its way until the test lets it go.
HOLD = """() => {
  const send = globalThis.pySend;
  const gate = new Promise(open => { globalThis.letGo = open; });
  globalThis.pySend = content => gate.then(() => send(content));
}"""

# What moves is caught as it begins: a third of a second later there is nothing to see.
CAUGHT = """button => {
  button.click();
  const glides = document.getAnimations().filter(one => one.id === 'belote-glide');
  glides.forEach(one => { one.pause(); one.currentTime = 0; });
  return glides.length;
}"""

A_FRAME = 20  # milliseconds of a page's clock
NO_ANSWER = 3100  # after which a view says that nobody has answered


def height_of(width):
    return 1400 if width < 500 else 800


class Table(Mounted):
    """A widget on a page, and what a test asks of it."""

    def __init__(self, page, widget, *, clock_stands=False):
        super().__init__(page, widget)
        self.clock_stands = clock_stands
        self._complaints = on_page.Complaints(page, "error")

    @property
    def errors(self):
        return self._complaints.heard()

    @property
    def widget(self):
        """The Python object, once it has heard of what is on the screen."""
        if self.clock_stands:
            self.page.clock.run_for(A_FRAME)
        else:
            self.page.evaluate(PAINTED)
        return self._widget

    def wait_in_vain(self):
        """Let the time pass in which Python ought to have answered; the clock stands."""
        assert self.clock_stands
        self.page.clock.run_for(NO_ANSWER)

    def hold(self):
        """Keep on its way what is sent from now on; call what is returned to let it go."""
        self.page.evaluate(HOLD)
        return lambda: self.page.evaluate("() => letGo()")

    def forge(self, **state):
        """Send a state as a hostile page could."""
        self.page.evaluate("state => belote.forge(state)", state)

    def unmount(self):
        """Take every view away; return what is left of them: listeners and nodes."""
        return self.page.evaluate("() => belote.unmount()")

    def card(self, code):
        return self.page.locator(f'[data-card="{code}"]')

    def do(self, name):
        return self.page.locator(f'[data-do="{name}"]')

    def display(self, name):
        """A choice of how the table looks: "hands", "letters", "speed" or "four_colours"."""
        if self.do("display").get_attribute("aria-expanded") == "false":
            self.do("display").click()
        return self.do(name)

    def show(self, step):
        """Go to a step, from Python."""
        self.widget.step = step
        self.push()

    def frames(self, kind):
        """The steps whose frame is of a kind, such as "bid"."""
        frames = self.widget._shown["frames"]
        return [step for step, frame in enumerate(frames) if frame.get("kind") == kind]

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def why(self, key):
        """The explanation that the view has of a card or of "trick" at this step, as texts."""
        view = self.widget._shown
        why = view["whys"][view["frames"][self.widget.step]["why"][key]]
        return why | {part: view["texts"][why[part]] for part in ("headline", "text")}

    def heard(self, text):
        """A text of the view as it is read aloud: cards by their names."""
        for card in self.widget._shown["cards"].values():
            text = text.replace(card["sign"], card["name"])
        return text

    def heard_why(self, key):
        """What is said when the explanation of a card or of "trick" opens."""
        why = self.why(key)
        stop = "" if why["headline"].endswith((".", "!", "?")) else "."
        return self.heard(f"{why['headline']}{stop} {why['text']}")

    def said(self):
        return self.page.get_by_role("status").inner_text()

    def focused(self):
        """The card or action that has the focus."""
        return self.page.evaluate(
            "() => document.activeElement.dataset.card ?? document.activeElement.dataset.do ?? null"
        )

    def on_each(self, widths):
        return on_page.on_each(self.page, widths, height_of)

    def in_each_theme(self):
        """Give the page one theme after the other."""
        for theme, style in THEMES.items():
            self.page.evaluate("style => { document.body.style.cssText += `;${style}`; }", style)
            yield theme

    def overhang(self):
        return on_page.overhang(self.page)

    def catch_glides(self):
        """Press Next and hold the cards where they start; return how many glide."""
        return self.do("next").evaluate(CAUGHT)

    def arrived(self):
        on_page.arrived(self.page)

    def violations(self):
        """What axe-core finds in the widget."""
        return on_page.violations(self.page, "main")

    def screenshot(self, name):
        on_page.picture(self.page, name, full_page=True)


@pytest.fixture
def mount(page):
    """`mount(widget, width=1000, theme="light", views=1)` -> `Table`.

    `listening` is a script to run first; where the `clock_stands`, only the test moves it.
    """
    tables = []

    def go(widget, *, width=1000, theme="light", views=1, listening="", clock_stands=False):  # noqa: PLR0913 (named, all of them)
        if clock_stands:
            page.clock.install(time=0)
            page.clock.pause_at(1000)
        page.set_default_timeout(on_page.PATIENCE)
        page.set_viewport_size({"width": width, "height": height_of(width)})
        tables.append(Table(page, widget, clock_stands=clock_stands))
        return tables[-1].open(views, theme, listening)

    yield go
    for table in tables:
        left = table.unmount()
        assert table.errors == []
        assert left == {"model": 0, "page": 0, "nodes": 0}


@pytest.fixture
def trick():
    """South must overtrump West's ruff; all four hands are open."""
    hands = {
        "N": "AS AH QH TC KC 9C TD JD",
        "W": "9H 7H TS 9S 8S KD QD 7D",
        "S": "JH 8H KS QS 7S AD 9D 8D",
        "E": "TH KH AC QC JC 8C 7C JS",
    }
    return bl.Trick("H", leader="N", cards="TC 9H JH AC", hands=hands)


@pytest.fixture(scope="session")
def deal():
    """Taken in the second round, belote and rebelote said, played to its count."""
    deal = bl.Deal.new(seed=1, dealer="N").with_auto_belote()
    for _ in range(6):
        deal = deal.act("pass")
    deal = deal.act("S")
    while deal.actions:
        deal = deal.act(deal.actions[-1])
    return deal


@pytest.fixture
def position():
    return bl.Position("H", leader="N", trick="TC 9H", hand="JH 8H KS QS 7S AD 9D 8D")
