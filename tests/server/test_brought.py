"""Decks come to a table: chosen when it is set up or when somebody has sat down, checked, kept,
shown to nobody else, and played with again in the next game (CD-21.15, CD-21.48)."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from stavitel.decks import SAMPLES, deck_box, sample
from stavitel.engine.rng import Rng
from stavitel.engine.views import plain
from stavitel.games.catan_duel.cards import CARDS
from stavitel.games.catan_duel.decks.check import legal_deck
from stavitel.record import read_record
from stavitel.server.app import make_app
from stavitel.server.brought import kept
from stavitel.server.deck_wire import DeckChoice
from stavitel.server.guests import hashed
from stavitel.server.history_http import kept_reading
from stavitel.server.http_wire import NewSeat, NewTable
from stavitel.server.settings import Settings
from stavitel.server.table import NotDone, Table

from .asking import HOST, share
from .house import Asleep, Browser, House, MemoryStore
from .kept import play
from .test_tables import run

ANNA, BORIS = hashed("anna"), hashed("boris")
OWN = {"Origin": HOST}
DUEL = "catan_duel"
LEVEL = "level:1"


def sample_choice(id: str) -> DeckChoice:
    return DeckChoice("sample", id)


async def lay(house: House, mine: str = "golden_mean", *, friend: bool = True) -> Table:
    """A tournament table: Anna with a deck, and an open seat or a bot."""
    other = NewSeat("open") if friend else NewSeat("bot", "", LEVEL)
    seats = [NewSeat("me", "Anna", deck=sample_choice(mine) if mine else None), other]
    return await house.hub.lay(NewTable(DUEL, seats, "tournament"), ANNA)


async def bring(house: House, table: Table, guest: str, seat: int, id: str) -> None:
    deck = kept(sample(id))
    await house.hub.change_at(table.id, lambda at, now: at.bring(seat, guest, deck, now))


async def both(house: House) -> Table:
    """Anna has brought Golden Mean and Boris Torch and Arrow; the game is on."""
    table = await lay(house)
    await house.sit("boris", table.id, 1)
    await bring(house, table, BORIS, 1, "torch_and_arrow")
    await house.share(table.id)
    return table


def decks(view: dict[str, Any]) -> list[dict[str, int]]:
    return [player.get("deck", {}) for player in view["players"]]


def kinds(id: str) -> dict[str, int]:
    """A sample as positions and views have it."""
    return dict(Counter(CARDS[card] for card in legal_deck(sample(id), deck_box()).cards))


@run
async def test_a_game_begins_when_both_have_brought_a_deck() -> None:
    house = House(bots=Asleep(1))
    table = await lay(house)
    assert (table.state, table.undecked) == ("waiting", [1])
    await house.sit("boris", table.id, 1)
    assert (table.state, table.undecked, table.unshared) == ("waiting", [1], [])
    await bring(house, table, BORIS, 1, "torch_and_arrow")
    assert table.undecked == [] and table.unshared
    await house.share(table.id)
    assert table.match is not None and table.match.record.start is not None
    start: Any = table.match.record.start
    assert start["red"]["deck"] == kinds("golden_mean")
    assert start["blue"]["deck"] == kinds("torch_and_arrow")


@run
async def test_a_deck_may_be_changed_until_numbers_are_shown_and_by_nobody_else() -> None:
    house = House(bots=Asleep(1))
    table = await lay(house)
    await house.sit("boris", table.id, 1)
    with pytest.raises(NotDone, match="not_yours"):
        await bring(house, table, BORIS, 0, "gold_rush")
    await bring(house, table, ANNA, 0, "gold_rush")
    await bring(house, table, BORIS, 1, "nine_heroes")
    await house.share(table.id)
    assert table.match is not None and table.match.record.start is not None
    start: Any = table.match.record.start
    assert start["red"]["deck"] == kinds("gold_rush")
    with pytest.raises(NotDone, match="table-deck-late"):
        await bring(house, table, ANNA, 0, "golden_mean")


@run
async def test_nobody_is_told_the_deck_of_another() -> None:
    """CD-21.48: what travels to a browser names its own deck and none of the other's cards."""
    house = House(bots=Asleep(1))
    table = await lay(house)
    await house.sit("boris", table.id, 1)
    anna, boris = [await house.browser(name, table.id) for name in ("anna", "boris")]
    watcher = await house.browser("vera", table.id)
    await bring(house, table, BORIS, 1, "torch_and_arrow")
    await house.share(table.id)
    seats = {browser.name: browser.info["seats"] for browser in (anna, boris, watcher)}
    assert [seat["deck"] for seat in seats["anna"]] == ["Golden Mean", ""]
    assert [seat["deck"] for seat in seats["boris"]] == ["", "Torch and Arrow"]
    assert [seat["deck"] for seat in seats["vera"]] == ["", ""]
    assert {seat["brings"] for seat in seats["vera"]} == {"brought"}
    assert decks(anna.update["view"]) == [kinds("golden_mean"), {}]
    assert decks(boris.update["view"]) == [{}, kinds("torch_and_arrow")]
    assert decks(watcher.update["view"]) == [{}, {}]
    assert _mentions(anna, "arsonist") == _mentions(watcher, "arsonist") == 0
    assert _mentions(boris, "arsonist") > 0 and _mentions(boris, "wool_ship") == 0


