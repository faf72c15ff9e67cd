"""What every test folder shares: Chromium, the built package, and when a test may be skipped."""

import os
import shutil
import tempfile
from pathlib import Path

import chromium
import environments
import on_page
import pytest
from hypothesis import settings
from playwright.sync_api import expect

import belote_learn as bl

# No deadline: time is measured in tests/benchmarks, never asserted. In CI the same examples are drawn
# every time, so that a change is red for its own sake; elsewhere they are new at each run.
settings.register_profile("belote_learn", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("belote_learn")
expect.set_options(timeout=on_page.PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    quiet = ("--disable-gpu", "--no-first-run", "--disable-background-networking")
    return {
        **browser_type_launch_args,
        "executable_path": chromium.executable(),
        "args": [*quiet, "--disable-component-update", "--disable-sync", "--disable-quic"],
    }


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    return {**browser_context_args, "viewport": {"width": 1280, "height": 900}}


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """Folder with the wheel and the sdist of this repository, built by the test session."""
    folder = tmp_path_factory.mktemp("built")
    environments.build(folder, "wheel", "sdist")
    return folder


@pytest.fixture(scope="session")
def wheel(built):
    return next(built.glob("*.whl"))


@pytest.fixture(scope="session")
def open_folder():
    """Folder that every user of the machine may enter; pytest's own are closed to others."""
    folder = Path(tempfile.mkdtemp(prefix="belote-learn-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item):
    """Skip a browser test before Playwright's node starts, with the package that lacks."""
    if "playwright" in getattr(item, "fixturenames", ()):
        lacking = chromium.missing()
        if lacking:
            pytest.skip(lacking)


def _forbid_skip(report):
    """Turn a skip into a failure where CI is set: a suite nobody runs protects nobody."""
    if os.environ.get("CI") and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} may not be skipped in CI. {reason}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport():
    return _forbid_skip((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report():
    return _forbid_skip((yield))


@pytest.fixture(autouse=True)
def english_again():
    """Begin every test in the default language: it is one value of the process."""
    yield
    bl.set_language("en")
