"""The score track with both scales: recognition by the space, prestige by its own numbers."""

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.red_cathedral.symbols import PRESTIGE
from stavitel.cli.tables.seats import Seats
from stavitel.cli.tables.seen import number, table, word
from stavitel.engine.game import Game, View

PLAIN, MARKED = "─", "┴"


class Track:
    """Draws one lap as a line; markers that turned to +40 show it."""

    def __init__(self, game: Game, seats: Seats) -> None:
        printed = table(game.components, "score_track")
        spaces = printed["prestige_spaces"]
        assert isinstance(spaces, list)
        self.last = number(printed, "last_space")
        self.prestige: dict[int, int] = {space: n for n, space in enumerate(spaces, 1)}
        self.seats = seats

    def draw(self, sides: list[View], width: int) -> list[Text]:
        """Markers above the line, prestige numbers below it; nothing where there is no room."""
        if width < self.last:
            return []
        line = "".join(MARKED if space in self.prestige else PLAIN for space in range(self.last))
        return [*self.markers(sides), styled(line, "dim"), self.numbers()]

    def markers(self, sides: list[View]) -> list[Text]:
        """Each marker above its space, on a line of its own where it would cover another."""
        lines: list[Text] = []
        for side in sorted(sides, key=lambda side: number(side, "track") % self.last):
            laps, space = divmod(number(side, "track"), self.last)
            mark = self.seats.initial(word(side, "seat")) + Text("+" * laps)
            start = min(space, self.last - mark.cell_len)
            free = [line for line in lines if line.cell_len <= start]
            if not free:
                free = [Text()]
                lines.insert(0, free[0])
            free[0].append_text(Text(" " * (start - free[0].cell_len)) + mark)
        return lines

    def numbers(self) -> Text:
        """The prestige numbers, as many as fit."""
        line = ""
        for space, n in self.prestige.items():
            label = str(n)
            if space < self.last and len(line) < space and space + len(label) <= self.last - 1:
                line = line.ljust(space) + label
        return styled(line + PRESTIGE, "dim")

    def to_next(self, place: int) -> int:
        """How many recognition points the next prestige is away."""
        space = place % self.last
        return min((mark - space for mark in self.prestige if mark > space), default=0)
