"""The players: what they hold, their craftsmen and cards, and how it ended."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.hanging import hanging
from stavitel.cli.tables.pillars.box import work_seen
from stavitel.cli.tables.pillars.symbols import GOODS, POINT, WORKER, Symbols
from stavitel.cli.tables.seats import Seats
from stavitel.cli.tables.seen import counts, number, rows, table, word, words
from stavitel.engine.game import View
from stavitel.texts import Texts


class Players:
    """Draws everything that lies before the players; all of it is open."""

    def __init__(self, texts: Texts, symbols: Symbols, seats: Seats) -> None:
        self.texts = texts
        self.symbols = symbols
        self.seats = seats

    def draw(self, seen: View, width: int) -> RenderableType:
        lines: list[Text] = []
        for player in rows(seen, "players"):
            head = self.seats.initial(word(player, "seat")) + Text("  ")
            lines += hanging(head, self.craftsmen(player), width)
            if cards := self.advantages(player):
                title = styled(f"{self.texts.text('term-advantages')}  ", "dim")
                lines += hanging(Text(" " * head.cell_len) + title, cards, width, " · ")
        return Group(self.holdings(seen), Text(), *lines)

    def holdings(self, seen: View) -> Table:
        """A row for each player, a column for each thing that is counted."""
        grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column("")
        heads = [styled(POINT, "bold"), self.symbols.sign("gold")]
        heads += [self.symbols.sign(good) for good in GOODS]
        for head in [*heads, Text(WORKER), Text(self.texts.text("term-craftsmen"))]:
            grid.add_column(head, justify="right", no_wrap=True)
        waiting = table(seen, "waiting") if seen["waiting"] else {}
        for player in rows(seen, "players"):
            grid.add_row(self.name(player, word(waiting, "seat")), *self.cells(player))
        return grid

    def name(self, player: View, waiting: str) -> Text:
        seat = word(player, "seat")
        name = Text("▶ " if seat == waiting else "  ") + self.seats.badge(seat)
        if label := self.seats.labels.get(seat):
            name += styled(f" {label}", "dim")
        return name

    def cells(self, player: View) -> list[Text]:
        points, gold = number(player, "points"), number(player, "gold")
        cells = [styled(str(points), "bold"), Text(str(gold))]
        cells += [_count(n) for n in counts(player, "goods").values()]
        free, workers = number(player, "workers"), number(player, "all_workers")
        cells.append(Text(f"{free}/{workers}"))
        having, limit = len(words(player, "craftsmen")), number(player, "craftsman_limit")
        return [*cells, Text(f"{having}/{limit}")]

    def craftsmen(self, player: View) -> list[Text]:
        """The craftsmen, with what they turn into what."""
        work = table(player, "work")
        return [self.symbols.craftsman(name, work_seen(table(work, name))) for name in work]

    def advantages(self, player: View) -> list[Text]:
        return [Text(self.texts.text(f"advantage-{name}")) for name in words(player, "advantages")]

    def ending(self, seen: View, places: list[int]) -> Table:
        """Places, points, and the gold that decides a tie (PE-9.2)."""
        players = rows(seen, "players")
        grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
        grid.add_column(self.texts.text("terminal-place"))
        grid.add_column("")
        for head in ("term-points", "term-gold"):
            grid.add_column(self.texts.text(head), justify="right")
        for seat in sorted(range(len(players)), key=lambda seat: places[seat]):
            player = players[seat]
            numbers = (str(number(player, "points")), str(number(player, "gold")))
            style = "bold" if places[seat] == 1 else ""
            grid.add_row(f"{places[seat]}.", self.name(player, ""), *numbers, style=style)
        return grid


def _count(n: int) -> Text:
    return Text(str(n)) if n else styled("·", "dim")
