"""Builds of the package: each is a folder that never changes, and one of them is in use.

A build is a wheel, unpacked. Which one an interpreter of the environment sees is written in one
line of `stavitel.pth`; that line is replaced, never the code a process is running.
"""

import fcntl
import os
import shutil
import sysconfig
import tempfile
import zipfile
from pathlib import Path
from typing import Final

from tools.places import replace_text, taken

KEPT: Final = 3
"""So many builds stay, and every one that a `stavitel` is running from."""
IN_USE: Final = "in-use"

COMMAND: Final = """\
#!{python}
# Written by make. The lock tells that this build is in use, and nobody clears it away meanwhile.
# Worker processes read this file too, under another name, and must not begin anew.
import fcntl
import os
import sys

import stavitel

held = os.path.join(os.path.dirname(os.path.dirname(stavitel.__file__)), "{in_use}")
if os.path.exists(held):
    held = open(held)
    fcntl.flock(held, fcntl.LOCK_SH)

if __name__ == "__main__":
    from stavitel.cli import main

    sys.exit(main())
"""


class Builds:
    """All builds of one environment."""

    def __init__(self, environment: Path, pointer: Path | None = None) -> None:
        self._environment = environment
        self._folder = environment / "builds"
        self._pointer = pointer or Path(sysconfig.get_path("purelib")) / "stavitel.pth"

    def named(self, name: str) -> Path:
        """Where the build of this name is, once there is one."""
        return self._folder / name

    def add(self, name: str, wheel: Path) -> Path:
        """Unpack a wheel: all of it is there, or nothing. Only who sets up may do so."""
        build = self.named(name)
        if build.exists():
            return build
        self._folder.mkdir(exist_ok=True)
        fresh = Path(tempfile.mkdtemp(prefix="unfinished-", dir=self._folder))
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(fresh)
        (fresh / IN_USE).touch()
        fresh.chmod(0o755)
        fresh.rename(build)
        return build

    def use(self, build: Path) -> None:
        """From now on `stavitel` and `import stavitel` are this build, for those who start."""
        line = f"{build}\n"
        if not self._pointer.exists() or self._pointer.read_text("utf-8") != line:
            replace_text(self._pointer, line)
        script = self._environment / "bin" / "stavitel"
        python = self._environment / "bin" / "python"
        text = COMMAND.format(python=python, in_use=IN_USE)
        if not script.exists() or script.read_text("utf-8") != text:
            replace_text(script, text, 0o755)
        os.utime(build)
        self._clear_away(build)

    def _clear_away(self, used: Path) -> None:
        """Drop what nobody starts from or runs from any more."""
        builds = sorted(self._folder.iterdir(), key=lambda build: build.stat().st_mtime)
        for old in builds[:-KEPT]:
            if old != used and _free(old):
                shutil.rmtree(old, ignore_errors=True)


def has_page(build: Path) -> bool:
    return (build / "stavitel" / "server" / "static" / "index.html").exists()


def reason(build: Path) -> str:
    """Why a build is not compiled; empty if it is."""
    return (build / "stavitel" / "native.txt").read_text("utf-8")


def _free(build: Path) -> bool:
    """Whether no `stavitel` runs from a build."""
    if not (build / IN_USE).exists():
        return True
    with (build / IN_USE).open() as file:
        free = taken(file.fileno())
        fcntl.flock(file, fcntl.LOCK_UN)
        return free
