"""Where a game can begin from a file: a position, or that of a scenario."""

from stavitel.engine.core import State
from stavitel.engine.errors import BadPosition
from stavitel.engine.game import Game
from stavitel.files import parse_toml
from stavitel.position import read_position
from stavitel.scenario import position_of, read_scenario

_OF_A_SCENARIO = ("step", "position", "start")


def is_scenario(text: str, source: str = "") -> bool:
    """Whether a text has the tables of a scenario and not those of a position."""
    return any(key in parse_toml(text, source, BadPosition) for key in _OF_A_SCENARIO)


def read_beginning(text: str, source: str = "", game: Game | None = None) -> tuple[Game, State]:
    """The game and the position a text begins with."""
    if not is_scenario(text, source):
        return read_position(text, source, game)
    scenario = read_scenario(text, source, game)
    return scenario.game, position_of(scenario)
