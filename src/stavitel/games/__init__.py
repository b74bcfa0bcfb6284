"""Our games and those of other packages, loaded when somebody asks for them.

Another package adds a game by an entry point in the group `stavitel.games`: its name is the id of
the game, its value the package with `game.py`, components, texts and rules.
"""

import tomllib
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import find_spec
from typing import Final

from stavitel.engine.errors import BadSetup
from stavitel.engine.game import Game

GAMES: Final = ["caylus_magna_carta", "red_cathedral", "pillars", "catan_duel"]
"""Our own games, in the order in which they are offered."""
TEMPLATE: Final = "template"
"""The game to copy for a new one: it can be played, but is not offered."""
GROUP: Final = "stavitel.games"

_loaded: dict[str, Game] = {}


def offered() -> list[str]:
    """Every game players may choose from: ours, then those of other packages by their names."""
    return [*GAMES, *sorted(set(games_of_others()) - {*GAMES, TEMPLATE})]


def known() -> list[str]:
    """Every game there is, the template too."""
    return [*offered(), TEMPLATE]


def named(text: str) -> str:
    """The game whose id is, or begins, like this: `caylus`."""
    found = [id for id in known() if id.startswith(text)] if text else []
    found = [text] if text in found else found
    if len(found) != 1:
        raise BadSetup(f"expected a game called {' or '.join(offered())}; got '{text[:40]}'")
    return found[0]


def game(id: str) -> Game:
    """The game with its own components, the same object for everybody."""
    if id not in _loaded:
        _loaded[id] = game_with(id, components_of(id))
    return _loaded[id]


def game_with(id: str, components: dict[str, object]) -> Game:
    """The game with other numbers on its cards; raises BadField where they cannot be."""
    made = import_module(f"{package_of(id)}.game").make(components)
    assert isinstance(made, Game)
    return made


def components_of(id: str) -> dict[str, object]:
    """The components as they are shipped, with their sources."""
    return tomllib.loads(folder_text(id, "components.toml"))


def folder_text(id: str, name: str) -> str:
    """A file in the game's folder: components, texts, rules."""
    return files(package_of(id)).joinpath(name).read_text("utf-8")


def in_folder(id: str, name: str) -> bool:
    """Whether the game's folder has such a file."""
    return files(package_of(id)).joinpath(name).is_file()


@cache
def localised(id: str, folder: str, lang: str) -> str:
    """The game's `texts`, `rules` or `guide` in a language, in English where it does not speak
    that one; a game may go without a guide."""
    suffix = "ftl" if folder == "texts" else "md"
    for name in (f"{folder}/{lang}.{suffix}", f"{folder}/en.{suffix}"):
        if in_folder(id, name):
            return folder_text(id, name)
    if folder == "guide":
        return ""
    return folder_text(id, name)  # says which file is missing


def package_of(id: str) -> str:
    """The package that holds the game's rules and files."""
    if id in GAMES or id == TEMPLATE:
        return f"stavitel.games.{id}"
    if id not in games_of_others():
        raise BadSetup(f"expected a game called {' or '.join(offered())}; got '{id}'")
    package = games_of_others()[id]
    if find_spec(package) is None:
        raise BadSetup(f"{id}: expected the package '{package}'; it is not installed")
    return package


@cache
def games_of_others() -> dict[str, str]:
    """Games of other packages: the package by the id."""
    return {point.name: point.value for point in entry_points(group=GROUP)}
