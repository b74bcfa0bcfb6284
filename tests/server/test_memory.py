"""A table takes no more memory than its viewpoints and languages need, whatever is asked."""

import asyncio
import tracemalloc
from itertools import cycle

import pytest

from stavitel.server.connections import Connection
from stavitel.server.guests import hashed
from stavitel.server.settings import Limits
from stavitel.server.socket import Outbox, receive
from stavitel.server.wire import ClockRules
from stavitel.texts import LANGUAGES
from tests.server.house import Asleep, Browser, House

WATCHERS = 48
A_MEGABYTE = 1_000_000
LONG = ClockRules("game", 24 * 3600)


async def played(house: House, moves: int) -> Browser:
    """A clocked table where two people have made so many moves."""
    table = await house.lay("me", "open", clock=LONG)
    await house.sit("boris", table, 1)
    anna, boris = await house.browser("anna", table), await house.browser("boris", table)
    for place in range(moves):
        await (anna if anna.update["ask"] else boris).act(place)
    boris.disconnect()
    anna.sent.clear()
    return anna


async def growth(seconds: int) -> int:
    """Bytes a clocked table grows by while watchers change languages as often as they may."""
    house = House(limits=Limits(), bots=Asleep(1))
    anna = await played(house, 12)
    sockets = [Connection(hashed(f"w{n}"), "en", lambda _: None, lambda: None, Limits(),
                          lambda: house.watch() / 1000, f"192.0.2.{n}")
               for n in range(WATCHERS)]  # fmt: skip
    for socket in sockets:
        await house.hub.connect(anna.table, socket)
    frames = cycle([f'{{"type":"lang","lang":"{lang}"}}' for lang in LANGUAGES])
    tracemalloc.start()
    warm = 0
    for second in range(seconds):
        for _ in range(5):  # 300 a minute
            for socket in sockets:
                house.watch.forward(0.2 / WATCHERS)
                await receive(house.hub, anna.live, socket, next(frames))
        if second == 0:
            warm = tracemalloc.get_traced_memory()[0]
    grown = tracemalloc.get_traced_memory()[0] - warm
    tracemalloc.stop()
    await house.hub.close()
    return grown


def test_watchers_who_change_the_language_all_the_time_take_no_memory() -> None:
    assert asyncio.run(growth(20)) < A_MEGABYTE


@pytest.mark.long
def test_watchers_who_change_the_language_for_an_hour_take_no_memory() -> None:
    assert asyncio.run(growth(3600)) < A_MEGABYTE


def test_browsers_that_claim_to_have_any_number_of_lines_take_no_memory() -> None:
    async def life() -> int:
        house = House(bots=Asleep(1))
        anna = await played(house, 40)
        version = anna.live.table.version
        tracemalloc.start()
        kept = tracemalloc.get_traced_memory()[0]
        for lines in range(len(anna.log)):
            socket = Connection(hashed("w"), "en", lambda _: None, lambda: None, Limits())
            socket.remembers(version, lines, -1)
            live = await house.hub.connect(anna.table, socket)
            house.hub.disconnect(live, socket)
            anna.sent.clear()
        grown = tracemalloc.get_traced_memory()[0] - kept
        tracemalloc.stop()
        await house.hub.close()
        return grown

    assert asyncio.run(life()) < A_MEGABYTE / 4


def test_memory_is_given_back_when_nobody_looks_on() -> None:
    async def look(house: House, table: str) -> tuple[int, int]:
        """The memory that somebody takes who looks on in all languages, then leaves."""
        empty = tracemalloc.get_traced_memory()[0]
        tabs = [await house.browser("anna", table, lang) for lang in LANGUAGES]
        for tab in tabs:
            tab.sent.clear()
            tab.log.clear()
        full = tracemalloc.get_traced_memory()[0] - empty
        for tab in tabs:
            tab.disconnect()
            tab.sent.clear()
        return full, tracemalloc.get_traced_memory()[0] - empty

    async def life() -> tuple[int, int]:
        house = House(bots=Asleep(1))
        anna = await played(house, 40)
        anna.disconnect()
        tracemalloc.start()
        await look(house, anna.table)  # sentences that all tables share are made here
        taken = await look(house, anna.table)
        tracemalloc.stop()
        await house.hub.close()
        return taken

    full, left = asyncio.run(life())
    assert left < full / 4


def test_viewers_who_see_the_same_are_sent_the_very_same_frame() -> None:
    """Encoded once, however many look on: a move at a full table costs one encoding a language."""

    async def life() -> list[list[str]]:
        house = House(bots=Asleep(1))
        table = (await played(house, 3)).table
        anna, boris = await house.browser("anna", table), await house.browser("boris", table)
        frames: list[list[str]] = [[] for _ in range(40)]
        for number, sent in enumerate(frames):
            lang = ("en", "cs")[number % 2]
            socket = Connection(
                hashed(f"w{number}"), lang, sent.append, lambda: None, Limits(), address=f"{number}"
            )
            await house.hub.connect(table, socket)
        for sent in frames:
            sent.clear()
        asked = anna if anna.update["ask"] else boris
        action = asked.update["ask"]["options"][0]["action"]
        assert (await asked.do("act", id="another", action=action))["type"] == "done"
        await house.hub.close()
        return [[frame for frame in sent if '"type":"update"' in frame[:20]] for sent in frames]

    shown = asyncio.run(life())
    assert [len(frames) for frames in shown] == [1] * len(shown)
    assert len({id(frames[0]) for frames in shown}) == 2  # one for each language


def test_who_reads_nothing_is_dropped_before_much_waits() -> None:
    outbox = Outbox(Limits(waiting_messages=200, waiting_letters=1000))
    outbox.put("x" * 5000)  # a long game in one message
    assert not outbox.dropped.is_set()
    outbox.put("x")
    assert outbox.dropped.is_set()
    many = Outbox(Limits(waiting_messages=3))
    for _ in range(4):
        assert not many.dropped.is_set()
        many.put("x")
    assert many.dropped.is_set()
