"""JupyterLite with the course in it, and our wheel among the packages of its Python."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pyodide_wheels

# What the kernel asks Pyodide for before it runs a cell.
_KERNEL: Final = ("micropip", "packaging", "ipython", "jedi", "comm")
# Parts of ipywidgets for other front ends: JupyterLite has the first among its extensions, and the
# second is for pages that are gone. 2.4 MB, and nothing imports them.
_NOT_FOR_PYTHON: Final = frozenset({"jupyterlab-widgets", "widgetsnbextension"})
_EXTENSIONS: Final = (
    "@jupyter-widgets/jupyterlab-manager",
    "@jupyterlite/pyodide-kernel-extension",
    "anywidget",
)


def build_wheel(root: Path, folder: Path) -> Path:
    """Build our wheel."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--wheel-dir", folder, root], check=True)
    return next(folder.glob("belote_learn-*.whl"))


def build_lite(out: Path, course: Path, core: Path, ours: Path, work: Path) -> None:
    """Build JupyterLite.

    Args:
        out: Where to.
        course: The notebooks.
        core: The npm package pyodide.
        ours: Our wheel.
        work: A folder for what is needed on the way.
    """
    lite = work / "lite"
    python = lite / "static" / "pyodide"
    python.mkdir(parents=True)
    for name in pyodide_wheels.CORE:
        shutil.copy(core / name, python)
    info, known = pyodide_wheels.pinned_by_pyodide(core)
    tools = work / "tools"
    tools.mkdir()
    pyodide_wheels.download([f"{n}=={known[n]}" if n in known else n for n in _KERNEL], tools)
    wheels = pyodide_wheels.gather(
        [ours, *sorted(tools.glob("*.whl"))], python, known, _NOT_FOR_PYTHON
    )
    (python / pyodide_wheels.LOCK).write_text(
        json.dumps(pyodide_wheels.lock(wheels, info)), "utf-8"
    )
    (lite / "jupyter_lite_config.json").write_text(json.dumps(_config()), "utf-8")
    (lite / "jupyter-lite.json").write_text(json.dumps(_settings()), "utf-8")
    command = [
        sys.executable,
        "-m",
        "jupyterlite_core.app",
        "build",
        "--contents",
        course,
        "--output-dir",
        out,
    ]
    subprocess.run(
        [
            *command,
            "--no-sourcemaps",
            "--no-unused-shared-packages",
            "--apps",
            "lab",
            "--apps",
            "notebooks",
        ],
        cwd=lite,
        check=True,
    )


def _config() -> dict[str, object]:
    share = Path(sys.prefix) / "share" / "jupyter" / "labextensions"
    return {
        "LiteBuildConfig": {
            "ignore_sys_prefix": ["federated_extensions"],
            "federated_extensions": [str(share / name) for name in _EXTENSIONS],
        }
    }


def _settings() -> dict[str, object]:
    """Return what every page of JupyterLite is told."""
    kernel = {
        # fetched beside Python itself, not one after the other when a cell asks; and Python looks
        # for modules where they are, not first on the drive of notebooks, a request for each
        "loadPyodideOptions": {
            "packages": ["micropip", "ipython", "jedi", "comm", "belote-learn"],
            "env": {"PYTHONSAFEPATH": "1"},
        },
        "disablePyPIFallback": True,
    }
    return {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "belote_learn",
            "exposeAppInBrowser": True,
            "litePluginSettings": {"@jupyterlite/pyodide-kernel-extension:kernel": kernel},
        },
    }
