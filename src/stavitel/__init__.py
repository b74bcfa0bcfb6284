"""Stavitel: a digital table for builder games. This is the whole public library."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stavitel.arena import simulate as simulate
    from stavitel.components import game_with_file as game_with_file
    from stavitel.engine.errors import StavitelError as StavitelError
    from stavitel.games import GAMES as GAMES
    from stavitel.games import game as game
    from stavitel.match import Match as Match
    from stavitel.outside import make_player as make_player
    from stavitel.position import load_position as load_position
    from stavitel.scenario import load_scenario as load_scenario
    from stavitel.scenario import run_scenario as run_scenario
    from stavitel.texts import LANGUAGES as LANGUAGES
    from stavitel.texts import Texts as Texts

__version__ = "0.2.0"

# The same names, each loaded when somebody first asks for it: nobody waits for what they never use.
_HOMES = {
    "simulate": "stavitel.arena",
    "game_with_file": "stavitel.components",
    "StavitelError": "stavitel.engine.errors",
    "GAMES": "stavitel.games",
    "game": "stavitel.games",
    "Match": "stavitel.match",
    "make_player": "stavitel.outside",
    "load_position": "stavitel.position",
    "load_scenario": "stavitel.scenario",
    "run_scenario": "stavitel.scenario",
    "LANGUAGES": "stavitel.texts",
    "Texts": "stavitel.texts",
}
__all__ = list(_HOMES)

if not TYPE_CHECKING:  # a type checker would take any name for one of ours

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module 'stavitel' has no attribute '{name}'")
        found = globals()[name] = getattr(import_module(_HOMES[name]), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *_HOMES})
