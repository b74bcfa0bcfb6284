"""The analysis of a finished game, and advice at its moments; neither while it is played."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from stavitel.server.app import make_app
from stavitel.server.settings import Limits, Settings

from ..analysis.games import GIVEN_AWAY, WON, ended_with
from .asking import HOST, share

OWN = {"Origin": HOST}
MANY = Limits(table_burst=1000, request_burst=100_000)
LONGEST = 60.0


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("analysed")
    with TestClient(make_app(Settings(folder, 1, limits=MANY)), HOST) as client:
        yield client


@pytest.fixture(scope="module")
def table(browser: TestClient) -> str:
    headers = {"Content-Type": "text/plain", **OWN}
    text = ended_with(GIVEN_AWAY).to_text()
    laid = browser.post("/api/records", content=text, headers=headers)
    assert laid.status_code == 201
    return str(laid.json()["table"])


def analysis(browser: TestClient, table: str, lang: str = "en") -> dict[str, Any]:
    """Asked again and again until it is ready."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        answer = browser.get(f"/api/tables/{table}/analysis?lang={lang}")
        assert answer.status_code == 200
        found: dict[str, Any] = answer.json()
        if found["ready"]:
            return found
        time.sleep(0.1)
    raise AssertionError("the analysis was not ready in time")


def test_an_analysis_is_worked_out_in_the_background(browser: TestClient, table: str) -> None:
    found = analysis(browser, table)
    assert found["judged"] == found["choices"] > 0
    assert len(found["shares"]) == len(found["seats"]) == 2
    for seat, row in zip(found["seats"], found["shares"], strict=True):
        assert len(row) == len(found["moves"])
        assert (row[0], row[-1]) == (seat["start"], seat["end"])
        parts = seat["luck"] + seat["own"] + seat["others"]
        assert parts == pytest.approx(seat["result"], abs=0.1)
    assert (found["errors"][0]["move"], found["errors"][0]["mark"]) == (3, "??")


def test_an_analysis_outlives_the_server(tmp_path: Path) -> None:
    """Whoever comes back after a restart has it at once, from a file only its owner may read."""
    settings = Settings(tmp_path, 1, limits=MANY)
    headers = {"Content-Type": "text/plain", **OWN}
    text = ended_with(GIVEN_AWAY).to_text()
    with TestClient(make_app(settings), HOST) as client:
        laid = client.post("/api/records", content=text, headers=headers)
        table, cookies = str(laid.json()["table"]), dict(client.cookies)
        found = analysis(client, table)
    (file,) = (tmp_path / "analyses").iterdir()
    assert file.stat().st_mode & 0o077 == 0
    with TestClient(make_app(settings), HOST, cookies=cookies) as client:
        assert client.get(f"/api/tables/{table}/analysis").json() == found
        brought = client.post("/api/records", content=text, headers=headers).json()["table"]
        assert client.get(f"/api/tables/{brought}/analysis").json() == found
    file.write_text("{}")  # damaged: it is worked out anew
    with TestClient(make_app(settings), HOST, cookies=cookies) as client:
        assert not client.get(f"/api/tables/{table}/analysis").json()["ready"]
        assert analysis(client, table) == found


def test_turning_points_speak_the_language_asked_for(browser: TestClient, table: str) -> None:
    better = [analysis(browser, table, lang)["errors"][0]["better"] for lang in ("en", "cs")]
    assert better[0] != better[1]


def test_advice_at_a_moment_is_for_who_is_asked_there(browser: TestClient, table: str) -> None:
    found = browser.get(f"/api/tables/{table}/moments/2/advice").json()
    assert found["seat"] == 0
    best = found["hints"][0]
    record = ended_with(WON)
    assert best["action"] == record.actions[2]
    assert best["share"] == 100.0
    assert best["why"].endswith(" more")
    last = len(ended_with(GIVEN_AWAY).actions)
    assert browser.get(f"/api/tables/{table}/moments/{last}/advice").json()["seat"] is None
    assert browser.get(f"/api/tables/{table}/moments/{last + 1}/advice").status_code == 404
    assert browser.get(f"/api/tables/{table}/moments/2/advice?effort=9").status_code == 400


def test_a_running_game_is_not_analysed(browser: TestClient) -> None:
    asked = {
        "game": "caylus_magna_carta",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level:1"}],
    }
    laid = browser.post("/api/tables", json=asked, headers=OWN)
    table = laid.json()["table"]
    for path in ("analysis", "moments/0/advice"):
        refused = browser.get(f"/api/tables/{table}/{path}")
        assert refused.status_code == 409
        assert "expected a game that is over" in refused.json()["error"]


ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "level:1"}]
TWO_PEOPLE = [{"kind": "me"}, {"kind": "me"}]


def hint_at(browser: TestClient, seats: list[dict[str, str]], **more: str) -> Response:
    """The answer to whoever asks for a hint at a new table, where their seat begins."""
    asked = {"game": "caylus_magna_carta", "seats": seats, **more}
    table = browser.post("/api/tables", json=asked, headers=OWN).json()["table"]
    share(browser, table)
    info = browser.get(f"/api/tables/{table}").json()
    end = time.monotonic() + LONGEST
    while True:
        answer = browser.get(f"/api/tables/{table}/hint")
        if answer.status_code != 409 or time.monotonic() > end:
            assert info["hints"] is (answer.status_code == 200)
            return answer
        time.sleep(0.1)  # the bot is asked first, or draws are still being promised


def test_whoever_plays_alone_gets_hints(browser: TestClient) -> None:
    found = hint_at(browser, ALONE)
    assert found.status_code == 200
    assert 1 <= len(found.json()["hints"]) <= 3
    for told in found.json()["hints"]:
        assert 0 <= told["share"] <= 100
        assert told["text"]


def test_several_people_get_none_unless_they_agreed(browser: TestClient) -> None:
    assert hint_at(browser, TWO_PEOPLE).status_code == 403
    assert hint_at(browser, TWO_PEOPLE, hints="on").status_code == 200


def test_a_host_may_switch_hints_off(browser: TestClient) -> None:
    assert hint_at(browser, ALONE, hints="off").status_code == 403


def test_a_stranger_gets_no_hint(browser: TestClient, table: str) -> None:
    asked = {"game": "caylus_magna_carta", "seats": TWO_PEOPLE, "hints": "on"}
    laid = browser.post("/api/tables", json=asked, headers=OWN).json()["table"]
    cookies = dict(browser.cookies)
    browser.cookies.clear()
    try:
        assert browser.get(f"/api/tables/{laid}/hint").status_code == 409
    finally:
        browser.cookies.update(cookies)
    assert browser.get(f"/api/tables/{table}/hint").status_code == 409  # it is over
