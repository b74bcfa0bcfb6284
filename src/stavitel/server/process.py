"""The server as a process: how it listens, says where it is, and leaves."""

import logging
import signal
import socket
import threading
import webbrowser
from contextlib import suppress
from typing import Final

import click
import uvicorn
from starlette.types import ASGIApp

from stavitel.server import journal
from stavitel.server.app import make_app
from stavitel.server.door import Door, raised_limit
from stavitel.server.hub import Hub
from stavitel.server.measures import Measures
from stavitel.server.metrics_http import Metered
from stavitel.server.settings import Settings
from stavitel.server.settling import settle_in

GOODBYE_SECONDS: Final = 5

log = logging.getLogger(__name__)


def serve(
    settings: Settings,
    listening: socket.socket,
    said: str,
    page: str = "",
    metrics: socket.socket | None = None,
    log_format: journal.Format = "text",
) -> None:
    """Run until Ctrl-C or SIGTERM; once it answers, say so and open the page, if there is one."""
    measures = Measures()
    with journal.written(log_format, measures):
        app = make_app(settings, measures=measures)
        hub: Hub = app.state.hub
        measured = Metered(app, hub, 0 if metrics is None else metrics.getsockname()[1])
        sockets = [listening] if metrics is None else [listening, metrics]
        # uvicorn leaves with the signal it got: both are ways to stop a server, and no failure
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with suppress(KeyboardInterrupt):
            Server(config(measured, settings), hub, said, page).run(sockets)
        log.info("the server has stopped")


def config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How we want uvicorn."""
    proxied = bool(settings.origins)
    request, websocket = Door(settings.limits, raised_limit(), proxied).protocols()
    return uvicorn.Config(
        app,
        http=request,
        ws=websocket,
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,  # packed secrets beside chosen text can be guessed
        proxy_headers=proxied,  # without a proxy anybody could write them
        server_header=False,
        access_log=False,  # who played when is nobody's business
        log_config=None,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )


class Server(uvicorn.Server):
    """Has a first word and a last one."""

    def __init__(self, config: uvicorn.Config, hub: Hub, said: str, page: str) -> None:
        super().__init__(config)
        self._hub = hub
        self._said = said
        self._page = page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._hub.spawn(settle_in())
        click.echo(self._said)
        log.info("the server answers")
        if self._page:
            threading.Thread(target=webbrowser.open, args=(self._page,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # who is sent away now comes back to the next server
        await self._hub.leave()
        await super().shutdown(sockets)
