"""What a position at rest is worth to a seat: its points, its lead, its share of the win."""

from math import exp

from mypy_extensions import i64

from stavitel.engine.core import State
from stavitel.engine.game import Game


def seat_count(game: Game, s: State) -> i64:
    """How many seats there are; asked once and handed on, since counting points takes time."""
    return len(game.scores(s))


def prospects(game: Game, s: State, seats: i64, seat: i64) -> float:
    """What the greedy player wants most of: points, or where the game says so the lead."""
    return lead(game, s, seats, seat) if game.counts_lead else game.evaluate(s, seat)


def lead(game: Game, s: State, seats: i64, seat: i64) -> float:
    """How far a seat is ahead of the best of the others; alone, what the game says of it."""
    mine = game.evaluate(s, seat)
    if seats == 1:
        return mine
    rival = -1e9
    for other in range(seats):
        if other != seat:
            rival = max(rival, game.evaluate(s, other))
    return mine - rival


def win_share(game: Game, s: State, seats: i64, seat: i64, margin: float) -> float:
    """How likely a seat is to win, from its lead."""
    return 1.0 / (1.0 + exp(-lead(game, s, seats, seat) / margin))
