"""Makes the environment: `python -m tools.environment FOLDER [PYTHON]`.

It is made anew when its interpreter is gone, another is asked for, or the checkout has moved; the
Makefile asks only then. Of two that ask at once the second finds it made.
"""

import os
import subprocess
import sys
from pathlib import Path

from tools.places import SETTING_UP, WAITING, alone
from tools.steps import Steps


def main(args: list[str]) -> None:
    folder, asked = Path(args[0]).absolute(), args[1] if len(args) > 1 else ""
    with alone(SETTING_UP, WAITING):
        if _fits(folder, asked):
            return
        with Steps().step(f"Making an environment in {args[0]}"):
            done = subprocess.run([sys.executable, "-m", "venv", "--clear", args[0]], check=False)
        if done.returncode:
            sys.exit(f"Could not make an environment in {args[0]} with {sys.executable}.")
        (folder / ".python").write_text(f"{folder} {asked}\n", encoding="utf-8")


def _fits(folder: Path, asked: str) -> bool:
    """Whether there is one, made here, with the interpreter that is asked for."""
    if not os.access(folder / "bin" / "python", os.X_OK) or not (folder / ".python").exists():
        return False
    mark = (folder / ".python").read_text("utf-8").rstrip("\n")
    return mark == f"{folder} {asked}" if asked else mark.startswith(f"{folder} ")


if __name__ == "__main__":
    main(sys.argv[1:])
