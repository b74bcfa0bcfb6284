"""What lies before a player, as a table of a position, and back."""

from stavitel.engine.bits import bit, has, members
from stavitel.engine.fields import BadField, Fields
from stavitel.games.pillars.cards import (
    ADVANTAGES,
    BUILDERS,
    CRAFTSMEN,
    EVENT_AREA,
    GOODS,
    MARKET_KINDS,
    OFFER,
    RESOLUTION,
    RESOURCES,
    STARTERS,
    WOOL_MILL,
)
from stavitel.games.pillars.reading import PLENTY
from stavitel.games.pillars.state import LEFT_OUT, SPACE_COUNT, Pillars
from stavitel.games.pillars.verbs import MOST_CUBES

MOST_POINTS = 999


def read_player(s: Pillars, seat: int, table: Fields) -> None:
    """Gold, points, cubes, cards, workers and builders of one player."""
    s.set_gold(seat, table.number("gold", 0, int(s.box.gold_max), 0))
    s.set_points(seat, table.number("points", 0, MOST_POINTS, 0))
    for kind, name in enumerate(GOODS):
        s.set_held(seat, kind, table.number(name, 0, MOST_CUBES, 0))
    if table.has("craftsmen"):
        s.set_row(seat, set_of(table, "craftsmen", CRAFTSMEN))
    s.set_cards(seat, set_of(table, "advantages", ADVANTAGES))
    for card in table.words("resources", RESOURCES):
        if s.resource(card) != LEFT_OUT:
            raise table.fault("resources", f"'{RESOURCES[card]}' lies elsewhere too")
        s.set_resource(card, seat)
    read_workers(s, seat, table)
    if table.flag("passed", False):
        s.set_passed(s.passed() | bit(seat))
    s.set_bought(seat, set_of(table, "bought", GOODS[:MARKET_KINDS]))
    rest = int(s.box.builders) - builders_out(s, seat)
    # before area 1 has been resolved no builder has come home yet
    usual = max(rest, 0) if s.area() == EVENT_AREA else 0
    s.set_aside(seat, table.number("aside", 0, int(s.box.builders), usual))
    s.add_to_bag(seat, rest - s.aside(seat) - s.bag(seat))
    table.done()


def read_workers(s: Pillars, seat: int, table: Fields) -> None:
    """Workers that are not on resource cards are at hand in phase I, and in the mill after it."""
    rest = max(0, int(s.all_workers(seat)) - workers_out(s, seat))
    in_mill = s.phase() == BUILDERS or (s.phase() == RESOLUTION and s.area() <= WOOL_MILL)
    usual = rest if s.phase() == OFFER else 0
    s.set_free_workers(seat, table.number("workers", 0, PLENTY, usual))
    s.set_mill_workers(seat, table.number("mill_workers", 0, PLENTY, rest if in_mill else 0))


def workers_out(s: Pillars, seat: int) -> int:
    """Workers in the forest, the quarry and the gravel pit."""
    found = 0
    for card in range(len(RESOURCES)):
        if s.resource(card) == seat:
            found += int(s.box.resource_cards[card].workers)
    return found


def builders_out(s: Pillars, seat: int) -> int:
    """Builders on the board, on the cost track, or in hand."""
    found = 1 if s.drawn() == seat else 0
    found += len([1 for space in range(SPACE_COUNT) if s.at_space(space) == seat])
    return found + len([1 for step in range(s.box.free_step) if s.waiting(step) == seat])


def describe_player(s: Pillars, seat: int) -> dict[str, object]:
    """The table that `read_player` reads; what is empty is left out."""
    row = [CRAFTSMEN[craftsman] for craftsman in members(int(s.row(seat)))]
    table: dict[str, object] = {
        "gold": int(s.gold(seat)),
        "points": int(s.points(seat)),
        "workers": int(s.free_workers(seat)),
        "mill_workers": int(s.mill_workers(seat)),
        "aside": int(s.aside(seat)),
    }
    for kind, name in enumerate(GOODS):
        if s.held(seat, kind) > 0:
            table[name] = int(s.held(seat, kind))
    if row != CRAFTSMEN[:STARTERS]:
        table["craftsmen"] = row
    if s.cards(seat) != 0:
        table["advantages"] = [ADVANTAGES[card] for card in members(int(s.cards(seat)))]
    resources = [name for card, name in enumerate(RESOURCES) if s.resource(card) == seat]
    if resources:
        table["resources"] = resources
    if has(s.passed(), seat):
        table["passed"] = True
    if s.bought(seat) != 0:
        table["bought"] = [GOODS[kind] for kind in members(int(s.bought(seat)))]
    return table


def set_of(table: Fields, key: str, words: list[str]) -> int:
    """A list of different words as a set."""
    mask = 0
    for place, card in enumerate(table.words(key, words)):
        if mask >> card & 1:
            raise BadField([*table.path, key, place], f"'{words[card]}' is listed twice")
        mask |= 1 << card
    return mask
