"""The market: a ring of eight spaces along the arrows, and the influence cards inside it."""

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.red_cathedral.symbols import Symbols
from stavitel.cli.tables.tiles import TextTile, fit, flow, grid
from stavitel.games.red_cathedral.views import CathedralView, Quadrant
from stavitel.texts import Texts

TOP, BOTTOM = (0, 1, 2, 3), (7, 6, 5, 4)
"""The spaces of the ring as they lie on the screen, clockwise from the upper left corner."""
AHEAD = {0: "→", 1: "→", 2: "→", 3: "↓", 4: "←", 5: "←", 6: "←", 7: "↑"}
ACROSS = len(TOP)


class Market:
    """Draws the ring, the influence cards and the supply."""

    def __init__(self, texts: Texts, symbols: Symbols) -> None:
        self.texts = texts
        self.symbols = symbols

    def ring(self, seen: CathedralView, width: int) -> list[Text]:
        """Four spaces above, four below, between them a card for each two."""
        inner = (width - 1) // ACROSS - 1
        upper = grid([self.space(seen, space) for space in TOP], width, inner)
        lower = grid([self.space(seen, space) for space in BOTTOM], width, inner)
        half = (inner + 1) * 2 - 1
        cards = seen.influence
        middle = self.pair("▲", cards[0], cards[1], half) + self.pair("▼", cards[3], cards[2], half)
        return [*upper, *middle, *lower]

    def space(self, seen: CathedralView, place: int) -> TextTile:
        """A space with its token and the dice on it."""
        shown = seen.market[place]
        dice = [self.symbols.die(die, seen.dice[die].value) for die in shown.dice]
        name, amount = Text("–"), Text()
        if shown.token:
            name = styled(self.texts.text(f"good-{shown.token}"), "bold")
            amount = self.symbols.amount(shown.token, shown.amount)
        lines = [(name, amount), (Text(" ").join(dice), Text())]
        return TextTile(Text(f" {place + 1} {AHEAD[place]} "), Text(), lines)

    def pair(self, side: str, left: Quadrant, right: Quadrant, half: int) -> list[Text]:
        """The cards of two quadrants beside each other, each beside its two spaces."""
        lines = []
        for one, other in zip(self.card(side, left), self.card(side, right), strict=True):
            line = Text("  ") + fit(one, Text(), half - 1)
            lines.append(line + Text("  ") + fit(other, Text(), half - 1))
        return lines

    def card(self, side: str, quadrant: Quadrant) -> list[Text]:
        """The group above its two actions."""
        if not quadrant.card:
            return [Text("–"), Text()]
        title = Text(f"{side} ") + styled(self.texts.text(f"card-{quadrant.card}"), "bold")
        actions = [self.symbols.action(action) for action in quadrant.actions]
        return [title, Text("  ") + Text("   ").join(actions)]

    def supply(self, seen: CathedralView, width: int) -> list[Text]:
        """What everybody can still take."""
        left = [self.symbols.amount(good, n) for good, n in seen.supply.items()]
        return flow(styled(self.texts.text("term-supply"), "bold underline"), left, width, "  ")
