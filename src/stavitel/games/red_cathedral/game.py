"""The Red Cathedral, tied together."""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import State
from stavitel.engine.game import Game, Switch, named_in
from stavitel.engine.rng import Rng
from stavitel.games.red_cathedral.calm import calm
from stavitel.games.red_cathedral.cards import (
    BANNER_PLACES,
    BOARD_RULES,
    BOARD_SIDES,
    CLOCKS,
    COLOURS,
    DICE,
    INFLUENCE,
    INFLUENCE_CARDS,
    JEWELS,
    MAX_SEATS,
    ORNAMENTS,
    PHASES,
    PLANS,
    RESOURCES,
    SECTIONS,
    SIDES_OF_THE_GAME,
    SLOTS,
    SOLO_CARDS,
    TILES,
    VARIANTS,
)
from stavitel.games.red_cathedral.checks import check
from stavitel.games.red_cathedral.components import Components
from stavitel.games.red_cathedral.evaluate import evaluate
from stavitel.games.red_cathedral.events import EVENTS
from stavitel.games.red_cathedral.imagine import imagine
from stavitel.games.red_cathedral.notes import action_notes, decision_notes
from stavitel.games.red_cathedral.position import describe, load
from stavitel.games.red_cathedral.printed import printed
from stavitel.games.red_cathedral.reasons import REASONS
from stavitel.games.red_cathedral.scoring import place, score
from stavitel.games.red_cathedral.setup import new_game
from stavitel.games.red_cathedral.slips import slip
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.verbs import VERBS
from stavitel.games.red_cathedral.view import view
from stavitel.games.red_cathedral.views import CathedralBox, CathedralView

ID: Final = "red_cathedral"
RULES_VERSION: Final = 2


@final
class CathedralGame(Game):
    """The Red Cathedral with one box of components."""

    def __init__(self, data: dict[str, object]) -> None:
        super().__init__(ID, RULES_VERSION, VERBS, EVENTS, REASONS)
        self.box: Final = Components(data)
        self.components = data
        self.tables: Final[dict[str, Cathedral]] = {}
        self.min_seats = 1
        self.max_seats = MAX_SEATS
        self.variants = VARIANTS
        self.switches = [Switch("boards", BOARD_RULES), Switch("clock", CLOCKS)]
        self.minutes = 90
        self.weight = 2
        self.seat_names = COLOURS
        self.amounts = [*RESOURCES, "prestige"]
        self.counted = ["space"]
        self.foresight = 1  # `calm` knows what is done in the rest of a turn
        self.counts_lead = True  # who counts only the own points never wants the game to end
        self.words = {
            "seat": SIDES_OF_THE_GAME,
            "good": RESOURCES,
            "die": DICE,
            "slot": SLOTS,
            "place": BANNER_PLACES,
            "side": BOARD_SIDES,
            "section": SECTIONS,
            "tile": TILES,
            "card": INFLUENCE_CARDS,
            "influence": INFLUENCE,
            "plan": PLANS,
            "task": SOLO_CARDS,
            "ornament": ORNAMENTS,
            "jewels": JEWELS,
            "phase": PHASES,
        }
        self.domains = named_in(
            CathedralView, {"seat": "view", "slot": "banners", "task": "row", "term": "type"}
        )

    def start(self, seats: int, variant: str, switches: dict[str, str]) -> Cathedral:
        key = f"{seats} {variant} {switches}"
        if key not in self.tables:  # laid out once, copied ever after
            boards = BOARD_RULES.index(switches.get("boards", BOARD_RULES[0]))
            clock = CLOCKS.index(switches.get("clock", CLOCKS[0]))
            self.tables[key] = new_game(self.box, seats, VARIANTS.index(variant), boards, clock)
        return self.tables[key].copy()

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, Cathedral)
        return [int(score(s, seat)) for seat in range(s.seats)]

    def places(self, s: State) -> list[int]:
        """With the tie-breaks of RC-12.9; in the solo game second means beaten by Ivan."""
        assert isinstance(s, Cathedral)
        return [place(s, seat) for seat in range(s.seats)]

    def turns(self, s: State) -> int:
        assert isinstance(s, Cathedral)
        return int(s.turn)

    def horizon(self, s: State) -> int:
        assert isinstance(s, Cathedral)
        return int(s.turn + s.sides() + 1)  # this turn, the others', the next

    def view(self, s: State, seat: int) -> CathedralView:
        assert isinstance(s, Cathedral)
        return view(s, seat)

    def printed(self) -> CathedralBox:
        return printed(self.box)

    def imagine(self, s: State, seat: int, rng: Rng) -> Cathedral:
        assert isinstance(s, Cathedral)
        return imagine(s, seat, rng)

    def calm(self, s: State, rng: Rng) -> None:
        assert isinstance(s, Cathedral)
        calm(s, rng)

    def evaluate(self, s: State, seat: i64) -> float:
        assert isinstance(s, Cathedral)
        return evaluate(s, seat)

    def notes(self, s: State, action: int) -> dict[str, int]:
        assert isinstance(s, Cathedral)
        return action_notes(s, action)

    def prompt_notes(self, s: State) -> dict[str, int]:
        assert isinstance(s, Cathedral)
        return decision_notes(s)

    def slip(self, s: State, action: int) -> str:
        assert isinstance(s, Cathedral)
        return slip(s, action)

    def position(self, s: State) -> dict[str, object]:
        assert isinstance(s, Cathedral)
        return describe(s)

    def load(self, data: dict[str, object]) -> Cathedral:
        return load(self.box, data)

    def check(self, s: State) -> list[str]:
        assert isinstance(s, Cathedral)
        return check(s)


def make(data: dict[str, object]) -> Game:
    """The game with these components; raises BadField where they cannot be."""
    return CathedralGame(data)
