"""Text in cells: broken between words where it can be, and never cut off."""

from rich.text import Text

VOWELS = "aeiouyáéěíóúůýäöüąę"
INSEPARABLE = ("ch", "ck", "cz", "dz", "rz", "sc", "sz")
"""Letters that are one sound."""


def wrapped(words: str, width: int) -> list[str]:
    """Lines of at most `width` letters; only a word longer than a line is broken itself."""
    lines = [""]
    for whole in words.split():
        rest = whole
        while True:
            room = width - len(lines[-1]) - (1 if lines[-1] else 0)
            if len(rest) <= room:
                lines[-1] += (" " if lines[-1] else "") + rest
                break
            if lines[-1]:
                lines.append("")
                continue
            place = _break(rest, width)
            lines[-1] = rest[:place].removesuffix("-") + "-"
            rest = rest[place:]
            lines.append("")
    return lines


def _break(word: str, width: int) -> int:
    """Where a long word is broken: behind a hyphen of its own, else before what sounds like a
    syllable, a consonant with a vowel: `Kund-schafter`, not `Kundsc-hafter`."""
    if own := word.rfind("-", 0, width) + 1:
        return own
    for place in range(width - 1, 1, -1):
        if word[place] not in VOWELS and word[place + 1] in VOWELS:
            while place > 1 and word[place - 1 : place + 1] in INSEPARABLE:
                place -= 1
            return place
    return width - 1


def side_by_side(cells: list[list[Text]], widths: list[int]) -> list[Text]:
    """Cells of several lines beside each other, as high as the highest."""
    lines = []
    for level in range(max(len(cell) for cell in cells)):
        line = Text()
        for cell, width in zip(cells, widths, strict=True):
            part = cell[level] if level < len(cell) else Text()
            line += part + Text(" " * (width - part.cell_len))
        lines.append(line)
    return lines
