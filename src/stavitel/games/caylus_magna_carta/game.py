"""Caylus Magna Carta, tied together."""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import State
from stavitel.engine.game import Game, named_in
from stavitel.games.caylus_magna_carta.cards import (
    CARDS,
    COLOURS,
    GOODS,
    HOLDINGS,
    MAX_SEATS,
    PARTS,
    PRESTIGE_BUILDINGS,
)
from stavitel.games.caylus_magna_carta.effects import ROLES
from stavitel.games.caylus_magna_carta.features import MOMENTS, moment
from stavitel.games.caylus_magna_carta.fields import PHASES, STATE, VARIANTS
from stavitel.games.caylus_magna_carta.generated_game import CaylusOffers
from stavitel.games.caylus_magna_carta.scoring import score
from stavitel.games.caylus_magna_carta.setup import new_game
from stavitel.games.caylus_magna_carta.state import Caylus
from stavitel.games.caylus_magna_carta.verbs import (
    BUILD,
    BUILD_PRESTIGE,
    DECLINE,
    DRAW_CARD,
    EXCHANGE_HAND,
    NEW_HAND,
    PASS,
    PLACE_WORKER,
    STOP_DELIVERING,
)
from stavitel.games.caylus_magna_carta.views import CaylusView

ID: Final = "caylus_magna_carta"
RULES_VERSION: Final = 2


@final
class CaylusGame(CaylusOffers):
    """Caylus Magna Carta with one box of components."""

    def __init__(self, data: dict[str, object]) -> None:
        super().__init__(ID, RULES_VERSION, data)
        self.max_seats = MAX_SEATS
        self.variants = VARIANTS
        self.switches = STATE.switches
        self.minutes = 60
        self.weight = 3
        self.seat_names = COLOURS
        self.free_colours = True
        self.amounts = HOLDINGS
        self.common_point = 0.5  # seventy small decisions add up
        self.moments = MOMENTS
        self.learned_turns = 1  # in equal time that wins more than a second round would
        self.by_net = [0.0, 0.15, 0.7, 1.0]
        self.unsearched = 0.45  # even the smallest search wins nine games of ten against none
        self.counted = ["position", "target", "provost"]
        self.memory = ["known_hand"]
        self.listed_last = [verb.name for verb in (DECLINE, STOP_DELIVERING, PASS)]
        self.first_meant = [verb.name for verb in (BUILD, PLACE_WORKER, BUILD_PRESTIGE)]
        self.draws = [DRAW_CARD.name, EXCHANGE_HAND.name, NEW_HAND.name]
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

    def lay(self, seats: int, variant: str, switches: dict[str, str]) -> Caylus:
        return new_game(self.box, seats, VARIANTS.index(variant), switches)

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, Caylus)
        return [int(score(s, seat)) for seat in range(s.seats)]

    def turns(self, s: State) -> int:
        assert isinstance(s, Caylus)
        return int(s.round)

    def progress(self, s: State) -> float:
        """By the tokens: with the last one the game ends (CMC-9.8)."""
        assert isinstance(s, Caylus)
        all = sum([int(tokens[s.seats]) for tokens in self.box.part_tokens])
        return 1.0 - int(s.tokens_left()) / all

    def moment(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Caylus)
        return moment(s, seat)

    def lapses(self, s: State) -> float:
        return 0.5


def make(data: dict[str, object]) -> Game:
    """The game with these components; raises BadField where they cannot be."""
    return CaylusGame(data)
