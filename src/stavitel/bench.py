"""How fast and how small the engine is, as numbers that are compared within one run.

Every time is CPU time of this process, the best of several rounds, since a busy machine can make
a measurement slower but never faster.
"""

import copy
import json
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from stavitel.engine.core import Actions, State
from stavitel.engine.errors import StavitelError
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.games import GAMES
from stavitel.games import game as game_named
from stavitel.native import compiled
from stavitel.players.base import ComputerPlayer, RandomPlayer
from stavitel.players.drive import Driver, play_out
from stavitel.players.measure import copies
from stavitel.record import Record

ROUNDS = 5
"""So many times each measurement is taken; the best counts."""
WATCHED_GAMES = 5


def bench(seconds: float) -> dict[str, object]:
    """All measurements, for every game; `seconds` is the time for each of them."""
    games = {id: bench_game(game_named(id), seconds) for id in GAMES}
    return {"compiled": compiled(), "games": games}


def bench_beside_peers(seconds: float) -> dict[str, object]:
    """The same, and how fast others are, in the same run."""
    speed = catanatron(seconds)
    games = {id: bench_game(game_named(id), seconds) for id in GAMES}
    ratios = {id: _ratio(games[id]["decisions_per_s"], speed) for id in games}
    peers = {"catanatron": {"decisions_per_s": round(speed), "ratios": ratios}}
    return {"compiled": compiled(), "games": games, "peers": peers}


def bench_game(game: Game, seconds: float) -> dict[str, float]:
    """Speed and size of one game with all seats taken by random players, first variant."""
    s = middle_of_a_game(game)
    fast = decisions_per_s(game, seconds)
    slow = interpreted(game, seconds) if compiled() else fast
    copy_us = per_call(lambda n: copies(s, n), seconds) * 1e6
    deepcopy_us = per_call(lambda n: _deepcopies(s, n), seconds) * 1e6
    return {
        "seats": game.max_seats,
        "decisions_per_s": round(fast),
        "interpreted_decisions_per_s": round(slow),
        "speedup": _ratio(fast, slow),
        "copy_us": round(copy_us, 4),
        "deepcopy_us": round(deepcopy_us, 2),
        "deepcopy_ratio": _ratio(deepcopy_us, copy_us),
        "game_kilobytes": round(game_kilobytes(game), 1),
    }


def decisions_per_s(game: Game, seconds: float) -> float:
    """Decisions of seats (not of chance) in random play: options, choice, settling, scoring."""
    start = game.start(game.max_seats, game.variants[0], {})
    out = Actions()
    best = 0.0
    for number in range(ROUNDS):
        rng = Rng(number)
        decisions, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds / ROUNDS or not decisions:
            s = start.copy()
            decisions += play_out(s, rng, out)
            game.scores(s)
        best = max(best, decisions / spent)
    return best


def interpreted(game: Game, seconds: float) -> float:
    """The same in a process of its own that sees only the Python sources."""
    package = str(Path(__file__).parents[1])
    path = os.pathsep.join(filter(None, [package, os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, "-c", _SOURCES_ONLY, game.id, str(seconds)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise StavitelError(f"the interpreted run failed: {done.stderr.strip()[-200:]}")
    return float(json.loads(done.stdout))


def middle_of_a_game(game: Game) -> State:
    """A position half way through a random game."""
    players: list[ComputerPlayer] = [RandomPlayer(Rng(1, seat)) for seat in range(game.max_seats)]
    driver = Driver(game, players, Rng(1))
    driver.play(game.start(game.max_seats, game.variants[0], {}), True)
    record = Record(game, game.max_seats, game.variants[0], actions=driver.actions)
    return record.replay(len(driver.actions) // 2)


def per_call(many: Callable[[int], None], seconds: float) -> float:
    """Seconds for one of the `n` calls that `many(n)` makes."""
    n = 1
    while (once := _timed(many, n)) < seconds / ROUNDS / 4:
        n *= 2
    return min(once, *(_timed(many, n) for _ in range(ROUNDS))) / n


def game_kilobytes(game: Game) -> float:
    """Memory for a whole random game: position, players, every action and the record's text."""
    most = 0
    for number in range(WATCHED_GAMES):
        tracemalloc.start()
        players: list[ComputerPlayer] = [
            RandomPlayer(Rng(number, p)) for p in range(game.max_seats)
        ]
        driver = Driver(game, players, Rng(number))
        driver.play(game.start(game.max_seats, game.variants[0], {}), True)
        record = Record(game, game.max_seats, game.variants[0], actions=driver.actions)
        record.to_text()
        most = max(most, tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    return most / 1024


def catanatron(seconds: float) -> float:
    """Random play of four at Catan, as the Python framework catanatron plays it."""
    try:
        peer = import_module("catanatron")
    except ImportError:
        raise StavitelError(
            "--peers: expected catanatron to be installed here; `make bench-peers` does it"
        ) from None
    best = 0.0
    for _ in range(ROUNDS):
        decisions, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds / ROUNDS or not decisions:
            played = peer.Game([peer.RandomPlayer(colour) for colour in peer.Color])
            while played.winning_color() is None and played.state.num_turns < _CATAN_TURNS:
                played.play_tick()
                decisions += 1
        best = max(best, decisions / spent)
    return best


_CATAN_TURNS = 1000

_SOURCES_ONLY = """
import sys
from importlib.machinery import FileFinder, SourceFileLoader

class SourcesOnly:
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] != "stavitel":
            return None
        for folder in path or sys.path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None

sys.meta_path.insert(0, SourcesOnly)
from stavitel.bench import decisions_per_s
from stavitel.games import game
print(decisions_per_s(game(sys.argv[1]), float(sys.argv[2])))
"""


def _ratio(one: float, other: float) -> float:
    return round(one / other, 2)


def _timed(many: Callable[[int], None], n: int) -> float:
    begun = time.process_time()
    many(n)
    return time.process_time() - begun


def _deepcopies(s: State, n: int) -> None:
    for _ in range(n):
        copy.deepcopy(s)
