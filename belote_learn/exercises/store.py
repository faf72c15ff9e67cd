"""A small JSON file that loses nothing: locked while it changes, replaced whole, backed up."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Seconds to wait for another notebook that is writing, and between two tries: a table waits too.
PATIENCE: Final = 1.0
_PAUSE: Final = 0.02

_BUSY: Final = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


class BusyError(OSError):
    """Another notebook holds the file for longer than anyone should."""


def backup_of(path: Path) -> Path:
    """Return where the state before the last change is kept."""
    return path.with_name(path.name + ".bak")


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold a file against other notebooks while it is read, changed and replaced.

    The lock is on a file beside it, which stays: the system frees it when a process dies, so no
    stale lock can be left behind.

    Args:
        path: The file.

    Raises:
        BusyError: If another holds it for `PATIENCE`.
        OSError: If there can be no such file.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_name(path.name + ".lock").open("a+b") as lock:
        _wait(lock.fileno())
        try:
            yield
        finally:
            _free(lock.fileno())


def _wait(handle: int) -> None:
    end = time.monotonic() + PATIENCE
    while not _take(handle):
        if time.monotonic() > end:
            raise BusyError
        time.sleep(_PAUSE)


if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> bool:
        os.lseek(handle, 0, os.SEEK_SET)
        return _tried(lambda: msvcrt.locking(handle, msvcrt.LK_NBLCK, 1))

    def _free(handle: int) -> None:
        os.lseek(handle, 0, os.SEEK_SET)
        with contextlib.suppress(OSError):
            msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

elif sys.platform == "emscripten":
    # one page, one process: nobody to lock out
    def _take(handle: int) -> bool:
        return handle >= 0

    def _free(handle: int) -> None:
        pass

else:
    import fcntl

    def _take(handle: int) -> bool:
        return _tried(lambda: fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB))

    def _free(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_UN)


def _tried(lock: Any) -> bool:
    """Try to take a lock. A file system that knows no locks has nothing to wait for."""
    try:
        lock()
    except OSError as refusal:
        return refusal.errno not in _BUSY
    return True


def read(path: Path) -> Any:
    """Return what a JSON file holds.

    Raises:
        FileNotFoundError: If there is none.
        ValueError: If it is no JSON.
        OSError: If it cannot be read.
    """
    try:
        return json.loads(path.read_bytes())
    except RecursionError as deep:
        raise ValueError(str(deep)) from None


def write(path: Path, value: Any) -> None:
    """Replace a JSON file in one step, the old one kept as its backup.

    At every moment there is a whole file under the name: the old or the new one.

    Args:
        path: The file; its folder exists.
        value: What JSON can hold.

    Raises:
        OSError: If it cannot be written; the old file is then as it was.
    """
    text = json.dumps(value, indent=1, ensure_ascii=False, allow_nan=False)
    with _beside(path) as new:
        new.write_text(text + "\n", encoding="utf-8")
        with new.open("r+b") as handle:
            os.fsync(handle.fileno())
        if path.exists():
            with _beside(backup_of(path)) as copy:
                shutil.copyfile(path, copy)
                copy.replace(backup_of(path))
        new.replace(path)


@contextlib.contextmanager
def _beside(path: Path) -> Iterator[Path]:
    """Give a new file in the same folder, which is gone afterwards unless it was renamed."""
    handle, name = tempfile.mkstemp(prefix=path.name + ".", suffix=".new", dir=path.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be understood, to a name that nothing else has.

    Returns:
        Where it is now.

    Raises:
        OSError: If it cannot be renamed.
    """
    number = 1
    while (kept := path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")).exists():
        number += 1
    path.replace(kept)
    return kept
