"""Cards in words: for whoever wants to read what the signs say."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.red_cathedral.symbols import MATERIALS, Symbols
from stavitel.cli.tables.seats import Seats
from stavitel.cli.tables.seen import counts, number, rows, word, words
from stavitel.engine.game import View
from stavitel.texts import Texts


class Words:
    """Influence cards and sections with everything that is printed on them."""

    def __init__(self, texts: Texts, symbols: Symbols, seats: Seats) -> None:
        self.texts = texts
        self.symbols = symbols
        self.seats = seats

    def on_the_table(self, seen: View) -> RenderableType:
        """The influence cards of this game, and the sections of the site."""
        laid = [word(quadrant, "card") for quadrant in rows(seen, "influence")]
        floors = [floor for tower in rows(seen, "towers") for floor in rows(tower, "floors")]
        found = [floor for floor in floors if word(floor, "section")]
        return Group(self.influence([card for card in laid if card]), Text(), self.sections(found))

    def all(self) -> RenderableType:
        """Every influence card and every section of the game."""
        printed = self.texts.game.components
        cards = [word(card, "id") for card in rows(printed, "influence_card")]
        floors = [{**card, "section": card["id"]} for card in rows(printed, "cathedral_card")]
        return Group(self.influence(cards), Text(), self.sections(floors))

    def influence(self, cards: Iterable[str]) -> Table:
        """Each card with its two actions, in signs and in words."""
        shown = self._table("influence_card", "influence", "")
        printed = rows(self.texts.game.components, "influence_card")
        actions = {word(card, "id"): words(card, "actions") for card in printed}
        for card in cards:
            title = self.texts.text(f"card-{card}")
            for action in actions[card]:
                name = self.texts.text(f"influence-{action}")
                shown.add_row(styled(title, "bold"), name, self.symbols.action(action))
                title = ""
        return shown

    def sections(self, floors: Iterable[View]) -> Table:
        """Each section with its cost and its reward, and whose it is."""
        shown = self._table("section", "cost", "reward", "banner")
        for floor in floors:
            reward = {good: number(floor, good) for good in ("recognition", "rubles")}
            cost = {kind: counts(floor, "cost").get(kind, 0) for kind in MATERIALS}
            owner = word(floor, "banner")
            shown.add_row(
                styled(self.texts.text(f"section-{word(floor, 'section')}"), "bold"),
                self.texts.amounts(cost, "cost"),
                self.texts.amounts(reward, "gain"),
                self.seats.badge(owner) if owner else Text(),
            )
        return shown

    def _table(self, *heads: str) -> Table:
        shown = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for head in heads:
            shown.add_column(self.texts.text(f"term-{head}") if head else "")
        return shown
