"""The players: what they hold, what they are worth, and how it ended."""

from typing import get_args

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.caylus_magna_carta.castle import PART_STYLES
from stavitel.cli.tables.caylus_magna_carta.symbols import (
    BASIC,
    COIN,
    GOODS,
    HOUSE,
    POINT,
    TOKEN,
    WORKER,
    Symbols,
)
from stavitel.cli.tables.seats import Seats
from stavitel.cli.tables.tiles import flow
from stavitel.games.caylus_magna_carta.views import CaylusBox, CaylusView, Player, Source
from stavitel.texts import Texts

TOTAL: Source = "total"
SOURCES: tuple[Source, ...] = tuple(source for source in get_args(Source) if source != TOTAL)


class Players:
    """Draws a line for each player."""

    def __init__(self, texts: Texts, box: CaylusBox, symbols: Symbols, seats: Seats) -> None:
        self.texts = texts
        self.box = box
        self.symbols = symbols
        self.seats = seats

    def draw(self, seen: CaylusView, width: int) -> RenderableType:
        """One table if it fits the width, else the sources of points below it."""
        whole = self.holdings(seen, SOURCES)
        console = Console(width=500)
        if Measurement.get(console, console.options, whole).maximum <= width:
            return whole
        return Group(self.holdings(seen, ()), *self.sources(seen, width))

    def holdings(self, seen: CaylusView, sources: tuple[Source, ...]) -> Table:
        grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        grid.add_column("")
        for head in (*self.heads(), *(self.source_sign(source) for source in sources)):
            grid.add_column(head, justify="right", no_wrap=True)
        waiting = seen.waiting.seat if seen.waiting else None
        for player in seen.players:
            cells = [*self.cells(player), *self.points(player, sources)]
            grid.add_row(self.name(player, waiting), *cells)
        return grid

    def heads(self) -> list[Text]:
        say = self.texts.text
        goods = [self.symbols.sign(good) for good in (*GOODS, "denier")]
        cards = [Text(say(f"terminal-cmc-{pile}")) for pile in ("hand", "pile", "discard")]
        worth = [styled(f"{TOKEN}{part.points}", PART_STYLES[part.id]) for part in self.box.parts]
        return [*goods, Text(f"+{COIN}"), Text(WORKER), *cards, *worth, styled(POINT, "bold")]

    def name(self, player: Player, waiting: str | None) -> Text:
        seat = player.seat
        name = Text("▶ " if seat == waiting else "  ") + self.seats.badge(seat)
        if label := self.seats.labels.get(seat):
            name += styled(f" {label}", "dim")
        return name

    def cells(self, player: Player) -> list[Text]:
        numbers = [*(player.goods[good] for good in GOODS), player.deniers]
        cells = [_count(n) for n in numbers]
        cells.append(Text(f"+{player.income}"))
        cells.append(_count(player.workers))
        piles = [player.hand_count, player.pile_count, len(player.discard)]
        cells += [_count(n) for n in [*piles, *player.tokens.values()]]
        return [*cells, styled(str(player.points[TOTAL]), "bold")]

    def points(self, player: Player, sources: tuple[Source, ...]) -> list[Text]:
        return [_count(player.points[source]) for source in sources]

    def sources(self, seen: CaylusView, width: int) -> list[Text]:
        """`R 14★ = 8♜ + 3 build. + 3G`, for each player with points."""
        parts = []
        for player in seen.players:
            points = player.points
            terms = [
                Text(f"{points[source]} ") + self.source_sign(source)
                for source in SOURCES
                if points[source]
            ]
            head = self.seats.initial(player.seat) + Text(f" {points[TOTAL]}{POINT}")
            parts.append(head + Text(" = ") + Text(" + ").join(terms) if terms else head)
        return flow(Text(""), parts, width)

    def source_sign(self, source: Source) -> Text:
        signs = {
            "tokens": Text(TOKEN),
            "residences": Text(HOUSE),
            "gold": self.symbols.sign("gold"),
            "goods": Text(BASIC),
            "deniers": self.symbols.sign("denier"),
        }
        return signs.get(source) or Text(self.texts.text(f"terminal-cmc-{source}"))

    def ending(self, seen: CaylusView, places: list[int]) -> Table:
        """The final scores: a column for each player, a row for each source of points."""
        players = seen.players
        order = sorted(range(len(players)), key=lambda seat: places[seat])
        grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        grid.add_column("")
        for seat in order:
            badge = self.seats.badge(players[seat].seat)
            label = self.seats.labels.get(players[seat].seat, "")
            grid.add_column(badge + styled(f"\n{label}", "dim"), justify="right")
        for source in (*SOURCES, TOTAL):
            cells = [_count(players[seat].points[source]) for seat in order]
            style = "bold" if source == TOTAL else ""
            grid.add_row(Text(self.texts.text(f"points-{source}")), *cells, style=style)
        place = Text(self.texts.text("terminal-place"))
        grid.add_row(place, *(Text(f"{places[seat]}.") for seat in order), style="bold")
        return grid


def _count(n: int) -> Text:
    return Text(str(n)) if n else styled("·", "dim")
