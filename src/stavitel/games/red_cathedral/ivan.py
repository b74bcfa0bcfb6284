"""Section 13: Ivan, the solo opponent, turn by turn."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.core import Step
from stavitel.games.common_frames import in_turn
from stavitel.games.red_cathedral.cards import (
    IVAN,
    KINDS,
    MOST_FLOORS,
    SITE_SIZE,
    SOLO_CARD_COUNT,
    SOLO_CLAIM,
    SOLO_CONSTRUCTION,
    SOLO_INVENTORY,
    SOLO_RECOGNITION,
    floor_of,
    tower_of,
)
from stavitel.games.red_cathedral.cards import RECOGNITION as RECOGNITION_TOKEN
from stavitel.games.red_cathedral.cathedral import finish
from stavitel.games.red_cathedral.dice import roll_space
from stavitel.games.red_cathedral.events import (
    DIE_MOVED,
    IVAN_BLOCKED,
    IVAN_CARD_TURN,
    IVAN_DELIVERED,
    IVAN_STOCKED,
    IVAN_TRANSPORTED,
    SOLO_TILES_COLLECTED,
)
from stavitel.games.red_cathedral.fields import NOTHING
from stavitel.games.red_cathedral.influence import ALL_TYPES, types_finished
from stavitel.games.red_cathedral.ivan_choices import begin_ivan_claim, begin_ivan_ornament
from stavitel.games.red_cathedral.market import (
    SPACES_A_QUADRANT,
    end_space,
    given_by,
    others_on,
)
from stavitel.games.red_cathedral.row import DealTaskDie
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.track import gain_recognition


@final
class IvanTurn(Step[Cathedral]):
    """When all tiles are face down, an ornament and new tiles come first (RC-13.6)."""

    def run(self, s: Cathedral) -> None:
        s.push(IvanMove())
        if s.tasks_done == SOLO_CARD_COUNT:
            s.push(CollectTiles())
            begin_ivan_ornament(s)


@final
class CollectTiles(Step[Cathedral]):
    """The five tiles are shuffled and lie face up again (RC-13.6)."""

    def run(self, s: Cathedral) -> None:
        s.emit(SOLO_TILES_COLLECTED)
        s.tasks_done = 0
        for place in range(SOLO_CARD_COUNT):
            s.set_task_die(place, NOTHING)
        in_turn(s, [DealTaskDie(place) for place in range(SOLO_CARD_COUNT)])


@final
class IvanMove(Step[Cathedral]):
    """Move the die of the leftmost face-up tile, unless its end is full (RC-13.7, RC-13.8)."""

    def run(self, s: Cathedral) -> None:
        place = s.tasks_done
        die = s.task_die(place)
        s.emit(IVAN_CARD_TURN, s.task(place), place + 1)
        s.push(IvanTask())
        space = end_space(s, die, 0)
        if others_on(s, space, die) >= s.box.dice_limit:
            s.emit(IVAN_BLOCKED, die)
            return
        s.set_die_space(die, space)
        s.emit(DIE_MOVED, IVAN, die, s.die_value(die), space, 0)
        gain_from_market(s, space)
        roll_space(s, space)


def gain_from_market(s: Cathedral, space: i64) -> None:
    """Recognition from the token, and what an influence card gives for nothing (RC-13.8)."""
    if s.token(space) == RECOGNITION_TOKEN:
        gain_recognition(s, IVAN, given_by(s, space, s.dice_on(space)))
    card = s.box.influence_cards[s.influence_card(space // SPACES_A_QUADRANT)]
    free = max(free_recognition(s, card.first), free_recognition(s, card.second))
    gain_recognition(s, IVAN, free)


def free_recognition(s: Cathedral, action: i64) -> i64:
    influence = s.box.influence[action]
    if influence.pay > 0 or influence.give > 0:
        return 0
    if influence.all_types and types_finished(s, IVAN) != ALL_TYPES:
        return 0
    return influence.recognition


@final
class IvanTask(Step[Cathedral]):
    """The tile is turned face down, and the card's action carried out (RC-13.9)."""

    def run(self, s: Cathedral) -> None:
        task = s.task(s.tasks_done)
        s.tasks_done += 1
        if task == SOLO_RECOGNITION:
            gain_recognition(s, IVAN, s.box.ivan_recognition)
        elif task == SOLO_INVENTORY:
            stock_up(s)
        elif task == SOLO_CONSTRUCTION:
            construct(s)
        elif task == SOLO_CLAIM:
            begin_ivan_claim(s)
        else:
            transport(s)


def stock_up(s: Cathedral) -> None:
    """Materials of the kind with the largest supply, then of the next (RC-13.9b)."""
    left = s.box.ivan_materials
    while left > 0:
        kind = largest_supply(s)
        n = min(left, s.supply(kind))
        if n == 0:
            return
        s.add_supply(kind, -n)
        s.add_held(IVAN, kind, n)
        s.emit(IVAN_STOCKED, kind, n)
        left -= n


def largest_supply(s: Cathedral) -> i64:
    best: i64 = 0
    for kind in range(KINDS):
        if s.supply(kind) > s.supply(best):
            best = kind
    return best


def transport(s: Cathedral) -> None:
    """All materials from the inventory card to the construction card (RC-13.9c)."""
    moved = s.holds(IVAN)
    for kind in range(KINDS):
        n = s.held(IVAN, kind)
        s.add_held(IVAN, kind, -n)
        s.add_stacked(kind, n)
    if moved > 0:
        s.emit(IVAN_TRANSPORTED, moved)


def construct(s: Cathedral) -> None:
    """Fill his sections row by row from the bottom, each from the left (RC-13.9d, RC-13.10)."""
    for floor in range(MOST_FLOORS):
        for spot in range(floor, SITE_SIZE, MOST_FLOORS):
            if s.banner(spot) == IVAN and not s.finished(spot):
                fill(s, spot)


def fill(s: Cathedral, spot: i64) -> None:
    """Only the number of materials counts for Ivan, never the kind (RC-13.9d)."""
    section = s.section(spot)
    missing = s.box.sections[section].total - s.delivered(spot)
    moved: i64 = 0
    for kind in range(KINDS):
        n = min(missing - moved, s.stacked(kind))
        s.add_stacked(kind, -n)
        s.add_pieces(spot, kind, n)
        moved += n
    if moved > 0:
        s.emit(IVAN_DELIVERED, section, tower_of(spot), floor_of(spot), moved)
    if moved == missing:
        finish(s, spot)
