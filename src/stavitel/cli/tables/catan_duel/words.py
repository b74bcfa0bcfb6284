"""Cards in words: the hand, what is known of the opponent's, and every card of the game."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.games.catan_duel.views import CatanDuelBox, CatanDuelView
from stavitel.texts import Texts


class CardsInWords:
    """Says what cards cost, what they count and what they do."""

    def __init__(self, texts: Texts, box: CatanDuelBox) -> None:
        self.texts = texts
        self.box = box

    def held(self, seen: CatanDuelView) -> RenderableType:
        """The hand, and the cards of the opponent that are known."""
        parts: list[RenderableType] = [styled(self.texts.text("term-hand"), "bold")]
        parts.append(self.cards(card.card for card in seen.hand or []))
        for player in seen.players:
            known = player.hand.known
            if player.seat != seen.viewer and known:
                parts += [Text(), styled(self.texts.text("term-known"), "bold"), self.cards(known)]
        return Group(*parts)

    def everything(self) -> RenderableType:
        grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for name in self.texts.game.words["happening"]:
            title = styled(self.texts.text(f"happening-{name}"), "bold")
            grid.add_row(title, self.texts.text(f"happening-{name}-hint"))
        title = styled(self.texts.text("term-happening"), "bold")
        return Group(self.cards(self.box.cards), Text(), title, grid)

    def cards(self, names: Iterable[str]) -> Table:
        grid = Table(box=None, padding=(0, 2, 0, 0))
        for head in ("card", "cost", "effect"):
            grid.add_column(self.texts.text(f"term-{head}"))
        for name in names:
            title = styled(self.texts.text(f"card-{name}"), "bold")
            grid.add_row(title, self.cost(name), self.effect(name))
        return grid

    def cost(self, name: str) -> str:
        cost = self.box.cards[name].cost
        return self.texts.amounts(cost, "cost") if cost else "–"

    def effect(self, name: str) -> str:
        """Points, and what the card does beyond them."""
        say = self.texts.text
        printed = self.box.cards[name].points
        names = {"victory": "points"}
        points = [f"{say('term-' + names.get(key, key))} {n}" for key, n in printed.items()]
        return "; ".join([*points, say(f"card-{name}-hint")])
