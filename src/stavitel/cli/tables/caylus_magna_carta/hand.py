"""Cards in hand as tiles, and any cards in words."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.caylus_magna_carta.box import Box, Effect, Face
from stavitel.cli.tables.caylus_magna_carta.symbols import WORKER, Symbols
from stavitel.cli.tables.seats import Seats
from stavitel.cli.tables.seen import rows, word, words
from stavitel.cli.tables.tiles import Tile
from stavitel.engine.game import View
from stavitel.texts import Texts


class Hand:
    """Shows cards that are not on the road."""

    def __init__(self, texts: Texts, box: Box, symbols: Symbols, seats: Seats) -> None:
        self.texts = texts
        self.box = box
        self.symbols = symbols
        self.seats = seats

    def tiles(self, seen: View) -> list[Tile]:
        players = str(len(rows(seen, "players")))
        return [self.tile(self.box.cards[name], players) for name in words(seen, "hand")]

    def tile(self, face: Face, players: str) -> Tile:
        """Cost and points above, then the name and both effects."""
        name = styled(self.texts.text(f"card-{face.name}"), "bold")
        effect = Text(f"{WORKER} ") + self.symbols.effect(face.worker, face)
        bonus = Text("+ ") + self.symbols.effect(face.owner, face)
        cost = Text(" ") + self.symbols.amounts(face.cost) + Text(" ")
        points = Text(" ") + self.symbols.points(face.points) + Text(" ")
        store = Text()
        if face.store_good:
            store = self.symbols.cubes(face.store_good, face.store_sizes.get(players, 0))
        return Tile(cost, points, [(name, Text()), (effect, Text()), (bonus, store)])

    def in_words(self, seen: View) -> RenderableType:
        """The hand in words, then what is known of everybody's other cards."""
        held = [self.box.cards[name] for name in words(seen, "hand")]
        title = styled(self.texts.text("term-hand"), "bold")
        return Group(title, self.card_table(held), Text(), *self.piles(seen))

    def piles(self, seen: View) -> Iterable[Text]:
        """Discard piles, and cards everybody knows to be in a hand."""
        heads = {
            "discard": self.texts.text("term-discard"),
            "known_hand": self.texts.text("terminal-cmc-known_hand"),
            "prestige": self.texts.text("points-prestige"),
        }
        for player in rows(seen, "players"):
            for key, head in heads.items():
                domain = "building" if key == "prestige" else "card"
                names = [self.texts.text(f"{domain}-{name}") for name in words(player, key)]
                if names:
                    badge = self.seats.badge(word(player, "seat"))
                    yield badge + Text(f"  {head}: {', '.join(names)}")

    def everything(self) -> RenderableType:
        """Every card of the game in words."""
        prestige = Table(box=None, padding=(0, 2, 0, 0))
        for head in ("points-prestige", "term-cost", "term-prestige_points"):
            prestige.add_column(self.texts.text(head))
        for name, face in self.box.prestige.items():
            title = styled(self.texts.text(f"building-{name}"), "bold")
            prestige.add_row(title, self.cost(face), str(face.points))
        return Group(self.card_table(self.box.cards.values()), Text(), prestige)

    def card_table(self, faces: Iterable[Face]) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0))
        for head in ("building", "cost", "prestige_points", "worker_effect", "owner_bonus"):
            title = "★" if head == "prestige_points" else self.texts.text(f"term-{head}")
            table.add_column(title, min_width=1 if title == "★" else 8)
        for face in faces:
            table.add_row(
                styled(self.texts.text(f"card-{face.name}"), "bold"),
                self.cost(face),
                str(face.points),
                self.effect(face.worker),
                self.effect(face.owner),
            )
        return table

    def cost(self, face: Face) -> str:
        return self.texts.amounts(face.cost, "cost") if face.cost else "–"

    def effect(self, effect: Effect) -> str:
        options = [
            {f"pay.{name}": n for name, n in pay.items()}
            | {f"gain.{name}": n for name, n in gain.items()}
            for pay, gain in effect
        ]
        return self.texts.effect_text(options) if options else "–"
