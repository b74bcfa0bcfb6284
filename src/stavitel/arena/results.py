"""The results of a contest as plain data: matches, ratings, pace, controls."""

from collections.abc import Callable

from stavitel.arena.playing import WIN, Terms
from stavitel.arena.sets import Pairing, SetPlayed, Times
from stavitel.arena.statistics import Interval, Meeting, mean_share, ratings
from stavitel.engine.game import Game

NEARLY_ALL = 0.95
"""What a good player wins at least against one that plays at random."""
Row = dict[str, object]


def match_row(pairing: Pairing, shares: list[float], terms: Terms) -> Row:
    """One candidate against one base."""
    return {
        "candidate": pairing.candidate,
        "base": pairing.base,
        "sets": len(shares),
        "games": len(shares) * terms.seats,
        "even": round(1 / terms.seats, 4),
        **_bounds("win_share", mean_share(shares), 4),
    }


def elo_rows(
    pairings: list[Pairing],
    players: list[str],
    shares: Callable[[Pairing], list[float]],
    seed: int,
    terms: Terms,
) -> list[Row]:
    """Every player's Elo above the last one named."""
    meetings = [
        Meeting(players.index(pair.candidate), players.index(pair.base), shares(pair))
        for pair in pairings
    ]
    if not meetings:
        return []
    found = ratings(meetings, len(players), terms.seats, seed)
    return [
        {"player": name, **_bounds("elo", one, 1)} for name, one in zip(players, found, strict=True)
    ]


def pace_rows(times: dict[str, Times]) -> list[Row]:
    """How long each player took to decide, in milliseconds."""
    rows: list[Row] = []
    for player, spread in times.items():
        count = spread.total()
        mean = sum(time * often for time, often in spread.items()) / max(1, count)
        rows.append(
            {
                "player": player,
                "decisions": count,
                "mean_ms": round(mean, 3),
                "p99_ms": _percentile(spread, 0.99),
                "slowest_ms": max(spread, default=0.0),
            }
        )
    return rows


def control_rows(
    pairings: list[Pairing], played: dict[int, list[SetPlayed]], game: Game, terms: Terms
) -> Row | None:
    """A player against itself must win its even share, and against chance nearly everything; the
    first also shows what a seat is worth."""
    if not pairings:
        return None
    mirror, sanity = pairings
    itself = match_row(mirror, [one.share for one in played[mirror.number]], terms)
    chance = match_row(sanity, [one.share for one in played[sanity.number]], terms)
    fair = mean_share([one.share for one in played[mirror.number]])
    clear = mean_share([one.share for one in played[sanity.number]])
    return {
        "mirror": {**itself, "as_expected": fair.low <= 1 / terms.seats <= fair.high},
        "against_random": {**chance, "as_expected": clear.value >= NEARLY_ALL},
        "seat_advantage": [
            {"seat": game.seat_names[seat], **_bounds("win_share", share, 4)}
            for seat, share in enumerate(seat_shares(played[mirror.number], terms.seats))
        ],
    }


def seat_shares(sets: list[SetPlayed], seats: int) -> list[Interval]:
    """The share of the win from every seat, where all players are the same."""
    return [
        mean_share([one.by_seat[seat] / (WIN * seats) for one in sets]) for seat in range(seats)
    ]


def _bounds(name: str, found: Interval, digits: int) -> Row:
    return {
        name: round(found.value, digits),
        "low": round(found.low, digits),
        "high": round(found.high, digits),
    }


def _percentile(spread: Times, part: float) -> float:
    """The time that so great a part of all decisions did not exceed."""
    left = part * spread.total()
    for time in sorted(spread):
        left -= spread[time]
        if left <= 0:
            return time
    return 0.0
