"""What one seat may know of the table, in words (PE-3.6)."""

from stavitel.engine.bits import count, has, members
from stavitel.engine.game import View
from stavitel.games.pillars.cards import (
    ADVANTAGES,
    AREAS,
    COLOURS,
    CRAFTSMEN,
    GOODS,
    HAPPENINGS,
    HOLDINGS,
    MARKET_KINDS,
    METAL,
    NOBODY,
    NOTHING,
    PHASES,
    PLACES,
    RESOURCES,
    ROUNDS,
    VARIANTS,
)
from stavitel.games.pillars.cathedral import converting_seat
from stavitel.games.pillars.fields import OFFERED
from stavitel.games.pillars.state import Pillars, first_space, spaces

LONG_PLACES = ("court", "market")


def view(s: Pillars, seat: int) -> View:
    """Everything open, and the coming event for the seat that has foreseen it."""
    seen: View = {
        "variant": VARIANTS[0],
        "round": int(s.round),
        "phase": PHASES[s.phase],
        "area": None if s.area == 0 else AREAS[s.area],
        "starting_player": who(int(s.starting_player)),
        "offer": {"resources": resources(s, OFFERED), "craftsmen": row(int(s.craftsmen_offered))},
        "event": named(HAPPENINGS, int(s.event)),
        "protected": seats(int(s.protected)),
        "past_events": [HAPPENINGS[n] for n in members(int(s.past_events()))],
        "kingsbridge": [named(ADVANTAGES, int(s.at_kingsbridge(place))) for place in range(2)],
        "shiring": [named(CRAFTSMEN, int(s.at_shiring(place))) for place in range(2)],
        "builders": {PLACES[place]: builders(s, place) for place in range(len(PLACES))},
        "price": int(s.price()),
        "cost_track": cost_track(s),
        "drawn": who(int(s.drawn)),
        "returned": s.returned,
        "city_wall": seats(int(s.walled)),
        "tax": None if s.tax == NOTHING else int(s.tax),
        "market": {GOODS[kind]: int(s.on_board(kind)) for kind in range(MARKET_KINDS)},
        "court_metal": int(s.on_board(METAL)),
        "supply": {GOODS[kind]: int(s.supply(kind)) for kind in range(len(GOODS))},
        "grey_workers": who(int(s.grey_workers)),
        "next_grey_workers": who(int(s.next_grey_workers)),
        "black_worker": who(int(s.black_worker)),
        "players": [player(s, other) for other in range(s.seats)],
        "decks": {
            "events": ROUNDS - int(count(s.revealed)),
            "advantages": 2 * ROUNDS - int(count(s.shown)),
        },
        "past_advantages": [ADVANTAGES[n] for n in members(int(s.past_advantages()))],
        "looked": s.looked,
        "waiting": waiting_for(s),
    }
    if seat != NOBODY and seat == s.seer():
        seen["foreseen"] = HAPPENINGS[s.foreseen]
    return seen


def player(s: Pillars, seat: int) -> View:
    """All that lies before a player is open."""
    return {
        "seat": COLOURS[seat],
        "points": int(s.points(seat)),
        "gold": int(s.gold(seat)),
        "goods": {GOODS[kind]: int(s.held(seat, kind)) for kind in range(len(GOODS))},
        "craftsmen": row(int(s.row(seat))),
        "craftsman_limit": int(s.craftsman_limit(seat)),
        "work": {CRAFTSMEN[c]: work(s, seat, c) for c in members(int(s.row(seat)))},
        "advantages": [ADVANTAGES[card] for card in members(int(s.cards(seat)))],
        "resources": resources(s, seat),
        "workers": int(s.free_workers(seat)),
        "mill_workers": int(s.mill_workers(seat)),
        "all_workers": int(s.all_workers(seat)),
        "bag": int(s.bag(seat)),
        "aside": int(s.aside(seat)),
        "passed": has(s.passed, seat),
        "bought": [GOODS[kind] for kind in members(int(s.bought(seat)))],
        "converted": has(s.converted, seat),
    }


def work(s: Pillars, seat: int, craftsman: int) -> View:
    """What a craftsman turns into what, and how often; `used` while the seat converts."""
    card = s.box.craftsmen[craftsman]
    converting = converting_seat(s) == seat
    cost = {name: int(n) for name, n in zip(HOLDINGS, card.cost, strict=True) if n > 0}
    gain = {"points": int(card.points), "gold": int(card.gold)}
    return {
        "pay": cost,
        "shows": {"metal": int(card.shows_metal)} if card.shows_metal > 0 else {},
        "gain": {name: n for name, n in gain.items() if n > 0},
        "uses": int(s.capacity(craftsman) if converting else card.capacity),
        "used": int(s.used(craftsman)) if converting else 0,
    }


def builders(s: Pillars, place: int) -> object:
    """Whose builder stands at a place; at court and market all of them, in order of arrival."""
    first = first_space(place)
    found = [int(s.at_space(space)) for space in range(first, first + spaces(place))]
    if PLACES[place] in LONG_PLACES:
        return [COLOURS[seat] for seat in found if seat != NOBODY]
    return who(found[0])


def cost_track(s: Pillars) -> dict[str, str | None]:
    """Who waits at which price."""
    return {str(s.box.price(step)): who(int(s.waiting(step))) for step in range(s.box.free_step)}


def resources(s: Pillars, place: int) -> list[str]:
    return [name for card, name in enumerate(RESOURCES) if s.resource(card) == place]


def row(craftsmen: int) -> list[str]:
    return [CRAFTSMEN[craftsman] for craftsman in members(craftsmen)]


def seats(mask: int) -> list[str]:
    return [COLOURS[seat] for seat in members(mask)]


def waiting_for(s: Pillars) -> View | None:
    if not s.stack:
        return None
    top = s.stack[-1]
    return {"seat": who(int(top.asks)), "decision": top.name()}


def named(words: list[str], value: int) -> str | None:
    return None if value < 0 else words[value]


def who(seat: int) -> str | None:
    return None if seat < 0 else COLOURS[seat]
