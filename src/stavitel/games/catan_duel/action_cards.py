"""Action cards: when they may be played, and what the neutral ones do (CD-11)."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.bits import bit
from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.attacks import attack
from stavitel.games.catan_duel.cards import (
    ANY,
    ARCHER,
    ARSONIST,
    BATH_HOUSE,
    BENJAMIN,
    BRIGANDS,
    BRIGITTA,
    DOCTOR,
    GOLD,
    GOLDSMITH,
    GUDRUN,
    GUIDO,
    GUSTAV,
    MERCHANT,
    MERCHANT_CARAVAN,
    MINERAL_MINING,
    NOTHING,
    REINER,
    RELOCATION,
    RESOURCE_COUNT,
    SCOUT,
    SEBASTIAN,
    THREE_FIELD_SYSTEM,
    TRADE_MASTER,
    TRAITOR,
    VOYAGE_OF_PLUNDER,
)
from stavitel.games.catan_duel.conditions import heals, least_of, refuse_requirements
from stavitel.games.catan_duel.discard import fetch_card, refuse_second_time
from stavitel.games.catan_duel.fields import FOUR_REGIONS
from stavitel.games.catan_duel.gain import Gaining, Yielding
from stavitel.games.catan_duel.in_play import add_cards, refuse_absent
from stavitel.games.catan_duel.knowledge import hand_card, in_hand, play_from_hand
from stavitel.games.catan_duel.payment import PayAny, amount_in, cost_of, pay
from stavitel.games.catan_duel.reading import ACTION_CARD
from stavitel.games.catan_duel.reasons import (
    NOT_A_BATH_HOUSE,
    NOT_AN_ACTION_CARD,
    NOT_IN_HAND,
    WITHOUT_EFFECT,
    WRONG_TIME,
)
from stavitel.games.catan_duel.relocation import RelocationChoice
from stavitel.games.catan_duel.requirements import OWN_GOLD, OWN_RESOURCES
from stavitel.games.catan_duel.robbing import (
    BrigandsRegion,
    plunder,
    take_as_merchant,
    take_gold,
)
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.taking import take
from stavitel.games.catan_duel.verbs import CHOOSE, PLAY


def add_plays(s: CatanDuel, seat: i64, out: Actions) -> None:
    """Every action card of the hand."""
    last: i64 = NOTHING
    for n in range(s.hand_size(seat)):  # hands lie in the order of the cards
        card = hand_card(s, seat, n)
        if card != last and s.box.cards[card].type == ACTION_CARD:
            out.add(PLAY.one(card))
        last = card


def find_plays(s: CatanDuel, seat: i64, out: Actions) -> None:
    """All of them that may be played now."""
    first = out.count
    add_plays(s, seat, out)
    kept = first
    for n in range(first, out.count):
        if refuse_play(s, seat, PLAY.value(out.items[n])) == 0:
            out.items[kept] = out.items[n]
            kept += 1
    out.count = kept


def refuse_play(s: CatanDuel, seat: i64, card: i64) -> i64:
    """In hand, in its time, and not without effect (CD-11.1, CD-11.2)."""
    if not in_hand(s, seat, card):
        return NOT_IN_HAND.of(card)
    if s.box.cards[card].type != ACTION_CARD:
        return NOT_AN_ACTION_CARD.of(card)
    kind = s.box.kind[card]
    if kind in (BRIGITTA, REINER, SCOUT, SEBASTIAN):
        return WRONG_TIME.of(card)
    reason = refuse_second_time(s, card)
    return refuse_requirements(s, seat, card) if reason == 0 else reason


def play(s: CatanDuel, seat: i64, card: i64) -> None:
    """The card goes onto the discard pile and takes effect at once (CD-11.1)."""
    play_from_hand(s, seat, card)
    kind = s.box.kind[card]
    if kind == GOLDSMITH:
        s.push(Gaining(seat, ANY, s.box.cards[card].gains_any))
        pay(s, seat, cost_of(GOLD, least_of(s, card, OWN_GOLD)))
    elif kind == MERCHANT_CARAVAN:
        s.push(Gaining(seat, ANY, s.box.cards[card].gains_any))
        s.push(PayAny(seat, least_of(s, card, OWN_RESOURCES)))
    elif kind == RELOCATION:
        s.push(RelocationChoice(seat))
    elif kind == TRADE_MASTER:
        take(s, seat, ANY, s.box.cards[card].takes)
    elif kind == MERCHANT:
        take_as_merchant(s, seat, card)
    elif kind == BRIGANDS:
        s.push(BrigandsRegion(seat))
    elif kind == VOYAGE_OF_PLUNDER:
        plunder(s, seat, card)
    elif kind == GUDRUN:
        take_gold(s, seat, card)
    elif kind == BENJAMIN:
        produce_again(s, seat)
    elif kind in (THREE_FIELD_SYSTEM, MINERAL_MINING):
        gain_printed(s, seat, card)
    elif kind in (GUIDO, GUSTAV):
        fetch_card(s, seat, card)
    elif kind == DOCTOR:
        s.push(DoctorsBathHouse(seat))
    elif kind in (ARCHER, ARSONIST, TRAITOR):
        attack(s, seat, card)


def produce_again(s: CatanDuel, seat: i64) -> None:
    """Benjamin: own regions with this turn's number yield once more, without boosters or
    Marketplace (CD-11.16, R42)."""
    for place in range(s.last_place(seat), s.first_place(seat) - 1, -1):
        if s.box.regions[s.region(seat, place)].die == s.production:
            s.push(Yielding(seat, place, 1))


def gain_printed(s: CatanDuel, seat: i64, card: i64) -> None:
    """What the card says, spread freely; what finds no room is lost (CD-11.17)."""
    for resource in range(RESOURCE_COUNT):
        amount = amount_in(s.box.cards[card].gains, resource)
        if amount > 0:
            s.push(Gaining(seat, bit(resource), amount))


@final
class DoctorsBathHouse(Decision[CatanDuel]):
    """Beside which Bath House does each region gain one resource (CD-11.19, R8)?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_cards(s, self.seat, CHOOSE, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not CHOOSE.holds(action):
            return NOT_NOW.of()
        card, site = CHOOSE.first(action), CHOOSE.second(action)
        if s.box.kind[card] != BATH_HOUSE:
            return NOT_A_BATH_HOUSE.of(card)
        reason = refuse_absent(s, self.seat, card, site)
        if reason != 0:
            return reason
        return 0 if heals(s, self.seat, site) else WITHOUT_EFFECT.of(card)

    def choose(self, s: CatanDuel, action: i64) -> None:
        site = CHOOSE.second(action)
        if s.doctor == FOUR_REGIONS:
            heal_beside(s, self.seat, site ^ 1)
        heal_beside(s, self.seat, site)


def heal_beside(s: CatanDuel, seat: i64, site: i64) -> None:
    s.push(Yielding(seat, site + 2, 1))
    s.push(Yielding(seat, site, 1))
