"""The construction site of a position: what is written about it, and what is usual."""

from stavitel.engine.fields import Fields
from stavitel.games.red_cathedral.cards import (
    MATERIALS,
    MOST_FLOORS,
    MOST_TOWERS,
    PLAN_COUNT,
    PLANS,
    SECTION_COUNT,
    SITE_SIZE,
    spot_at,
)
from stavitel.games.red_cathedral.components import section_type
from stavitel.games.red_cathedral.fields import NOTHING, SETUP, STATE
from stavitel.games.red_cathedral.reading import MOST_OF_ONE_KIND
from stavitel.games.red_cathedral.setup import on_site, type_of_spot
from stavitel.games.red_cathedral.state import Cathedral


def read_site(s: Cathedral, top: Fields, sides: list[str]) -> None:
    """The plan and its sections; spots that are not listed hold any free section of their type."""
    usual = [n for n in range(PLAN_COUNT) if s.box.plans[n].players == s.sides()]
    fitting = [PLANS[n] for n in usual]
    plan = top.word("plan", fitting, "" if s.phase == SETUP else fitting[0])
    s.plan = NOTHING if plan < 0 else usual[plan]
    rows = top.groups("site")
    spots: list[int] = []
    for row in rows:
        spot = read_place(s, row)
        if spot in spots:
            raise row.fault("", "this place of the site is listed twice")
        spots.append(spot)
        read_spot(s, row, spot, sides)
        row.done()
    if s.phase != SETUP:
        fill_site(s)


def read_place(s: Cathedral, row: Fields) -> int:
    tower = row.number("tower", 1, MOST_TOWERS)
    floor = row.number("floor", 1, MOST_FLOORS)
    if s.plan == NOTHING or floor > s.height(tower - 1):
        raise row.fault("", f"expected a place of the plan; got tower {tower} floor {floor}")
    return int(spot_at(tower, floor))


def read_spot(s: Cathedral, row: Fields, spot: int, sides: list[str]) -> None:
    """One section with all that lies on it."""
    for field in STATE.some("section tile finished"):
        field.read(s, row, spot)
    s.set_banner(spot, s.side(row.word("banner", sides, "")))
    s.set_ornament(spot, s.side(row.word("ornament", sides, "")))
    for kind, name in enumerate(MATERIALS):
        s.set_pieces(spot, kind, row.number(name, 0, MOST_OF_ONE_KIND, 0))


def fill_site(s: Cathedral) -> None:
    for spot in range(SITE_SIZE):
        there = spot % MOST_FLOORS < s.height(spot // MOST_FLOORS)
        if there and s.section(spot) == NOTHING:
            s.set_section(spot, first_free(s, spot))


def first_free(s: Cathedral, spot: int) -> int:
    wanted = type_of_spot(s, spot)
    for section in range(SECTION_COUNT):
        if section_type(section) == wanted and not on_site(s, section):
            return section
    return NOTHING
