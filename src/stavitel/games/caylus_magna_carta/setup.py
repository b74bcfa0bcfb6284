"""Section 2: the road, the castle, hands, the one chance of a new hand, the first player."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.bits import bit, count, has
from stavitel.engine.core import Actions, Chance, Step
from stavitel.games.caylus_magna_carta.cards import (
    DECK,
    HOLDINGS,
    NEUTRAL_PEDDLER,
    NEUTRALS,
    PART_COUNT,
)
from stavitel.games.caylus_magna_carta.components import Components
from stavitel.games.caylus_magna_carta.drawing import DrawCards, discard_hand
from stavitel.games.caylus_magna_carta.events import FIRST_PLAYER_CHOSEN, HAND_KEPT, NEUTRAL_LAID
from stavitel.games.caylus_magna_carta.fields import NOBODY, STATE
from stavitel.games.caylus_magna_carta.rounds import IncomePhase
from stavitel.games.caylus_magna_carta.state import Caylus, blank, whole_deck
from stavitel.games.caylus_magna_carta.verbs import (
    DEAL_NEUTRAL,
    DRAW_FIRST_PLAYER,
    KEEP_HAND,
    NEW_HAND,
)
from stavitel.games.common_frames import EitherOr, in_turn


def lay_out(box: Components, seats: int, variant: int) -> Caylus:
    """Everything that needs no luck: castle, prestige buildings, decks, goods (CMC-2.3 to 2.8)."""
    s = blank(box, seats, variant)
    s.prestige = box.prestige_set(s.beginner())
    s.neutrals = bit(NEUTRALS) - 1
    for part in range(PART_COUNT):
        s.set_tokens(part, box.part_tokens[part][seats])
    for seat in range(seats):
        s.set_pile(seat, whole_deck(s))
        s.set_workers(seat, box.workers)
        for kind in range(len(HOLDINGS)):
            s.add_held(seat, kind, box.start[kind])
    return s


def new_game(box: Components, seats: int, variant: int, switches: dict[str, str]) -> Caylus:
    """A table before its first draw."""
    s = lay_out(box, seats, variant)
    STATE.choose(s, switches)
    s.push(DrawFirstPlayer())
    if box.mulligans > 0:
        in_turn(s, [Mulligan(seat) for seat in range(seats)])
    in_turn(s, [DrawCards(seat, box.hand_size) for seat in range(seats)])
    s.push(LayPeddler())
    for _ in range(box.neutral_cards[seats]):
        s.push(DealNeutral())
    return s


@final
class DealNeutral(Chance[Caylus]):
    """The next neutral card of the starting road, left to right (CMC-2.1)."""

    def options(self, s: Caylus, out: Actions) -> None:
        out.clear()
        for neutral in range(1, NEUTRALS):
            if has(s.neutrals, neutral):
                out.add(DEAL_NEUTRAL.of(DECK + neutral))

    def choose(self, s: Caylus, action: i64) -> None:
        lay_neutral(s, DEAL_NEUTRAL.value(action))


@final
class LayPeddler(Step[Caylus]):
    """The Peddler ends the starting road, and the provost starts on it (CMC-2.1, CMC-2.2)."""

    def run(self, s: Caylus) -> None:
        lay_neutral(s, NEUTRAL_PEDDLER)
        s.provost = s.road_length - 1


def lay_neutral(s: Caylus, card: i64) -> None:
    s.neutrals &= ~bit(card - DECK)
    s.emit(NEUTRAL_LAID, card, s.lay(card, NOBODY))


@final
class Mulligan(EitherOr[Caylus]):
    """Keep the opening hand, or once change all of it (CMC-2.6)."""

    def answers(self) -> list[int]:
        return [int(KEEP_HAND.of()), int(NEW_HAND.of())]

    def choose(self, s: Caylus, action: i64) -> None:
        if action == KEEP_HAND.of():
            s.emit(HAND_KEPT, self.seat)
            return
        cards = count(s.hand(self.seat))
        discard_hand(s, self.seat)
        s.push(DrawCards(self.seat, cards))


@final
class DrawFirstPlayer(Chance[Caylus]):
    """Chance names the first player, after everybody has settled on a hand (CMC-2.9, R20)."""

    def options(self, s: Caylus, out: Actions) -> None:
        out.clear()
        for seat in range(s.seats):
            out.add(DRAW_FIRST_PLAYER.of(seat))

    def choose(self, s: Caylus, action: i64) -> None:
        s.first_player = DRAW_FIRST_PLAYER.value(action)
        s.emit(FIRST_PLAYER_CHOSEN, s.first_player)
        s.push(IncomePhase())
