"""The door: who comes in through cookies, links and origins, and how much anybody may ask for."""

import asyncio
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from stavitel.server.app import make_app
from stavitel.server.guests import COOKIE, SAFE_COOKIE, Doorkeeper
from stavitel.server.limits import Bucket, Meter
from stavitel.server.settings import Limits, Settings
from stavitel.server.sqlite_store import SqliteStore

from .asking import share
from .kept import ANNA, keep, setup
from .kept import laid as made

HOST = "http://table.example"
SOCKETS = "ws://table.example"
CAYLUS = "caylus_magna_carta"
OWN = {"origin": HOST}
NEW = {"game": CAYLUS, "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(Settings(tmp_path)), HOST, headers=OWN) as client:
        yield client


def other_browser(browser: TestClient) -> TestClient:
    return TestClient(browser.app, str(browser.base_url), headers=OWN)


def lay(browser: TestClient, **more: Any) -> dict[str, Any]:
    answer = browser.post("/api/tables", json=NEW | more)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


# cookies and links


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(browser: TestClient) -> None:
    header = browser.post("/api/tables", json=NEW).headers["set-cookie"].lower()
    assert header.startswith(f"{COOKIE}=")
    assert {"httponly", "samesite=strict", "path=/"} <= set(header.split("; "))


def test_behind_https_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    app = make_app(Settings(tmp_path))
    safe = "https://table.example"
    with TestClient(app, safe, headers={"origin": safe}) as browser:
        header = browser.post("/api/tables", json=NEW).headers["set-cookie"]
        assert header.startswith(f"{SAFE_COOKIE}=")
        assert "secure" in header.lower().split("; ")


@pytest.mark.parametrize("chosen", ["x" * 22, f"{'x' * 22}.{'x' * 22}", "x" * 22 + ".", "é" * 22])
def test_nobody_chooses_their_own_cookie(browser: TestClient, chosen: str) -> None:
    """Neither a script nor a neighbour on the same domain makes a browser known to us."""
    headers = [(b"cookie", f"{COOKIE}={chosen}".encode())]
    answer = browser.post("/api/tables", json=NEW, headers=headers)
    assert answer.status_code == 201
    given = browser.cookies[COOKIE]
    assert chosen[:22] not in given
    browser.cookies.clear()
    assert browser.get("/api/tables", headers=headers).json() == []
    browser.cookies.set(COOKIE, given)
    assert len(browser.get("/api/tables").json()) == 1
    browser.cookies.clear()
    browser.cookies.set(COOKIE, given[:-1] + ("x" if given[-1] != "x" else "y"))
    assert browser.get("/api/tables").json() == []


def test_a_cookie_of_an_older_server_is_honoured_and_signed(tmp_path: Path) -> None:
    keep(tmp_path, made(setup(CAYLUS, "t")).take())
    with TestClient(make_app(Settings(tmp_path)), HOST, headers=OWN) as browser:
        browser.cookies.set(COOKIE, ANNA)
        assert [table["table"] for table in browser.get("/api/tables").json()] == ["t"]
        header = browser.post("/api/tables", json=NEW).headers["set-cookie"]
        assert header.startswith(f"{COOKIE}={ANNA}.")


def test_a_link_opens_its_seat_and_no_other(browser: TestClient) -> None:
    laid = lay(browser)
    secrets = {invite["seat"]: invite["secret"] for invite in laid["invites"]}
    assert set(secrets) == {0, 1}
    friend = other_browser(browser)
    path = f"/api/tables/{laid['table']}/sit"
    for wrong in ("", "x", secrets[1][:-1], secrets[1] + "x", "é" * 22, "x" * 10_000):
        assert friend.post(path, json={"secret": wrong}).status_code == 403
    seated = friend.post(path, json={"secret": secrets[1], "name": "Boris\n\t Žižka" + "x" * 99})
    assert seated.json() == {"table": laid["table"], "seat": 1}
    info = friend.get(f"/api/tables/{laid['table']}").json()
    assert [seat["mine"] for seat in info["seats"]] == [False, True]
    assert info["seats"][1]["name"].startswith("Boris Žižkax")
    assert len(info["seats"][1]["name"]) == 40
    assert info["state"] == "waiting"  # for the numbers of both
    assert [invite["seat"] for invite in info["invites"]] == [1]
    assert [table["table"] for table in friend.get("/api/tables").json()] == [laid["table"]]
    assert other_browser(browser).get("/api/tables").json() == []


def test_an_invitation_serves_one_guest(browser: TestClient) -> None:
    """Whoever sent it cannot use it to look into the hand of whoever took it."""
    laid = lay(browser)
    path = f"/api/tables/{laid['table']}/sit"
    invitation = {"secret": laid["invites"][1]["secret"]}
    friend = other_browser(browser)
    assert friend.post(path, json=invitation).status_code == 200
    assert friend.post(path, json=invitation).status_code == 200  # its answer may have been lost
    assert browser.post(path, json=invitation).status_code == 403
    assert other_browser(browser).post(path, json=invitation).status_code == 403
    info = friend.get(f"/api/tables/{laid['table']}").json()
    own = {"secret": info["invites"][0]["secret"]}
    assert own != invitation
    assert other_browser(browser).post(path, json=own).status_code == 200


def test_secrets_of_one_table_open_nothing_at_another(browser: TestClient) -> None:
    one, two = lay(browser), lay(browser)
    stolen = {"secret": one["invites"][1]["secret"]}
    assert browser.post(f"/api/tables/{two['table']}/sit", json=stolen).status_code == 403


def test_strangers_get_no_invites(browser: TestClient) -> None:
    table = lay(browser)["table"]
    info = other_browser(browser).get(f"/api/tables/{table}").json()
    assert info["invites"] == []
    assert not info["host"]


def test_the_database_holds_no_secret_that_opens_anything(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(tmp_path)), HOST, headers=OWN) as browser:
        laid = lay(browser)
        cookie = browser.cookies[COOKIE]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("stavitel.db*"))
    assert laid["table"].encode() in kept
    for part in (cookie, *cookie.split(".")):
        assert part.encode() not in kept
    for invite in laid["invites"]:
        assert invite["secret"].encode() not in kept


