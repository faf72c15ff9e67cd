"""What `python -m pytest` collects: the tests, the doctests, the course; the rest only when named."""

import subprocess
import sys

import pytest
import repository


def collected(*arguments):
    """Ids of the tests that pytest would run, as the first word of a line."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "--quiet", *arguments]
    done = subprocess.run(command, cwd=repository.ROOT, check=True, capture_output=True, text=True)
    return [line for line in done.stdout.splitlines() if "::" in line]


@pytest.fixture(scope="module")
def ids():
    """What the README's command runs."""
    return collected()


def test_what_needs_more_than_the_extra_test_is_left_out(ids):
    assert [name for name in ids if name.startswith(("tests/hosts", "tests/benchmarks"))] == []
    for part in ("belote_learn/", "tests/lab/", "tests/browser/", "tests/launcher/"):
        assert any(name.startswith(part) for name in ids), part


def test_the_only_notebooks_are_the_courses(ids):
    files = {name.split("::")[0] for name in ids if ".ipynb::" in name}
    lessons = {name for name in repository.files("tutorials") if name.endswith(".ipynb")}
    assert files == lessons


def test_hosts_are_collected_when_named():
    assert any(name.startswith("tests/hosts/test_pyodide.py") for name in collected("tests/hosts"))
