"""Relocation: two regions or two expansions of one player change places (CD-18.5)."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import NOTHING, SLOTS
from stavitel.games.catan_duel.events import CARDS_SWAPPED, REGIONS_SWAPPED
from stavitel.games.catan_duel.generated_frames import RelocationPartnerDecision
from stavitel.games.catan_duel.in_play import add_cards, refuse_absent
from stavitel.games.catan_duel.points import recount
from stavitel.games.catan_duel.reading import CITY_EXPANSION
from stavitel.games.catan_duel.rearranging import swap_regions
from stavitel.games.catan_duel.reasons import NO_REGION_HERE, NOT_A_SWAP, NOT_LEGAL_THERE
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import CHOOSE, SWAP_REGIONS


@final
class RelocationChoice(Decision[CatanDuel]):
    """Two regions, or the first of two expansions. There are always regions to be swapped."""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_cards(s, self.seat, CHOOSE, out)
        first, last = s.first_place(self.seat), s.last_place(self.seat)
        for place in range(first, last + 1):
            for other in range(place + 1, last + 1):
                out.add(SWAP_REGIONS.of(place, other))

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if SWAP_REGIONS.holds(action):
            return refuse_region_swap(
                s, self.seat, SWAP_REGIONS.first(action), SWAP_REGIONS.second(action)
            )
        if not CHOOSE.holds(action):
            return NOT_NOW.of()
        return refuse_partner(s, self.seat, CHOOSE.first(action), CHOOSE.second(action))

    def choose(self, s: CatanDuel, action: i64) -> None:
        if CHOOSE.holds(action):
            s.push(RelocationPartner(self.seat, CHOOSE.first(action), CHOOSE.second(action)))
            return
        place, other = SWAP_REGIONS.first(action), SWAP_REGIONS.second(action)
        swap_regions(s, self.seat, place, other)
        s.emit(REGIONS_SWAPPED, self.seat, place, other)


@final
class RelocationPartner(RelocationPartnerDecision):
    """With which expansion does the one chosen change places?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_cards(s, self.seat, CHOOSE, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not CHOOSE.holds(action):
            return NOT_NOW.of()
        card, site = CHOOSE.first(action), CHOOSE.second(action)
        reason = refuse_absent(s, self.seat, card, site)
        return (
            refuse_swap(s, self.seat, self.card, self.site, card, site) if reason == 0 else reason
        )

    def choose(self, s: CatanDuel, action: i64) -> None:
        card, site = CHOOSE.first(action), CHOOSE.second(action)
        here, there = slot_of(s, self.seat, self.card, self.site), slot_of(s, self.seat, card, site)
        s.set_slot(self.seat, self.site, here, card)
        s.set_slot(self.seat, site, there, self.card)
        s.emit(CARDS_SWAPPED, self.seat, self.card, self.site, card, site)
        recount(s, self.seat)


def refuse_region_swap(s: CatanDuel, seat: i64, place: i64, other: i64) -> i64:
    """Any two of the player's regions; the left one is named first, the upper one of a column."""
    if not s.is_store(seat, place):
        return NO_REGION_HERE.of(place)
    if not s.is_store(seat, other):
        return NO_REGION_HERE.of(other)
    return NOT_A_SWAP.of() if place >= other else 0


def refuse_partner(s: CatanDuel, seat: i64, card: i64, site: i64) -> i64:
    """Why no expansion can change places with this one, or 0."""
    reason = refuse_absent(s, seat, card, site)
    if reason != 0:
        return reason
    for place in range(2 * s.first_town(seat), 2 * s.last_town(seat) + 2):
        for slot in range(SLOTS):
            other = s.slot(seat, place, slot)
            if other != NOTHING and refuse_swap(s, seat, card, site, other, place) == 0:
                return 0
    return NOT_A_SWAP.of()


def refuse_swap(s: CatanDuel, seat: i64, card: i64, site: i64, other: i64, place: i64) -> i64:
    """Something must change (R33), and both must be legal where they go; a Town Hall takes its
    Parish Hall along, as the two are one card on the table (CD-18.34, R25)."""
    if site == place or card == other:
        return NOT_A_SWAP.of()
    if not fits(s, seat, card, place):
        return NOT_LEGAL_THERE.of(card, place)
    return 0 if fits(s, seat, other, site) else NOT_LEGAL_THERE.of(other, site)


def fits(s: CatanDuel, seat: i64, card: i64, site: i64) -> bool:
    """Red cards only at a city; requirements are not checked again."""
    return s.box.cards[card].type != CITY_EXPANSION or s.is_city(seat, site // 2)


def slot_of(s: CatanDuel, seat: i64, card: i64, site: i64) -> i64:
    return 0 if s.slot(seat, site, 0) == card else 1
