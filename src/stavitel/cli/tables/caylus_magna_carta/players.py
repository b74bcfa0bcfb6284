"""The players: what they hold, what they are worth, and how it ended."""

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.caylus_magna_carta.box import Box
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
from stavitel.cli.tables.seen import counts, number, rows, table, word, words
from stavitel.cli.tables.tiles import flow
from stavitel.engine.game import View
from stavitel.texts import Texts

SOURCES = ("tokens", "buildings", "residences", "prestige", "gold", "goods", "deniers")


class Players:
    """Draws a line for each player."""

    def __init__(self, texts: Texts, box: Box, symbols: Symbols, seats: Seats) -> None:
        self.texts = texts
        self.box = box
        self.symbols = symbols
        self.seats = seats

    def draw(self, seen: View, width: int) -> RenderableType:
        """One table if it fits the width, else the sources of points below it."""
        whole = self.holdings(seen, SOURCES)
        console = Console(width=500)
        if Measurement.get(console, console.options, whole).maximum <= width:
            return whole
        return Group(self.holdings(seen, ()), *self.sources(seen, width))

    def holdings(self, seen: View, sources: tuple[str, ...]) -> Table:
        grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        grid.add_column("")
        for head in (*self.heads(), *(self.source_sign(source) for source in sources)):
            grid.add_column(head, justify="right", no_wrap=True)
        waiting = table(seen, "waiting") if seen["waiting"] else {}
        for player in rows(seen, "players"):
            cells = [*self.cells(player), *self.points(player, sources)]
            grid.add_row(self.name(player, word(waiting, "seat")), *cells)
        return grid

    def heads(self) -> list[Text]:
        say = self.texts.text
        goods = [self.symbols.sign(good) for good in (*GOODS, "denier")]
        cards = [Text(say(f"terminal-cmc-{pile}")) for pile in ("hand", "pile", "discard")]
        worth = [styled(f"{TOKEN}{n}", PART_STYLES[part]) for part, n in self.box.parts.items()]
        return [*goods, Text(f"+{COIN}"), Text(WORKER), *cards, *worth, styled(POINT, "bold")]

    def name(self, player: View, waiting: str) -> Text:
        seat = word(player, "seat")
        name = Text("▶ " if seat == waiting else "  ") + self.seats.badge(seat)
        if label := self.seats.labels.get(seat):
            name += styled(f" {label}", "dim")
        return name

    def cells(self, player: View) -> list[Text]:
        goods = counts(player, "goods")
        numbers = [*(goods[good] for good in GOODS), number(player, "deniers")]
        cells = [_count(n) for n in numbers]
        cells.append(Text(f"+{number(player, 'income')}"))
        cells.append(_count(number(player, "workers")))
        piles = [number(player, "hand_count"), number(player, "pile_count")]
        cells += [_count(n) for n in [*piles, len(words(player, "discard"))]]
        cells += [_count(n) for n in counts(player, "tokens").values()]
        return [*cells, styled(str(counts(player, "points")["total"]), "bold")]

    def points(self, player: View, sources: tuple[str, ...]) -> list[Text]:
        return [_count(counts(player, "points")[source]) for source in sources]

    def sources(self, seen: View, width: int) -> list[Text]:
        """`R 14★ = 8♜ + 3 build. + 3G`, for each player with points."""
        parts = []
        for player in rows(seen, "players"):
            points = counts(player, "points")
            terms = [
                Text(f"{points[source]} ") + self.source_sign(source)
                for source in SOURCES
                if points[source]
            ]
            head = self.seats.initial(word(player, "seat")) + Text(f" {points['total']}{POINT}")
            parts.append(head + Text(" = ") + Text(" + ").join(terms) if terms else head)
        return flow(Text(""), parts, width)

    def source_sign(self, source: str) -> Text:
        signs = {
            "tokens": Text(TOKEN),
            "residences": Text(HOUSE),
            "gold": self.symbols.sign("gold"),
            "goods": Text(BASIC),
            "deniers": self.symbols.sign("denier"),
        }
        return signs.get(source) or Text(self.texts.text(f"terminal-cmc-{source}"))

    def ending(self, seen: View, places: list[int]) -> Table:
        """The final scores: a column for each player, a row for each source of points."""
        players = rows(seen, "players")
        order = sorted(range(len(players)), key=lambda seat: places[seat])
        grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        grid.add_column("")
        for seat in order:
            badge = self.seats.badge(word(players[seat], "seat"))
            label = self.seats.labels.get(word(players[seat], "seat"), "")
            grid.add_column(badge + styled(f"\n{label}", "dim"), justify="right")
        for source in (*SOURCES, "total"):
            cells = [_count(counts(players[seat], "points")[source]) for seat in order]
            style = "bold" if source == "total" else ""
            grid.add_row(Text(self.texts.text(f"points-{source}")), *cells, style=style)
        place = Text(self.texts.text("terminal-place"))
        grid.add_row(place, *(Text(f"{places[seat]}.") for seat in order), style="bold")
        return grid


def _count(n: int) -> Text:
    return Text(str(n)) if n else styled("·", "dim")
