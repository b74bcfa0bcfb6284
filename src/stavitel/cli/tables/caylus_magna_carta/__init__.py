"""The table of Caylus Magna Carta, drawn from a view and from nothing else."""

from rich.console import Group, RenderableType
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.caylus_magna_carta.box import Box
from stavitel.cli.tables.caylus_magna_carta.castle import Surroundings
from stavitel.cli.tables.caylus_magna_carta.hand import Hand
from stavitel.cli.tables.caylus_magna_carta.players import Players
from stavitel.cli.tables.caylus_magna_carta.road import Road
from stavitel.cli.tables.caylus_magna_carta.symbols import Symbols
from stavitel.cli.tables.plain import PlainTable
from stavitel.cli.tables.tiles import flow, grid
from stavitel.engine.game import View
from stavitel.texts import Texts

NARROWEST, WIDEST = 14, 18
"""The room a card takes inside, by the names in the language of the table."""
ROOMY, ROOM = 120, 2
"""On a screen as wide as this, cards get some more room."""


class CaylusTable(PlainTable):
    """Road, castle, bridge, players and hand."""

    def __init__(self, texts: Texts, labels: dict[str, str]) -> None:
        super().__init__(texts, labels)
        self.box = Box(texts.game)
        symbols = Symbols(texts)
        self.symbols = symbols
        self.road = Road(texts, self.box, symbols, self.seats)
        self.hand = Hand(texts, self.box, symbols, self.seats)
        self.around = Surroundings(texts, self.box, symbols, self.seats)
        self.players = Players(texts, self.box, symbols, self.seats)
        longest = max(len(texts.text(f"card-{card}")) for card in self.box.cards)
        self.inner = min(max(NARROWEST, longest + 1), WIDEST)

    def draw(self, seen: View, width: int) -> RenderableType:
        around = self.around
        parts: list[RenderableType] = [around.title(seen, width), around.ribbon(seen, width)]
        parts += [around.castle(seen), around.bridge(seen)]
        parts += flow(around.head("points-prestige"), around.prestige(seen), width)
        inner = self.inner + (ROOM if width >= ROOMY else 0)
        parts += grid(self.road.tiles(seen), width, inner)
        parts += flow(Text(""), self.symbols.legend(), width, "  ")
        parts += [Text(), self.players.draw(seen, width)]
        if "hand" in seen:
            parts += [Text(), around.head("term-hand")]
            parts += grid(self.hand.tiles(seen), width, inner) or [styled("–", "dim")]
        return Group(*parts)

    def cards(self, seen: View, width: int) -> RenderableType:
        return self.hand.in_words(seen)

    def all_cards(self, seen: View, width: int) -> RenderableType:
        return self.hand.everything()

    def ending(self, seen: View, places: list[int], scores: list[int]) -> RenderableType:
        return self.players.ending(seen, places)
