"""Clocks: how long each seat may still think. Time is given, never looked up."""

from typing import Final

from stavitel.server.wire import Clock, ClockRules

NO_LIMIT: Final = -1
GRACE: Final = 10_000
"""What somebody who comes back has at least, in milliseconds."""


class Clocks:
    """The clocks of a table, in milliseconds. At most one runs."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.running: int | None = None
        self._since = 0
        self._left = [NO_LIMIT if rules.kind == "none" else rules.time * 1000] * seats
        # a choice taken back and made again earns no time a second time
        self.paid = [0] * seats

    def run(self, seat: int | None, now: int) -> None:
        """From now on this seat thinks, or nobody."""
        self._charge(now)
        self.running = seat
        self._since = now

    def moved(self, seat: int, moves: int, now: int) -> None:
        """The seat made a choice; the game has `moves` actions by now."""
        self._charge(now)
        if moves <= self.paid[seat]:
            return
        self.paid[seat] = moves
        if self.rules.kind == "game":
            self._left[seat] += self.rules.more * 1000
        elif self.rules.kind != "none":
            self._left[seat] = self.rules.time * 1000

    def returned(self, seat: int) -> None:
        """Whoever comes back gets time to look around."""
        if self.rules.kind == "game":
            self._left[seat] = max(self._left[seat], GRACE, self.rules.more * 1000)
        elif self.rules.kind != "none":
            self._left[seat] = self.rules.time * 1000

    def left(self) -> list[int]:
        """What every seat had left when the running clock was last charged."""
        return list(self._left)

    def restore(self, left: list[int], paid: list[int], now: int) -> None:
        """As they stood at this time."""
        self._left, self.paid, self.running, self._since = list(left), list(paid), None, now

    def shift(self, by: int) -> None:
        """The machine's time was set anew: nobody gains or loses by it."""
        self._since += by

    def forgive(self, now: int) -> None:
        """The server was away: nobody is charged for that."""
        self._since = now

    def due(self) -> int:
        """When the running clock ends; 0 if none does."""
        if self.running is None or self.rules.kind == "none":
            return 0
        return self._since + self._left[self.running]

    def show(self, now: int) -> list[Clock]:
        clocks = []
        for seat, left in enumerate(self._left):
            running = seat == self.running and left != NO_LIMIT
            clocks.append(Clock(max(0, left - now + self._since) if running else left, running))
        return clocks

    def _charge(self, now: int) -> None:
        if self.running is not None and self.rules.kind != "none":
            self._left[self.running] = max(0, self._left[self.running] - now + self._since)
        self._since = now
