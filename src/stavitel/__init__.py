"""Stavitel: a digital table for builder games. This is the whole public library."""

from stavitel.arena import simulate as simulate
from stavitel.components import game_with_file as game_with_file
from stavitel.engine.errors import StavitelError as StavitelError
from stavitel.games import GAMES as GAMES
from stavitel.games import game as game
from stavitel.match import Match as Match
from stavitel.players import make_player as make_player
from stavitel.position import load_position as load_position
from stavitel.scenario import load_scenario as load_scenario
from stavitel.scenario import run_scenario as run_scenario
from stavitel.texts import LANGUAGES as LANGUAGES
from stavitel.texts import Texts as Texts

__version__ = "0.2.0"
