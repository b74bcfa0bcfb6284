"""What some expansions do once, when they have been built and paid for (CD-9.2, section 18)."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.bits import bit
from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import (
    ANY,
    FAIRGROUNDS,
    GRAIN,
    LIBRARY,
    PIRATE_SHIP,
    STAPLE_HOUSE,
    TITHE_BARN,
    WOOL,
)
from stavitel.games.catan_duel.events import CARD_DISCARDED, CARD_LOST, NAMED
from stavitel.games.catan_duel.gain import gain
from stavitel.games.catan_duel.generated_frames import BuildEffectStep
from stavitel.games.catan_duel.in_play import add_cards, cards_of, refuse_absent
from stavitel.games.catan_duel.points import recount
from stavitel.games.catan_duel.reasons import NOT_A_TRADE_SHIP, NOT_TITHED
from stavitel.games.catan_duel.searching import offer_search
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import CHOOSE, NAME


@final
class BuildEffect(BuildEffectStep):
    """The card has been paid for and takes effect."""

    def run(self, s: CatanDuel) -> None:
        seat, kind = self.seat, s.box.kind[self.card]
        is_more_skilled = s.skill(seat) > s.skill(1 - seat)
        if kind == STAPLE_HOUSE or (kind == FAIRGROUNDS and is_more_skilled):  # CD-18.24
            gain(s, seat, ANY, s.box.cards[self.card].gains_any)
        elif kind == PIRATE_SHIP:
            sink_ship(s, 1 - seat)
        elif kind == TITHE_BARN and count_heroes(s, seat) > 0:
            s.push(TitheChoice(seat))
        elif kind == LIBRARY:
            offer_search(s, seat)


def sink_ship(s: CatanDuel, seat: i64) -> None:
    """A Pirate Ship costs the opponent one of his trade ships, if he has any (CD-18.11)."""
    for card in cards_of(s, seat):
        if card.is_trade_ship():
            s.push(SunkShip(seat))
            return


@final
class SunkShip(Decision[CatanDuel]):
    """Which of his trade ships does the opponent of a Pirate Ship discard?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_cards(s, self.seat, CHOOSE, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not CHOOSE.holds(action):
            return NOT_NOW.of()
        card, site = CHOOSE.first(action), CHOOSE.second(action)
        if not s.box.cards[card].is_trade_ship():
            return NOT_A_TRADE_SHIP.of(card)
        return refuse_absent(s, self.seat, card, site)

    def choose(self, s: CatanDuel, action: i64) -> None:
        """Neither event nor action card: Irmgard does not help (R27)."""
        card, site = CHOOSE.first(action), CHOOSE.second(action)
        s.lift_card(self.seat, site, card)
        s.discard(self.seat, card)
        s.emit(CARD_LOST, self.seat, card, site)
        s.emit(CARD_DISCARDED, self.seat, card)
        recount(s, self.seat)


@final
class TitheChoice(Decision[CatanDuel]):
    """Grain or wool: one for every hero (CD-18.29)."""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        out.add(NAME.one(GRAIN))
        out.add(NAME.one(WOOL))

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not NAME.holds(action):
            return NOT_NOW.of()
        resource = NAME.value(action)
        return 0 if resource in (GRAIN, WOOL) else NOT_TITHED.of(resource)

    def choose(self, s: CatanDuel, action: i64) -> None:
        resource = NAME.value(action)
        s.emit(NAMED, self.seat, resource)
        gain(s, self.seat, bit(resource), count_heroes(s, self.seat))


def count_heroes(s: CatanDuel, seat: i64) -> i64:
    heroes: i64 = 0
    for card in cards_of(s, seat):
        if card.is_hero():
            heroes += 1
    return heroes
