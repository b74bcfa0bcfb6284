"""What the readers of files ask for: overheard, it says what may stand in such a file.

Nobody listens while a game is played. `stavitel editor` does, and writes what it has
heard as schemas for editors, so that an editor knows as much about a file as its reader does.
"""

from typing import Final, final

NUMBER: Final = "number"
NUMBERS: Final = "numbers"
FLAG: Final = "flag"
TEXT: Final = "text"
TEXTS: Final = "texts"
TEXT_ROWS: Final = "text_rows"
WORD: Final = "word"
WORDS: Final = "words"
GROUP: Final = "group"
GROUPS: Final = "groups"
IGNORED: Final = "ignored"


@final
class Asked:
    """A key somebody asked for, and what may stand there."""

    def __init__(
        self,
        path: list[str | int],
        kind: str,
        low: int,
        high: int,
        words: list[str],
        needed: bool,
    ) -> None:
        self.path: Final = path
        self.kind: Final = kind
        self.low: Final = low
        self.high: Final = high
        self.words: Final = words
        self.needed: Final = needed


@final
class Ear:
    """Hears what readers ask for while it is open."""

    def __init__(self) -> None:
        self.open = False
        self.heard: list[Asked] = []

    def number(self, path: list[str | int], low: int, high: int, needed: bool) -> None:
        self.heard.append(Asked(path, NUMBER, low, high, [], needed))

    def word(self, path: list[str | int], kind: str, words: list[str], needed: bool) -> None:
        self.heard.append(Asked(path, kind, 0, 0, words, needed))

    def plain(self, path: list[str | int], kind: str, needed: bool) -> None:
        self.heard.append(Asked(path, kind, 0, 0, [], needed))


EAR: Final = Ear()
"""The only one: readers make their groups of keys far from whoever wants to know."""
