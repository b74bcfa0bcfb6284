"""Section 5: the course of a turn, from the start check to the end."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.core import Actions, Chance, Decision, Step
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.action_phase import ActionPhase
from stavitel.games.catan_duel.cards import (
    ACTION,
    BRIGAND_ATTACK,
    BRIGITTA,
    CELEBRATION,
    NOBODY,
    NOTHING,
    PRE_ROLL,
    REINER,
    ROLL_PHASE,
    SYMBOLS,
)
from stavitel.games.catan_duel.event_die import EventDie, brigand_attack
from stavitel.games.catan_duel.events import (
    CELEBRATION_FIXED,
    PRODUCTION_FIXED,
    PRODUCTION_ROLLED,
    SYMBOL_ROLLED,
    TURN_STARTED,
)
from stavitel.games.catan_duel.exchange import Exchange
from stavitel.games.catan_duel.fields import EVERY_GAME, FIXED_EVENT, FIXED_PRODUCTION
from stavitel.games.catan_duel.knowledge import hand_card, in_hand, play_from_hand
from stavitel.games.catan_duel.production import Production
from stavitel.games.catan_duel.reading import DIE
from stavitel.games.catan_duel.reasons import DIE_FIXED, NOT_IN_HAND, WRONG_TIME
from stavitel.games.catan_duel.replenish import Replenish
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import (
    FIX_CELEBRATION,
    FIX_PRODUCTION,
    ROLL,
    ROLL_EVENT,
    ROLL_PRODUCTION,
)
from stavitel.games.catan_duel.victory import end_game, has_won


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class TurnStart(Step[CatanDuel]):
    """The next player's turn; in theme games he may have won before he rolls, elsewhere if the
    table has chosen that (CD-17.3, R24)."""

    def run(self, s: CatanDuel) -> None:
        seat = s.starter if s.active == NOBODY else 1 - s.active
        s.active = seat
        s.turn += 1
        s.phase = PRE_ROLL
        s.production = 0
        s.symbol = NOTHING
        s.happening = NOTHING
        s.fixed = 0
        s.played_once = 0
        s.mints_used = 0
        s.emit(TURN_STARTED, seat, s.turn)
        if (s.mode().is_theme or s.early_win == EVERY_GAME) and has_won(s, seat):
            end_game(s)
        else:
            push_phases(s)
            s.push(PreRoll(seat))


def push_phases(s: CatanDuel) -> None:
    """What follows the roll of the dice (CD-5.1)."""
    s.push(EndOfTurn())
    s.push(Exchange())
    s.push(Replenish())
    s.push(ActionStart())


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class PreRoll(Decision[CatanDuel]):
    """Roll, or fix a die by a card first (CD-5.3)."""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        out.add(ROLL.of())
        last: i64 = NOTHING
        for n in range(s.hand_size(self.seat)):
            card = hand_card(s, self.seat, n)
            if s.box.kind[card] == BRIGITTA and card != last:  # hands lie in order
                last = card
                for number in range(1, DIE + 1):
                    out.add(FIX_PRODUCTION.of(card, number))
        if in_hand(s, self.seat, REINER):
            out.add(FIX_CELEBRATION.of())

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if action == ROLL.of():
            return 0
        if FIX_PRODUCTION.holds(action):
            card = FIX_PRODUCTION.first(action)
            if s.box.kind[card] != BRIGITTA:
                return WRONG_TIME.of(card)
            return self.refuse_fixing(s, card, FIXED_PRODUCTION)
        if action == FIX_CELEBRATION.of():
            return self.refuse_fixing(s, REINER, FIXED_EVENT)
        return NOT_NOW.of()

    def refuse_fixing(self, s: CatanDuel, card: i64, die: i64) -> i64:
        if not in_hand(s, self.seat, card):
            return NOT_IN_HAND.of(card)
        return DIE_FIXED.of() if s.fixed & die != 0 else 0

    def choose(self, s: CatanDuel, action: i64) -> None:
        if action == ROLL.of():
            roll_dice(s)
            return
        s.push(self)
        if action == FIX_CELEBRATION.of():
            play_from_hand(s, self.seat, REINER)
            s.fixed |= FIXED_EVENT
            s.symbol = CELEBRATION
            s.emit(CELEBRATION_FIXED, self.seat)
            return
        play_from_hand(s, self.seat, FIX_PRODUCTION.first(action))
        s.fixed |= FIXED_PRODUCTION
        s.production = FIX_PRODUCTION.second(action)
        s.emit(PRODUCTION_FIXED, self.seat, s.production)

    def secret(self) -> bool:
        return True


def roll_dice(s: CatanDuel) -> None:
    """A die that was fixed is not rolled (CD-5.4)."""
    s.phase = ROLL_PHASE
    s.push(DiceResolution())
    if s.fixed & FIXED_EVENT == 0:
        s.push(RollEvent())
    if s.fixed & FIXED_PRODUCTION == 0:
        s.push(RollProduction())


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class RollProduction(Chance[CatanDuel]):
    """The production die (CD-1.6)."""

    def options(self, s: CatanDuel, out: Actions) -> None:
        out.clear()
        for number in range(1, DIE + 1):
            out.add(ROLL_PRODUCTION.one(number))

    def choose(self, s: CatanDuel, action: i64) -> None:
        s.production = ROLL_PRODUCTION.value(action)
        s.emit(PRODUCTION_ROLLED, s.production)


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class RollEvent(Chance[CatanDuel]):
    """The event die: one symbol has two faces (CD-1.6)."""

    def options(self, s: CatanDuel, out: Actions) -> None:
        out.clear()
        for symbol in range(len(SYMBOLS)):
            if s.box.faces[symbol] > 0:
                out.add(ROLL_EVENT.one(symbol))

    def weight(self, s: CatanDuel, action: i64) -> i64:
        return s.box.faces[ROLL_EVENT.value(action)]

    def choose(self, s: CatanDuel, action: i64) -> None:
        s.symbol = ROLL_EVENT.value(action)
        s.emit(SYMBOL_ROLLED, s.symbol)


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class DiceResolution(Step[CatanDuel]):
    """The brigands come before the production, every other event after it (CD-6.1)."""

    def run(self, s: CatanDuel) -> None:
        if s.symbol == BRIGAND_ATTACK:
            brigand_attack(s)
        else:
            s.push(EventDie())
        s.push(Production())


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class ActionStart(Step[CatanDuel]):
    """The active player builds, trades and plays cards as long as he likes (CD-9.1)."""

    def run(self, s: CatanDuel) -> None:
        s.phase = ACTION
        s.push(ActionPhase(s.active))


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class EndOfTurn(Step[CatanDuel]):
    """The victory check; else the opponent's turn (CD-17.2, CD-17.5)."""

    def run(self, s: CatanDuel) -> None:
        if has_won(s, s.active) or s.turn >= s.box.turn_limit:
            end_game(s)
        else:
            s.push(TurnStart())
