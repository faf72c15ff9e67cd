"""Build the site of the course into a folder: everything that a browser needs, and no server.

    python .github/site/build_site.py OUT

A file server of any kind then shows it: a school's, GitHub Pages, `python -m http.server`.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent))

import lite_site
import pyodide_wheels
import site_pages

ROOT: Final = Path(__file__).resolve().parents[2]


def main() -> None:
    """Read the command line and build."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("out", type=Path, help="the folder; an earlier site in it is replaced")
    reader.add_argument("--wheel", type=Path, help="our wheel, if it is built already")
    reader.add_argument("--core", type=Path, help="the npm package pyodide, if it is here already")
    reader.add_argument("--lessons", default="*.ipynb", help="which lessons become pages to read")
    asked = reader.parse_args()
    build(asked.out.absolute(), asked.wheel, asked.core, asked.lessons)


def build(out: Path, wheel: Path | None, core: Path | None, lessons: str) -> None:
    """Build the whole site.

    Args:
        out: The folder.
        wheel: Our wheel; built when left out.
        core: The npm package pyodide; fetched when left out.
        lessons: Which lessons of each language become pages to read.

    Raises:
        SystemExit: If something else is in the folder.
    """
    clear(out)
    # begun at once: a build that was stopped has left a site too
    site_pages.write_licences(out, [])
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        wheel = wheel or lite_site.build_wheel(ROOT, work)
        core = core or pyodide_wheels.fetch_core(work)
        lite = out / "lite"
        lite_site.build_lite(lite, ROOT / "tutorials", core, wheel, work)
        wheels = sorted(lite.rglob("*.whl"))
        site_pages.write_licences(out, wheels)
        site_pages.build_pages(out, ROOT / "tutorials", lessons)


def clear(out: Path) -> None:
    """Make an empty folder of a new one, an empty one, or one with an earlier site in it.

    Raises:
        SystemExit: If something else is there, which is left as it is.
        OSError: If a file of the earlier site cannot be removed.
    """
    if out.exists():
        if not out.is_dir() or (any(out.iterdir()) and not site_pages.is_site(out)):
            sys.exit(f"{out} holds something that is no earlier site: name an empty folder.")
        shutil.rmtree(out)
    out.mkdir(parents=True)


if __name__ == "__main__":
    main()
