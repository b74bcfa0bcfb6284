"""Decks over HTTP: the kit, the check, and files that are dropped on the page."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from stavitel.decks import SAMPLES, sample, sample_text, written
from stavitel.server.app import make_app
from stavitel.server.settings import Settings
from stavitel.texts import LANGUAGES

from .asking import HOST

OURS = {"Origin": HOST}


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Any:
    app = make_app(Settings(data=tmp_path_factory.mktemp("house")))
    with TestClient(app, HOST, raise_server_exceptions=False) as found:
        yield found


def sheet(**changes: object) -> dict[str, Any]:
    deck = vars(sample("golden_mean"))
    keys = ("name", "author", "note", "start", "cards", "events")
    return {**{key: deck[key] for key in keys}, **changes}


def check(browser: TestClient, deck: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    answer = browser.post("/api/decks/check", params={"lang": lang}, json=deck, headers=OURS)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_kit_has_all_cards_and_the_samples(browser: TestClient, lang: str) -> None:
    kit = browser.get("/api/decks", params={"lang": lang}).json()
    cards = {card["id"]: card for card in kit["cards"]}
    assert (len(cards), kit["size"], kit["events"], kit["start"]) == (94, 33, 4, 3)
    assert sum(card["copies"] for card in kit["cards"] if not card["event"]) == 110
    assert cards["basic_abbey"] == {
        "id": "basic_abbey", "word": "abbey", "event": False, "back": "basic",
        "type": "settlement", "cost": {"brick": 1, "grain": 1, "ore": 1},
        "points": {"progress": 1}, "needs": False, "once": True, "copies": 2, "marked": 0,
    }  # fmt: skip
    assert "basic_yule" not in cards and cards["progress_plague"]["type"] == "event"
    assert [deck["id"] for deck in kit["samples"]] == list(SAMPLES)
    named = kit["samples"][4]["sheet"]["name"]
    assert (named == "Golden Mean") == (lang == "en")


def test_a_legal_deck_is_full(browser: TestClient) -> None:
    found = check(browser, sheet())
    assert (found["errors"], found["warnings"], len(found["closed"])) == ([], [], 94)
    assert found["totals"]["points"]["victory"] == 12
    assert sum(found["totals"]["curve"]) == sum(found["totals"]["types"].values()) == 33
    assert found["file"] == written(sample("golden_mean"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_and_what_cannot_be_added_is_told(browser: TestClient, lang: str) -> None:
    found = check(browser, sheet(name="", start=None, cards={"basic_abbey": 3}, events={}), lang)
    assert [note["code"] for note in found["errors"]] == ["TD-13", "TD-01", "TD-06", "TD-04"]
    assert found["errors"][3]["about"] == "basic_abbey"
    assert set(found["closed"]) == {"basic_abbey"}
    assert ("your box holds only 2" in found["closed"]["basic_abbey"]) == (lang == "en")


def test_a_deck_is_made_whole(browser: TestClient) -> None:
    begun = sheet(name="Mine", start=None, cards={"turmoil_archer": 1}, events={})
    answer = browser.post("/api/decks/suggest", json=begun, headers=OURS)
    whole = answer.json()
    assert whole["name"] == "Mine" and whole["cards"]["turmoil_archer"] >= 1
    assert check(browser, whole)["errors"] == check(browser, whole)["warnings"] == []


def test_a_dropped_file_is_read(browser: TestClient) -> None:
    headers = {**OURS, "Content-Type": "text/plain"}
    text = sample_text("golden_mean").replace("basic_toll_bridge = 1\n", "")
    found = browser.post("/api/decks/read", content=text, headers=headers).json()
    assert found["sheet"]["name"] == "Golden Mean"
    assert [note["code"] for note in found["report"]["errors"]] == ["TD-01"]


@pytest.mark.parametrize(
    ("data", "status", "complaint"),
    [
        (b"\x00\x01", 400, "binary data"),
        (b"name = Anna\n", 400, "line 1"),
        (b"", 400, "empty"),
        (b"# x\n" * 40_000, 413, "at most 65536 bytes"),
        (b"[cards]\n" + b"".join(b"a%d = 1\n" % n for n in range(400)), 413, "at most 300"),
    ],
)
def test_rubbish_is_refused_in_one_sentence(
    browser: TestClient, data: bytes, status: int, complaint: str
) -> None:
    headers = {**OURS, "Content-Type": "text/plain"}
    answer = browser.post("/api/decks/read", content=data, headers=headers)
    assert answer.status_code == status
    assert complaint in answer.json()["error"]


@pytest.mark.parametrize("path", ["/api/decks/read", "/api/records", "/api/positions"])
@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "Tento soubor je prázdný."),
        (b"\x00\x01", "Tohle není textový soubor."),
        (b"x = = 3\n", "Chyba v souboru na řádku 1: "),
    ],
)
def test_why_a_file_cannot_be_read_is_told_in_the_language_of_the_page(
    browser: TestClient, path: str, data: bytes, told: str
) -> None:
    headers = {**OURS, "Content-Type": "text/plain", "Accept-Language": "cs"}
    answer = browser.post(path, content=data, headers=headers)
    assert answer.status_code == 400
    error = answer.json()["error"].replace("\u00a0", " ")
    assert error.startswith(told) and "expected" not in error


def test_a_sheet_of_another_shape_is_refused(browser: TestClient) -> None:
    for wrong in ({}, sheet(cards=[1]), sheet(colour="red"), sheet(cards={"a": "b"})):
        answer = browser.post("/api/decks/check", json=wrong, headers=OURS)
        assert answer.status_code == 400
    many = sheet(cards={f"card_{n}": 1 for n in range(400)})
    assert browser.post("/api/decks/check", json=many, headers=OURS).status_code == 413
    assert browser.post("/api/decks/check", json=sheet()).status_code == 403
