"""Ivan's row of cards in the solo game."""

from msgspec import UNSET
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.red_cathedral.symbols import FACE_DOWN, Symbols
from stavitel.cli.tables.seats import Seats
from stavitel.cli.tables.tiles import flow
from stavitel.games.red_cathedral.views import CathedralView, Ivan, TaskSeen
from stavitel.texts import Texts


class IvanRow:
    """Draws the five cards in their order, the next one marked."""

    def __init__(self, texts: Texts, symbols: Symbols, seats: Seats) -> None:
        self.texts = texts
        self.symbols = symbols
        self.seats = seats

    def draw(self, seen: CathedralView, width: int) -> list[Text]:
        ivan = seen.ivan
        if ivan is UNSET:
            return []
        coming = [place for place, card in enumerate(ivan.row) if card.face_up][:1]
        parts = [self.card(ivan, card, place in coming) for place, card in enumerate(ivan.row)]
        return flow(self.seats.badge("ivan"), parts, width)

    def card(self, ivan: Ivan, card: TaskSeen, coming: bool) -> Text:
        """`▶ [Y] Inventory 4W`: the die to move, the action, and what lies on the card."""
        if card.card is None:
            return styled("–", "dim")
        up = self.symbols.die(card.die or "") if card.face_up else styled(FACE_DOWN, "dim")
        style = "bold" if coming else "" if card.face_up else "dim"
        text = Text("▶ " if coming else "") + up + Text(" ")
        text += styled(self.texts.text(f"task-{card.card}"), style)
        stocks = {"solo_inventory": ivan.inventory, "solo_construction": ivan.construction}
        stock = self.symbols.amounts(stocks.get(card.card, {}))
        return text + Text(" ") + stock if stock.plain else text
