"""Many games between computer players, on one core or all of them, with the same results."""

import math
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path

from stavitel.components import game_with_file
from stavitel.engine.game import Game, check_setup
from stavitel.engine.rng import Rng
from stavitel.files import write_text
from stavitel.games import game as game_named
from stavitel.players import make_player
from stavitel.players.drive import Driver, expect_sound
from stavitel.record import Record
from stavitel.workers import belong_to_parent, born_deaf

BATCHES_PER_JOB = 16
WIN = 60
"""A win is counted in sixtieths, so that shared ones add up exactly in any order."""


@dataclass(frozen=True)
class Tournament:
    """What is to be played. Game number n depends on the seed and n alone, never on the worker."""

    game: str
    games: int
    seats: int
    players: list[str]
    variant: str = ""
    seed: int = 0
    switches: dict[str, str] = field(default_factory=dict)
    components: str = ""
    rotate: bool = False  # move every player one seat on with each game
    save: str = ""
    check: bool = False  # every invariant after every action, not only at the end

    def load_game(self) -> Game:
        if self.components:
            return game_with_file(self.game, self.components)
        return game_named(self.game)


@dataclass
class Tally:
    """Sums over some games. Adding tallies in any order gives the same numbers."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    wins: list[int] = field(default_factory=list)  # in parts of a win, see WIN
    scores: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]
            self.squares[seat] += other.squares[seat]
        self.faults += other.faults


def simulate(
    game: str,
    games: int,
    seats: int,
    players: list[str],
    *,
    variant: str = "",
    seed: int = 0,
    jobs: int = 1,
    switches: dict[str, str] | None = None,
    components: str = "",
    rotate: bool = False,
    save: str = "",
    check: bool = False,
    progress: Callable[[int], None] | None = None,
) -> dict[str, object]:
    """Play games between computer players and report on them; see `report` for the keys."""
    plan = Tournament(
        game, games, seats, players, variant, seed, switches or {}, components, rotate, save, check
    )
    loaded = plan.load_game()
    check_setup(loaded, seats, variant or loaded.variants[0], plan.switches)
    if len(players) != seats:
        players[:] = [players[seat % len(players)] for seat in range(seats)]
    for name in players:
        make_player(name)  # a misspelt name is an error now, not in a worker
    if save:
        Path(save).mkdir(parents=True, exist_ok=True)
    begun = time.perf_counter()
    tally = _empty(seats)
    for part in _parts(plan, jobs):
        tally.add(part)
        if progress is not None:
            progress(part.games)
    return report(plan, loaded, tally, time.perf_counter() - begun)


def report(plan: Tournament, game: Game, tally: Tally, seconds: float) -> dict[str, object]:
    """The results as plain data; `seats` has a row for each seat, or each player if they rotate."""
    count = max(1, tally.games)
    rows = []
    for seat, player in enumerate(plan.players):
        mean = tally.scores[seat] / count
        spread = math.sqrt(max(0.0, tally.squares[seat] / count - mean * mean))
        wins = tally.wins[seat] / WIN
        share = wins / count
        row: dict[str, object] = {} if plan.rotate else {"seat": game.seat_names[seat]}
        rows.append(
            row
            | {
                "player": player,
                "wins": round(wins, 4),
                "win_share": round(share, 4),
                "win_share_95": round(margin_of_error(wins, count), 4),
                "score_mean": round(mean, 3),
                "score_deviation": round(spread, 3),
            }
        )
    return {
        "game": plan.game,
        "variant": plan.variant or game.variants[0],
        "games": tally.games,
        "seed": plan.seed,
        "faults": len(tally.faults),
        "fault_messages": sorted(tally.faults)[:20],
        "decisions": tally.decisions,
        "rounds_mean": round(tally.rounds / count, 3),
        "seconds": round(seconds, 3),
        "decisions_per_s": round(tally.decisions / max(seconds, 1e-9)),
        "rotate": plan.rotate,
        "seats": rows,
    }


def margin_of_error(wins: float, games: int) -> float:
    """Half the 95 % interval of a share, after Agresti and Coull: as if four more games had been
    played and two won, since who won all of a few games need not win all."""
    share = (wins + 2.0) / (games + 4.0)
    return 1.96 * math.sqrt(share * (1.0 - share) / (games + 4.0))


def _empty(seats: int) -> Tally:
    return Tally(wins=[0] * seats, scores=[0] * seats, squares=[0] * seats)


def _parts(plan: Tournament, jobs: int) -> Iterator[Tally]:
    """The tallies of all batches, as they come in."""
    size = max(1, math.ceil(plan.games / (BATCHES_PER_JOB * max(1, jobs))))
    batches = [range(n, min(n + size, plan.games)) for n in range(0, plan.games, size)]
    if jobs <= 1:
        for batch in batches:
            yield play_batch(plan, batch)
        return
    kinds = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in kinds else "spawn")
    pool = ProcessPoolExecutor(jobs, context, initializer=belong_to_parent)
    try:
        with born_deaf():
            played = [pool.submit(play_batch, plan, batch) for batch in batches]
        for done in as_completed(played):
            yield done.result()
    except BaseException:  # interrupted: nobody waits for games that nobody will count
        for worker in multiprocessing.active_children():
            worker.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_batch(plan: Tournament, numbers: range) -> Tally:
    """Some of the games of a tournament."""
    game = plan.load_game()
    tally = _empty(plan.seats)
    for number in numbers:
        try:
            _play_one(plan, game, number, tally)
        except Exception as problem:  # a fault of ours: count it and go on with the next game
            tally.faults.append(f"game {number}: {type(problem).__name__}: {problem}")
        tally.games += 1
    return tally


def _play_one(plan: Tournament, game: Game, number: int, tally: Tally) -> None:
    turn = number % plan.seats if plan.rotate else 0
    names = [plan.players[(seat + turn) % plan.seats] for seat in range(plan.seats)]
    streams = number * (plan.seats + 1)
    players = [
        make_player(name, Rng(plan.seed, streams + 1 + seat)) for seat, name in enumerate(names)
    ]
    variant = plan.variant or game.variants[0]
    s = game.start(plan.seats, variant, plan.switches)
    driver = Driver(game, players, Rng(plan.seed, streams))
    driver.play(s, bool(plan.save), plan.check)
    expect_sound(game, s, "at the end")
    tally.decisions += driver.decisions
    tally.rounds += game.turns(s)
    scores, places = game.scores(s), game.places(s)
    for seat in range(plan.seats):
        row = (seat + turn) % plan.seats
        tally.scores[row] += scores[seat]
        tally.squares[row] += scores[seat] ** 2
        tally.wins[row] += WIN // places.count(1) if places[seat] == 1 else 0
    if plan.save:
        labels = dict(enumerate(names))
        record = Record(game, plan.seats, variant, plan.switches, labels, None, driver.actions)
        write_text(Path(plan.save) / f"{plan.game}-{plan.seed}-{number:06}.stav", record.to_text())
