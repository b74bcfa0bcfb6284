"""The Pillars of the Earth, tied together."""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import State
from stavitel.engine.game import Game, named_in
from stavitel.engine.rng import Rng
from stavitel.games.pillars.cards import (
    ADVANTAGES,
    AMOUNTS,
    AREAS,
    COLOURS,
    CRAFTSMEN,
    GOODS,
    HAPPENINGS,
    MAX_SEATS,
    PHASES,
    PLACES,
    RESOURCES,
    VARIANTS,
)
from stavitel.games.pillars.checks import check
from stavitel.games.pillars.components import Components
from stavitel.games.pillars.evaluate import evaluate
from stavitel.games.pillars.events import EVENTS
from stavitel.games.pillars.imagine import imagine
from stavitel.games.pillars.notes import action_notes, decision_notes
from stavitel.games.pillars.position import describe, load
from stavitel.games.pillars.printed import printed
from stavitel.games.pillars.reasons import REASONS
from stavitel.games.pillars.scoring import place
from stavitel.games.pillars.setup import new_game
from stavitel.games.pillars.slips import slip
from stavitel.games.pillars.state import Pillars
from stavitel.games.pillars.verbs import (
    END_CONVERSION,
    LEAVE_MARKET,
    PASS,
    STRENGTHEN_NOBODY,
    VERBS,
    WAIT,
)
from stavitel.games.pillars.view import view
from stavitel.games.pillars.views import PillarsBox, PillarsView

ID: Final = "pillars"
RULES_VERSION: Final = 1


@final
class PillarsGame(Game):
    """The Pillars of the Earth with one box of components."""

    def __init__(self, data: dict[str, object]) -> None:
        super().__init__(ID, RULES_VERSION, VERBS, EVENTS, REASONS)
        self.box: Final = Components(data)
        self.components = data
        self.tables: Final[dict[int, Pillars]] = {}
        self.max_seats = MAX_SEATS
        self.variants = VARIANTS
        self.minutes = 120
        self.weight = 2
        self.seat_names = COLOURS
        self.amounts = AMOUNTS
        self.listed_last = [verb.name for verb in (PASS, WAIT, LEAVE_MARKET, STRENGTHEN_NOBODY)]
        self.listed_last.append(END_CONVERSION.name)
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

    def start(self, seats: int, variant: str, switches: dict[str, str]) -> Pillars:
        if seats not in self.tables:  # laid out once, copied ever after
            self.tables[seats] = new_game(self.box, seats)
        return self.tables[seats].copy()

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

    def view(self, s: State, seat: int) -> PillarsView:
        assert isinstance(s, Pillars)
        return view(s, seat)

    def printed(self) -> PillarsBox:
        return printed(self.box)

    def imagine(self, s: State, seat: int, rng: Rng) -> Pillars:
        assert isinstance(s, Pillars)
        return imagine(s, seat, rng)

    def evaluate(self, s: State, seat: i64) -> float:
        assert isinstance(s, Pillars)
        return evaluate(s, seat)

    def notes(self, s: State, action: int) -> dict[str, int]:
        assert isinstance(s, Pillars)
        return action_notes(s, action)

    def prompt_notes(self, s: State) -> dict[str, int]:
        assert isinstance(s, Pillars)
        return decision_notes(s)

    def slip(self, s: State, action: int) -> str:
        assert isinstance(s, Pillars)
        return slip(s, action)

    def position(self, s: State) -> dict[str, object]:
        assert isinstance(s, Pillars)
        return describe(s)

    def load(self, data: dict[str, object]) -> Pillars:
        return load(self.box, data)

    def check(self, s: State) -> list[str]:
        assert isinstance(s, Pillars)
        return check(s)


def make(data: dict[str, object]) -> Game:
    """The game with these components; raises BadField where they cannot be."""
    return PillarsGame(data)
