"""A table in memory: what was kept of it, and all that goes on there and nobody keeps."""

import asyncio
from dataclasses import dataclass, field
from time import monotonic

from stavitel.server.attendance import Attendance
from stavitel.server.connections import Connection
from stavitel.server.patience import Patience
from stavitel.server.showing import Showing
from stavitel.server.table import Table


@dataclass
class Live:
    """A table in memory."""

    table: Table
    showing: Showing
    used: float = 0.0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    thinking: asyncio.Task[None] | None = None
    address: str = ""  # of whoever plays there: for them its bots think
    rematching: asyncio.Lock = field(default_factory=asyncio.Lock)
    patience: Patience = field(default_factory=Patience)
    attendance: Attendance = field(default_factory=Attendance)
    leapt: int = 0  # the leaps of the machine's time that its clocks have followed
    gone: bool = False  # forgotten: whoever still holds it must ask the hub again
    removed: bool = False  # there is no such table any more

    def is_idle(self, seconds: float) -> bool:
        """Whether nothing has gone on there for so long. With live clocks it is never idle, since
        loading forgives what was thought so far."""
        clocked = self.table.clocks.due() and self.table.setup.clock.kind != "days"
        quiet = not self.connections and self.thinking is None and not self.lock.locked()
        return quiet and not clocked and monotonic() - self.used > seconds
