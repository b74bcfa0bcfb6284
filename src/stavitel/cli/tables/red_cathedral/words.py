"""Cards in words: for whoever wants to read what the signs say."""

from collections.abc import Iterable, Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.red_cathedral.symbols import Symbols
from stavitel.cli.tables.seats import Seats
from stavitel.games.red_cathedral.views import CathedralBox, CathedralView
from stavitel.texts import Texts


class Words:
    """Influence cards and sections with everything that is printed on them."""

    def __init__(self, texts: Texts, box: CathedralBox, symbols: Symbols, seats: Seats) -> None:
        self.texts = texts
        self.box = box
        self.symbols = symbols
        self.seats = seats

    def on_the_table(self, seen: CathedralView) -> RenderableType:
        """The influence cards of this game, and the sections of the site."""
        laid = [quadrant.card for quadrant in seen.influence if quadrant.card]
        floors = [floor for tower in seen.towers for floor in tower.floors]
        found = {floor.section: floor.banner for floor in floors if floor.section}
        return Group(self.influence(laid), Text(), self.sections(found))

    def all(self) -> RenderableType:
        """Every influence card and every section of the game."""
        sections = dict.fromkeys(self.box.sections)
        return Group(self.influence(self.box.cards), Text(), self.sections(sections))

    def influence(self, cards: Iterable[str]) -> Table:
        """Each card with its two actions, in signs and in words."""
        shown = self._table("influence_card", "influence", "")
        for card in cards:
            title = self.texts.text(f"card-{card}")
            for action in self.box.cards[card]:
                name = self.texts.text(f"influence-{action}")
                shown.add_row(styled(title, "bold"), name, self.symbols.action(action))
                title = ""
        return shown

    def sections(self, owners: Mapping[str, str | None]) -> Table:
        """Each section with its cost and its reward, and whose it is."""
        shown = self._table("section", "cost", "reward", "banner")
        for section, owner in owners.items():
            face = self.box.sections[section]
            reward = {"recognition": face.recognition, "rubles": face.rubles}
            shown.add_row(
                styled(self.texts.text(f"section-{section}"), "bold"),
                self.texts.amounts(face.cost, "cost"),
                self.texts.amounts(reward, "gain"),
                self.seats.badge(owner) if owner else Text(),
            )
        return shown

    def _table(self, *heads: str) -> Table:
        shown = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for head in heads:
            shown.add_column(self.texts.text(f"term-{head}") if head else "")
        return shown
