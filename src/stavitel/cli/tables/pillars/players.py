"""The players: what they hold, their craftsmen and cards, and how it ended."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.hanging import hanging
from stavitel.cli.tables.pillars.symbols import GOODS, POINT, WORKER, Symbols
from stavitel.cli.tables.seats import Seats
from stavitel.games.pillars.views import PillarsView, Player
from stavitel.texts import Texts


class Players:
    """Draws everything that lies before the players; all of it is open."""

    def __init__(self, texts: Texts, symbols: Symbols, seats: Seats) -> None:
        self.texts = texts
        self.symbols = symbols
        self.seats = seats

    def draw(self, seen: PillarsView, width: int) -> RenderableType:
        return Group(self.holdings(seen), Text(), *self.people(seen, width))

    def people(self, seen: PillarsView, width: int) -> list[Text]:
        """The craftsmen and cards of each player."""
        lines: list[Text] = []
        for player in seen.players:
            head = self.seats.initial(player.seat) + Text("  ")
            lines += hanging(head, self.craftsmen(player), width)
            if cards := self.advantages(player):
                title = styled(f"{self.texts.text('term-advantages')}  ", "dim")
                lines += hanging(Text(" " * head.cell_len) + title, cards, width, " · ")
        return lines

    def holdings(self, seen: PillarsView) -> Table:
        """A row for each player, a column for each thing that is counted."""
        grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column("")
        heads = [styled(POINT, "bold"), self.symbols.sign("gold")]
        heads += [self.symbols.sign(good) for good in GOODS]
        for head in [*heads, Text(WORKER), Text(self.texts.text("term-craftsmen"))]:
            grid.add_column(head, justify="right", no_wrap=True)
        waiting = seen.waiting.seat if seen.waiting else None
        for player in seen.players:
            grid.add_row(self.name(player, waiting), *self.cells(player))
        return grid

    def name(self, player: Player, waiting: str | None) -> Text:
        seat = player.seat
        name = Text("▶ " if seat == waiting else "  ") + self.seats.badge(seat)
        if label := self.seats.labels.get(seat):
            name += styled(f" {label}", "dim")
        return name

    def cells(self, player: Player) -> list[Text]:
        cells = [styled(str(player.points), "bold"), Text(str(player.gold))]
        cells += [_count(n) for n in player.goods.values()]
        cells.append(Text(f"{player.workers}/{player.all_workers}"))
        return [*cells, Text(f"{len(player.craftsmen)}/{player.craftsman_limit}")]

    def craftsmen(self, player: Player) -> list[Text]:
        """The craftsmen, with what they turn into what."""
        return [self.symbols.craftsman(name, work) for name, work in player.work.items()]

    def advantages(self, player: Player) -> list[Text]:
        return [Text(self.texts.text(f"advantage-{name}")) for name in player.advantages]

    def ending(self, seen: PillarsView, places: list[int]) -> Table:
        """Places, points, and the gold that decides a tie (PE-9.2)."""
        players = seen.players
        grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
        grid.add_column(self.texts.text("terminal-place"))
        grid.add_column("")
        for head in ("term-points", "term-gold"):
            grid.add_column(self.texts.text(head), justify="right")
        for seat in sorted(range(len(players)), key=lambda seat: places[seat]):
            player = players[seat]
            numbers = (str(player.points), str(player.gold))
            style = "bold" if places[seat] == 1 else ""
            grid.add_row(f"{places[seat]}.", self.name(player, None), *numbers, style=style)
        return grid


def _count(n: int) -> Text:
    return Text(str(n)) if n else styled("·", "dim")
