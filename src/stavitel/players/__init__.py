"""Computer players, by name: `level:1` to `level:8`; and as building blocks and for measuring
`random`, `greedy`, `search`, `search:200ms`, `search:5000`."""

import re

from stavitel.engine.errors import BadSetup
from stavitel.engine.rng import Rng
from stavitel.players.base import ComputerPlayer, RandomPlayer
from stavitel.players.base import Seen as Seen
from stavitel.players.greedy import GreedyPlayer
from stavitel.players.levels import LEVELS, level_player
from stavitel.players.search.halving import SearchPlayer

DEFAULT_MILLISECONDS = 300
LEVEL_NAMES = [f"level:{level}" for level in range(1, LEVELS + 1)]
"""The bots of the house, weakest first."""
NAMES = [*LEVEL_NAMES, "random", "greedy", "search"]


def make_player(name: str, seed: int | Rng = 0) -> ComputerPlayer:
    """The computer player called `name`; `search` takes a budget in ms or in options played on."""
    rng = Rng(seed) if isinstance(seed, int) else seed
    if name == "random":
        return RandomPlayer(rng)
    if name == "greedy":
        return GreedyPlayer(rng)
    if name in LEVEL_NAMES:
        return level_player(LEVEL_NAMES.index(name) + 1, rng)
    budget = re.fullmatch(r"search(?::([1-9]\d{0,6})(ms)?)?", name)
    if budget is None:
        expected = "random, greedy, search, search:200ms, search:5000, level:1 to level:8"
        raise BadSetup(f"expected a player called {expected}; got '{name}'")
    if budget[1] is None:
        return SearchPlayer(rng, DEFAULT_MILLISECONDS, 0)
    number = int(budget[1])
    return SearchPlayer(rng, number, 0) if budget[2] else SearchPlayer(rng, 0, number)
