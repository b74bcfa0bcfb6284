"""Ivan's row of cards and the dice tiles on it (RC-13.2)."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.core import Actions
from stavitel.games.red_cathedral.cards import DIE_COUNT, SOLO_CARD_COUNT
from stavitel.games.red_cathedral.events import SOLO_CARD_LAID, SOLO_TILE_LAID
from stavitel.games.red_cathedral.generated_frames import DealTaskChance, DealTaskDieChance
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.verbs import DEAL_SOLO_CARD, DEAL_SOLO_TILE


@final
class DealTask(DealTaskChance):
    """The next card of Ivan's row; its order stays for the whole game (RC-13.2)."""

    def options(self, s: Cathedral, out: Actions) -> None:
        out.clear()
        for task in range(SOLO_CARD_COUNT):
            if not laid(s, task):
                out.add(DEAL_SOLO_CARD.of(task))

    def choose(self, s: Cathedral, action: i64) -> None:
        s.set_task(self.place, DEAL_SOLO_CARD.value(action))
        s.emit(SOLO_CARD_LAID, s.task(self.place), self.place + 1)


def laid(s: Cathedral, task: i64) -> bool:
    for place in range(SOLO_CARD_COUNT):
        if s.task(place) == task:
            return True
    return False


@final
class DealTaskDie(DealTaskDieChance):
    """The dice tile face up on a card of the row (RC-13.2, RC-13.6)."""

    def options(self, s: Cathedral, out: Actions) -> None:
        out.clear()
        for die in range(DIE_COUNT):
            if not dealt(s, die):
                out.add(DEAL_SOLO_TILE.of(die))

    def choose(self, s: Cathedral, action: i64) -> None:
        s.set_task_die(self.place, DEAL_SOLO_TILE.value(action))
        s.emit(SOLO_TILE_LAID, s.task_die(self.place), self.place + 1)


def dealt(s: Cathedral, die: i64) -> bool:
    for place in range(SOLO_CARD_COUNT):
        if s.task_die(place) == die:
            return True
    return False
