"""What an action costs and brings, tried on a copy: options, log and rules name one amount."""

from typing import Final

from stavitel.engine.core import Actions
from stavitel.engine.events import Event, EventKind
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.caylus_magna_carta.cards import GOODS, HOLDINGS
from stavitel.games.caylus_magna_carta.events import (
    BATCH_DELIVERED,
    COST_PAID,
    CUBES_GIVEN,
    CUBES_TAKEN,
    DENIERS_PAID,
    DENIERS_TAKEN,
    DRAW_BOUGHT,
    EXCHANGE_BOUGHT,
    PASSED,
    PROVOST_MOVED,
    STORE_CUBES_TAKEN,
    TOKEN_TAKEN,
    WORKER_PLACED,
)
from stavitel.games.caylus_magna_carta.reasons import NO_SUCH_OPTION, OFF_THE_ROAD, REASONS
from stavitel.games.caylus_magna_carta.state import Caylus

PAYING: Final[list[EventKind]] = [
    DRAW_BOUGHT, EXCHANGE_BOUGHT, WORKER_PLACED, PROVOST_MOVED, DENIERS_PAID, CUBES_GIVEN,
    COST_PAID, BATCH_DELIVERED,
]  # fmt: skip
GAINING: Final[list[EventKind]] = [PASSED, DENIERS_TAKEN, CUBES_TAKEN]
_MEANINGLESS: Final = [NOT_NOW.name, NO_SUCH_OPTION.name, OFF_THE_ROAD.name]
"""Such actions cannot be tried; others that are refused can, as if nothing were missing."""


def tried(s: Caylus, action: int) -> Caylus | None:
    """The table right after the action of the waiting seat, before anything follows from it, with
    what happened."""
    if not s.stack or s.stack[-1].asks < 0:
        return None
    refused = int(s.stack[-1].refusal(s, action))
    if refused and REASONS.kind(refused).name in _MEANINGLESS:
        return None
    world = s.copy()
    world.events = []
    world.stack.pop().choose(world, action)
    return world


def amounts(world: Caylus | None) -> dict[str, int]:
    """What was paid and gained, `pay.wood` and `gain.denier`, without zeros."""
    notes: dict[str, int] = {}
    events = world.events if world is not None else None
    for event in events or []:
        for name, n in moved(event).items():
            if n != 0:
                notes[name] = notes.get(name, 0) + n
    return notes


def moved(event: Event) -> dict[str, int]:
    """The amounts an event names. Cubes of a card's own store are told as such: they are few."""
    kind = event.kind
    values = dict(zip(kind.args, event.values))
    if kind is TOKEN_TAKEN:
        return {"gain.castle_token": 1}
    if kind is STORE_CUBES_TAKEN:
        return {"gain.store": values["amount"]}
    if kind not in PAYING and kind not in GAINING:
        return {}
    group = "pay" if kind in PAYING else "gain"
    if "good" in values:
        return {f"{group}.{GOODS[values['good']]}": values["amount"]}
    return {f"{group}.{name}": values[name] for name in HOLDINGS if name in values}


def gifts(s: Caylus) -> list[int]:
    """The possible actions that bring something for nothing."""
    out = Actions()
    s.stack[-1].options(s, out)
    return [action for action in out.to_list() if is_gift(amounts(tried(s, action)))]


def is_gift(notes: dict[str, int]) -> bool:
    return len(notes) > 0 and not any([name.startswith("pay.") for name in notes])
