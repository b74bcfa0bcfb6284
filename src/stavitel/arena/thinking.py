"""How long does a player think? `python -m stavitel.arena.thinking GAME` asks it in positions that
are spread over whole games, and tells how long most and the slowest of its decisions take.

Both times are told, because a player that stops by the clock uses less of a busy processor: time by
the clock is what whoever waits for it notices, processor time what it would take on its own.
"""

import argparse
import os
from collections.abc import Iterator
from time import perf_counter, process_time
from typing import Final

from stavitel.arena.playing import Terms, play_game
from stavitel.engine.core import CHANCE, Actions, State, advance, settle
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.games import game as game_named
from stavitel.games import named
from stavitel.players import make_player
from stavitel.players.base import Seen

PLAYED_BY: Final = "level:4"
"""Who plays the games in which it is asked: quick, and not foolish."""
OF_A_GAME: Final = 10


def tables_of(game: Game) -> list[tuple[str, int]]:
    """Every variant with every number of seats."""
    return [
        (variant, seats)
        for variant in game.variants
        for seats in range(game.min_seats, game.max_seats + 1)
    ]


def choices_in(terms: Terms, seed: int) -> list[State]:
    """Some positions of a game in which a seat has a choice, spread over all of it."""
    game = terms.load()
    players = [make_player(PLAYED_BY, Rng(seed, 1 + seat)) for seat in range(terms.seats)]
    played = play_game(terms, game, players, Rng(seed), keep=True)
    s, out = game.start(terms.seats, terms.kind(game), terms.switches), Actions()
    settle(s)
    found: list[State] = []
    for action in played.actions:
        if s.stack[-1].asks != CHANCE:
            s.stack[-1].options(s, out)
            if out.count > 1:
                found.append(s.copy())
        advance(s, action)
    return found[:: max(1, len(found) // OF_A_GAME)][:OF_A_GAME]


def positions(id: str, seed: int) -> Iterator[State]:
    """One game of each table in turn, again and again."""
    number = 0
    while True:
        for variant, seats in tables_of(game_named(id)):
            yield from choices_in(Terms(id, seats, variant), seed + number)
            number += 1


def thought(id: str, player: str, count: int, seed: int) -> tuple[list[float], list[float]]:
    """Seconds by the clock and of the processor for each of so many decisions."""
    game, asked = game_named(id), make_player(player, Rng(seed))
    clock, processor = [], []
    for _, s in zip(range(count), positions(id, seed), strict=False):
        seen = Seen(game, s, int(s.stack[-1].asks))
        begun, used = perf_counter(), process_time()
        asked.choose(seen, Actions())
        clock.append(perf_counter() - begun)
        processor.append(process_time() - used)
    return clock, processor


def told(name: str, seconds: list[float]) -> str:
    """Half of the decisions, 99 of 100, and all of them are made within so many milliseconds."""
    row = sorted(1000 * one for one in seconds)
    half, most = row[(len(row) - 1) // 2], row[-(-99 * len(row) // 100) - 1]
    return f"{name}: median {half:.0f} ms, p99 {most:.0f} ms, slowest {row[-1]:.0f} ms"


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m stavitel.arena.thinking", description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--player", default="level:8")
    reader.add_argument("--positions", type=int, default=200)
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    id = named(asked.game)
    clock, processor = thought(id, asked.player, asked.positions, asked.seed)
    load = (
        f"; load {os.getloadavg()[1]:.1f} on {os.cpu_count()} cores" if os.name == "posix" else ""
    )
    print(f"{id}: {asked.player} in {len(clock)} positions{load}")
    print(told("clock", clock))
    print(told("processor", processor), flush=True)


if __name__ == "__main__":
    main()
