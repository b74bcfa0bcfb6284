"""Nobody waits for what they do not use: we count modules; `make bench-start` takes the time."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import stavitel
from stavitel.cli.group import COMMANDS

HEAVY = {"asyncio", "babel", "fluent", "librt", "multiprocessing", "rich", "starlette", "uvicorn"}


def test_the_library_loads_nothing_until_it_is_used() -> None:
    loaded = loaded_by("import stavitel")
    assert {name for name in loaded if name.startswith("stavitel")} == {"stavitel"}
    assert not packages(loaded) & {*HEAVY, "click"}


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_version_and_help_load_no_command(option: str) -> None:
    loaded = loaded_by(f"from stavitel.cli import main; main(['{option}'])")
    assert "stavitel.cli.group" in loaded
    assert not loaded & {f"stavitel.cli.{name}" for name in COMMANDS}
    assert not packages(loaded) & HEAVY


def test_a_name_of_the_library_is_loaded_when_asked_for() -> None:
    loaded = loaded_by("from stavitel import make_player")
    assert "stavitel.players" in loaded
    assert not packages(loaded) & {"babel", "fluent", "multiprocessing"}


def test_every_public_name_is_there() -> None:
    for name in stavitel.__all__:
        assert getattr(stavitel, name) is not None
        assert name in dir(stavitel)


def test_type_checkers_and_readers_see_the_same_names() -> None:
    tree = ast.parse(Path(stavitel.__file__).read_text("utf-8"))
    typed = {
        alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("stavitel.")
        for alias in node.names
    }
    assert typed == stavitel._HOMES


def test_a_name_that_is_not_there_is_named() -> None:
    with pytest.raises(AttributeError, match="'stavitel' has no attribute 'Mathc'"):
        stavitel.Mathc  # type: ignore[attr-defined]  # noqa: B018


def loaded_by(code: str) -> set[str]:
    """The modules that are there when these lines have run and Python leaves."""
    report = "import atexit, sys; atexit.register(lambda: print(*sys.modules, file=sys.stderr))"
    command = [sys.executable, "-c", f"{report}\n{code}"]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(run.stderr.split())


def packages(modules: set[str]) -> set[str]:
    return {name.partition(".")[0] for name in modules}
