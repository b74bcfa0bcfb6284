"""Builds are folders that never change; old ones go when nobody runs from them."""

import fcntl
import sys
import zipfile
from pathlib import Path

import pytest

from tools.builds import IN_USE, KEPT, Builds
from tools.page import why


@pytest.fixture
def builds(tmp_path: Path) -> Builds:
    (tmp_path / "bin").mkdir()
    return Builds(tmp_path, tmp_path / "stavitel.pth")


def wheel(folder: Path, text: str) -> Path:
    path = folder / "some.whl"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("stavitel/__init__.py", text)
    return path


def test_a_build_in_use_is_one_line(builds: Builds, tmp_path: Path) -> None:
    build = builds.add("a-plain-page", wheel(tmp_path, "first"))
    builds.use(build)
    assert (tmp_path / "stavitel.pth").read_text() == f"{build}\n"
    assert (build / "stavitel" / "__init__.py").read_text() == "first"
    assert str(tmp_path / "bin" / "python") in (tmp_path / "bin" / "stavitel").read_text()


def test_a_build_never_changes(builds: Builds, tmp_path: Path) -> None:
    build = builds.add("a-plain-page", wheel(tmp_path, "first"))
    assert builds.add("a-plain-page", wheel(tmp_path, "second")) == build
    assert (build / "stavitel" / "__init__.py").read_text() == "first"


def test_half_a_wheel_makes_no_build(builds: Builds, tmp_path: Path) -> None:
    whole = wheel(tmp_path, "first")
    whole.write_bytes(whole.read_bytes()[:-30])
    with pytest.raises(zipfile.BadZipFile):
        builds.add("a-plain-page", whole)
    assert not builds.named("a-plain-page").exists()


def test_old_builds_go_unless_somebody_runs_from_them(builds: Builds, tmp_path: Path) -> None:
    some = wheel(tmp_path, "")
    first, second = builds.add("first", some), builds.add("second", some)
    with (first / IN_USE).open() as running:
        fcntl.flock(running, fcntl.LOCK_SH)
        for number in range(KEPT + 1):
            builds.use(builds.add(f"later-{number}", some))
        assert first.exists()
        assert not second.exists()
    builds.use(builds.add("last", some))
    assert not first.exists()


@pytest.mark.parametrize(
    ("log", "reason"),
    [
        ("npm error code ENOTFOUND\nnpm error network", "npm could not reach its registry"),
        ("> vite build\nerror: a mistake in App.svelte\n", "error: a mistake in App.svelte"),
        ("", "no reason was given"),
    ],
)
def test_a_log_comes_down_to_a_reason(log: str, reason: str) -> None:
    assert why(log) == reason


def test_the_tools_need_nothing_that_is_installed() -> None:
    """They run before anything is."""
    import ast

    allowed = {*sys.stdlib_module_names, "tools"}
    for path in (Path(__file__).parents[2] / "tools").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [name.name for name in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            assert {name.partition(".")[0] for name in names} <= allowed, path.name
