"""Compiles the rules in the background: `python -m tools.native MARK END [TERMINAL]`.

It works in a session of its own, so Ctrl-C for the table does not reach it, and steps back behind
everything else. What it makes is a build of its own; nothing that runs is touched, and if it is
killed there is nothing but objects it need not make again. `--stop` ends it, and STAVITEL_NICE in
the environment says how far it steps back, 0 for not at all.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from tools.builds import Builds, reason
from tools.fingerprint import fingerprint
from tools.installing import native_needs
from tools.places import ROOT, SETTING_UP, alone, environment, taken
from tools.steps import Steps
from tools.wheel import full_wheel

WAITING: Final = "Waiting for the compile in the background ..."
READY: Final = "The rules are compiled: the next start uses them."
NICE: Final = "15"


def compiling() -> Path:
    """Whoever compiles holds a lock on this file, in which its number stands."""
    path = environment() / "compiling"
    path.touch()
    return path


@contextmanager
def one_at_a_time(number: str) -> Iterator[None]:
    """Compile alone; `number` is the process group to end, if it works in the background."""
    with alone(compiling(), WAITING):
        compiling().write_text(number, encoding="utf-8")
        try:
            yield
        finally:
            compiling().write_text("", encoding="utf-8")


def begin(mark: str, end: str) -> None:
    """Compile in the background, after whoever already does so.

    Whoever plays in the browser is told the end in the terminal; in a game there it would disturb.
    """
    terminal = os.ttyname(2) if end == "page" and os.isatty(2) else ""
    subprocess.Popen(
        [sys.executable, "-m", "tools.native", mark, end, terminal],
        cwd=ROOT, start_new_session=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip


def compile_rules(mark: str, end: str, steps: Steps) -> Path:
    """A build of the sources with this mark; only one compiles at a time."""
    builds = Builds(environment())
    name = f"{mark}-full-{end}"
    if builds.named(name).exists():
        return builds.named(name)
    tools = native_needs(steps)
    with steps.step("Compiling the rules"), full_wheel(tools) as wheel:
        if fingerprint() != mark:
            sys.exit("The sources changed while they were compiled: please start again.")
        with alone(SETTING_UP, WAITING):
            return builds.add(name, wheel)


def stop() -> None:
    """End the compile in the background, if there is one."""
    with compiling().open() as file:
        number = file.read()
        if not taken(file.fileno()) and number:
            os.killpg(int(number), signal.SIGKILL)


def step_back() -> None:
    """Bots and browsers come first."""
    nice = int(os.environ.get("STAVITEL_NICE", NICE))
    os.nice(nice)
    group = Path("/proc/self/autogroup")  # where Linux shares by session, nice alone does nothing
    if group.exists():
        with suppress(OSError):
            group.write_text(str(nice))


def main(args: list[str]) -> None:
    if args == ["--stop"]:
        stop()
        return
    mark, end, terminal = args
    step_back()
    with one_at_a_time(str(os.getpgrp())):
        build = compile_rules(mark, end, Steps())
    if terminal and not reason(build):
        Path(terminal).write_text(f"{READY}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
