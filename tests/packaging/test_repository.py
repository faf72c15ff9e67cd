"""What the repository as a whole promises: its address, its top level, no machine's paths."""

import re
import tomllib
from pathlib import Path
from urllib.parse import parse_qs, urlparse

import pytest
import repository
from packaging.requirements import Requirement

from belote_learn._about import REPOSITORY

ADDRESS = re.compile(
    r"(?:github\.com/|mybinder\.org/v2/gh/|githubusercontent\.com/)([\w.-]+/[\w.-]+)"
)
BINDER = re.compile(r"https://mybinder\.org/v2/gh/[^\s)>\"]+")
MACHINE_PATH = re.compile(r"/(?:work|root|tmp|home)/")
TOP_LEVEL = {
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "CHANGELOG.md",
    "belote_learn",
    "tutorials",
    "tests",
    "binder",
}


def text(name):
    return (repository.ROOT / name).read_text(encoding="utf-8", errors="replace")


def ours(address):
    """Tell our own address, whoever the owner, from the addresses of other projects."""
    return address.removesuffix(".git").endswith("/" + REPOSITORY.split("/")[1])


@pytest.mark.parametrize("name", ["README.md", "pyproject.toml", ".github/CONTRIBUTING.md"])
def test_addresses_agree_with_the_one_constant(name):
    found = {
        address.removesuffix(".git") for address in ADDRESS.findall(text(name)) if ours(address)
    }
    assert found == {REPOSITORY}


def test_no_other_file_names_the_owner():
    elsewhere = set(repository.files()) - {
        "README.md",
        "pyproject.toml",
        ".github/CONTRIBUTING.md",
        "belote_learn/_about.py",
    }
    assert [name for name in sorted(elsewhere) if any(map(ours, ADDRESS.findall(text(name))))] == []
    assert [name for name in sorted(elsewhere) if REPOSITORY in text(name)] == []


def test_the_binder_badge_opens_the_index_of_the_course():
    """tests/packaging/test_links.py has the others."""
    badge = BINDER.findall(text("README.md"))[0]
    (page,) = parse_qs(urlparse(badge).query)["urlpath"]
    assert page == "lab/tree/tutorials/index.ipynb"
    assert page.removeprefix("lab/tree/") in repository.files("tutorials")


def test_the_readme_has_two_commands_one_to_learn_and_one_to_check():
    """.ci/run runs the second one as it stands there."""
    lines = text("README.md").splitlines()
    learn, check = [line for line in lines if line.startswith("python3 -m venv ")]
    assert learn.endswith(' -e ".[lab]" && .venv/bin/belote-learn')
    assert check.endswith(' -e ".[test]" && .venv/bin/python -m pytest')


def test_ci_has_a_version_of_every_tool_that_learners_do_not_install():
    extras = tomllib.loads(text("pyproject.toml"))["project"]["optional-dependencies"]
    learners = {"belote-learn", "nbclient", "nbformat", "notebook"}
    tools = {tool.name: tool.specifier for tool in map(Requirement, extras["test"])}
    pins = [Requirement(line) for line in text(".ci/constraints.txt").splitlines()]
    assert {pin.name for pin in pins} == tools.keys() - learners
    for pin in pins:
        [version] = pin.specifier
        assert version.operator == "=="
        assert tools[pin.name].contains(version.version), pin.name


def test_the_top_level_holds_only_what_was_agreed():
    tops = {Path(name).parts[0] for name in repository.files()}
    assert {top for top in tops if not top.startswith(".")} <= TOP_LEVEL


def test_no_file_names_a_path_of_a_machine():
    locks = ("package-lock.json",)
    names = [name for name in repository.files() if not name.endswith(locks)]
    assert [name for name in names if MACHINE_PATH.search(text(name))] == []
