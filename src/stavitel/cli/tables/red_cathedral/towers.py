"""The construction site: every tower as a pile of sections, with what lies on each of them."""

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.red_cathedral.symbols import DONE, ORNAMENTS, PRESTIGE, TILE, Symbols
from stavitel.cli.tables.seats import Seats
from stavitel.cli.tables.tiles import fit
from stavitel.games.red_cathedral.views import CathedralView, Floor, Tower

WIDEST = 18
"""No section is drawn wider inside, however few the towers."""
PIECE = "▪"
ON = {"base": "door", "middle": "arch", "dome": "cross"}
"""The ornament a section takes."""


class Towers:
    """Draws the towers beside each other, all standing on the same ground."""

    def __init__(self, symbols: Symbols, seats: Seats) -> None:
        self.symbols = symbols
        self.seats = seats

    def draw(self, seen: CathedralView, width: int) -> list[Text]:
        towers = seen.towers
        if not towers:
            return []
        inner = min(WIDEST, width // len(towers) - 2)
        piles = [self.pile(tower, inner) for tower in towers]
        height = max(map(len, piles))
        blank = Text(" " * (inner + 2))
        lines = []
        for level in range(height):
            parts = [
                pile[level - height] if level >= height - len(pile) else blank for pile in piles
            ]
            lines.append(Text().join(parts))
        return lines + self.feet(towers, inner)

    def pile(self, tower: Tower, inner: int) -> list[Text]:
        """The sections from the dome down, and the ground they stand on."""
        lines: list[Text] = []
        floors = tower.floors
        for floor in range(len(floors), 0, -1):
            place = f"{tower.tower}.{floor}"
            lines += self.section(floors[floor - 1], place, floor == len(floors), inner)
        return [*lines, styled("└" + "─" * inner + "┘", "dim")]

    def section(self, floor: Floor, place: str, top: bool, inner: int) -> list[Text]:
        """Its place and owner, what it still lacks and brings, and what lies on it."""
        owner = floor.banner
        style = f"dim {self.seats.style(owner)}" if owner else "dim"
        title = Text(f" {place} ")
        if owner:
            title += self.seats.initial(owner) + Text(" ")
        left, right = ("╭", "╮") if top else ("├", "┤")
        lines = [styled(left, "dim") + fit(title, Text(), inner, "─", style) + styled(right, "dim")]
        if not floor.section:
            return lines + [self.line(Text("–"), Text(), inner), self.line(Text(), Text(), inner)]
        return [*lines, self.line(*self.work(floor), inner), self.line(*self.on_it(floor), inner)]

    def work(self, floor: Floor) -> tuple[Text, Text]:
        """The pieces still to come, and the reward; a finished section has neither."""
        if floor.finished:
            return styled(DONE * 3, f"bold {self.seats.style(floor.banner or '')}"), Text()
        lacking = {kind: n - floor.pieces[kind] for kind, n in floor.cost.items()}
        if floor.banner == "ivan":  # any kinds will do for him
            lacking = {} if sum(floor.pieces.values()) else floor.cost
        reward = {"recognition": floor.recognition, "rubles": floor.rubles}
        return self.symbols.pieces(lacking), self.symbols.amounts(reward, "")

    def on_it(self, floor: Floor) -> tuple[Text, Text]:
        """The workshop tile, the pieces delivered, the ornament."""
        left = Text()
        if floor.tile:
            left = styled(f"{TILE} ", "dim") + self.symbols.tile(floor.tile)
        elif pieces := sum(floor.pieces.values()):
            left = Text(PIECE * pieces)
            if floor.banner == "ivan":
                left += Text(f"/{sum(floor.cost.values())}")
        right = Text()
        sign = ORNAMENTS[ON[floor.type]] if floor.type else ""
        if floor.ornament:
            right = styled(sign, "bold") + self.seats.initial(floor.ornament)
        elif floor.finished:
            right = styled(f"{sign}–", "dim")
        return left, right

    def short(self, tower: Tower, level: int) -> Text:
        """A section in a few signs: its place, its owner, what it lacks and what lies on it."""
        floor = tower.floors[level]
        text = self.place(tower, level)
        if floor.banner:
            text += self.seats.initial(floor.banner) + Text(" ")
        if not floor.section:
            return text + Text("–")
        parts = [part for part in (*self.work(floor), *self.on_it(floor)) if part.plain.strip()]
        return text + Text(" ").join(parts)

    def shortest(self, tower: Tower, level: int) -> Text:
        """The same, of what nobody can claim yet only the cost: claims climb upwards (RC-5.2)."""
        floor = tower.floors[level]
        if floor.finished and floor.banner:
            ornament = self.on_it(floor)[1]
            return self.place(tower, level) + self.seats.initial(floor.banner) + DONE + ornament
        is_reached = level == 0 or tower.floors[level - 1].banner
        if floor.banner or is_reached or not floor.section:
            return self.short(tower, level)
        return self.place(tower, level) + self.symbols.pieces(floor.cost)

    def place(self, tower: Tower, level: int) -> Text:
        return styled(f"{tower.tower}.{level + 1} ", "dim")

    def line(self, left: Text, right: Text, inner: int) -> Text:
        edge = styled("│", "dim")
        return edge + fit(Text(" ") + left, right + Text(" "), inner) + edge

    def feet(self, towers: list[Tower], inner: int) -> list[Text]:
        """What each tower is worth, and who would get how much of it."""
        worth, shares = Text(), Text()
        for tower in towers:
            total = Text(" ") + styled(f"{tower.value}{PRESTIGE}", "bold")
            worth += fit(total, Text(), inner + 2)
            parts = [
                self.seats.initial(side) + Text(str(points))
                for side, points in tower.points.items()
                if points
            ]
            row = Text(" ") + Text(" ").join(parts)
            if row.cell_len > inner + 2:
                row = Text().join(parts)
            shares += fit(row, Text(), inner + 2)
        return [worth, shares]
