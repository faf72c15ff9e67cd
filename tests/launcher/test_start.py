"""`belote-learn` started for real, from the wheel, in an empty folder."""

import json
import os
import pwd
import re
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

import environments
import pytest
import repository
from lab_server import end, free_port

IS_ROOT = os.geteuid() == 0
# Root plays both parts; an ordinary user can only be what he is.
USERS = ["root", "ordinary"] if IS_ROOT else ["ordinary"]
UP = re.compile(r"http://127\.0\.0\.1:(\d+)/\S*\?token=(\w+)")
PLUGIN = "@jupyter-widgets/jupyterlab-manager:plugin"


class Started:
    """The console script at work: what it printed, and its server."""

    def __init__(self, process):
        self.process = process
        self.printed = ""
        self.page, self.port, self.token = "", "", ""
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self):
        with self.process.stdout as lines:
            for line in lines:
                self.printed += line

    def wait(self, seconds=60):
        deadline = time.monotonic() + seconds
        while not self._answers():
            assert self.process.poll() is None, self.printed
            assert time.monotonic() < deadline, self.printed
            time.sleep(0.1)
        return self

    def _answers(self):
        found = UP.search(self.printed)
        if not found:
            return False
        self.page, self.port, self.token = found[0], found[1], found[2]
        try:
            # The address is printed a moment before the server listens.
            return bool(self.ask("api/status"))
        except OSError:
            return False

    def ask(self, path):
        url = f"http://127.0.0.1:{self.port}/{path}"
        request = urllib.request.Request(url, headers={"Authorization": f"token {self.token}"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)


def identity(user):
    """Arguments of Popen that make the child an ordinary user when we are root."""
    if user == "root" or not IS_ROOT:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


@pytest.fixture(params=["ordinary"])
def user(request):
    """Name who starts the launcher; a test that matters for root too says so."""
    return request.param


@pytest.fixture
def home(open_folder, request, user):
    """Empty folder of the user in question, inside one that everybody may enter."""
    folder = open_folder / f"home-{request.node.originalname}-{user}"
    folder.mkdir()
    identified = identity(user)
    if identified:
        os.chown(folder, identified["user"], identified["group"])
    return folder


@pytest.fixture
def launch(lab_python, home, user):
    if identity(user) and environments.everyones_python() is None:
        pytest.skip("no Python that an ordinary user may start: apt-get install python3-venv")
    started = []

    def go(*arguments, language="C.UTF-8", python=lab_python):
        script = python.with_name("belote-learn")
        process = subprocess.Popen(
            [script, *arguments, "--no-browser"],
            cwd=home,
            env=environments.far_from_sources(home) | {"LC_ALL": language},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            **identity(user),
        )
        started.append(process)
        return Started(process).wait()

    yield go
    for process in started:
        end(process)


def lessons(folder):
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.ipynb"))


@pytest.mark.parametrize("user", USERS, indirect=True)
def test_an_empty_folder_becomes_the_course_and_a_second_start_keeps_it(launch, home):
    port = free_port()
    lab = launch(f"--port={port}")
    course = home / "belote-course"
    assert "en/01_your_first_trick.ipynb" in lessons(course)
    listed = lab.ask("api/contents/en")
    assert "01_your_first_trick.ipynb" in [entry["name"] for entry in listed["content"]]
    assert lab.page.startswith(f"http://127.0.0.1:{port}/lab/tree/")
    opened = lab.page.split("/lab/tree/")[1].split("?")[0]
    assert lab.ask(f"api/contents/{opened}")["type"] == "notebook"
    end(lab.process)

    mine = course / "en" / "01_your_first_trick.ipynb"
    mine.write_text("my own notes")
    second = launch()
    assert mine.read_text() == "my own notes"
    assert "en/01_your_first_trick.ipynb" in second.printed


def test_a_folder_of_ones_own_in_ones_language_with_widgets_that_are_kept(launch, home):
    lab = launch("Mes leçons de belote", language="fr_FR.UTF-8")
    assert lessons(home / "Mes leçons de belote")
    assert re.search(r"/lab/tree/(index|fr/)", lab.page)
    settings = lab.ask(f"lab/api/settings/{PLUGIN}")
    assert settings["schema"]["properties"]["saveState"]["default"] is True
    # a default only: nothing stands among the learner's own settings
    assert settings["settings"] == {}
    assert not (home / ".jupyter" / "lab" / "user-settings").exists()


@pytest.mark.parametrize("user", USERS[:1], indirect=True)
def test_from_a_clone_it_brings_the_clones_course(launch, home):
    """The README's first command: an editable install, where the wheel's course is not."""
    lab = launch(python=Path(sys.executable))
    assert lessons(home / "belote-course") == lessons(repository.ROOT / "tutorials")
    assert lab.ask("api/contents/en")["content"]
