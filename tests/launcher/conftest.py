"""An environment with the wheel and JupyterLab, in which nothing knows of the source tree."""

import environments
import pytest


@pytest.fixture(scope="session")
def lab_python(wheel, open_folder):
    """Interpreter of a clean environment that any user of the machine may start."""
    folder = open_folder / "lab-env"
    everyone = environments.everyones_python()
    return environments.make(folder, f"{wheel}[lab]", python=everyone)
