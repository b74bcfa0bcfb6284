"""Many games at one table: who won from which seat, and with how many points."""

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from stavitel.arena.deck_contest import with_decks
from stavitel.arena.playing import WIN, Terms, play_game, replaced_line
from stavitel.arena.processes import worked_on
from stavitel.brought_decks import RANDOM, named_deck
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.files import write_text
from stavitel.outside import make_player
from stavitel.record import Record

BATCHES_PER_JOB = 16


@dataclass(frozen=True)
class Simulation:
    """What is to be played. Game number n depends on the seed and n alone, never on the worker."""

    terms: Terms
    games: int
    players: list[str]
    seed: int = 0
    save: str = ""
    check: bool = False  # every invariant after every action, not only at the end
    decks: list[str] = field(default_factory=list)  # what the decks of the seats are called


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
    save: str = "",
    check: bool = False,
    decks: Sequence[str] = (),
    progress: Callable[[int], None] | None = None,
) -> dict[str, object]:
    """Play games between computer players and report on them; see `report` for the keys. `decks`
    are names or files, one for each seat; without a name, chance makes up one for every game."""
    terms = Terms(game, seats, variant, switches or {}, components)
    loaded = terms.checked()
    if decks:
        listed = [named_deck(name, loaded, terms.switches) for name in decks]
        terms = with_decks(terms, loaded, listed)
    seated = [players[seat % len(players)] for seat in range(seats)]
    for name in seated:
        make_player(name)  # a misspelt name is an error now, not in a worker
    called = [name or RANDOM for name in decks]
    plan = Simulation(terms, games, seated, seed, save, check, called)
    if save:
        Path(save).mkdir(parents=True, exist_ok=True)
    begun = time.perf_counter()
    tally = _empty(seats)
    for _, part in worked_on(partial(play_batch, plan), _batches(games, jobs), jobs):
        tally.add(part)
        if progress is not None:
            progress(part.games)
    return report(plan, loaded, tally, time.perf_counter() - begun)


def report(plan: Simulation, game: Game, tally: Tally, seconds: float) -> dict[str, object]:
    """The results as plain data; `seats` has a row for each seat."""
    count = max(1, tally.games)
    rows = []
    for seat, player in enumerate(plan.players):
        mean = tally.scores[seat] / count
        spread = math.sqrt(max(0.0, tally.squares[seat] / count - mean * mean))
        wins = tally.wins[seat] / WIN
        rows.append(
            {
                "seat": game.seat_names[seat],
                "player": player,
                **({"deck": plan.decks[seat]} if plan.decks else {}),
                "wins": round(wins, 4),
                "win_share": round(wins / count, 4),
                "win_share_95": round(margin_of_error(wins, count), 4),
                "score_mean": round(mean, 3),
                "score_deviation": round(spread, 3),
            }
        )
    return {
        "game": plan.terms.game,
        "variant": plan.terms.kind(game),
        "games": tally.games,
        "seed": plan.seed,
        "faults": len(tally.faults),
        "fault_messages": sorted(tally.faults)[:20],
        "decisions": tally.decisions,
        "rounds_mean": round(tally.rounds / count, 3),
        "seconds": round(seconds, 3),
        "decisions_per_s": round(tally.decisions / max(seconds, 1e-9)),
        "seats": rows,
    }


def margin_of_error(wins: float, games: int) -> float:
    """Half the 95 % interval of a share, after Agresti and Coull: as if four more games had been
    played and two won, since who won all of a few games need not win all."""
    share = (wins + 2.0) / (games + 4.0)
    return 1.96 * math.sqrt(share * (1.0 - share) / (games + 4.0))


def play_batch(plan: Simulation, numbers: range) -> Tally:
    """Some of the games."""
    game = plan.terms.load()
    tally = _empty(plan.terms.seats)
    for number in numbers:
        try:
            _play_one(plan, game, number, tally)
        except Exception as problem:  # a fault of ours: count it and go on with the next game
            tally.faults.append(f"game {number}: {type(problem).__name__}: {problem}")
        tally.games += 1
    return tally


def _play_one(plan: Simulation, game: Game, number: int, tally: Tally) -> None:
    terms = plan.terms
    streams = number * (terms.seats + 1)
    players = [
        make_player(name, Rng(plan.seed, streams + 1 + seat))
        for seat, name in enumerate(plan.players)
    ]
    luck = Rng(plan.seed, streams)
    played = play_game(terms, game, players, luck, keep=bool(plan.save), check=plan.check)
    tally.decisions += played.decisions
    tally.rounds += played.rounds
    for seat in range(terms.seats):
        tally.scores[seat] += played.scores[seat]
        tally.squares[seat] += played.scores[seat] ** 2
        tally.wins[seat] += played.wins[seat]
    for seat, why in played.replaced.items():
        tally.faults.append(replaced_line(f"game {number}", plan.players[seat], why))
    if plan.save:
        labels = dict(enumerate(plan.players))
        variant = terms.kind(game)
        start, actions = terms.start, played.actions
        record = Record(game, terms.seats, variant, terms.switches, labels, start, actions)
        write_text(Path(plan.save) / f"{terms.game}-{plan.seed}-{number:06}.stav", record.to_text())


def _empty(seats: int) -> Tally:
    return Tally(wins=[0] * seats, scores=[0] * seats, squares=[0] * seats)


def _batches(games: int, jobs: int) -> list[range]:
    size = max(1, math.ceil(games / (BATCHES_PER_JOB * max(1, jobs))))
    return [range(n, min(n + size, games)) for n in range(0, games, size)]
