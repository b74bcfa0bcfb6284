"""The preparatory round of the tournament game: both build in turn before the first roll
(CD-21.23 to CD-21.30)."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.bits import bit, has
from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.building import (
    add_central,
    build_central,
    find_central,
    is_central,
    refuse_central,
)
from stavitel.games.catan_duel.cards import PIRATE_SHIP, SCOUT, SEATS
from stavitel.games.catan_duel.events import BUILDING_ASKED, BUILDING_PASSED
from stavitel.games.catan_duel.expansions import (
    add_expansions,
    build,
    find_expansions,
    place_cache,
    refuse_building,
    refuse_cache,
)
from stavitel.games.catan_duel.fields import ONE_EACH, REFILLED
from stavitel.games.catan_duel.generated_frames import (
    PreparationStep,
    PreparatoryBuildDecision,
    RefillStep,
)
from stavitel.games.catan_duel.holdings import holdings
from stavitel.games.catan_duel.reasons import NOT_IN_PREPARATION
from stavitel.games.catan_duel.replenish import DrawChoice, hand_limit
from stavitel.games.catan_duel.stacks import any_card_left
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import BUILD, PASS_BUILDING, PLACE_CACHE, SCOUT_SETTLEMENT


@final
class Preparation(PreparationStep):
    """Who builds next: in turn, until both have passed. Whoever can build nothing passes unasked,
    and a pass is final (CD-21.28, R52)."""

    def run(self, s: CatanDuel) -> None:
        passed = self.passed
        for n in range(SEATS):
            seat = (self.player + n) % SEATS
            if has(passed, seat):
                continue
            if can_build(s, seat):
                s.emit(BUILDING_ASKED, seat)
                s.push(PreparatoryBuild(seat, passed))
                return
            passed |= bit(seat)
            s.emit(BUILDING_PASSED, seat)
        if s.refill == REFILLED:
            s.push(Refill(1 - s.starter))
            s.push(Refill(s.starter))


def can_build(s: CatanDuel, seat: i64) -> bool:
    found = Actions()
    find_builds(s, seat, found)
    return found.count > 0


def find_builds(s: CatanDuel, seat: i64, out: Actions) -> None:
    """Central cards and expansions in hand, but nothing that acts on the other (CD-21.25)."""
    first = out.count
    held = holdings(s, seat)
    find_central(s, seat, held, out)
    find_expansions(s, seat, held, out)
    kept = first
    for n in range(first, out.count):
        if refuse_kind(s, out.items[n]) == 0:
            out.items[kept] = out.items[n]
            kept += 1
    out.count = kept


def refuse_kind(s: CatanDuel, action: i64) -> i64:
    """No action card is played, and no pirate ship built (CD-21.25, R53)."""
    if SCOUT_SETTLEMENT.holds(action):
        return NOT_IN_PREPARATION.of(SCOUT)
    if BUILD.holds(action) and s.box.kind[BUILD.first(action)] == PIRATE_SHIP:
        return NOT_IN_PREPARATION.of(BUILD.first(action))
    return 0


@final
class PreparatoryBuild(PreparatoryBuildDecision):
    """What does the player build before the game, if anything (CD-21.24)?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_central(s, self.seat, out)
        add_expansions(s, self.seat, out)
        out.add(PASS_BUILDING.of())

    def options(self, s: CatanDuel, out: Actions) -> None:
        out.clear()
        find_builds(s, self.seat, out)
        out.add(PASS_BUILDING.of())

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if action == PASS_BUILDING.of():
            return 0
        reason = refuse_kind(s, action)
        if reason != 0:
            return reason
        if is_central(action):
            return refuse_central(s, self.seat, action)
        if BUILD.holds(action):
            return refuse_building(s, self.seat, BUILD.first(action), BUILD.second(action))
        if PLACE_CACHE.holds(action):
            return refuse_cache(s, self.seat, PLACE_CACHE.value(action))
        return NOT_NOW.of()

    def choose(self, s: CatanDuel, action: i64) -> None:
        seat = self.seat
        ends = action == PASS_BUILDING.of()
        passed = self.passed | bit(seat) if ends or s.preparatory == ONE_EACH else self.passed
        s.push(Preparation(1 - seat, passed))
        if ends:
            s.emit(BUILDING_PASSED, seat)
        elif is_central(action):
            build_central(s, seat, action)
        elif BUILD.holds(action):
            build(s, seat, BUILD.first(action), BUILD.second(action))
        else:
            place_cache(s, seat, PLACE_CACHE.value(action))

    def secret(self) -> bool:
        return True


@final
class Refill(RefillStep):
    """Where the table wants it, hands are filled up before the first turn (R54)."""

    def run(self, s: CatanDuel) -> None:
        if s.hand_size(self.player) < hand_limit(s, self.player) and any_card_left(s, self.player):
            s.push(self)
            s.push(DrawChoice(self.player))
