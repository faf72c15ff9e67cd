"""A real JupyterLab for tests: its own folders, a free port, no question asked of anybody."""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from jupyter_client import BlockingKernelClient

START_SECONDS = 180
STOP_SECONDS = 15

# Both pop-ups off; they cover a corner of the page and ask for the network.
NOTIFICATIONS = {"fetchNews": "false", "checkForUpdates": False, "doNotDisturbMode": True}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def own_environment(home):
    """Give an environment in which Jupyter reads and writes under `home` only.

    JUPYTER_NO_CONFIG would be shorter but turns the server extensions off, and the page then
    logs 404s, which `errors == []` in the tests would see.
    """
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("JUPYTER", "JPY_"))}
    return kept | {
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
        "IPYTHONDIR": str(home / "ipython"),
        "PYDEVD_DISABLE_FILE_VALIDATION": "1",
    }


def wait_until_up(url, process, log):
    """Wait for the server's own word that it is up; its log is the message when it is not."""
    end = time.monotonic() + START_SECONDS
    while True:
        try:
            with urllib.request.urlopen(f"{url}/api/status", timeout=2):
                return
        except OSError:
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(log.read_text(errors="replace")) from None
            time.sleep(0.1)


def end(process):
    process.terminate()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Lab:
    """A running JupyterLab: `url`, the served folder `root`, and a line to its kernels."""

    def __init__(self, home, config_path, python=sys.executable):
        """Start `python -m jupyterlab` under `home`, with `config_path` before the system's."""
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self.home = home
        self.root = home / "root"
        self.root.mkdir()
        plugin = home / "settings" / "@jupyterlab" / "apputils-extension"
        plugin.mkdir(parents=True)
        (plugin / "notification.jupyterlab-settings").write_text(json.dumps(NOTIFICATIONS))
        # fmt: off
        command = [
            python, "-m", "jupyterlab", "--no-browser", "--allow-root",
            "--ServerApp.ip=127.0.0.1", f"--ServerApp.port={port}", "--ServerApp.port_retries=0",
            f"--ServerApp.root_dir={self.root}",
            # loopback only, for the length of the test; xsrf off so that sessions can be deleted
            "--IdentityProvider.token=", "--ServerApp.password=",
            "--ServerApp.disable_check_xsrf=True",
            "--LabApp.expose_app_in_browser=True", "--LabApp.extension_manager=readonly",
            "--JupyterNotebookApp.expose_app_in_browser=True",
            "--LabApp.news_url=None",
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        ]
        # fmt: on
        log = home / "lab.log"
        environment = own_environment(home) | {"JUPYTER_CONFIG_PATH": str(config_path)}
        with log.open("wb") as sink:
            self.process = subprocess.Popen(
                command, env=environment, stdin=subprocess.DEVNULL, stdout=sink, stderr=sink
            )
        try:
            wait_until_up(self.url, self.process, log)
        except RuntimeError:
            end(self.process)
            raise

    def stop(self):
        end(self.process)

    def api(self, path, method="GET"):
        request = urllib.request.Request(f"{self.url}/api/{path}", method=method)
        with urllib.request.urlopen(request, timeout=10) as answer:
            body = answer.read()
        return json.loads(body) if body else None

    def end_sessions(self):
        """End every kernel; the next test must not meet this one's variables."""
        for session in self.api("sessions"):
            self.api(f"sessions/{session['id']}", method="DELETE")

    def kernel_eval(self, path, expression):
        """Ask the notebook's own kernel, over a second client, for the repr of an expression."""
        kernel = next(s["kernel"]["id"] for s in self.api("sessions") if s["path"] == path)
        connection = Path(self.home, "runtime", f"kernel-{kernel}.json")
        client = BlockingKernelClient(connection_file=str(connection))
        client.load_connection_file()
        client.start_channels()
        try:
            reply = client.execute_interactive(
                "", silent=True, store_history=False, user_expressions={"asked": expression},
                output_hook=lambda _: None, timeout=60,
            )  # fmt: skip
        finally:
            client.stop_channels()
        asked = reply["content"]["user_expressions"]["asked"]
        assert asked["status"] == "ok", asked
        return asked["data"]["text/plain"]
