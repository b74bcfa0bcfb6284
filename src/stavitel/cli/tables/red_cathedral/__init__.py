"""The table of The Red Cathedral, drawn from a view and from nothing else."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.plain import PlainTable
from stavitel.cli.tables.red_cathedral.boards import Boards, markers
from stavitel.cli.tables.red_cathedral.ivan import IvanRow
from stavitel.cli.tables.red_cathedral.market import Market
from stavitel.cli.tables.red_cathedral.symbols import Symbols
from stavitel.cli.tables.red_cathedral.towers import Towers
from stavitel.cli.tables.red_cathedral.track import Track
from stavitel.cli.tables.red_cathedral.words import Words
from stavitel.cli.tables.tiles import fit, flow
from stavitel.games.red_cathedral.views import CathedralBox, CathedralView, Quadrant
from stavitel.texts import Texts

CLOSE = "│"
WIDEST_RING = 100
"""Beyond this the ring would only get emptier."""


class CathedralTable(PlainTable[CathedralView]):
    """Market, construction site, score track and boards; Ivan's row in the solo game."""

    def __init__(self, texts: Texts, labels: dict[str, str], letters: bool = False) -> None:
        super().__init__(texts, labels, letters)
        box = texts.game.printed()
        assert isinstance(box, CathedralBox)
        symbols = Symbols(texts, box, self.seats)
        self.symbols = symbols
        self.market = Market(texts, symbols)
        self.towers = Towers(symbols, self.seats)
        self.track = Track(box, self.seats)
        self.boards = Boards(texts, symbols, self.seats, self.track)
        self.ivan = IvanRow(texts, symbols, self.seats)
        self.words = Words(texts, box, symbols, self.seats)

    def draw(self, seen: CathedralView, width: int) -> RenderableType:
        parts: list[RenderableType] = [self.head(seen, width)]
        parts += self.market.ring(seen, min(width, WIDEST_RING))
        parts += self.market.supply(seen, width)
        parts += [Text(), *self.towers.draw(seen, width), Text()]
        parts += self.ivan.draw(seen, width)
        parts += [*self.track.draw(markers(seen), width), Text(), self.boards.draw(seen, width)]
        return Group(*parts, Text(), *flow(Text(""), self.symbols.legend(), width, "  "))

    def compact(self, seen: CathedralView, width: int) -> RenderableType:
        """Market and towers as lines, a line or two for each tower, and the boards."""
        parts: list[RenderableType] = [self.head(seen, width)]
        parts += flow(Text(), self.spaces(seen), width, " │ ")
        parts += flow(Text(), [self.influence(card) for card in seen.influence], width)
        for tower in seen.towers:
            floors = [self.towers.short(tower, n) for n in range(len(tower.floors))]
            parts += flow(styled(f"{tower.value}★".rjust(4), "bold"), floors, width, " │ ")
        parts += self.ivan.draw(seen, width)
        return Group(*parts, self.boards.draw(seen, width))

    def dense(self, seen: CathedralView, width: int) -> RenderableType:
        """The sections one behind another, whole only where somebody builds or could."""
        parts: list[RenderableType] = [self.head(seen, width)]
        cards = [self.influence(card) for card in seen.influence]
        parts += flow(Text(), [*self.spaces(seen), *cards], width, CLOSE)
        sections = []
        for tower in seen.towers:
            worth = styled(f"{tower.value}★ ", "bold") if tower.value else Text()
            for level in range(len(tower.floors)):
                section = self.towers.shortest(tower, level)
                sections.append(worth + section if level == 0 else section)
        parts += flow(Text(), sections, width, CLOSE)
        parts += self.ivan.draw(seen, width)
        return Group(*parts, self.boards.dense(seen, width))

    def spaces(self, seen: CathedralView) -> list[Text]:
        """The spaces of the market: what lies there, and the dice."""
        found = []
        for place in range(len(seen.market)):
            (_, amount), (dice, _) = self.market.space(seen, place).lines
            text = Text(f"{place + 1} ") + amount + Text(" ") + dice
            text.rstrip()
            found.append(text)
        return found

    def drawings(self) -> list[Callable[[CathedralView, int], RenderableType]]:
        return [self.draw, self.compact, self.dense]

    def legend(self) -> list[Text]:
        return self.symbols.legend()

    def influence(self, quadrant: Quadrant) -> Text:
        """The two actions of a card."""
        return Text(" ").join(
            styled("[", "dim") + self.symbols.action(action) + styled("]", "dim")
            for action in quadrant.actions
        )

    def head(self, seen: CathedralView, width: int) -> Text:
        """The game, the turn, who began, and who brought the end about."""
        say = self.texts.text
        left = Text("── ") + styled(say("title"), "bold")
        if seen.turn:
            left += Text(" · ") + styled(f"{say('term-turn')} {seen.turn}", "bold")
        if seen.ended_by:
            left += Text(" · ") + styled(say("term-last_turn"), "bold reverse")
            left += Text(" (") + self.seats.initial(seen.ended_by) + Text(")")
        right = Text()
        if seen.first_player:
            badge = self.seats.badge(seen.first_player)
            right = Text(f" {say('term-first_player')} ") + badge + Text(" ──")
        return fit(left + Text(" "), right, width, "─", "dim")

    def cards(self, seen: CathedralView, width: int) -> RenderableType:
        return self.words.on_the_table(seen)

    def all_cards(self, seen: CathedralView, width: int) -> RenderableType:
        return self.words.all()

    def ending(self, seen: CathedralView, places: list[int], scores: list[int]) -> RenderableType:
        return self.boards.ending(seen, places)
