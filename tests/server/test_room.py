"""Room at a table: whoever holds a seat always gets in, whoever looks on if there is room."""

import asyncio
import contextlib

import pytest

from stavitel.server.connections import Connection
from stavitel.server.guests import hashed
from stavitel.server.households import household
from stavitel.server.live import Live
from stavitel.server.settings import Limits
from stavitel.server.table import NotDone
from tests.server.house import Asleep, House

FEW = Limits(
    sockets_per_guest=2,
    sockets_per_table=6,
    watchers_per_table=4,
    watchers_per_table_and_address=4,
    watchers_per_address=5,
)


class Visit:
    """A socket at a table, from an address."""

    def __init__(self, house: House, name: str, address: str = "") -> None:
        self.house = house
        self.dropped = False
        limits = house.hub.settings.limits
        self.connection = Connection(
            hashed(name), "en", lambda _: None, self._drop, limits, address=address
        )

    async def come(self, table: str) -> "Visit":
        self.live: Live = await self.house.hub.connect(table, self.connection)
        return self

    def _drop(self) -> None:
        self.dropped = True

    def leave(self) -> None:
        self.house.hub.disconnect(self.live, self.connection)


async def crowded(limits: Limits, watchers: int, addresses: int = 50) -> tuple[House, str]:
    """Anna's and Boris's table with as many watchers as get in."""
    house = House(limits=limits, bots=Asleep(1))
    table = await house.lay("me", "open")
    await house.sit("boris", table, 1)
    for number in range(watchers):
        with contextlib.suppress(NotDone):
            await Visit(house, f"w{number}", f"10.0.0.{number % addresses}").come(table)
    return house, table


def test_two_hundred_watchers_lock_nobody_out_of_a_seat() -> None:
    async def life() -> None:
        house, table = await crowded(Limits(), 400)
        for name in ("anna", "boris"):
            for _ in range(20):
                await Visit(house, name, "10.0.0.1").come(table)
        assert len((await house.hub.live(table)).connections) <= 200
        await house.hub.close()

    asyncio.run(life())


def test_where_all_places_are_taken_a_watcher_gives_way_to_a_seat() -> None:
    async def life() -> None:
        wide = Limits(sockets_per_guest=2, sockets_per_table=6, watchers_per_table=6)
        house, table = await crowded(wide, 0)
        few = await Visit(house, "few", "10.0.0.1").come(table)
        many = [await Visit(house, f"w{n}", "10.0.0.2").come(table) for n in range(5)]
        anna = await Visit(house, "anna", "10.0.0.2").come(table)
        assert [visit.dropped for visit in many] == [False, False, False, False, True]
        assert many[-1].connection.sent_away
        assert not few.dropped
        assert not anna.dropped
        await Visit(house, "boris", "10.0.0.1").come(table)
        assert many[-2].dropped
        await house.hub.close()

    asyncio.run(life())


def test_watchers_leave_places_to_the_seats() -> None:
    async def life() -> None:
        house, table = await crowded(FEW, 20)
        live = await house.hub.live(table)
        assert len(live.connections) == FEW.watchers_per_table
        anna = await Visit(house, "anna").come(table)
        assert not any(c.sent_away for c in live.connections)
        anna.leave()
        await house.hub.close()

    asyncio.run(life())


def test_the_oldest_own_tab_gives_way_to_a_new_one() -> None:
    async def life() -> None:
        house, table = await crowded(FEW, 0)
        tabs = [await Visit(house, "anna").come(table) for _ in range(3)]
        assert [tab.dropped for tab in tabs] == [True, False, False]
        await house.hub.close()

    asyncio.run(life())


def test_an_address_has_only_so_many_who_look_on_at_all_tables() -> None:
    async def life() -> None:
        house, table = await crowded(FEW, 4, addresses=1)
        other = await house.lay("me", "open", by="cyril")
        fifth = await Visit(house, "x", "10.0.0.0").come(other)
        with pytest.raises(NotDone):
            await Visit(house, "y", "10.0.0.0").come(other)
        await Visit(house, "y", "10.0.0.9").come(other)
        await Visit(house, "cyril", "10.0.0.0").come(other)
        fifth.leave()
        await Visit(house, "y", "10.0.0.0").come(other)
        assert len((await house.hub.live(table)).connections) == FEW.watchers_per_table
        await house.hub.close()

    asyncio.run(life())


def test_a_household_counts_once_with_all_its_addresses() -> None:
    assert household("192.0.2.7") == household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9")
    assert household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("testclient") == "testclient"


def test_an_address_has_only_so_many_sockets_whatever_it_holds() -> None:
    async def life() -> None:
        house = House(limits=Limits(sockets_per_address=3), bots=Asleep(1))
        tables = [await house.lay("me", "open") for _ in range(4)]
        visits = [await Visit(house, "anna", "10.0.0.1").come(table) for table in tables[:3]]
        with pytest.raises(NotDone):
            await Visit(house, "anna", "10.0.0.1").come(tables[3])
        await Visit(house, "anna", "10.0.0.2").come(tables[3])
        visits[0].leave()
        await Visit(house, "anna", "10.0.0.1").come(tables[3])
        await house.hub.close()

    asyncio.run(life())


def test_many_sockets_of_one_address_may_not_say_more_than_ten() -> None:
    async def life() -> int:
        house = House(limits=Limits(message_burst=2, messages_per_minute=0), bots=Asleep(1))
        table = await house.lay("me", "open")
        visits = [await Visit(house, f"w{n}", "10.0.0.1").come(table) for n in range(12)]
        room = house.hub.room
        heard = sum(room.may_speak(visit.connection) for visit in visits for _ in range(3))
        await house.hub.close()
        return heard

    assert asyncio.run(life()) == 20


def test_talk_has_its_limits_and_watchers_take_none_from_the_seats() -> None:
    async def life() -> None:
        few = Limits(talk_burst=2, talk_per_minute=0, talk_lines=4)
        house = House(limits=few, bots=Asleep(1))
        table = await house.lay("me", "open")
        await house.sit("boris", table, 1)
        anna, boris = await house.browser("anna", table), await house.browser("boris", table)
        watchers = [await house.browser(f"w{n}", table) for n in range(5)]
        told = [await w.do("say", text="hm") for w in watchers for _ in range(3)]
        assert [answer["type"] for answer in told].count("done") == 4
        assert {answer.get("code") for answer in told} == {None, "too_fast", "not_now"}
        said = [await b.do("say", text="ahoj") for b in (anna, boris) for _ in range(3)]
        assert [a["type"] for a in said] == ["done", "done", "refused"] * 2
        assert (await anna.do("say", id="anna1", text="ahoj"))["type"] == "done"  # said before
        assert "is full" in (await anna.do("say", text="ahoj"))["text"][0]
        await house.hub.close()

    asyncio.run(life())
