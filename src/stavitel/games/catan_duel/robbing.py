"""Cards that take resources from the opponent (CD-11.7 to CD-11.11)."""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.bits import bit
from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import ANY, GOLD, PIRATE_SHIP, RESOURCE_COUNT
from stavitel.games.catan_duel.events import NAMED
from stavitel.games.catan_duel.gain import Gaining
from stavitel.games.catan_duel.holdings import holdings, refuse_cost
from stavitel.games.catan_duel.payment import cost_of, pay
from stavitel.games.catan_duel.reading import MOST_COST
from stavitel.games.catan_duel.reasons import NO_STORE, OPPONENT_HAS_NONE, REGION_FULL
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.taking import take, take_into
from stavitel.games.catan_duel.verbs import CHOOSE_REGION, NAME

LEADERS_PLUNDER: Final = 1
"""What a Voyage of Plunder brings to a player who is not behind (CD-11.10)."""
GIFT: Final = 1
"""What the Merchant gives back (CD-11.8)."""


def take_as_merchant(s: CatanDuel, seat: i64, card: i64) -> None:
    """Take one or two, then give one back (CD-11.8)."""
    s.push(MerchantGift(seat))
    take(s, seat, ANY, s.box.cards[card].takes)


@final
class MerchantGift(Decision[CatanDuel]):
    """Which resource does the opponent get in return? He need not have room for it (R16)."""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        for resource in range(RESOURCE_COUNT):
            out.add(NAME.one(resource))

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not NAME.holds(action):
            return NOT_NOW.of()
        return refuse_cost(holdings(s, self.seat), cost_of(NAME.value(action), GIFT))

    def choose(self, s: CatanDuel, action: i64) -> None:
        resource = NAME.value(action)
        s.emit(NAMED, self.seat, resource)
        s.push(Gaining(1 - self.seat, bit(resource), GIFT))
        pay(s, self.seat, cost_of(resource, GIFT))


@final
class BrigandsRegion(Decision[CatanDuel]):
    """Which own region do the Brigands fill (CD-11.9)? The cache is none (R32)."""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        for place in range(s.first_place(self.seat), s.last_place(self.seat) + 1):
            out.add(CHOOSE_REGION.one(place))

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not CHOOSE_REGION.holds(action):
            return NOT_NOW.of()
        place = CHOOSE_REGION.value(action)
        if not s.is_store(self.seat, place):
            return NO_STORE.of(place)
        if s.room(self.seat, place) == 0:
            return REGION_FULL.of(place)
        resource = s.resource_at(self.seat, place)
        return OPPONENT_HAS_NONE.of(resource) if s.held(1 - self.seat, resource) == 0 else 0

    def choose(self, s: CatanDuel, action: i64) -> None:
        take_into(s, self.seat, CHOOSE_REGION.value(action))


def plunder(s: CatanDuel, seat: i64, card: i64) -> None:
    """More from an opponent who is ahead (CD-11.10)."""
    is_behind = s.victory_points(1 - seat) > s.victory_points(seat)
    take(s, seat, ANY, s.box.cards[card].takes if is_behind else LEADERS_PLUNDER)


def take_gold(s: CatanDuel, seat: i64, card: i64) -> None:
    """So much gold for every Pirate Ship (CD-11.11)."""
    most = s.box.cards[card].takes * s.count_kind(seat, PIRATE_SHIP)
    take(s, seat, bit(GOLD), min(most, MOST_COST))
