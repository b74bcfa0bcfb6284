"""The Pillars of the Earth, tied together."""

from typing import Final, final

from stavitel.engine.core import State
from stavitel.engine.game import Game, named_in
from stavitel.games.pillars.cards import (
    ADVANTAGES,
    AMOUNTS,
    AREAS,
    COLOURS,
    CRAFTSMEN,
    GAME_END,
    GOODS,
    HAPPENINGS,
    MAX_SEATS,
    PHASES,
    PLACES,
    RESOURCES,
    ROUND_START,
    ROUNDS,
    VARIANTS,
)
from stavitel.games.pillars.fields import STATE
from stavitel.games.pillars.generated_game import PillarsOffers
from stavitel.games.pillars.scoring import place
from stavitel.games.pillars.setup import new_game
from stavitel.games.pillars.state import Pillars
from stavitel.games.pillars.verbs import (
    DO_NOT_LOOK,
    END_CONVERSION,
    KEEP_CARD,
    LEAVE_MARKET,
    LOOK,
    PASS,
    STRENGTHEN_NOBODY,
    WAIT,
)
from stavitel.games.pillars.views import PillarsView

ID: Final = "pillars"
RULES_VERSION: Final = 1


@final
class PillarsGame(PillarsOffers):
    """The Pillars of the Earth with one box of components."""

    def __init__(self, data: dict[str, object]) -> None:
        super().__init__(ID, RULES_VERSION, data)
        self.max_seats = MAX_SEATS
        self.variants = VARIANTS
        self.switches = STATE.switches
        self.minutes = 120
        self.weight = 2
        self.seat_names = COLOURS
        self.free_colours = True
        self.amounts = AMOUNTS
        self.learned_turns = 1
        self.by_net = [0.0, 0.2, 0.45, 1.0]  # a net is worth more here
        self.to_come = HAPPENINGS + ADVANTAGES
        self.listed_last = [
            verb.name
            for verb in (
                DO_NOT_LOOK, KEEP_CARD, STRENGTHEN_NOBODY, LEAVE_MARKET, END_CONVERSION, WAIT, PASS,
            )
        ]  # fmt: skip
        self.draws = [LOOK.name]
        self.words = {
            "seat": COLOURS,
            "good": GOODS,
            "craftsman": CRAFTSMEN,
            "advantage": ADVANTAGES,
            "happening": HAPPENINGS,
            "resource": RESOURCES,
            "place": PLACES,
            "area": AREAS,
            "phase": PHASES,
        }
        self.domains = named_in(
            PillarsView,
            {
                "seat": "returned 1 2 3 4 5 6 7",
                "good": "market tax",
                "place": "builders",
                "area": "view",
            },
        )
        self.scored = {
            "craftsman_used": "craftsmen",
            "priory_scored": "priory",
            "points_gained": "advantages",
            "points_lost": "-lost",
            "levy_paid": "-lost",
            "tax_paid": "-lost",
        }

    def lay(self, seats: int, variant: str, switches: dict[str, str]) -> Pillars:
        return new_game(self.box, seats, switches)

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, Pillars)
        return [int(s.points(seat)) for seat in range(s.seats)]

    def places(self, s: State) -> list[int]:
        """With the tie-break of PE-9.2."""
        assert isinstance(s, Pillars)
        return [place(s, seat) for seat in range(s.seats)]

    def turns(self, s: State) -> int:
        assert isinstance(s, Pillars)
        return int(s.round)

    def progress(self, s: State) -> float:
        """By the rounds and their phases: after the sixth the game is over (PE-9.1)."""
        assert isinstance(s, Pillars)
        rounds = int(s.round) - 1 + (int(s.phase) - ROUND_START) / (GAME_END - ROUND_START)
        return max(0.0, rounds) / ROUNDS


def make(data: dict[str, object]) -> Game:
    """The game with these components; raises BadField where they cannot be."""
    return PillarsGame(data)
