"""A player written as a Python class, in a module that Python finds from here."""

import os
import sys
from importlib import import_module
from typing import Final, Protocol

from stavitel.engine.errors import BadSetup
from stavitel.players.base import Seen


class Chooser(Protocol):
    """What such a class is: made with a seed, for one seat of one game."""

    def choose(self, seen: Seen, options: list[str]) -> str:
        """One of the options, which are in notation."""


class PythonGuest:
    """An instance of a class that is not ours."""

    def __init__(self, module: str, name: str, seed: int) -> None:
        self._guest: Final[Chooser] = _load(module, name)(seed)

    def answer(self, seen: Seen, options: list[str]) -> str:
        return self._guest.choose(seen, options)

    def leave(self) -> None:
        """It goes with the last reference to it."""


def _load(module: str, name: str) -> type:
    """The class, also where its file lies in the folder we were started in."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError) as problem:
        raise BadSetup(
            f"{module}:{name}: expected a class that can be imported; {problem}"
        ) from None
    if not (isinstance(found, type) and callable(getattr(found, "choose", None))):
        raise BadSetup(f"{module}:{name}: expected a class with a method 'choose'")
    return found
