"""How a seat is shown: by its name or its initial, in its colour where there are colours."""

from rich.text import Text

from stavitel.cli.console import in_plain_letters
from stavitel.cli.styled import styled
from stavitel.sentences import Sentence
from stavitel.texts import Texts

# told apart by people with colour-blindness too (Okabe and Ito)
_STYLES = {
    "red": "#ff6f50",
    "green": "#2fbf8f",
    "orange": "#e69f00",
    "blue": "#56b4e9",
    "yellow": "#f0e442",
    "purple": "#cc79a7",
}

PLAIN_LETTERS = 3
"""Without accents and colours a seat has so many letters: goods have one or two."""


class Seats:
    """The seats of a table in one language, with a label for whoever sits there."""

    def __init__(self, texts: Texts, labels: dict[str, str], letters: bool = False) -> None:
        words = texts.game.words["seat"]
        self.labels = labels
        self.names = {word: texts.text(f"seat-{word}") for word in words}
        self.letters = letters
        bare = {word: in_plain_letters(name) for word, name in self.names.items()}
        self.initials = initials(bare, PLAIN_LETTERS) if letters else initials(self.names)
        self.shown = texts.shown

    def style(self, seat: str) -> str:
        return _STYLES.get(self.shown.get(seat, seat), "bold")

    def initial(self, seat: str) -> Text:
        return styled(self.initials[seat], f"bold {self.style(seat)}")

    def colour(self, colour: str) -> Text:
        """The initial of a colour, for a thing that has one whoever sits where: a die."""
        return self.initial(next(seat for seat, shown in self.shown.items() if shown == colour))

    def badge(self, seat: str) -> Text:
        """`R Red`, in the seat's colour."""
        return styled(f"{self.initials[seat]} {self.names[seat]}", f"bold {self.style(seat)}")

    def line(self, sentence: Sentence) -> Text:
        """A sentence with every seat it names in the seat's colour."""
        line = Text()
        for part in sentence.parts:
            if isinstance(part, str):
                line += Text(part)
            else:
                domain, _, word = part.place.partition(":")
                line += styled(part.text, self.style(word) if domain == "seat" else "")
        return line


def initials(names: dict[str, str], least: int = 1) -> dict[str, str]:
    """The first letters of the names, as many as tell all of them apart."""
    for length in range(least, max(len(name) for name in names.values()) + 1):
        found = {seat: name[:length] for seat, name in names.items()}
        if len(set(found.values())) == len(found):
            return found
    return dict(names)


def plain_signs(signs: dict[str, str], names: dict[str, str]) -> dict[str, str]:
    """Signs of goods where there are no accents: small letters, none like another, since seats and
    dice have capitals."""
    found: dict[str, str] = {}
    for good, name in names.items():
        bare = in_plain_letters(name).lower()
        short = in_plain_letters(signs.get(good, bare[:1])).lower()
        wanted = [short, *(bare[:length] for length in range(2, len(bare)))]
        found[good] = next(sign for sign in wanted if sign not in found.values())
    return found
