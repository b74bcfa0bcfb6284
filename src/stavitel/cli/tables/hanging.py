"""Parts set one after another, on as many lines as they need."""

from rich.text import Text


def hanging(head: Text, parts: list[Text], width: int, gap: str = "   ") -> list[Text]:
    """The parts behind a head; further lines begin below the first part.

    A part is broken, between its words, only if it is longer than a line.
    """
    lines = [head.copy()]
    empty = True
    for part in parts:
        long = head.cell_len + part.cell_len > width
        between = gap
        for piece in part.split(" ") if long else [part]:
            if not empty and lines[-1].cell_len + len(between) + piece.cell_len > width:
                lines.append(Text(" " * head.cell_len))
                empty = True
            lines[-1] += (Text() if empty else Text(between)) + piece
            empty, between = False, " "
    return lines
