"""What a bare `import belote_learn` may load: no Jupyter library, no catalogue, no data file."""

import json
import subprocess
import sys

import pytest

NEVER = ("anywidget", "traitlets", "ipywidgets", "IPython", "jupyterlab", "comm", "psygnal")
# Modules that read a file when they are first used; importing the package must not use them.
LATE = (
    "belote_learn.messages",
    "belote_learn.view",
    "belote_learn.widgets",
    "belote_learn.launcher",
)
PROBE = """
import json, sys
opened = []
sys.addaudithook(lambda event, args: event == "open" and opened.append(str(args[0])))
before = set(sys.modules)
import belote_learn
print(json.dumps({"modules": sorted(set(sys.modules) - before), "opened": opened}))
"""


@pytest.fixture(scope="module")
def loaded():
    said = subprocess.run(
        [sys.executable, "-c", PROBE], check=True, capture_output=True, text=True
    ).stdout
    return json.loads(said)


def inside(module, packages):
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def test_no_jupyter_library(loaded):
    assert [module for module in loaded["modules"] if inside(module, NEVER)] == []


def test_no_layer_above_the_explanations(loaded):
    assert [module for module in loaded["modules"] if inside(module, LATE)] == []


def test_no_data_file_is_read(loaded):
    assert [name for name in loaded["opened"] if name.endswith((".toml", ".js", ".css"))] == []


def test_the_probe_sees_what_it_forbids():
    probe = PROBE.replace("import belote_learn", "import traitlets")
    said = subprocess.run(
        [sys.executable, "-c", probe], check=True, capture_output=True, text=True
    ).stdout
    assert any(inside(module, NEVER) for module in json.loads(said)["modules"])
