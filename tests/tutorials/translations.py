"""Know which translated cells are older than their English source.

    python tests/tutorials/translations.py --stamp [PATH ...]   after translating: what was translated
    python tests/tutorials/translations.py --check [PATH ...]   name the older cells, exit 1 if any

A translated cell carries, as metadata, a digest of the English text it was made from. When the
English changes, the digest no longer fits, until somebody has read the translation again and stamps
it. PATH is a Portuguese or French lesson; all of them when left out.
"""

import argparse
import hashlib
import sys
from pathlib import Path

import nbformat

TUTORIALS = Path(__file__).parents[2] / "tutorials"
KEY = "translates"


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def read(path):
    return nbformat.read(path, as_version=nbformat.NO_CONVERT)


def translated(path):
    """Give each markdown cell of a translated lesson with the digest that it should carry."""
    english = {cell.id: cell.source for cell in read(path.parents[1] / "en" / path.name).cells}
    notebook = read(path)
    pairs = [
        (cell, digest(english[cell.id]))
        for cell in notebook.cells
        if cell.cell_type == "markdown" and cell.id in english
    ]
    return notebook, pairs


def older(path):
    """Name the cells whose English source has changed since they were translated."""
    return [cell.id for cell, expected in translated(path)[1] if cell.metadata.get(KEY) != expected]


def stamp(path):
    notebook, pairs = translated(path)
    for cell, expected in pairs:
        cell.metadata[KEY] = expected
    text = nbformat.writes(notebook, version=4).rstrip("\n") + "\n"
    path.write_text(text, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--stamp", action="store_true")
    mode.add_argument("--check", action="store_true")
    everything = [
        path for lang in ("pt", "fr") for path in sorted(TUTORIALS.glob(f"{lang}/*.ipynb"))
    ]
    parser.add_argument("paths", nargs="*", type=Path, default=everything)
    options = parser.parse_args()
    found = []
    for path in options.paths:
        if options.stamp:
            stamp(path)
        else:
            found += [f"{path.parent.name}/{path.name}: {cell} is older" for cell in older(path)]
    sys.stdout.writelines(f"{line}\n" for line in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
