"""The README's examples run, and what they print is true."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_readme_s_examples_print_what_they_say(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # one of them writes a page
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert (failed, tried > 10) == (0, True)
