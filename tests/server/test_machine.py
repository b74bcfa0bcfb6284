"""Browsers at one table in any order: coming, going, sending twice, late and at once.

The oracle is a match of its own. It takes what was acknowledged, once for each message, and must
end where the table is; and whoever looks sees what a newcomer at the same seat sees.
"""

import asyncio
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from stavitel.fair import FairChance
from stavitel.games import game
from stavitel.match import Match
from stavitel.record import Record
from tests.server.house import Asleep, Browser, House, MemoryStore
from tests.server.kept import ANNA, BORIS, OTHER, SECRET, laid, setup

CAYLUS = "caylus_magna_carta"
tabs = st.integers(0, 3)
numbers = st.integers(0, 100)


class TableMachine(RuleBasedStateMachine):
    """Two tabs of Anna, one of Boris, and one that looks on."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.store = MemoryStore()
        self.house = House(self.store, bots=Asleep(1))
        plan = setup(CAYLUS, "t")
        self.run(self.store.commit(laid(plan).take()))
        record = Record(game(CAYLUS), 2, plan.variant)
        numbers = [seat.number for seat in plan.seats]
        self.oracle = Match(record, chance=FairChance(SECRET, numbers))
        self.done: dict[tuple[str, str], int] = {}
        self.frames: list[tuple[str, str]] = []  # who said what, to be said again
        self.said: list[str] = []
        self.tabs = [Browser(self.house, "t", name) for name in (ANNA, ANNA, BORIS, OTHER)]
        self.here = [False] * len(self.tabs)
        self.ids = 0
        for place in range(len(self.tabs)):
            self.come(place)

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        self.restart()
        self.the_table_is_where_the_oracle_is()
        self.a_newcomer_sees_what_everybody_sees()
        self.run(self.house.hub.close())
        self.loop.close()

    # what browsers do

    @rule(place=tabs)
    def come(self, place: int) -> None:
        tab = self.tabs[place]
        if not self.here[place]:
            self.run(tab.reconnect() if tab.sent else tab.connect())
            self.here[place] = True

    @rule(place=tabs)
    def go(self, place: int) -> None:
        if self.here[place]:
            self.tabs[place].disconnect()
            self.here[place] = False

    @rule(place=tabs, option=numbers, hold=st.booleans(), late=st.integers(0, 2))
    def act(self, place: int, option: int, hold: bool, late: int) -> None:
        update = self.tabs[place].update
        offered = update["ask"]["options"] if update["ask"] else [{"action": option}]
        action = offered[option % len(offered)]["action"]
        self.say(place, "act", version=update["version"] - late, action=action, hold=hold)

    @rule(place=tabs, late=st.integers(0, 1))
    def undo(self, place: int, late: int) -> None:
        self.say(place, "undo", version=self.tabs[place].update["version"] - late)

    @rule(place=tabs)
    def confirm(self, place: int) -> None:
        self.say(place, "confirm", version=self.tabs[place].update["version"])

    @rule(place=tabs)
    def talk(self, place: int) -> None:
        self.say(place, "say", text=f"line {self.ids}")

    @rule(place=tabs, number=numbers)
    def say_again(self, place: int, number: int) -> None:
        """The same message once more, perhaps from the other tab, perhaps long after."""
        mine = [frame for name, frame in self.frames if name == self.tabs[place].name]
        if mine and self.here[place]:
            self.send([(place, mine[number % len(mine)])])

    @rule(options=st.lists(st.tuples(tabs, numbers), min_size=2, max_size=4))
    def act_at_once(self, options: list[tuple[int, int]]) -> None:
        """Several messages under way together; at most one can fit the version."""
        frames = []
        for place, option in options:
            if self.here[place]:
                update = self.tabs[place].update
                offered = update["ask"]["options"] if update["ask"] else [{"action": 3}]
                action = offered[option % len(offered)]["action"]
                frame = self.frame("act", version=update["version"], action=action)
                frames.append((place, frame))
        self.send(frames)

    @rule()
    def restart(self) -> None:
        """The server ends and another begins; every tab comes back by itself."""
        for tab, here in zip(self.tabs, self.here):
            if here:
                tab.disconnect()
        self.run(self.house.hub.close())
        self.house = House(self.store, bots=Asleep(1))
        for place, tab in enumerate(self.tabs):
            tab.house = self.house
            if self.here[place]:
                self.run(tab.reconnect())

    def say(self, place: int, type: str, **fields: Any) -> None:
        if self.here[place]:
            self.send([(place, self.frame(type, **fields))])

    def frame(self, type: str, **fields: Any) -> str:
        self.ids += 1
        return json.dumps({"type": type, "id": f"m{self.ids}", **fields})

    # what must hold

    def send(self, frames: list[tuple[int, str]]) -> None:
        """Exactly one answer each; what was done for the first time, the oracle does as well."""
        for place, frame in frames:
            self.frames.append((self.tabs[place].name, frame))
        starts = [len(tab.sent) for tab in self.tabs]

        async def together() -> None:
            await asyncio.gather(*[self.tabs[place].raw(frame) for place, frame in frames])

        self.run(together())
        fresh = []
        for place, frame in frames:
            message = json.loads(frame)
            answers = [
                answer
                for answer in self.tabs[place].sent[starts[place] :]
                if answer.get("id") == message["id"]
            ]
            twice = sum(other == (place, frame) for other in frames)
            assert len(answers) == twice
            if answers[0]["type"] == "done":
                key = (self.tabs[place].name, message["id"])
                if key in self.done:
                    assert self.done[key] == answers[0]["version"]
                else:
                    self.done[key] = answers[0]["version"]
                    fresh.append((self.done[key], self.tabs[place].name, message))
        for _, name, message in sorted(fresh, key=lambda item: item[0]):
            self.follow(name, message)

    def follow(self, name: str, message: dict[str, Any]) -> None:
        seat = {ANNA: 0, BORIS: 1, OTHER: -1}[name]
        if message["type"] == "say":
            self.said.append(message["text"])
            return
        if message["type"] == "act":
            assert self.oracle.seat() == seat
            self.oracle.act(message["action"], hold=message.get("hold", False))
        elif message["type"] == "undo":
            assert self.oracle.undo(seat)
        else:
            assert self.oracle.unconfirmed == seat
            self.oracle.confirm()

    @invariant()
    def the_table_is_where_the_oracle_is(self) -> None:
        table = self.run(self.house.hub.table("t"))
        assert table.match.exact_mark() == self.oracle.exact_mark()
        assert table.match.unconfirmed == self.oracle.unconfirmed
        assert [line.text for line in table.said] == self.said

    @rule()
    def a_newcomer_sees_what_everybody_sees(self) -> None:
        for name in (ANNA, BORIS, OTHER):
            fresh = self.run(self.house.browser(name, "t"))
            for tab, here in zip(self.tabs, self.here):
                if here and tab.name == name:
                    assert fresh.log == tab.log
                    for key in (
                        "view",
                        "ask",
                        "asked",
                        "unconfirmed",
                        "undo",
                        "version",
                        "move",
                        "over",
                    ):
                        assert fresh.update[key] == tab.update[key], key
            fresh.disconnect()


class LongTableMachine(TableMachine):
    """The same for longer."""


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=6, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck)
)


@pytest.mark.long
class TestTableForLong(LongTableMachine.TestCase):  # type: ignore[misc, valid-type]
    settings = settings(
        max_examples=25, stateful_step_count=40, deadline=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
