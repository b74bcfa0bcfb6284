"""Running the terminal in tests: in this process, as a process of its own, or behind a terminal."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from click.testing import CliRunner, Result

from stavitel import Match
from stavitel.cli import main
from stavitel.cli.seating import SeatedPlayers

GAME = "caylus_magna_carta"
Chooser = Callable[[int, int], int]
"""From the number of choices made and of options, the place of the one to take."""


def run(*args: object, input: str = "", **env: str) -> Result:
    """The command in this process, 100 columns wide, in English and without colours."""
    given = {"COLUMNS": "100", "STAVITEL_LANG": "en", "NO_COLOR": "1", **env}
    return CliRunner().invoke(main, [str(arg) for arg in args], input=input, env=given)


def environment(**env: str) -> dict[str, str]:
    """What a process of its own needs to find this very package."""
    package = str(Path(sys.modules["stavitel"].__file__ or "").parents[1])
    path = os.pathsep.join([package, os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    base = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    given = {"COLUMNS": "100", "STAVITEL_LANG": "en", "PYTHONPATH": path, **env}
    return {**base, **given}


def command(*args: object) -> list[str]:
    return [sys.executable, "-m", "stavitel", *(str(arg) for arg in args)]


def shell(*args: object, **env: str) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own, with nothing to read."""
    return subprocess.run(
        command(*args),
        env=environment(**env),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def script(names: list[str], seed: int, choose: Chooser, variant: str = "") -> tuple[str, Match]:
    """What a person would type to play such a game, and how it ends, by the library alone."""
    seating = SeatedPlayers(names, seed)
    match = Match.start(
        GAME, len(names), variant or None, seed=seed, players=dict(enumerate(names))
    )
    typed: list[str] = []
    while (seat := match.seat()) is not None:
        if seat in seating.bots:
            match.ask(seating.bots[seat])
            continue
        decision = match.decision()
        assert decision is not None
        place = choose(len(typed), len(decision.options))
        typed += [str(place + 1)] * (2 if decision.options[place].warning else 1)
        match.act(decision.options[place])
    return "\n".join(typed) + "\n", match


def spread(made: int, options: int) -> int:
    """Now this, now that: a game in which much happens."""
    return (made * 7 + 3) % options


def assert_refused(result: Result | subprocess.CompletedProcess[str]) -> str:
    """One clear sentence on the error stream, code 2, nothing else; returns the sentence."""
    code = result.exit_code if isinstance(result, Result) else result.returncode
    assert code == 2, result.stdout + result.stderr
    assert result.stderr.count("\n") == 1, result.stderr
    assert "Traceback" not in result.stderr + result.stdout
    assert result.stdout == ""
    return result.stderr.strip()
