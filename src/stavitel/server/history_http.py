"""The course of a game over HTTP: its moments and reports of them, its record, branches and the
proof of its draws.

While a game is played everybody gets what their own seat may know, and neither record, draws nor
branches, since all of them hold every hidden card. When it is over, everybody gets everything.
"""

import asyncio
import secrets
from dataclasses import replace
from typing import Final
from weakref import WeakKeyDictionary

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stavitel.engine.core import State, waiting
from stavitel.engine.errors import BadPosition, BadRecord
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.engine.views import plain
from stavitel.fair import FairChance, draws, rules_of
from stavitel.files import decoded
from stavitel.match import Match
from stavitel.reading import Reading
from stavitel.record import OLD_PROMISE, Lack, Proof, Record, open_record
from stavitel.report import EVERYTHING, report
from stavitel.server.ending import end
from stavitel.server.guests import guest_of, welcome
from stavitel.server.history_wire import Branch, Close, DrawProof, Fair, Moment, Moments
from stavitel.server.laying import position_table
from stavitel.server.library_http import language
from stavitel.server.replaying import Replay
from stavitel.server.requests import BadRequest, address, answer, read_body, read_json
from stavitel.server.table import NotDone, Table
from stavitel.server.tables_http import hub_of, laid, not_now, table_of
from stavitel.server.wire import WATCHER, Result, Share

MOST_LINES: Final = 6000
"""In a record: the longest games of careless players have a third of that."""
_replays: Final[WeakKeyDictionary[Table, Replay]] = WeakKeyDictionary()
"""The games looked at, step by step, as long as their tables are in memory."""
_proofs: Final[WeakKeyDictionary[Table, list[DrawProof]]] = WeakKeyDictionary()


async def moments(request: Request) -> Response:
    """The whole course, as far as this viewpoint may know it."""
    table = await table_of(request)
    lang = language(request.query_params.get("lang", "en"))
    guest = await guest_of(request)
    seat = _viewpoint(request, table, guest)
    match = _begun(table)
    live = await hub_of(request).live(table.id)
    async with live.lock:  # a long log takes a while, in which others play
        await live.showing.prepare(seat, lang)
        lines = [msgspec.Raw(line.encode()) for line in live.showing.lines(seat, lang)]
        views, rest = table.viewpoints(guest), _rest(table)
        course = Moments(table.id, match.moves, _rounds(match), [], views, rest)
    return answer({**msgspec.structs.asdict(course), "lines": lines})


async def moment(request: Request) -> Response:
    """The table after so many actions, as this viewpoint saw it then."""
    table = await table_of(request)
    lang = language(request.query_params.get("lang", "en"))
    seat = _viewpoint(request, table, await guest_of(request))
    match = _begun(table)
    move = request.path_params["move"]
    if move > match.moves:
        raise BadRequest(404, f"expected a move from 0 to {match.moves}; got {move}")
    live = await hub_of(request).live(table.id)
    async with live.lock:
        if table not in _replays:
            _replays[table] = Replay(match.record)
        actions = match.record.actions
        last = min(move, len(actions))  # a recording stays at its last
        s = await asyncio.to_thread(_replays[table].after, last, actions)
    game, frame = match.game, waiting(s)
    asked = None if frame is None or frame.asks < 0 else int(frame.asks)
    # the question may tell what only the seat that is asked knows
    may_read = asked is not None and (asked == seat or table.state == "over")
    return answer(
        Moment(
            move=move,
            seat=seat,
            view=plain(game.view(s, seat)),
            asked=asked,
            prompt=match.texts(lang).prompt(s).parts if may_read else [],
            over=_result(table, game, s, move),
        )
    )


async def report_moment(request: Request) -> Response:
    """The moment after so many actions as a scenario file: as your own seat knows it, or, once the
    game is over, as it was. `action` is what was refused then."""
    table = await table_of(request)
    seat = _viewpoint(request, table, await guest_of(request))
    match, move = _begun(table), request.path_params["move"]
    if move > match.moves:
        raise BadRequest(404, f"expected a move from 0 to {match.moves}; got {move}")
    actions = match.record.actions[:move]  # of a recording, as far as our rules lead
    played = replace(match.record, actions=actions)
    seen_from = EVERYTHING if table.state == "over" else seat
    # nobody can guess it, and so work out what was changed
    rng = Rng(secrets.randbits(64))
    refused = _refused(request, match.game)
    text = await asyncio.to_thread(report, played, len(actions), seen_from, rng, refused)
    name = f"{table.setup.game}-{table.id}-{move}.toml"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="text/plain")


