"""What the house finds in the modules of the game: written by `python -m stavitel.declare`."""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.core import State
from stavitel.engine.game import Game
from stavitel.engine.inputs import Inputs
from stavitel.engine.rng import Rng
from stavitel.games.pillars.checks import check
from stavitel.games.pillars.components import Components
from stavitel.games.pillars.evaluate import evaluate
from stavitel.games.pillars.events import EVENTS
from stavitel.games.pillars.features import features, table_kind
from stavitel.games.pillars.imagine import imagine
from stavitel.games.pillars.notes import action_notes, decision_notes
from stavitel.games.pillars.position import describe, load
from stavitel.games.pillars.printed import printed
from stavitel.games.pillars.reasons import REASONS
from stavitel.games.pillars.slips import slip
from stavitel.games.pillars.state import Pillars
from stavitel.games.pillars.verbs import VERBS
from stavitel.games.pillars.view import view
from stavitel.games.pillars.views import PillarsBox, PillarsView


class PillarsOffers(Game):
    """A table is laid out once for each setup, and copied ever after."""

    def __init__(self, id: str, version: int, data: dict[str, object]) -> None:
        super().__init__(id, version, VERBS, EVENTS, REASONS)
        self.box: Final = Components(data)
        self.components = data
        self.tables: Final[dict[str, Pillars]] = {}

    def start(self, seats: int, variant: str, switches: dict[str, str]) -> Pillars:
        key = f"{seats} {variant} {switches}"
        if key not in self.tables:
            self.tables[key] = self.lay(seats, variant, switches)
        return self.tables[key].copy()

    def lay(self, seats: int, variant: str, switches: dict[str, str]) -> Pillars:
        """The table before its first draw."""
        raise NotImplementedError

    def printed(self) -> PillarsBox:
        return printed(self.box)

    def load(self, data: dict[str, object]) -> Pillars:
        return load(self.box, data)

    def view(self, s: State, seat: int) -> PillarsView:
        assert isinstance(s, Pillars)
        return view(s, seat)

    def imagine(self, s: State, seat: int, rng: Rng) -> Pillars:
        assert isinstance(s, Pillars)
        return imagine(s, seat, rng)

    def evaluate(self, s: State, seat: i64) -> float:
        assert isinstance(s, Pillars)
        return evaluate(s, seat)

    def table_kind(self, s: State) -> str:
        assert isinstance(s, Pillars)
        return table_kind(s)

    def features(self, s: State, seat: i64, out: Inputs) -> None:
        assert isinstance(s, Pillars)
        features(s, seat, out)

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

    def check(self, s: State) -> list[str]:
        assert isinstance(s, Pillars)
        return check(s)
