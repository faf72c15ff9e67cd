"""Can this machine drive Chromium? The one place that knows, for tests/browser and tests/lab."""

import ctypes
import os
import shutil
import sys

# Playwright's own browsers are never downloaded: tests use the one the system has.
NAMES = ("chromium", "google-chrome", "google-chrome-stable", "chromium-browser")


def executable():
    """Path of the browser, or None; the variable CHROMIUM has the first word."""
    named = os.environ.get("CHROMIUM")
    return shutil.which(named) if named else next(filter(None, map(shutil.which, NAMES)), None)


def missing():
    """What to install before a browser test can run, or None when nothing lacks."""
    if not executable():
        return "no Chromium: apt-get install chromium fonts-dejavu-core, or set CHROMIUM to one"
    if sys.platform == "linux":
        try:
            # Playwright's node is linked against it and Chromium's packages do not bring it.
            ctypes.CDLL("libatomic.so.1")
        except OSError:
            return "Playwright's node cannot start: apt-get install libatomic1"
    return None
