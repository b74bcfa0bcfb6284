"""A crash at every single commit of a game: nothing acknowledged is lost, nothing done twice."""

import asyncio
import json
from typing import Any

from stavitel.server.store import Batch
from tests.server.house import Browser, Crash, House, MemoryStore
from tests.server.kept import laid, setup

CAYLUS = "caylus_magna_carta"
STEPS = 16


class Player:
    """Plays both seats of one table by a fixed plan, and sends again what was not answered."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.sent: dict[str, str] = {}
        self.acknowledged: dict[str, int] = {}  # message -> version

    async def play(self) -> str:
        """To the end of the plan over as many lives of the server as it takes."""
        browser = await self.browser()
        for step in range(STEPS):
            try:
                await self.step(step, browser)
            except Crash:
                self.store.crash_before = self.store.crash_after = -1
                browser = await self.browser()
                await self.step(step, browser)
        return await self.fingerprint()

    async def browser(self) -> Browser:
        """A browser at a server that has just been started."""
        return await House(self.store).browser("anna__________________", "t")

    async def step(self, step: int, browser: Browser) -> None:
        if browser.update["curtain"]:
            await browser.say("look", seat=browser.update["asked"])
        id = f"step {step}"
        answer = (await browser.raw(self.message(step, id, browser.update)))[-1]
        assert answer["type"] == "done", answer
        assert self.acknowledged.setdefault(id, answer["version"]) == answer["version"]

    def message(self, step: int, id: str, update: dict[str, Any]) -> str:
        """What to do at a step; what was once sent is sent again."""
        if id not in self.sent:
            message: dict[str, Any] = {"type": "confirm" if step % 3 else "undo"}
            if not update["unconfirmed"]:
                options = update["ask"]["options"]
                action = options[step % len(options)]["action"]
                message = {"type": "act", "action": action, "hold": step % 2 == 0}
            self.sent[id] = json.dumps({**message, "id": id, "version": update["version"]})
        return self.sent[id]

    async def fingerprint(self) -> str:
        table = await House(self.store).hub.table("t")
        assert table.match is not None
        return f"{table.match.exact_mark()} {table.version} {self.acknowledged}"


async def whole_run(crash_before: int = -1, crash_after: int = -1) -> tuple[str, int]:
    store = MemoryStore()
    await store.commit(first_batch())
    store.commits = 0
    store.crash_before, store.crash_after = crash_before, crash_after
    outcome = await Player(store).play()
    return outcome, store.commits


def first_batch() -> Batch:
    """One browser holds both seats."""
    table = laid(setup(CAYLUS, "t"))
    batch = table.take()
    batch.holders = [(seat, batch.holders[0][1]) for seat in (0, 1)]
    return batch


def test_a_crash_at_any_commit_changes_nothing() -> None:
    calm, commits = asyncio.run(whole_run())
    assert commits == STEPS
    for place in range(commits):
        assert asyncio.run(whole_run(crash_before=place)) == (calm, commits)
        assert asyncio.run(whole_run(crash_after=place + 1)) == (calm, commits)
