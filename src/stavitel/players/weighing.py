"""The weights of a game's `evaluate` as a row of numbers, to be moved about: by tuning, and for
rivals who want other things."""

from importlib import import_module
from importlib.util import find_spec
from math import exp
from typing import Final, final

from stavitel.engine.errors import BadSetup
from stavitel.engine.rng import Rng
from stavitel.games import package_of

STRANGE: Final = 1.5
"""The strangest rivals want things e to the power of this times as much as is usual, or less."""
BLIND: Final = 0.1
"""And they do not care at all for so many of all things, the strangest for half as many again."""


@final
class Weighing:
    """The weights of a game. They lie where `evaluate` reads them."""

    def __init__(self, id: str) -> None:
        self.weights: Final = _weights_of(id)
        if self.weights is None:
            raise BadSetup(f"{id}: expected a game whose evaluate has WEIGHTS to be tuned")
        self.laid: list[float] = []
        self.names: list[tuple[str, int]] = []  # of an attribute, and the place if it is a list
        for name in sorted(dir(self.weights)):
            value = None if name.startswith("_") else getattr(self.weights, name)
            if isinstance(value, float):
                self.names.append((name, -1))
            elif isinstance(value, list):
                self.names += [(name, place) for place in range(len(value))]

    def read(self) -> list[float]:
        found = [(getattr(self.weights, name), place) for name, place in self.names]
        return [value if place < 0 else value[place] for value, place in found]

    def lay(self, row: list[float]) -> None:
        if row is self.laid:
            return
        self.laid = row
        for (name, place), value in zip(self.names, row):
            if place < 0:
                setattr(self.weights, name, value)
            else:
                getattr(self.weights, name)[place] = value

    def told(self, row: list[float]) -> str:
        lines = [
            f"{name if place < 0 else f'{name}[{place}]'} = {value:.3f}"
            for (name, place), value in zip(self.names, row)
        ]
        return "\n".join(lines)


def has_weights(id: str) -> bool:
    """Whether a game's `evaluate` goes by weights that can be moved."""
    return _weights_of(id) is not None


def strange_row(own: list[float], rng: Rng) -> list[float]:
    """What somebody may want instead: some nearly the same, some nothing of the kind. They play
    games that whoever plays as well as possible would never see, such as very long ones."""
    strangeness = STRANGE * rng.unit()
    found = []
    for weight in own:
        way = rng.unit() + rng.unit() + rng.unit() - 1.5  # spread by a half
        cares = rng.unit() >= BLIND * strangeness
        found.append(weight * exp(2.0 * strangeness * way) if cares else 0.0)
    return found


def _weights_of(id: str) -> object:
    name = f"{package_of(id)}.evaluate"
    return getattr(import_module(name), "WEIGHTS", None) if find_spec(name) else None
