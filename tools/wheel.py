"""Makes a wheel of the sources as they are, with the page that lies there."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.places import ROOT, environment


@contextmanager
def plain_wheel() -> Iterator[Path]:
    """One to begin with, that says why it is not compiled."""
    wish = "0" if os.environ.get("STAVITEL_NATIVE") == "0" else "later"
    with tempfile.TemporaryDirectory() as folder:
        yield _built(Path(folder), "build.log", {"STAVITEL_NATIVE": wish, "STAVITEL_BUILD_DIR": ""})


@contextmanager
def full_wheel(tools: Path) -> Iterator[Path]:
    """The compiled one, where a compiler works; what it compiled before is compiled no more."""
    kept = {"STAVITEL_BUILD_DIR": str(environment() / "build"), "PYTHONPATH": str(tools)}
    with tempfile.TemporaryDirectory() as folder:
        yield _built(Path(folder), "compile.log", kept)


def _built(folder: Path, log_name: str, env: dict[str, str]) -> Path:
    log = environment() / log_name
    with log.open("w", encoding="utf-8") as output:
        done = subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
            cwd=ROOT, env={**os.environ, "STAVITEL_PAGE": "0", **env},
            stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, check=False,
        )  # fmt: skip
    if done.returncode:
        sys.exit(f"{log.read_text('utf-8', 'replace')}\nBuilding Stavitel failed; see {log}.")
    (wheel,) = folder.glob("*.whl")
    return wheel
