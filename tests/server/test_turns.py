"""Whose bot thinks next, with thoughts that take no real time."""

import asyncio
import heapq
import random
from collections.abc import Awaitable, Callable

from stavitel.server.turns import Budget, Payer, Turns

GUEST, ADDRESS = Budget(300, 30), Budget(600, 60)
PLENTY = Budget(10**9, 10**9)
FLOOD = Payer("192.0.2.66", "flood")
OTHER = Payer("192.0.2.1", "other")


class Hall:
    """A few workers, and a clock that goes on when everybody waits for it."""

    def __init__(self, places: int, guest: Budget = GUEST, address: Budget = ADDRESS) -> None:
        self.now = 0.0
        self.turns = Turns(places, guest, address, lambda: self.now, apart=1)
        self._sleeping: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = 0
        self._tasks: list[asyncio.Task[None]] = []
        self.waits: dict[Payer, list[float]] = {}

    async def sleep(self, seconds: float) -> None:
        self._count += 1
        awake = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleeping, (self.now + seconds, self._count, awake))
        await awake

    async def think(self, payer: Payer, seconds: float) -> None:
        asked = self.now
        async with self.turns.turn(payer, seconds):
            self.waits.setdefault(payer, []).append(self.now - asked)
            await self.sleep(seconds)

    def table(self, payer: Payer, seconds: float, pause: float = 0.0) -> None:
        """Bots that play on and on, a little after one another."""

        async def play() -> None:
            while True:
                await self.think(payer, seconds)
                await self.sleep(pause)

        self._tasks.append(asyncio.ensure_future(play()))

    async def go_on(self, seconds: float) -> None:
        end = self.now + seconds
        while True:
            for _ in range(10):
                await asyncio.sleep(0)
            if not self._sleeping or self._sleeping[0][0] > end:
                break
            self.now, _, awake = heapq.heappop(self._sleeping)
            if not awake.done():
                awake.set_result(None)
        self.now = end

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


def in_hall(
    life: Callable[[Hall], Awaitable[None]],
    places: int,
    guest: Budget = GUEST,
    address: Budget = ADDRESS,
) -> Hall:
    async def whole() -> Hall:
        hall = Hall(places, guest, address)
        await life(hall)
        hall.close()
        await asyncio.sleep(0)
        return hall

    return asyncio.run(whole())


def flood(hall: Hall, payers: list[Payer]) -> None:
    """Sixteen tables of strong bots."""
    for number in range(16):
        hall.table(payers[number % len(payers)], 1.0)


def test_sixteen_tables_of_strong_bots_hold_up_nobody_for_longer_than_one_thought() -> None:
    async def life(hall: Hall) -> None:
        flood(hall, [FLOOD])
        hall.table(OTHER, 1.0, pause=1.7)
        await hall.go_on(600)

    hall = in_hall(life, places=1)
    assert len(hall.waits[OTHER]) > 150
    assert max(hall.waits[OTHER]) <= 1.0
    assert max(in_hall(life, places=1, guest=PLENTY, address=PLENTY).waits[OTHER]) <= 1.0


def p99(times: list[float]) -> float:
    return sorted(times)[int(0.99 * len(times))]


def evening(flooded: bool, seconds: float) -> tuple[float, int]:
    """Eight people, each against a normal bot: how long they wait for its moves at the 99th
    percentile, thought included, and how many it made in an hour."""
    payers = [Payer(f"198.51.100.{number}", "somebody") for number in range(8)]

    async def life(hall: Hall) -> None:
        if flooded:
            flood(hall, [FLOOD])
        await hall.go_on(seconds)
        for number, payer in enumerate(payers):
            hall.table(payer, 0.3, pause=4.0 + 0.37 * number)
        await hall.go_on(3600)

    hall = in_hall(life, places=2)
    waits = [0.3 + wait for payer in payers for wait in hall.waits[payer]]
    return p99(waits), len(waits)


def test_a_flood_of_strong_bots_moves_the_others_waits_by_less_than_a_fifth() -> None:
    """From its first second, and when its budget is long spent."""
    for seconds in (0.0, 900.0):
        alone, moves = evening(False, seconds)
        flooded, moved = evening(True, seconds)
        assert flooded < 1.2 * alone, (alone, flooded)
        assert moved > 0.99 * moves > 4000


def test_a_guest_beyond_its_budget_leaves_a_worker_to_the_others() -> None:
    async def life(hall: Hall) -> None:
        flood(hall, [FLOOD])
        await hall.go_on(400)  # the budget is used up by then
        hall.table(OTHER, 1.0, pause=4.7)
        await hall.go_on(300)

    hall = in_hall(life, places=2)
    assert len(hall.waits[OTHER]) > 50
    assert max(hall.waits[OTHER]) == 0.0


def test_many_cookies_of_one_address_gain_nothing() -> None:
    async def life(hall: Hall) -> None:
        flood(hall, [Payer("192.0.2.66", f"cookie {n}") for n in range(16)])
        hall.table(OTHER, 1.0, pause=0.0)
        await hall.go_on(200)

    hall = in_hall(life, places=1, guest=PLENTY, address=PLENTY)
    of_flood = sum(len(waits) for payer, waits in hall.waits.items() if payer != OTHER)
    assert abs(len(hall.waits[OTHER]) - of_flood) <= 2


def test_guests_of_one_address_share_it_evenly() -> None:
    payers = [Payer("192.0.2.1", name) for name in ("anna", "boris")]

    async def life(hall: Hall) -> None:
        for _ in range(9):
            hall.table(payers[0], 0.3)
        hall.table(payers[1], 1.0)
        await hall.go_on(200)

    hall = in_hall(life, places=1, guest=PLENTY, address=PLENTY)
    used = [0.3 * len(hall.waits[payers[0]]), 1.0 * len(hall.waits[payers[1]])]
    assert abs(used[0] - used[1]) < 3


def test_of_two_who_ask_at_once_the_shorter_thought_goes_first() -> None:
    async def life(hall: Hall) -> None:
        hall.table(FLOOD, 5.0, pause=1000)
        await hall.go_on(1)
        hall.table(OTHER, 1.0, pause=1000)
        hall.table(Payer("192.0.2.2", "quick"), 0.05, pause=1000)
        await hall.go_on(20)

    hall = in_hall(life, places=1)
    assert hall.waits[Payer("192.0.2.2", "quick")] == [4.0]
    assert hall.waits[OTHER] == [4.05]


def test_every_bot_moves_in_the_end() -> None:
    """However many others ask for little, and however far beyond its budget somebody is."""

    async def life(hall: Hall) -> None:
        flood(hall, [FLOOD])
        for number in range(20):
            hall.table(Payer(f"198.51.100.{number}", "someone"), 0.1, pause=0.05)
        await hall.go_on(900)

    hall = in_hall(life, places=1, guest=Budget(30, 6))
    assert len(hall.waits[FLOOD]) > 2 * 16
    assert len(hall.turns) <= 36


def test_who_gives_up_waiting_takes_no_turn() -> None:
    async def life(hall: Hall) -> None:
        rng = random.Random(1)
        for _ in range(200):
            task = asyncio.ensure_future(hall.think(FLOOD, 1.0))
            await hall.go_on(rng.uniform(0, 0.5))
            if rng.random() < 0.7:
                task.cancel()
        await hall.go_on(300)
        assert len(hall.turns) == 0
        hall.waits.clear()
        hall.table(OTHER, 1.0, pause=1000)
        hall.table(OTHER, 1.0, pause=1000)
        await hall.go_on(10)
        assert hall.waits[OTHER] == [0.0, 0.0]

    in_hall(life, places=2)
