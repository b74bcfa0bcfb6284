"""What an action costs and brings, told from a trial on a copy: the words cannot differ from what
happens."""

from typing import Final, final

from mypy_extensions import i64

from stavitel.games.red_cathedral.cards import KINDS, RESOURCES, RUBLES
from stavitel.games.red_cathedral.events import PRESTIGE_GAINED, RECOGNITION_GAINED
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.workshop import TakeAmount


@final
class Trial:
    """The table right after an action. What is refused is tried as well, since `choose` checks
    nothing: then the trial tells what the action would cost."""

    def __init__(self, s: Cathedral, action: i64) -> None:
        self.before: Final = s
        self.after: Final = s.copy()
        self.after.events = []
        self.after.stack.pop().choose(self.after, action)

    def paid(self, side: i64) -> dict[str, int]:
        """Materials and rubles the action takes from a side."""
        return {f"pay.{name}": -n for name, n in self._changes(side).items() if n < 0}

    def gained(self, side: i64) -> dict[str, int]:
        """Materials, rubles and points it brings at once."""
        found = {f"gain.{name}": n for name, n in self._changes(side).items() if n > 0}
        for event in self.after.events or []:
            if event.kind is RECOGNITION_GAINED and event.values[0] == side:
                found["gain.recognition"] = event.values[1]
            elif event.kind is PRESTIGE_GAINED and event.values[0] == side:
                found["gain.prestige"] = event.values[1]
        return found

    def offered(self, side: i64, good: i64) -> int:
        """How much of a resource it brings at most, at once or by asking how much is taken."""
        top = self.after.stack[-1]
        if isinstance(top, TakeAmount) and top is not self.before.stack[-1]:
            return int(top.most)
        return self.gained(side).get(f"gain.{RESOURCES[good]}", 0)

    def _changes(self, side: i64) -> dict[str, int]:
        before, after = self.before, self.after
        found = {RESOURCES[RUBLES]: int(after.rubles(side) - before.rubles(side))}
        for kind in range(KINDS):
            found[RESOURCES[kind]] = int(after.held(side, kind) - before.held(side, kind))
        return found
