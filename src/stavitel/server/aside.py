"""Tables that cannot be opened are put aside: named, reported to their owners, in nobody's way."""

import logging
from typing import Final

from stavitel.engine.errors import StavitelError
from stavitel.files import one_line
from stavitel.server.history import BadTable
from stavitel.server.store import Remains, Store

log = logging.getLogger(__name__)


class Aside:
    """What is left of such tables, until the server is started again."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._tables: Final[dict[str, Remains]] = {}

    def __contains__(self, id: str) -> bool:
        return id in self._tables

    async def put(self, id: str, problem: Exception) -> BadTable:
        """Put a table aside, and say so once; returns the fault for whoever asked for it."""
        told = one_line(str(problem) or type(problem).__name__)
        log.error("table %s is put aside: %s", id, told)
        log.debug("table %s", id, exc_info=problem)
        try:
            self._tables[id] = await self._store.remains(id)
        except StavitelError:
            self._tables[id] = Remains(id)
        return BadTable(f"table {id} is put aside: {told}")

    def check(self, id: str) -> None:
        """Raises BadTable for a table that was put aside."""
        if id in self._tables:
            raise BadTable(f"table {id} is put aside; the log says why")

    def remains(self, id: str) -> Remains | None:
        return self._tables.get(id)

    def of(self, guest: str) -> list[Remains]:
        """What is left of a guest's tables."""
        return [left for left in self._tables.values() if left.belongs_to(guest)]

    def ids(self) -> list[str]:
        return sorted(self._tables)
