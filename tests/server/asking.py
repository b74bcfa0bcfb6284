"""Asking routes in tests, without a network."""

from collections.abc import Sequence

from starlette.applications import Starlette
from starlette.routing import BaseRoute
from starlette.testclient import TestClient

from stavitel.server.guard import Guard
from stavitel.server.problems import HANDLERS

HOST = "http://table.example"


def client(routes: Sequence[BaseRoute]) -> TestClient:
    """A browser in front of these routes, guarded and with the answers to faults as always."""
    app = Guard(Starlette(routes=routes, exception_handlers=dict(HANDLERS)))
    return TestClient(app, HOST, raise_server_exceptions=False)
