"""Undo over random play: it restores the very state, and never crosses what it must not."""

import random
from dataclasses import dataclass

import pytest
from msgspec import structs

from stavitel.engine.core import CHANCE, waiting
from stavitel.games import GAMES
from stavitel.match import Match
from stavitel.server.guests import hashed
from stavitel.server.store import Kept, SeatSetup
from stavitel.server.table import NotDone, Table
from tests.server.kept import ANNA, PLAYERS, laid, offered, setup


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
    """Random choices, holds, confirms and undos; returns how many undos succeeded."""
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


def against_bots(id: str, name: str) -> Table:
    """Anna alone among bots."""
    people = setup(id, name)
    bot = SeatSetup("bot", "", "greedy")
    return Table.laid(structs.replace(people, seats=[people.seats[0], bot]), [(0, hashed(ANNA))])


@pytest.mark.parametrize("game", GAMES)
def test_alone_among_bots_their_moves_are_taken_back_too(game: str) -> None:
    """Nobody minds. What was revealed stays, whoever revealed it."""
    rng = random.Random(7)
    across = 0
    table = against_bots(game, "alone")
    choices: list[Before] = []
    for _ in range(120):
        seat = table.asked
        if seat is None:
            break
        now = before(table, seat)
        action = rng.choice(offered(table))
        if seat == 0:
            table.act(hashed(ANNA), table.version, action, False, 1)
            choices.append(now)
        else:
            table.act_for(seat, table.version, action, 1)
        if revealing(table, now.moves):
            choices.clear()
        assert (table.undo_seat(hashed(ANNA)) == 0) == bool(choices)
        if choices and rng.random() < 0.3:
            across += seat == 1
            expected = choices.pop()
            table.undo(hashed(ANNA), table.version, 1)
            assert before(table, 0) == expected
    rebuilt = Table.rebuilt(kept(table))
    assert match_of(rebuilt).exact_mark() == match_of(table).exact_mark()
    assert rebuilt.version == table.version
    assert across or game == "catan_duel"  # there every turn begins with the dice


def test_among_people_no_bot_is_taken_back() -> None:
    people = setup("caylus_magna_carta", "mixed", seats=3)
    seats = [*people.seats[:2], SeatSetup("bot", "", "greedy")]
    held = [(0, hashed(ANNA)), (1, hashed(PLAYERS[1]))]
    table = Table.laid(structs.replace(people, seats=seats), held)
    rng = random.Random(1)
    seen = 0
    while table.asked is not None and seen < 5:
        seat = table.asked
        action = rng.choice(offered(table))
        if seat < 2:
            table.act(hashed(PLAYERS[seat]), table.version, action, "needed", 1)
            if table.unconfirmed:
                table.confirm(hashed(PLAYERS[seat]), table.version, 1)
        else:
            table.act_for(seat, table.version, action, 1)
            seen += 1
            assert table.undo_seat(hashed(ANNA)) is None
            assert table.undo_seat(hashed(PLAYERS[1])) is None
    assert seen == 5


def test_among_people_a_turn_that_a_bot_follows_is_confirmed() -> None:
    """It could not be taken back; alone among bots it can."""
    alone = against_bots("caylus_magna_carta", "alone")
    people = setup("caylus_magna_carta", "mixed", seats=3)
    seats = [people.seats[0], SeatSetup("bot", "", "greedy"), people.seats[2]]
    mixed = Table.laid(
        structs.replace(people, seats=seats), [(0, hashed(ANNA)), (2, hashed(PLAYERS[2]))]
    )
    waits = {"alone": 0, "mixed": 0}
    for name, table in (("alone", alone), ("mixed", mixed)):
        while table.asked is not None and match_of(table).moves < 60:
            placing = [a for a in offered(table) if words(table, a).startswith("place_worker")]
            action = (placing or offered(table))[0]
            if table.asked == 1:
                table.act_for(1, table.version, action, 1)
            else:
                guest = hashed(PLAYERS[table.asked])
                table.act(guest, table.version, action, "needed", 1)
                if table.unconfirmed:
                    waits[name] += bool(placing)
                    table.confirm(guest, table.version, 1)
    assert waits["alone"] == 0
    assert waits["mixed"] > 0


def words(table: Table, action: int) -> str:
    return match_of(table).game.verbs.write(action)
