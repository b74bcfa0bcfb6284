"""The games the conformance suite looks at: seeded courses at every table the house can lay.

`python -m tests.conformance.corpus` writes `fingerprints.toml` anew; do that only when the rules
were meant to change.
"""

import os
import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from stavitel.engine.core import CHANCE, Actions, State, advance, settle
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.games import GAMES, game
from stavitel.players import make_player
from stavitel.players.base import Seen
from stavitel.players.chance import draw

LONGER: Final = 50 if os.environ.get("STAVITEL_LONG") == "1" else 1
"""`make test-long` looks at so many times more games."""
MARKS: Final = [pytest.mark.long] if LONGER > 1 else []
"""What takes its marks from here is left to `make test-long` when it is longer."""
PRINTED: Final = 2
"""So many random courses of each table have their fingerprint in the file."""
RANDOM_COURSES: Final = PRINTED * LONGER
GREEDY_COURSES: Final = 1 * LONGER
MOST_ACTIONS: Final = 5_000
"""No game of the house is longer, chance included; who goes beyond runs in a circle."""
FINGERPRINTS: Final = Path(__file__).with_name("fingerprints.toml")


class Table(NamedTuple):
    """One way to lay a game: `switch` is a choice other than the default, or empty."""

    id: str
    seats: int
    variant: str
    switch: tuple[str, str] | None

    def game(self) -> Game:
        return game(self.id)

    def start(self) -> State:
        switches = dict([self.switch]) if self.switch else {}
        s = self.game().start(self.seats, self.variant, switches)
        settle(s)
        return s

    def name(self) -> str:
        """`caylus_magna_carta-3-standard-lawyer_occupied-forbidden`."""
        return "-".join([self.id, str(self.seats), self.variant, *(self.switch or ())])


class Course(NamedTuple):
    """One game from start to end, as the list of its actions."""

    table: Table
    seed: int
    actions: list[int]

    def walk(self) -> Iterator[State]:
        """The position before every action and after the last: one state that moves on."""
        s = self.table.start()
        yield s
        for action in self.actions:
            advance(s, action)
            yield s

    def fingerprint(self) -> str:
        """A hash over every number of every position on the way."""
        digest = blake2b(digest_size=8)
        for s in self.walk():
            digest.update(f"{s.numbers()}\n".encode())
        return digest.hexdigest()


def tables(id: str) -> list[Table]:
    """Every seat count and variant of a game, each with the defaults and each other choice."""
    rules = game(id)
    switches: list[tuple[str, str] | None] = [None]
    for switch in rules.switches:
        switches += [(switch.name, choice) for choice in switch.choices[1:]]
    seats = range(rules.min_seats, rules.max_seats + 1)
    return [Table(id, n, v, switch) for n in seats for v in rules.variants for switch in switches]


def all_tables() -> list[Table]:
    return [table for id in GAMES for table in tables(id)]


@cache
def courses(table: Table) -> list[Course]:
    """Random games, and greedy ones with the default rules since they take their time."""
    found = [play(table, "random", seed) for seed in range(RANDOM_COURSES)]
    if table.switch is None:
        found += [play(table, "greedy", seed) for seed in range(GREEDY_COURSES)]
    return found


def play(table: Table, name: str, seed: int) -> Course:
    """A seeded game between players called `name`; it must end within the bound."""
    s = table.start()
    out = Actions()
    players = [make_player(name, Rng(seed, 1 + seat)) for seat in range(table.seats)]
    seen = [Seen(table.game(), s, seat) for seat in range(table.seats)]
    luck = Rng(seed)
    actions: list[int] = []
    while s.stack:
        seat = s.stack[-1].asks
        if seat == CHANCE:
            action = draw(s, luck, out)
        else:
            action = players[seat].choose(seen[seat], out)
        actions.append(int(action))
        assert len(actions) <= MOST_ACTIONS, f"{table.name()}, {name} {seed} does not end"
        advance(s, action)
    return Course(table, seed, actions)


def sample(table: Table, every: int) -> Iterator[State]:
    """Every so-manieth position of the table's courses. They move on: copy what you keep."""
    for number, course in enumerate(courses(table)):
        for step, s in enumerate(course.walk()):
            if (step + number) % every == 0 and s.stack:
                yield s


def fingerprints(table: Table) -> list[str]:
    return [course.fingerprint() for course in courses(table)[:PRINTED]]


def stored_fingerprints() -> dict[str, dict[str, object]]:
    """The file: for each game the rules version and the fingerprints of its tables."""
    return tomllib.loads(FINGERPRINTS.read_text("utf-8"))


def write_fingerprints() -> None:
    lines = [
        "# Hashes over every position of seeded random games, equal in every build. Written by",
        "# `python -m tests.conformance.corpus`, when the rules were meant to change.",
    ]
    for id in GAMES:
        lines += ["", f"[{id}]", f"version = {game(id).version}"]
        for table in tables(id):
            shown = ", ".join([f'"{print}"' for print in fingerprints(table)])
            lines.append(f"{table.name()} = [{shown}]")
    FINGERPRINTS.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    write_fingerprints()
