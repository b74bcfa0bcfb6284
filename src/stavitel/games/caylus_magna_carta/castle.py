"""Phase 5: delivering batches to the castle (section 9)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.caylus_magna_carta.cards import FOOD, GOLD, STONE, WOOD
from stavitel.games.caylus_magna_carta.events import (
    BATCH_DELIVERED,
    DELIVERY_ENDED,
    MOST_BATCHES_REWARDED,
    PHASE_STARTED,
)
from stavitel.games.caylus_magna_carta.fields import CASTLE, NOBODY
from stavitel.games.caylus_magna_carta.generated_frames import (
    CastlePhaseStep,
    ContinueDeliveryStep,
    DeliveryDecision,
)
from stavitel.games.caylus_magna_carta.payment import give, not_held
from stavitel.games.caylus_magna_carta.reasons import (
    NO_TOKEN_LEFT,
    WRONG_NUMBER_OF_CUBES,
)
from stavitel.games.caylus_magna_carta.state import Caylus
from stavitel.games.caylus_magna_carta.tokens import remove_tokens, take_tokens
from stavitel.games.caylus_magna_carta.verbs import DELIVER, STOP_DELIVERING

CUBES_IN_A_BATCH: Final = 3


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class CastlePhase(CastlePhaseStep):
    """Each seat, in bridge order, may deliver once (CMC-9.1); then the reward, or the loss."""

    def run(self, s: Caylus) -> None:
        if self.turn == 0:
            s.phase = CASTLE
            s.emit(PHASE_STARTED, CASTLE)
            for seat in range(s.seats):
                s.set_batches(seat, 0)
        if self.turn == s.seats:
            settle_castle(s)
            return
        s.push(CastlePhase(self.turn + 1))
        s.push(ContinueDelivery(s.bridge(self.turn), 1, 1, 1))


def settle_castle(s: Caylus) -> None:
    """Most batches earn a gold, the first on the bridge among equals; none at all cost the
    castle two tokens (CMC-9.6, CMC-9.7)."""
    best: i64 = NOBODY
    for space in range(s.seats):
        seat = s.bridge(space)
        if s.batches(seat) > (0 if best == NOBODY else s.batches(best)):
            best = seat
    if best == NOBODY:
        remove_tokens(s, s.box.tokens_removed)
        return
    s.add_held(best, GOLD, s.box.most_batches_gold)
    s.emit(MOST_BATCHES_REWARDED, best, s.box.most_batches_gold)


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class ContinueDelivery(ContinueDeliveryStep):
    """Ask for another batch while the seat can pay one and a token is left (CMC-9.3)."""

    def run(self, s: Caylus) -> None:
        delivery = Delivery(self.seat, self.food, self.wood, self.stone)
        if delivery.possible(s):
            s.push(delivery)
        else:
            s.emit(DELIVERY_ENDED, self.seat, s.batches(self.seat))


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class Delivery(DeliveryDecision):
    """Deliver one more batch, or stop; gold may replace goods in any batch (CMC-9.1, CMC-9.9).

    `food`, `wood` and `stone` are what the batch before was paid with. Nothing follows from them;
    they are there so that positions saved during a delivery stay what they were.
    """

    def possible(self, s: Caylus) -> bool:
        """Some batch can be paid for: what is missing of each good, gold makes up (CMC-9.2)."""
        if s.tokens_left() == 0:
            return False
        gold: i64 = CUBES_IN_A_BATCH
        gold -= min(s.held(self.seat, FOOD), 1)
        gold -= min(s.held(self.seat, WOOD), 1)
        gold -= min(s.held(self.seat, STONE), 1)
        return s.held(self.seat, GOLD) >= gold

    def candidates(self, s: Caylus, out: Actions) -> None:
        out.add(STOP_DELIVERING.of())
        for gold in range(CUBES_IN_A_BATCH + 1):
            for food in range(2):
                for wood in range(2):
                    stone = CUBES_IN_A_BATCH - gold - food - wood
                    if 0 <= stone <= 1:
                        out.add(DELIVER.of(gold, food, wood, stone))

    def refusal(self, s: Caylus, action: i64) -> i64:
        if action == STOP_DELIVERING.of():
            return 0
        if not DELIVER.holds(action):
            return NOT_NOW.of()
        if s.tokens_left() == 0:
            return NO_TOKEN_LEFT.of()
        gold = DELIVER.first(action)
        food = DELIVER.second(action)
        wood = DELIVER.third(action)
        stone = DELIVER.fourth(action)
        if gold + food + wood + stone != CUBES_IN_A_BATCH:
            return WRONG_NUMBER_OF_CUBES.of(CUBES_IN_A_BATCH, gold + food + wood + stone)
        return not_held(s, self.seat, food, wood, stone, gold)

    def choose(self, s: Caylus, action: i64) -> None:
        if action == STOP_DELIVERING.of():
            s.emit(DELIVERY_ENDED, self.seat, s.batches(self.seat))
            return
        gold = DELIVER.first(action)
        food = DELIVER.second(action)
        wood = DELIVER.third(action)
        stone = DELIVER.fourth(action)
        give(s, self.seat, food, wood, stone, gold)
        s.add_batches(self.seat, 1)
        s.emit(BATCH_DELIVERED, self.seat, food, wood, stone, gold)
        take_tokens(s, self.seat, 1)
        s.push(ContinueDelivery(self.seat, food, wood, stone))
