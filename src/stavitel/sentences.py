"""Sentences in parts: plain text, names that know their place, amounts that know their piece.

While Fluent puts a sentence together, names and amounts travel in brackets nobody can type. Taken
apart again at those brackets, a sentence shows page and terminal where an icon, a colour or a
link belongs, so neither has to search the finished text.
"""

import re
from typing import Final, final

from msgspec import Struct

_OPEN: Final = "\ue000"
_CLOSE: Final = "\ue001"
_FIRST: Final = 0xE100
"""Behind the opening bracket: which part it is, as one letter from here on."""
_BRACKETED: Final = re.compile(f"{_OPEN}(.)([^{_CLOSE}]*){_CLOSE}", re.DOTALL)
_AFTER_A_SPEAKER: Final = re.compile(r":?[ \u00a0]")


class Part(Struct, frozen=True, omit_defaults=True):
    """A piece of a sentence that means something at the table."""

    text: str
    place: str = ""  # what it names, as in arguments of actions and events: "card:market"
    piece: str = ""  # what it counts or names: "wood"
    speaker: bool = False  # whom a whole line of the log is about: "Red ", "Red: "


@final
class Sentence(str):
    """A text that remembers its parts; plain pieces are plain strings."""

    parts: list[str | Part]

    def __new__(cls, parts: list[str | Part]) -> "Sentence":
        sentence = super().__new__(cls, "".join(map(_text, parts)))
        sentence.parts = parts
        return sentence

    @property
    def speaker(self) -> str:
        """The word of the seat the sentence is about, or nothing."""
        first = self.parts[0] if self.parts else ""
        return first.place.partition(":")[2] if isinstance(first, Part) and first.speaker else ""

    @property
    def said(self) -> str:
        """The sentence without its speaker."""
        return "".join(map(_text, self.parts[1:])) if self.speaker else self


@final
class Brackets:
    """Marks parts of one sentence while it is made."""

    def __init__(self) -> None:
        self._marked: Final[list[Part]] = []

    def name(self, text: str, domain: str, word: str, piece: bool = False) -> str:
        """The name of a place, or of a piece."""
        return self._mark(Part(text, place=f"{domain}:{word}", piece=word if piece else ""))

    def amount(self, text: str, piece: str) -> str:
        return self._mark(Part(text, piece=piece))

    def taken_apart(self, text: str) -> Sentence:
        """The sentence behind a text with brackets."""
        parts: list[str | Part] = []
        end = 0
        for found in _BRACKETED.finditer(text):
            if found.start() > end:
                parts.append(text[end : found.start()])
            parts.append(self._marked[ord(found[1]) - _FIRST])
            end = found.end()
        if end < len(text):
            parts.append(text[end:])
        return Sentence(_with_speaker(parts))

    def _mark(self, part: Part) -> str:
        self._marked.append(part)
        return f"{_OPEN}{chr(_FIRST + len(self._marked) - 1)}{part.text}{_CLOSE}"


def _with_speaker(parts: list[str | Part]) -> list[str | Part]:
    """`Red builds …` and `Red: choose …` are about Red: the name becomes a part of its own."""
    if len(parts) < 2:
        return parts
    name, rest = parts[0], parts[1]
    if not isinstance(name, Part) or not isinstance(rest, str):
        return parts
    after = _AFTER_A_SPEAKER.match(rest)
    if after is None or not name.place.startswith("seat:"):
        return parts
    speaker = Part(name.text + after[0], place=name.place, speaker=True)
    rest = rest.removeprefix(after[0])
    return [speaker, *([rest] if rest else []), *parts[2:]]


def _text(part: str | Part) -> str:
    return part if isinstance(part, str) else part.text
