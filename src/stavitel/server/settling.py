"""Settling in: what a server does once, so that later nobody waits for it."""

import asyncio
import gc
import logging
from typing import Final

from stavitel.engine.errors import StavitelError
from stavitel.games import game, offered
from stavitel.texts import LANGUAGES, Texts

NEVER: Final = 1_000_000
THRESHOLDS: Final = (10_000, 2, NEVER)
"""Of the garbage collector. By default it goes through all there is again and again, a third of a
second each time with hundreds of tables. What is young is still looked through, in few
milliseconds; the whole once in a long while, since what we make has hardly any cycles."""
TIDY_SECONDS: Final = 3600.0

log = logging.getLogger(__name__)


async def settle_in() -> None:
    """Read games and catalogues, a tenth of a second each, while the first guests come in; then
    look for garbage once an hour."""
    spare_the_collector()
    for id in offered():
        for lang in LANGUAGES:
            try:
                await asyncio.to_thread(_read, id, lang)
            except StavitelError as problem:
                log.error("%s", problem)
    spare_the_collector()
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        gc.collect()


def spare_the_collector() -> None:
    """All that is there by now stays: it need not be looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def _read(id: str, lang: str) -> None:
    Texts(game(id), lang)