def _mentions(browser: Browser, card: str) -> int:
    """How often a card is named in all that was sent; questions about any card say so as well."""
    return sum(
        card in str(message["view"]["players"])
        for message in browser.sent
        if message["type"] == "update"
    )


@run
async def test_a_restart_keeps_the_decks() -> None:
    store = MemoryStore()
    house = House(store, bots=Asleep(1))
    waiting = await lay(house, "learned_city")
    table = await both(house)
    assert table.match is not None
    before = table.match.fingerprint()
    again = House(store, bots=Asleep(1))
    rebuilt = await again.hub.table(table.id)
    assert rebuilt.match is not None and rebuilt.match.fingerprint() == before
    assert rebuilt.match.record.start == table.match.record.start
    still = await again.hub.table(waiting.id)
    assert (still.state, still.undecked, still.seats[0].deck_name) == (
        "waiting",
        [1],
        "Learned City",
    )


@run
async def test_whoever_leaves_takes_the_deck_along() -> None:
    house = House(bots=Asleep(1))
    table = await lay(house)
    await house.sit("boris", table.id, 1)
    await bring(house, table, BORIS, 1, "gold_rush")
    await house.hub.change_at(table.id, lambda at, now: at.depart(BORIS, now))
    assert table.undecked == [1] and table.seats[1].deck_name == ""


@run
async def test_a_bot_brings_a_sample_whenever_it_comes() -> None:
    house = House(bots=Asleep(1))
    table = await lay(house, friend=False)
    await house.share(table.id)
    assert table.match is not None
    start: Any = table.match.record.start
    assert start["blue"]["deck"] in [kinds(id) for id in SAMPLES]
    later = await lay(house)
    anna = await house.browser("anna", later.id)
    assert (await anna.do("fill", seat=1, bot=LEVEL))["type"] == "done"
    await house.share(later.id)
    assert later.match is not None and sum(decks(_start_view(later))[1].values()) == 33


def _start_view(table: Table) -> dict[str, Any]:
    assert table.match is not None and table.match.record.start is not None
    start: Any = table.match.record.start
    return {"players": [start["red"], start["blue"]]}


@run
async def test_chance_makes_up_a_deck_for_whoever_wants_any() -> None:
    house = House(bots=Asleep(1))
    seats = [NewSeat("me", "Anna", deck=DeckChoice("random")), NewSeat("bot", "", LEVEL)]
    seats[1].deck = DeckChoice("random")
    table = await house.hub.lay(NewTable(DUEL, seats, "tournament"), ANNA)
    await house.share(table.id)
    assert table.match is not None and table.match.record.start is None
    assert sum(decks(plain(table.match.view(0)))[0].values()) == 33


@run
async def test_a_rematch_is_played_with_the_same_decks() -> None:
    house = House(bots=Asleep(1))
    table = await both(house)
    await house.hub.change_at(table.id, lambda at, now: at.close(ANNA, now))
    anna = await house.browser("anna", table.id)
    assert (await anna.do("rematch"))["type"] == "done"
    following = await house.hub.table(table.rematch)
    await house.share(following.id)
    assert following.match is not None and following.match.record.start is not None
    assert following.match.record.start == table.match.record.start  # type: ignore[union-attr]
    assert [seat.deck_name for seat in following.seats] == ["Golden Mean", "Torch and Arrow"]


