"""Players from outside: a class of any Python module, or any program that reads and writes lines.

Only those who start a game themselves can name one: the terminal, `simulate` and `arena`. A server,
and a record somebody sent, know only our own players.
"""

import re
from typing import Final

from stavitel.engine.errors import BadSetup
from stavitel.engine.rng import Rng
from stavitel.players import make_player as make_house_player
from stavitel.players.base import ComputerPlayer
from stavitel.players.guest import GuestPlayer

PROGRAM: Final = "cmd:"
_CLASS: Final = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")
_HOUSE: Final = ("random", "greedy", "search", "level", "human")
_LONGEST_SEED: Final = 1 << 30
OTHERS: Final = ", module:Class or cmd:PROGRAM;"


def make_player(name: str, seed: int | Rng = 0) -> ComputerPlayer:
    """The computer player called `name`: one of the house, `module:Class`, or `cmd:PROGRAM`."""
    rng = Rng(seed) if isinstance(seed, int) else seed
    if name.startswith(PROGRAM):
        from stavitel.outside.programs import ProgramGuest

        program = ProgramGuest(name.removeprefix(PROGRAM), rng)
        return GuestPlayer(rng, program.answer, program.leave)
    found = _CLASS.fullmatch(name)
    if found is not None and found[1] not in _HOUSE:
        from stavitel.outside.classes import PythonGuest

        guest = PythonGuest(found[1], found[2], int(rng.below(_LONGEST_SEED)))
        return GuestPlayer(rng, guest.answer, guest.leave)
    try:
        return make_house_player(name, rng, files=True)
    except BadSetup as problem:
        raise BadSetup(str(problem).replace(";", OTHERS, 1)) from None
