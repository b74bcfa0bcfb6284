"""Bots think in processes of their own, so that nobody at a table waits for them.

A worker gets a position *imagined* for its seat, never the real one: what the seat may not know
is not in there, so no bot can use it, whatever it does.
"""

import asyncio
import gc
import logging
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from stavitel.engine.core import Actions
from stavitel.games import game as game_named
from stavitel.match import Match
from stavitel.players import LEVEL_NAMES, make_player
from stavitel.players.base import Seen
from stavitel.players.levels import longest_thought
from stavitel.server.settings import LIMITS, Limits
from stavitel.server.turns import Budget, Payer, Turns
from stavitel.workers import belong_to_parent, born_deaf

FORMER_LEVELS: Final = ["random", "greedy", "search:50ms", "search:300ms", "search:1000ms"]
"""What tables of older versions call their bots: they play on, and are no longer offered."""

TRIES: Final = 3
LONGEST_THOUGHT: Final = 60.0
QUICK_SECONDS: Final = 0.02
APART: Final = 1
"""Workers for those who ask for too much."""
_POLITENESS: Final = 10
_QUICK_POLITENESS: Final = 2

log = logging.getLogger(__name__)


Answer = TypeVar("Answer")


class BotFailed(Exception):
    """No worker could answer; the message says why."""


class Bots:
    """Two groups of workers: one for quick answers, which nobody's deep thoughts hold up. Of the
    others one more is there for those who ask for too much."""

    def __init__(
        self, workers: int, longest: float = LONGEST_THOUGHT, limits: Limits = LIMITS
    ) -> None:
        guest = Budget(limits.bot_burst, limits.bot_seconds_per_minute)
        address = Budget(2 * limits.bot_burst, 2 * limits.bot_seconds_per_minute)
        self._quick: Final = _Workers(1, longest, _QUICK_POLITENESS)
        self._deep: Final = _Workers(workers + APART, longest, _POLITENESS)
        # a second question at the quick worker, so that it does not wait for the next one
        self._quick_turns: Final = Turns(2, guest, address)
        self._deep_turns: Final = Turns(workers, guest, address, apart=APART)

    async def choose(
        self, game: str, position: dict[str, object], seat: int, level: str, payer: Payer
    ) -> int:
        """The action a bot takes in a position imagined for its seat, when it is its turn."""
        cost = expected_seconds(level)
        quick = cost <= QUICK_SECONDS
        turns = self._quick_turns if quick else self._deep_turns
        async with turns.turn(payer, cost):
            return await self.think(quick, game, position, seat, level)

    async def think(
        self, quick: bool, game: str, position: dict[str, object], seat: int, level: str
    ) -> int:
        """Ask a worker now."""
        workers = self._quick if quick else self._deep
        return await workers.ask(game, position, seat, level)

    async def work(
        self, payer: Payer, cost: float, job: Callable[..., Answer], *args: Any
    ) -> Answer:
        """Let a worker do something else for somebody, when it is their turn: it takes about
        `cost` seconds."""
        async with self._deep_turns.turn(payer, cost):
            return await self._deep.run(job, *args)

    def close(self) -> None:
        """End the workers; returns when they have ended."""
        self._quick.close()
        self._deep.close()
        gc.collect()  # gives their semaphores back; a terminated process would leave them


class _Workers:
    """Processes that think. A crashed or stuck one is replaced and asked again."""

    def __init__(self, count: int, longest: float, politeness: int) -> None:
        self._count = count
        self._longest = longest
        self._politeness = politeness
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, game: str, position: dict[str, object], seat: int, level: str) -> int:
        return await self.run(think, game, position, seat, level, secrets.randbits(64))

    async def run(self, job: Callable[..., Answer], *args: Any) -> Answer:
        loop = asyncio.get_running_loop()
        problem: BaseException | None = None
        for _ in range(TRIES):
            pool = self._ready()
            try:
                with born_deaf():
                    thought = loop.run_in_executor(pool, job, *args)
                return await asyncio.wait_for(thought, self._longest)
            except (BrokenProcessPool, TimeoutError) as fault:
                log.warning("a bot worker was lost (%s); it is replaced", type(fault).__name__)
                problem = fault
                self._replace(pool)
        raise BotFailed(f"{job.__name__}: no answer after {TRIES} tries") from problem

    def close(self) -> None:
        pool = self._pool
        if pool is not None:
            self._replace(pool)
            pool.shutdown()

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["stavitel.server.bots"])
            self._pool = ProcessPoolExecutor(
                self._count, context, initializer=_settle_in, initargs=(self._politeness,)
            )
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Every waiting question fails and is asked again of new workers."""
        if self._pool is not pool:
            return  # somebody else has already replaced it
        self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False)


def expected_seconds(level: str) -> float:
    """How long a bot of the house thinks, about."""
    if level in LEVEL_NAMES:
        return max(QUICK_SECONDS, longest_thought(LEVEL_NAMES.index(level) + 1) / 1000)
    name, _, time = level.partition(":")
    return int(time.removesuffix("ms")) / 1000 if name == "search" else QUICK_SECONDS


def think(game: str, position: dict[str, object], seat: int, level: str, seed: int) -> int:
    """In a worker: load the position and decide."""
    played = game_named(game)
    s = played.load(position)
    return int(make_player(level, seed).choose(Seen(played, s, seat), Actions()))


def any_move(match: Match) -> int:
    """A game must never stand still because a bot failed."""
    decision = match.decision()
    assert decision is not None
    return secrets.choice(decision.options).action


def _settle_in(politeness: int) -> None:
    """A worker lets the server go first, and deep thoughts let quick ones go first."""
    os.nice(politeness)
    belong_to_parent()
