"""A moment as a scenario file, for whoever reports a fault."""

import tomllib
from typing import Any

from httpx2 import Response
from starlette.testclient import TestClient

from stavitel.engine.rng import Rng
from stavitel.report import EVERYTHING, report
from stavitel.scenario import read_scenario, run_scenario

from .course import CMC, kept, running
from .kept import ANNA, BORIS, OTHER


def reported(browser: TestClient, path: str, who: str, **query: Any) -> Response:
    browser.cookies = {"stavitel": who}
    return browser.get(f"/api/tables/{path}/report", params={k: str(v) for k, v in query.items()})


def test_a_report_of_a_running_game_passes_and_makes_up_what_others_hold(
    browser: TestClient,
) -> None:
    match, move = running(), 20  # soon after everybody got a hand
    real = tomllib.loads(report(match.record, move, EVERYTHING, Rng(1)))["position"]
    others = set()
    for _ in range(8):
        answer = reported(browser, f"running/moments/{move}", ANNA)
        assert answer.status_code == 200
        assert f'filename="{CMC}-running-{move}.toml"' in answer.headers["content-disposition"]
        assert run_scenario(read_scenario(answer.text)).failures == []
        told = tomllib.loads(answer.text)["position"]
        assert told["seats"] == real["seats"]
        assert told["red"]["hand"] == real["red"]["hand"]
        others.add(tuple(told["green"]["hand"]))
    assert len(others) > 1


def test_a_finished_game_is_reported_as_it_was(browser: TestClient) -> None:
    record = kept()[1]
    answer = reported(browser, "over/moments/100", OTHER)
    assert answer.text == report(record, 100, EVERYTHING, Rng(1))


def test_a_report_names_the_action_that_was_refused(browser: TestClient) -> None:
    match = running()
    seat = match.seat()
    who = [ANNA, BORIS][seat or 0]
    option, why = match.candidates()[0]
    answer = reported(browser, f"running/moments/{match.moves}", who, action=option.action)
    assert f'refuses."{option.words}" = "{why.reason}"' in answer.text
    for odd in ("x", "-1", "9" * 12):
        bad = reported(browser, f"running/moments/{match.moves}", who, action=odd)
        assert bad.status_code == 400


def test_nobody_reports_from_a_seat_of_others_or_a_move_to_come(browser: TestClient) -> None:
    moves = running().moves
    assert reported(browser, f"running/moments/{moves}", ANNA, **{"as": 1}).status_code == 403
    assert reported(browser, f"running/moments/{moves + 1}", ANNA).status_code == 404
    assert reported(browser, "waits/moments/0", ANNA).status_code == 409
    watched = reported(browser, f"running/moments/{moves}", OTHER)
    assert "as a watcher saw it" in watched.text
