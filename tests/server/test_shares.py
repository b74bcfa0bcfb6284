"""What people add to the draws: promised by marks after the server's own promise, shown after all
marks, and no draw before that."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from stavitel.fair import FairChance, commitment, draws, mark, rules_of
from stavitel.record import OLD_PROMISE, PROMISE
from stavitel.server.app import make_app
from stavitel.server.guests import hashed
from stavitel.server.history_http import kept_reading
from stavitel.server.http_wire import NewSeat, NewTable
from stavitel.server.patience import FOR_THE_ABSENT, FOR_THE_PRESENT
from stavitel.server.settings import Settings
from stavitel.server.table import NotDone, Table

from .asking import HOST
from .house import CAYLUS, Asleep, House, MemoryStore, Watch
from .kept import laid, setup
from .test_tables import run

ANNA, BORIS = hashed("anna"), hashed("boris")


async def lay(house: House, *seats: str) -> Table:
    """A table as it is before any page has given a number."""
    asked = [
        NewSeat(kind) if kind in ("me", "open") else NewSeat("bot", "", kind)  # type: ignore[arg-type]
        for kind in seats
    ]
    return await house.hub.lay(NewTable(CAYLUS, asked), ANNA)


def state(table: Table) -> str:
    return table.state


async def for_two(house: House) -> Table:
    """Anna and Boris sit, and nobody has given anything."""
    table = await lay(house, "me", "open")
    await house.hub.change_at(table.id, lambda at, now: at.sit(1, False, BORIS, "boris", now))
    return table


@run
async def test_the_promise_stands_before_any_number_and_no_draw_before_all() -> None:
    store = MemoryStore()
    house = House(store, bots=Asleep(1))
    table = await for_two(house)
    promised = table.commitment
    assert promised == commitment(table.setup.secret, table.id, rules_of(table.game))
    assert state(table) == "waiting" and table.unshared == [0, 1]
    await house.give(table.id, ANNA, mark("a"), "")
    await house.give(table.id, BORIS, mark("b"), "")
    await house.give(table.id, BORIS, "", "b")
    assert state(table) == "waiting" and table.unshared == [0]
    await house.give(table.id, ANNA, "", "a")
    assert state(table) == "playing" and table.numbers == ["a", "b"]
    kept = await store.load(table.id)
    assert kept is not None
    shown = ["sit", "mark", "mark", "number", "number"]
    assert [entry.kind for entry in kept.entries][: len(shown) + 1] == [*shown, "then"]
    assert table.commitment == promised


@run
async def test_nobody_may_show_a_number_before_every_mark_is_known() -> None:
    """Else whoever comes last could choose a number to fit the others and the secret."""
    house = House(bots=Asleep(1))
    table = await for_two(house)
    await house.give(table.id, ANNA, mark("a"), "")
    with pytest.raises(NotDone, match="table-number-early"):
        await house.give(table.id, ANNA, "", "a")


@run
async def test_a_number_must_be_the_one_that_was_promised() -> None:
    house = House(bots=Asleep(1))
    table = await for_two(house)
    await house.give(table.id, ANNA, mark("a"), "")
    await house.give(table.id, BORIS, mark("b"), "")
    await house.give(table.id, ANNA, "", "a")
    await house.give(table.id, BORIS, mark("better"), "")  # comes too late to count
    with pytest.raises(NotDone, match="table-number-other"):
        await house.give(table.id, BORIS, "", "better")
    await house.give(table.id, BORIS, "", "b")
    assert table.numbers == ["a", "b"]


@run
async def test_only_who_sits_and_knows_the_promise_adds_to_the_draws() -> None:
    house = House(bots=Asleep(1))
    table = await lay(house, "me", "greedy")
    with pytest.raises(NotDone, match="table-not-yours"):
        await house.give(table.id, BORIS, mark("b"), "")
    with pytest.raises(NotDone, match="table-other-promise"):
        table.promise_number(ANNA, "0" * 64, mark("a"), 1)


@run
async def test_bots_alone_have_nobody_to_wait_for() -> None:
    table = await lay(House(bots=Asleep(1)), "greedy", "greedy")
    assert state(table) == "playing"


@run
async def test_a_restart_in_between_forgets_nothing() -> None:
    store = MemoryStore()
    table = await for_two(house := House(store, bots=Asleep(1)))
    await house.give(table.id, ANNA, mark("a"), "")
    await house.give(table.id, BORIS, mark("b"), "")
    again = House(store, bots=Asleep(1))
    found = await again.hub.table(table.id)
    assert [seat.share for seat in found.seats] == ["marked", "marked"]
    await again.give(table.id, ANNA, "", "a")
    await again.give(table.id, BORIS, "", "b")
    third = await House(store, bots=Asleep(1)).hub.table(table.id)
    assert state(third) == "playing" and third.numbers == ["a", "b"]


# whoever gives none


@run
async def test_a_browser_that_gives_no_number_does_not_keep_others_from_playing() -> None:
    house = House(watch=(watch := Watch()), bots=Asleep(1))
    table = await for_two(house)
    for name in ("anna", "boris"):
        await house.browser(name, table.id)
    await house.give(table.id, ANNA, mark("a"), "")
    await house.hub.tick()
    watch.forward(FOR_THE_PRESENT / 1000 - 1)
    await house.hub.tick()
    assert table.seats[1].share == "awaited"
    watch.forward(1)
    await house.hub.tick()
    await house.give(table.id, ANNA, "", "a")
    assert state(table) == "playing"
    assert [seat.share for seat in table.seats] == ["given", "none"]
    assert table.numbers == ["a", ""]


@run
async def test_a_number_that_was_promised_and_not_shown_is_told_as_such() -> None:
    house = House(watch=(watch := Watch()), bots=Asleep(1))
    table = await for_two(house)
    await house.browser("anna", table.id)
    await house.give(table.id, ANNA, mark("a"), "")
    await house.give(table.id, BORIS, mark("b"), "")
    await house.give(table.id, ANNA, "", "a")
    await house.hub.tick()
    watch.forward(FOR_THE_ABSENT / 1000)
    await house.hub.tick()
    assert [seat.share for seat in table.seats] == ["given", "withheld"]
    text = kept_reading(table).to_text()
    assert 'number red: "a"\nnumber green: withheld\n' in text


@run
async def test_nobody_is_hurried_while_nobody_waits() -> None:
    house = House(watch=(watch := Watch()), bots=Asleep(1))
    table = await lay(house, "me", "greedy")
    await house.browser("boris", table.id)  # looks on
    for _ in range(3):
        await house.hub.tick()
        watch.forward(3600)
    assert table.unshared == [0]


@run
async def test_a_game_with_a_number_is_verified_and_one_without_too() -> None:
    for numbers in (["a"], [""]):
        house = House(watch=(watch := Watch()), bots=Asleep(1))
        table = await lay(house, "me", "greedy")
        await house.browser("anna", table.id)
        for number in filter(None, numbers):
            await house.give(table.id, ANNA, mark(number), "")
            await house.give(table.id, ANNA, "", number)
        await house.hub.tick()
        watch.forward(FOR_THE_PRESENT / 1000)
        await house.hub.tick()
        record = kept_reading(table).record
        assert record.proof is not None
        assert record.proof.promise == PROMISE
        assert record.proof.lacking == ({} if numbers[0] else {0: "none"})
        made = draws(record, FairChance(table.setup.secret, [numbers[0], ""]))
        assert len(made) > 5
        assert all(draw.action == record.actions[draw.number] for draw in made)


# older tables


def test_an_older_table_opens_begins_and_says_what_it_is() -> None:
    table = laid(setup(CAYLUS, "old", open=1))
    assert table.setup.promise == OLD_PROMISE
    table.sit(1, False, BORIS, "boris", 2)
    assert state(table) == "playing" and table.numbers == ["number 0", ""]
    proof = kept_reading(table).record.proof
    assert proof is not None and proof.promise == OLD_PROMISE
    assert "promise:" not in kept_reading(table).to_text()


# over HTTP


def test_alone_with_bots_one_request_does_it_all(tmp_path: Path) -> None:
    app = make_app(Settings(tmp_path, 1))
    with TestClient(app, HOST, headers={"Origin": HOST}) as browser:
        asked = {"game": CAYLUS, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        table = browser.post("/api/tables", json=asked).json()["table"]
        info = browser.get(f"/api/tables/{table}").json()
        assert (info["state"], info["promise"]) == ("waiting", PROMISE)

        def give(body: dict[str, str]) -> int:
            return browser.post(f"/api/tables/{table}/share", json=body).status_code

        share = {"commitment": info["commitment"], "mark": mark("x"), "number": "x"}
        assert give(share | {"mark": "y"}) == 400
        assert give(share | {"number": "a\0b"}) == 400
        assert give(share | {"commitment": "0" * 64}) == 409
        assert give(share) == 200
        assert give(share) == 200  # its answer may have been lost
        assert browser.get(f"/api/tables/{table}").json()["state"] == "playing"
        fair = browser.get(f"/api/tables/{table}/fair").json()
        assert (fair["numbers"], fair["shares"]) == (["x", ""], ["given", "bot"])
        assert fair["secret"] == ""
