"""Caylus Magna Carta, tied together."""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import State
from stavitel.engine.game import Game, Switch, named_in
from stavitel.engine.rng import Rng
from stavitel.games.caylus_magna_carta.calm import calm
from stavitel.games.caylus_magna_carta.cards import (
    CARDS,
    COLOURS,
    GOODS,
    HOLDINGS,
    MAX_SEATS,
    PARTS,
    PRESTIGE_BUILDINGS,
)
from stavitel.games.caylus_magna_carta.checks import check
from stavitel.games.caylus_magna_carta.components import Components
from stavitel.games.caylus_magna_carta.effects import ROLES
from stavitel.games.caylus_magna_carta.evaluate import evaluate
from stavitel.games.caylus_magna_carta.events import EVENTS
from stavitel.games.caylus_magna_carta.fields import LAWYER_RULES, PHASES, VARIANTS
from stavitel.games.caylus_magna_carta.imagine import imagine
from stavitel.games.caylus_magna_carta.notes import action_notes, decision_notes
from stavitel.games.caylus_magna_carta.position import describe, load
from stavitel.games.caylus_magna_carta.printed import printed
from stavitel.games.caylus_magna_carta.reasons import REASONS
from stavitel.games.caylus_magna_carta.scoring import score
from stavitel.games.caylus_magna_carta.setup import new_game
from stavitel.games.caylus_magna_carta.slips import slip
from stavitel.games.caylus_magna_carta.state import Caylus
from stavitel.games.caylus_magna_carta.verbs import VERBS
from stavitel.games.caylus_magna_carta.view import view
from stavitel.games.caylus_magna_carta.views import CaylusBox, CaylusView

ID: Final = "caylus_magna_carta"
RULES_VERSION: Final = 2


@final
class CaylusGame(Game):
    """Caylus Magna Carta with one box of components."""

    def __init__(self, data: dict[str, object]) -> None:
        super().__init__(ID, RULES_VERSION, VERBS, EVENTS, REASONS)
        self.box: Final = Components(data)
        self.components = data
        self.tables: Final[dict[str, Caylus]] = {}
        self.max_seats = MAX_SEATS
        self.variants = VARIANTS
        self.switches = [Switch("lawyer_occupied", LAWYER_RULES)]
        self.minutes = 60
        self.weight = 3
        self.seat_names = COLOURS
        self.amounts = HOLDINGS
        self.counted = ["position", "target", "provost"]
        self.memory = ["known_hand"]
        self.words = {
            "seat": COLOURS,
            "card": [*CARDS, "residence"],
            "building": PRESTIGE_BUILDINGS,
            "good": GOODS,
            "part": PARTS,
            "phase": PHASES,
            "role": ROLES,
        }
        self.domains = named_in(CaylusView, {})

    def start(self, seats: int, variant: str, switches: dict[str, str]) -> Caylus:
        key = f"{seats} {variant} {switches}"
        if key not in self.tables:  # laid out once, copied ever after
            rule = LAWYER_RULES.index(switches.get("lawyer_occupied", LAWYER_RULES[0]))
            self.tables[key] = new_game(self.box, seats, VARIANTS.index(variant), rule)
        return self.tables[key].copy()

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, Caylus)
        return [int(score(s, seat)) for seat in range(s.seats)]

    def turns(self, s: State) -> int:
        assert isinstance(s, Caylus)
        return int(s.round)

    def view(self, s: State, seat: int) -> CaylusView:
        assert isinstance(s, Caylus)
        return view(s, seat)

    def printed(self) -> CaylusBox:
        return printed(self.box)

    def imagine(self, s: State, seat: int, rng: Rng) -> Caylus:
        assert isinstance(s, Caylus)
        return imagine(s, seat, rng)

    def calm(self, s: State, rng: Rng) -> None:
        assert isinstance(s, Caylus)
        calm(s, rng)

    def evaluate(self, s: State, seat: i64) -> float:
        assert isinstance(s, Caylus)
        return evaluate(s, seat)

    def notes(self, s: State, action: int) -> dict[str, int]:
        assert isinstance(s, Caylus)
        return action_notes(s, action)

    def prompt_notes(self, s: State) -> dict[str, int]:
        assert isinstance(s, Caylus)
        return decision_notes(s)

    def slip(self, s: State, action: int) -> str:
        assert isinstance(s, Caylus)
        return slip(s, action)

    def position(self, s: State) -> dict[str, object]:
        assert isinstance(s, Caylus)
        return describe(s)

    def load(self, data: dict[str, object]) -> Caylus:
        return load(self.box, data)

    def check(self, s: State) -> list[str]:
        assert isinstance(s, Caylus)
        return check(s)


def make(data: dict[str, object]) -> Game:
    """The game with these components; raises BadField where they cannot be."""
    return CaylusGame(data)
