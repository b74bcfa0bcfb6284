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
    mine = game.evaluate(s, seat)
    if not game.counts_lead or seats == 1:
        return mine
    rival = -1e9
    for other in range(seats):
        if other != seat:
            rival = max(rival, game.evaluate(s, other))
    return mine - rival


def win_shares(game: Game, s: State, seats: i64, margin: float) -> list[float]:
    """How likely each seat is to win, from the lead it has over the best of the others."""
    values = [game.evaluate(s, seat) for seat in range(seats)]
    shares: list[float] = []
    for seat in range(seats):
        rival = -1e9 if seats > 1 else 0.0  # alone, the game compares with its own opponent
        for other in range(seats):
            if other != seat and values[other] > rival:
                rival = values[other]
        shares.append(1.0 / (1.0 + exp((rival - values[seat]) / margin)))
    return shares
