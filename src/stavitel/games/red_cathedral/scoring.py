"""Section 12: final scoring, and what everything would be worth if the game ended now."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.core import Step
from stavitel.games.red_cathedral.cards import IVAN, KINDS, MOST_FLOORS, SITE_SIZE
from stavitel.games.red_cathedral.events import (
    FINAL_SCORE,
    GAME_ENDED,
    LEFTOVERS_SCORED,
    TOWER_SCORED,
)
from stavitel.games.red_cathedral.fields import GAME_END
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.track import prestige


@final
class FinalScoring(Step[Cathedral]):
    """Leftovers and towers are added to the prestige on the track (RC-12.1 to 12.8)."""

    def run(self, s: Cathedral) -> None:
        s.phase = GAME_END
        s.emit(GAME_ENDED, s.turn)
        for index in range(s.sides()):
            side = s.side(index)
            s.emit(LEFTOVERS_SCORED, side, leftover_pieces(s, side), leftover_points(s, side))
        for tower in range(s.towers()):
            for index in range(s.sides()):
                points = tower_points(s, tower, s.side(index))
                if points > 0:
                    s.emit(TOWER_SCORED, s.side(index), tower + 1, points)
        for index in range(s.sides()):
            s.emit(FINAL_SCORE, s.side(index), score(s, s.side(index)))


def score(s: Cathedral, side: i64) -> i64:
    """The prestige of a side if the game ended now (RC-12.1 to 12.8)."""
    points = prestige(s, side) + leftover_points(s, side)
    for tower in range(s.towers()):
        points += tower_points(s, tower, side)
    return points


def leftover_pieces(s: Cathedral, side: i64) -> i64:
    """Materials and rubles together; Ivan's lie on his two cards (RC-12.2, RC-13.14)."""
    pieces = s.holds(side) + s.rubles(side)
    if side == IVAN:
        for kind in range(KINDS):
            pieces += s.stacked(kind)
    return pieces


def leftover_points(s: Cathedral, side: i64) -> i64:
    return leftover_pieces(s, side) // s.box.leftovers


def tower_value(s: Cathedral, tower: i64) -> i64:
    """Finished sections count double, ornaments single (RC-12.3)."""
    value: i64 = 0
    for spot in range(tower * MOST_FLOORS, (tower + 1) * MOST_FLOORS):
        if s.finished(spot):
            value += s.box.per_section
            if s.ornament(spot) >= 0:
                value += s.box.per_ornament
    return value


def contribution(s: Cathedral, tower: i64, side: i64) -> i64:
    """Own banners on finished sections and own ornaments in a tower (RC-12.4)."""
    found: i64 = 0
    for spot in range(tower * MOST_FLOORS, (tower + 1) * MOST_FLOORS):
        if s.finished(spot):
            if s.banner(spot) == side:
                found += 1
            if s.ornament(spot) == side:
                found += 1
    return found


def tower_points(s: Cathedral, tower: i64, side: i64) -> i64:
    """The share of a side in a tower; without a contribution there is none (RC-12.7)."""
    mine = contribution(s, tower, side)
    if mine == 0:
        return 0
    better: i64 = 0
    equal: i64 = 0  # the side itself is one of them
    for index in range(s.sides()):
        theirs = contribution(s, tower, s.side(index))
        if theirs > mine:
            better += 1
        elif theirs == mine:
            equal += 1
    value = tower_value(s, tower)
    if s.sides() == 2:
        return two_player_share(s, value, better, equal)
    return shared_places(s, value, better, equal)


def two_player_share(s: Cathedral, value: i64, better: i64, equal: i64) -> i64:
    """All to the higher contribution, a third to the other, nothing on a tie (RC-12.8)."""
    if equal > 1:
        return 0
    return value if better == 0 else value // s.box.second_divisor


def shared_places(s: Cathedral, value: i64, better: i64, equal: i64) -> i64:
    """Every place is worth half of the one before; tied players share theirs (RC-12.5, 12.6)."""
    for _ in range(better):
        value //= s.box.place_divisor
    total: i64 = 0
    for _ in range(equal):
        total += value
        value //= s.box.place_divisor
    return total // equal


# ranking


def ornaments_placed(s: Cathedral, side: i64) -> i64:
    found: i64 = 0
    for spot in range(SITE_SIZE):
        if s.ornament(spot) == side:
            found += 1
    return found


def beats(s: Cathedral, side: i64, other: i64) -> bool:
    """More prestige, then more finished sections, then more ornaments (RC-12.9)."""
    difference = score(s, side) - score(s, other)
    if difference == 0:
        difference = s.finished_by(side) - s.finished_by(other)
    if difference == 0:
        difference = ornaments_placed(s, side) - ornaments_placed(s, other)
    return difference > 0


def place(s: Cathedral, side: i64) -> int:
    """1 for the winners; in the solo game Ivan takes a place as well (RC-13.15)."""
    found = 1
    for index in range(s.sides()):
        if beats(s, s.side(index), side):
            found += 1
    return found
