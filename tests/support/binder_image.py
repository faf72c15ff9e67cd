"""Make an environment like Binder's image, with pip, where there is neither Docker nor conda.

    python tests/support/binder_image.py FOLDER

The Jupyter packages of repo2docker's own lock become pip constraints (conda and PyPI use the same
names there), then come the Dockerfile's steps: binder/requirements.txt, and binder/postBuild in a
copy of the repository. FOLDER/env/bin/python is the interpreter of the result.
"""

import argparse
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import repository

# What repo2docker asks for in its environment.yml.
BASE = ("ipywidgets", "jupyter_server", "jupyterlab", "notebook", "jupyter-resource-usage")
JUPYTER_STACK = re.compile(
    r"jupyter|ip(y|ykernel|ython)|notebook|nb|traitlets|comm$|tornado|pyzmq|widgetsnbextension"
    r"|jinja2|jsonschema$|nest-asyncio|matplotlib-inline|prompt-toolkit$|jedi|parso|pygments"
    r"|stack_data|typing_extensions|packaging$"
)
LOCK_LINE = re.compile(r"https://.*/(.+)-([^-]+)-[^-]+\.(?:conda|tar\.bz2)")
WORK = shutil.ignore_patterns(".*", "node_modules", "__pycache__", "screenshots")


def base_image(python):
    """Return the versions in Binder's base image for "3.12" and the like: name -> version."""
    # Looked for, not imported: its imports warn, and collecting this file must not need it.
    package = Path(importlib.util.find_spec("repo2docker").origin).parent
    lock = package / "buildpacks" / "conda" / f"environment.py-{python}-linux-64.lock"
    lines = map(LOCK_LINE.match, lock.read_text().splitlines())
    return {line[1]: line[2] for line in lines if line}


def make(folder):
    """Make the environment in a folder; return its interpreter."""
    version = ".".join(map(str, sys.version_info[:2]))
    constraints = folder / "constraints.txt"
    stack = [f"{n}=={v}" for n, v in base_image(version).items() if JUPYTER_STACK.match(n)]
    constraints.write_text("\n".join(stack))
    env = folder / "env"
    subprocess.run([sys.executable, "-m", "venv", env], check=True)
    python = env / "bin" / "python"
    pip = [python, "-m", "pip", "install", "--quiet", "--no-compile"]
    subprocess.run([*pip, "--constraint", constraints, *BASE], check=True)
    source = shutil.copytree(repository.ROOT, folder / "src", ignore=WORK)
    # No compiler at hand there: wheels or nothing.
    wheels_only = ["--only-binary", ":all:"]
    subprocess.run(
        [*pip, *wheels_only, "--requirement", "binder/requirements.txt"], cwd=source, check=True
    )
    environment = os.environ | {
        "NB_PYTHON_PREFIX": str(env),
        "PATH": f"{env / 'bin'}{os.pathsep}{os.environ['PATH']}",
    }
    (env / "etc" / "jupyter").mkdir(parents=True, exist_ok=True)
    subprocess.run(["./binder/postBuild"], cwd=source, env=environment, check=True)
    subprocess.run([python, "-m", "pip", "check"], check=True)
    shutil.rmtree(source)
    return python


def main():
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder.absolute()
    folder.mkdir(parents=True)
    print(make(folder))


if __name__ == "__main__":
    main()
