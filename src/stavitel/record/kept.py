"""A game as the list of its actions, and how it is written down."""

import hashlib
import json
from dataclasses import dataclass, field, replace
from functools import lru_cache

from stavitel.components import numbers_of
from stavitel.engine.core import CHANCE, State, advance, settle, waiting
from stavitel.engine.game import Game
from stavitel.fingerprint import fingerprint
from stavitel.position import sound
from stavitel.reading import END
from stavitel.record.proof import Proof, proof_lines

FORMAT = "stavitel record 2"


@dataclass
class Record:
    """What was played: the table it was played at, and every action, chance included."""

    game: Game
    seats: int
    variant: str
    switches: dict[str, str] = field(default_factory=dict)
    players: dict[int, str] = field(default_factory=dict)
    start: dict[str, object] | None = None  # a position the game began from, if not its setup
    actions: list[int] = field(default_factory=list)
    proof: Proof | None = None
    version: int = 0  # of the rules it was played by, if not ours
    cards: str = ""  # the mark of the cards it was played with, if not ours
    colours: list[str] = field(default_factory=list)  # of the seats, if they have chosen some

    def begin(self) -> State:
        """The state before the first action."""
        if self.start is not None:
            return sound(self.game, self.start)
        s = self.game.start(self.seats, self.variant, self.switches)
        self.game.paint(s, self.colours)
        settle(s)
        return s

    def replay(self, moves: int | None = None) -> State:
        """The state after so many actions, or after all of them."""
        s = self.begin()
        for action in self.actions[:moves]:
            advance(s, action)
        return s

    def prefix(self, moves: int) -> "Record":
        """The same game, cut after so many actions."""
        return replace(self, actions=self.actions[:moves])

    def to_text(self) -> str:
        """The record as a text file that people can read and cut."""
        text = "\n".join(self._header())
        s = self.begin()
        for action in self.actions:  # a list of all lines would take four times the memory
            text += f"\n{asked_by(self.game, s)}: {self.game.verbs.write(action)}"
            advance(s, action)
        return f"{text}\n{END}: {fingerprint(self.game, s)}\n"

    def _header(self) -> list[str]:
        """The table in words, and the empty line before the actions."""
        game = self.game
        lines = [FORMAT, f"game: {game.id}", f"rules: {self.version or game.version}"]
        lines.append(f"components: {self.cards or components_mark(game)}")
        lines += [f"variant: {self.variant}", f"seats: {self.seats}"]
        lines += [f"switch {name}: {choice}" for name, choice in self.switches.items()]
        if self.colours:
            lines.append(f"colours: {', '.join(self.colours)}")
        for seat, name in self.players.items():
            lines.append(f"player {game.seat_names[seat]}: {_one_line(name)}")
        if self.start is not None:
            lines.append(f"start: {json.dumps(self.start, separators=(',', ':'))}")
        return [*lines, *proof_lines(game, self.proof), ""]


@lru_cache(maxsize=16)  # tables of a server ask for it again and again
def components_mark(game: Game) -> str:
    """A short mark of the numbers printed on the cards, wherever they come from."""
    plain = json.dumps(numbers_of(game), sort_keys=True)
    return hashlib.sha256(plain.encode()).hexdigest()[:12]


def asked_by(game: Game, s: State) -> str:
    decision = waiting(s)
    assert decision is not None
    return "chance" if decision.asks == CHANCE else game.seat_names[decision.asks]


def _one_line(text: str) -> str:
    return " ".join(text.split())
