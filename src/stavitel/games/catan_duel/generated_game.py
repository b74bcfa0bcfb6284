"""What the house finds in the modules of the game: written by `python -m stavitel.declare`."""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.core import State
from stavitel.engine.game import Game
from stavitel.engine.inputs import Inputs
from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.calm import calm
from stavitel.games.catan_duel.checks import check
from stavitel.games.catan_duel.components import Components
from stavitel.games.catan_duel.evaluate import evaluate
from stavitel.games.catan_duel.events import EVENTS
from stavitel.games.catan_duel.features import features, table_kind
from stavitel.games.catan_duel.imagine import imagine
from stavitel.games.catan_duel.notes import action_notes, decision_notes
from stavitel.games.catan_duel.position import describe, load
from stavitel.games.catan_duel.printed import printed
from stavitel.games.catan_duel.reasons import REASONS
from stavitel.games.catan_duel.slips import slip
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import VERBS
from stavitel.games.catan_duel.view import view
from stavitel.games.catan_duel.views import CatanDuelBox, CatanDuelView


class CatanDuelOffers(Game):
    """A table is laid out once for each setup, and copied ever after."""

    def __init__(self, id: str, version: int, data: dict[str, object]) -> None:
        super().__init__(id, version, VERBS, EVENTS, REASONS)
        self.box: Final = Components(data)
        self.components = data
        self.tables: Final[dict[str, CatanDuel]] = {}

    def start(self, seats: int, variant: str, switches: dict[str, str]) -> CatanDuel:
        key = f"{seats} {variant} {switches}"
        if key not in self.tables:
            self.tables[key] = self.lay(seats, variant, switches)
        return self.tables[key].copy()

    def lay(self, seats: int, variant: str, switches: dict[str, str]) -> CatanDuel:
        """The table before its first draw."""
        raise NotImplementedError

    def printed(self) -> CatanDuelBox:
        return printed(self.box)

    def load(self, data: dict[str, object]) -> CatanDuel:
        return load(self.box, data)

    def view(self, s: State, seat: int) -> CatanDuelView:
        assert isinstance(s, CatanDuel)
        return view(s, seat)

    def imagine(self, s: State, seat: int, rng: Rng) -> CatanDuel:
        assert isinstance(s, CatanDuel)
        return imagine(s, seat, rng)

    def calm(self, s: State, rng: Rng) -> None:
        assert isinstance(s, CatanDuel)
        calm(s, rng)

    def evaluate(self, s: State, seat: i64) -> float:
        assert isinstance(s, CatanDuel)
        return evaluate(s, seat)

    def table_kind(self, s: State) -> str:
        assert isinstance(s, CatanDuel)
        return table_kind(s)

    def features(self, s: State, seat: i64, out: Inputs) -> None:
        assert isinstance(s, CatanDuel)
        features(s, seat, out)

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

    def check(self, s: State) -> list[str]:
        assert isinstance(s, CatanDuel)
        return check(s)
