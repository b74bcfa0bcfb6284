"""Which events take part where that is left open: marked ones in the Duel, and those that a player
who brings no deck is taken to have chosen (CD-16.3, CD-21.11)."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.core import Actions, Chance
from stavitel.games.catan_duel.cards import HAPPENING_COUNT
from stavitel.games.catan_duel.deck_counts import add_chosen_event, chosen_event, events_chosen
from stavitel.games.catan_duel.events import DECK_EVENT_DEALT, DECK_EVENT_SHOWN
from stavitel.games.catan_duel.fields import OPEN_DECKS
from stavitel.games.catan_duel.generated_frames import DealDeckEventChance, DealEventChance
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import DEAL_EVENT


def add_events_left(dealing: Chance[CatanDuel], s: CatanDuel, out: Actions) -> None:
    """Every event of which chance has a copy left to deal."""
    out.clear()
    for happening in range(HAPPENING_COUNT):
        action = DEAL_EVENT.one(happening)
        if dealing.weight(s, action) > 0:
            out.add(action)


@final
class DealEvent(DealEventChance):
    """In the Duel some of the marked event cards take part, which ones nobody knows (CD-16.3)."""

    def options(self, s: CatanDuel, out: Actions) -> None:
        add_events_left(self, s, out)

    def weight(self, s: CatanDuel, action: i64) -> i64:
        happening = DEAL_EVENT.value(action)
        mode = s.mode()
        dealt = s.events_in_game(happening) - mode.sure_events[happening]
        return mode.moon_events[happening] - dealt

    def choose(self, s: CatanDuel, action: i64) -> None:
        happening = DEAL_EVENT.value(action)
        s.add_events_in_game(happening, 1)
        if self.left > 1:
            s.push(DealEvent(self.left - 1))


@final
class DealDeckEvent(DealDeckEventChance):
    """The next event a player is taken to have chosen, within the limits (CD-21.11)."""

    def options(self, s: CatanDuel, out: Actions) -> None:
        add_events_left(self, s, out)

    def weight(self, s: CatanDuel, action: i64) -> i64:
        happening = DEAL_EVENT.value(action)
        return s.mode().moon_events[happening] - chosen_event(s, self.player, happening)

    def choose(self, s: CatanDuel, action: i64) -> None:
        happening = DEAL_EVENT.value(action)
        add_chosen_event(s, self.player, happening, 1)
        is_open = s.deck_lists == OPEN_DECKS
        s.emit(DECK_EVENT_SHOWN if is_open else DECK_EVENT_DEALT, self.player, happening)
        if events_chosen(s, self.player) < s.mode().chosen_events:
            s.push(self)
