"""One game between computer players, and what is counted of it."""

from dataclasses import dataclass, field
from typing import Final

from stavitel.components import game_with_file
from stavitel.engine.core import State
from stavitel.engine.game import Game, check_setup
from stavitel.engine.rng import Rng
from stavitel.games import game as game_named
from stavitel.players.base import ComputerPlayer
from stavitel.players.drive import Driver, expect_sound

WIN: Final = 60
"""A win is counted in sixtieths, so that shared ones add up exactly in any order."""


@dataclass(frozen=True)
class Terms:
    """What is played: small enough to be handed to another process."""

    game: str
    seats: int
    variant: str = ""
    switches: dict[str, str] = field(default_factory=dict)
    components: str = ""
    start: dict[str, object] | None = None  # a position all games begin from, if not the setup

    def load(self) -> Game:
        if self.components:
            return game_with_file(self.game, self.components)
        return game_named(self.game)

    def checked(self) -> Game:
        """The game, once it is clear that it can be played like this."""
        game = self.load()
        check_setup(game, self.seats, self.kind(game), self.switches)
        return game

    def kind(self, game: Game) -> str:
        """The variant asked for, or the usual one."""
        return self.variant or game.variants[0]

    def begin(self, game: Game) -> State:
        """The table before its first draw."""
        if self.start is not None:
            return game.load(self.start)
        return game.start(self.seats, self.kind(game), self.switches)


@dataclass(frozen=True)
class Played:
    """A game that was played to its end."""

    scores: list[int]
    wins: list[int]  # in parts of a win, see WIN
    decisions: int
    rounds: int
    actions: list[int]  # empty unless somebody wanted to keep them
    replaced: dict[int, str]  # seats where a bot had to play on, with the reason


def play_game(
    terms: Terms,
    game: Game,
    players: list[ComputerPlayer],
    luck: Rng,
    *,
    keep: bool = False,
    check: bool = False,
) -> Played:
    """Play to the end; with `check` every invariant is looked at after every action."""
    s = terms.begin(game)
    driver = Driver(game, players, luck)
    try:
        driver.play(s, keep, check)
    finally:
        for player in players:
            player.leave()
    expect_sound(game, s, "at the end")
    places = game.places(s)
    share = WIN // max(1, places.count(1))
    wins = [share if place == 1 else 0 for place in places]
    replaced = {seat: player.trouble for seat, player in enumerate(players) if player.trouble}
    return Played(game.scores(s), wins, driver.decisions, game.turns(s), driver.actions, replaced)


def replaced_line(game: str, player: str, why: str) -> str:
    """What is reported where a player from outside had to be replaced."""
    return f"{game}: {player}: {why}; greedy played on for it"
