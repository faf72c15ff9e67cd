"""`belote-learn export`: a lesson as a page, and gentle words where that cannot be."""

import importlib.util
import os

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook

from belote_learn import launcher
from belote_learn.widgets.pages import page_file

PAGE = "<!doctype html>"


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def lesson(tmp_path):
    nbformat.write(new_notebook(cells=[new_code_cell("print(6 * 7)")]), tmp_path / "lesson.ipynb")
    return tmp_path / "lesson.ipynb"


@pytest.mark.parametrize(
    ("arguments", "written"),
    [
        ([], "lesson.html"),
        (["-o", "page.htm"], "page.htm"),
        (["--output=a b.HTML"], "a b.HTML"),
    ],
)
def test_it_writes_one_page(lesson, tmp_path, capsys, arguments, written):
    before = lesson.read_bytes()
    assert launcher.main(["export", "lesson.ipynb", *arguments]) == 0
    page = (tmp_path / written).read_text("utf-8")
    assert page.startswith(PAGE)
    assert "42" in page
    assert str(tmp_path / written) in capsys.readouterr().out
    assert {one.name for one in tmp_path.iterdir()} == {"lesson.ipynb", written}
    assert lesson.read_bytes() == before


def test_a_page_that_is_there_is_made_anew_but_not_when_the_lesson_fails(lesson, tmp_path):
    page = tmp_path / "lesson.html"
    page.write_text("old")
    assert launcher.main(["export", "lesson.ipynb"]) == 0
    assert page.read_text("utf-8").startswith(PAGE)
    nbformat.write(new_notebook(cells=[new_code_cell("1 / 0")]), lesson)
    page.write_text("old")
    assert launcher.main(["export", "lesson.ipynb"]) == 1
    assert page.read_text() == "old"


REFUSED = {
    "no notebook there": (["gone.ipynb"], "export-no-notebook"),
    "a folder": (["."], "export-no-notebook"),
    "not a notebook": (["notes.txt"], "export-not-notebook"),
    "a cell that fails": (["failing.ipynb"], "export-cell-failed"),
    "over the notebook itself": (["lesson.ipynb", "-o", "lesson.ipynb"], "export-not-html"),
    "over some other file": (["lesson.ipynb", "-o", "notes.txt"], "export-not-html"),
    "in a folder that is not there": (
        ["lesson.ipynb", "-o", "no/page.html"],
        "export-cannot-write",
    ),
    "where a folder is": (["lesson.ipynb", "-o", "folder.html"], "export-cannot-write"),
    "nothing named": ([], "export-help"),
    "two notebooks": (["lesson.ipynb", "other.ipynb"], "export-help"),
    "no page after -o": (["lesson.ipynb", "-o"], "export-help"),
    "an unknown option": (["lesson.ipynb", "--pdf"], "export-help"),
}


@pytest.mark.parametrize("language", ["C.UTF-8", "fr_FR.UTF-8", "pt_BR.UTF-8"])
@pytest.mark.parametrize("name", REFUSED)
@pytest.mark.usefixtures("lesson")
def test_what_cannot_be_exported_is_refused_in_words(tmp_path, capsys, monkeypatch, name, language):
    monkeypatch.setenv("LC_ALL", language)
    failing = new_notebook(cells=[new_code_cell("1 / 0")])
    nbformat.write(failing, tmp_path / "failing.ipynb")
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / "folder.html").mkdir()
    before = {one: one.is_file() and one.read_bytes() for one in tmp_path.rglob("*")}
    said = []
    say = launcher._say
    monkeypatch.setattr(
        launcher, "_say", lambda message, **data: [said.append(message), say(message, **data)]
    )
    arguments, message = REFUSED[name]
    assert launcher.main(["export", *arguments]) == 1
    assert said[-1] == f"launcher.{message}"
    printed = capsys.readouterr()
    assert printed.err.strip()
    assert "Traceback" not in printed.err
    assert {one: one.is_file() and one.read_bytes() for one in tmp_path.rglob("*")} == before


def test_a_failing_cell_is_named_with_its_error(tmp_path, capsys):
    cells = [new_code_cell("1"), new_code_cell("1 / 0")]
    nbformat.write(new_notebook(cells=cells), tmp_path / "failing.ipynb")
    assert launcher.main(["export", "failing.ipynb"]) == 1
    said = capsys.readouterr().err
    assert "code cell 2 of" in said
    assert "(ZeroDivisionError: division by zero)" in said


@pytest.mark.usefixtures("lesson")
def test_a_target_that_may_not_be_written_is_found_before_the_lesson_runs(
    tmp_path, capsys, monkeypatch
):
    def refuse(page):
        raise PermissionError(13, os.strerror(13), page)

    monkeypatch.setattr(page_file, "_check", refuse)
    assert launcher.main(["export", "lesson.ipynb"]) == 1
    assert str(tmp_path / "lesson.html") in capsys.readouterr().err
    assert not (tmp_path / "lesson.html").exists()


@pytest.mark.usefixtures("lesson")
def test_without_jupyterlab_it_says_how_to_install_it(monkeypatch, capsys):
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert launcher.main(["export", "lesson.ipynb"]) == 1
    assert 'pip install "belote-learn[lab]"' in capsys.readouterr().err


@pytest.mark.parametrize("word", ["-h", "--help"])
def test_help(capsys, word):
    assert launcher.main(["export", word]) == 0
    assert "belote-learn export NOTEBOOK [-o PAGE]" in capsys.readouterr().out
