"""Ivan's row of cards in the solo game."""

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.red_cathedral.symbols import FACE_DOWN, Symbols
from stavitel.cli.tables.seats import Seats
from stavitel.cli.tables.seen import counts, rows, table, word
from stavitel.cli.tables.tiles import flow
from stavitel.engine.game import View
from stavitel.texts import Texts

STOCKS = {"solo_inventory": "inventory", "solo_construction": "construction"}


class IvanRow:
    """Draws the five cards in their order, the next one marked."""

    def __init__(self, texts: Texts, symbols: Symbols, seats: Seats) -> None:
        self.texts = texts
        self.symbols = symbols
        self.seats = seats

    def draw(self, seen: View, width: int) -> list[Text]:
        if "ivan" not in seen:
            return []
        ivan = table(seen, "ivan")
        cards = rows(ivan, "row")
        coming = [place for place, card in enumerate(cards) if card["face_up"]][:1]
        parts = [self.card(ivan, card, place in coming) for place, card in enumerate(cards)]
        return flow(self.seats.badge("ivan"), parts, width)

    def card(self, ivan: View, card: View, coming: bool) -> Text:
        """`▶ [Y] Inventory 4W`: the die to move, the action, and what lies on the card."""
        name = word(card, "card")
        if not name:
            return styled("–", "dim")
        die = word(card, "die")
        up = self.symbols.die(die) if card["face_up"] else styled(FACE_DOWN, "dim")
        style = "bold" if coming else "" if card["face_up"] else "dim"
        text = Text("▶ " if coming else "") + up + Text(" ")
        text += styled(self.texts.text(f"task-{name}"), style)
        stock = self.symbols.amounts(counts(ivan, STOCKS[name])) if name in STOCKS else Text()
        return text + Text(" ") + stock if stock.plain else text
