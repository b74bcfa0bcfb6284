"""Whether all is well: for whoever runs the server, and for programs that watch it."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stavitel.server.http_wire import Health
from stavitel.server.requests import answer
from stavitel.server.tables_http import hub_of
from stavitel.server.words import sentence, wanted_language

MOST_NAMED: Final = 20


async def health(request: Request) -> Response:
    """All is well while the disk takes what is written, which is tried now and then. Tables that
    were put aside are named; they are in nobody's way."""
    hub = hub_of(request)
    works = await hub.disk.works()
    aside = hub.aside.ids()
    error = "" if works else sentence("server-no-room", wanted_language(request))
    return answer(Health(works, len(aside), aside[:MOST_NAMED], error), 200 if works else 503)


ROUTES: Final = [Route("/api/health", health)]
