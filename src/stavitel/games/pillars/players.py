"""What lies before a player, as a table of a position, and back."""

from typing import Final

from stavitel.engine.bits import bit, has
from stavitel.engine.fields import Fields
from stavitel.games.pillars.cards import (
    BUILDERS,
    EVENT_AREA,
    GOODS,
    OFFER,
    RESOLUTION,
    RESOURCES,
    SPACE_COUNT,
    STARTERS,
    WOOL_MILL,
)
from stavitel.games.pillars.fields import LEFT_OUT, STATE
from stavitel.games.pillars.reading import PLENTY
from stavitel.games.pillars.state import Pillars
from stavitel.games.pillars.verbs import MOST_CUBES

_POINTS, _ROW, _ADVANTAGES, _BOUGHT = STATE.some("points row cards bought")
_ALWAYS: Final = STATE.some("gold points free_workers mill_workers aside")


def read_player(s: Pillars, seat: int, group: Fields) -> None:
    """Gold, points, cubes, cards, workers and builders of one player."""
    s.set_gold(seat, group.number("gold", 0, int(s.box.gold_max), 0))
    _POINTS.read(s, group, seat)
    for kind, name in enumerate(GOODS):
        s.set_held(seat, kind, group.number(name, 0, MOST_CUBES, 0))
    if group.has("craftsmen"):
        _ROW.read(s, group, seat)
    _ADVANTAGES.read(s, group, seat)
    for card in group.words("resources", RESOURCES):
        if s.resource(card) != LEFT_OUT:
            raise group.fault("resources", f"'{RESOURCES[card]}' lies elsewhere too")
        s.set_resource(card, seat)
    read_workers(s, seat, group)
    if group.flag("passed", False):
        s.passed |= bit(seat)
    _BOUGHT.read(s, group, seat)
    rest = int(s.box.builders) - builders_out(s, seat)
    # before area 1 has been resolved no builder has come home yet
    usual = max(rest, 0) if s.area == EVENT_AREA else 0
    s.set_aside(seat, group.number("aside", 0, int(s.box.builders), usual))
    s.set_bag(seat, rest - s.aside(seat))
    group.done()


def read_workers(s: Pillars, seat: int, group: Fields) -> None:
    """Workers that are not on resource cards are at hand in phase I, and in the mill after it."""
    rest = max(0, int(s.all_workers(seat)) - workers_out(s, seat))
    in_mill = s.phase == BUILDERS or (s.phase == RESOLUTION and s.area <= WOOL_MILL)
    usual = rest if s.phase == OFFER else 0
    s.set_free_workers(seat, group.number("workers", 0, PLENTY, usual))
    s.set_mill_workers(seat, group.number("mill_workers", 0, PLENTY, rest if in_mill else 0))


def workers_out(s: Pillars, seat: int) -> int:
    """Workers in the forest, the quarry and the gravel pit."""
    found = 0
    for card in range(len(RESOURCES)):
        if s.resource(card) == seat:
            found += int(s.box.resource_cards[card].workers)
    return found


def builders_out(s: Pillars, seat: int) -> int:
    """Builders on the board, on the cost track, or in hand."""
    found = 1 if s.drawn == seat else 0
    found += len([1 for space in range(SPACE_COUNT) if s.at_space(space) == seat])
    return found + len([1 for step in range(s.box.free_step) if s.waiting(step) == seat])


def describe_player(s: Pillars, seat: int) -> dict[str, object]:
    """The table that `read_player` reads; what is empty is left out."""
    group: dict[str, object] = {field.key: field.get(s, seat) for field in _ALWAYS}
    for kind, name in enumerate(GOODS):
        if s.held(seat, kind) > 0:
            group[name] = int(s.held(seat, kind))
    if s.row(seat) != bit(STARTERS) - 1:
        group[_ROW.key] = _ROW.written(int(s.row(seat)))
    _ADVANTAGES.write(s, group, seat)
    resources = [name for card, name in enumerate(RESOURCES) if s.resource(card) == seat]
    if resources:
        group["resources"] = resources
    if has(s.passed, seat):
        group["passed"] = True
    _BOUGHT.write(s, group, seat)
    return group
