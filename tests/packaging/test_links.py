"""Whatever the pages of the repository link to is there, and every code in a link opens."""

import re
from pathlib import Path
from urllib.parse import parse_qs, unquote

import pytest
import repository

import belote_learn as bl

PAGES = [
    "README.md",
    *(name for name in repository.files(".github") if name.endswith(".md")),
]
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")
# The rest of an address on Binder, wherever its first part stands.
ON_BINDER = re.compile(r"\?urlpath=([^\s)`\"'>|]+)")
FILE = re.compile(r"`((?:tests|tutorials|belote_learn|binder|\.github)/[\w./-]+)`")
# Written by the tests, and by the build of the wheel.
MADE = {"tests/screenshots/", "belote_learn/course"}
READERS = {"deal": bl.Deal.from_code, "set": bl.QuestionSet.from_code}
EVERYTHING = repository.files()


def text(name):
    return (repository.ROOT / name).read_text(encoding="utf-8")


def is_there(name):
    return name in EVERYTHING or any(one.startswith(f"{name.rstrip('/')}/") for one in EVERYTHING)


def on_binder(name):
    return [unquote(rest).split("?") for rest in ON_BINDER.findall(text(name))]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_links_to_what_is_there(name):
    folder = repository.ROOT / Path(name).parent
    links = [(folder / link).resolve() for link in LINK.findall(text(name))]
    gone = [link for link in links if not is_there(str(link.relative_to(repository.ROOT)))]
    assert gone == []


@pytest.mark.parametrize("name", PAGES)
def test_a_file_that_a_page_names_is_there(name):
    named = set(FILE.findall(text(name))) - MADE
    assert [file for file in sorted(named) if not is_there(file)] == []


@pytest.mark.parametrize("name", PAGES)
def test_a_link_on_binder_opens_a_notebook_of_the_course(name):
    for page, *_ in on_binder(name):
        assert page.startswith("lab/tree/tutorials/"), page
        assert page.removeprefix("lab/tree/") in EVERYTHING


@pytest.mark.parametrize("name", PAGES)
def test_a_link_on_binder_asks_for_what_its_notebook_opens(name):
    for page, *query in on_binder(name):
        asked = parse_qs("".join(query), strict_parsing=bool(query))
        assert set(asked) <= {"lang", "way", *READERS}
        for kind in READERS.keys() & set(asked):
            assert page.endswith(f"/{kind}.ipynb")
            assert READERS[kind](asked[kind][0]).code == asked[kind][0]


def test_there_is_a_link_of_each_kind():
    links = [page for name in PAGES for page, *_ in on_binder(name)]
    for page in ("index.ipynb", "deal.ipynb", "set.ipynb"):
        assert f"lab/tree/tutorials/{page}" in links
