"""The players: what each of them holds, the slots of the workshops, and the points."""

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
from stavitel.cli.tables.seen import counts, number, rows, table, word
from stavitel.engine.game import View
from stavitel.texts import Texts

SLOTS = ("yellow", "green", "red", "blue", "white_1", "white_2")
SOURCES = ("track", "leftovers", "towers")


class Boards:
    """Draws a row for each side, Ivan's too."""

    def __init__(self, texts: Texts, symbols: Symbols, seats: Seats, track: Track) -> None:
        self.texts = texts
        self.symbols = symbols
        self.seats = seats
        self.track = track

    def draw(self, seen: View, width: int) -> RenderableType:
        """One table if it fits the width, else the workshops below."""
        whole = self.grid(seen, holdings=True, workshops=True)
        console = Console(width=500)
        if Measurement.get(console, console.options, whole).maximum <= width:
            return whole
        return Group(self.grid(seen, holdings=True), Text(), self.grid(seen, workshops=True))

    def grid(self, seen: View, holdings: bool = False, workshops: bool = False) -> Table:
        grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        grid.add_column("" if holdings else self.texts.text("term-workshop"))
        heads = (self.heads() if holdings else []) + (self.slot_heads() if workshops else [])
        for head in heads:
            grid.add_column(head, justify="right", no_wrap=True)
        waiting = table(seen, "waiting") if seen["waiting"] else {}
        for side in sides(seen):
            cells = self.cells(side) if holdings else []
            if workshops and "workshop" not in side:
                if not holdings:
                    continue  # Ivan has no board
            elif workshops:
                cells += [self.slot(side, slot) for slot in SLOTS]
            grid.add_row(self.name(side, word(waiting, "seat")), *cells)
        return grid

    def name(self, side: View, waiting: str) -> Text:
        seat = word(side, "seat")
        name = Text("▶ " if seat == waiting else "  ") + self.seats.badge(seat)
        if label := self.seats.labels.get(seat):
            name += styled(f" {label}", "dim")
        return name

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

    def cells(self, side: View) -> list[Text]:
        """Materials and room for them, money, banners, ornaments, both scales, sections."""
        held = counts(side, "inventory")
        place = number(side, "track")
        banners = side["banners"]
        waiting = banners if isinstance(banners, int) else sum(counts(side, "banners").values())
        if "construction" in side:
            room = Text(f"+{sum(counts(side, 'construction').values())}")
            rubles = styled("–", "dim")
        else:
            room = Text(f"{sum(held.values())}/{number(side, 'capacity')}")
            rubles = count(number(side, "rubles"))
        return [
            *[count(held[kind]) for kind in MATERIALS],
            room,
            rubles,
            count(waiting),
            *[count(n) for n in counts(side, "ornaments").values()],
            Text(str(place)),
            Text(str(number(side, "prestige"))),
            styled(f"+{self.track.to_next(place)}", "dim"),
            count(number(side, "finished")),
            styled(str(counts(side, "points")["total"]), "bold"),
        ]

    def slot_heads(self) -> list[Text]:
        return [self.symbols.die(slot.removesuffix("_1").removesuffix("_2")) for slot in SLOTS]

    def slot(self, side: View, slot: str) -> Text:
        """The tile there; or its price, with the ornament or banner that lies on it."""
        shown = table(table(side, "workshop"), slot)
        if tile := word(shown, "tile"):
            return self.symbols.tile(tile) if shown["face_up"] else styled(FACE_DOWN, "dim")
        price = styled(f"{number(shown, 'cost')}", "dim") + self.symbols.sign("rubles")
        if ornament := word(shown, "ornament"):
            return Text(ORNAMENTS[ornament]) + price
        blocked = counts(side, "banners").get(slot, 0)
        return Text(BANNER) + price if blocked else price

    def ending(self, seen: View, places: list[int]) -> Table:
        """The final prestige: a column for each side, a row for each source of points."""
        found = sides(seen)
        ranks = dict(zip((word(side, "seat") for side in found), places, strict=False))
        if "ivan" in seen:
            human, ivan = (standing(seen, side) for side in found)
            ranks["ivan"] = 1 if ivan >= human else 2
        grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        grid.add_column("")
        order = sorted(found, key=lambda side: ranks[word(side, "seat")])
        for side in order:
            label = self.seats.labels.get(word(side, "seat"), "")
            badge = self.seats.badge(word(side, "seat"))
            grid.add_column(badge + styled(f"\n{label}", "dim"), justify="right")
        for source in (*SOURCES, "total"):
            cells = [count(counts(side, "points")[source]) for side in order]
            name = self.texts.text(f"points-{source}")
            grid.add_row(Text(name), *cells, style="bold" if source == "total" else "")
        finished = [count(number(side, "finished")) for side in order]
        grid.add_row(Text(self.texts.text("term-completed")), *finished, style="dim")
        place = [Text(f"{ranks[word(side, 'seat')]}.") for side in order]
        grid.add_row(Text(self.texts.text("terminal-place")), *place, style="bold")
        return grid


def sides(seen: View) -> list[View]:
    """The players, and in the solo game Ivan."""
    found = rows(seen, "players")
    return [*found, {"seat": "ivan", **table(seen, "ivan")}] if "ivan" in seen else found


def standing(seen: View, side: View) -> tuple[int, int, int]:
    """What decides the victory: prestige, then finished sections, then ornaments (RC-12.9)."""
    floors = [floor for tower in rows(seen, "towers") for floor in rows(tower, "floors")]
    placed = len([floor for floor in floors if word(floor, "ornament") == word(side, "seat")])
    return counts(side, "points")["total"], number(side, "finished"), placed


def count(n: int) -> Text:
    return Text(str(n)) if n else styled("·", "dim")
