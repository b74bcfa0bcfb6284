"""Everybody's rights: to see all that is kept about them, and to have it deleted."""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stavitel.games import game
from stavitel.server.ending import forget, traces
from stavitel.server.guests import NOBODY, guest_of, part_with
from stavitel.server.http_wire import AboutMe, Deed, Forget, Forgotten, KeptTable, MySeat
from stavitel.server.requests import BadRequest, address, answer, read_json
from stavitel.server.store import Entry, Tenure, Trace
from stavitel.server.tables_http import hub_of
from stavitel.server.wire import ChatLine


async def about_me(request: Request) -> Response:
    """All that is kept about the browser that asks, as a file."""
    guest = await _allowed(request)
    found = [_told(trace, guest) for trace in await traces(hub_of(request), guest)]
    response = answer(AboutMe(guest, found))
    response.headers["Content-Disposition"] = 'attachment; filename="stavitel-about-me.json"'
    return response


async def forget_me(request: Request) -> Response:
    """Delete all of it, and the cookie with it."""
    hub = hub_of(request)
    await read_json(request, Forget, hub.settings)
    guest = await _allowed(request)
    removed = nameless = 0
    for trace in await traces(hub, guest):
        if await forget(hub, trace, guest):
            removed += 1
        else:
            nameless += 1
        await asyncio.sleep(0)  # others play meanwhile
    response = answer(Forgotten(removed, nameless))
    part_with(request, response)
    return response


ROUTES: Final = [
    Route("/api/me", about_me, methods=["GET"]),
    Route("/api/me/forget", forget_me, methods=["POST"]),
]


async def _allowed(request: Request) -> str:
    """The guest that asks; to go through everything takes a while, so not all the time."""
    guest = await guest_of(request)
    if guest != NOBODY and not hub_of(request).quota.may_ask_for_all(address(request)):
        raise BadRequest(429, "expected fewer such requests; please wait a minute")
    return guest


def _told(trace: Trace, guest: str) -> KeptTable:
    setup = trace.setup
    return KeptTable(
        table=trace.table,
        game=setup.game,
        laid=setup.laid,
        host=setup.host == guest,
        seats=[_seat(trace, held) for held in trace.seats],
        said=[
            ChatLine(line.number, line.seat, line.name, line.text, line.at) for line in trace.said
        ],
        messages=trace.messages,
        record=setup.record if setup.host == guest else "",
    )


def _seat(trace: Trace, held: Tenure) -> MySeat:
    """Choices in words; the oldest were kept as numbers."""
    mine = [entry for entry in trace.entries if entry.seat == held.seat]
    names = [entry.text for entry in mine if entry.kind == "sit"]
    if held.since == 0:
        names.insert(0, trace.setup.seats[held.seat].name)
    deeds = [Deed(entry.at, entry.kind, _words(entry)) for entry in mine]
    words = game(trace.setup.game).seat_names
    return MySeat(held.seat, words[held.seat], names[-1] if names else "", deeds)


def _words(entry: Entry) -> str:
    """What was done; what happened to others by it is not theirs."""
    if entry.kind == "deck":
        return f"{entry.text} {entry.note}".strip()
    return entry.text or (entry.note if entry.kind == "number" else "")
