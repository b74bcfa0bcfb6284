"""Cards in hand as tiles, and any cards in words."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.caylus_magna_carta.symbols import WORKER, Symbols
from stavitel.cli.tables.seats import Seats
from stavitel.cli.tables.tiles import TextTile
from stavitel.games.caylus_magna_carta.printed import RESIDENCE
from stavitel.games.caylus_magna_carta.views import CaylusBox, CaylusView, Face, Trade
from stavitel.texts import Texts


class Hand:
    """Shows cards that are not on the road."""

    def __init__(self, texts: Texts, box: CaylusBox, symbols: Symbols, seats: Seats) -> None:
        self.texts = texts
        self.box = box
        self.symbols = symbols
        self.seats = seats

    def tiles(self, seen: CaylusView) -> list[TextTile]:
        players = str(len(seen.players))
        return [self.tile(face, players) for face in self.held(seen)]

    def held(self, seen: CaylusView) -> list[Face]:
        return [self.box.cards[name] for name in seen.hand or []]

    def tile(self, face: Face, players: str) -> TextTile:
        """Cost and points above, then the name and both effects."""
        name = styled(self.texts.text(f"card-{face.id}"), "bold")
        effect = Text(f"{WORKER} ") + self.symbols.effect(face.worker, face)
        bonus = Text("+ ") + self.symbols.effect(face.owner, face)
        cost = Text(" ") + self.symbols.amounts(face.cost) + Text(" ")
        points = Text(" ") + self.symbols.points(face.points) + Text(" ")
        store = Text()
        if face.store:
            store = self.symbols.cubes(face.store.good, face.store.amount[players])
        return TextTile(cost, points, [(name, Text()), (effect, Text()), (bonus, store)])

    def in_words(self, seen: CaylusView) -> RenderableType:
        """The hand in words, then what is known of everybody's other cards."""
        title = styled(self.texts.text("term-hand"), "bold")
        return Group(title, self.card_table(self.held(seen)), Text(), *self.piles(seen))

    def piles(self, seen: CaylusView) -> Iterable[Text]:
        """Discard piles, and cards everybody knows to be in a hand."""
        for player in seen.players:
            piles = (
                ("term-discard", "card", player.discard),
                ("terminal-cmc-known_hand", "card", player.known_hand),
                ("points-prestige", "building", player.prestige),
            )
            for head, domain, pile in piles:
                names = [self.texts.text(f"{domain}-{name}") for name in pile]
                if names:
                    badge = self.seats.badge(player.seat)
                    yield badge + Text(f"  {self.texts.text(head)}: {', '.join(names)}")

    def everything(self) -> RenderableType:
        """Every card of the game in words."""
        cards = [face for face in self.box.cards.values() if face.id != RESIDENCE]
        prestige = Table(box=None, padding=(0, 2, 0, 0))
        for head in ("points-prestige", "term-cost", "term-prestige_points"):
            prestige.add_column(self.texts.text(head))
        for name, face in self.box.prestige.items():
            title = styled(self.texts.text(f"building-{name}"), "bold")
            prestige.add_row(title, self.cost(face), str(face.points))
        return Group(self.card_table(cards), Text(), prestige)

    def card_table(self, faces: Iterable[Face]) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0))
        for head in ("building", "cost", "prestige_points", "worker_effect", "owner_bonus"):
            title = "★" if head == "prestige_points" else self.texts.text(f"term-{head}")
            table.add_column(title, min_width=1 if title == "★" else 8)
        for face in faces:
            table.add_row(
                styled(self.texts.text(f"card-{face.id}"), "bold"),
                self.cost(face),
                str(face.points),
                self.effect(face.worker),
                self.effect(face.owner),
            )
        return table

    def cost(self, face: Face) -> str:
        return self.texts.amounts(face.cost, "cost") if face.cost else "–"

    def effect(self, effect: list[Trade]) -> str:
        options = [
            {f"pay.{name}": n for name, n in trade.pay.items()}
            | {f"gain.{name}": n for name, n in trade.gain.items()}
            for trade in effect
        ]
        return self.texts.effect_text(options) if options else "–"
