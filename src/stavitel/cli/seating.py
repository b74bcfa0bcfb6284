"""Who sits where: people, and computer players."""

import secrets

from stavitel.cli.choices import HUMAN, is_human
from stavitel.cli.menu import usual_seats
from stavitel.engine.errors import BadSetup
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.outside import make_player
from stavitel.players import LEVEL_NAMES
from stavitel.players import make_player as make_house_player
from stavitel.players.base import ComputerPlayer
from stavitel.texts import Texts

OPPONENT = "greedy"
GREEDY_LEVEL = "level:4"
"""Which it is, under another name."""


class SeatedPlayers:
    """The names of all players, and the computer players among them."""

    def __init__(self, names: list[str], seed: int | None) -> None:
        base = secrets.randbits(32) if seed is None else seed
        self.names = names
        self.bots: dict[int, ComputerPlayer] = {
            seat: make_player(name, Rng(base, seat + 1))
            for seat, name in enumerate(names)
            if not is_human(name)
        }
        self.people = [seat for seat, name in enumerate(names) if is_human(name)]

    @property
    def across(self) -> frozenset[int]:
        """Seats an undo may go back over: alone against computer players nobody minds."""
        return frozenset(self.bots) if len(self.people) == 1 else frozenset()

    def labels(self, texts: Texts) -> dict[str, str]:
        """What is written beside each seat: a person's name, `you`, or the computer player's."""
        found = {}
        for seat, name in enumerate(self.names):
            label = name.partition(":")[2] if is_human(name) else bot_label(name, texts)
            if name == HUMAN and len(self.people) == 1:
                label = texts.text("terminal-you")
            found[texts.game.seat_names[seat]] = label
        return found

    def leave(self) -> None:
        """The game is over, or left: nothing runs on for it."""
        for bot in self.bots.values():
            bot.leave()

    def record_names(self) -> dict[int, str]:
        return dict(enumerate(self.names))


def bot_label(name: str, texts: Texts) -> str:
    """A computer player of the house by the name of its level, in the language; any other as it
    was named."""
    kind, _, budget = name.partition(":")
    level = GREEDY_LEVEL if name == OPPONENT else name
    if level in LEVEL_NAMES:
        return texts.text(f"level-{LEVEL_NAMES.index(level) + 1}")
    if kind == "random":
        return texts.text("bot-random")
    return texts.text("bot-search", budget=budget).strip() if kind == "search" else name


def fill_seats(game: Game, seats: int | None, names: list[str]) -> list[str]:
    """A name for every seat: those given, then computer players."""
    if seats is not None and len(names) > seats:
        raise BadSetup(f"--players: expected at most {seats} names; got {len(names)}")
    wanted = seats or (max(len(names), game.min_seats) if names else usual_seats(game))
    given = names or [HUMAN]
    return given + [OPPONENT] * (wanted - len(given))


def names_of_record(players: dict[int, str], seats: int) -> list[str]:
    """The players a record names; whoever is no computer player of the house is a person."""
    found = []
    for seat in range(seats):
        name = players.get(seat, HUMAN)
        found.append(name if _known(name) else f"{HUMAN}:{name}")
    return found


def _known(name: str) -> bool:
    if is_human(name):
        return True
    try:
        make_house_player(name, Rng(0))  # a file must not choose which programs run here
    except BadSetup:
        return False
    return True
