"""Wheels as people get them, and what they need, without a network."""

import io
import os
import subprocess
import sys
import tarfile
import tomllib
from importlib.metadata import Distribution, distribution
from importlib.util import find_spec
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from .page import REPOSITORY

PREVIOUS = "169e299"
"""The last commit of 0.1.0."""
PATIENCE = 300


def previous_sources(folder: Path) -> Path:
    """The sources of the previous release, from the history of this repository."""
    asked = ["git", "-C", str(REPOSITORY), "archive", PREVIOUS]
    try:
        done = subprocess.run(asked, capture_output=True, check=False)
    except FileNotFoundError:
        pytest.skip("git is not installed")
    if done.returncode:
        pytest.skip(f"the history of the repository does not reach back to {PREVIOUS}")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def build(sources: Path, folder: Path) -> Path:
    """A plain wheel of some sources, alone in a folder."""
    if find_spec("hatchling") is None:
        pytest.skip("hatchling, which builds wheels, is not installed")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=sources, env={**os.environ, "STAVITEL_NATIVE": "0", "STAVITEL_PAGE": "0"},
        check=True, capture_output=True, timeout=PATIENCE,
    )  # fmt: skip
    (wheel,) = folder.glob("*.whl")
    return wheel


def building() -> list[str]:
    """What building a wheel needs."""
    table = tomllib.loads((REPOSITORY / "pyproject.toml").read_text("utf-8"))
    return [Requirement(line).name for line in table["build-system"]["requires"]]


def dependencies(folder: Path, *more: str) -> Path:
    """All that a wheel of ours says it needs, and nothing else, linked from this environment."""
    folder.mkdir()
    wanted, found = {*_needs(distribution("stavitel")), *more}, set[str]()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            needed = distribution(name)
            wanted |= _needs(needed)
            _link(needed, folder)
    return folder


def _needs(package: Distribution) -> set[str]:
    asked = [Requirement(line) for line in package.requires or []]
    return {need.name for need in asked if not need.marker or need.marker.evaluate({"extra": ""})}


def _link(package: Distribution, folder: Path) -> None:
    for file in package.files or []:
        top = file.parts[0]
        if top != ".." and not (folder / top).exists():
            (folder / top).symlink_to(Path(str(package.locate_file(top))))
