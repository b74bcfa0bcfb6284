"""Puzzles over HTTP: a table with its answers, in every language."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from stavitel.analysis.puzzle_sets import posed
from stavitel.engine.views import plain
from stavitel.games import GAMES
from stavitel.server.app import make_app
from stavitel.server.settings import Settings
from stavitel.texts import LANGUAGES, Texts

from .asking import HOST


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("puzzles")
    with TestClient(make_app(Settings(folder, 1)), HOST) as client:
        yield client


@pytest.mark.parametrize("id", GAMES)
def test_a_puzzle_comes_with_its_table_and_its_answers(browser: TestClient, id: str) -> None:
    found = browser.get(f"/api/puzzles/{id}/1").json()
    puzzle = posed(id, 1)
    assert (found["number"], found["seat"]) == (1, puzzle.seat())
    assert [answer["action"] for answer in found["answers"]] == list(puzzle.answers)
    asked = {option["action"] for option in found["update"]["ask"]["options"]}
    assert puzzle.best in asked <= set(puzzle.answers)
    assert found["why"] == puzzle.reason(Texts(puzzle.game, "en")) != ""
    mine = [seat["seat"] for seat in found["info"]["seats"] if seat["mine"]]
    assert mine == [puzzle.seat()]


@pytest.mark.parametrize("id", GAMES)
def test_the_front_page_knows_how_many_there_are(browser: TestClient, id: str) -> None:
    (info,) = [one for one in browser.get("/api/games").json() if one["id"] == id]
    assert browser.get(f"/api/puzzles/{id}/{info['puzzles']}").status_code == 200
    assert browser.get(f"/api/puzzles/{id}/{info['puzzles'] + 1}").status_code == 404
    assert browser.get(f"/api/puzzles/{id}/0").status_code == 404


def test_answers_are_told_in_the_language_asked_for(browser: TestClient) -> None:
    told = [
        str(browser.get(f"/api/puzzles/{GAMES[0]}/1?lang={lang}").json()["answers"])
        for lang in LANGUAGES
    ]
    assert len(set(told)) == len(LANGUAGES)
    assert browser.get(f"/api/puzzles/{GAMES[0]}/1?lang=xx").status_code == 404


def test_only_what_the_seat_sees_is_shown(browser: TestClient) -> None:
    """The hands of the others stay hidden on the page, although they were only imagined."""
    for number in range(1, 6):
        puzzle = posed("catan_duel", number)
        view = browser.get(f"/api/puzzles/catan_duel/{number}").json()["update"]["view"]
        seen = plain(puzzle.game.view(puzzle.state(), puzzle.seat()))
        assert view == json.loads(json.dumps(seen))
