"""The site with no server, built once, and what it shares with the test of Pyodide alone."""

import functools
import http.server
import subprocess
import sys
import threading

import pyodide_wheels
import pytest
import repository


@pytest.fixture(scope="session")
def pyodide_core(tmp_path_factory):
    """The npm package pyodide; node finds it from the folder above node_modules."""
    return pyodide_wheels.fetch_core(tmp_path_factory.mktemp("pyodide"))


@pytest.fixture(scope="session")
def site(pyodide_core, wheel, tmp_path_factory):
    """Folder of the site, as the command builds it, but with one lesson to read in each language."""
    folder = tmp_path_factory.mktemp("site") / "out"
    command = [sys.executable, repository.ROOT / ".github" / "site" / "build_site.py", folder]
    given = ("--wheel", wheel, "--core", pyodide_core, "--lessons", "01_*")
    subprocess.run([*command, *given], check=True)
    return folder


class _Files(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        """Say nothing of each file."""


@pytest.fixture(scope="session")
def address(site):
    """Address of a plain file server with the site."""
    handler = functools.partial(_Files, directory=site)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
