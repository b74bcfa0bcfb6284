"""What the house finds in the modules of the game: written by `python -m stavitel.declare`."""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.core import State
from stavitel.engine.game import Game
from stavitel.engine.inputs import Inputs
from stavitel.engine.rng import Rng
from stavitel.games.red_cathedral.calm import calm
from stavitel.games.red_cathedral.checks import check
from stavitel.games.red_cathedral.components import Components
from stavitel.games.red_cathedral.evaluate import evaluate
from stavitel.games.red_cathedral.events import EVENTS
from stavitel.games.red_cathedral.features import features, table_kind
from stavitel.games.red_cathedral.imagine import imagine
from stavitel.games.red_cathedral.notes import action_notes, decision_notes
from stavitel.games.red_cathedral.position import describe, load
from stavitel.games.red_cathedral.printed import printed
from stavitel.games.red_cathedral.reasons import REASONS
from stavitel.games.red_cathedral.slips import slip
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.verbs import VERBS
from stavitel.games.red_cathedral.view import view
from stavitel.games.red_cathedral.views import CathedralBox, CathedralView


class CathedralOffers(Game):
    """A table is laid out once for each setup, and copied ever after."""

    def __init__(self, id: str, version: int, data: dict[str, object]) -> None:
        super().__init__(id, version, VERBS, EVENTS, REASONS)
        self.box: Final = Components(data)
        self.components = data
        self.tables: Final[dict[str, Cathedral]] = {}

    def start(self, seats: int, variant: str, switches: dict[str, str]) -> Cathedral:
        key = f"{seats} {variant} {switches}"
        if key not in self.tables:
            self.tables[key] = self.lay(seats, variant, switches)
        return self.tables[key].copy()

    def lay(self, seats: int, variant: str, switches: dict[str, str]) -> Cathedral:
        """The table before its first draw."""
        raise NotImplementedError

    def printed(self) -> CathedralBox:
        return printed(self.box)

    def load(self, data: dict[str, object]) -> Cathedral:
        return load(self.box, data)

    def view(self, s: State, seat: int) -> CathedralView:
        assert isinstance(s, Cathedral)
        return view(s, seat)

    def imagine(self, s: State, seat: int, rng: Rng) -> Cathedral:
        assert isinstance(s, Cathedral)
        return imagine(s, seat, rng)

    def calm(self, s: State, rng: Rng) -> None:
        assert isinstance(s, Cathedral)
        calm(s, rng)

    def evaluate(self, s: State, seat: i64) -> float:
        assert isinstance(s, Cathedral)
        return evaluate(s, seat)

    def table_kind(self, s: State) -> str:
        assert isinstance(s, Cathedral)
        return table_kind(s)

    def features(self, s: State, seat: i64, out: Inputs) -> None:
        assert isinstance(s, Cathedral)
        features(s, seat, out)

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

    def check(self, s: State) -> list[str]:
        assert isinstance(s, Cathedral)
        return check(s)
