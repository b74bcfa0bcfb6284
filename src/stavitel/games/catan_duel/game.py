"""Catan Duel, tied together."""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import State
from stavitel.engine.game import Game, named_in
from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.calm import calm
from stavitel.games.catan_duel.cards import (
    BACKS,
    CARDS,
    COLOURS,
    HAPPENINGS,
    PHASES,
    PLACES,
    REGIONS,
    RESOURCES,
    SEATS,
    SIDES,
    SITES,
    STACKS,
    STORES,
    SYMBOLS,
    TERRAINS,
    TOKENS,
    TOWNS,
    VARIANTS,
)
from stavitel.games.catan_duel.checks import check
from stavitel.games.catan_duel.components import Components
from stavitel.games.catan_duel.evaluate import evaluate
from stavitel.games.catan_duel.events import EVENTS
from stavitel.games.catan_duel.imagine import imagine
from stavitel.games.catan_duel.notes import action_notes, decision_notes
from stavitel.games.catan_duel.piles import without_memory
from stavitel.games.catan_duel.position import describe, load
from stavitel.games.catan_duel.printed import printed
from stavitel.games.catan_duel.reasons import REASONS
from stavitel.games.catan_duel.setup import new_game
from stavitel.games.catan_duel.slips import slip
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import REMOVE, VERBS
from stavitel.games.catan_duel.victory import place
from stavitel.games.catan_duel.view import view
from stavitel.games.catan_duel.views import CatanDuelBox, CatanDuelView

ID: Final = "catan_duel"
RULES_VERSION: Final = 3
WRITTEN_BEFORE: Final = "b1705891d932"
"""The mark of the same cards with their requirements as strings (decision 0029)."""


@final
class CatanDuelGame(Game):
    """Catan Duel with one box of components."""

    def __init__(self, data: dict[str, object]) -> None:
        super().__init__(ID, RULES_VERSION, VERBS, EVENTS, REASONS)
        self.box: Final = Components(data)
        self.components = data
        self.tables: Final[dict[str, CatanDuel]] = {}
        self.max_seats = SEATS
        self.variants = VARIANTS
        self.minutes = 50
        self.weight = 1
        self.seat_names = COLOURS
        self.amounts = RESOURCES
        self.listed_last = [REMOVE.name]
        self.same_cards = [WRITTEN_BEFORE]
        self.foresight = 1  # `calm` finishes a turn, and there is much to try in one
        self.words = {
            "seat": COLOURS,
            "resource": RESOURCES,
            "terrain": TERRAINS,
            "region": REGIONS,
            "town": TOWNS,
            "site": SITES,
            "place": PLACES,
            "store": STORES,
            "side": SIDES,
            "stack": STACKS,
            "back": BACKS,
            "card": CARDS,
            "happening": HAPPENINGS,
            "symbol": SYMBOLS,
            "token": TOKENS,
            "phase": PHASES,
        }
        self.domains = named_in(
            CatanDuelView,
            {
                "seat": "target",
                "happening": "row somewhere top",
                "region": "principality",
                "token": "sources",
                "term": "fixed principality towns",
            },
        )

    def start(self, seats: int, variant: str, switches: dict[str, str]) -> CatanDuel:
        if variant not in self.tables:  # laid out once, copied ever after
            self.tables[variant] = new_game(self.box, VARIANTS.index(variant))
        return self.tables[variant].copy()

    def scores(self, s: State) -> list[int]:
        """Victory points (CD-17.1)."""
        assert isinstance(s, CatanDuel)
        return [int(s.victory_points(seat)) for seat in range(SEATS)]

    def places(self, s: State) -> list[int]:
        """Who wins in his own turn is first, whatever the other has (CD-17.2)."""
        assert isinstance(s, CatanDuel)
        return [place(s, seat) for seat in range(SEATS)]

    def turns(self, s: State) -> int:
        assert isinstance(s, CatanDuel)
        return int(s.turn)

    def horizon(self, s: State) -> int:
        assert isinstance(s, CatanDuel)
        return int(s.turn + 3)  # this turn, the others', the next

    def view(self, s: State, seat: int) -> CatanDuelView:
        assert isinstance(s, CatanDuel)
        return view(s, seat)

    def printed(self) -> CatanDuelBox:
        return printed(self.box)

    def imagine(self, s: State, seat: int, rng: Rng) -> CatanDuel:
        assert isinstance(s, CatanDuel)
        return imagine(s, seat, rng)

    def calm(self, s: State, rng: Rng) -> None:
        assert isinstance(s, CatanDuel)
        calm(s, rng)

    def evaluate(self, s: State, seat: i64) -> float:
        assert isinstance(s, CatanDuel)
        return evaluate(s, seat)

    def notes(self, s: State, action: int) -> dict[str, int]:
        assert isinstance(s, CatanDuel)
        return action_notes(s, action)

    def prompt_notes(self, s: State) -> dict[str, int]:
        assert isinstance(s, CatanDuel)
        return decision_notes(s)

    def slip(self, s: State, action: int) -> str:
        assert isinstance(s, CatanDuel)
        return slip(s, action)

    def position(self, s: State) -> dict[str, object]:
        assert isinstance(s, CatanDuel)
        return describe(s)

    def agreed(self, s: State) -> dict[str, object]:
        """Without what is remembered of hidden cards, by which hands are sorted too."""
        assert isinstance(s, CatanDuel)
        return without_memory(describe(s))

    def load(self, data: dict[str, object]) -> CatanDuel:
        return load(self.box, data)

    def check(self, s: State) -> list[str]:
        assert isinstance(s, CatanDuel)
        return check(s)


def make(data: dict[str, object]) -> Game:
    """The game with these components; raises BadField where they cannot be."""
    return CatanDuelGame(data)
