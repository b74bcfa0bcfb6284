"""The table of The Pillars of the Earth, drawn from a view and from nothing else."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.text import Text

from stavitel.cli.tables.hanging import hanging
from stavitel.cli.tables.pillars.board import HERE, Board
from stavitel.cli.tables.pillars.dense import DenseBoard, DensePlayers
from stavitel.cli.tables.pillars.players import Players
from stavitel.cli.tables.pillars.symbols import Symbols
from stavitel.cli.tables.pillars.tracks import Tracks
from stavitel.cli.tables.pillars.words import CardsInWords
from stavitel.cli.tables.plain import PlainTable
from stavitel.games.pillars.views import PillarsBox, PillarsView
from stavitel.texts import Texts


class PillarsTable(PlainTable[PillarsView]):
    """The offer, the cost track, the fourteen areas and the players."""

    def __init__(self, texts: Texts, labels: dict[str, str], letters: bool = False) -> None:
        super().__init__(texts, labels, letters)
        box = texts.game.printed()
        assert isinstance(box, PillarsBox)
        self.symbols = Symbols(texts, box, self.seats)
        self.tracks = Tracks(texts, box, self.symbols, self.seats)
        self.board = Board(texts, box, self.symbols, self.seats)
        self.players = Players(texts, self.symbols, self.seats)
        self.dense_board = DenseBoard(texts, box, self.symbols, self.seats)
        self.dense_players = DensePlayers(texts, self.symbols, self.seats)
        self.in_words = CardsInWords(texts, box, self.seats)

    def draw(self, seen: PillarsView, width: int) -> RenderableType:
        parts: list[RenderableType] = [self.tracks.title(seen, width), self.tracks.phase(seen)]
        parts += self.tracks.offer(seen, width)
        parts += self.tracks.cost_track(seen, width)
        parts += self.board.draw(seen, width)
        parts += hanging(Text(), self.symbols.legend(), width, "  ")
        return Group(*parts, Text(), self.players.draw(seen, width))

    def compact(self, seen: PillarsView, width: int) -> RenderableType:
        """Players first, and without the areas where nothing lies and nobody stands."""
        parts: list[RenderableType] = [self.tracks.title(seen, width), self.players.holdings(seen)]
        parts += self.tracks.offer(seen, width)
        parts += self.tracks.cost_track(seen, width)
        parts += [line for line in self.board.draw(seen, width) if not is_bare(line)]
        return Group(*parts, *self.players.people(seen, width))

    def dense(self, seen: PillarsView, width: int) -> RenderableType:
        """A line for each player, and the areas one behind another."""
        parts = [self.tracks.title(seen, width), *self.dense_players.lines(seen, width)]
        parts += self.tracks.dense(seen, width)
        return Group(*parts, *self.dense_board.flowing(seen, width))

    def drawings(self) -> list[Callable[[PillarsView, int], RenderableType]]:
        return [self.draw, self.compact, self.dense]

    def legend(self) -> list[Text]:
        return self.symbols.legend()

    def cards(self, seen: PillarsView, width: int) -> RenderableType:
        return self.in_words.held(seen)

    def all_cards(self, seen: PillarsView, width: int) -> RenderableType:
        return self.in_words.everything()

    def ending(self, seen: PillarsView, places: list[int], scores: list[int]) -> RenderableType:
        return self.players.ending(seen, places)


def is_bare(line: Text) -> bool:
    """Whether an area has nothing to show, and is not the one being resolved."""
    return line.plain.rstrip().endswith("–") and not line.plain.startswith(HERE)