async def record(request: Request) -> Response:
    """The game as a file to keep."""
    table = await _finished(request)
    text = await asyncio.to_thread(kept_reading(table).to_text)
    name = f"{table.setup.game}-{table.id}.stav"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="text/plain")


async def look_at_record(request: Request) -> Response:
    """Set up a table with the record in the body, to look at only."""
    hub = hub_of(request)
    body = await read_body(request, "text/plain", hub.settings.limits.record_bytes, hub.settings)
    _not_too_often(request)
    if not hub.quota.may_keep(address(request), len(body)):
        raise BadRequest(429, "expected fewer or shorter records in a day; please come back later")
    text = decoded(body, BadRecord, "record")
    if text.count("\n") > MOST_LINES:
        raise BadRequest(413, f"expected at most {MOST_LINES} lines; the record is longer")
    # every action is checked: that may take a while, and others want to play meanwhile
    played = await asyncio.to_thread(open_record, text, "record")
    guest, cookie = await welcome(request)
    return laid(request, hub, await hub.lay_record(played, guest), guest, cookie)


async def begin_from_position(request: Request) -> Response:
    """Set up a table that begins from the position or scenario in the body."""
    hub = hub_of(request)
    body = await read_body(request, "text/plain", hub.settings.limits.body_bytes, hub.settings)
    _not_too_often(request)
    text = decoded(body, BadPosition, "position")
    guest, cookie = await welcome(request)
    setup, holders = await asyncio.to_thread(position_table, text, guest, hub.now())
    begun = await hub.lay_setup(setup, holders, address(request))
    return laid(request, hub, begun, guest, cookie)


async def branch(request: Request) -> Response:
    """Set up a table that goes on from a moment of a finished game."""
    hub = hub_of(request)
    asked = await read_json(request, Branch, hub.settings)
    table = await _finished(request)
    _not_too_often(request)
    guest, cookie = await welcome(request)
    branched = await hub.lay_branch(table.id, asked, guest, address(request))
    return laid(request, hub, branched, guest, cookie)


async def fair(request: Request) -> Response:
    """What was promised; once the game is over also the secret and every draw."""
    table = await table_of(request)
    if table.state != "over":
        return answer(_promised(table))
    played = kept_reading(table).record
    proof = played.proof
    if proof is None:
        raise BadRequest(404, "this record holds no proof of its draws")
    made = await _drawn(table, played, proof)
    return answer(
        Fair(
            proof.table,
            rules_of(played.game, played.version, played.cards),
            proof.promise,
            proof.commitment,
            proof.secret,
            proof.numbers,
            [_share(proof, seat) for seat in range(played.seats)],
            made,
        )
    )


async def close(request: Request) -> Response:
    """The host ends a game unfinished or removes a table where none has begun; players give up a
    game that our rules no longer lead on."""
    hub = hub_of(request)
    await read_json(request, Close, hub.settings)
    table = await table_of(request)
    guest = await guest_of(request)
    live = await hub.live(table.id)
    try:
        await end(hub, live, guest)
    except NotDone as refused:
        raise not_now(request, table, refused) from None
    return answer(hub.info(live, guest))


ROUTES: Final = [
    Route("/api/tables/{table}/close", close, methods=["POST"]),
    Route("/api/tables/{table}/moments", moments),
    Route("/api/tables/{table}/moments/{move:int}", moment),
    Route("/api/tables/{table}/moments/{move:int}/report", report_moment),
    Route("/api/tables/{table}/branch", branch, methods=["POST"]),
    Route("/api/tables/{table}/record", record),
    Route("/api/tables/{table}/fair", fair),
    Route("/api/records", look_at_record, methods=["POST"]),
    Route("/api/positions", begin_from_position, methods=["POST"]),
]


