"""The names a server goes by: a page whose own name was made to lead to us is not ours."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from stavitel.cli.serve import own_names
from stavitel.server.app import make_app
from stavitel.server.guard import is_ours
from stavitel.server.settings import Settings

TABLE = {"game": "caylus_magna_carta", "seats": [{"kind": "me"}, {"kind": "me"}]}
EVIL = "rebound.example"


@pytest.mark.parametrize(
    "host",
    ["localhost", "LocalHost:8000", "x.localhost", "127.0.0.1:8000", "[::1]:8000", "192.168.1.4"]
    + ["table.example", "Table.Example:443", "table.example."],
)
def test_numbers_localhost_and_given_names_are_ours(host: str) -> None:
    assert is_ours(host, frozenset({"table.example"}))


@pytest.mark.parametrize(
    "host",
    ["", EVIL, f"{EVIL}:8000", "table.example.rebound.example", "localhost.rebound.example", "a b"]
    + ["127.0.0.1.rebound.example", "table.example:8000:1", "127.1", "0x7f.1"],
)
def test_no_other_name_is(host: str) -> None:
    assert not is_ours(host, frozenset({"table.example"}))


def test_a_server_for_the_whole_house_knows_the_name_of_its_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Attic.lan")
    assert {"attic.lan", "attic.local", "play.example"} <= own_names("0.0.0.0", ["play.example"])
    assert "attic.lan" not in own_names("127.0.0.1", [])


def test_a_rebound_name_gets_a_sentence_and_nothing_else(tmp_path: Path) -> None:
    app = make_app(Settings(tmp_path, 1, names=frozenset({"table.example"})))
    with TestClient(app, f"http://{EVIL}", headers={"Origin": f"http://{EVIL}"}) as browser:
        for answer in (browser.get("/"), browser.post("/api/tables", json=TABLE)):
            assert answer.status_code == 421
            assert "--host-name" in answer.json()["error"]
            assert "set-cookie" not in answer.headers
        with (
            pytest.raises(WebSocketDisconnect) as refused,
            browser.websocket_connect(f"ws://{EVIL}/api/tables/t/socket"),
        ):
            pass
        assert refused.value.code == 4403
        own = "http://table.example"
        answer = browser.post(f"{own}/api/tables", json=TABLE, headers={"Origin": own})
        assert answer.status_code == 201
