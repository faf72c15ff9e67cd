"""Addresses of the course: where they come from, and the links made of them."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
import repository

import belote_learn as bl
from belote_learn.messages.language import LANGUAGES
from belote_learn.view.links import code_in, course_address, deal_link, set_link
from belote_learn.view.qr import qr_path

CODE = "AAAAAAAHQ"
JUPYTER = "https://hub.example/user-redirect/lab/tree/course/{notebook}?{query}"
LITE = "https://site.example/lab/index.html?path={notebook}&{query}"
BINDER = "https://mybinder.org/v2/gh/o/n/HEAD?urlpath=lab/tree/tutorials/{notebook}%3F{query}"

LINKS = {
    "Jupyter": (JUPYTER, f"https://hub.example/user-redirect/lab/tree/course/deal.ipynb?deal={CODE}"),
    "JupyterLite": (LITE, f"https://site.example/lab/index.html?path=deal.ipynb&deal={CODE}"),
    "Binder": (
        BINDER,
        f"https://mybinder.org/v2/gh/o/n/HEAD?urlpath=lab/tree/tutorials/deal.ipynb%3Fdeal%3D{CODE}",
    ),
}  # fmt: skip
LONG = "https://site.example/?path={notebook}%3F{query}#".ljust(500, "a")
REFUSED = {
    "no address": "course",
    "another scheme": "javascript:alert(1)//{notebook}?{query}",
    "a file": "file:///course/{notebook}?{query}",
    "no host": "https:///{notebook}?{query}",
    "no notebook": "https://hub.example/lab?{query}",
    "no query": "https://hub.example/{notebook}",
    "a quote": 'https://hub.example/"{notebook}?{query}',
    "a space": "https://hub.example/ {notebook}?{query}",
    "half a bracket": "https://[hub/{notebook}?{query}",
    "a notebook twice": "https://hub.example/{notebook}/{notebook}?{query}",
    "a query twice": "https://hub.example/{notebook}?{query}&{query}",
    "another hole": "https://hub.example/{user}/{notebook}?{query}",
    "half a hole": "https://hub.example/}/{notebook}?{query}",
    "a hole for a host": "https://{notebook}/?{query}",
    "a port that is no number": "https://hub.example:x/{notebook}?{query}",
    "a port there is none of": "https://hub.example:65536/{notebook}?{query}",
    "port 0": "https://hub.example:0/{notebook}?{query}",
    "a control character": "https://hub.example/\x07{notebook}?{query}",
    "a mark that turns the text": "https://hub.example/\u202e{notebook}?{query}",
    "a mark nobody sees": "https://hub.example/\u200b{notebook}?{query}",
    "no text": 7,
}


@pytest.fixture(autouse=True)
def no_address(monkeypatch):
    for name in (
        "BELOTE_LEARN_ADDRESS",
        "BINDER_LAUNCH_HOST",
        "BINDER_REQUEST",
        "BINDER_PERSISTENT_REQUEST",
    ):
        monkeypatch.delenv(name, raising=False)
    yield
    bl.set_course_address(None)


@pytest.mark.parametrize(("address", "link"), LINKS.values(), ids=LINKS)
def test_a_deal_is_opened_by(address, link):
    bl.set_course_address(address)
    assert deal_link(CODE) == link


def test_binder_hands_the_whole_query_on():
    bl.set_course_address(BINDER)
    (path,) = parse_qs(urlsplit(deal_link("A&B=C")).query)["urlpath"]
    assert parse_qs(urlsplit(path).query) == {"deal": ["A&B=C"]}


def test_without_an_address_or_a_code_there_is_no_link():
    assert course_address() is None
    assert deal_link(CODE) is None
    bl.set_course_address(JUPYTER)
    assert deal_link(None) is None


@pytest.mark.parametrize(("address", "link"), LINKS.values(), ids=LINKS)
def test_a_set_is_opened_by(address, link):
    bl.set_course_address(address)
    assert set_link(CODE) == link.replace("deal.ipynb", "set.ipynb").replace("deal", "set")


def test_a_link_opens_in_the_language_of_the_class():
    bl.set_course_address(JUPYTER)
    assert deal_link(CODE, "fr") == f"{LINKS['Jupyter'][1]}&lang=fr"
    bl.set_language("pt")
    assert deal_link(CODE) == f"{LINKS['Jupyter'][1]}&lang=pt"
    assert deal_link(CODE, "en") == LINKS["Jupyter"][1]
    with pytest.raises(bl.LanguageError):
        set_link(CODE, "xx")


@pytest.mark.parametrize("address", [JUPYTER, LITE, BINDER])
@pytest.mark.parametrize("make", [deal_link, set_link])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_code_of_a_link_is_read_again(address, make, lang):
    bl.set_course_address(address)
    assert code_in(f" {make(CODE, lang)}\n") == CODE


TYPED = {
    "a code": ("aaa-aaa-ahq", "aaa-aaa-ahq"),
    "a code with space around": ("\tAAAAAAAHQ\n", CODE),
    "nothing": ("  ", ""),
    "a link with no code": ("https://hub.example/deal.ipynb", "https://hub.example/deal.ipynb"),
    "a link with an empty code": ("https://hub.example/deal.ipynb?deal=&lang=pt", ""),
    "a link with a fragment": (f"https://hub.example/deal.ipynb?lang=fr&deal={CODE}#top", CODE),
}


@pytest.mark.parametrize(("text", "code"), TYPED.values(), ids=TYPED)
def test_what_was_typed_holds(text, code):
    assert code_in(text) == code


def test_every_notebook_that_is_linked_to_is_in_the_course():
    bl.set_course_address("https://hub.example/{notebook}?{query}")
    for make in (deal_link, set_link):
        name = urlsplit(make(CODE)).path.removeprefix("/")
        assert f"tutorials/{name}" in repository.files("tutorials")


def test_what_is_set_goes_before_the_server_and_the_server_before_binder(monkeypatch):
    monkeypatch.setenv("BINDER_LAUNCH_HOST", "https://mybinder.org/")
    monkeypatch.setenv("BINDER_REQUEST", "v2/gh/o/n/HEAD")
    assert course_address() == BINDER
    monkeypatch.setenv("BINDER_PERSISTENT_REQUEST", "v2/gh/o/n/0a1b")
    assert course_address() == BINDER.replace("HEAD", "0a1b")
    monkeypatch.setenv("BELOTE_LEARN_ADDRESS", LITE)
    assert course_address() == LITE
    bl.set_course_address(JUPYTER)
    assert course_address() == JUPYTER


def test_a_server_set_up_wrongly_gives_no_link(monkeypatch):
    monkeypatch.setenv("BELOTE_LEARN_ADDRESS", "javascript:{notebook}{query}")
    assert deal_link(CODE) is None


@pytest.mark.parametrize("address", ["https://x.example/\ud83c{notebook}?{query}", LONG + "a"])
def test_refused_in_words_that_can_be_sent(address):
    with pytest.raises(bl.NotationError) as refused:
        bl.set_course_address(address)
    assert len(refused.value.text().encode()) < 1000


def test_the_server_may_not_name_an_address_that_is_too_long(monkeypatch):
    monkeypatch.setenv("BELOTE_LEARN_ADDRESS", LONG + "a")
    assert course_address() is None


@pytest.mark.parametrize("letter", ["a", "é", "♥", "\N{PLAYING CARD ACE OF SPADES}"])
def test_the_longest_address_still_fits_a_qr_code(letter):
    bl.set_course_address(LONG.replace("a" * 9, letter * 9))
    assert qr_path(set_link(CODE, "pt"))["size"] > qr_path(CODE)["size"]


@pytest.mark.parametrize("address", REFUSED.values(), ids=REFUSED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_refused_in_words(address, lang):
    bl.set_course_address(JUPYTER)
    with pytest.raises(bl.NotationError, match=re.escape(str(address))) as refused:
        bl.set_course_address(address)
    assert "{notebook}" in refused.value.text(lang)
    assert course_address() == JUPYTER
