"""The players: what each of them holds, the slots of the workshops, and the points."""

from collections.abc import Callable

from msgspec import UNSET
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.red_cathedral.symbols import (
    BANNER,
    DONE,
    FACE_DOWN,
    MATERIALS,
    NEXT,
    ORNAMENTS,
    PRESTIGE,
    RECOGNITION,
    TOTAL,
    Symbols,
)
from stavitel.cli.tables.red_cathedral.track import Track
from stavitel.cli.tables.seats import Seats
from stavitel.games.red_cathedral.views import CathedralView, Ivan, Player, Source
from stavitel.texts import Texts

SLOTS = ("yellow", "green", "red", "blue", "white_1", "white_2")
SOURCES: tuple[Source, ...] = ("track", "leftovers", "towers", "total")


class Boards:
    """Draws a row for each side, Ivan's too."""

    def __init__(self, texts: Texts, symbols: Symbols, seats: Seats, track: Track) -> None:
        self.texts = texts
        self.symbols = symbols
        self.seats = seats
        self.track = track

    def draw(self, seen: CathedralView, width: int) -> RenderableType:
        """One table if it fits the width, else the workshops below."""
        whole = self.grid(seen, holdings=True, workshops=True)
        console = Console(width=500)
        if Measurement.get(console, console.options, whole).maximum <= width:
            return whole
        return Group(self.grid(seen, holdings=True), Text(), self.grid(seen, workshops=True))

    def dense(self, seen: CathedralView, width: int) -> RenderableType:
        """One table, with as much of everybody's name as there is room for."""
        for name in (self.name, self.badge, self.initial):
            whole = self.grid(seen, holdings=True, workshops=True, name=name)
            console = Console(width=500)
            if Measurement.get(console, console.options, whole).maximum <= width:
                return whole
        return self.draw(seen, width)

    def grid(
        self,
        seen: CathedralView,
        holdings: bool = False,
        workshops: bool = False,
        name: Callable[[str, bool], Text] | None = None,
    ) -> Table:
        grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        grid.add_column("" if holdings else self.texts.text("term-workshop"))
        heads = (self.heads() if holdings else []) + (self.slot_heads() if workshops else [])
        for head in heads:
            grid.add_column(head, justify="right", no_wrap=True)
        name = name or self.name
        waiting = seen.waiting.seat if seen.waiting else None
        for seat, side in sides(seen).items():
            cells = self.cells(side) if holdings else []
            if workshops and isinstance(side, Player):
                cells += [self.slot(side, slot) for slot in SLOTS]
            if cells:  # Ivan has no workshop
                grid.add_row(name(seat, seat == waiting), *cells)
        return grid

    def name(self, seat: str, asked: bool) -> Text:
        name = Text("▶ " if asked else "  ") + self.seats.badge(seat)
        if label := self.seats.labels.get(seat):
            name += styled(f" {label}", "dim")
        return name

    def badge(self, seat: str, asked: bool) -> Text:
        return Text("▶ " if asked else "  ") + self.seats.badge(seat)

    def initial(self, seat: str, asked: bool) -> Text:
        return Text("▶ " if asked else "  ") + self.seats.initial(seat)

    def heads(self) -> list[Text]:
        room = Text(self.texts.text("terminal-rc-room"))
        points = [Text(RECOGNITION), Text(PRESTIGE), Text(NEXT), Text(DONE)]
        return [
            *map(self.symbols.sign, MATERIALS),
            room,
            self.symbols.sign("rubles"),
            Text(BANNER),
            *map(Text, ORNAMENTS.values()),
            *points,
            styled(TOTAL, "bold"),
        ]

    def cells(self, side: Player | Ivan) -> list[Text]:
        """Materials and room for them, money, banners, ornaments, both scales, sections."""
        if isinstance(side, Ivan):
            waiting = side.banners
            room = Text(f"+{sum(side.construction.values())}")
            rubles = styled("–", "dim")
        else:
            waiting = sum(side.banners.values())
            room = Text(f"{sum(side.inventory.values())}/{side.capacity}")
            rubles = count(side.rubles)
        return [
            *[count(side.inventory[kind]) for kind in MATERIALS],
            room,
            rubles,
            count(waiting),
            *[count(n) for n in side.ornaments.values()],
            Text(str(side.track)),
            Text(str(side.prestige)),
            styled(f"+{self.track.to_next(side.track)}", "dim"),
            count(side.finished),
            styled(str(side.points["total"]), "bold"),
        ]

    def slot_heads(self) -> list[Text]:
        return [self.symbols.die(slot.removesuffix("_1").removesuffix("_2")) for slot in SLOTS]

    def slot(self, side: Player, slot: str) -> Text:
        """The tile there; or its price, with the ornament or banner that lies on it."""
        shown = side.workshop[slot]
        if shown.tile:
            return self.symbols.tile(shown.tile) if shown.face_up else styled(FACE_DOWN, "dim")
        price = styled(f"{shown.cost}", "dim") + self.symbols.sign("rubles")
        if shown.ornament:
            return Text(ORNAMENTS[shown.ornament]) + price
        return Text(BANNER) + price if side.banners.get(slot, 0) else price

    def ending(self, seen: CathedralView, places: list[int]) -> Table:
        """The final prestige: a column for each side, a row for each source of points."""
        found = sides(seen)
        ranks = dict(zip(found, places, strict=False))
        if seen.ivan is not UNSET:
            human, ivan = (standing(seen, *side) for side in found.items())
            ranks["ivan"] = 1 if ivan >= human else 2
        grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        grid.add_column("")
        order = sorted(found, key=lambda seat: ranks[seat])
        for seat in order:
            label = self.seats.labels.get(seat, "")
            badge = self.seats.badge(seat)
            grid.add_column(badge + styled(f"\n{label}", "dim"), justify="right")
        for source in SOURCES:
            cells = [count(found[seat].points[source]) for seat in order]
            name = self.texts.text(f"points-{source}")
            grid.add_row(Text(name), *cells, style="bold" if source == "total" else "")
        finished = [count(found[seat].finished) for seat in order]
        grid.add_row(Text(self.texts.text("term-completed")), *finished, style="dim")
        place = [Text(f"{ranks[seat]}.") for seat in order]
        grid.add_row(Text(self.texts.text("terminal-place")), *place, style="bold")
        return grid


def sides(seen: CathedralView) -> dict[str, Player | Ivan]:
    """The players, and in the solo game Ivan."""
    found: dict[str, Player | Ivan] = {player.seat: player for player in seen.players}
    return found if seen.ivan is UNSET else {**found, "ivan": seen.ivan}


def markers(seen: CathedralView) -> dict[str, int]:
    """Where every side is on the score track."""
    return {seat: side.track for seat, side in sides(seen).items()}


def standing(seen: CathedralView, seat: str, side: Player | Ivan) -> tuple[int, int, int]:
    """What decides the victory: prestige, then finished sections, then ornaments (RC-12.9)."""
    floors = [floor for tower in seen.towers for floor in tower.floors]
    placed = len([floor for floor in floors if floor.ornament == seat])
    return side.points["total"], side.finished, placed


def count(n: int) -> Text:
    return Text(str(n)) if n else styled("·", "dim")
