"""Cards in words: those before the players, and every card of the game."""

from collections.abc import Iterable

from msgspec import UNSET
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.seats import Seats
from stavitel.games.pillars.views import PillarsBox, PillarsView, Work
from stavitel.texts import Texts


class CardsInWords:
    """Says what cards do."""

    def __init__(self, texts: Texts, box: PillarsBox, seats: Seats) -> None:
        self.texts = texts
        self.box = box
        self.seats = seats

    def held(self, seen: PillarsView) -> RenderableType:
        """The craftsmen and advantage cards of every player."""
        parts: list[RenderableType] = []
        for player in seen.players:
            parts.append(self.seats.badge(player.seat))
            parts.append(self.craftsmen(player.craftsmen))
            if player.advantages:
                parts.append(self.effects("advantage", player.advantages))
            parts.append(Text())
        if seen.foreseen is not UNSET:
            parts += [styled(self.texts.text("term-foreseen"), "bold")]
            parts += [self.effects("happening", [seen.foreseen])]
        return Group(*parts)

    def everything(self) -> RenderableType:
        game = self.texts.game
        return Group(
            self.craftsmen(self.box.craftsmen),
            *(Text(), styled(self.texts.text("term-advantages"), "bold")),
            self.effects("advantage", game.words["advantage"]),
            *(Text(), styled(self.texts.text("term-events"), "bold")),
            self.effects("happening", game.words["happening"]),
        )

    def craftsmen(self, names: Iterable[str]) -> Table:
        grid = Table(box=None, padding=(0, 2, 0, 0))
        for head in ("craftsmen", "price", "work", "uses"):
            grid.add_column(self.texts.text(f"term-{head}"))
        for name in names:
            card = self.box.craftsmen[name]
            title = styled(self.texts.text(f"craftsman-{name}"), "bold")
            price = self.texts.amount("gold", card.price) if card.price else "–"
            grid.add_row(title, price, self.work(card.work), f"{card.work.uses}×")
        return grid

    def work(self, work: Work) -> str:
        """`2 wood → 1 point`; a cube that is only shown stands in brackets."""
        option = {f"pay.{name}": n for name, n in work.pay.items()}
        option |= {f"gain.{name}": n for name, n in work.gain.items()}
        text = self.texts.effect_text([option])
        return f"({self.texts.amounts(work.shows)}) → {text}" if work.shows else text

    def effects(self, domain: str, names: list[str]) -> Table:
        grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for name in names:
            title = styled(self.texts.text(f"{domain}-{name}"), "bold")
            grid.add_row(title, self.texts.text(f"{domain}-{name}-hint"))
        return grid