async def _drawn(table: Table, played: Record, proof: Proof) -> list[DrawProof]:
    """Every draw of a finished game, worked out once, while others play."""
    if table not in _proofs:
        _proofs[table] = await asyncio.to_thread(_work_out, played, proof)
    return _proofs[table]


def _work_out(played: Record, proof: Proof) -> list[DrawProof]:
    write = played.game.verbs.write
    return [
        DrawProof(number, draw.below, draw.value, write(draw.action))
        for number, draw in enumerate(draws(played, FairChance(proof.secret, proof.numbers)))
    ]


async def _finished(request: Request) -> Table:
    table = await table_of(request)
    if table.state != "over":
        raise BadRequest(409, "expected a game that is over; this one is still being played")
    return table


def _not_too_often(request: Request) -> None:
    if not hub_of(request).quota.may_lay(address(request)):
        raise BadRequest(429, "expected fewer new tables; please wait a minute")


def _begun(table: Table) -> Match:
    if table.match is None:
        raise BadRequest(409, "expected a game that has begun; a seat is still open")
    return table.match


def _viewpoint(request: Request, table: Table, guest: str) -> int:
    """The seat named with `as`, if this guest may look from there; otherwise its own."""
    may = table.viewpoints(guest)
    mine = table.seats_of(guest)
    given = request.query_params.get("as", "")
    if not given:
        return mine[0] if len(mine) == 1 else WATCHER
    seats = ", ".join(map(str, may))
    if given not in [str(seat) for seat in may]:
        raise BadRequest(403, f"as: expected a viewpoint open to you, {seats}; got '{given[:20]}'")
    return int(given)


def _refused(request: Request, game: Game) -> list[int]:
    """The action a report is about, if any."""
    given = request.query_params.get("action", "")
    if not given:
        return []
    if not given.isdecimal() or len(given) > 9 or int(given) >= game.verbs.size:
        raise BadRequest(400, f"action: expected the number of an action; got '{given[:20]}'")
    return [int(given)]


def _rounds(match: Match) -> list[int]:
    """The move at which each round began."""
    rounds = [0]
    for move, turn in match.moments():
        while turn >= len(rounds):
            rounds.append(move)
    return rounds


def kept_reading(table: Table) -> Reading:
    """A finished game, with all one needs to verify it."""
    played = _begun(table).record
    reading = table.recording.reading if table.recording is not None else Reading(played)
    if table.setup.record:
        return reading
    setup = table.setup
    lacking = _lacking(table) if setup.promise != OLD_PROMISE else {}
    proof = Proof(table.id, table.commitment, setup.secret, table.numbers, setup.promise, lacking)
    version, cards = setup.rules, setup.components  # those the commitment names
    proven = replace(played, proof=proof, version=version, cards=cards)
    return replace(reading, record=proven)


def _lacking(table: Table) -> dict[int, Lack]:
    """The people whose numbers are not in the draws, and why."""
    lacking: dict[int, Lack] = {}
    for number, seat in enumerate(table.seats):
        if seat.share == "none" or seat.share == "withheld":
            lacking[number] = seat.share
    return lacking


def _promised(table: Table) -> Fair:
    """What everybody may know while the game goes on."""
    shares = [seat.share for seat in table.seats]
    rules, setup = table.rules, table.setup
    return Fair(table.id, rules, setup.promise, table.commitment, "", table.numbers, shares, [])


def _share(proof: Proof, seat: int) -> Share:
    """Whether a seat's number is in the draws of a record."""
    if proof.numbers[seat]:
        return "given"
    return proof.lacking.get(seat, "bot")


def _rest(table: Table) -> list[str]:
    """It holds every hidden card."""
    if table.recording is None or table.state != "over":
        return []
    return table.recording.rest


def _result(table: Table, game: Game, s: State, move: int) -> Result | None:
    """How the game came out, after its last move."""
    if not s.stack:
        return Result(game.scores(s), game.places(s))
    came_out = table.result()
    if came_out is None or table.recording is None or move < table.recording.moves:
        return None
    return Result(came_out.scores, came_out.places)
