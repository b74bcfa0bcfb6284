"""Games to be analysed: recorded ones, and the end of one that a single move decides."""

from pathlib import Path

from stavitel.beginning import read_beginning
from stavitel.engine.core import State, advance, options
from stavitel.games import game
from stavitel.record import Record, read_record

RECORDS = Path(__file__).parents[1] / "records"
SHORT = [
    "catan_duel/before-rolling-turmoil",
    "catan_duel/own-turn-intro",
    "caylus_magna_carta/beginner-removal-2-seats",
    "caylus_magna_carta/shared-victory-3-seats",
    "pillars/points-4-seats",
    "red_cathedral/turn-limit-2-seats",
    "red_cathedral/solo-human-wins",
]
"""All four games, one to four seats, positions and setups, won alone and shared."""


def recorded(name: str) -> Record:
    return read_record((RECORDS / f"{name}.stav").read_text("utf-8"), name)


def puzzle() -> State:
    """The last round of Caylus Magna Carta: Red wins by moving the provost two back."""
    folder = Path(__file__).parents[2] / "src/stavitel/games/caylus_magna_carta"
    return read_beginning((folder / "puzzle.toml").read_text("utf-8"))[1]


WON = ["move_provost -2", "move_provost -1", "deliver gold=1 food=1 wood=1"]
GIVEN_AWAY = WON[:2]
"""The last move is not made: what is listed first is to deliver nothing."""


def ended_with(words: list[str]) -> Record:
    """The puzzle played on with these moves, and then with whatever is listed first."""
    caylus, s = game("caylus_magna_carta"), puzzle()
    record = Record(caylus, 2, "standard", start=caylus.position(s))
    actions = [caylus.verbs.read(move) for move in words]
    while s.stack:
        action = actions.pop(0) if actions else options(s)[0]
        record.actions.append(action)
        advance(s, action)
    return record
