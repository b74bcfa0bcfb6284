"""Records and proofs over HTTP: given out when a game is over, and dropped in by anybody."""

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from stavitel.fair import commitment, rules_of, verify
from stavitel.games import game
from stavitel.record import read_record
from stavitel.server.openapi import TEXT

from .course import CMC, OWN, ask, kept, told
from .kept import ANNA, BORIS, OTHER, SECRET


def test_the_record_of_a_finished_game_proves_itself(browser: TestClient) -> None:
    answer = browser.get("/api/tables/over/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="{CMC}-over.stav"'
    record = read_record(answer.text)
    assert record.actions == kept()[1].actions
    assert record.players == {0: "player 0", 1: "player 1"}
    proof = record.proof
    assert proof is not None
    assert verify(record, proof.table, proof.commitment, proof.secret, proof.numbers) > 20


def test_fair_gives_all_one_needs_to_draw_again(browser: TestClient) -> None:
    found = told(browser, "over/fair")
    record = kept()[1]
    rules = rules_of(record.game)
    assert (found["table"], found["rules"], found["secret"]) == ("over", rules, SECRET)
    assert found["commitment"] == commitment(SECRET, "over", rules)
    assert found["numbers"] == ["number 0", "number 1"]
    text = record.to_text()
    drawn = [line.removeprefix("chance: ") for line in text.split("\n") if "chance: " in line]
    draws = found["draws"]
    assert isinstance(draws, list)
    assert [draw["words"] for draw in draws] == drawn
    assert [draw["number"] for draw in draws] == list(range(len(drawn)))
    assert all(0 <= draw["value"] < draw["below"] for draw in draws)


def test_a_running_game_gives_neither_record_nor_branch_nor_secret(browser: TestClient) -> None:
    for who in (ANNA, BORIS, OTHER):
        status, refused = ask(browser, "running/record", who)
        sentence = "expected a game that is over; this one is still being played"
        assert (status, refused) == (409, {"error": sentence})
        body = {"move": 0, "seat": 0}
        assert browser.post("/api/tables/running/branch", json=body, headers=OWN).status_code == 409
        found = told(browser, "running/fair", who)
        assert (found["secret"], found["draws"]) == ("", [])
        assert found["commitment"] == commitment(SECRET, "running", rules_of(game(CMC)))


def drop_in(browser: TestClient, body: bytes) -> Response:
    return browser.post("/api/records", content=body, headers={**OWN, "Content-Type": TEXT})


def test_a_record_dropped_in_can_be_looked_at_by_anybody(browser: TestClient) -> None:
    text = browser.get("/api/tables/over/record").text
    browser.cookies = {}
    answer = browser.post(
        "/api/records", content=text, headers={**OWN, "Content-Type": "text/plain"}
    )
    assert answer.status_code == 201
    table = answer.json()["table"]
    assert answer.json()["invites"] == []
    info = told(browser, table)
    assert (info["replay_only"], info["state"]) == (True, "over")
    course = told(browser, f"{table}/moments")
    assert course["moves"] == course["lines"][-1]["move"] == len(kept()[1].actions)
    assert browser.get(f"/api/tables/{table}/record").text == text
    assert told(browser, f"{table}/fair")["table"] == "over"


def test_an_unfinished_record_stays_where_it_ends(browser: TestClient) -> None:
    cut = kept()[1].prefix(100)
    answer = drop_in(browser, cut.to_text().encode())
    table = answer.json()["table"]
    assert told(browser, f"{table}/moments")["moves"] == 100
    assert browser.get(f"/api/tables/{table}/record").text == cut.to_text()
    sentence = "this record holds no proof of its draws"
    assert ask(browser, f"{table}/fair") == (404, {"error": sentence})


@pytest.mark.parametrize(
    ("body", "status", "sentence"),
    [
        (b"", 400, "record: expected text; the file is empty"),
        (b"\xff\xfe", 400, "record: expected text in UTF-8; got binary data"),
        (b"hello", 400, "expected the first line to be 'stavitel record 2'; got 'hello'"),
        (
            b"stavitel record 2\ngame: chess\nseats: 2\n", 400,
            "record, line 2: expected a game called",
        ),
        (
            b"stavitel record 2\ngame: caylus_magna_carta\nseats: 2\n\nred: pass\n", 400,
            "record, line 5: expected an action of chance; got one of 'red'",
        ),
        (b"stavitel record 2\n" + b"\n" * 6000, 413, "expected at most 6000 lines"),
        (b"<script>" * 200_000, 413, "expected at most 1048576 bytes; this is longer"),
    ],
)  # fmt: skip
def test_rubbish_is_refused_with_one_sentence(
    browser: TestClient, body: bytes, status: int, sentence: str
) -> None:
    answer = drop_in(browser, body)
    assert answer.status_code == status
    assert sentence in answer.json()["error"]
    assert "\n" not in answer.json()["error"]
