"""Undo over random play: it restores the very state, and never crosses what it must not."""

import random
from dataclasses import dataclass

import pytest

from stavitel.engine.core import CHANCE, waiting
from stavitel.games import GAMES
from stavitel.match import Match
from stavitel.server.guests import hashed
from stavitel.server.store import Kept
from stavitel.server.table import NotDone, Table
from tests.server.kept import PLAYERS, laid, offered, setup


@dataclass
class Before:
    """The table before a choice."""

    seat: int
    mark: str
    views: list[object]
    moves: int


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


def before(table: Table, seat: int) -> Before:
    match = match_of(table)
    views: list[object] = [match.view(viewer) for viewer in (-1, 0, 1)]
    views += [match.log(viewer) for viewer in (-1, 0, 1)]
    return Before(seat, match.exact_mark(), views, match.moves)


def revealing(table: Table, since: int) -> bool:
    """Whether chance spoke, or a seat learned something, from a move on. Told from the record."""
    match = match_of(table)
    record = match.record
    for place in range(since, match.moves):
        frame = waiting(record.replay(place))
        assert frame is not None
        if frame.asks == CHANCE:
            return True
    telling = {kind.name for kind in match.game.events.kinds if kind.reveals}
    return any(event["event"] in telling for event in match.events(-1, since))


def play_with_undo(game: str, seed: int, steps: int) -> int:
    """Random choices, holds, confirms and attempts to take back; tells how often one succeeded."""
    rng = random.Random(seed)
    table = laid(setup(game, f"t{seed}"))
    stack: list[Before] = []  # what nothing forbids to take back; only the last one may be
    undone = 0
    for _ in range(steps):
        if table.state != "playing":
            break
        for seat in (0, 1):
            free = bool(stack) and stack[-1].seat == seat
            assert (table.undo_seat(hashed(PLAYERS[seat])) == seat) == free
        if stack and rng.random() < 0.4:
            undone += 1
            undo(table, stack.pop())
        elif table.unconfirmed:
            assert table.asked is not None
            table.confirm(hashed(PLAYERS[table.asked]), table.version, 1)
            stack.clear()
        else:
            choose(table, rng, stack)
    rebuilt = Table.rebuilt(kept(table))
    assert match_of(rebuilt).exact_mark() == match_of(table).exact_mark()
    assert (rebuilt.version, rebuilt.unconfirmed) == (table.version, table.unconfirmed)
    return undone


def undo(table: Table, expected: Before) -> None:
    other = hashed(PLAYERS[1 - expected.seat])
    version = table.version
    with pytest.raises(NotDone):
        table.undo(other, table.version, 1)
    table.undo(hashed(PLAYERS[expected.seat]), table.version, 1)
    assert before(table, expected.seat) == expected
    assert table.version > version
    assert not table.unconfirmed


def choose(table: Table, rng: random.Random, stack: list[Before]) -> None:
    seat = table.asked
    assert seat is not None
    now = before(table, seat)
    guest = hashed(PLAYERS[seat])
    table.act(guest, table.version, rng.choice(offered(table)), rng.random() < 0.5, 1)
    stack.append(now)
    if revealing(table, now.moves):
        stack.clear()


def kept(table: Table) -> Kept:
    """The table as the store would have it."""
    batch = table.take()
    assert batch.setup is not None
    return Kept(batch.setup, batch.entries, batch.holders, batch.said, batch.answers)


@pytest.mark.parametrize("game", GAMES)
def test_undo_restores_the_state_and_crosses_nothing(game: str) -> None:
    assert sum(play_with_undo(game, seed, 60) for seed in range(2)) > 10


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_undo_through_long_games(game: str) -> None:
    assert sum(play_with_undo(game, seed, 150) for seed in range(100, 103)) > 50
