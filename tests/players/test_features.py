"""What a learned value sees: rows of one length, the same from every chair, and nothing hidden."""

import pytest

from stavitel.engine.core import CHANCE, Actions, State, advance, settle
from stavitel.engine.game import Game
from stavitel.engine.inputs import Inputs
from stavitel.engine.rng import Rng
from stavitel.games import GAMES, game
from stavitel.players.chance import draw
from stavitel.players.judge import describe
from stavitel.players.net import HEADS, NetReading
from stavitel.players.weights import packed, shipped_net, unpacked


def kinds() -> list[tuple[str, str, int]]:
    """Every game, variant and number of seats for which something can be learned."""
    found = []
    for id in GAMES:
        g = game(id)
        for variant in g.variants:
            for seats in range(max(2, g.min_seats), g.max_seats + 1):
                if g.table_kind(g.start(seats, variant, {})):
                    found.append((id, variant, seats))
    return found


KINDS = kinds()
every_kind = pytest.mark.parametrize(("id", "variant", "seats"), KINDS)


def positions(g: Game, variant: str, seats: int, seed: int = 1) -> list[State]:
    """Every tenth position of a random game in which a seat is asked."""
    s, rng, out, found = g.start(seats, variant, {}), Rng(seed), Actions(), list[State]()
    settle(s)
    asked = 0
    while s.stack:
        if s.stack[-1].asks == CHANCE:
            advance(s, draw(s, rng, out))
            continue
        asked += 1
        if asked % 10 == 0:
            found.append(s.copy())
        s.stack[-1].options(s, out)
        advance(s, out.items[rng.below(out.count)])
    return found


def row_of(g: Game, s: State, seat: int) -> list[float]:
    row = Inputs()
    g.features(s, seat, row)
    return row.to_list()


def test_there_is_something_to_learn() -> None:
    assert ("caylus_magna_carta", "standard", 2) in KINDS


@every_kind
def test_rows_of_a_table_have_one_length_and_small_numbers(
    id: str, variant: str, seats: int
) -> None:
    g = game(id)
    rows = [row_of(g, s, seat) for s in positions(g, variant, seats) for seat in range(seats)]
    assert len({len(row) for row in rows}) == 1
    assert all(abs(number) < 100 for row in rows for number in row)
    differing = sum(len({row[i] for row in rows}) > 1 for i in range(len(rows[0])))
    assert (
        differing > len(rows[0]) / 4
    )  # even of a random game, much of it says something about the course of a game


@every_kind
def test_a_row_holds_nothing_that_the_seat_cannot_know(id: str, variant: str, seats: int) -> None:
    """Worlds that the seat cannot tell apart give the same row."""
    g, rng = game(id), Rng(7)
    for s in positions(g, variant, seats, seed=3):
        for seat in range(seats):
            own = row_of(g, s, seat)
            for _ in range(3):
                assert row_of(g, g.imagine(s, seat, rng), seat) == own


@every_kind
def test_seats_see_the_same_table_from_different_chairs(id: str, variant: str, seats: int) -> None:
    """Whoever sees different things at all sees them in a different order."""
    g = game(id)
    rows = [[row_of(g, s, seat) for seat in range(seats)] for s in positions(g, variant, seats)]
    assert any(row[0] != row[1] for row in rows)


@every_kind
def test_a_net_that_ships_fits_its_game(id: str, variant: str, seats: int) -> None:
    g = game(id)
    s = g.start(seats, variant, {})
    net = shipped_net(id, g.table_kind(s))
    if net is None:
        return
    assert net.inputs == len(row_of(g, s, 0)) + g.moments, "and how the turn was cut short"
    reading, row = NetReading(net), Inputs()
    for s in positions(g, variant, seats):
        for seat in range(seats):
            describe(g, s, seat, g.moment(s, seat), row)
            reading.run(row)
            assert 0 < reading.share() < 1
            assert -10 < reading.head(HEADS - 1) < 20
    assert packed(unpacked(packed(net))) == packed(net)
