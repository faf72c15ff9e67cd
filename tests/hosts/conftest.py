"""The site with no server, built once, and what it shares with the test of Pyodide alone."""

import functools
import http.server
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request

import lab_server
import on_page
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


@pytest.fixture(scope="module")
def serve(tmp_path_factory):
    """`serve("-m", "voila", ..., port="--port={}")`: a server of Python, and where it listens."""
    started = []

    def go(*words, port="--port={}", folder=None):
        number = lab_server.free_port()
        home = tmp_path_factory.mktemp("server")
        command = [sys.executable, *words, port.format(number)]
        with (home / "log").open("wb") as log:
            started.append(
                subprocess.Popen(
                    command, cwd=folder or home, env=lab_server.own_environment(home),
                    stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                )
            )  # fmt: skip
        address = f"http://127.0.0.1:{number}"
        _wait_until_it_listens(address, started[-1], home / "log")
        return address

    yield go
    for process in started:
        lab_server.end(process)


def _wait_until_it_listens(address, process, log):
    last = time.monotonic() + lab_server.START_SECONDS
    while True:
        try:
            # any answer will do: a page of voila would start a kernel
            with urllib.request.urlopen(f"{address}/health-or-nothing", timeout=2):
                return
        except urllib.error.HTTPError:
            return
        except OSError:
            if process.poll() is not None or time.monotonic() > last:
                raise RuntimeError(log.read_text(errors="replace")) from None
            time.sleep(0.1)


class Visit:
    """A page of one server of this machine: what else it asked for, what it complained of."""

    def __init__(self, page, address):
        self.page = page
        self.address = address
        self.outside = []
        self._complaints = on_page.Complaints(page)
        page.context.on("request", self._keep)
        page.set_default_timeout(30_000)

    def _keep(self, request):
        if not self._is_inside(request.url):
            self.outside.append(request.url)

    def _is_inside(self, url):
        return url.startswith((self.address, "data:", "blob:"))

    @property
    def errors(self):
        return self._complaints.heard()

    def close_the_network(self):
        """Refuse what is asked of others. It costs the page its cache, which the site needs."""
        self.page.context.route(lambda url: not self._is_inside(url), lambda route: route.abort())

    def open(self, path):
        self.page.goto(f"{self.address}/{path}")
        return self.page

    def screenshot(self, name):
        on_page.picture(self.page, name, full_page=True)


@pytest.fixture
def visiting(new_context):
    """`visiting(address)` -> `Visit`; in the end no error went uncaught."""
    visits = []

    def go(address):
        visits.append(Visit(new_context().new_page(), address))
        return visits[-1]

    yield go
    for visit in visits:
        assert visit.errors == []
