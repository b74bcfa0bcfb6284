"""The games of the house, loaded when somebody asks for them."""

import tomllib
from importlib import import_module
from importlib.resources import files

from stavitel.engine.errors import BadSetup
from stavitel.engine.game import Game

GAMES = ["caylus_magna_carta", "red_cathedral", "pillars", "catan_duel"]

_loaded: dict[str, Game] = {}


def game(id: str) -> Game:
    """The game with its own components, the same object for everybody."""
    if id not in _loaded:
        _loaded[id] = game_with(id, components_of(id))
    return _loaded[id]


def game_with(id: str, components: dict[str, object]) -> Game:
    """The game with other numbers on its cards; raises BadField where they cannot be."""
    made = import_module(f"stavitel.games.{_known(id)}.game").make(components)
    assert isinstance(made, Game)
    return made


def components_of(id: str) -> dict[str, object]:
    """The components as we ship them, with their sources."""
    return tomllib.loads(folder_text(id, "components.toml"))


def folder_text(id: str, name: str) -> str:
    """A file in the game's folder: components, texts, rules."""
    return files(f"stavitel.games.{_known(id)}").joinpath(name).read_text("utf-8")


def _known(id: str) -> str:
    if id not in GAMES:
        raise BadSetup(f"expected a game called {' or '.join(GAMES)}; got '{id}'")
    return id
