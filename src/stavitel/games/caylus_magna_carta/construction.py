"""What happens when a building is paid for (sections 5e and 5f)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.caylus_magna_carta.events import (
    BUILDING_BUILT,
    PRESTIGE_BUILT,
    PRESTIGE_BUILT_IN_FRONT,
    STORE_FILLED,
)
from stavitel.games.caylus_magna_carta.generated_frames import (
    PlaceBuildingStep,
    PlacePrestigeStep,
    ResidenceChoiceDecision,
)
from stavitel.games.caylus_magna_carta.reasons import NOT_A_FREE_RESIDENCE
from stavitel.games.caylus_magna_carta.state import Caylus
from stavitel.games.caylus_magna_carta.verbs import CHOOSE_RESIDENCE


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class PlaceBuilding(PlaceBuildingStep):
    """The card goes to the end of the road, its store is filled (CMC-5.30, CMC-5.32)."""

    def run(self, s: Caylus) -> None:
        s.take_from_hand(self.seat, self.card)
        s.take_from_sure(self.seat, self.card)
        position = s.lay(self.card, self.seat)
        s.emit(BUILDING_BUILT, self.seat, self.card, position)
        building = s.box.cards[self.card]
        if building.store_good >= 0:
            amount = building.store_size[s.seats]
            s.set_store(position, amount)
            s.emit(STORE_FILLED, self.card, position, building.store_good, amount)


@final
class ResidenceChoice(ResidenceChoiceDecision):
    """On which own free residence the prestige building stands (CMC-5.40, CMC-5.44)."""

    def candidates(self, s: Caylus, out: Actions) -> None:
        for position in range(s.road_length):
            out.add(CHOOSE_RESIDENCE.of(position))

    def refusal(self, s: Caylus, action: i64) -> i64:
        if not CHOOSE_RESIDENCE.holds(action):
            return NOT_NOW.of()
        position = CHOOSE_RESIDENCE.value(action)
        if position >= s.road_length or not s.free_residence(position, self.seat):
            return NOT_A_FREE_RESIDENCE.of()
        return 0

    def choose(self, s: Caylus, action: i64) -> None:
        position = CHOOSE_RESIDENCE.value(action)
        s.set_on_top(position, self.building)
        s.emit(PRESTIGE_BUILT, self.seat, self.building, position)


@final
class PlacePrestige(PlacePrestigeStep):
    """In the beginner game it lies in front of its builder, off the road (CMC-12.4)."""

    def run(self, s: Caylus) -> None:
        s.add_to_front(self.seat, self.building)
        s.emit(PRESTIGE_BUILT_IN_FRONT, self.seat, self.building)
