"""Three tables and how they are asked about: a finished game, a running one, one that waits."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from starlette.testclient import TestClient

from stavitel.engine.rng import Rng
from stavitel.match import Match
from stavitel.record import Record
from stavitel.sentences import Part, Sentence
from stavitel.server.app import make_app
from stavitel.server.settings import Limits, Settings
from stavitel.server.store import Batch

from .asking import HOST
from .kept import OTHER, laid, play, setup

CMC = "caylus_magna_carta"
OWN = {"Origin": HOST}
MANY = Limits(table_burst=1000, request_burst=100_000)


@cache
def kept() -> tuple[list[Batch], Record]:
    """A finished game, a running one, one that waits, and the record of the finished one."""
    over, running = laid(setup(CMC, "over")), laid(setup(CMC, "running"))
    waits = laid(setup(CMC, "waits", open=1))
    play(over, Rng(3))
    play(running, Rng(4), 60)
    assert over.match is not None and over.state == "over"
    return [over.take(), running.take(), waits.take()], over.match.record


def running() -> Match:
    """The running game, played by the library alone."""
    table = laid(setup(CMC, "running"))
    play(table, Rng(4), 60)
    assert table.match is not None
    return table.match


@contextmanager
def server(folder: Path) -> Iterator[TestClient]:
    with TestClient(make_app(Settings(folder, 1, limits=MANY)), HOST) as client:
        yield client


def ask(browser: TestClient, path: str, who: str = OTHER, **query: Any) -> tuple[int, object]:
    """Status and JSON of an answer."""
    browser.cookies = {"stavitel": who}
    answer = browser.get(f"/api/tables/{path}", params={k: str(v) for k, v in query.items()})
    return answer.status_code, answer.json()


def told(browser: TestClient, path: str, who: str = OTHER, **query: Any) -> dict[str, Any]:
    status, found = ask(browser, path, who, **query)
    assert status == 200, found
    assert isinstance(found, dict)
    return found


def sentence(parts: object) -> Sentence:
    """A sentence as it travels."""
    return Sentence(msgspec.convert(parts, list[str | Part]))
