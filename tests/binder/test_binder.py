"""binder/ gives what pyproject.toml asks for, and nothing that makes Binder slow."""

import os
import re
import subprocess
import tomllib

import pytest
import repository
from packaging.requirements import Requirement

BINDER = repository.ROOT / "binder"


def pins():
    lines = (BINDER / "requirements.txt").read_text().splitlines()
    asked = map(Requirement, (line for line in lines if line and not line.startswith("#")))
    return {requirement.name: requirement.specifier for requirement in asked}


def project():
    return tomllib.loads((repository.ROOT / "pyproject.toml").read_text())


def version(specifier):
    (only,) = specifier
    assert only.operator == "==", f"{specifier} is no pin"
    return only.version


def wanted():
    """What must be there: to run the package, and to build it with no download."""
    requirements = [*project()["project"]["dependencies"], *project()["build-system"]["requires"]]
    return [Requirement(requirement) for requirement in requirements]


@pytest.mark.parametrize("requirement", wanted(), ids=lambda requirement: requirement.name)
def test_the_pins_cover_and_satisfy_pyproject(requirement):
    assert requirement.specifier.contains(version(pins()[requirement.name]))


def test_every_line_is_a_pin():
    for specifier in pins().values():
        version(specifier)


def test_jupyterlab_stays_the_base_images():
    assert not pins().keys() & {"jupyterlab", "notebook", "jupyter-server", "ipykernel"}


def test_binder_installs_with_pip_alone():
    # environment.yml would call conda's solver, apt.txt a package manager, Dockerfile everything
    assert sorted(path.name for path in BINDER.iterdir()) == [
        "postBuild",
        "requirements.txt",
        "runtime.txt",
    ]


def test_the_python_is_one_we_support():
    python = re.fullmatch(r"python-(3\.\d+)\n", (BINDER / "runtime.txt").read_text())[1]
    assert project()["project"]["requires-python"] == ">=3.11"
    assert tuple(map(int, python.split("."))) >= (3, 11)


def test_post_build_runs_and_downloads_nothing():
    script = BINDER / "postBuild"
    assert os.access(script, os.X_OK)
    assert script.read_text().startswith("#!/bin/bash\n")
    subprocess.run(["bash", "-n", script], check=True)
    (install,) = [line for line in script.read_text().splitlines() if "pip install" in line]
    assert {"--no-deps", "--no-build-isolation"} <= set(install.split())
    for tool in ("conda", "mamba", "apt", "npm", "node", "gcc", "curl", "jupyter lab build"):
        assert not re.search(rf"\b{tool}\b", script.read_text()), tool


def test_post_build_brings_the_launchers_settings(tmp_path):
    shims = tmp_path / "bin"
    shims.mkdir()
    (shims / "python").write_text("#!/bin/sh\nexit 0\n")
    (shims / "python").chmod(0o755)
    (tmp_path / "etc" / "jupyter").mkdir(parents=True)
    environment = {"PATH": f"{shims}:{os.environ['PATH']}", "NB_PYTHON_PREFIX": str(tmp_path)}
    subprocess.run([BINDER / "postBuild"], cwd=repository.ROOT, env=environment, check=True)
    name = "labconfig/default_setting_overrides.json"
    ours = repository.ROOT / "belote_learn" / "jupyter_config" / name
    assert (tmp_path / "etc" / "jupyter" / name).read_text() == ours.read_text()
