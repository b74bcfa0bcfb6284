"""Keeping house: how much is kept for one address, and what nobody ever played is cleared away."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from stavitel.server.limits import Meter
from stavitel.server.settings import Limits
from stavitel.server.store import Damaged, Store, StoreError

if TYPE_CHECKING:
    from stavitel.server.hub import Hub

EVERY_SECONDS: Final = 600.0
AT_ONCE: Final = 200
"""Tables cleared away in one go: moves are kept in between."""
_DAY_MINUTES: Final = 24 * 60
_DAY_MILLISECONDS: Final = _DAY_MINUTES * 60_000

log = logging.getLogger(__name__)


class Quota:
    """What one address may have kept: tables at once and in a day, records by their size."""

    def __init__(self, limits: Limits) -> None:
        self._tables: Final = Meter(limits.table_burst, limits.tables_per_minute)
        self._daily: Final = _daily(limits.tables_per_day)
        self._letters: Final = _daily(limits.record_bytes_per_day)
        self._all: Final = Meter(limits.exports_burst, limits.exports_per_minute)

    def may_lay(self, address: str) -> bool:
        """Whether somebody may already set up another table."""
        return self._tables.take(address) and self._daily.take(address)

    def may_keep(self, address: str, size: int) -> bool:
        """Whether there is room for a record of this size."""
        return self._letters.take(address, size)

    def may_ask_for_all(self, address: str) -> bool:
        """Whether somebody may ask again for all that is kept about them, or have it deleted."""
        return self._all.take(address)


async def clear_away(hub: "Hub", store: Store) -> None:
    """Again and again: tables at which nobody ever made a move, and that nobody has touched for
    as long as the host has said."""
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        try:
            await clear_once(hub, store)
        except (StoreError, Damaged) as problem:
            log.error("what was never played cannot be cleared away: %s", problem)


async def clear_once(hub: "Hub", store: Store) -> int:
    """What is in memory stays: somebody may be about to play there. Returns how many went."""
    before = hub.now() - int(hub.settings.keep_unplayed_days * _DAY_MILLISECONDS)
    there = {live.table.id for live in hub.all_live()}
    unplayed = [id for id in await store.unplayed(before, AT_ONCE) if id not in there]
    if unplayed:
        await store.remove(unplayed, before)
        log.info("%s tables that nobody ever played at are cleared away", len(unplayed))
    return len(unplayed)


def _daily(most: int) -> Meter:
    return Meter(most, most / _DAY_MINUTES)