def test_the_key_is_for_its_owner_alone_and_stays(tmp_path: Path) -> None:
    secret = Doorkeeper.of(tmp_path).seat_secret("t", 0, True)
    assert stat.S_IMODE((tmp_path / "key").stat().st_mode) == 0o600
    assert Doorkeeper.of(tmp_path).seat_secret("t", 0, True) == secret
    assert len(secret) == 22
    door = Doorkeeper.of(tmp_path)
    made = {door.seat_secret(t, s, own) for t in "ab" for s in range(4) for own in (False, True)}
    assert len(made) == 16


# origins


@pytest.mark.parametrize(
    "origin",
    [None, "null", "", "http://evil.example", "https://table.example", "http://table.example:81",
     "http://table.example.evil.example", "http://evil@table.example", "http://table.example/x",
     "http://TABLE.EXAMPLE.", "file://table.example"],
)  # fmt: skip
def test_only_our_own_page_may_change_something(browser: TestClient, origin: str | None) -> None:
    table = lay(browser)["table"]
    del browser.headers["origin"]
    foreign = {"origin": origin} if origin is not None else {}
    assert browser.post("/api/tables", json=NEW, headers=foreign).status_code == 403
    with (
        pytest.raises(WebSocketDisconnect),
        browser.websocket_connect(f"{SOCKETS}/api/tables/{table}/socket", headers=foreign),
    ):
        pass


def test_a_further_address_of_the_server_is_its_own(tmp_path: Path) -> None:
    app = make_app(Settings(tmp_path, origins=("https://play.example",)))
    with TestClient(app, HOST) as browser:
        headers = {"origin": "https://play.example"}
        assert browser.post("/api/tables", json=NEW, headers=headers).status_code == 201


