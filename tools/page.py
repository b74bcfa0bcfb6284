"""Builds the page of the browser table with web/build.py, and says in a sentence why it cannot."""

import os
import subprocess
import sys
from typing import Final

from tools.installing import node_needs
from tools.places import PAGE, ROOT, environment
from tools.steps import Steps

UNREACHABLE: Final = (
    "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND",
    "ETIMEDOUT",
)  # fmt: skip


def wish() -> str:
    """What the environment asks for: auto, 1 or 0; hatch_build.py knows no others either."""
    return os.environ.get("STAVITEL_PAGE") or "auto"


class BuiltPage:
    """One attempt to build the page; `problem` is empty if it is there."""

    def __init__(self, steps: Steps) -> None:
        self._steps = steps
        self.problem = ""

    def prepare(self) -> None:
        """Have Node."""
        node_needs(self._steps)

    def build(self) -> None:
        log = environment() / "page.log"
        command = [sys.executable, str(ROOT / "web" / "build.py")]
        with self._steps.step("Building the page"), log.open("w", encoding="utf-8") as output:
            done = subprocess.run(
                [*command, str(environment() / "build"), str(PAGE)],
                stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, check=False,
            )  # fmt: skip
        if done.returncode:
            self.problem = f"{why(log.read_text('utf-8', 'replace'))} (see {log})"


def why(log: str) -> str:
    """What a log of npm and vite comes down to."""
    if any(code in log for code in UNREACHABLE):
        return "npm could not reach its registry"
    lines = [line.strip() for line in log.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or ["no reason was given"])[0]
