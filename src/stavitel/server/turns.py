"""Whose bot thinks next: workers are few, and nobody's tables may keep them from the others.

Addresses take turns by the time their bots have had, and so do the guests of one address. Whoever
has had more than its budget, or asks for very much at once, has a worker apart until that is over,
so that all others share theirs as if nothing were the matter; if there is no such worker, it comes
after them. All else being equal, the shorter thought goes first. Nobody waits for ever: those who
wait use up no time meanwhile, and those who go ahead do.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final, NamedTuple

MOST_ACCOUNTS: Final = 10_000
AT_ONCE: Final = 6
"""More questions of one address at once are very many: nobody plays at so many tables."""


class Payer(NamedTuple):
    """For whom a bot thinks."""

    address: str = ""
    guest: str = ""


class Budget(NamedTuple):
    """Seconds of thought: so many at once, and so many more each minute."""

    burst: float
    per_minute: float


class _Account:
    """The time somebody's bots have had."""

    __slots__ = ("_budget", "_left", "_seen", "asking", "stand", "used")

    def __init__(self, budget: Budget, now: float) -> None:
        self._budget = budget
        self._left = budget.burst
        self._seen = now
        self.used = 0.0
        self.stand = 0.0  # of an address: what that of its guests had used who got the last turn
        self.asking = 0  # questions that wait or are thought about

    def ask(self, stand: float) -> None:
        """Whoever asked for nothing comes in where the others stand: idling saves nothing up."""
        if not self.asking:
            self.used = max(self.used, stand)
        self.asking += 1

    def charge(self, seconds: float, now: float) -> None:
        self.used += seconds
        self._left = max(self.left(now) - seconds, -self._budget.burst)  # no debt for hours
        self._seen = now

    def left(self, now: float) -> float:
        earned = (now - self._seen) * self._budget.per_minute / 60
        return min(self._budget.burst, self._left + earned)

    def idle(self, now: float) -> bool:
        return not self.asking and self.left(now) >= self._budget.burst


class _Question(NamedTuple):
    """A bot that waits for its turn to think."""

    number: int
    cost: float  # how long it will think, in seconds, as far as one knows
    address: _Account
    guest: _Account
    turn: "asyncio.Future[None]"

    def is_late(self, now: float) -> bool:
        """It is for somebody whose bots have had enough for now."""
        return self.address.left(now) <= 0 or self.guest.left(now) <= 0


class Turns:
    """The turns at a few workers."""

    def __init__(
        self,
        places: int,
        for_guests: Budget,
        for_addresses: Budget,
        clock: Callable[[], float] = monotonic,
        apart: int = 0,
    ) -> None:
        """So many workers, and some apart for those who ask for too much."""
        self._free = places
        self._free_apart = apart
        self._has_apart: Final = apart > 0
        # late ones leave a worker to the others, where there is more than one
        self._kept_free: Final = min(1, places - 1)
        self._apart: Final[set[int]] = set()  # questions that are thought about there
        self._for_guests: Final = for_guests
        self._for_addresses: Final = for_addresses
        self._clock: Final = clock
        self._accounts: Final[dict[tuple[str, ...], _Account]] = {}
        self._waiting: Final[list[_Question]] = []
        self._asked = 0
        self._stand = 0.0  # of the address that got the last turn

    @asynccontextmanager
    async def turn(self, payer: Payer, cost: float) -> AsyncIterator[None]:
        """Wait for a worker, and have it until the end of the block."""
        question = self._question(payer, cost)
        self._waiting.append(question)
        self._hand_out()
        try:
            await question.turn
        except asyncio.CancelledError:
            if question in self._waiting:
                self._waiting.remove(question)
                self._leave(question)
            else:
                self._done(question, 0.0)
            raise
        began = self._clock()
        try:
            yield
        finally:
            self._done(question, self._clock() - began)

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def _question(self, payer: Payer, cost: float) -> _Question:
        address = self._account((payer.address,), self._for_addresses)
        guest = self._account((payer.address, payer.guest), self._for_guests)
        address.ask(self._stand)
        guest.ask(address.stand)
        self._asked += 1
        turn = asyncio.get_running_loop().create_future()
        return _Question(self._asked, cost, address, guest, turn)

    def _account(self, key: tuple[str, ...], budget: Budget) -> _Account:
        now = self._clock()
        if key not in self._accounts:
            if len(self._accounts) >= MOST_ACCOUNTS:
                self._forget(now)
            self._accounts[key] = _Account(budget, now)
        return self._accounts[key]

    def _forget(self, now: float) -> None:
        """A guest with the whole budget is as good as a new one."""
        for key in [key for key, account in self._accounts.items() if account.idle(now)]:
            del self._accounts[key]

    def _hand_out(self) -> None:
        while self._free or self._free_apart:
            now = self._clock()
            # who gave up a moment ago has not yet left
            waiting = [q for q in self._waiting if not q.turn.done()]
            fitting = [(self._order(q, now), q) for q in waiting if self._fits(q, now)]
            if not fitting:
                return
            (late, *_), question = min(fitting)
            if late and not self._has_apart and self._free <= self._kept_free:
                return
            self._waiting.remove(question)
            self._begin(question, now)

    def _fits(self, question: _Question, now: float) -> bool:
        """Whether a worker that is free is one for this question."""
        return bool(self._free_apart if self._goes_apart(question, now) else self._free)

    def _goes_apart(self, question: _Question, now: float) -> bool:
        many = question.address.asking > AT_ONCE
        return self._has_apart and (many or question.is_late(now))

    def _order(self, question: _Question, now: float) -> tuple[bool, float, float, int]:
        """Whoever has had the least goes next; the number tells questions apart."""
        address, guest = question.address, question.guest
        return question.is_late(now), address.used, guest.used + question.cost, question.number

    def _begin(self, question: _Question, now: float) -> None:
        """The cost is charged beforehand, so that asking for much at once gains nothing."""
        self._stand = question.address.used
        question.address.stand = question.guest.used
        if self._goes_apart(question, now):
            self._apart.add(question.number)
            self._free_apart -= 1
        else:
            self._free -= 1
        for account in (question.address, question.guest):
            account.charge(question.cost, now)
        question.turn.set_result(None)

    def _done(self, question: _Question, took: float) -> None:
        if question.number in self._apart:
            self._apart.discard(question.number)
            self._free_apart += 1
        else:
            self._free += 1
        for account in (question.address, question.guest):
            account.charge(took - question.cost, self._clock())
        self._leave(question)
        self._hand_out()

    def _leave(self, question: _Question) -> None:
        for account in (question.address, question.guest):
            account.asking -= 1
