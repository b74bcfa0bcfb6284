"""Where everything lies on the screen: the table, what happened, the question, the options.

Everything here is lines of text that exactly fill a size, so that any size can be tested.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from rich.text import Text

from stavitel.cli.screen.listing import (
    FOLDED,
    SHORT,
    Choices,
    OptionRow,
    highlighted,
    in_full,
    windowed,
)
from stavitel.cli.tables.tiles import fit

LEAST_OPTIONS = 3
"""So many lines are left to options even where the table asks for all."""
SET_IN = 2
"""So far further lines of one matter are set in."""
NEWS = 2
"""So many lines of news are worth a shorter table."""
WIDE = 120
"""From this width on, question and options have a pane of their own beside the table."""
TABLE_PART = 0.66
BETWEEN = " │ "


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
    """What a player sees at a decision. Lines are made for a width: the table's at a density, from
    0 for all there is to say to `dense` for the fewest lines."""

    table: Callable[[int, int], list[Text]]
    dense: int
    news: Callable[[int], list[Text]]
    question: Callable[[int], list[Text]]
    choices: Choices
    keys: Text
    chosen: int = 0
    top: int = 0  # the first line of the table that is seen
    digits: str = ""  # of a number that is being typed
    line: str = ""  # anything else that is


class ScreenLayout:
    """One way to lay out a page: how dense the table is, how short the options, and whether they
    lie beside it."""

    def __init__(self, page: Page, size: tuple[int, int], ways: tuple[int, int, bool]) -> None:
        self.page = page
        self.width, self.height = size
        density, self.form, self.is_beside = ways
        self.left = int(self.width * TABLE_PART) if self.is_beside else self.width
        self.right = self.width - self.left - len(BETWEEN) if self.is_beside else self.width
        self.table = Pane(page.table(self.left, density), page.top)
        self.question = page.question(self.right)

    @cached_property
    def rows(self) -> list[OptionRow]:
        return self.page.choices.rows(self.right, self.form, self.page.chosen)

    @cached_property
    def news(self) -> list[Text]:
        return self.page.news(self.right)

    @cached_property
    def sentence(self) -> list[Text]:
        """The chosen option in full, where the list has only what tells the options apart."""
        if self.form < SHORT:
            return []
        return in_full(self.page.choices, self.page.chosen, self.right)

    def fits(self, news: int) -> bool:
        """Whether all of it is seen, with so many lines of news."""
        asked = len(self.question) + len(self.rows) + len(self.sentence)
        told = min(news, len(self.news))
        if self.is_beside:
            return len(self.table.lines) < self.height and asked + told + 1 < self.height
        return len(self.table.lines) + asked + told + 1 <= self.height

    @cached_property
    def has_rule(self) -> bool:
        """The line between table and question goes where all fits only without it."""
        lines = len(self.table.lines) + len(self.question) + len(self.rows) + len(self.sentence)
        return not self.is_beside and lines + 1 != self.height

    @cached_property
    def room(self) -> int:
        """The lines of the table that are seen."""
        if self.is_beside:
            return self.height - 1
        fixed = len(self.question) + len(self.sentence) + 1 + self.has_rule
        wanted = min(
            len(self.table.lines), self.height - fixed - min(LEAST_OPTIONS, len(self.rows))
        )
        free = self.height - fixed - wanted - len(self.rows)
        return max(1, wanted + max(0, free - min(len(self.news), self.height // 4)))

    @property
    def hidden_options(self) -> int:
        """How many rows of options have to be scrolled to."""
        return max(0, len(self.rows) - self.option_room)

    @property
    def option_room(self) -> int:
        fixed = len(self.question) + len(self.sentence) + 1 + self.has_rule
        return max(1, self.height - fixed - (0 if self.is_beside else self.room))

    def lines(self) -> list[Text]:
        foot = Text(f"> {self.page.line}") if self.page.line else self.page.keys
        asked = [*self.question, *self.options(), *self.sentence]
        if self.is_beside:
            return self.beside(asked, foot)
        room = self.room
        free = self.height - room - len(asked) - 1 - self.has_rule
        news = latest(self.news, free)
        rule = [self.rule(room)] if self.has_rule else []
        lines = [*self.table.shown(room), *rule, *news, *asked]
        lines = lines[: self.height - 1]
        return [*lines, *[Text()] * (self.height - 1 - len(lines)), foot]

    def beside(self, asked: list[Text], foot: Text) -> list[Text]:
        """The table on the left, all the rest on the right."""
        room = self.height - 1
        free = room - len(asked) - 1
        news = latest(self.news, free)
        right = [*asked, Text(), *news] if news else asked
        right += [Text()] * (room - len(right))
        between = Text(BETWEEN, "dim")
        return [
            *(
                fit(cut(one, self.left), Text(), self.left) + between + other
                for one, other in zip(self.table.shown(room), right, strict=False)
            ),
            foot,
        ]

    def options(self) -> list[Text]:
        shown = windowed(self.rows, self.page.chosen, min(len(self.rows), self.option_room))
        return highlighted(shown, self.page.chosen)

    def rule(self, room: int) -> Text:
        """The line between table and options: what of both is out of sight."""
        left = Text()
        if self.hidden_options:
            left = Text(f"── ↑↓ {self.page.chosen + 1}/{len(self.page.choices.texts)} ")
        return fit(left, marks(self.table, room), self.width, "─", "dim")


def laid_out(page: Page, width: int, height: int) -> ScreenLayout:
    """The roomiest way in which everything is seen. Where there is none, the table is as dense and
    the options are as short as can be, and options scroll."""
    size = width, height
    ways = [(density, form) for density in range(page.dense + 1) for form in range(FOLDED + 1)]
    ways.sort(key=lambda way: (way[1] == FOLDED, sum(way), way[0]))
    arrangements = (True, False) if width >= WIDE else (False,)
    for news in (NEWS, 0):
        for density, form in ways:
            for is_beside in arrangements:
                layout = ScreenLayout(page, size, (density, form, is_beside))
                if layout.fits(news):
                    return layout
    return ScreenLayout(page, size, (page.dense, FOLDED, False))


def page_lines(page: Page, width: int, height: int) -> list[Text]:
    """The page as exactly so many lines, none of them wider than the screen."""
    return [cut(line, width) for line in laid_out(page, width, height).lines()]


def latest(news: list[Text], room: int) -> list[Text]:
    """The last matters there is room for, each from its beginning: of one that is too long, the
    end is left out."""
    if room <= 0 or not news:
        return []
    begins = [n for n, line in enumerate(news) if not line.plain.startswith(" " * SET_IN)] or [0]
    whole = [n for n in begins if len(news) - n <= room]
    if whole:
        return news[whole[0] :]
    *lines, last = [line.copy() for line in news[begins[-1] : begins[-1] + room]]
    last.rstrip()
    return [*lines, last + Text(" …")]


def marks(pane: Pane, room: int) -> Text:
    """How much more there is above and below."""
    above, below = pane.hidden(room)
    said = [f"▲ {above}"] * bool(above) + [f"▼ {below} PgDn"] * bool(below)
    return Text(f" {' '.join(said)} ──") if said else Text()


def overlay_lines(pane: Pane, foot: Text, width: int, height: int) -> list[Text]:
    """A pane over the whole page: a rule, a reason, the log."""
    room = height - 2
    rule = fit(Text(), marks(pane, room), width, "─", "dim")
    return [cut(line, width) for line in [*pane.shown(room), rule, foot]]


def cut(line: Text, width: int) -> Text:
    """A line that is never wider than the screen."""
    if line.cell_len <= width:
        return line
    short = line.copy()
    short.truncate(width, overflow="ellipsis")
    return short
