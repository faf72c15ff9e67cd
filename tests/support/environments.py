"""Clean virtual environments, and an interpreter that every user of the machine may run."""

import functools
import os
import subprocess
import sys
from pathlib import Path

import repository


def _open_to_all(python):
    """Say whether another user could start this interpreter (root's own pyenv: no)."""
    real = Path(python).resolve()
    return real.is_file() and all(folder.stat().st_mode & 0o001 for folder in real.parents)


def _new_enough(python):
    asked = "import sys; sys.exit(sys.version_info < (3, 11))"
    return subprocess.run([python, "-c", asked], check=False).returncode == 0


@functools.cache
def everyones_python():
    """Return an interpreter that an ordinary user may run too, or None."""
    candidates = (sys._base_executable, "/usr/bin/python3", "/usr/local/bin/python3")
    return next((p for p in candidates if _open_to_all(p) and _new_enough(p)), None)


def make(folder, *requirements, python=None):
    """Make a virtual environment and install into it; return its interpreter.

    Without a pip of its own, which saves seconds and needs no ensurepip: ours installs there.
    """
    subprocess.run([python or sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    interpreter = Path(folder, "bin", "python")
    pip = [sys.executable, "-m", "pip", "--python", interpreter, "install", "--quiet"]
    subprocess.run([*pip, "--no-compile", *requirements], check=True, stdin=subprocess.DEVNULL)
    return interpreter


def build(folder, *targets, of=repository.ROOT):
    """Build the named targets ("wheel", "sdist") of a source tree into a folder."""
    wanted = [word for target in targets for word in ("--target", target)]
    command = [sys.executable, "-m", "hatchling", "build", *wanted, "--directory", folder]
    subprocess.run(command, check=True, cwd=of, stdout=subprocess.DEVNULL)


def far_from_sources(home):
    """Give an environment in which no source tree is found and nothing of the user's is read."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "JUPYTER", "JPY_"))}
    return kept | {"HOME": str(home), "PYTHONDONTWRITEBYTECODE": "1", "LC_ALL": "C.UTF-8"}
