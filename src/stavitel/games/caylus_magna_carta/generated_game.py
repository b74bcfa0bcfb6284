"""What the house finds in the modules of the game: written by `python -m stavitel.declare`."""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.core import State
from stavitel.engine.game import Game
from stavitel.engine.inputs import Inputs
from stavitel.engine.rng import Rng
from stavitel.games.caylus_magna_carta.calm import calm
from stavitel.games.caylus_magna_carta.checks import check
from stavitel.games.caylus_magna_carta.components import Components
from stavitel.games.caylus_magna_carta.evaluate import evaluate
from stavitel.games.caylus_magna_carta.events import EVENTS
from stavitel.games.caylus_magna_carta.features import features, table_kind
from stavitel.games.caylus_magna_carta.imagine import imagine
from stavitel.games.caylus_magna_carta.notes import action_notes, decision_notes
from stavitel.games.caylus_magna_carta.position import describe, load
from stavitel.games.caylus_magna_carta.printed import printed
from stavitel.games.caylus_magna_carta.reasons import REASONS
from stavitel.games.caylus_magna_carta.slips import slip
from stavitel.games.caylus_magna_carta.state import Caylus
from stavitel.games.caylus_magna_carta.verbs import VERBS
from stavitel.games.caylus_magna_carta.view import view
from stavitel.games.caylus_magna_carta.views import CaylusBox, CaylusView


class CaylusOffers(Game):
    """A table is laid out once for each setup, and copied ever after."""

    def __init__(self, id: str, version: int, data: dict[str, object]) -> None:
        super().__init__(id, version, VERBS, EVENTS, REASONS)
        self.box: Final = Components(data)
        self.components = data
        self.tables: Final[dict[str, Caylus]] = {}

    def start(self, seats: int, variant: str, switches: dict[str, str]) -> Caylus:
        key = f"{seats} {variant} {switches}"
        if key not in self.tables:
            self.tables[key] = self.lay(seats, variant, switches)
        return self.tables[key].copy()

    def lay(self, seats: int, variant: str, switches: dict[str, str]) -> Caylus:
        """The table before its first draw."""
        raise NotImplementedError

    def printed(self) -> CaylusBox:
        return printed(self.box)

    def load(self, data: dict[str, object]) -> Caylus:
        return load(self.box, data)

    def view(self, s: State, seat: int) -> CaylusView:
        assert isinstance(s, Caylus)
        return view(s, seat)

    def imagine(self, s: State, seat: int, rng: Rng) -> Caylus:
        assert isinstance(s, Caylus)
        return imagine(s, seat, rng)

    def calm(self, s: State, rng: Rng) -> None:
        assert isinstance(s, Caylus)
        calm(s, rng)

    def evaluate(self, s: State, seat: i64) -> float:
        assert isinstance(s, Caylus)
        return evaluate(s, seat)

    def table_kind(self, s: State) -> str:
        assert isinstance(s, Caylus)
        return table_kind(s)

    def features(self, s: State, seat: i64, out: Inputs) -> None:
        assert isinstance(s, Caylus)
        features(s, seat, out)

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

    def check(self, s: State) -> list[str]:
        assert isinstance(s, Caylus)
        return check(s)
