"""The path of a file, as somebody gives it: of what is kept, and of a page that is written."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from belote_learn.errors import NotationError
from belote_learn.given import quoted, wrong_kind


def read_path(path: Any) -> Path:
    r"""Read the path of a file or a folder; whether it is there is not looked at.

    Raises:
        InvalidStateError: If it is no text and no `Path`.
        NotationError: If no file can have such a name.

    Example:
        >>> read_path("deal\0.html")
        Traceback (most recent call last):
        belote_learn.errors.NotationError: “deal�.html” is not the path of a file: it holds a character that no name can have.
    """  # noqa: E501 (a message as it is printed)
    if not isinstance(path, str | os.PathLike) or not isinstance(os.fspath(path), str):
        raise wrong_kind(path, str, Path)
    text = os.fspath(path)
    try:
        whole = b"\0" not in os.fsencode(text)
    except UnicodeEncodeError:
        whole = False
    if not whole:
        raise NotationError("path-unreadable", found=quoted(text).replace("\0", "\ufffd"))
    return Path(text)
