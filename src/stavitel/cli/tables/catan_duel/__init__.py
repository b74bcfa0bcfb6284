"""The table of Catan Duel, drawn from a view and from nothing else."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.catan_duel.dense import DensePrincipality
from stavitel.cli.tables.catan_duel.middle import Middle
from stavitel.cli.tables.catan_duel.principality import Principality
from stavitel.cli.tables.catan_duel.words import CardsInWords
from stavitel.cli.tables.plain import PlainTable
from stavitel.games.catan_duel.views import CatanDuelBox, CatanDuelView, Player
from stavitel.texts import Texts


class CatanDuelTable(PlainTable[CatanDuelView]):
    """Both principalities, what lies between them, and the hand."""

    def __init__(self, texts: Texts, labels: dict[str, str], letters: bool = False) -> None:
        super().__init__(texts, labels, letters)
        box = texts.game.printed()
        assert isinstance(box, CatanDuelBox)
        self.middle = Middle(texts, self.seats)
        self.principality = Principality(texts, box, self.seats)
        self.small = DensePrincipality(texts, box, self.seats)
        self.in_words = CardsInWords(texts, box)

    def draw(self, seen: CatanDuelView, width: int) -> RenderableType:
        """The opponent above, one's own principality below, as one sits at the table."""
        own, other = self.sides(seen)
        parts = [self.middle.title(seen, width), *self.middle.turn(seen, width), Text()]
        parts += [*self.principality.draw(seen, other, width), Text()]
        parts += [*self.middle.stacks(seen, width), Text()]
        parts += self.principality.draw(seen, own, width)
        return Group(*parts)

    def compact(self, seen: CatanDuelView, width: int) -> RenderableType:
        """One's own principality first and whole, of the opponent's what is counted."""
        own, other = self.sides(seen)
        parts = [self.middle.title(seen, width), *self.middle.turn(seen, width)]
        parts += self.principality.draw(seen, own, width)
        parts += self.principality.summary(seen, other, width)
        return Group(*parts, *self.middle.stacks(seen, width))

    def dense(self, seen: CatanDuelView, width: int) -> RenderableType:
        """Both principalities in short signs, the opponent's above."""
        own, other = self.sides(seen)
        parts = [self.middle.title(seen, width), *self.middle.turn(seen, width)]
        parts += self.small.draw(seen, other, width)
        parts += self.middle.dense(seen, width)
        return Group(*parts, *self.small.draw(seen, own, width))

    def densest(self, seen: CatanDuelView, width: int) -> RenderableType:
        """Of the opponent's only what is counted and built."""
        own, other = self.sides(seen)
        parts = self.middle.head(seen, width)
        parts += self.small.summary(seen, other, width)
        parts += self.middle.densest(seen, width)
        return Group(*parts, *self.small.draw(seen, own, width))

    def drawings(self) -> list[Callable[[CatanDuelView, int], RenderableType]]:
        return [self.draw, self.compact, self.dense, self.densest]

    def legend(self) -> list[Text]:
        return self.small.legend()

    def sides(self, seen: CatanDuelView) -> tuple[Player, Player]:
        """Whoever looks, and the other one."""
        own, other = seen.players
        return (own, other) if seen.viewer == own.seat else (other, own)

    def cards(self, seen: CatanDuelView, width: int) -> RenderableType:
        return Group(self.in_words.held(seen), Text(), *self.middle.stacks(seen, width))

    def all_cards(self, seen: CatanDuelView, width: int) -> RenderableType:
        return self.in_words.everything()

    def ending(self, seen: CatanDuelView, places: list[int], scores: list[int]) -> RenderableType:
        """Places and victory points, with where they come from."""
        lines = []
        for place, player in sorted(zip(places, seen.players, strict=True), key=_place):
            points = self.middle.sources(player)
            badge = Text(f"{place}. ") + self.seats.badge(player.seat)
            lines.append(badge + styled(f"  {points}", "bold" if place == 1 else ""))
        return Group(*lines)


def _place(row: tuple[int, Player]) -> int:
    return row[0]
