"""Says whether the hot code runs compiled, and if not, why: `python -m stavitel.native`."""

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path


def compiled() -> bool:
    """Whether the engine, and with it every game and the search, is machine code."""
    core = find_spec("stavitel.engine.core")
    return bool(core and core.origin and core.origin.endswith(tuple(EXTENSION_SUFFIXES)))


def notice() -> str:
    """One line for a player whose games run uncompiled; empty if there is nothing to say."""
    if compiled():
        return ""
    note = Path(__file__).with_name("native.txt")  # written by the build, see hatch_build.py
    reason = note.read_text("utf-8") if note.exists() else "it runs from its source folder"
    return f"Stavitel runs as plain Python, and bots think several times slower: {reason}."


def _main() -> None:
    """Print the notice; fail if STAVITEL_EXPECT names the other kind of build."""
    state = "compiled" if compiled() else "interpreted"
    expected = os.environ.get("STAVITEL_EXPECT", state)
    if state != expected:
        sys.exit(f"expected {expected} code, found {state}. {notice()}")
    if notice():
        print(notice())


if __name__ == "__main__":
    _main()
