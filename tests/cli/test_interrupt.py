"""Ctrl-C and closed pipes: nothing is broken, nothing is lost, nothing is said twice."""

import os
import pty
import select
import signal
import subprocess
import time
from pathlib import Path

from stavitel import Match

from .running import command, environment

INTERRUPTED = 130
PATIENCE = 60
SETTLING = 0.3
"""Between writing its prompt and waiting for a key, readline does not hear a signal."""


def test_ctrl_c_at_the_prompt_keeps_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.stav"
    main, side = pty.openpty()
    args = ("play", "--players", "human,random", "--seed", 1, "--save", file)
    process = subprocess.Popen(
        command(*args), env=environment(TERM="xterm"), stdin=side, stdout=side, stderr=side
    )
    os.close(side)
    output = read_to_prompt(main)
    os.write(main, b"1\r")
    output += read_to_prompt(main)
    time.sleep(SETTLING)
    process.send_signal(signal.SIGINT)
    output += drained(main)
    assert process.wait(PATIENCE) == INTERRUPTED
    assert b"Traceback" not in output
    assert b"stavitel play --resume" in output
    assert Match.load(file).moves > 0


def test_ctrl_c_while_a_computer_player_thinks_keeps_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.stav"
    args = ("play", "--players", "search:2000ms,search:2000ms", "--save", file)
    process = subprocess.Popen(
        command(*args), env=environment(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )  # fmt: skip
    while not file.exists():  # it is kept before the first player thinks
        assert process.poll() is None
        time.sleep(SETTLING)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == INTERRUPTED
    assert b"Traceback" not in err
    assert b"stavitel play --resume" in out
    assert Match.load(file).moves > 0


def test_ctrl_c_stops_a_simulation_and_its_workers() -> None:
    args = ("simulate", "caylus", "--games", 5000, "--players", "search:500ms", "--jobs", 2)
    process = subprocess.Popen(
        command(*args), env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        start_new_session=True,
    )  # fmt: skip
    time.sleep(10 * SETTLING)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: everybody hears of it
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == INTERRUPTED
    assert out == b""
    assert err.strip() == b""


def test_a_reader_who_leaves_is_no_error() -> None:
    process = subprocess.Popen(
        command("games", "--rules"), env=environment(), stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(PATIENCE) in (0, 1)


def read_to_prompt(handle: int) -> bytes:
    """What stands behind the terminal once it waits for something to be typed."""
    found = b""
    while not found.endswith(b"> "):
        assert select.select([handle], [], [], PATIENCE)[0], found
        found += os.read(handle, 4096)
    return found


def drained(handle: int) -> bytes:
    """What is left to read behind a terminal whose process has gone."""
    found = b""
    try:
        while data := os.read(handle, 4096):
            found += data
    except OSError:  # how Linux says that the other end is closed
        pass
    os.close(handle)
    return found
