"""The table of The Red Cathedral, drawn from a view and from nothing else."""

from rich.console import Group, RenderableType
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.plain import PlainTable
from stavitel.cli.tables.red_cathedral.boards import Boards, sides
from stavitel.cli.tables.red_cathedral.ivan import IvanRow
from stavitel.cli.tables.red_cathedral.market import Market
from stavitel.cli.tables.red_cathedral.symbols import Symbols
from stavitel.cli.tables.red_cathedral.towers import Towers
from stavitel.cli.tables.red_cathedral.track import Track
from stavitel.cli.tables.red_cathedral.words import Words
from stavitel.cli.tables.seen import number, word
from stavitel.cli.tables.tiles import fit, flow
from stavitel.engine.game import View
from stavitel.engine.views import plain
from stavitel.games.red_cathedral.views import CathedralView
from stavitel.texts import Texts

WIDEST_RING = 100
"""Beyond this the ring would only get emptier."""


class CathedralTable(PlainTable[CathedralView]):
    """Market, construction site, score track and boards; Ivan's row in the solo game."""

    def __init__(self, texts: Texts, labels: dict[str, str]) -> None:
        super().__init__(texts, labels)
        symbols = Symbols(texts, self.seats)
        self.symbols = symbols
        self.market = Market(texts, symbols)
        self.towers = Towers(symbols, self.seats)
        self.track = Track(texts.game, self.seats)
        self.boards = Boards(texts, symbols, self.seats, self.track)
        self.ivan = IvanRow(texts, symbols, self.seats)
        self.words = Words(texts, symbols, self.seats)

    def draw(self, shown: CathedralView, width: int) -> RenderableType:
        seen = plain(shown)
        parts: list[RenderableType] = [self.head(seen, width)]
        parts += self.market.ring(seen, min(width, WIDEST_RING))
        parts += self.market.supply(seen, width)
        parts += [Text(), *self.towers.draw(seen, width), Text()]
        parts += self.ivan.draw(seen, width)
        parts += [*self.track.draw(sides(seen), width), Text(), self.boards.draw(seen, width)]
        return Group(*parts, Text(), *flow(Text(""), self.symbols.legend(), width, "  "))

    def head(self, seen: View, width: int) -> Text:
        """The game, the turn, who began, and who brought the end about."""
        say = self.texts.text
        left = Text("── ") + styled(say("title"), "bold")
        if number(seen, "turn"):
            left += Text(" · ") + styled(f"{say('term-turn')} {number(seen, 'turn')}", "bold")
        if ender := word(seen, "ended_by"):
            left += Text(" · ") + styled(say("term-last_turn"), "bold reverse")
            left += Text(" (") + self.seats.initial(ender) + Text(")")
        right = Text()
        if first := word(seen, "first_player"):
            right = Text(f" {say('term-first_player')} ") + self.seats.badge(first) + Text(" ──")
        return fit(left + Text(" "), right, width, "─", "dim")

    def cards(self, shown: CathedralView, width: int) -> RenderableType:
        return self.words.on_the_table(plain(shown))

    def all_cards(self, shown: CathedralView, width: int) -> RenderableType:
        return self.words.all()

    def ending(self, shown: CathedralView, places: list[int], scores: list[int]) -> RenderableType:
        return self.boards.ending(plain(shown), places)
