"""Where a page is written: whole or not at all, and told in words where it cannot be."""

from __future__ import annotations

import errno
import os
import secrets
import shutil
from pathlib import Path  # noqa: TC003 (mypy)
from typing import Any, Final

from belote_learn.errors import BeloteError, IllegalActionError, InvalidStateError
from belote_learn.exercises.file_path import read_path
from belote_learn.given import quoted

#: As much of a path is quoted.
_LONGEST: Final = 150
_DENIED: Final = {errno.EACCES, errno.EPERM, errno.EROFS}


def write_page(path: str | os.PathLike[str], text: str) -> Path:
    """Write a page in one step: what was there before stays until the new one is whole.

    Args:
        path: The file; one that is there is replaced.
        text: The page.

    Returns:
        The file.

    Raises:
        NotationError: If it is no path.
        InvalidStateError: If there can be no such file: its folder is missing, it is a folder.
        IllegalActionError: If it may not be written.
    """
    file, page = read_path(path), text.encode("utf-8")
    try:
        _replace(file.resolve(), page)
    except (OSError, RuntimeError) as trouble:
        raise _told(file, trouble) from None
    return file


def check_writable(path: str | os.PathLike[str]) -> None:
    """Find out whether a page can be written, and leave what is there as it is.

    Raises:
        BeloteError: If it cannot; see `write_page`.
    """
    file = read_path(path)
    try:
        _check(file.resolve())
    except (OSError, RuntimeError) as trouble:
        raise _told(file, trouble) from None


def _check(file: Path) -> None:
    there = file.exists()
    with file.open("ab"):
        pass
    if not there:
        file.unlink()


def _replace(file: Path, page: bytes) -> None:
    _check(file)
    if file.exists() and not file.is_file():
        # a device or a pipe is written to, and no file takes its place
        file.write_bytes(page)
        return
    new = file.with_name(f".belote-{secrets.token_hex(4)}.new")
    try:
        # like any file that is made here, not a private one: a school's server has to read it
        with new.open("xb") as handle:
            handle.write(page)
        if file.exists():
            shutil.copymode(file, new)
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)


def _told(file: Path, trouble: Exception) -> BeloteError:
    """Return the error that says why a file cannot be written, and what is expected instead."""
    number = getattr(trouble, "errno", None)
    facts: dict[str, Any] = {"file": quoted(str(file), _LONGEST)}
    folder = file.parent
    # not asked of the path itself, which raises once more where its name is too long
    if os.path.isdir(file):  # noqa: PTH112
        return InvalidStateError("file-is-folder", **facts)
    if number in _DENIED:
        return IllegalActionError("file-denied", **facts)
    if number in {errno.ENOENT, errno.ENOTDIR} and not os.path.isdir(folder):  # noqa: PTH112
        return InvalidStateError("file-no-folder", **facts, found=quoted(str(folder), _LONGEST))
    return InvalidStateError(
        "file-unwritable", **facts, reason=getattr(trouble, "strerror", None) or str(trouble)
    )
