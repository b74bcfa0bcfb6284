"""What is left of a table that was put aside, for those it belongs to.

A game that was not over is shown as the guest saw it: somebody may yet repair the table, and then
nobody should know what others hold.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stavitel.server.guests import guest_of
from stavitel.server.requests import BadRequest
from stavitel.server.store import Remains, Setup
from stavitel.server.table import Table
from stavitel.server.tables_http import hub_of
from stavitel.server.wire import WATCHER
from stavitel.server.words import wanted_language


async def remains(request: Request) -> Response:
    """A file with all that can still be read."""
    id = request.path_params["table"]
    hub = hub_of(request)
    left = hub.aside.remains(id)
    if left is None:
        raise BadRequest(404, "expected a table that was put aside; this is none")
    guest = await guest_of(request)
    if not left.belongs_to(guest):
        raise BadRequest(403, "expected a browser that laid this table or held a seat there")
    text = told(left, guest, wanted_language(request))
    headers = {"Content-Disposition": f'attachment; filename="remains-{left.table}.txt"'}
    return Response(text, headers=headers, media_type="text/plain")


ROUTES: Final = [Route("/api/tables/{table}/remains", remains)]


def told(left: Remains, guest: str, lang: str) -> str:
    """Who sat there, what happened as far as this guest may know it, and what was said."""
    parts = [f"{left.table}  {_when(left.touched)}"]
    table = _readable(left.setup, left)
    if table is not None:
        parts.append(
            "\n".join(f"{n} {seat.name or seat.bot}" for n, seat in enumerate(table.seats))
        )
        parts.append("\n".join(_log(table, guest, lang)))
        if table.match is not None and table.state == "over":
            parts.append(table.match.record.to_text())
    elif left.setup is not None:
        parts.append(left.setup.record)
    heard = [line for line in left.said if line.seat != WATCHER and line.text]
    parts.append("\n".join(f"{_when(line.at)}  {line.name}: {line.text}" for line in heard))
    return "\n\n".join(part for part in parts if part) + "\n"


def _readable(setup: Setup | None, left: Remains) -> Table | None:
    """The table as far as its entries lead, if it can be laid at all."""
    if setup is None:
        return None
    try:
        table = Table(setup)
    except Exception:  # damage takes any form
        return None
    table.redo_readable(left.entries)
    for seat, guest in left.holders:
        if 0 <= seat < len(table.seats):
            table.holders[seat].add(guest)
    return table


def _log(table: Table, guest: str, lang: str) -> Sequence[str]:
    if table.match is None:
        return []
    return table.match.log((*table.seats_of(guest), WATCHER)[0], lang)


def _when(at: int) -> str:
    """Milliseconds since 1970, which may be damaged as well, as a date."""
    try:
        return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"
    except (OverflowError, OSError, ValueError):
        return "?"
