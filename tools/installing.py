"""Installs what is missing into the environment, and asks the network only then.

`python -m tools.installing test` installs what testing needs; tools/needs.py knows the purposes.
"""

import hashlib
import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

from tools.needs import needs
from tools.places import SETTING_UP, WAITING, alone, environment
from tools.steps import Steps

NETWORK: Final = (
    "Could not install: the first run, and one after changed requirements, needs the network."
)


def run_needs(steps: Steps) -> None:
    """All that running and packing needs."""
    _once(steps, "Installing packages", ".have-run", needs("run"))
    if Path(sysconfig.get_path("purelib"), "stavitel").exists():
        _pip("uninstall", "--yes", "stavitel")  # of an older make; it would come before our builds


def node_needs(steps: Steps) -> None:
    """Node from PyPI, where the machine has none that fits."""
    _once(steps, "Installing Node", ".have-node", needs("node"))


def native_needs(steps: Steps) -> Path:
    """A folder with what compiles: a server may be running from the environment itself."""
    folder = environment() / f"native-{native_mark()}"
    if not folder.exists():
        with steps.step("Installing the compiler of the rules"):
            fresh = Path(tempfile.mkdtemp(prefix="unfinished-", dir=environment()))
            _pip("install", "--target", str(fresh), *needs("native"))
            fresh.rename(folder)
    return folder


def native_mark() -> str:
    """A mark of what compiles, so that a change of it gets a folder of its own."""
    return hashlib.sha256("\n".join(needs("native")).encode()).hexdigest()[:12]


def main(args: list[str]) -> None:
    (purpose,) = args
    with alone(SETTING_UP, WAITING):
        _once(
            Steps(), f"Installing what is needed to {purpose}", f".have-{purpose}", needs(purpose)
        )


def _once(steps: Steps, what: str, name: str, wanted: list[str]) -> None:
    """What is installed is written down, so that `make` and we know it."""
    have = environment() / name
    text = "".join(f"{line}\n" for line in wanted)
    if wanted and (not have.exists() or have.read_text("utf-8") != text):
        with steps.step(what):
            _pip("install", *wanted)
    have.write_text(text, encoding="utf-8")  # newer than pyproject.toml


def _pip(*args: str) -> None:
    # errors only: its warnings frighten players
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq"]
    if subprocess.run([*pip, *args], env={**os.environ, "PYTHONPATH": ""}, check=False).returncode:
        sys.exit(NETWORK)


if __name__ == "__main__":
    main(sys.argv[1:])
