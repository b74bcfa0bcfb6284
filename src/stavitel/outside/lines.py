"""Talking in lines of JSON to a process that may crash, hang, babble or never read."""

import json
import os
import selectors
import signal
import subprocess
import sys
from contextlib import suppress
from multiprocessing.util import Finalize
from time import monotonic
from typing import Final

LONGEST_LINE: Final = 65536
"""In bytes; an answer has a hundred."""
_PIECE: Final = 65536
_LAST_WORDS: Final = 2000
_PATIENCE: Final = 1.0
_TIED: Final = (
    "import ctypes, os, sys; ctypes.CDLL(None).prctl(1, 9); os.execvp(sys.argv[1], sys.argv[1:])"
)
"""Linux ends the program when the process that asks it ends, however that came."""

_resting: dict[tuple[str, ...], list["Talk"]] = {}
_living: list["Talk"] = []


class Silent(Exception):
    """No usable answer; the message says what came instead."""


def talk_to(command: list[str]) -> "Talk":
    """A process of this command that has nothing to do, or a new one."""
    idle = _resting.setdefault(tuple(command), [])
    while idle:
        talk = idle.pop()
        if talk.alive:
            return talk
        talk.end()
    if not _living:
        Finalize(None, end_all, exitpriority=1)  # runs at the end of workers too
    talk = Talk(command)
    _living.append(talk)
    return talk


def end_all() -> None:
    """End every process that was started from here."""
    while _living:
        _living[-1].end()
    _resting.clear()


class Talk:
    """One process, asked and answering by turns."""

    def __init__(self, command: list[str]) -> None:
        self._command: Final = command
        tied = [sys.executable, "-SEc", _TIED] if sys.platform == "linux" else []
        self._process: Final = subprocess.Popen(
            [*tied, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for us to hear; what it starts itself ends with it
        )
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._in, self._out, self._err = (stream.fileno() for stream in streams if stream)
        for number in (self._in, self._out, self._err):
            os.set_blocking(number, False)
        self._heard = b""
        self._last_words = b""
        self._complains = True
        self._fine = True

    @property
    def alive(self) -> bool:
        return self._fine and self._process.poll() is None

    def say(self, message: dict[str, object], seconds: float) -> None:
        """Write a line, as long as it takes within these seconds."""
        left = json.dumps(message, ensure_ascii=False).encode() + b"\n"
        until = monotonic() + seconds
        while left:
            left = left[self._exchange(left, until, seconds) :]

    def hear(self, seconds: float) -> dict[str, object]:
        """The next line: one object, and nothing after it."""
        until = monotonic() + seconds
        while b"\n" not in self._heard:
            self._exchange(b"", until, seconds)
        line, _, rest = self._heard.partition(b"\n")
        self._heard = rest
        if rest:
            raise self.wrong("it says more than it was asked")
        try:
            said = json.loads(line)
        except ValueError:
            said = None
        if not isinstance(said, dict):
            raise self.wrong(f"expected a line of JSON; got '{line[:60].decode(errors='replace')}'")
        return said

    def rest(self) -> None:
        """Wait for another game, or end where something went wrong."""
        if self.alive and not self._heard:
            _resting.setdefault(tuple(self._command), []).append(self)
        else:
            self.end()

    def end(self) -> None:
        """End it and all it started; returns when it has ended."""
        self._fine = False
        if self in _living:
            _living.remove(self)
        with suppress(ProcessLookupError, PermissionError):  # all of them have already ended
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None and not stream.closed:
                os.set_blocking(stream.fileno(), True)
                stream.close()

    def _exchange(self, left: bytes, until: float, seconds: float) -> int:
        """Write what can be written, read what there is; returns how much was written."""
        with selectors.DefaultSelector() as ready:
            ready.register(self._out, selectors.EVENT_READ)
            if self._complains:
                ready.register(self._err, selectors.EVENT_READ)
            if left:
                ready.register(self._in, selectors.EVENT_WRITE)
            patience = until - monotonic()
            found = ready.select(min(patience, _PATIENCE)) if patience > 0 else []
        if patience <= 0:
            raise self.wrong(f"no answer within {seconds:g} seconds")
        written = 0
        for key, _ in found:
            if key.fd == self._in:
                written = self._write(left)
            elif key.fd == self._err:
                self._complains = self._note_complaint()
            else:
                self._listen()
        if not found and self._process.poll() is not None:
            raise self._ended()
        return written

    def _listen(self) -> None:
        piece = self._read(self._out)
        if not piece:
            raise self._ended()
        self._heard += piece
        if len(self._heard) > LONGEST_LINE:
            raise self.wrong("it says more than it was asked")

    def _note_complaint(self) -> bool:
        piece = self._read(self._err)
        self._last_words = (self._last_words + piece)[-_LAST_WORDS:]
        return bool(piece)

    def _write(self, left: bytes) -> int:
        try:
            return os.write(self._in, left)
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            raise self._ended() from None

    def _read(self, number: int) -> bytes:
        try:
            return os.read(number, _PIECE)
        except BlockingIOError:
            return b""

    def _ended(self) -> Silent:
        """It is gone, or has closed its output: with its code and its last complaint."""
        try:
            code: int | None = self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            code = None
        self._note_complaint()
        words = self._last_words.decode(errors="replace").strip().splitlines()
        last = f": {words[-1][:120]}" if words else ""
        how = "it closed its output" if code is None else f"it ended with code {code}"
        return self.wrong(how + last)

    def wrong(self, what: str) -> Silent:
        """From here on it is not trusted."""
        self._fine = False
        return Silent(what)