# the socket itself


def test_a_socket_plays(browser: TestClient) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = lay(browser, seats=seats)["table"]
    share(browser, table)
    with browser.websocket_connect(f"{SOCKETS}/api/tables/{table}/socket?lang=de") as socket:
        kinds = [socket.receive_json() for _ in range(3)]
        assert [message["type"] for message in kinds] == ["table", "update", "chat"]
        update = kinds[1]
        action = update["ask"]["options"][0]["action"]
        message = {"type": "act", "id": "a", "version": update["version"], "action": action}
        socket.send_json(message)
        while (answer := socket.receive_json())["type"] != "done":
            assert answer["type"] == "update"
        assert answer["id"] == "a"
        socket.send_bytes(b'{"type":"ping"}')
        while (answer := socket.receive_json())["type"] != "pong":
            assert answer["type"] in ("update", "table")


def test_a_socket_without_a_table_is_closed_with_a_reason(browser: TestClient) -> None:
    with browser.websocket_connect(f"{SOCKETS}/api/tables/nothing/socket") as socket:
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 4404


def test_odd_query_parameters_are_taken_as_none(browser: TestClient) -> None:
    table = lay(browser, seats=[{"kind": "me"}, {"kind": "me"}])["table"]
    share(browser, table)
    for odd in ("lang=xx&version=-1&lines=x", "version=99999&lines=9&seat=7", "seat=%00&lines=²"):
        with browser.websocket_connect(f"{SOCKETS}/api/tables/{table}/socket?{odd}") as socket:
            assert socket.receive_json()["type"] == "table"
            assert socket.receive_json()["keep"] == 0


# limits


def limited(tmp_path: Path, **limits: Any) -> TestClient:
    return TestClient(make_app(Settings(tmp_path, limits=Limits(**limits))), HOST, headers=OWN)


def test_too_many_new_tables_are_refused_for_a_while(tmp_path: Path) -> None:
    with limited(tmp_path, table_burst=3, tables_per_minute=0) as browser:
        answers = [browser.post("/api/tables", json=NEW).status_code for _ in range(5)]
        assert answers == [201, 201, 201, 429, 429]


