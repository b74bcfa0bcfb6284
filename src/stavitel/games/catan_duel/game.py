"""Catan Duel, tied together."""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import State
from stavitel.engine.game import Game, named_in
from stavitel.games.catan_duel.cards import (
    ALL_BACKS,
    CARDS,
    COLOURS,
    HAPPENINGS,
    INTRO,
    LAID_STACKS,
    PHASES,
    PLACES,
    PROGRESS,
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
    TOWN_KINDS,
    TOWNS,
    VARIANTS,
)
from stavitel.games.catan_duel.decks.deck import Deck
from stavitel.games.catan_duel.features import moment
from stavitel.games.catan_duel.fields import STATE
from stavitel.games.catan_duel.generated_game import CatanDuelOffers
from stavitel.games.catan_duel.piles import without_memory
from stavitel.games.catan_duel.setup import game_with_decks, new_game
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import (
    BUILD,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    CHOOSE_STACK,
    DECLINE,
    DEFEND,
    DRAW,
    END_ACTIONS,
    ENOUGH,
    PASS_BUILDING,
    PLAY,
    REMOVE,
    ROLL,
    SEARCH,
    SKIP,
    TAKE_NOTHING,
)
from stavitel.games.catan_duel.victory import place
from stavitel.games.catan_duel.views import CatanDuelView

ID: Final = "catan_duel"
FIRST_TOWNS: Final = 2
"""The settlements of each principality when the game begins (CD-2.3)."""
RULES_VERSION: Final = 3
WRITTEN_BEFORE: Final = "b1705891d932"
"""The mark of the same cards with their requirements as strings (decision 0029)."""
WITHOUT_TOURNAMENT: Final = "73ed7a8f1787"
"""The mark of the same cards without what the tournament game adds (decision 0043)."""


@final
class CatanDuelGame(CatanDuelOffers):
    """Catan Duel with one box of components."""

    def __init__(self, data: dict[str, object]) -> None:
        super().__init__(ID, RULES_VERSION, data)
        self.max_seats = SEATS
        self.variants = VARIANTS
        self.switches = STATE.switches
        self.minutes = 50
        self.weight = 1
        self.seat_names = COLOURS
        self.amounts = RESOURCES
        self.listed_last = [
            verb.name
            for verb in (REMOVE, ENOUGH, DECLINE, TAKE_NOTHING, SKIP, PASS_BUILDING, END_ACTIONS)
        ]
        self.first_meant = [
            verb.name for verb in (BUILD, PLAY, BUILD_SETTLEMENT, BUILD_CITY, BUILD_ROAD)
        ]
        self.draws = [verb.name for verb in (CHOOSE_STACK, ROLL, DEFEND, DRAW, SEARCH)]
        self.same_cards = [WRITTEN_BEFORE, WITHOUT_TOURNAMENT]
        self.fewer = {"stack": LAID_STACKS}
        self.common_point = 0.2  # seven to thirteen points win
        self.foresight = 1  # `calm` finishes a turn, and there is much to try in one
        self.moments = 1 + len(PHASES)
        self.learned_turns = 1  # what comes after is mostly luck
        self.by_net = [0.1, 0.3, 0.65, 1.0]
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
            "back": ALL_BACKS,
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

    def lay(self, seats: int, variant: str, switches: dict[str, str]) -> CatanDuel:
        return new_game(self.box, VARIANTS.index(variant), switches)

    def lay_decks(self, switches: dict[str, str], decks: list[Deck | None]) -> dict[str, object]:
        """The position in which a tournament game with these decks begins (CD-21.16): to be handed
        to whatever begins a game from a position, and kept in its record."""
        return self.position(game_with_decks(self.box, switches, decks))

    def scores(self, s: State) -> list[int]:
        """Victory points (CD-17.1)."""
        assert isinstance(s, CatanDuel)
        return [int(s.victory_points(seat)) for seat in range(SEATS)]

    def places(self, s: State) -> list[int]:
        """Whoever wins on their own turn is first, whatever the other has (CD-17.2)."""
        assert isinstance(s, CatanDuel)
        return [place(s, seat) for seat in range(SEATS)]

    def turns(self, s: State) -> int:
        assert isinstance(s, CatanDuel)
        return int(s.turn)

    def progress(self, s: State) -> float:
        """By the points of whoever has most, beyond those of the first towns, on the way to as many
        as win (CD-17.2)."""
        assert isinstance(s, CatanDuel)
        begun = FIRST_TOWNS * int(self.box.town_points[TOWN_KINDS.index("settlement")])
        gained, wanted = max(self.scores(s)) - begun, int(s.target()) - begun
        return max(0.0, min(1.0, gained / max(1, wanted)))

    def judged_twice(self, s: State) -> bool:
        assert isinstance(s, CatanDuel)
        return s.variant == PROGRESS  # where what cards do is learnt slowly

    def lapses(self, s: State) -> float:
        assert isinstance(s, CatanDuel)
        return 1.05 if s.variant == INTRO else 0.95

    def moment(self, s: State, seat: i64) -> i64:
        assert isinstance(s, CatanDuel)
        return moment(s)

    def horizon(self, s: State) -> int:
        assert isinstance(s, CatanDuel)
        return int(s.turn + 3)  # this turn, the others', the next

    def agreed(self, s: State) -> dict[str, object]:
        """Without what is remembered of hidden cards, by which hands are sorted too."""
        assert isinstance(s, CatanDuel)
        return without_memory(self.position(s))


def make(data: dict[str, object]) -> Game:
    """The game with these components; raises BadField where they cannot be."""
    return CatanDuelGame(data)
