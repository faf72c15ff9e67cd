"""What the launcher answers when it cannot start; none of this needs JupyterLab to run."""

import importlib.util
import os
import sys

import pytest

from belote_learn import __version__, launcher


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(autouse=True)
def commands(monkeypatch):
    """Commands that would have become JupyterLab."""
    seen = []
    monkeypatch.setattr(launcher, "_start", lambda command, _: seen.append(command) or 0)
    return seen


@pytest.fixture
def said(monkeypatch):
    """Ids of the messages, which are worded all the same."""
    ids = []
    say = launcher._say
    monkeypatch.setattr(
        launcher, "_say", lambda message, **data: [ids.append(message), say(message, **data)]
    )
    return ids


def test_without_jupyterlab_it_says_how_to_install_it(tmp_path, monkeypatch, capsys, commands):
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert launcher.main([]) == 1
    assert 'pip install "belote-learn[lab]"' in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    assert commands == []


def test_a_file_in_the_folders_place_is_left_alone(tmp_path, capsys, commands, said):
    (tmp_path / "notes").write_text("mine")
    assert launcher.main(["notes"]) == 1
    assert said == ["launcher.folder-is-file"]
    assert str(tmp_path / "notes") in capsys.readouterr().err
    assert (tmp_path / "notes").read_text() == "mine"
    assert commands == []


def test_a_folder_below_a_file_cannot_be_written(tmp_path, capsys, commands):
    (tmp_path / "notes").write_text("mine")
    assert launcher.main(["notes/course"]) == 1
    said = capsys.readouterr().err
    assert str(tmp_path / "notes" / "course") in said
    assert "Traceback" not in said
    assert commands == []


def test_a_folder_that_may_not_be_written(tmp_path, monkeypatch, capsys, commands):
    # Root may write anywhere, so the system's answer is played here.
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert launcher.main(["course"]) == 1
    assert str(tmp_path / "course") in capsys.readouterr().err
    assert commands == []


def test_every_other_option_is_jupyterlabs(tmp_path, commands):
    assert launcher.main(["mine", "--", "--no-browser", "--port", "8899"]) == 0
    assert commands[0][:3] == [sys.executable, "-m", "jupyterlab"]
    assert f"--ServerApp.root_dir={tmp_path / 'mine'}" in commands[0]
    assert commands[0][-3:] == ["--no-browser", "--port", "8899"]
    assert "--" not in commands[0]


def test_an_option_first_leaves_the_default_folder(tmp_path, commands):
    assert launcher.main(["--port", "8899"]) == 0
    assert commands[0][-2:] == ["--port", "8899"]
    assert (tmp_path / "belote-course").is_dir()


@pytest.mark.parametrize("root", [True, False])
def test_only_root_needs_the_flag(commands, monkeypatch, root):
    monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000)
    launcher.main([])
    assert ("--allow-root" in commands[0]) is root


def test_what_was_kept_is_reported(tmp_path, capsys):
    launcher.main([])
    capsys.readouterr()
    edited = next((tmp_path / "belote-course").rglob("*.ipynb"))
    edited.write_text("mine")
    launcher.main([])
    said = capsys.readouterr().out
    assert edited.relative_to(tmp_path / "belote-course").as_posix() in said
    assert edited.read_text() == "mine"


def test_a_lesson_that_was_removed_comes_back(tmp_path):
    launcher.main([])
    lesson = next((tmp_path / "belote-course").rglob("*.ipynb"))
    lesson.unlink()
    launcher.main([])
    assert lesson.is_file()


def test_lessons_can_be_written_when_the_course_is_read_only(tmp_path, monkeypatch):
    source = tmp_path / "source" / "en"
    source.mkdir(parents=True)
    (source / "01.ipynb").write_text("{}")
    (source / "01.ipynb").chmod(0o444)
    monkeypatch.setattr(launcher, "_course", lambda: tmp_path / "source")
    launcher.main(["mine"])
    assert (tmp_path / "mine" / "en" / "01.ipynb").stat().st_mode & 0o200


@pytest.mark.parametrize(
    ("pages", "opened"),
    [
        (["index.ipynb", "fr/01.ipynb", "en/01.ipynb"], "index.ipynb"),
        (["fr/index.ipynb", "fr/01.ipynb", "en/01.ipynb"], "fr/index.ipynb"),
        (["fr/02.ipynb", "fr/01.ipynb", "en/01.ipynb"], "fr/01.ipynb"),
        (["pt/01.ipynb", "en/01.ipynb"], "en/01.ipynb"),
    ],
)
def test_the_page_that_opens(tmp_path, monkeypatch, commands, pages, opened):
    for page in pages:
        (tmp_path / "source" / page).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "source" / page).write_text("{}")
    monkeypatch.setattr(launcher, "_course", lambda: tmp_path / "source")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    launcher.main([])
    assert f"--LabApp.default_url=/lab/tree/{opened}" in commands[0]


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "pt_BR.UTF-8"}, "pt"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_CA", "LANG": "en_US"}, "fr"),
        ({"LC_ALL": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C"}, "en"),
        ({"LC_ALL": "Portuguese_Brazil.1252"}, "pt"),
    ],
)
def test_the_learners_language(monkeypatch, variables, language):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert launcher._language() == language


def test_the_settings_come_before_the_machines_own(monkeypatch):
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "theirs")
    ours, theirs = launcher._lab_environment()["JUPYTER_CONFIG_PATH"].split(os.pathsep)
    assert ours.endswith("jupyter_config")
    assert theirs == "theirs"


def test_version(capsys):
    assert launcher.main(["--version"]) == 0
    assert capsys.readouterr().out == f"{__version__}\n"


def test_help_names_the_folder_and_starts_nothing(capsys, commands):
    assert launcher.main(["--help"]) == 0
    assert "belote-course" in capsys.readouterr().out
    assert commands == []
