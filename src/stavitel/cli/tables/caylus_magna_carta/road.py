"""The road: every card in order, with what stands and lies on it."""

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.caylus_magna_carta.box import Box, Face
from stavitel.cli.tables.caylus_magna_carta.symbols import COIN, HOUSE, WORKER, Symbols
from stavitel.cli.tables.seats import Seats
from stavitel.cli.tables.seen import number, rows, word
from stavitel.cli.tables.tiles import Tile
from stavitel.engine.game import View
from stavitel.texts import Texts

PROVOST = "▼"


class Road:
    """Draws the cards of the road as tiles."""

    def __init__(self, texts: Texts, box: Box, symbols: Symbols, seats: Seats) -> None:
        self.texts = texts
        self.box = box
        self.symbols = symbols
        self.seats = seats

    def tiles(self, seen: View) -> list[Tile]:
        provost = seen["provost"]
        road = rows(seen, "road")
        reach = provost if isinstance(provost, int) else len(road)
        tiles = [self.tile(slot, provost) for slot in road]
        for tile in tiles[reach + 1 :]:
            _make_faint(tile)
        return tiles

    def tile(self, slot: View, provost: object) -> Tile:
        """One card, with everything that stands and lies on it."""
        face = self.face(slot)
        lines = self.residence_lines(slot) if slot["residence"] else self.lines(slot, face)
        tile = Tile(self.place(slot, provost), self.marks(slot, face), lines)
        if owner := word(slot, "owner"):
            tile.style = f"dim {self.seats.style(owner)}"
        return tile

    def place(self, slot: View, provost: object) -> Text:
        """The position, the provost if he is here, and the owner."""
        position = number(slot, "position")
        here = position == provost
        text = Text(" ") + styled(f"{PROVOST if here else ''}{position}", "bold" if here else "")
        if owner := word(slot, "owner"):
            text += Text(" ") + self.seats.initial(owner)
        return text + Text(" ")

    def marks(self, slot: View, face: Face) -> Text:
        """The worker, and what the card is worth."""
        text = Text()
        if worker := word(slot, "worker"):
            style = f"bold reverse {self.seats.style(worker)}"
            text += Text(" ") + styled(f"{WORKER}{self.seats.initials[worker]}", style)
        if face.points:
            text += Text(" ") + self.symbols.points(face.points)
        return text + Text(" ") if text else text

    def face(self, slot: View) -> Face:
        if top := word(slot, "prestige"):
            return self.box.prestige[top]
        return self.box.residence if slot["residence"] else self.box.cards[word(slot, "card")]

    def lines(self, slot: View, face: Face) -> list[tuple[Text, Text]]:
        """The name, the worker's effect, and the owner's bonus with the card's store."""
        owner = word(slot, "owner")
        name = styled(self.texts.text(f"card-{face.name}"), f"bold {self.seats.style(owner)}")
        effect = Text(f"{WORKER} ") + self.symbols.effect(face.worker, face)
        if not owner:
            return [(name, Text()), (effect, Text()), (Text(), Text())]
        bonus = self.seats.initial(owner) + Text(" ") + self.symbols.effect(face.owner, face)
        store = slot["store"]
        cubes = self.symbols.cubes(face.store_good, store) if isinstance(store, int) else Text()
        return [(name, Text()), (effect, Text()), (bonus, cubes)]

    def residence_lines(self, slot: View) -> list[tuple[Text, Text]]:
        """A residence, or the prestige building on it, and the income it brings."""
        owner, top = word(slot, "owner"), word(slot, "prestige")
        face = self.face(slot)
        title = f"building-{top}" if top else "card-residence"
        name = styled(self.texts.text(title), f"bold {self.seats.style(owner)}")
        income = Text()
        if face.income:
            income = self.seats.initial(owner) + Text(f" +{face.income}{COIN}")
        was = styled(f"({self.texts.text('card-' + word(slot, 'card'))})", "dim")
        return [(name, Text(HOUSE)), (income, Text()), (was, Text())]


def _make_faint(tile: Tile) -> None:
    """The provost does not reach this card: it does nothing in this round."""
    for left, right in tile.lines:
        left.stylize("dim")
        right.stylize("dim")
