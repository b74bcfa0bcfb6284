"""The how-to for a game of one's own is followed to the letter."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "how-to" / "add-a-game.md"


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def leave_what_pip_leaves(folder: Path) -> None:
    """Installed without an index: the names and entry points of the `pyproject.toml` there."""
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = project["name"].replace("-", "_"), project["version"]
    info = folder / f"{name}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    ((group, games),) = project["entry-points"].items()
    lines = [f"[{group}]", *(f"{id} = {package}" for id, package in games.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


@pytest.mark.skipif(sys.platform == "win32", reason="the page speaks to a shell")
def test_a_copy_of_the_smallest_game_keeps_every_law(tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    python = tmp_path / "bin" / "python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    own = tmp_path / "tower-of-mine"
    given = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    sources = [str(Path(place).resolve()) for place in given if place]
    ours = {
        "PATH": f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join([str(own), *sources]),
    }

    def follow(lines: str, folder: Path) -> str:
        done = subprocess.run(
            ["sh", "-e", "-c", lines], cwd=folder, env={**os.environ, **ours},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    copying, playing = blocks("sh")
    (project,) = blocks("toml")
    follow(copying, tmp_path)
    (own / "pyproject.toml").write_text(project)
    leave_what_pip_leaves(own)
    said = follow(playing, own)
    assert re.search(r"^(\d+) of \1 laws kept at 3 tables$", said, re.MULTILINE)
