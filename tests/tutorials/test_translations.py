"""No translated cell is older than its English source, and one that is gets named."""

import shutil
import subprocess
import sys

import nbformat
import pytest
import repository

TOOL = repository.ROOT / "tests" / "tutorials" / "translations.py"
TRANSLATED = [
    name for name in repository.files("tutorials/pt", "tutorials/fr") if name.endswith(".ipynb")
]
LESSON = "01_your_first_trick.ipynb"


def tool(mode, *paths):
    command = [sys.executable, TOOL, mode, *paths]
    return subprocess.run(command, check=False, capture_output=True, text=True)


def test_there_are_translations():
    assert TRANSLATED


def test_no_translated_cell_is_older_than_its_source():
    done = tool("--check", *(repository.ROOT / name for name in TRANSLATED))
    assert (done.stdout, done.returncode) == ("", 0)


@pytest.fixture
def course(tmp_path):
    for language in ("en", "pt"):
        (tmp_path / language).mkdir()
        shutil.copy(repository.ROOT / "tutorials" / language / LESSON, tmp_path / language)
    return tmp_path


def test_a_change_in_english_names_the_translated_cell_until_it_is_stamped(course):
    path, mine = course / "en" / LESSON, course / "pt" / LESSON
    english = nbformat.read(path, as_version=4)
    cell = next(cell for cell in english.cells if cell.id == "the-table")
    cell.source += "\n\nOne more sentence."
    nbformat.write(english, path)
    done = tool("--check", mine)
    assert (done.returncode, done.stdout) == (1, f"pt/{LESSON}: the-table is older\n")
    assert tool("--stamp", mine).returncode == 0
    assert tool("--check", mine).returncode == 0
