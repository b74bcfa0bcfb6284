"""Whether all is well: for whoever runs the server, and for programs that watch it."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stavitel.server.http_wire import Health
from stavitel.server.requests import answer
from stavitel.server.tables_http import hub_of

MOST_NAMED: Final = 20


async def health(request: Request) -> Response:
    """Tables that were put aside are named; they are in nobody's way."""
    aside = hub_of(request).aside.ids()
    return answer(Health(True, len(aside), aside[:MOST_NAMED]))


ROUTES: Final = [Route("/api/health", health)]
