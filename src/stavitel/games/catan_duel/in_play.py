"""The cards a principality has in play: going through them and naming them."""

from mypy_extensions import i64

from stavitel.engine.core import Actions
from stavitel.engine.verbs import Verb
from stavitel.games.catan_duel.cards import FIRE_BRIGADE, NOTHING, SLOTS
from stavitel.games.catan_duel.reading import Card
from stavitel.games.catan_duel.reasons import NOT_THERE
from stavitel.games.catan_duel.state import CatanDuel


def cards_of(s: CatanDuel, seat: i64) -> list[Card]:
    """Every visible expansion at the towns of a seat."""
    found: list[Card] = []
    for site in range(2 * s.first_town(seat), 2 * s.last_town(seat) + 2):
        for slot in range(SLOTS):
            card = s.slot(seat, site, slot)
            if card != NOTHING:
                found.append(s.box.cards[card])
    return found


def add_cards(s: CatanDuel, seat: i64, verb: Verb, out: Actions) -> None:
    """An action with card and site for each of them, ascending; equal cards of one site are one."""
    first = out.count
    for site in range(2 * s.first_town(seat), 2 * s.last_town(seat) + 2):
        for slot in range(SLOTS):
            card = s.slot(seat, site, slot)
            if card != NOTHING:
                _insert(out, first, verb.of(card, site))


def refuse_absent(s: CatanDuel, seat: i64, card: i64, site: i64) -> i64:
    """Refuses what does not lie, visible, on a site of the seat."""
    return 0 if s.stands(seat, site, card) else NOT_THERE.of(card, site)


def is_strong_unit(card: Card) -> bool:
    """A unit with at least one strength point (CD-11.12)."""
    return card.is_unit() and card.strength > 0


def is_fireproof(s: CatanDuel, seat: i64, site: i64) -> bool:
    """Whether a Fire Brigade stands at the same city (CD-18.25)."""
    above = site // 2 * 2
    return s.kinds_at(seat, above, FIRE_BRIGADE) + s.kinds_at(seat, above + 1, FIRE_BRIGADE) > 0


def _insert(out: Actions, first: i64, action: i64) -> None:
    """Into the ascending row that begins at `first`, unless it is already there."""
    place = out.count
    while place > first and out.items[place - 1] > action:
        place -= 1
    if place > first and out.items[place - 1] == action:
        return
    out.add(action)
    for n in range(out.count - 1, place, -1):
        out.items[n] = out.items[n - 1]
    out.items[place] = action
