"""The market: a ring of eight spaces along the arrows, and the influence cards inside it."""

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.red_cathedral.symbols import Symbols
from stavitel.cli.tables.seen import counts, number, rows, table, word, words
from stavitel.cli.tables.tiles import Tile, fit, flow, grid
from stavitel.engine.game import View
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

    def ring(self, seen: View, width: int) -> list[Text]:
        """Four spaces above, four below, between them a card for each two."""
        inner = (width - 1) // ACROSS - 1
        upper = grid([self.space(seen, space) for space in TOP], width, inner)
        lower = grid([self.space(seen, space) for space in BOTTOM], width, inner)
        half = (inner + 1) * 2 - 1
        cards = rows(seen, "influence")
        middle = self.pair("▲", cards[0], cards[1], half) + self.pair("▼", cards[3], cards[2], half)
        return [*upper, *middle, *lower]

    def space(self, seen: View, place: int) -> Tile:
        """A space with its token and the dice on it."""
        shown = rows(seen, "market")[place]
        dice = [
            self.symbols.die(die, number(table(table(seen, "dice"), die), "value"))
            for die in words(shown, "dice")
        ]
        token = word(shown, "token")
        name, amount = Text("–"), Text()
        if token:
            name = styled(self.texts.text(f"good-{token}"), "bold")
            amount = self.symbols.amount(token, number(shown, "amount"))
        lines = [(name, amount), (Text(" ").join(dice), Text())]
        return Tile(Text(f" {place + 1} {AHEAD[place]} "), Text(), lines)

    def pair(self, side: str, left: View, right: View, half: int) -> list[Text]:
        """The cards of two quadrants beside each other, each beside its two spaces."""
        lines = []
        for one, other in zip(self.card(side, left), self.card(side, right), strict=True):
            line = Text("  ") + fit(one, Text(), half - 1)
            lines.append(line + Text("  ") + fit(other, Text(), half - 1))
        return lines

    def card(self, side: str, quadrant: View) -> list[Text]:
        """The group above its two actions."""
        card = word(quadrant, "card")
        if not card:
            return [Text("–"), Text()]
        title = Text(f"{side} ") + styled(self.texts.text(f"card-{card}"), "bold")
        actions = [self.symbols.action(action) for action in words(quadrant, "actions")]
        return [title, Text("  ") + Text("   ").join(actions)]

    def supply(self, seen: View, width: int) -> list[Text]:
        """What everybody can still take."""
        left = [self.symbols.amount(good, n) for good, n in counts(seen, "supply").items()]
        return flow(styled(self.texts.text("term-supply"), "bold underline"), left, width, "  ")
