"""Everybody's rights: to see all that is kept about them, and to have it deleted."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from stavitel.engine.rng import Rng
from stavitel.server.app import make_app
from stavitel.server.guests import COOKIE, hashed
from stavitel.server.settings import Limits, Settings
from stavitel.server.store import SeatSetup, Setup
from stavitel.server.table import Table

from .asking import HOST
from .kept import ANNA, BORIS, OTHER, act, keep, offered, play
from .kept import laid as made
from .kept import setup as plain

CAYLUS = "caylus_magna_carta"
OWN = {"Origin": HOST}
SPOKEN = "What Boris said at the table"


def plan(table: str, host: str = ANNA, open: int = 0) -> Setup:
    names = [SeatSetup("human", "Anna Nováková", "", "n0"), SeatSetup("human", "Boris Z", "", "n1")]
    people: list[SeatSetup] = names[: 2 - open] + [SeatSetup("open")] * open
    return msgspec.structs.replace(plain(CAYLUS, table), seats=people, host=hashed(host))


def played(table: str, moves: int | None) -> Table:
    game = made(plan(table))
    game.say(1, SPOKEN, 5)
    game.say(0, "What Anna said", 5)
    play(game, Rng(3), moves)
    return game


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    waiting = Table.laid(plan("waiting", open=1), [(0, hashed(ANNA))])
    guest = Table.laid(plan("guest", BORIS, open=1), [(0, hashed(ANNA))])
    record = played("whole", None).match
    assert record is not None
    dropped = msgspec.structs.replace(plan("record", BORIS), record=record.record.to_text())
    tables = [
        played("over", None),
        played("running", 60),
        waiting,
        guest,
        Table.laid(dropped, []),
    ]
    keep(tmp_path, *[table.take() for table in tables])
    return tmp_path


@pytest.fixture
def browser(folder: Path) -> Iterator[TestClient]:
    with TestClient(make_app(Settings(folder, 1)), HOST) as client:
        yield client


def ask(browser: TestClient, who: str, path: str) -> Any:
    browser.cookies = {COOKIE: who}
    return browser.get(path).json()


def forget(browser: TestClient, who: str) -> Any:
    browser.cookies = {COOKIE: who}
    return browser.post("/api/me/forget", json={}, headers=OWN)


def kept_bytes(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.glob("stavitel.db*"))


def test_all_that_is_kept_about_somebody_is_theirs_to_see(browser: TestClient) -> None:
    browser.cookies = {COOKIE: BORIS}
    answer = browser.get("/api/me")
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.headers["cache-control"] == "no-store"
    told = answer.json()
    assert told["guest"] == hashed(BORIS)
    tables = {table["table"]: table for table in told["tables"]}
    assert set(tables) == {"over", "running", "guest", "record"}
    assert tables["guest"]["host"]
    assert tables["record"]["record"].startswith("stavitel")
    (seat,) = tables["over"]["seats"]
    assert (seat["seat"], seat["name"]) == (1, "Boris Z")
    assert [line["text"] for line in tables["over"]["said"]] == [SPOKEN]
    chosen = [deed["words"] for deed in seat["deeds"] if deed["kind"] == "act"]
    assert len(chosen) > 5
    assert all(chosen)


def test_nobody_sees_what_is_kept_about_others(browser: TestClient) -> None:
    tables = ask(browser, BORIS, "/api/me")["tables"]
    told = json.dumps([table | {"record": ""} for table in tables])  # that one he brought himself
    assert "Anna Nov" not in told
    assert "What Anna said" not in told
    assert hashed(ANNA) not in told
    moves = ask(browser, BORIS, "/api/me")["tables"]
    assert all(seat["seat"] == 1 for table in moves for seat in table["seats"])
    assert ask(browser, OTHER, "/api/me") == {"guest": "", "tables": []}


def test_a_running_game_tells_in_its_export_no_more_than_the_own_choices(
    browser: TestClient,
) -> None:
    (running,) = [
        table for table in ask(browser, BORIS, "/api/me")["tables"] if table["table"] == "running"
    ]
    kinds = {deed["kind"] for seat in running["seats"] for deed in seat["deeds"]}
    assert kinds <= {"act", "hold", "confirm", "undo", "sit"}
    assert "secret" not in json.dumps(running)


def test_what_is_deleted_is_nowhere_any_more_and_games_stay_without_a_name(
    folder: Path, browser: TestClient
) -> None:
    before = ask(browser, ANNA, "/api/tables/over/moments?as=-1")
    answer = forget(browser, BORIS)
    assert answer.json() == {"removed": 2, "nameless": 2}
    assert f'{COOKIE}=""' in answer.headers["set-cookie"]
    assert ask(browser, BORIS, "/api/me") == {"guest": "", "tables": []}
    after = ask(browser, ANNA, "/api/tables/over/moments?as=-1")
    assert after["moves"] == before["moves"]
    info = ask(browser, ANNA, "/api/tables/over")
    assert [seat["name"] for seat in info["seats"]] == ["Anna Nováková", ""]
    assert "Boris" not in browser.get("/api/tables/over/record").text
    assert browser.get("/api/tables/over/fair").json()["secret"]
    for table in ("guest", "record"):
        assert browser.get(f"/api/tables/{table}").status_code == 404
    browser.close()


def test_nothing_of_it_is_left_in_the_files(folder: Path) -> None:
    with TestClient(make_app(Settings(folder, 1)), HOST) as browser:
        forget(browser, BORIS)
    kept = kept_bytes(folder)
    for gone in ("Boris Z", SPOKEN, hashed(BORIS)):
        assert gone.encode() not in kept
    for stays in ("Anna Nov", "What Anna said", hashed(ANNA)):
        assert stays.encode() in kept


def test_in_a_running_game_a_bot_takes_over_and_its_host_may_invite_another(
    browser: TestClient,
) -> None:
    forget(browser, BORIS)
    info = ask(browser, ANNA, "/api/tables/running")
    assert (info["state"], info["seats"][1]["vacant"], info["seats"][1]["name"]) == (
        "playing", True, "",
    )  # fmt: skip
    assert [invite["seat"] for invite in info["invites"]] == [0, 1]


def test_where_nobody_else_plays_the_game_ends(browser: TestClient) -> None:
    forget(browser, BORIS)
    answer = forget(browser, ANNA)
    assert answer.json()["removed"] == 1
    browser.cookies = {}
    info = browser.get("/api/tables/running").json()
    assert (info["state"], info["unfinished"]) == ("over", True)
    assert not any(seat["name"] for seat in info["seats"])


def test_a_free_seat_is_open_again(browser: TestClient, folder: Path) -> None:
    """Anna sat at Boris's table, which waits for a second player."""
    forget(browser, ANNA)
    info = ask(browser, BORIS, "/api/tables/guest")
    assert [seat["kind"] for seat in info["seats"]] == ["open", "open"]
    assert [invite["seat"] for invite in info["invites"]] == [0, 1]


