"""Run the tutorials and keep their stored outputs true.

    python tests/tutorials/refresh.py --write [PATH ...]   run, and rewrite the notebooks in place
    python tests/tutorials/refresh.py --check [PATH ...]   say which cells are stale, exit 1 if any

PATH is a notebook or a folder, `tutorials` when left out. Two runs give the same bytes: what
differs from run to run, or belongs to one machine, is not stored (`canonical` below).
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient

TUTORIALS = Path(__file__).parents[2] / "tutorials"
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
# JupyterLab shows the first line of a hidden source: this one gives nothing away.
SOLUTION = "# solution\n"
# What is run by nbval and not compared is not stored either.
NOT_STORED = "nbval-ignore-output"
# Named in full, so that no reader's front end asks which kernel to start; JupyterLite looks at
# language_info to find its own Python.
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def run(path):
    """Execute a notebook in its own folder; return it in canonical form."""
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
    client = NotebookClient(
        notebook,
        timeout=120,
        kernel_name="python3",
        coalesce_streams=True,
        record_timing=False,
        store_widget_state=False,
        resources={"metadata": {"path": str(path.parent)}},
    )
    with tempfile.TemporaryDirectory() as profile:
        # Without the profile of whoever runs this: it may change how results are printed.
        client.execute(env=os.environ | {"IPYTHONDIR": profile})
    return canonical(notebook)


def canonical(notebook):
    """Keep of an executed notebook only what every run on every machine gives again.

    A widget's view is an id that means nothing in the next session: readers without a kernel get
    its text picture, which stands beside it.
    """
    notebook.metadata = nbformat.from_dict(
        {"kernelspec": KERNEL, "language_info": {"name": "python"}}
    )
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if "solution" in cell.metadata.get("tags", ()) and not cell.source.startswith(SOLUTION):
            cell.source = SOLUTION + cell.source
        if NOT_STORED in cell.metadata.get("tags", ()):
            cell.outputs, cell.execution_count = [], None
        for output in cell.get("outputs", []):
            if "text/plain" in output.get("data", {}):
                output.data.pop(WIDGET_VIEW, None)
            if output.output_type == "error":
                # The frames name files of this machine.
                output.traceback = [f"{output.ename}: {output.evalue}"]
    return notebook


def text_of(notebook):
    return nbformat.writes(notebook, version=4).rstrip("\n") + "\n"


def stale(path, fresh):
    """Name what differs between a stored notebook and its fresh run."""
    stored = nbformat.read(path, as_version=4)
    cells = [
        f"{path.name}: the stored output of cell {old.id} is stale"
        for old, new in zip(stored.cells, fresh.cells, strict=True)
        if old.get("outputs") != new.get("outputs")
    ]
    if not cells and path.read_text(encoding="utf-8") != text_of(fresh):
        return [f"{path.name}: stored in another form than --write gives"]
    return cells


def notebooks(paths):
    for path in paths:
        yield from [path] if path.is_file() else sorted(path.rglob("[!.]*.ipynb"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--write", action="store_true")
    mode.add_argument("--check", action="store_true")
    parser.add_argument("paths", nargs="*", type=Path, default=[TUTORIALS])
    options = parser.parse_args()
    found = []
    for path in notebooks(options.paths):
        fresh = run(path.absolute())
        if options.write:
            path.write_text(text_of(fresh), encoding="utf-8")
        else:
            found += stale(path, fresh)
    sys.stdout.writelines(f"{line}\n" for line in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
