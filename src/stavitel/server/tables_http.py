"""Tables over HTTP: set one up, list your own, look one up, take a seat."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stavitel.engine.errors import BadSetup
from stavitel.server.brought import chosen_deck
from stavitel.server.deck_wire import BringDeck
from stavitel.server.ending import remove
from stavitel.server.guests import guest_of, remember, welcome
from stavitel.server.history import BadTable, NoTable
from stavitel.server.http_wire import Depart, GiveShare, Laid, NewTable, Remove, Seated, Sit
from stavitel.server.hub import Hub
from stavitel.server.info import invites, line_aside, my_table
from stavitel.server.laying import clean_mark, clean_name, clean_number
from stavitel.server.requests import BadRequest, address, answer, read_json
from stavitel.server.table import NotDone, Table
from stavitel.server.words import sentence, wanted_language
from stavitel.texts import Texts


async def my_tables(request: Request) -> Response:
    hub = hub_of(request)
    guest = await guest_of(request)
    tables = await hub.tables_of(guest)
    lines = [my_table(table, guest, hub.here(table.id)) for table in tables]
    return answer(lines + [line_aside(left) for left in hub.aside.of(guest)])


async def lay_table(request: Request) -> Response:
    hub = hub_of(request)
    asked = await read_json(request, NewTable, hub.settings)
    if not hub.quota.may_lay(address(request)):
        raise BadRequest(429, "expected fewer new tables; please wait a minute")
    guest, cookie = await welcome(request)
    try:
        table = await hub.lay(asked, guest, address(request), wanted_language(request))
    except BadSetup as problem:
        raise BadRequest(400, str(problem)) from None
    return laid(request, hub, table, guest, cookie)


def laid(request: Request, hub: Hub, table: Table, guest: str, cookie: str) -> Response:
    """The answer to whoever set up a table, with the cookie that makes it theirs."""
    response = answer(Laid(table.id, invites(table, hub.doorkeeper, guest)), 201)
    remember(request, response, cookie)
    return response


async def table_info(request: Request) -> Response:
    hub = hub_of(request)
    table = await table_of(request)
    return answer(hub.info(await hub.live(table.id), await guest_of(request)))


async def sit(request: Request) -> Response:
    hub = hub_of(request)
    asked = await read_json(request, Sit, hub.settings)
    table = await table_of(request)
    found = hub.doorkeeper.seat_of(table.id, [seat.renewed for seat in table.seats], asked.secret)
    if found is None:
        raise BadRequest(403, "expected the link of a seat at this table; this one opens none")
    seat, own = found
    guest, cookie = await welcome(request)
    try:
        name = clean_name(asked.name)
        await hub.change_at(table.id, lambda at, now: at.sit(seat, own, guest, name, now))
    except NotDone as refused:
        raise not_now(request, table, refused) from None
    response = answer(Seated(table.id, seat))
    remember(request, response, cookie)
    return response


async def share(request: Request) -> Response:
    """A person's mark, and later the number behind it; see Fair chance in protocol.md."""
    hub = hub_of(request)
    asked = await read_json(request, GiveShare, hub.settings)
    table, guest = await table_of(request), await guest_of(request)
    try:
        promised, mark, number = (
            asked.commitment,
            clean_mark(asked.mark),
            clean_number(asked.number),
        )
        if mark:
            await hub.change_at(
                table.id, lambda at, now: at.promise_number(guest, promised, mark, now)
            )
        if number:
            await hub.change_at(
                table.id, lambda at, now: at.show_number(guest, promised, number, now)
            )
    except BadSetup as problem:
        raise BadRequest(400, str(problem)) from None
    except NotDone as refused:
        raise not_now(request, table, refused) from None
    return answer(hub.info(await hub.live(table.id), guest))


async def bring(request: Request) -> Response:
    """A deck for a seat of one's own, before the game begins."""
    hub = hub_of(request)
    asked = await read_json(request, BringDeck, hub.settings)
    table, guest = await table_of(request), await guest_of(request)
    try:
        lang, variant = wanted_language(request), table.setup.variant
        deck = chosen_deck(asked.deck, table.game, table.switches, lang, variant)
        await hub.change_at(table.id, lambda at, now: at.bring(asked.seat, guest, deck, now))
    except BadSetup as problem:
        raise BadRequest(400, str(problem)) from None
    except NotDone as refused:
        raise not_now(request, table, refused) from None
    return answer(hub.info(await hub.live(table.id), guest))


async def depart(request: Request) -> Response:
    """Whoever is not the host leaves a table for good."""
    hub = hub_of(request)
    await read_json(request, Depart, hub.settings)
    table, guest = await table_of(request), await guest_of(request)
    try:
        await hub.change_at(table.id, lambda at, now: at.depart(guest, now))
    except NotDone as refused:
        raise not_now(request, table, refused) from None
    return answer(hub.info(await hub.live(table.id), guest))


async def remove_table(request: Request) -> Response:
    """The host removes a table that concerns nobody else, and is told which are left."""
    hub = hub_of(request)
    await read_json(request, Remove, hub.settings)
    table, guest = await table_of(request), await guest_of(request)
    try:
        await remove(hub, await hub.live(table.id), guest)
    except NotDone as refused:
        raise not_now(request, table, refused) from None
    return await my_tables(request)


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def table_of(request: Request) -> Table:
    """The table in the path, or 404."""
    try:
        return await hub_of(request).table(request.path_params["table"])
    except NoTable:
        raise BadRequest(404, "there is no such table") from None
    except BadTable:
        raise BadRequest(410, sentence("table-aside", wanted_language(request))) from None


def not_now(request: Request, table: Table, refused: NotDone) -> BadRequest:
    """Why something cannot be done, in the language of the request."""
    texts = Texts(table.game, wanted_language(request))
    return BadRequest(403 if refused.code == "not_yours" else 409, texts.text(refused.text))


ROUTES = [
    Route("/api/tables", my_tables, methods=["GET"]),
    Route("/api/tables", lay_table, methods=["POST"]),
    Route("/api/tables/{table}", table_info, methods=["GET"]),
    Route("/api/tables/{table}/sit", sit, methods=["POST"]),
    Route("/api/tables/{table}/depart", depart, methods=["POST"]),
    Route("/api/tables/{table}/remove", remove_table, methods=["POST"]),
    Route("/api/tables/{table}/share", share, methods=["POST"]),
    Route("/api/tables/{table}/deck", bring, methods=["POST"]),
]
