"""What a reader chooses on a saved page: to predict, letters, colours, hands; and other rules."""

import pytest
from playwright.sync_api import expect

import belote_learn as bl

DEAL = bl.example("first-deal")


@pytest.fixture(scope="module")
def page(folder):
    return bl.save_page(folder / "choices.html", bl.Replay(DEAL, step=8), lang="fr")


@pytest.fixture
def opened(open_page, page):
    opened = open_page(page)
    expect(opened.table()).to_be_visible()
    return opened


def ui(name):
    return bl.Replay(DEAL, lang="fr")._shown["ui"][name]


def asking(kind):
    """The first step that asks to predict, and its frame."""
    frames = bl.Replay(DEAL, lang="fr")._shown["frames"]
    return next((i, one) for i, one in enumerate(frames) if (one.get("ask") or {}).get(kind))


def test_a_reader_predicts_and_learns_why(opened):
    step, frame = asking("legal")
    view = bl.Replay(DEAL, lang="fr")._shown
    last = len(view["frames"]) - 1
    opened.do("predict").select_option("legal")
    opened.do("next").focus()
    opened.page.keyboard.press("Home")
    for number in range(step):
        expect(opened.place()).to_have_text(f"{number} / {last}")
        opened.page.keyboard.press("ArrowRight")
    expect(opened.place()).to_have_text(f"{step} / {last}")
    cards = opened.table().locator(f'[data-hand="{frame["turn"]}"] [data-card]')
    marks = {
        code: view["whys"][frame["why"][code]]["mark"]
        for code in cards.evaluate_all("nodes => nodes.map(node => node.dataset.card)")
    }
    for code, mark in marks.items():
        if mark == "legal":
            card = opened.table().locator(f'[data-hand] [data-card="{code}"]')
            card.focus()
            opened.page.keyboard.press("Enter")
    opened.do("check").click()
    expect(opened.table().locator(".b-panel")).to_contain_text(ui("guess_right"))


def test_letters_colours_and_hands_need_nobody(opened):
    jack = opened.table().locator('.b-seat [data-card^="J"] .b-art').first
    before = jack.inner_html()
    opened.do("display").click()
    opened.do("letters").select_option("JQK")
    expect(jack).to_be_visible()
    assert jack.inner_html() != before
    opened.do("hands").select_option("none")
    expect(opened.table().locator(".b-seat [data-card]")).to_have_count(0)
    opened.do("hands").select_option("all")
    first = opened.table().locator(".b-seat [data-card]").first
    expect(first).to_be_visible()


def test_other_rules_need_python_and_the_page_says_so_at_once(opened):
    opened.page.clock.install(time=0)
    opened.page.clock.pause_at(1000)  # at once: no time passes from here on
    opened.do("rules").click()
    before = opened.do("ruleset").input_value()
    place = opened.place().inner_text()
    opened.do("ruleset").select_option("ffb")
    expect(opened.table()).to_contain_text("Cette page fonctionne sans Python")
    expect(opened.do("ruleset")).to_have_value(before)
    assert opened.place().inner_text() == place
    opened.do("language").select_option("pt")
    expect(opened.table()).to_have_attribute("lang", "pt")
    opened.do("ruleset").select_option("ffb")
    expect(opened.table()).to_contain_text("Esta página funciona sem Python")
