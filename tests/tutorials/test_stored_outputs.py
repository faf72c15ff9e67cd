"""The stored outputs are what the code says today, and nbval would notice if they were not."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
import repository

from belote_learn.messages.language import LANGUAGES

LESSON = "01_your_first_trick.ipynb"
REFRESH = repository.ROOT / "tests" / "tutorials" / "refresh.py"
# The message that is changed, and what it says in English up to its first variable.
CATALOGUE, MESSAGE = "verdict", "headline.refused"


def refresh(mode, *paths):
    command = [sys.executable, REFRESH, mode, *paths]
    return subprocess.run(command, check=False, capture_output=True, text=True)


@pytest.fixture
def lesson(tmp_path):
    source = repository.ROOT / "tutorials" / "en" / LESSON
    return Path(shutil.copy(source, tmp_path))


@pytest.fixture
def package(tmp_path):
    """Copy of the package that the notebooks' kernels will import in place of the real one."""
    shutil.copytree(repository.ROOT / "belote_learn", tmp_path / "copy" / "belote_learn")
    return tmp_path / "copy"


def nbval(lesson, package):
    """Run one notebook the way `python -m pytest` runs the tutorials."""
    command = [sys.executable, "-m", "pytest", "--nbval", "--nbval-current-env"]
    isolated = ["-p", "no:cacheprovider", "-c", os.devnull, f"--rootdir={lesson.parent}"]
    return subprocess.run(
        [*command, *isolated, lesson],
        env=os.environ | {"PYTHONPATH": str(package)},
        check=False,
        capture_output=True,
        text=True,
    )


def test_strict_nbval_passes_on_the_package_as_it_is(lesson, package):
    done = nbval(lesson, package)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_changed_message_makes_strict_nbval_fail(tmp_path, package, language):
    source = repository.ROOT / "tutorials" / language / LESSON
    lesson = Path(shutil.copy(source, tmp_path))
    catalogue = package / "belote_learn" / "messages" / language / f"{CATALOGUE}.toml"
    entry = re.compile(rf'^"{re.escape(MESSAGE)}" = "(.*)"$', re.MULTILINE)
    words, changed = entry.subn(rf'"{MESSAGE}" = "\1, changed"', catalogue.read_text())
    assert changed == 1
    catalogue.write_text(words)
    done = nbval(lesson, package)
    assert done.returncode == 1, done.stdout
    assert ", changed" in done.stdout


def test_a_refreshed_notebook_is_the_stored_one_byte_for_byte(lesson):
    before = lesson.read_bytes()
    assert refresh("--write", lesson).returncode == 0
    assert lesson.read_bytes() == before


def test_check_names_the_stale_cell(lesson):
    notebook = nbformat.read(lesson, as_version=4)
    cell = next(c for c in notebook.cells if c.get("outputs"))
    cell.outputs = [nbformat.v4.new_output("stream", text="something else\n")]
    nbformat.write(notebook, lesson)
    done = refresh("--check", lesson)
    assert done.returncode == 1
    assert cell.id in done.stdout
    assert done.stdout.count("\n") == 1
