"""The terminal we print on: colours if it has them, plain letters if it knows no others."""

import codecs
import io
import os
import re
import sys
import unicodedata
from pathlib import Path
from shlex import quote
from shutil import which
from typing import IO, TYPE_CHECKING, Any

from stavitel.engine.errors import StavitelError
from stavitel.typography import LANGUAGES, NBSP

if TYPE_CHECKING:
    from rich.console import Console

NAME = "stavitel"
WIDE = 100
"""From this width on, tables take one line where they would otherwise take two."""

_PLAIN = str.maketrans(
    {
        **dict.fromkeys("─━–—╸╺", "-"),
        **dict.fromkeys("│┃╹╻", "|"),
        **dict.fromkeys("┌┬┐├┼┤└┴┘", "+"),
        **dict.fromkeys("→›▶", ">"),
        **dict.fromkeys("„“”", '"'),
        **dict.fromkeys("’‘", "'"),
        **dict.fromkeys("╭╮", "+"),
        "·": ".",
        "…": "_",
        **{"●": "o", "★": "*", "♜": "T", "⌂": "^", "¢": "$", "■": "#", "◇": "%", "▼": "v"},
        **{"☆": "~", "₽": "$", "∞": "&", "▲": "^", "⇄": "\\", "▢": "@", "≠": "/", "⚑": "!"},
        **{"▯": "{", "∩": "(", "†": ":", "▪": ",", "Σ": "S", "◆": "@", "○": "_", "═": "="},
        **{"▣": "#", "▰": "#", "▱": "_", "↑": "^", "↓": "v", "←": "<", "−": "-"},
        **{"‹": "<", "×": "x", "ł": "l", "Ł": "L", "ß": "s", "✓": "+", "✗": "!", "±": "~"},
    }
)
"""One letter for one letter, so that tables keep their shape."""


def program() -> str:
    """How to call us again: by the way we were called, where the name alone would not be found."""
    called = Path(sys.argv[0])
    return quote(str(called)) if called.name == NAME and which(NAME) is None else NAME


def letters_only(stream: IO[str] | None = None) -> bool:
    """Whether the terminal knows no signs and no accents: then letters have to tell all apart."""
    encoding = getattr(stream or sys.stdout, "encoding", None) or "utf-8"
    try:
        "★Žł".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return True
    return False


def in_plain_letters(text: str) -> str:
    """A text as a terminal without accents and signs shows it."""
    translated = text.translate(_PLAIN)
    return "".join(letter if letter.isascii() else _bare(letter) for letter in translated)


def make_console() -> "Console":
    """Output for people; honours NO_COLOR and COLUMNS."""
    return _console(sys.stdout)


def error_console() -> "Console":
    """For progress, so that output can be piped away from it."""
    return _console(sys.stderr)


def _console(stream: IO[str]) -> "Console":
    """Lines are broken at every space but those that keep a number with its noun."""
    from rich import _wrap  # not for those who only ask for the version
    from rich.console import Console

    # to rich any white space is a place to break a line; it has no setting for that
    _wrap.re_word = re.compile(rf"[^\S{NBSP}]*[\S{NBSP}]+[^\S{NBSP}]*")
    file: Any = BrokenLines(stream)
    return Console(file=file, highlight=False, emoji=False, markup=False)


class BrokenLines:
    """A stream that gets its lines broken: any space is now one that can be typed and searched."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        return self._stream.write(text.replace(NBSP, " "))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def language(chosen: str | None) -> str:
    """The language asked for, else of $STAVITEL_LANG, else of the system, else English."""
    asked = chosen or os.environ.get("STAVITEL_LANG")
    if asked:
        if asked not in LANGUAGES:
            expected = ", ".join(LANGUAGES)
            raise StavitelError(f"language: expected one of {expected}; got '{asked[:40]}'")
        return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def degrade_gracefully() -> None:
    """Where the terminal has no letter for something, print the nearest one instead of failing."""
    codecs.register_error("nearest_letter", _nearest_letter)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="nearest_letter")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _nearest_letter(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    wanted = error.object[error.start : error.end].translate(_PLAIN)
    return "".join(_bare(letter) for letter in wanted), error.end


def _bare(letter: str) -> str:
    """`č` is `c` with a hook; what has no plain letter inside is a question mark."""
    inside = unicodedata.normalize("NFKD", letter)[0]
    return inside if inside.isascii() else "?"
