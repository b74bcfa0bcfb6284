"""Asking routes in tests, without a network."""

from collections.abc import Sequence

from starlette.applications import Starlette
from starlette.routing import BaseRoute
from starlette.testclient import TestClient

from stavitel.fair import mark
from stavitel.server.guard import Guard
from stavitel.server.problems import HANDLERS

HOST = "http://table.example"


def client(routes: Sequence[BaseRoute]) -> TestClient:
    """A browser in front of these routes, guarded and with the answers to faults as always."""
    app = Guard(Starlette(routes=routes, exception_handlers=dict(HANDLERS)))
    return TestClient(app, HOST, raise_server_exceptions=False)


def share(browser: TestClient, table: str, number: str = "a number of mine") -> None:
    """Give a number for the draws, as the page of somebody alone with bots does."""
    promised = browser.get(f"/api/tables/{table}").json()["commitment"]
    body = {"commitment": promised, "mark": mark(number), "number": number}
    answer = browser.post(f"/api/tables/{table}/share", json=body, headers={"Origin": HOST})
    assert answer.status_code == 200, answer.json()
