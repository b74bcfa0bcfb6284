"""The table of Caylus Magna Carta, drawn from a view and from nothing else."""

from collections.abc import Callable

from msgspec import UNSET
from rich.console import Group, RenderableType
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.caylus_magna_carta.castle import Surroundings
from stavitel.cli.tables.caylus_magna_carta.hand import Hand
from stavitel.cli.tables.caylus_magna_carta.players import Players
from stavitel.cli.tables.caylus_magna_carta.road import Road
from stavitel.cli.tables.caylus_magna_carta.symbols import Symbols
from stavitel.cli.tables.plain import PlainTable
from stavitel.cli.tables.tiles import flow, grid
from stavitel.games.caylus_magna_carta.printed import RESIDENCE
from stavitel.games.caylus_magna_carta.views import CaylusBox, CaylusView
from stavitel.texts import Texts

NARROWEST, WIDEST = 14, 18
"""The room a card takes inside, by the names in the language of the table."""
ROOMY, ROOM = 120, 2
"""On a screen as wide as this, cards get some more room."""
CLOSE = "│"


class CaylusTable(PlainTable[CaylusView]):
    """Road, castle, bridge, players and hand."""

    def __init__(self, texts: Texts, labels: dict[str, str], letters: bool = False) -> None:
        super().__init__(texts, labels, letters)
        box = texts.game.printed()
        assert isinstance(box, CaylusBox)
        symbols = Symbols(texts, self.seats)
        self.symbols = symbols
        self.road = Road(texts, box, symbols, self.seats)
        self.hand = Hand(texts, box, symbols, self.seats)
        self.around = Surroundings(texts, box, symbols, self.seats)
        self.players = Players(texts, box, symbols, self.seats)
        longest = max(len(texts.text(f"card-{card}")) for card in box.cards if card != RESIDENCE)
        self.inner = min(max(NARROWEST, longest + 1), WIDEST)

    def draw(self, seen: CaylusView, width: int) -> RenderableType:
        around = self.around
        parts: list[RenderableType] = [around.title(seen, width), around.ribbon(seen, width)]
        parts += [around.castle(seen), around.bridge(seen)]
        parts += flow(around.head("points-prestige"), around.prestige(seen), width)
        inner = self.inner + (ROOM if width >= ROOMY else 0)
        parts += grid(self.road.tiles(seen), width, inner)
        parts += flow(Text(""), self.symbols.legend(), width, "  ")
        parts += [Text(), self.players.draw(seen, width)]
        if seen.hand is not UNSET:
            parts += [Text(), around.head("term-hand")]
            parts += grid(self.hand.tiles(seen), width, inner) or [styled("–", "dim")]
        return Group(*parts)

    def compact(self, seen: CaylusView, width: int) -> RenderableType:
        """The road as names with what a worker gets there, and the hand as names with costs."""
        around = self.around
        parts: list[RenderableType] = [around.title(seen, width)]
        parts += [around.castle(seen), around.bridge(seen)]
        parts += flow(around.head("points-prestige"), around.prestige(seen), width)
        parts += flow(Text(), [self.road.told(slot, seen.provost) for slot in seen.road], width)
        return Group(*parts, self.players.holdings(seen, ()), *self.held(seen, width))

    def dense(self, seen: CaylusView, width: int) -> RenderableType:
        """The road as names alone; what the cards do is told by `h`."""
        around = self.around
        parts: list[RenderableType] = [around.title(seen, width)]
        parts += flow(Text(), around.counted(seen), width, "  ")
        parts += flow(Text(), self.slots(seen), width, CLOSE)
        return Group(*parts, self.players.holdings(seen, ()), *self.held(seen, width))

    def densest(self, seen: CaylusView, width: int) -> RenderableType:
        """Castle, bridge and road one behind another."""
        around = self.around
        parts: list[RenderableType] = [around.title(seen, width)]
        parts += flow(Text(), [*around.counted(seen), *self.slots(seen)], width, CLOSE)
        return Group(*parts, self.players.holdings(seen, ()), *self.held(seen, width))

    def slots(self, seen: CaylusView) -> list[Text]:
        return [_trimmed(self.road.named(slot, seen.provost)) for slot in seen.road]

    def held(self, seen: CaylusView, width: int) -> list[Text]:
        """The hand by names and costs; an empty one is a dot among the numbers above it."""
        if seen.hand is UNSET or not seen.hand:
            return []
        held = [
            Text(f"{self.texts.text('card-' + face.id)} ") + self.symbols.amounts(face.cost)
            for face in self.hand.held(seen)
        ]
        return flow(self.around.head("term-hand"), held, width)

    def drawings(self) -> list[Callable[[CaylusView, int], RenderableType]]:
        return [self.draw, self.compact, self.dense, self.densest]

    def legend(self) -> list[Text]:
        return self.symbols.legend()

    def cards(self, seen: CaylusView, width: int) -> RenderableType:
        return self.hand.in_words(seen)

    def all_cards(self, seen: CaylusView, width: int) -> RenderableType:
        return self.hand.everything()

    def ending(self, seen: CaylusView, places: list[int], scores: list[int]) -> RenderableType:
        return self.players.ending(seen, places)


def _trimmed(text: Text) -> Text:
    """Without spaces around it."""
    start = len(text.plain) - len(text.plain.lstrip())
    return text[start : len(text.plain.rstrip())]
