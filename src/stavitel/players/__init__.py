"""Computer players, by name: `level:1` to `level:8`; and as building blocks and for measuring
`random`, `greedy`, `search`, `search:200ms`, `search:5000`. After `@` a search may be told by what
it judges: `search:5000@written` by the game's own `evaluate`, `search:5000@FILE` by a net."""

import re

from stavitel.engine.errors import BadSetup
from stavitel.engine.rng import Rng
from stavitel.players.base import ComputerPlayer, RandomPlayer
from stavitel.players.base import Seen as Seen
from stavitel.players.greedy import GreedyPlayer
from stavitel.players.levels import LEVELS, level_player
from stavitel.players.search.halving import SearchPlayer
from stavitel.players.weights import SHIPPED, WRITTEN, net_in

DEFAULT_MILLISECONDS = 300
LEVEL_NAMES = [f"level:{level}" for level in range(1, LEVELS + 1)]
"""The bots of the house, weakest first."""
NAMES = [*LEVEL_NAMES, "random", "greedy", "search"]


def make_player(name: str, seed: int | Rng = 0, files: bool = False) -> ComputerPlayer:
    """The computer player called `name`; `search` takes a budget in ms or in options played on.
    Only who starts a game on their own machine may have it read `files`."""
    rng = Rng(seed) if isinstance(seed, int) else seed
    if name == "random":
        return RandomPlayer(rng)
    if name == "greedy":
        return GreedyPlayer(rng)
    if name in LEVEL_NAMES:
        return level_player(LEVEL_NAMES.index(name) + 1, rng)
    budget = re.fullmatch(r"search(?::([1-9]\d{0,6})(ms)?)?(?:@(.+))?", name)
    if budget is None or not (files or budget[3] in (None, WRITTEN)):
        expected = "random, greedy, search, search:200ms, search:5000, level:1 to level:8"
        raise BadSetup(f"expected a player called {expected}; got '{name}'")
    weights = budget[3] or SHIPPED
    if weights not in (SHIPPED, WRITTEN):
        net_in(weights)  # whoever cannot be asked must be found out before the game
    if budget[1] is None:
        return SearchPlayer(rng, DEFAULT_MILLISECONDS, 0, weights)
    number = int(budget[1])
    milliseconds, plays = (number, 0) if budget[2] else (0, number)
    return SearchPlayer(rng, milliseconds, plays, weights)
