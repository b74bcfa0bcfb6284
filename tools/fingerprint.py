"""A mark of all that goes into the wheel, and of what decides whether it is compiled."""

import hashlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.places import PAGE, ROOT, environment

_LEFT_OUT: Final = {"__pycache__", "node_modules"}
_LETTERS: Final = 16


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sorted(_sources()):
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    digest.update((environment() / "pyvenv.cfg").read_bytes())
    wishes = [os.environ.get(name, "") for name in ("STAVITEL_NATIVE", "STAVITEL_PAGE", "CC")]
    compilers = [str(shutil.which(name)) for name in ("cc", "gcc", "clang")]
    digest.update("\0".join([*wishes, *compilers]).encode())
    return digest.hexdigest()[:_LETTERS]


def _sources() -> Iterator[Path]:
    for name in ("pyproject.toml", "hatch_build.py", "hatch_compile.py", "README.md", "LICENSE"):
        yield ROOT / name
    for top in (ROOT / "src" / "stavitel", ROOT / "web"):
        for folder, folders, files in os.walk(top):
            folders[:] = [name for name in folders if name not in _LEFT_OUT]
            if Path(folder) == PAGE:
                folders.clear()
                continue
            yield from (Path(folder, name) for name in files if not name.endswith((".so", ".pyd")))
