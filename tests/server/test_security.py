"""What strangers cannot do; docs/reference/security.md names these tests."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect

from stavitel.server.app import make_app
from stavitel.server.backup import back_up
from stavitel.server.guard import HEADERS
from stavitel.server.guests import hashed
from stavitel.server.openapi import CALLS
from stavitel.server.settings import Limits, Settings

from .asking import HOST
from .kept import ANNA, keep, laid, setup

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "security.md"
TABLE = {"game": "caylus_magna_carta", "seats": [{"kind": "me"}, {"kind": "me"}]}
ORIGINS = ["", "null", "http://evil.example", f"{HOST}.evil.example", "https://table.example",
           f"{HOST}:8000", "http://[", "table.example", f"{HOST}/"]  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    keep(tmp_path, laid(setup("caylus_magna_carta", "t")).take())
    return tmp_path


@pytest.fixture
def browser(folder: Path) -> Iterator[TestClient]:
    with TestClient(make_app(Settings(folder, 1)), HOST) as client:
        yield client


@pytest.mark.parametrize("origin", ORIGINS)
def test_only_our_own_page_may_change_something(browser: TestClient, origin: str) -> None:
    answer = browser.post("/api/tables", json=TABLE, headers={"Origin": origin} if origin else {})
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("origin", ORIGINS)
def test_only_our_own_page_may_open_a_socket(browser: TestClient, origin: str) -> None:
    headers = {"Origin": origin} if origin else {}
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        browser.websocket_connect("/api/tables/t/socket", headers=headers) as socket,
    ):
        socket.receive_json()
    assert refused.value.code == 4403


def test_behind_a_proxy_the_public_address_is_ours(tmp_path: Path) -> None:
    app = make_app(Settings(tmp_path, 1, origins=("https://play.example",)))
    with TestClient(app, "http://127.0.0.1:8000") as browser:
        answer = browser.post("/api/tables", json=TABLE, headers={"Origin": "https://play.example"})
        assert answer.status_code == 201


def test_the_cookie_is_for_the_server_alone(browser: TestClient) -> None:
    answer = browser.post("/api/tables", json=TABLE, headers={"Origin": HOST})
    name, *marks = answer.headers["set-cookie"].split("; ")
    assert re.fullmatch(r"stavitel=[\w-]{22}\.[\w-]{22}", name)  # 128 bits and our signature
    assert {"HttpOnly", "SameSite=strict", "Path=/"} <= set(marks)
    assert not any(mark.startswith("Domain") for mark in marks)


def test_behind_tls_the_cookie_never_leaves_it(browser: TestClient) -> None:
    secure = HOST.replace("http:", "https:")
    answer = browser.post(f"{secure}/api/tables", json=TABLE, headers={"Origin": secure})
    name, *marks = answer.headers["set-cookie"].split("; ")
    assert name.startswith("__Host-stavitel=")
    assert "Secure" in marks


def test_secrets_are_not_kept_in_the_clear(folder: Path, browser: TestClient) -> None:
    """Neither cookies nor the links of seats can be read from a stolen database."""
    browser.cookies = {"stavitel": ANNA}
    invites = browser.get("/api/tables/t").json()["invites"]
    assert [invite["seat"] for invite in invites] == [0]
    kept = b"".join(path.read_bytes() for path in folder.glob("stavitel.db*"))
    assert hashed(ANNA).encode() in kept
    assert ANNA.encode() not in kept
    assert invites[0]["secret"].encode() not in kept


def test_the_key_behind_the_links_is_its_owners_alone(folder: Path, browser: TestClient) -> None:
    assert (folder / "key").stat().st_mode & 0o077 == 0


def test_a_wrong_link_opens_no_seat(browser: TestClient) -> None:
    for secret in ("", "x", "A" * 22, "é" * 22, "\0" * 22):
        body = {"secret": secret}
        answer = browser.post("/api/tables/t/sit", json=body, headers={"Origin": HOST})
        assert answer.status_code == 403


def test_links_are_told_only_to_those_they_belong_to(browser: TestClient) -> None:
    browser.cookies = {"stavitel": "x" * 22}
    assert browser.get("/api/tables/t").json()["invites"] == []
    assert browser.get("/api/tables").json() == []


def test_a_long_body_is_not_read_to_its_end(browser: TestClient) -> None:
    parts = 0
    sent: list[Message] = []

    async def receive() -> Message:
        nonlocal parts
        parts += 1
        return {"type": "http.request", "body": b" " * 65_536, "more_body": True}

    async def send(message: Message) -> None:
        sent.append(message)

    names = {"host": "table.example", "origin": HOST, "content-type": "application/json"}
    headers = [(name.encode(), value.encode()) for name, value in names.items()]
    scope = {"type": "http", "method": "POST", "path": "/api/tables", "query_string": b"",
             "headers": headers, "scheme": "http", "server": None, "client": None}  # fmt: skip
    asyncio.run(browser.app(scope, receive, send))  # type: ignore[arg-type]
    assert (sent[0]["status"], parts) == (413, 2)


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    few = Limits(table_burst=2, tables_per_minute=1)
    with TestClient(make_app(Settings(tmp_path, 1, limits=few)), HOST) as browser:
        answers = [browser.post("/api/tables", json=TABLE, headers={"Origin": HOST}) for _ in "abc"]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
    few = Limits(request_burst=3, requests_per_minute=1)
    with TestClient(make_app(Settings(tmp_path, 1, limits=few)), HOST) as browser:
        answers = [browser.get("/api/tables/t/moments") for _ in "abcd"]
        assert [answer.status_code for answer in answers] == [404, 404, 404, 429]
        assert answers[3].json()["error"]


def test_every_call_is_answered_with_the_headers(browser: TestClient) -> None:
    for call in CALLS:
        path = re.sub(r"{\w+}", "t", call.path)
        answer = browser.request(call.method, path, headers={"Origin": HOST})
        assert answer.status_code != 500
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, path
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert "access-control-allow-origin" not in answer.headers
        if call.path.startswith(("/api/tables", "/api/records")):
            assert answer.headers["cache-control"] == "no-store"


def test_a_backup_taken_while_people_play_opens_elsewhere(
    folder: Path, browser: TestClient, tmp_path_factory: pytest.TempPathFactory
) -> None:
    browser.cookies = {"stavitel": ANNA}
    copy = tmp_path_factory.mktemp("backup")
    assert back_up(folder, copy) == 1
    with TestClient(make_app(Settings(copy, 1)), HOST, cookies={"stavitel": ANNA}) as other:
        for path in ("", "/moments", "/moments/5"):
            expected = browser.get(f"/api/tables/t{path}")
            assert expected.status_code == 200
            assert other.get(f"/api/tables/t{path}").json() == expected.json()


def test_the_page_on_security_names_tests_that_exist() -> None:
    tests = Path(__file__).parents[1]
    there = {
        f"{path.relative_to(tests).with_suffix('').as_posix()}::{name}"
        for path in tests.rglob("test_*.py")
        for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
    }
    named = re.findall(r"`([\w/]+::test_\w+)`", PAGE.read_text("utf-8"))
    assert named
    assert set(named) <= there, set(named) - there
