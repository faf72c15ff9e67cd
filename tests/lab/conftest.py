"""Fixtures of the JupyterLab tests: `lab`, one server for all, and `open_notebook`."""

import os
import shutil
import sys
import time
from importlib.resources import files
from pathlib import Path

import nbformat
import on_page
import pytest
from lab_server import Lab
from nbformat.v4 import new_code_cell, new_notebook

READY = """() => {
  const widget = window.jupyterapp?.shell.currentWidget;
  return Boolean(widget?.context?.isReady);
}"""
SETTLED = """async () => {
  const panel = window.jupyterapp.shell.currentWidget;
  await panel.context.ready;
  await panel.sessionContext.ready;
}"""
EXECUTE = "([command, args]) => window.jupyterapp.commands.execute(command, args)"
# Lab draws only the cells near the window, and names none of them in the page.
SHOW = """async id => {
  const notebook = window.jupyterapp.shell.currentWidget.content;
  const index = notebook.widgets.findIndex(cell => cell.model.id === id);
  await notebook.scrollToItem(index, 'start');
  notebook.widgets[index].node.dataset.cell = id;
}"""
RUN = """async id => {
  const notebook = window.jupyterapp.shell.currentWidget.content;
  notebook.activeCellIndex = notebook.widgets.findIndex(cell => cell.model.id === id);
  await window.jupyterapp.commands.execute('notebook:run-cell');
}"""
CELLS = """() => window.jupyterapp.shell.currentWidget.content.model.sharedModel.cells
  .map(cell => [cell.id, cell.cell_type, cell.getSource(), cell.execution_count ?? null])"""
# Notebook 7's own parts race at its start, now and then: jupyter/notebook issue 7862.
NOT_OURS = ("reading 'schema'", "Command 'filebrowser:open-path' not registered")


class Notebook:
    """A notebook open on a page of JupyterLab."""

    def __init__(self, lab, page, path):
        self.lab = lab
        self.page = page
        self.path = path
        self._complaints = on_page.Complaints(page, "error")
        self._theirs = ()

    @property
    def errors(self):
        """What the page complained of, but for what Notebook 7 is known to complain of by itself."""
        heard = self._complaints.heard()
        return [line for line in heard if not any(known in line for known in self._theirs)]

    def screenshot(self, name):
        on_page.picture(self.page, name)

    def open(self, app="lab", query=""):
        """Open in JupyterLab, in a workspace of its own, or in Notebook 7 (`app="notebooks"`).

        With a query, as a link has it, nothing is reset: Lab goes on from the address as it stands.
        Back once the kernel is ready.
        """
        self._theirs = () if app == "lab" else NOT_OURS
        workspace = f"lab/workspaces/t{time.time_ns()}/tree/{self.path}"
        place = workspace if app == "lab" else f"{app}/{self.path}"
        asked = query or ("reset" if app == "lab" else "")
        address = f"{place}?{asked}" if asked else place
        self.page.goto(f"{self.lab.url}/{address}")
        self._wait()
        return self

    def reload(self):
        self.page.reload()
        self._wait()

    def _wait(self):
        self.page.wait_for_function(READY, timeout=on_page.START)
        self.page.evaluate(SETTLED)

    def execute(self, command, **args):
        """Run a command of JupyterLab and wait for its end."""
        self.page.evaluate(EXECUTE, [command, args])

    def run_all(self):
        self.execute("notebook:run-all-cells")

    def run(self, name):
        """Run one cell and wait for its end."""
        self.page.evaluate(RUN, name)

    def save(self):
        self.execute("docmanager:save")

    def cells(self):
        """Id, kind, source and count of every cell, as the page has them now."""
        return self.page.evaluate(CELLS)

    def cell(self, name):
        """Bring a cell into the window; what it shows is found below the answer."""
        self.page.evaluate(SHOW, name)
        return self.page.locator(f'[data-cell="{name}"]')

    def kernel_eval(self, expression):
        return self.lab.kernel_eval(self.path, expression)

    def expect_kernel(self, expression, answer, seconds=30):
        """Wait until the kernel answers so: what the page did reaches it in the page's own time."""
        until = time.monotonic() + seconds
        while (found := self.kernel_eval(expression)) != answer and time.monotonic() < until:
            self.page.wait_for_timeout(100)
        assert found == answer

    def dark(self):
        self.execute("apputils:change-theme", theme="JupyterLab Dark")
        self.page.wait_for_selector("body[data-jp-theme-light=false]", state="attached")
        # Lab covers the page with its splash while a theme changes.
        self.page.wait_for_selector("#jupyterlab-splash", state="detached")


@pytest.fixture(scope="session")
def lab(tmp_path_factory):
    """Serve with JupyterLab of this environment, or of the one BELOTE_LAB_PYTHON names.

    .ci/run names one made like Binder's image, which has our settings from binder/postBuild; here
    they are given the way the launcher gives them.
    """
    other = os.environ.get("BELOTE_LAB_PYTHON")
    server = Lab(
        tmp_path_factory.mktemp("lab"),
        config_path="" if other else files("belote_learn") / "jupyter_config",
        python=other or sys.executable,
    )
    yield server
    server.stop()


@pytest.fixture
def open_notebook(lab, page, request):
    """Copy a notebook into the served folder and open it; its kernel ends with the test."""

    def go(source, app="lab", query=""):
        folder = lab.root / request.node.originalname
        folder.mkdir(exist_ok=True)
        copy = Path(shutil.copy(source, folder))
        return Notebook(lab, page, copy.relative_to(lab.root).as_posix()).open(app, query)

    yield go
    lab.end_sessions()


@pytest.fixture
def open_cells(open_notebook, tmp_path):
    """`open_cells(name="code", ...)`: a notebook of such cells, open in JupyterLab."""

    def go(**cells):
        notebook = new_notebook(
            cells=[new_code_cell(code, id=name) for name, code in cells.items()]
        )
        notebook.metadata = {
            "kernelspec": {"name": "python3", "display_name": "Python 3"},
            "language_info": {"name": "python"},
        }
        source = tmp_path / "cells.ipynb"
        nbformat.write(notebook, source)
        return open_notebook(source)

    return go
