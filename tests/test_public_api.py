"""The public door: names, laziness, docstrings."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys

import pytest

import belote_learn as bl
from belote_learn.explain.articles import articles

VALUES = {"RULESETS", "__version__"}
PUBLIC = [name for name in bl.__all__ if name not in VALUES]


def test_every_public_name_is_listed_and_found():
    assert set(bl.__all__) <= set(dir(bl))
    for name in bl.__all__:
        assert getattr(bl, name) is not None
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        bl.nothing  # noqa: B018


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_has_a_docstring(name):
    assert len(inspect.getdoc(getattr(bl, name))) > 20


@pytest.mark.parametrize(
    "name",
    [
        n
        for n in PUBLIC
        if not n.endswith(("Error", "Direction", "Team", "Rank")) or n == "BeloteError"
    ],
)
def test_every_public_name_has_a_doctest(name):
    value = getattr(bl, name)
    assert ">>>" in inspect.getdoc(value), name


def test_rule_articles_named_in_docstrings_exist():
    named = set()
    for name in PUBLIC:
        named |= set(re.findall(r"\bplay\.[a-z]+(?:-[a-z]+)+", inspect.getdoc(getattr(bl, name))))
    assert named <= set(articles())


def loaded_after(statement: str) -> set[str]:
    code = f"import sys; {statement}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return set(done.stdout.split())


def test_importing_the_package_loads_no_jupyter_library_and_no_catalogue():
    loaded = loaded_after("import belote_learn")
    assert not loaded & {"anywidget", "traitlets", "ipywidgets", "IPython", "tomllib"}
    assert not loaded & {"fsrs", "platformdirs", "random"}
    assert not any(name.startswith("belote_learn.messages") for name in loaded)


def test_searching_and_checking_exercises_load_nothing_that_keeps_progress():
    loaded = loaded_after("import belote_learn.exercises.search, belote_learn.exercises.answers")
    assert not loaded & {"fsrs", "platformdirs", "anywidget", "traitlets", "IPython"}


def test_deciding_and_refusing_load_no_words():
    loaded = loaded_after(
        "import belote_learn as bl; p = bl.Position('H', leader='N', hand='AD'); bl.legal_cards(p)"
    )
    assert not any(name.startswith("belote_learn.messages") for name in loaded)
