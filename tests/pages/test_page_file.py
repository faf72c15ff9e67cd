"""Where a page is written: whole or not at all, and told in words where it cannot be."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

import belote_learn as bl
from belote_learn.errors import IllegalActionError, InvalidStateError, NotationError
from belote_learn.messages.language import LANGUAGES
from belote_learn.widgets.pages import page_file

TABLE = bl.CompareRules(bl.Position("H", leader="N", trick="10D 8D", hand="AD 7D JH 9C"))
SHEET = bl.Worksheet([bl.Position("H", leader="N", trick="10D 8D", hand="AD 7D JH 9C")])
#: What writes a page, given its path.
WRITERS = {
    "save_page": lambda path: bl.save_page(path, TABLE),
    "Worksheet.save": SHEET.save,
}


@pytest.fixture(params=WRITERS)
def write(request):
    return WRITERS[request.param]


@pytest.fixture(autouse=True)
def nothing_else_changes(tmp_path, monkeypatch):
    """What is there before is there afterwards, and nothing more."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / "folder").mkdir()
    (tmp_path / "page.html").write_text("old")
    before = {one: one.is_file() and one.read_bytes() for one in tmp_path.rglob("*")}
    yield
    assert {one: one.is_file() and one.read_bytes() for one in tmp_path.rglob("*")} == before


#: What is no page to write, with the error, and what of it is named.
IMPOSSIBLE = {
    "a name with a NUL": ("pa\0ge.html", NotationError, "pa"),
    "half a character": ("page\ud800.html", NotationError, "page"),
    "no path": (None, InvalidStateError, "NoneType"),
    "a number": (7, InvalidStateError, "7"),
    "bytes": (b"page.html", InvalidStateError, "bytes"),
    "nothing": ("", InvalidStateError, "."),
    "a folder": ("folder", InvalidStateError, "folder"),
    "in a folder that is not there": (Path("gone/page.html"), InvalidStateError, "gone"),
    "in a file": ("notes.txt/page.html", InvalidStateError, "notes.txt"),
    "a name that is too long": ("x" * 300 + ".html", InvalidStateError, "xxx"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_cannot_be_written_is_refused_in_words(write, name):
    path, error, named = IMPOSSIBLE[name]
    with pytest.raises(error) as caught:
        write(path)
    for lang in LANGUAGES:
        text = caught.value.text(lang)
        assert named in text
        assert "\0" not in text
        assert text.encode("utf-8")
        assert len(text) < 500


@pytest.mark.parametrize("number", [errno.EACCES, errno.EPERM, errno.EROFS])
def test_a_file_that_may_not_be_written_is_told_as_not_allowed(write, monkeypatch, number):
    def refuse(file):
        raise PermissionError(number, os.strerror(number), str(file))

    monkeypatch.setattr(page_file, "_check", refuse)
    with pytest.raises(IllegalActionError, match=r"not allowed to write page\.html") as caught:
        write("page.html")
    assert os.strerror(number) not in caught.value.text("fr")


def test_a_full_disk_leaves_the_old_page_and_no_other(write, monkeypatch):
    def fill(self, other):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self), str(other))

    monkeypatch.setattr(Path, "replace", fill)
    with pytest.raises(InvalidStateError, match="No space left"):
        write("page.html")


def test_a_title_with_half_a_character_is_no_reason_to_lose_a_page(tmp_path):
    page = tmp_path / "new.html"
    bl.save_page(page, TABLE, title="cut \ud83d")
    assert "<title>cut �</title>" in page.read_text("utf-8")
    page.unlink()


def test_a_new_page_is_as_public_as_any_new_file_and_an_old_one_as_it_was(tmp_path, write):
    new, plain = tmp_path / "new.html", tmp_path / "plain.txt"
    plain.write_text("")
    assert stat.S_IMODE(write(new).stat().st_mode) == stat.S_IMODE(plain.stat().st_mode)
    new.chmod(0o640)
    assert stat.S_IMODE(write(new).stat().st_mode) == 0o640
    new.unlink()
    plain.unlink()


def test_a_link_to_a_page_stays_a_link(tmp_path, write):
    page, link = tmp_path / "folder" / "real.html", tmp_path / "link.html"
    page.write_text("old")
    link.symlink_to(page)
    assert write(link) == link
    assert link.is_symlink()
    assert page.read_text("utf-8").startswith("<!doctype html>")
    link.unlink()
    page.unlink()


@pytest.mark.parametrize("folder", ["a\0b", "a\ud800b"])
def test_progress_in_a_folder_that_cannot_be_named_is_refused_in_words(folder):
    with pytest.raises(NotationError):
        bl.Drill("ruff", progress=folder)
