"""A checkout of its own to call `make` in, with real builds but without a network.

Packages come from the environment of the tests, the page is one file, and of the rules one module
is compiled: that is enough to see what is used when.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from tools.installing import native_mark
from tools.needs import needs

ROOT = Path(__file__).parents[2]
PARTS = (
    "src",
    "web",
    "tools",
    "Makefile",
    "pyproject.toml",
    "hatch_build.py",
    "hatch_compile.py",
    "README.md",
    "LICENSE",
)
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "static", "*.so", "dist")
PATIENCE = 600


class Checkout:
    """The folder, and what its commands find in their environment."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.env = {**os.environ, "HOME": str(folder), "STAVITEL_LANG": "en", "PYTHONPATH": ""}
        self.env["STAVITEL_NICE"] = "0"  # tests wait for what plays do not
        for name in ("EXPECT", "NATIVE", "PAGE", "BUILD_DIR"):
            self.env.pop(f"STAVITEL_{name}", None)
        for name in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL"):  # a `make` within `make test` says more
            self.env.pop(name, None)

    @property
    def environment(self) -> Path:
        return self.folder / ".venv"

    def make(self, *args: str, **env: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            ["make", *args], cwd=self.folder, env={**self.env, **env}, check=False, text=True,
            stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE,
        )  # fmt: skip

    def builds(self) -> set[str]:
        """The kinds of builds there are: plain-page, full-bare and so on."""
        folder = self.environment / "builds"
        return {path.name.partition("-")[2] for path in folder.glob("*")}

    def native(self) -> str:
        """What the build in use says of itself; nothing if it is compiled."""
        asked = [str(self.environment / "bin" / "python"), "-m", "stavitel.native"]
        done = subprocess.run(
            asked, cwd="/", env=self.env, capture_output=True, text=True, check=True
        )
        return done.stdout


def checkout(folder: Path) -> Checkout:
    """A copy of the sources with an environment as the first `make` leaves it."""
    if find_spec("hatchling") is None:
        pytest.skip("hatchling, which builds wheels, is not installed")
    if not shutil.which("make"):
        pytest.skip("make is not installed")
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / part, folder / part)
    hook = folder / "hatch_compile.py"
    text = hook.read_text("utf-8")
    one, found = re.subn(
        r"(?m)^COMPILED: Final = .*$", 'COMPILED: Final = ("engine/core.py",)', text
    )
    assert found == 1
    hook.write_text(one, encoding="utf-8")
    made = Checkout(folder)
    _environment(made.environment)
    _page(folder)
    return made


def _environment(folder: Path) -> None:
    venv.create(folder, with_pip=False, symlinks=True)
    (folder / ".python").write_text(f"{folder} \n")
    (folder / ".have-run").write_text("".join(f"{line}\n" for line in needs("run")))
    here = sysconfig.get_path("purelib")
    site = Path(sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)}))
    (site / "zz-packages-of-the-tests.pth").write_text(f"{here}\n")
    (folder / f"native-{native_mark()}").symlink_to(_compiler_of_the_rules())


def _compiler_of_the_rules() -> Path:
    """Where mypyc is: beside the tests, or where `make` puts it."""
    beside = Path(sys.prefix) / f"native-{native_mark()}"
    if beside.exists():
        return beside
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        pytest.skip("mypyc, which compiles the rules, is not installed")
    return Path(sysconfig.get_path("purelib"))


def _page(folder: Path) -> None:
    """A page that says it was built from these sources."""
    spec = spec_from_file_location("page_of_the_checkout", folder / "web" / "build.py")
    assert spec is not None and spec.loader is not None
    build = module_from_spec(spec)
    spec.loader.exec_module(build)
    page = folder / "src" / "stavitel" / "server" / "static"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><head></head>Stavitel\n")
    (page / build.MARK).write_text(build.source_mark())
