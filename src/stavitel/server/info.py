"""Tables as lists show them: who sits there, what is going on."""

from collections.abc import Set
from typing import Final, Literal

from stavitel.players import LEVEL_NAMES
from stavitel.server.attendance import Attendance, is_paused
from stavitel.server.build import build
from stavitel.server.company import Seat
from stavitel.server.ending import may_remove
from stavitel.server.guests import Doorkeeper
from stavitel.server.http_wire import MyTable
from stavitel.server.store import Remains
from stavitel.server.table import NotDone, Table
from stavitel.server.wire import WATCHER, Brings, Invite, RecordingInfo, SeatInfo, TableInfo

NOBODY_ABSENT: Final[frozenset[int]] = frozenset()


def table_info(
    table: Table,
    doorkeeper: Doorkeeper,
    guest: str,
    here: Set[str],
    watchers: int,
    attendance: Attendance,
) -> TableInfo:
    """A table as a guest may know it; `here` are the guests who are connected."""
    setup = table.setup
    return TableInfo(
        table=table.id,
        game=setup.game,
        variant=setup.variant,
        switches=table.switches,
        state=table.state,
        seats=seat_infos(table, guest, here, attendance.absent),
        clock=setup.clock,
        stand_in=setup.stand_in,
        host=guest == setup.host,
        invites=invites(table, doorkeeper, guest),
        watchers=watchers,
        watchers_muted=WATCHER in table.muted,
        unfinished=table.closed,
        paused=is_paused(table, here),
        notes=table.notes.shown(),
        wishes=attendance.wishes(),
        commitment=table.commitment,
        promise=setup.promise,
        rematch=table.rematch,
        replay_only=bool(setup.record) or table.recording is not None,
        recording=recording_info(table),
        hints=setup.hints_allowed,
        levels=LEVEL_NAMES,
        build=build(),
    )


def recording_info(table: Table) -> RecordingInfo | None:
    found = table.recording
    if found is None:
        return None
    rules, ours = found.reading.record.version, table.game.version
    return RecordingInfo(rules, ours, found.moves, found.shown, found.standing is not None)


def my_table(table: Table, guest: str, here: Set[str]) -> MyTable:
    """A line in the list of a browser's tables."""
    asked = table.asked
    mine = asked is not None and guest in table.holders[asked] and not table.bot_of(asked)
    seats = seat_infos(table, guest, here)
    paused = is_paused(table, here)
    return MyTable(
        table.id, table.setup.game, table.state, mine, seats, table.touched, asked, paused,
        what_may_be_done(table, guest),
    )  # fmt: skip


def what_may_be_done(table: Table, guest: str) -> list[Literal["leave", "remove"]]:
    """With a table in a list: its host removes it, others leave it."""
    if guest == table.setup.host:
        return ["remove"] if may_remove(table, guest) else []
    try:
        table.may_depart(guest)
    except NotDone:
        return []
    return ["leave"]


def line_aside(left: Remains) -> MyTable:
    """The same for a table that was put aside."""
    game = left.setup.game if left.setup is not None else ""
    return MyTable(left.table, game, "aside", False, [], left.touched)


def seat_infos(
    table: Table, guest: str, here: Set[str], absent: Set[int] = NOBODY_ABSENT
) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat=number,
            word=table.game.seat_names[number],
            colour=table.colours[number],
            kind=seat.kind,
            name=seat.name,
            bot=table.bot_of(number),
            mine=guest in table.holders[number],
            here=not here.isdisjoint(table.holders[number]),
            absent=number in absent,
            away=seat.away,
            waited=number in table.stopped,
            resigned=seat.resigned,
            vacant=seat.vacant,
            muted=number in table.muted,
            share=seat.share,
            mark=seat.mark,
            brings=_brings(table, seat),
            deck=seat.deck_name if guest in table.holders[number] else "",
        )
        for number, seat in enumerate(table.seats)
    ]


def _brings(table: Table, seat: Seat) -> Brings:
    if not table.setup.decks:
        return ""
    return "awaited" if seat.deck is None else "brought"


def invites(table: Table, doorkeeper: Doorkeeper, guest: str) -> list[Invite]:
    """The links of open seats for the host, and of their own seats for their holders."""
    known = [
        seat
        for seat, place in enumerate(table.seats)
        if guest in table.holders[seat] or (is_free(place) and guest == table.setup.host)
    ]
    return [Invite(seat, _secret(table, doorkeeper, seat)) for seat in known]


def is_free(seat: Seat) -> bool:
    """Whether anybody with its link may sit down there."""
    return seat.kind == "open" or seat.vacant


def _secret(table: Table, doorkeeper: Doorkeeper, seat: int) -> str:
    place = table.seats[seat]
    return doorkeeper.seat_secret(table.id, seat, place.kind != "open", place.renewed)
