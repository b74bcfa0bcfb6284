"""A whole game of each kind at a terminal of 80×24, with keys pressed as a new player would."""

import fcntl
import os
import pty
import random
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from stavitel.games import GAMES

LONG = os.environ.get("STAVITEL_LONG") == "1"
WIDTH, HEIGHT = 80, 24
HOME, CODE = "\x1b[H", re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
READY, BEHIND = "q quit", "back to the table"
LEFT = "\x1b[?1049l"
"""The screen is as before: what is printed now is the end of the game."""
PATIENCE, QUIET = 120.0, 0.1
FEW = 6
"""Pages of a game that is not played to its end."""


class Terminal:
    """A real one: a program on its other side, and what it has drawn."""

    def __init__(self, folder: Path, *args: str) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, 0, 0))
        env = {**os.environ, "TERM": "xterm-256color", "NO_COLOR": "1", "STAVITEL_LANG": "en"}
        env |= {"STAVITEL_GAMES": str(folder), "PYTHONUTF8": "1"}
        env.pop("COLUMNS", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "stavitel", "play", *args],
            stdin=theirs, stdout=theirs, stderr=theirs, env=env, start_new_session=True,
        )  # fmt: skip
        os.close(theirs)
        self.text = ""

    def frame(self) -> list[str]:
        """The last page, once the program waits for a key; nothing when it has ended."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if select.select([self.ours], [], [], QUIET)[0]:
                try:
                    self.text += os.read(self.ours, 65536).decode("utf-8", "ignore")
                except OSError:
                    return []
            elif LEFT not in self.text and (READY in self.text or BEHIND in self.text):
                break
        page = CODE.sub("", self.text.split(HOME)[-1]).replace("\r", "")
        return page.split("\n")

    def press(self, keys: str) -> None:
        self.text = ""
        os.write(self.ours, keys.encode())


@pytest.mark.parametrize("id", GAMES if LONG else GAMES[:1])
def test_a_whole_game_is_played_on_pages_that_fit(id: str, tmp_path: Path) -> None:
    """Every page has the lines of the screen; reasons, log, cards and rules open and close; the
    game is played to its end. In a short run a few pages are enough."""
    terminal = Terminal(tmp_path, id, "--players", "human,random", "--seed", "3")
    rng = random.Random(1)
    pages = 0
    try:
        while page := terminal.frame():
            pages += 1
            if BEHIND in page[-1]:  # asked back, or told something
                terminal.press("\x1b")
                continue
            assert len(page) == HEIGHT and max(map(len, page)) <= WIDTH, "\n".join(page)
            assert page[0].startswith("── ") and READY in page[-1], "\n".join(page)
            if pages % 40 < 4:
                terminal.press("?lhr"[pages % 4])
                assert BEHIND in terminal.frame()[-1]
                terminal.press("\x1b")
                terminal.frame()
            if not LONG and pages == FEW:
                terminal.press("q")
                terminal.frame()
                break
            if rng.random() < 0.7:  # a page for every key, so that none is taken for the next
                terminal.press(str(rng.randint(1, 9)))
                terminal.frame()
            terminal.press("\r")
        assert terminal.process.wait(PATIENCE) == 0
    finally:
        terminal.process.kill()
        terminal.process.wait()
        os.close(terminal.ours)
    assert pages >= FEW
    assert not LONG or "stavitel replay" in " ".join(terminal.text.split())
