"""How a seat is shown: by its name or its initial, in its colour where there are colours."""

from rich.text import Text

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


class Seats:
    """The seats of a table in one language, with a label for whoever sits there."""

    def __init__(self, texts: Texts, labels: dict[str, str]) -> None:
        words = texts.game.words["seat"]
        self.labels = labels
        self.names = {word: texts.text(f"seat-{word}") for word in words}
        self.initials = initials(self.names)
        self.shown = texts.shown

    def style(self, seat: str) -> str:
        return _STYLES.get(self.shown.get(seat, seat), "bold")

    def initial(self, seat: str) -> Text:
        return styled(self.initials[seat], f"bold {self.style(seat)}")

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
