"""Keys as they are pressed, one by one, where the terminal lets us read them."""

import os
import select
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

UP, DOWN, LEFT, RIGHT = "up", "down", "left", "right"
PAGE_UP, PAGE_DOWN, HOME, END = "page up", "page down", "home", "end"
ENTER, ESCAPE, TAB, BACKSPACE, CLOSED = "enter", "escape", "tab", "backspace", "closed"
SEQUENCES = {
    "\x1b[A": UP, "\x1b[B": DOWN, "\x1b[C": RIGHT, "\x1b[D": LEFT,
    "\x1bOA": UP, "\x1bOB": DOWN, "\x1bOC": RIGHT, "\x1bOD": LEFT,
    "\x1b[5~": PAGE_UP, "\x1b[6~": PAGE_DOWN,
    "\x1b[H": HOME, "\x1b[F": END, "\x1b[1~": HOME, "\x1b[4~": END, "\x1bOH": HOME, "\x1bOF": END,
    "\r": ENTER, "\n": ENTER, "\t": TAB, "\x7f": BACKSPACE, "\b": BACKSPACE, "\x1b": ESCAPE,
    "\x04": CLOSED,
}  # fmt: skip
PATIENCE = 0.25
"""So often we look whether the window has another size."""


def read_keys(text: str) -> list[str]:
    """What was pressed: names of keys, or letters; what no key of ours sends is left out."""
    found: list[str] = []
    at = 0
    while at < len(text):
        known = [sequence for sequence in SEQUENCES if text.startswith(sequence, at)]
        if known:
            longest = max(known, key=len)
            if longest == "\x1b" and text[at + 1 : at + 2] in ("[", "O"):
                at = _behind(text, at + 2)
                continue
            found.append(SEQUENCES[longest])
            at += len(longest)
            continue
        if text[at].isprintable():
            found.append(text[at])
        at += 1
    return found


def _behind(text: str, at: int) -> int:
    """The end of a sequence nobody knows: it closes with a letter or a tilde."""
    while at < len(text) and not (text[at].isalpha() or text[at] == "~"):
        at += 1
    return at + 1


class Keyboard:
    """The keys of the terminal this process runs in."""

    def __init__(self) -> None:
        self.waiting: list[str] = []

    @contextmanager
    def open(self) -> Iterator[None]:
        """Keys come at once and are not echoed; afterwards everything is as it was."""
        import termios
        import tty

        handle = sys.stdin.fileno()
        before = termios.tcgetattr(handle)
        try:
            tty.setcbreak(handle)
            yield
        finally:
            termios.tcsetattr(handle, termios.TCSADRAIN, before)

    def key(self, resized: Callable[[], bool]) -> str:
        """The next key, or empty when the window has got another size."""
        handle = sys.stdin.fileno()
        while not self.waiting:
            if select.select([handle], [], [], PATIENCE)[0]:
                data = os.read(handle, 256)
                if not data:
                    return CLOSED
                self.waiting = read_keys(data.decode("utf-8", "ignore"))
            elif resized():
                return ""
        return self.waiting.pop(0)


def can_be_read() -> bool:
    """Whether keys can be read one by one here: a terminal, and a system that has termios."""
    try:
        import termios  # noqa: F401
    except ImportError:
        return False
    dumb = os.environ.get("TERM", "").lower() in ("", "dumb", "unknown")
    return sys.stdin.isatty() and sys.stdout.isatty() and not dumb
