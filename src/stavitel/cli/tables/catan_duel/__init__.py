"""The table of Catan Duel, drawn from a view and from nothing else."""

from rich.console import Group, RenderableType
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.catan_duel.middle import Middle
from stavitel.cli.tables.catan_duel.principality import Principality
from stavitel.cli.tables.catan_duel.words import CardsInWords
from stavitel.cli.tables.plain import PlainTable
from stavitel.games.catan_duel.views import CatanDuelBox, CatanDuelView, Player
from stavitel.texts import Texts


class CatanDuelTable(PlainTable[CatanDuelView]):
    """Both principalities, what lies between them, and the hand."""

    def __init__(self, texts: Texts, labels: dict[str, str]) -> None:
        super().__init__(texts, labels)
        box = texts.game.printed()
        assert isinstance(box, CatanDuelBox)
        self.middle = Middle(texts, self.seats)
        self.principality = Principality(texts, box, self.seats)
        self.in_words = CardsInWords(texts, box)

    def draw(self, seen: CatanDuelView, width: int) -> RenderableType:
        """The opponent above, one's own principality below, as one sits at the table."""
        own, other = seen.players
        if seen.viewer != own.seat:
            own, other = other, own
        parts = [self.middle.title(seen, width), *self.middle.turn(seen, width), Text()]
        parts += [*self.principality.draw(seen, other, width), Text()]
        parts += [*self.middle.stacks(seen, width), Text()]
        parts += self.principality.draw(seen, own, width)
        return Group(*parts)

    def compact(self, seen: CatanDuelView, width: int) -> RenderableType:
        """One's own principality first and whole, of the opponent's what is counted."""
        own, other = seen.players
        if seen.viewer != own.seat:
            own, other = other, own
        parts = [self.middle.title(seen, width), *self.middle.turn(seen, width)]
        parts += self.principality.draw(seen, own, width)
        parts += self.principality.summary(seen, other, width)
        return Group(*parts, *self.middle.stacks(seen, width))

    def cards(self, seen: CatanDuelView, width: int) -> RenderableType:
        return self.in_words.held(seen)

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
