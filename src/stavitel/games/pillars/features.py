"""What a learned value sees of a position: the table from one seat, its own things first.

Rounds are long and nothing brings one to rest, so a row tells of the middle of a round too: what
has been sown is there as the harvest that `evaluate` expects of it. The event that only one seat
has foreseen (PE-11.11) is left out.
"""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.bits import count, has
from stavitel.engine.inputs import Inputs
from stavitel.games.pillars.cards import (
    ADVANTAGE_COUNT,
    AREA_COUNT,
    CRAFTSMAN_COUNT,
    GAME_END,
    HAPPENING_COUNT,
    KINDS,
    MARKET_KINDS,
    NOBODY,
    PLACE_COUNT,
    ROUNDS,
    SHIRING,
    VARIANTS,
)
from stavitel.games.pillars.evaluate import (
    FUTURE,
    builders_worth,
    expected_gold,
    figure_worth,
    harvest,
    kept_worth,
    row_to_come,
    row_worth,
)
from stavitel.games.pillars.state import Pillars

_MOST_BUILDERS: Final = 3
_MOST_CRAFTSMEN: Final = 6


def table_kind(s: Pillars) -> str:
    """Tables that one set of weights is for."""
    return f"{s.seats}-{VARIANTS[0]}"


def features(s: Pillars, seat: i64, out: Inputs) -> None:
    """Fill the row: what is common to all, then every seat's things in turn."""
    out.clear()
    left = float(ROUNDS - s.round)
    put_common(s, seat, left, out)
    for step in range(s.seats):
        other = seat + step
        if other >= s.seats:
            other -= s.seats
        put_seat(s, other, left, out)


def put_common(s: Pillars, seat: i64, left: float, out: Inputs) -> None:
    """How late it is, who is asked and who begins, the event and the market."""
    out.put(left / 6.0)
    out.one_of(s.round, ROUNDS + 1)
    out.one_of(s.phase, GAME_END)
    out.steps(s.area, AREA_COUNT)
    out.put(float(s.step) / 4.0)
    first: i64 = NOBODY
    if s.starting_player != NOBODY:
        first = (s.starting_player - seat + s.seats) % s.seats
    out.one_of(first, s.seats)
    asked: i64 = NOBODY
    if s.stack and s.stack[-1].asks >= 0:
        asked = (s.stack[-1].asks - seat + s.seats) % s.seats
    out.one_of(asked, s.seats)
    out.one_of(s.event, HAPPENING_COUNT)
    for kind in range(MARKET_KINDS):
        out.put(float(s.on_board(kind)) / 3.0)


def put_seat(s: Pillars, seat: i64, left: float, out: Inputs) -> None:
    """What a seat has, what works for it, what it is worth."""
    points = float(s.points(seat))
    out.put(points / 20.0)
    out.put(points * (6.0 - left) / 120.0)
    put_gold(s, seat, left, out)
    for kind in range(KINDS):
        held = s.held(seat, kind)
        out.put(float(held) / 4.0)
        out.steps(held, 2)
    put_builders(s, seat, out)
    row = row_to_come(s, seat) if s.area <= SHIRING else s.row(seat)
    put_worth(s, seat, row, left, out)
    out.members(row, CRAFTSMAN_COUNT)
    out.steps(count(row) - 3, _MOST_CRAFTSMEN - 3)
    out.members(s.cards(seat), ADVANTAGE_COUNT)


def put_gold(s: Pillars, seat: i64, left: float, out: Inputs) -> None:
    """Gold at hand, and what will be there once wages and tax are paid."""
    gold = s.gold(seat)
    out.put(float(gold) / 15.0)
    out.steps((gold - 2) // 4, 7)
    expected = expected_gold(s, seat)
    out.put(float(expected) / 15.0)
    out.put(float(expected) * left / 60.0)
    out.steps((expected - 2) // 4, 7)
    out.put(float(s.free_workers(seat)) / 6.0)


def put_builders(s: Pillars, seat: i64, out: Inputs) -> None:
    """Where the seat's builders are."""
    out.steps(s.bag(seat), _MOST_BUILDERS)
    waiting: i64 = 0
    for step in range(s.box.free_step):
        if s.waiting(step) == seat:
            waiting += 1
    out.steps(waiting, _MOST_BUILDERS)
    out.put(1.0 if s.drawn == seat else 0.0)
    for place in range(PLACE_COUNT):
        out.put(1.0 if s.present(seat, place) else 0.0)
    out.put(1.0 if s.black_worker == seat else 0.0)
    out.put(1.0 if s.grey_workers == seat else 0.0)
    out.put(1.0 if s.next_grey_workers == seat else 0.0)
    out.put(1.0 if has(s.converted, seat) else 0.0)


def put_worth(s: Pillars, seat: i64, row: i64, left: float, out: Inputs) -> None:
    """The parts of `evaluate`, and their sum."""
    reaped = harvest(s, seat, row, left)
    works = row_worth(s, row)
    kept = 0.0
    for card in range(ADVANTAGE_COUNT):
        if s.owns(seat, card):
            kept += kept_worth(card, left)
    figures = figure_worth(s, seat, left)
    builders = builders_worth(s, seat, left)
    out.put(reaped / 10.0)
    out.put(works / 8.0)
    out.put(works * left / 40.0)
    out.put(kept / 2.0)
    out.put(figures / 2.0)
    out.put(builders / 4.0)
    sum = float(s.points(seat)) + reaped + left * FUTURE * works + kept + figures + builders
    out.put(sum / 40.0)