def test_who_follows_on_a_seat_keeps_the_own_name_and_talk(tmp_path: Path) -> None:
    """Boris was sent away; Cyril sits there now. Each deletes what is theirs."""
    game = played("t", 40)
    game.kick(1, hashed(ANNA), 10)
    cyril = f"{'cyril':_<22}"
    game.sit(1, True, hashed(cyril), "Cyril", 20)
    game.say(1, "said by Cyril", 21)
    keep(tmp_path, game.take())
    with TestClient(make_app(Settings(tmp_path, 1)), HOST) as browser:
        (table,) = ask(browser, cyril, "/api/me")["tables"]
        assert [seat["name"] for seat in table["seats"]] == ["Cyril"]
        assert [line["text"] for line in table["said"]] == ["said by Cyril"]
        forget(browser, BORIS)
        assert ask(browser, ANNA, "/api/tables/t")["seats"][1]["name"] == "Cyril"
    kept = kept_bytes(tmp_path)
    assert b"said by Cyril" in kept
    assert SPOKEN.encode() not in kept


def test_only_our_own_page_may_ask_for_deletion_and_not_all_the_time(folder: Path) -> None:
    few = Limits(exports_burst=2, exports_per_minute=1)
    with TestClient(make_app(Settings(folder, 1, limits=few)), HOST) as browser:
        browser.cookies = {COOKIE: BORIS}
        assert browser.post("/api/me/forget", json={}).status_code == 403
        evil = {"Origin": "http://evil.example"}
        assert browser.post("/api/me/forget", json={}, headers=evil).status_code == 403
        answers = [browser.get("/api/me").status_code for _ in "abc"]
        assert answers == [200, 200, 429]
        assert len(ask(browser, BORIS, "/api/tables")) == 4


def test_the_host_closes_a_table_from_the_list(browser: TestClient) -> None:
    browser.cookies = {COOKIE: BORIS}
    for table in ("waiting", "running"):
        answer = browser.post(f"/api/tables/{table}/close", json={}, headers=OWN)
        assert answer.status_code == 403
    browser.cookies = {COOKIE: ANNA}
    for table in ("waiting", "running"):
        answer = browser.post(f"/api/tables/{table}/close", json={}, headers=OWN)
        assert answer.status_code == 200
    assert browser.get("/api/tables/waiting").status_code == 404
    assert browser.get("/api/tables/running").json()["unfinished"]


def test_a_move_after_somebody_was_forgotten_is_kept_like_any_other(tmp_path: Path) -> None:
    game = made(plan("t"))
    act(game, offered(game)[0])
    keep(tmp_path, game.take())
    for _ in range(2):  # and once more after a restart
        with TestClient(make_app(Settings(tmp_path, 1)), HOST) as browser:
            forget(browser, BORIS)
            assert ask(browser, ANNA, "/api/tables/t")["state"] == "playing"
            assert ask(browser, ANNA, "/api/health")["aside"] == 0
