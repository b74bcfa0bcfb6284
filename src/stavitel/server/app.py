"""The application: every route of the server, and the hub behind them."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import ASGIApp

from stavitel.server import (
    analysis_http,
    decks_http,
    health,
    history_http,
    lessons_http,
    library_http,
    openapi,
    puzzles_http,
    remains_http,
    rights_http,
    tables_http,
)
from stavitel.server.guard import Guard
from stavitel.server.guests import Doorkeeper
from stavitel.server.hub import Hub
from stavitel.server.limits import Throttle
from stavitel.server.measured import MeasuredBots, MeasuredStore
from stavitel.server.measures import Measures
from stavitel.server.pages import Pages
from stavitel.server.problems import HANDLERS, problem
from stavitel.server.settings import Settings
from stavitel.server.socket import table_socket
from stavitel.server.store import NoRoom, StoreError
from stavitel.server.words import sentence, wanted_language

log = logging.getLogger(__name__)


ROUTES: Final[list[BaseRoute]] = [
    *library_http.ROUTES,
    *lessons_http.ROUTES,
    *puzzles_http.ROUTES,
    *decks_http.ROUTES,
    *tables_http.ROUTES,
    *history_http.ROUTES,
    *analysis_http.ROUTES,
    *remains_http.ROUTES,
    *rights_http.ROUTES,
    *health.ROUTES,
    *openapi.ROUTES,
    WebSocketRoute("/api/tables/{table}/socket", table_socket),
    *Pages().routes,  # last, since every path fits
]


class TableApp(Starlette):
    """Guarded as a whole, the answers to our own mistakes included."""

    names: frozenset[str] | None = None

    def build_middleware_stack(self) -> ASGIApp:
        return Guard(super().build_middleware_stack(), self.names)


def make_app(
    settings: Settings,
    now: Callable[[], int] | None = None,
    measures: Measures | None = None,
) -> TableApp:
    """A server over its data folder. `now` gives milliseconds since 1970, where a test sets it."""
    measures = measures or Measures()
    store = MeasuredStore(settings.data, measures)
    bots = MeasuredBots(settings.workers, settings.limits, measures)
    hub = Hub(settings, store, bots, Doorkeeper.of(settings.data), now, measures)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await hub.start()
        yield
        await hub.close()

    app = TableApp(
        routes=ROUTES,
        middleware=[Middleware(Throttle, settings.limits)],
        exception_handlers={**HANDLERS, NoRoom: _no_room, StoreError: _not_kept},
        lifespan=life,
    )
    app.names = settings.names
    app.state.hub = hub
    return app


async def _no_room(request: Request, fault: Exception) -> Response:
    return problem(503, sentence("table-no-room", wanted_language(request)))


async def _not_kept(request: Request, fault: Exception) -> Response:
    log.error("%s", fault)
    return problem(503, "this could not be kept just now; please try again")
