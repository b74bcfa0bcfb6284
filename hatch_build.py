"""Build hook: compiles the hot part of Stavitel with mypyc while the wheel is made, and builds the
page of the browser table.

STAVITEL_NATIVE=auto (the default) compiles where a C compiler works and falls back to a plain
wheel, 1 makes any obstacle an error, 0 never compiles; `later` does not either, because `make` does
it in the background. The reason for a plain wheel goes into the package as `native.txt`, since pip
hides what a hook prints; `stavitel.native` tells it.

STAVITEL_PAGE=auto (the default) builds the page with Node, see web/build.py, and goes without where
that fails: the server then says so; 1 makes a failure an error, 0 leaves the page as it is. A
source archive has the page in it, so whoever installs from one needs no Node.

STAVITEL_BUILD_DIR names a folder in which objects are kept, so that a small edit compiles again
only what it changed, and an edit to anything else compiles nothing. Without it everything happens
in a temporary folder.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HOOK: Final = "hatch_build.py"
COMPILE: Final = "hatch_compile.py"

# `make` looks for this and compiles.
LATER: Final = "the rules are compiled in the background, for the next start"


class NativeBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules, or the reason why there are none."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the builders below need, only if they are going to run."""
        needs = []
        if self.target_name == "wheel" and not _obstacle():
            needs += self.config["native-requires"]
        if _wish("STAVITEL_PAGE") != "0":
            asked = [sys.executable, str(self._page_script), "--needs", str(self._page)]
            needs += subprocess.run(
                asked, capture_output=True, text=True, check=True
            ).stdout.split()
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; compile, unless the install is editable: it runs from the sources."""
        kept = os.environ.get("STAVITEL_BUILD_DIR")
        self.build_dir = Path(kept or tempfile.mkdtemp(prefix="stavitel-build-")).absolute()
        self.build_dir.mkdir(parents=True, exist_ok=True)
        self.disposable = not kept
        self._build_page()
        if self.target_name != "wheel" or version == "editable":
            return

        reason = _obstacle() or self._compile(build_data)
        if reason and os.environ.get("STAVITEL_NATIVE") == "1":
            sys.exit(f"STAVITEL_NATIVE=1, but {reason}")
        if reason:
            self.app.display_warning(f"Stavitel is built without compiled rules: {reason}")
        note = self.build_dir / "native.txt"
        note.write_text(reason, encoding="utf-8")
        build_data["force_include"][str(note)] = "stavitel/native.txt"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Drop the temporary folder, except one that holds the log of a failure."""
        if getattr(self, "disposable", False):
            shutil.rmtree(self.build_dir)

    @property
    def _page_script(self) -> Path:
        return Path(self.root, "web", "build.py")

    @property
    def _page(self) -> Path:
        return Path(self.root, "src", "stavitel", "server", "static")

    def _build_page(self) -> None:
        """Put the page where the wheel takes it from."""
        wish = _wish("STAVITEL_PAGE")
        if wish == "0":
            return
        command = [sys.executable, str(self._page_script), str(self.build_dir), str(self._page)]
        done = subprocess.run(command, check=False)
        if done.returncode and wish == "1":
            sys.exit("STAVITEL_PAGE=1, but the page could not be built")
        if done.returncode:
            self.app.display_warning("Stavitel is built without the page for the browser")

    def _compile(self, build_data: dict[str, Any]) -> str:
        """Add the compiled modules to the wheel; on failure return why not."""
        missing = [name for name in ("mypy", "setuptools") if find_spec(name) is None]
        if missing:
            return f"{missing[0]}, which compiling needs, is not installed"
        log, mark = self.build_dir / "compile.log", self.build_dir / "lib.sha256"
        lib, sources = self.build_dir / "lib", _source_mark(Path(self.root))
        if not mark.exists() or mark.read_text() != sources:
            mark.unlink(missing_ok=True)
            if reason := self._compile_anew(log):
                return reason
            mark.write_text(sources)
        built = list(lib.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))
        if not built:
            return f"compiling made nothing (see {log})"
        for path in built:
            build_data["force_include"][str(path)] = path.relative_to(lib).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        return ""

    def _compile_anew(self, log: Path) -> str:
        """Fill the folder `lib`; on failure return why not."""
        command = [sys.executable, str(Path(self.root, COMPILE)), str(self.build_dir)]
        with log.open("w", encoding="utf-8") as output:
            done = subprocess.run(
                command,
                cwd=Path(self.root, "src"),
                env={**os.environ, "CC": _compiler()},
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            )
        if done.returncode:
            self.disposable = False
            return f"compiling failed ({_first_error(log)}; see {log})"
        return ""


def _wish(name: str) -> str:
    """What the environment asks for: auto, 1 or 0, or for the compiler later."""
    wish = os.environ.get(name) or "auto"
    wishes = ["auto", "1", "0", *(["later"] if name == "STAVITEL_NATIVE" else [])]
    if wish not in wishes:
        sys.exit(f"{name} is {wish!r}; expected one of {', '.join(wishes)}")
    return wish


def _obstacle() -> str:
    """Why this build must not or cannot compile; empty if it can."""
    if _wish("STAVITEL_NATIVE") == "0":
        return "STAVITEL_NATIVE=0 asked for plain Python"
    if not _compiler():
        return "no working C compiler with the Python headers was found"
    return LATER if _wish("STAVITEL_NATIVE") == "later" else ""


@cache
def _compiler() -> str:
    """The first C compiler that can include Python.h; empty if there is none."""
    named = os.environ.get("CC")
    candidates = [named] if named else [sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    includes = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        for candidate in filter(None, candidates):
            command = [*shlex.split(candidate), *includes, "-c", "probe.c", "-o", "probe.o"]
            try:
                subprocess.run(command, cwd=folder, capture_output=True, check=True)
            except (OSError, subprocess.CalledProcessError):
                continue
            if Path(folder, "probe.o").exists():
                return str(candidate)
    return ""


def _source_mark(root: Path) -> str:
    """A mark of all that decides what is compiled, and how."""
    tools = [sys.version, _compiler(), *(version(name) for name in ("mypy", "setuptools"))]
    digest = hashlib.sha256(" ".join(tools).encode())
    for path in [root / HOOK, root / COMPILE, *sorted((root / "src").rglob("*.py"))]:
        digest.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _first_error(log: Path) -> str:
    """The line of a build log that says most."""
    lines = [line.strip() for line in log.read_text("utf-8", "replace").splitlines()]
    errors = [line for line in lines if "error:" in line.lower()]
    return (errors or [line for line in lines if line] or ["no output"])[0]
