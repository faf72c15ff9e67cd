"""The files of this repository, as git has them or would take them."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def files(*patterns):
    """List paths relative to ROOT; a new file counts before it is committed, an ignored never."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return sorted(name for name in set(listed.splitlines()) if (ROOT / name).is_file())
