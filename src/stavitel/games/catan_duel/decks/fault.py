"""What can be wrong with a deck, or unwise, as a code with its facts (CD-21.13, CD-21.14)."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """`about` is the id of a card or a key of the file; what is not needed stays empty or 0."""

    code: str
    about: str = ""
    n: int = 0
    most: int = 0
    needs: tuple[str, ...] = ()
    """Of a warning: the cards without which this one cannot be played."""
