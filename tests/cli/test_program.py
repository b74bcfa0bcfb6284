"""What we tell people to type is found where they type it."""

import sys
from pathlib import Path

import pytest

from stavitel.cli.console import program


def test_a_program_off_the_path_is_called_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`make terminal` runs the one in the environment."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["my venv/bin/stavitel", "play"])
    assert program() == "'my venv/bin/stavitel'"
    monkeypatch.setattr(sys, "argv", ["__main__.py", "play"])
    assert program() == "stavitel"


def test_a_program_on_the_path_is_called_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "stavitel"
    installed.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "argv", [str(installed), "play"])
    assert program() == "stavitel"
