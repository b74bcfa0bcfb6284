"""Bots at their tables: they play on while somebody who plays there is present."""

import asyncio
import logging
import secrets
from time import monotonic
from typing import TYPE_CHECKING, Final

from stavitel.server.attendance import is_paused
from stavitel.server.bots import BotFailed, Bots, any_move
from stavitel.server.store import NoRoom, StoreError
from stavitel.server.table import NotDone
from stavitel.server.turns import Payer

if TYPE_CHECKING:
    from stavitel.server.hub import Hub
    from stavitel.server.live import Live

log = logging.getLogger(__name__)


class Playing:
    """Lets bots decide, one decision of a table after the other."""

    def __init__(self, hub: "Hub", bots: Bots) -> None:
        self._hub: Final = hub
        self._bots: Final = bots

    def wake(self, live: "Live") -> None:
        """Something has changed: perhaps a bot is asked now."""
        if live.thinking is None and self._bots_turn(live):
            live.thinking = self._hub.spawn(self._play_on(live))

    def _bots_turn(self, live: "Live") -> bool:
        gone = live.gone or self._hub.leaving.begun
        if gone or live.table.bot_to_move() is None:
            return False
        return not is_paused(live.table, self._hub.here(live.table.id))

    async def _play_on(self, live: "Live") -> None:
        try:
            while self._bots_turn(live):
                await self._decide(live)
                if all(seat.kind == "bot" for seat in live.table.seats):
                    await asyncio.sleep(self._hub.settings.bots_pause)
        except NoRoom:
            pass  # the disk tells the log; when there is room again its bots are woken
        except StoreError as problem:
            log.error("%s", problem)
        except Exception:
            log.exception("table %s: its bots stumbled", live.table.id)
            self._hub.forget(live)
        finally:
            live.thinking = None

    async def _decide(self, live: "Live") -> None:
        """One decision of a bot. What it thought of is dropped if the table has moved on, for
        instance because somebody has taken the seat back."""
        hub = self._hub
        async with live.lock:
            turn, version, match = live.table.bot_to_move(), live.table.version, live.table.match
            if turn is None or match is None:
                return
            seat, level = turn
            pause = hub.settings.stand_in_pause if live.table.plays_slowly(seat) else 0.0
            position = match.imagined(seat, secrets.randbits(64))
        host = live.table.setup.host
        payer = Payer(live.address or host, host)
        asked = monotonic()
        try:
            action = await self._bots.choose(match.game.id, position, seat, level, payer)
        except BotFailed as problem:
            log.error("table %s: %s; any legal move is taken", live.table.id, problem)
            action = any_move(match)
        await asyncio.sleep(pause - (monotonic() - asked))
        try:
            await hub.change(live, lambda table: table.act_for(seat, version, action, hub.now()))
        except NotDone as refused:
            if refused.code == "illegal":
                log.error("table %s: %s took an illegal action %s", live.table.id, level, action)
                spare = any_move(match)
                await hub.change(live, lambda table: table.act_for(seat, version, spare, hub.now()))
