"""Tables that begin in the middle: from a position, a scenario, or a moment of another game."""

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from stavitel.beginning import read_beginning
from stavitel.engine.core import waiting
from stavitel.engine.views import plain
from stavitel.games import GAMES, folder_text, game
from stavitel.scenario import template
from stavitel.server.openapi import TEXT

from .asking import share
from .course import OWN, kept, told


def begin_from(browser: TestClient, text: str) -> Response:
    return browser.post("/api/positions", content=text, headers={**OWN, "Content-Type": TEXT})


@pytest.mark.parametrize("id", GAMES)
def test_a_table_begins_from_a_position_and_from_a_scenario(browser: TestClient, id: str) -> None:
    """Whoever is to move there is the guest, the others are bots."""
    browser.cookies = {}
    for text in (template(game(id)), folder_text(id, "puzzle.toml")):
        answer = begin_from(browser, text)
        assert answer.status_code == 201, answer.json()
        laid = answer.json()
        rules, s = read_beginning(text)
        asked = waiting(s)
        assert asked is not None
        mine = max(0, int(asked.asks))
        assert [invite["seat"] for invite in laid["invites"]] == [mine]
        cookie = answer.cookies["stavitel"]
        seats = told(browser, laid["table"], cookie)["seats"]
        assert isinstance(seats, list)
        assert [seat["kind"] for seat in seats].count("human") == 1 == seats[mine]["mine"]
        share(browser, laid["table"])
        begun = told(browser, f"{laid['table']}/moments/0", cookie)
        assert begun["view"] == plain(rules.view(s, mine))
        browser.cookies = {}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "position: expected text; the file is empty"),
        ("seats = 2", "position: game: expected the id of a game, such as"),
        ('game = "caylus"\nseats = 9', "position, line 2: seats: expected a number from 2 to 4"),
        (
            'game = "red"\n[components.rubles]\nbank_limit = 60\n[position]\n[[step]]\n',
            "components: expected the numbers of our box",
        ),
    ],
)
def test_a_position_that_cannot_be_played_is_refused(
    browser: TestClient, text: str, sentence: str
) -> None:
    answer = begin_from(browser, text)
    assert answer.status_code == 400 and sentence in answer.json()["error"], answer.json()


def test_a_branch_goes_on_from_a_moment(browser: TestClient) -> None:
    browser.cookies = {}
    record = kept()[1]
    body = {"move": 120, "seat": 1, "bot": "random"}
    answer = browser.post("/api/tables/over/branch", json=body, headers=OWN)
    assert answer.status_code == 201, answer.json()
    laid = answer.json()
    assert [invite["seat"] for invite in laid["invites"]] == [1]
    cookie = answer.cookies["stavitel"]
    info = told(browser, laid["table"], cookie)
    seats = info["seats"]
    assert isinstance(seats, list)
    assert [(seat["kind"], seat["mine"]) for seat in seats] == [("bot", False), ("human", True)]
    share(browser, laid["table"])
    begun = told(browser, f"{laid['table']}/moments/0", cookie)
    assert begun["view"] == plain(record.game.view(record.replay(120), 1))


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"move": 100_000, "seat": 0}, "move: expected a number from 0 to"),
        ({"move": -1, "seat": 0}, "move: expected a number from 0 to"),
        ({"move": 10, "seat": 2}, "seat: expected a number below 2; got 2"),
        ({"move": 10, "seat": 0, "bot": "cheat"}, "bot: expected one of"),
        ({"move": "ten", "seat": 0}, "expected Branch as JSON; Expected `int`, got `str`"),
        ({"move": 10}, "missing required field `seat`"),
        ({"move": 10, "seat": 0, "as": 1}, "contains unknown field `as`"),
        ([], "expected Branch as JSON"),
    ],
)
def test_a_branch_that_cannot_be_is_refused(
    browser: TestClient, body: object, sentence: str
) -> None:
    answer = browser.post("/api/tables/over/branch", json=body, headers=OWN)
    assert answer.status_code == 400
    assert sentence in answer.json()["error"]
