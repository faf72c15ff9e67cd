"""Copy the course into the learner's own folder and open it in JupyterLab; export a lesson.

The console script `belote-learn [FOLDER] [options of JupyterLab]` is `main` here. It never
overwrites a lesson, and it leaves the learner's own JupyterLab settings as they are.
`belote-learn export NOTEBOOK [-o PAGE]` makes a web page of a lesson.
"""

from __future__ import annotations

import argparse
import errno
import filecmp
import importlib.util
import locale
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TextIO
from urllib.parse import quote

from belote_learn._about import __version__
from belote_learn.errors import BeloteError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_PACKAGE: Final = Path(__file__).resolve().parent
_DEFAULT_FOLDER: Final = "belote-course"
_INSTALL_LAB: Final = 'python -m pip install "belote-learn[lab]"'
_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
# A locale's first word; Windows writes the language's name where others write its code.
_LANGUAGES: Final = {"en": "en", "pt": "pt", "portuguese": "pt", "fr": "fr", "french": "fr"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the console script and return its exit status.

    Args:
        arguments: the command line without its first word; `sys.argv` when left out. A first
            argument that is no option is the folder; everything else goes to JupyterLab.
            After the word "export" come a notebook and perhaps "-o" with a page.
    """
    options = list(sys.argv[1:] if arguments is None else arguments)
    if options and options[0] == "export":
        return _export(options[1:])
    if options and options[0] in {"-h", "--help"}:
        _say("launcher.help", folder=_DEFAULT_FOLDER)
        return 0
    if options and options[0] == "--version":
        sys.stdout.write(f"{__version__}\n")
        return 0
    named = options and not options[0].startswith("-")
    folder = Path(options.pop(0) if named else _DEFAULT_FOLDER).expanduser().absolute()
    if importlib.util.find_spec("jupyterlab") is None:
        return _refuse("launcher.no-jupyterlab", command=_INSTALL_LAB)
    if folder.exists() and not folder.is_dir():
        return _refuse("launcher.folder-is-file", folder=folder)
    try:
        _bring_course(folder)
    except OSError as error:
        return _refuse("launcher.cannot-write", folder=folder, reason=error.strerror)
    lesson = _first_lesson(folder)
    _say("launcher.opening", lesson=lesson)
    # "--" only marks where our own arguments end; JupyterLab has no use for it.
    command = _lab_command(folder, lesson, [word for word in options if word != "--"])
    return _start(command, _lab_environment())


def _export(options: list[str]) -> int:
    """Make a web page of a lesson, and return the exit status."""
    reader = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    reader.add_argument("notebook", type=Path)
    reader.add_argument("-o", "--output", type=Path, dest="page")
    try:
        asked, rest = reader.parse_known_args(options)
    except (argparse.ArgumentError, SystemExit):
        asked, rest = None, options
    if {"-h", "--help"} & set(options):
        _say("launcher.export-help")
        return 0
    if asked is None or rest:
        return _refuse("launcher.export-help")
    if importlib.util.find_spec("jupyterlab") is None:
        return _refuse("launcher.export-no-jupyterlab", command=_INSTALL_LAB)
    notebook = asked.notebook.expanduser().absolute()
    page = (asked.page or notebook.with_suffix(".html")).expanduser().absolute()
    if not notebook.is_file():
        return _refuse("launcher.export-no-notebook", lesson=asked.notebook)
    if page.suffix.lower() not in {".html", ".htm"}:
        return _refuse("launcher.export-not-html", page=page)
    return _write_page(notebook, page)


def _write_page(notebook: Path, page: Path) -> int:
    # only here: opening the course needs none of the machinery of notebooks
    from belote_learn.widgets.pages.lesson import (  # noqa: PLC0415
        CellFailedError,
        NotALessonError,
        lesson_page,
    )
    from belote_learn.widgets.pages.page_file import check_writable, write_page  # noqa: PLC0415

    try:
        # before the lesson is run, which takes a while
        check_writable(page)
        _say("launcher.exporting", lesson=notebook)
        write_page(page, lesson_page(notebook))
    except NotALessonError:
        return _refuse("launcher.export-not-notebook", lesson=notebook)
    except CellFailedError as error:
        facts = {"lesson": notebook, "count": error.number, "reason": error.reason}
        return _refuse("launcher.export-cell-failed", **facts)
    except BeloteError as error:
        return _refuse("launcher.export-cannot-write", reason=error.text(_language()))
    _say("launcher.exported", page=page)
    return 0


def _course() -> Path:
    """Return the folder of the lessons.

    The wheel carries it inside the package; hatch's force-include does nothing in an editable
    install, where the clone beside the package has it.
    """
    packaged = _PACKAGE / "course"
    return packaged if packaged.is_dir() else _PACKAGE.parent / "tutorials"


def _lessons(course: Path) -> Iterator[Path]:
    """Yield the files of the course, relative to it; hidden ones are some tool's, not ours."""
    for file in sorted(course.rglob("*")):
        name = file.relative_to(course)
        if file.is_file() and not any(part.startswith(".") for part in name.parts):
            yield name


def _bring_course(folder: Path) -> None:
    """Copy what the folder lacks; say what was copied and what was left as it is.

    Raises:
        OSError: the folder cannot be made or written.
    """
    course = _course()
    names = list(_lessons(course))
    missing = [name for name in names if not os.path.lexists(folder / name)]
    kept = [name for name in names if name not in missing]
    folder.mkdir(parents=True, exist_ok=True)
    if not os.access(folder, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    for name in missing:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        # Contents only: from a course installed read-only would come read-only lessons.
        shutil.copyfile(course / name, folder / name)
    if missing:
        _say("launcher.copied", count=len(missing), folder=folder)
    if kept:
        _say("launcher.kept", count=len(kept), folder=folder)
    for name in kept:
        if not filecmp.cmp(course / name, folder / name, shallow=False):
            _say("launcher.kept-yours", lesson=name.as_posix())


def _language() -> str:
    """Return the course's language nearest to the learner's: "en", "pt" or "fr"."""
    named = next(filter(None, map(os.environ.get, _LOCALE_VARIABLES)), None)
    word = named or locale.getlocale()[0] or ""
    return _LANGUAGES.get(word.replace("-", "_").split("_")[0].lower(), "en")


def _first_lesson(folder: Path) -> str:
    """Return the page to open, relative to the folder: the index, or else the first lesson."""
    language = _language()
    wanted = ("index.ipynb", f"{language}/index.ipynb", f"{language}/*.ipynb", "en/*.ipynb")
    pages = (page for pattern in wanted for page in sorted(folder.glob(pattern)))
    return next(pages).relative_to(folder).as_posix()


def _lab_command(folder: Path, lesson: str, options: list[str]) -> list[str]:
    as_root = ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return [
        *(sys.executable, "-m", "jupyterlab"),
        f"--ServerApp.root_dir={folder}",
        f"--LabApp.default_url=/lab/tree/{quote(lesson)}",
        *as_root,
        *options,
    ]


def _lab_environment() -> dict[str, str]:
    """Return our environment plus our JupyterLab settings, as defaults below the learner's own.

    One of them, `saveState`, makes a reopened notebook show its widgets.
    """
    paths = [str(_PACKAGE / "jupyter_config"), os.environ.get("JUPYTER_CONFIG_PATH")]
    return os.environ | {"JUPYTER_CONFIG_PATH": os.pathsep.join(filter(None, paths))}


def _start(command: list[str], environment: dict[str, str]) -> int:
    """Hand over to JupyterLab."""
    sys.stdout.flush()
    if os.name == "posix":
        # Becoming JupyterLab leaves nobody between it and Ctrl+C.
        os.execve(command[0], command, environment)  # noqa: S606
    return subprocess.call(command, env=environment)  # noqa: S603


def _refuse(message: str, **data: object) -> int:
    _say(message, on=sys.stderr, **data)
    return 1


def _say(message: str, *, on: TextIO | None = None, **data: Any) -> None:
    """Word a message in the learner's language."""
    # only here: most of the command's work needs no words
    from belote_learn.messages.catalogue import say  # noqa: PLC0415

    (on or sys.stdout).write(f"{say(message, _language(), **data)}\n")
