"""The road: every card in order, with what stands and lies on it."""

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.caylus_magna_carta.symbols import COIN, HOUSE, WORKER, Symbols
from stavitel.cli.tables.seats import Seats
from stavitel.cli.tables.tiles import TextTile
from stavitel.games.caylus_magna_carta.printed import RESIDENCE
from stavitel.games.caylus_magna_carta.views import CaylusBox, CaylusView, Face, Slot
from stavitel.texts import Texts

PROVOST = "▼"


class Road:
    """Draws the cards of the road as tiles."""

    def __init__(self, texts: Texts, box: CaylusBox, symbols: Symbols, seats: Seats) -> None:
        self.texts = texts
        self.box = box
        self.symbols = symbols
        self.seats = seats

    def tiles(self, seen: CaylusView) -> list[TextTile]:
        reach = len(seen.road) if seen.provost is None else seen.provost
        tiles = [self.tile(slot, seen.provost) for slot in seen.road]
        for tile in tiles[reach:]:
            _make_faint(tile)
        return tiles

    def tile(self, slot: Slot, provost: int | None) -> TextTile:
        """One card, with everything that stands and lies on it."""
        face = self.face(slot)
        lines = self.residence_lines(slot) if slot.residence else self.lines(slot, face)
        tile = TextTile(self.place(slot, provost), self.marks(slot, face), lines)
        if owner := slot.owner:
            tile.style = f"dim {self.seats.style(owner)}"
        return tile

    def place(self, slot: Slot, provost: int | None) -> Text:
        """The position, the provost if he is here, and the owner."""
        here = slot.position == provost
        text = Text(" ") + styled(
            f"{PROVOST if here else ''}{slot.position}", "bold" if here else ""
        )
        if owner := slot.owner:
            text += Text(" ") + self.seats.initial(owner)
        return text + Text(" ")

    def marks(self, slot: Slot, face: Face) -> Text:
        """The worker, and what the card is worth."""
        text = Text()
        if worker := slot.worker:
            style = f"bold reverse {self.seats.style(worker)}"
            text += Text(" ") + styled(f"{WORKER}{self.seats.initials[worker]}", style)
        if face.points:
            text += Text(" ") + self.symbols.points(face.points)
        return text + Text(" ") if text else text

    def face(self, slot: Slot) -> Face:
        if slot.prestige:
            return self.box.prestige[slot.prestige]
        return self.box.cards[RESIDENCE if slot.residence else slot.card]

    def lines(self, slot: Slot, face: Face) -> list[tuple[Text, Text]]:
        """The name, the worker's effect, and the owner's bonus with the card's store."""
        owner = slot.owner
        name = styled(self.texts.text(f"card-{face.id}"), self.bold(owner))
        effect = Text(f"{WORKER} ") + self.symbols.effect(face.worker, face)
        if not owner:
            return [(name, Text()), (effect, Text()), (Text(), Text())]
        bonus = self.seats.initial(owner) + Text(" ") + self.symbols.effect(face.owner, face)
        cubes = Text()
        if face.store and slot.store is not None:
            cubes = self.symbols.cubes(face.store.good, slot.store)
        return [(name, Text()), (effect, Text()), (bonus, cubes)]

    def residence_lines(self, slot: Slot) -> list[tuple[Text, Text]]:
        """A residence, or the prestige building on it, and the income it brings."""
        face = self.face(slot)
        name = styled(self.texts.text(f"{face.domain}-{face.id}"), self.bold(slot.owner))
        income = Text()
        if face.income and slot.owner:
            income = self.seats.initial(slot.owner) + Text(f" +{face.income}{COIN}")
        was = styled(f"({self.texts.text('card-' + slot.card)})", "dim")
        return [(name, Text(HOUSE)), (income, Text()), (was, Text())]

    def named(self, slot: Slot, provost: int | None) -> Text:
        """A card by its name: `▼4 R Market 2★`."""
        face = self.face(slot)
        name = self.texts.text(f"{face.domain}-{face.id}")
        return self.place(slot, provost) + Text(name) + self.marks(slot, face)

    def told(self, slot: Slot, provost: int | None) -> Text:
        """The same with what a worker gets there."""
        face = self.face(slot)
        text = self.named(slot, provost)
        if not slot.residence and not slot.prestige:
            text += Text(f" {WORKER}") + self.symbols.effect(face.worker, face)
        return text

    def bold(self, owner: str | None) -> str:
        return f"bold {self.seats.style(owner or '')}"


def _make_faint(tile: TextTile) -> None:
    """The provost does not reach this card: it does nothing in this round."""
    for left, right in tile.lines:
        left.stylize("dim")
        right.stylize("dim")
