"""Finds the weights of a game's `evaluate` by play: `python -m stavitel.arena.tuning GAME`.

All weights are moved a little at once, each up or down by chance; the set that was moved this way
meets the set that was moved the other way, in both seats of the same deal, and the weights take a
small step towards whoever did better (simultaneous perturbation). Thousands of such steps add up to
what matters, and luck averages out. Everybody takes what looks best at once, because such games
take milliseconds; what it is worth in a search only matches of searches tell.
"""

import argparse
import random
from functools import partial
from time import monotonic
from typing import Final

from stavitel.arena.playing import WIN, Terms, play_game
from stavitel.engine.errors import BadSetup
from stavitel.engine.rng import Rng
from stavitel.games import named
from stavitel.players.base import ComputerPlayer
from stavitel.players.net import AHEAD_BY, squashed
from stavitel.players.weighed import WeighedPlayer
from stavitel.players.weighing import Weighing

PART: Final = 0.2
"""A weight is moved by this part of what it was at the beginning,"""
LEAST: Final = 0.06
"""but at least by so much."""
STEP: Final = 0.03
"""How far a step goes towards a set that won everything, in such moves; less towards the end."""
SLOWER: Final = 0.7
"""By how much less, at the very end."""
SETTLED: Final = 0.6
"""After this part of the time the weights are averaged: what is told does not hang on the end."""
DEALS: Final = 2
"""So many deals, each played in both seats, decide a step."""


def success(
    terms: Terms, weighing: Weighing, sets: list[list[float]], plays: int, seed: int
) -> float:
    """How well the first set did against the second, from -1 to 1: half by wins, half by how far
    it was ahead, in both seats of one deal."""
    total = 0.0
    for seat in range(2):
        players: list[ComputerPlayer] = [
            WeighedPlayer(Rng(seed, 1 + n), partial(weighing.lay, sets[n ^ seat]), plays)
            for n in range(2)
        ]
        played = play_game(terms, terms.load(), players, Rng(seed))
        won = played.wins[seat] / WIN
        ahead = squashed((played.scores[seat] - played.scores[1 - seat]) / AHEAD_BY)
        total += won + ahead - 1.0
    return total / 2.0


def tune(tables: list[Terms], plays: int, seed: int, steps: int, minutes: float) -> str:
    """The weights after so many steps, or so much time, as lines; `evaluate` gets its own back."""
    weighing = Weighing(tables[0].game)
    begin = weighing.read()
    scale = [max(PART * abs(value), LEAST) for value in begin]
    luck = random.Random(seed)
    moved = [0.0] * len(begin)
    total, counted = [0.0] * len(begin), 0
    started, step = monotonic(), 0
    while True:
        done = max(step / steps, (monotonic() - started) / (60.0 * minutes))
        if done >= 1.0:
            break
        way = [luck.choice((-1.0, 1.0)) for _ in begin]
        sets = [
            _row_at(begin, scale, [m + sign * w for m, w in zip(moved, way, strict=True)])
            for sign in (1.0, -1.0)
        ]
        gain = 0.0
        for deal in range(DEALS):
            terms = tables[(step * DEALS + deal) % len(tables)]
            gain += success(terms, weighing, sets, plays, luck.getrandbits(60)) / DEALS
        far = STEP * (1.0 - SLOWER * done) * gain
        moved = [m + far * w for m, w in zip(moved, way, strict=True)]
        if done > SETTLED:
            total = [t + m for t, m in zip(total, moved, strict=True)]
            counted += 1
        step += 1
    weighing.lay(begin)
    mean = [t / counted for t in total] if counted else moved
    return weighing.told(_row_at(begin, scale, mean))


def _row_at(begin: list[float], scale: list[float], moved: list[float]) -> list[float]:
    """The weights after so many moves of each."""
    return [b + size * m for b, size, m in zip(begin, scale, moved, strict=True)]


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m stavitel.arena.tuning", description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--variants", default="", help="played in turn, with commas between them")
    reader.add_argument("--plays", type=int, default=0, help="options a search plays on")
    reader.add_argument("--steps", type=int, default=20_000)
    reader.add_argument("--minutes", type=float, default=10.0)
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    try:
        id = named(asked.game)
        tables = [Terms(id, 2, variant) for variant in asked.variants.split(",")]
        for terms in tables:
            terms.checked()
        print(tune(tables, asked.plays, asked.seed, asked.steps, asked.minutes))
    except BadSetup as problem:
        reader.error(str(problem))


if __name__ == "__main__":
    main()