def test_too_many_requests_are_refused_for_a_while(tmp_path: Path) -> None:
    with limited(tmp_path, request_burst=3, requests_per_minute=0) as browser:
        answers = [browser.get("/api/health") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert "wait" in answers[-1].json()["error"]


def test_the_many_small_files_of_a_page_count_little(tmp_path: Path) -> None:
    """A household that opens several tables at once is no flood."""
    with limited(tmp_path, request_burst=3, requests_per_minute=0) as browser:
        answers = [browser.get("/assets/none.css").status_code for _ in range(40)]
        assert answers.count(429) in (10, 11)  # tenths of a request add up not quite exactly
        assert browser.get("/api/health").status_code == 429


def test_too_many_handshakes_are_refused_for_a_while(tmp_path: Path) -> None:
    with limited(tmp_path, handshake_burst=2, handshakes_per_minute=0) as browser:
        path = f"{SOCKETS}/api/tables/{lay(browser)['table']}/socket"
        for _ in range(2):
            with browser.websocket_connect(path) as socket:
                assert socket.receive_json()["type"] == "table"
        with pytest.raises(WebSocketDenialResponse) as refused, browser.websocket_connect(path):
            pass
        assert refused.value.status_code == 429
        assert browser.get("/api/health").status_code == 200


def test_a_socket_that_says_nothing_is_closed_and_may_come_back(tmp_path: Path) -> None:
    with limited(tmp_path, silent_seconds=0.2) as browser:
        path = f"{SOCKETS}/api/tables/{lay(browser)['table']}/socket"
        with browser.websocket_connect(path) as socket:
            with pytest.raises(WebSocketDisconnect) as closed:
                for _ in range(10):
                    socket.receive_json()
            assert closed.value.code == 1013


def test_too_many_messages_are_refused_with_their_id(tmp_path: Path) -> None:
    with limited(tmp_path, message_burst=2, messages_per_minute=0) as browser:
        table = lay(browser)["table"]
        with browser.websocket_connect(f"{SOCKETS}/api/tables/{table}/socket") as socket:
            for n in range(3):
                socket.send_json({"type": "say", "id": f"m{n}", "text": "hello"})
            answers = [socket.receive_json() for _ in range(7)]
            assert answers[-1]["type"] == "refused"
            assert (answers[-1]["id"], answers[-1]["code"]) == ("m2", "too_fast")


def test_too_many_sockets_of_one_watcher_are_closed(tmp_path: Path) -> None:
    with limited(tmp_path, sockets_per_guest=1) as browser:
        path = f"{SOCKETS}/api/tables/{lay(browser)['table']}/socket"
        watcher = Doorkeeper.of(tmp_path).cookie("w" * 22)
        browser.cookies = {"stavitel": watcher}
        with browser.websocket_connect(path), browser.websocket_connect(path) as second:
            with pytest.raises(WebSocketDisconnect) as closed:
                second.receive_json()
            assert closed.value.code == 4429


def test_of_too_many_sockets_of_a_seat_the_oldest_is_closed(tmp_path: Path) -> None:
    with limited(tmp_path, sockets_per_guest=1) as browser:
        path = f"{SOCKETS}/api/tables/{lay(browser)['table']}/socket"
        with browser.websocket_connect(path) as first, browser.websocket_connect(path) as second:
            assert second.receive_json()["type"] == "table"
            with pytest.raises(WebSocketDisconnect) as closed:
                for _ in range(10):
                    first.receive_json()
            assert closed.value.code == 4429


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"{", "application/json", 400),
        (b"[]", "application/json", 400),
        (b'{"game":"caylus_magna_carta","seats":[],"colour":"red"}', "application/json", 400),
        (b'{"game":"chess","seats":[{"kind":"me"},{"kind":"me"}]}', "application/json", 400),
        (b'{"game":"caylus_magna_carta","seats":[{"kind":"me"}]}', "application/json", 400),
        (b"\xff" * 9, "application/json", 400),
        (b"{}", "text/plain", 415),
        (b" " * 70_000, "application/json", 413),
    ],
)
def test_bad_requests_get_one_sentence(
    browser: TestClient, body: bytes, kind: str, status: int
) -> None:
    answer = browser.post("/api/tables", content=body, headers={"content-type": kind})
    assert answer.status_code == status
    assert set(answer.json()) == {"error"}
    assert "\n" not in answer.json()["error"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:9999999ms"}]},
        {"stand_in": "nobody"},
        {"variant": "chess"},
        {"switches": {"colour": "red"}},
        {"clock": {"kind": "move", "time": 0}},
        {"clock": {"kind": "game", "time": 10, "more": -1}},
        {"number": "x"},  # a number is given when the promise is known, not before
    ],
)
def test_tables_that_cannot_be_laid(browser: TestClient, wrong: dict[str, Any]) -> None:
    assert browser.post("/api/tables", json=NEW | wrong).status_code == 400


def test_a_bucket_refills_and_a_meter_stays_small() -> None:
    bucket = Bucket(2, 60, 0.0)
    assert [bucket.take(0.0), bucket.take(0.0), bucket.take(0.5)] == [True, True, False]
    assert bucket.take(1.1)
    now = [0.0]
    meter = Meter(1, 60, lambda: now[0], most=10)
    assert all(meter.take(str(n)) for n in range(1000))
    assert len(meter) <= 10


def test_a_folder_in_use_is_refused(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with pytest.raises(Exception, match="another server uses this folder"):
        make_app(Settings(tmp_path))
    asyncio.run(store.close())
