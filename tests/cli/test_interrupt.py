"""Ctrl-C and closed pipes: nothing is broken, nothing is lost, nothing is said twice."""

import os
import pty
import select
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from stavitel import Match

from .running import command, environment

INTERRUPTED = 130
PATIENCE = 60
GLANCE = 0.05
"""Seconds between two looks at a process."""


def test_ctrl_c_at_the_prompt_keeps_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.stav"
    main, side = pty.openpty()
    args = ("play", "--players", "human,random", "--seed", 1, "--save", file)
    process = subprocess.Popen(
        command(*args), env=environment(TERM="dumb"), stdin=side, stdout=side, stderr=side
    )
    os.close(side)
    output = read_to_prompt(main)
    for answer in (b"1\r", b"\r"):  # the first game, by the usual house rules
        os.write(main, answer)
        output += read_to_prompt(main)
    wait_until_it_waits(process.pid)
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
        time.sleep(GLANCE)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == INTERRUPTED
    assert b"Traceback" not in err
    assert b"stavitel play --resume" in out
    assert Match.load(file).moves > 0


def test_ctrl_c_stops_a_simulation_and_its_workers() -> None:
    """Also those that have only just been born."""
    args = ("simulate", "caylus", "--games", 5000, "--players", "search:500ms", "--jobs", 2)
    process = subprocess.Popen(
        command(*args), env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        start_new_session=True,
    )  # fmt: skip
    while len(group(process.pid)) < 5:  # it, two workers, and two that start and tidy up
        assert process.poll() is None
        time.sleep(GLANCE)
    for pid in group(process.pid):  # a terminal tells everybody, in any order
        if pid != process.pid:
            os.kill(pid, signal.SIGINT)
    time.sleep(10 * GLANCE)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == INTERRUPTED
    assert out == b""
    assert err.strip() == b""
    wait_until_gone(process.pid)


def test_the_workers_of_a_killed_simulation_end_too() -> None:
    args = ("simulate", "caylus", "--games", 5000, "--players", "random", "--jobs", 2)
    process = subprocess.Popen(command(*args), env=environment(), start_new_session=True)
    while len(group(process.pid)) < 5:
        assert process.poll() is None
        time.sleep(GLANCE)
    process.kill()
    process.wait(PATIENCE)
    wait_until_gone(process.pid)


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


def processes() -> Iterator[tuple[int, str, int]]:
    """Number, state and group of each process, as Linux tells them."""
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            state, _, group = file.read_text().rpartition(") ")[2].split()[:3]
            yield int(file.parent.name), state, int(group)


def group(leader: int) -> list[int]:
    return [pid for pid, state, group in processes() if group == leader and state != "Z"]


def wait_until_gone(leader: int) -> None:
    """A process and all that worked for it."""
    latest = time.monotonic() + PATIENCE
    while left := group(leader):
        assert time.monotonic() < latest, left
        time.sleep(GLANCE)


def wait_until_it_waits(pid: int) -> None:
    """Between writing its prompt and waiting for a key, readline does not hear a signal."""
    seen = ""
    while not seen.endswith("SSS"):
        time.sleep(GLANCE)
        seen += next(state for other, state, _ in processes() if other == pid)


def drained(handle: int) -> bytes:
    """What is left to read behind a terminal whose process has gone."""
    found = b""
    try:
        while select.select([handle], [], [], PATIENCE)[0] and (data := os.read(handle, 4096)):
            found += data
    except OSError:  # how Linux says that the other end is closed
        pass
    os.close(handle)
    return found
