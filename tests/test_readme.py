"""What the README promises."""

import os
import re
from pathlib import Path

import pytest

from stavitel.cli.group import COMMANDS

README = Path(__file__).parents[1] / "README.md"


def test_the_library_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every Python block of the README is run as it stands, in an empty folder."""
    blocks = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert blocks
    monkeypatch.chdir(tmp_path)
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert os.listdir(tmp_path) == ["first.stav"]


def test_the_commands_named_exist() -> None:
    """The table of commands names commands the program has."""
    named = set(re.findall(r"^\| `stavitel (\w+)", README.read_text("utf-8"), re.MULTILINE))
    assert named == set(COMMANDS) - {"completion"}


def test_links_lead_somewhere() -> None:
    """Relative links of the README and the guides point at files of the repository."""
    for page in [README, *README.parent.glob("docs/**/*.md"), README.parent / "CONTRIBUTING.md"]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"
