"""Text in cells: broken between words where it can be, and never cut off."""

from rich.text import Text

DOWN = "│"


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
            lines[-1] = rest[: width - 1] + "-"
            rest = rest[width - 1 :]
            lines.append("")
    return lines


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
