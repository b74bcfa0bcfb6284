"""Cards drawn as tiles with common borders, and other things that share the width of the table."""

import re
from dataclasses import dataclass, field

from rich.text import Text

from stavitel.cli.styled import styled

FIRST, NEXT, LAST = ("┌", "┬", "┐"), ("├", "┼", "┤"), ("└", "┴", "┘")
DOWN = "│"
ACROSS = "─"


@dataclass
class TextTile:
    """A card: what stands in its upper border, left and right, and its lines, left and right."""

    left: Text
    right: Text = field(default_factory=Text)
    lines: list[tuple[Text, Text]] = field(default_factory=list)
    style: str = "dim"


def grid(tiles: list[TextTile], width: int, least: int) -> list[Text]:
    """The tiles in rows that fit the width, none narrower inside than `least`."""
    across = max(1, (width - 1) // (least + 1))
    inner = (width - 1) // across - 1
    rows = [tiles[start : start + across] for start in range(0, len(tiles), across)]
    lines: list[Text] = []
    for number, row in enumerate(rows):
        lines.append(_border(row, 0 if number == 0 else across, inner))
        for level in range(max(len(tile.lines) for tile in row)):
            lines.append(_level(row, level, inner))
    if rows:
        lines.append(_bottom(len(rows[-1]), inner))
    return lines


def fit(left: Text, right: Text, width: int, fill: str = " ", style: str = "") -> Text:
    """Left and right part with the space between them filled; the left one yields."""
    room = width - right.cell_len
    left = left.copy() if left.cell_len <= room else _shortened(left)
    left.truncate(room, overflow="ellipsis")
    return left + styled(fill * (room - left.cell_len), style) + right


def flow(head: Text, parts: list[Text], width: int, gap: str = "   ") -> list[Text]:
    """The parts one after another, on as many lines as they need; none is broken."""
    lines = [head]
    for part in parts:
        if lines[-1].cell_len + len(gap) + part.cell_len > width and lines[-1].cell_len:
            lines.append(Text())
        lines[-1] += (Text(gap) if lines[-1].cell_len else Text()) + part
    return lines


def _shortened(name: Text) -> Text:
    """` Kleiner Steinbruch` as ` Kl. Steinbruch`."""
    found = re.match(r"(\W*\w\w)\w{2,} (?=\w)", name.plain)
    if found is None:
        return name.copy()
    return name[: found.end(1)] + Text(". ") + name[found.end() :]


def _border(row: list[TextTile], above: int, inner: int) -> Text:
    """The upper border of a row; it closes the `above` tiles of the row before."""
    start, middle, end = NEXT if above else FIRST
    line = styled(start, "dim")
    for place, tile in enumerate(row, 1):
        line += fit(tile.left, tile.right, inner, ACROSS, tile.style)
        line += styled(end if place == max(len(row), above) else middle, "dim")
    for place in range(len(row) + 1, above + 1):
        line += styled(ACROSS * inner + LAST[2 if place == above else 1], "dim")
    return line


def _level(row: list[TextTile], level: int, inner: int) -> Text:
    line = styled(DOWN, "dim")
    for tile in row:
        left, right = tile.lines[level] if level < len(tile.lines) else (Text(), Text())
        roomy = left.cell_len + right.cell_len + 2 < inner  # else the text may touch the border
        line += fit(Text(" ") + left, right + Text(" " if roomy else ""), inner) + styled(
            DOWN, "dim"
        )
    return line


def _bottom(count: int, inner: int) -> Text:
    start, middle, end = LAST
    return styled(start + middle.join([ACROSS * inner] * count) + end, "dim")
