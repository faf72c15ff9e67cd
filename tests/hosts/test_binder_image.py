"""repo2docker, the program behind Binder, reads binder/ the way it was meant."""

import shutil
import subprocess
import sys

import binder_image
import pytest
import repository
from packaging.requirements import Requirement

BINDER = repository.ROOT / "binder"


@pytest.fixture(scope="module")
def dockerfile(tmp_path_factory):
    """What repo2docker would build; `--no-build` needs no Docker."""
    folder = tmp_path_factory.mktemp("repository")
    shutil.copytree(BINDER, folder / "binder")
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(repository.ROOT / name, folder)
    command = [sys.executable, "-m", "repo2docker", "--no-build", "--debug", folder]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout + done.stderr


def test_it_accepts_the_folder_and_its_python(dockerfile):
    python = (BINDER / "runtime.txt").read_text().strip().removeprefix("python-")
    assert f"environment-2epy-2d{python.replace('.', '-2e')}-2dlinux" in dockerfile


def test_the_pins_are_a_layer_below_the_repository(dockerfile):
    install = dockerfile.index('pip install --no-cache-dir -r "binder/requirements.txt"')
    copy = dockerfile.index("COPY --chown=0:0 src/ ${REPO_DIR}/")
    post_build = dockerfile.index("RUN ./binder/postBuild")
    assert install < copy < post_build
    assert "mamba env update" not in dockerfile


def test_a_pin_of_something_in_the_base_image_is_the_base_images_version():
    python = (BINDER / "runtime.txt").read_text().strip().removeprefix("python-")
    base = binder_image.base_image(python)
    lines = (BINDER / "requirements.txt").read_text().splitlines()
    pins = [Requirement(line) for line in lines if line and not line.startswith("#")]
    assert "ipywidgets" in base
    for pin in pins:
        if pin.name in base:
            assert str(pin.specifier) == f"=={base[pin.name]}", pin.name