@run
async def test_the_record_replays_with_its_decks() -> None:
    house = House(bots=Asleep(1))
    table = await both(house)
    play(table, Rng(5), 40)
    await house.hub.change_at(table.id, lambda at, now: at.close(ANNA, now))
    text = kept_reading(table).to_text()
    record = read_record(text, "record")
    assert record.start is not None and len(record.actions) >= 40
    assert table.match is not None
    assert record.replay(len(record.actions)) is not None


def test_a_bad_deck_is_refused_with_its_sentence_in_every_language(tmp_path: Path) -> None:
    """TD-01 and TD-04, told together."""
    deck = vars(sample("golden_mean"))
    keys = ("name", "author", "note", "start", "cards", "events")
    sheet = {key: deck[key] for key in keys}
    sheet["cards"] = {**sheet["cards"], "basic_abbey": 3}
    body = {
        "game": DUEL,
        "variant": "tournament",
        "seats": [
            {"kind": "me", "deck": {"kind": "own", "sheet": sheet}},
            {"kind": "bot", "bot": LEVEL},
        ],
    }
    app = make_app(Settings(data=tmp_path))
    with TestClient(app, HOST, raise_server_exceptions=False) as browser:
        said = {}
        for lang in ("en", "cs", "pl", "de"):
            headers = {**OWN, "Accept-Language": lang}
            answer = browser.post("/api/tables", json=body, headers=headers)
            assert answer.status_code == 400
            said[lang] = answer.json()["error"]
        assert said["en"].startswith("Golden Mean: The deck has 35\u00a0cards")
        assert "3\u00a0× Abbey: your box holds only 2." in said["en"]
        assert len(set(said.values())) == 4
        sheet["cards"] = deck["cards"]
        laid = browser.post("/api/tables", json=body, headers=OWN)
        assert laid.status_code == 201
        share(browser, laid.json()["table"])
        assert browser.get(f"/api/tables/{laid.json()['table']}").json()["state"] == "playing"


@pytest.mark.parametrize(
    ("choice", "complaint"),
    [
        ({"kind": "own"}, "expected a sheet"),
        ({"kind": "sample", "sample": "mine"}, "expected one of merchant_fleet"),
        ({"kind": "none"}, "expected BringDeck"),
    ],
)
def test_what_is_no_choice_is_refused(
    choice: dict[str, object], complaint: str, tmp_path: Path
) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = {"game": DUEL, "variant": "tournament", "seats": seats}
    app = make_app(Settings(data=tmp_path))
    with TestClient(app, HOST, raise_server_exceptions=False) as browser:
        id = browser.post("/api/tables", json=table, headers=OWN).json()["table"]
        path = f"/api/tables/{id}/deck"
        answer = browser.post(path, json={"seat": 0, "deck": choice}, headers=OWN)
        assert answer.status_code == 400 and complaint in answer.json()["error"]


def test_no_deck_comes_to_a_table_that_takes_none(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path))
    choice = {"kind": "random"}
    with TestClient(app, HOST, raise_server_exceptions=False) as browser:
        seats = [{"kind": "me", "deck": choice}, {"kind": "open"}]
        answer = browser.post("/api/tables", json={"game": DUEL, "seats": seats}, headers=OWN)
        assert answer.status_code == 400
        assert answer.json()["error"] == "This table is not for decks."
        seats = [{"kind": "me"}, {"kind": "open"}]
        laid = browser.post("/api/tables", json={"game": DUEL, "seats": seats}, headers=OWN).json()
        path = f"/api/tables/{laid['table']}/deck"
        answer = browser.post(path, json={"seat": 0, "deck": choice}, headers=OWN)
        assert answer.status_code == 400


def test_what_is_kept_tells_its_owner_the_deck_and_forgets_its_name(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path))
    with TestClient(app, HOST, raise_server_exceptions=False) as browser:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": LEVEL}]
        body = {"game": DUEL, "variant": "tournament", "seats": seats}
        table = browser.post("/api/tables", json=body, headers=OWN).json()["table"]
        deck = {"kind": "sample", "sample": "gold_rush"}
        path = f"/api/tables/{table}/deck"
        told = browser.post(path, json={"seat": 0, "deck": deck}, headers=OWN).json()
        assert [seat["brings"] for seat in told["seats"]] == ["brought", "brought"]
        assert [seat["deck"] for seat in told["seats"]] == ["Gold Rush", ""]
        (kept,) = browser.get("/api/me").json()["tables"]
        (deed,) = [deed for deed in kept["seats"][0]["deeds"] if deed["kind"] == "deck"]
        assert deed["words"].startswith("Gold Rush {") and "gold_mint" in deed["words"]
