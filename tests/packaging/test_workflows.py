"""What GitHub runs: the site is published only of what CI has passed; every Python is tried."""

import re
import tomllib

import repository

# read as text: PyYAML is no dependency of the tests that run everywhere
CI = (repository.ROOT / ".github/workflows/ci.yml").read_text("utf-8")
PAGES = (repository.ROOT / ".github/workflows/pages.yml").read_text("utf-8")


def test_the_site_waits_for_ci():
    events = PAGES[PAGES.index("\non:") : PAGES.index("\npermissions:")]
    assert "push" not in events
    assert re.search(r"workflow_run:\n +workflows: \[CI\]\n +types: \[completed\]", events)
    assert CI.startswith("name: CI\n")
    build = PAGES[PAGES.index("\n  build:") : PAGES.index("\n  deploy:")]
    assert "github.event.workflow_run.conclusion == 'success'" in build
    # what passed, not what was pushed since
    assert "ref: ${{ github.event.workflow_run.head_sha || github.sha }}" in build


def test_the_engine_is_tried_on_the_oldest_python_and_on_the_newest():
    project = tomllib.loads((repository.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=")
    tried = re.search(r"python: \[(.*)\]", CI)[1].replace('"', "").split(", ")
    assert tried[0] == oldest
    assert tried[-1] == "3.14"  # Pyodide's, where the site runs


def test_the_tests_of_the_engine_are_there():
    folders = re.search(r"pytest ((?:tests/\w+ ?)+)", CI)[1].split()
    assert len(folders) > 5
    for folder in folders:
        assert list((repository.ROOT / folder).glob("test_*.py")), folder
