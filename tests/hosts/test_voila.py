"""Voilà shows a notebook as a page, with its kernel: a link opens its deal, and it is played."""

import sys
import time

import pytest
import repository
from on_page import START
from playwright.sync_api import expect

import belote_learn as bl

DEAL = "AAAAAAAHQ"
#: Voilà's own page asks for these, which have signs that nothing of ours uses.
ICONS = ("/npm/font-awesome@", "/npm/@fortawesome/fontawesome-free@")


@pytest.fixture(scope="module")
def address(serve):
    folder = repository.ROOT / "tutorials"
    return serve("-m", "voila", folder, "--no-browser", "--Voila.ip=127.0.0.1")


@pytest.fixture
def visit(visiting, address):
    one = visiting(address)
    one.close_the_network()
    yield one
    assert [url for url in one.outside if not any(icons in url for icons in ICONS)] == []


def test_a_link_opens_its_deal_which_is_asked_why_by_keyboard(visit, capsys):
    started = time.monotonic()
    page = visit.open(f"voila/render/deal.ipynb?deal={DEAL}&lang=fr")
    place = page.locator(".b-position .b-of").filter(visible=True)
    last = bl.DealByCode(DEAL).table.length - 1
    expect(place).to_have_text(f"0 / {last}", timeout=START)
    shown = time.monotonic() - started
    page.get_by_role("button", name="Suite", exact=True).focus()
    page.keyboard.press("ArrowRight")
    expect(place).to_have_text(f"1 / {last}")
    page.keyboard.press("?")
    expect(page.locator(".b-article-number").filter(visible=True).first).to_be_visible()
    visit.screenshot("voila_deal")
    with capsys.disabled():
        sys.stdout.write(f"\nvoila: the deal of a link after {shown:.1f} s\n")


def test_a_code_is_typed_and_its_deal_is_played_against_the_kernels_bots(visit):
    page = visit.open("voila/render/deal.ipynb")
    page.emulate_media(reduced_motion="reduce")  # the bots play at once
    box = page.get_by_role("textbox", name="Code")
    box.fill("aaaaaaahr", timeout=START)
    box.press("Enter")
    expect(page.locator(".b-code-told")).to_contain_text("its last character does not fit")
    box.fill(DEAL)
    page.get_by_role("button", name="Play the deal").click()
    page.locator('[data-request="take"]').click()
    expect(page.locator(".b-desk-asks")).to_contain_text("was led")


def test_a_lesson_runs_as_a_page(visit):
    page = visit.open("voila/render/en/01_your_first_trick.ipynb")
    table = page.locator(".belote").first
    expect(table.locator(".b-of").filter(visible=True).first).to_have_text("0 / 4", timeout=START)
    table.locator('[data-do="next"]').click()
    expect(table.locator(".b-of").filter(visible=True).first).to_have_text("1 / 4")
