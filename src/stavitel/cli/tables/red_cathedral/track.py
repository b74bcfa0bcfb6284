"""The score track with both scales: recognition by the space, prestige by its own numbers."""

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.red_cathedral.symbols import PRESTIGE
from stavitel.cli.tables.seats import Seats
from stavitel.games.red_cathedral.views import CathedralBox

PLAIN, MARKED = "─", "┴"


class Track:
    """Draws one lap as a line; markers that turned to +40 show it."""

    def __init__(self, box: CathedralBox, seats: Seats) -> None:
        self.last = box.last_space
        self.prestige = {space: n for n, space in enumerate(box.prestige_spaces, 1)}
        self.seats = seats

    def draw(self, markers: dict[str, int], width: int) -> list[Text]:
        """Markers above the line, prestige numbers below it; nothing where there is no room."""
        if width < self.last:
            return []
        line = "".join(MARKED if space in self.prestige else PLAIN for space in range(self.last))
        return [*self.above(markers), styled(line, "dim"), self.numbers()]

    def above(self, markers: dict[str, int]) -> list[Text]:
        """Each marker above its space, on a line of its own where it would cover another."""
        lines: list[Text] = []
        for seat in sorted(markers, key=lambda seat: markers[seat] % self.last):
            laps, space = divmod(markers[seat], self.last)
            mark = self.seats.initial(seat) + Text("+" * laps)
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
