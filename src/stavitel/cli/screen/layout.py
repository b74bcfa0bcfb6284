"""Where everything lies on the screen: the table above, what happened, the question, the options.

Everything here is lines of text that exactly fill a size, so that any size can be tested.
"""

from dataclasses import dataclass, field
from textwrap import wrap

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.tiles import fit

LEAST_OPTIONS = 4
"""So many lines are left to options and question even where the table asks for all."""
GAP = 2
SELECTED = "›"
NUMBER = 4
"""The room a number takes, with its mark."""


@dataclass
class Pane:
    """Lines that may be more than there is room for, and from which on they are shown."""

    lines: list[Text] = field(default_factory=list)
    top: int = 0

    def scroll(self, by: int, room: int) -> None:
        self.top = max(0, min(self.top + by, len(self.lines) - room))

    def shown(self, room: int) -> list[Text]:
        """As many lines as there is room for, filled up with empty ones."""
        self.scroll(0, room)
        lines = self.lines[self.top : self.top + room]
        return lines + [Text()] * (room - len(lines))

    def hidden(self, room: int) -> tuple[int, int]:
        """How many lines are above and below what is shown."""
        return self.top, max(0, len(self.lines) - room - self.top)


@dataclass
class Page:
    """What a player sees at a decision."""

    table: Pane
    news: list[Text]
    question: list[Text]
    options: list[Text]  # without their numbers
    chosen: int
    keys: Text
    line: str = ""  # what is being typed


def page_lines(page: Page, width: int, height: int) -> list[Text]:
    """The page as exactly so many lines, none of them wider than the screen."""
    options = option_rows(page.options, width)
    most = max(LEAST_OPTIONS, height // 3)
    shown = windowed(options, page.chosen, min(len(options), most))
    news = page.news[-max(1, height // 12) :] if page.news else []
    below = [*news, *page.question, *highlighted(shown, page.chosen)]
    below.append(Text(f"> {page.line}") if page.line else page.keys)
    room = table_room(page, width, height)
    lines = [*page.table.shown(room), rule(page.table, room, width), *below]
    return [cut(line, width) for line in lines[:height]] + [Text()] * (height - len(lines))


def table_room(page: Page, width: int, height: int) -> int:
    """The lines left for the table."""
    options = min(len(option_rows(page.options, width)), max(LEAST_OPTIONS, height // 3))
    news = min(len(page.news), max(1, height // 12))
    return max(1, height - options - news - len(page.question) - 2)


@dataclass
class OptionRow:
    """Options beside each other, the number of each, from 0, and its text; or the further lines
    of one that is longer than the screen is wide."""

    cells: list[tuple[int, Text]]
    wide: int
    goes_on: bool = False


def option_rows(options: list[Text], width: int) -> list[OptionRow]:
    """The options in as many columns as fit, read down the columns."""
    widest = max((text.cell_len for text in options), default=0) + len(f"{len(options)}") + 4
    across = max(1, (width + GAP) // (widest + GAP))
    high = -(-len(options) // across)
    wide = min(widest, width)
    if across == 1:
        return [row for place, text in enumerate(options) for row in broken(place, text, width)]
    rows = []
    for level in range(high):
        cells = [(place, options[place]) for place in range(level, len(options), high)]
        rows.append(OptionRow(cells, wide))
    return rows


def broken(place: int, text: Text, width: int) -> list[OptionRow]:
    """One option on as many lines as it needs, broken between words."""
    lines = wrap(text.plain, width - NUMBER) or [""]
    return [OptionRow([(place, Text(line))], width, n > 0) for n, line in enumerate(lines)]


def windowed(rows: list[OptionRow], chosen: int, room: int) -> list[OptionRow]:
    """The rows there is room for, with the chosen option among them."""
    at = next((n for n, row in enumerate(rows) if chosen in [place for place, _ in row.cells]), 0)
    top = max(0, min(at - room // 2, len(rows) - room))
    return rows[top : top + room]


def highlighted(rows: list[OptionRow], chosen: int) -> list[Text]:
    """The rows as text, the chosen option marked and reversed."""
    lines = []
    for row in rows:
        line = Text()
        for place, text in row.cells:
            mark = SELECTED if place == chosen else " "
            number = " " * NUMBER if row.goes_on else f"{mark}{place + 1:>2} "
            cell = styled(number, "bold") + text
            if place == chosen:
                cell.stylize("reverse")
            line += fit(cell, Text(), row.wide) + Text(" " * GAP)
        line.rstrip()
        lines.append(line)
    return lines


def rule(pane: Pane, room: int, width: int) -> Text:
    """The line below a pane: how much more there is above and below."""
    above, below = pane.hidden(room)
    marks = [f"▲ {above}"] * bool(above) + [f"▼ {below} PgDn"] * bool(below)
    right = Text(f" {' '.join(marks)} ──") if marks else Text()
    return fit(Text(), right, width, "─", "dim")


def overlay_lines(pane: Pane, foot: Text, width: int, height: int) -> list[Text]:
    """A pane over the whole page: a rule, a reason, the log."""
    room = height - 2
    lines = [*pane.shown(room), rule(pane, room, width), foot]
    return [cut(line, width) for line in lines]


def cut(line: Text, width: int) -> Text:
    """A line that is never wider than the screen."""
    if line.cell_len <= width:
        return line
    short = line.copy()
    short.truncate(width, overflow="ellipsis")
    return short
