"""A saved page opened from disk: it steps, explains and speaks, with nothing behind it."""

import pytest
from on_page import CORNER
from playwright.sync_api import expect

import belote_learn as bl
from belote_learn.view.deal_view import deal_view

DEAL = bl.example("first-deal")
START = 20
# A front end that asks for what only Python can answer, and shows what it is told.
ASKING = """export default { render({ model, el }) {
  const ask = (name, value) => { model.set(name, value); model.save_changes(); };
  const show = () => (el.textContent = JSON.stringify([model.get("_rules"), model.get("lang"), model.get("_notice")]));
  model.on("change:_notice", show);
  model.on("change:lang", show);
  window.ask = ask;
  window.tell = () => model.send({ do: "7H", at: 1 });
  el.className = "asking";
  show();
} }"""


@pytest.fixture(scope="module")
def page(folder):
    tables = [bl.Replay(DEAL, step=START), *map(bl.TrickStepper, DEAL.tricks[:2])]
    return bl.save_page(folder / "a page ä.html", *tables, title="Our first deal")


@pytest.fixture
def opened(open_page, page):
    opened = open_page(page)
    expect(opened.table(2)).to_be_visible()
    return opened


def view(lang="en"):
    return deal_view(DEAL, lang)


def test_it_begins_where_the_widget_stood_and_steps(opened):
    last = len(view()["frames"]) - 1
    expect(opened.place()).to_have_text(f"{START} / {last}")
    opened.do("next").click()
    opened.page.keyboard.press("ArrowRight")
    expect(opened.place()).to_have_text(f"{START + 2} / {last}")
    opened.page.keyboard.press("Home")
    expect(opened.place()).to_have_text(f"0 / {last}")
    expect(opened.place(1)).to_have_text("0 / 4")


def test_it_explains(opened):
    frame = view()["frames"][START + 1]
    opened.do("next").click()
    opened.page.keyboard.press("?")
    why = view()["whys"][frame["why"][frame["subject"]]]
    number = view()["articles"][why["rule"]]["number"]
    expect(opened.table().locator(".b-article-number")).to_have_text(number)
    opened.page.keyboard.press("Escape")
    card = opened.table(1).locator('[data-hand="S"] [data-card]').first
    card.click(position=CORNER)
    expect(opened.table(1).locator(".b-headline")).to_contain_text("may be played")


def test_it_plays_by_itself(opened):
    opened.page.clock.install(time=0)
    opened.do("play").click()
    opened.page.clock.run_for(5000)
    expect(opened.place()).not_to_have_text(f"{START} / {len(view()['frames']) - 1}")
    opened.do("play").click()


def test_it_speaks_three_languages_and_keeps_its_step(opened):
    for lang in ("fr", "pt", "en"):
        opened.do("language").first.select_option(lang)
        expect(opened.table()).to_have_attribute("lang", lang)
        expect(opened.table()).to_have_attribute("aria-label", view(lang)["title"])
        expect(opened.place()).to_contain_text(f"{START} /")
        expect(opened.table(1)).to_have_attribute("lang", "en")


def test_two_views_of_a_widget_agree(open_page, folder):
    table = bl.Replay(DEAL)
    opened = open_page(bl.save_page(folder / "twice.html", table, table))
    opened.do("next", 1).click()
    expect(opened.place(0)).to_contain_text("1 /")
    expect(opened.place(1)).to_contain_text("1 /")


def test_a_layout_is_obeyed(open_page, folder):
    table = bl.Replay(DEAL)
    table.layout.width = "500px"
    table.layout.border = "3px solid red"
    opened = open_page(bl.save_page(folder / "layout.html", table))
    box = opened.table().locator("xpath=..")
    assert box.bounding_box()["width"] == pytest.approx(506, abs=8)
    assert box.evaluate("node => getComputedStyle(node).borderTopWidth") == "3px"


@pytest.mark.parametrize("kind", ["rules", "message"])
def test_what_only_python_can_answer_is_refused_at_once_in_words(open_page, folder, kind):
    class Asking(bl.Replay):
        _esm = ASKING

    table = Asking(DEAL, lang="fr")
    # as a widget with these traits would save them
    get_state = table.get_state
    table.get_state = lambda *args, **options: (
        get_state(*args, **options)
        | {"_rules": {"id": "family"}, "_notice": {"text": "", "count": 3}}
    )
    opened = open_page(bl.save_page(folder / "asking.html", table))
    asking = opened.page.locator(".asking")
    expect(asking).to_contain_text('"count":3')
    opened.page.evaluate(
        {"rules": "ask('_rules', {id: 'ffb'})", "message": "tell()"}[kind],
    )
    expect(asking).to_contain_text('"count":4')
    expect(asking).to_contain_text("Cette page fonctionne sans Python")
    expect(asking).to_contain_text('{"id":"family"}')
    opened.page.evaluate("ask('lang', 'xx')")
    expect(asking).to_contain_text('"fr"')
    opened.page.evaluate("ask('lang', 'pt'); tell()")
    expect(asking).to_contain_text("Esta página funciona sem Python")


def test_axe_finds_nothing_and_it_follows_the_reader_s_light(opened):
    opened.do("why").click()
    for scheme, width in opened.in_each_look([320, 1280, 1920]):
        ground = opened.page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert (int(ground.removeprefix("rgb(").split(",")[0]) < 128) == (scheme == "dark")
        assert opened.overhang() <= 0, (scheme, width)
        opened.screenshot(f"page_{scheme}_{width}")
        assert opened.violations() == [], (scheme, width)


def test_without_scripts_there_are_the_pictures(open_page, page):
    opened = open_page(page, java_script_enabled=False)
    expect(opened.page.locator("pre").first).to_be_visible()
    assert (
        opened.page.locator("pre").first.inner_text().strip()
        == repr(bl.Replay(DEAL, step=START)).strip()
    )
