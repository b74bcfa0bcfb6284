"""How good a position at rest is for a seat: points so far and what is likely to come of the rest.

The weights of the groups were fitted to games of two: what a lead in each predicts of the final
lead. Who leads a tower now predicts little of it, since that changes hands; sections and ornaments
stay. Within a group the weights were found by play.
"""

from typing import Final

from mypy_extensions import i64

from stavitel.games.red_cathedral.cards import (
    BANNER_PLACE_COUNT,
    GOLD,
    IN_INVENTORY,
    IVAN,
    KINDS,
    ORNAMENT_COUNT,
    SITE_SIZE,
    SLOT_COUNT,
)
from stavitel.games.red_cathedral.fields import GAME_END, NOBODY, NOTHING
from stavitel.games.red_cathedral.reading import Section
from stavitel.games.red_cathedral.scoring import ornaments_placed, score, tower_points
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.track import prestige

# worth in prestige while the game is young; at the end only the scoring rules count
_STEP: Final = 0.52  # one space of the track
_RECOGNITION: Final = 0.66  # what one point of a section to come will be worth
_REWARD_RUBLE: Final = 0.22
_TOWER: Final = 5.1  # and its place in a tower
_FINISHED: Final = 4.8  # a section once it stands
_STANDING: Final = 0.25  # share of a tower's points, as it stands now, that will last
_DECORATED: Final = 1.5  # an ornament in its place
_CLAIMED: Final = 0.1  # share of a section's worth that the claim alone holds
_DELIVERED: Final = 0.88  # share that lies in its materials on the spot
_HELD: Final = 0.42  # share of them while they wait in the inventory
_EVEN: Final = 0.6  # how much of the progress every piece counts alike
_SPARE: Final = 0.22
_SPARE_PRECIOUS: Final = 0.35
_CROWDED: Final = 0.3
_RUBLE: Final = 0.26
_RUBLES_ENOUGH: Final = 5.0
_RICH_RUBLE: Final = 0.05
_TILE: Final = 1.16
_ORNAMENT: Final = 0.58  # one still to be placed
_COVERED: Final = 0.17  # an inventory space under a banner
_WAITING: Final = 0.15  # a banner on the board
_TURN: Final = 1.3  # to be the one whose turn comes next
_LAST_ROUND: Final = 0.4  # how much of all that is left when a player lacks one section
USUAL_TURNS: Final = 30.0  # a game that lasts longer is played faster:
_HURRY: Final = 0.05  # so much more counts work on sections, for every turn beyond


def evaluate(s: Cathedral, seat: i64) -> float:
    """The expected final prestige of a seat, roughly; alone, how far ahead of Ivan it will be."""
    return seat_value(s, seat) - (ivan_value(s) if s.solo() else 0.0)


def ivan_value(s: Cathedral) -> float:
    """The same for Ivan, who has no board and whose work is done by his cards."""
    left = time_left(s)
    if left == 0.0 or s.phase == GAME_END:
        return float(score(s, IVAN))
    return track_value(s, IVAN, left) + cathedral_value(s, IVAN, left)


def seat_value(s: Cathedral, seat: i64) -> float:
    if s.phase == GAME_END:
        return float(score(s, seat))
    left = time_left(s)
    work = work_value(s, seat, left)
    value = track_value(s, seat, left) + cathedral_value(s, seat, left) + work
    late = float(s.turn) / float(s.sides()) - USUAL_TURNS
    if late > 0.0:
        value += late * _HURRY * (work + finished_worth(s, seat))
    if s.stack and s.stack[-1].asks == seat:
        value += _TURN
    value += stock_value(s, seat, left)
    return value + board_value(s, seat, left)


def time_left(s: Cathedral) -> float:
    """From 1 at the start to 0 at the end, by the player nearest to the last section."""
    if s.ender != NOBODY:
        return 0.0
    most: i64 = 0
    for index in range(s.sides()):
        most = max(most, s.finished_by(s.side(index)))
    return _LAST_ROUND + (1.0 - _LAST_ROUND) * (1.0 - float(most) / float(s.box.end_sections))


def track_value(s: Cathedral, seat: i64, left: float) -> float:
    """The marker; before the last round every step counts alike, since where it will end is open
    and whoever waits for cheap points never finishes a section."""
    if left == 0.0:
        return float(prestige(s, seat))
    return _STEP * float(s.track(seat))


def cathedral_value(s: Cathedral, seat: i64, left: float) -> float:
    """The towers as they stand; before the last round rather what was put into them."""
    points: i64 = 0
    for tower in range(s.towers()):
        points += tower_points(s, tower, seat)
    if left == 0.0:
        return float(points)
    lasting = _DECORATED * float(ornaments_placed(s, seat))
    lasting += _FINISHED * float(s.finished_by(seat))
    return _STANDING * float(points) + lasting


def work_value(s: Cathedral, seat: i64, left: float) -> float:
    """Claimed sections, the nearer to their end the better; materials that fit count with them."""
    value = 0.0
    if left == 0.0:
        return value
    used: i64 = 0  # six counters of pieces spoken for, eight bits each
    for spot in range(SITE_SIZE):
        if s.banner(spot) != seat or s.finished(spot):
            continue
        section = s.box.sections[s.section(spot)]
        there: i64 = 0
        fitting: i64 = 0
        for kind in range(KINDS):
            delivered = s.pieces(spot, kind)
            free = s.held(seat, kind) - (used >> (kind * 8) & 255)
            fits = min(section.cost[kind] - delivered, max(0, free))
            used += fits << (kind * 8)
            there += delivered
            fitting += fits
        now = progress(there, section.total)
        soon = progress(there + fitting, section.total) - now
        share = _CLAIMED * min(1.0, 2.0 * left) + _DELIVERED * now + _HELD * soon
        value += share * section_worth(section)
    for kind in range(KINDS):
        spare = s.held(seat, kind) - (used >> (kind * 8) & 255)
        value += float(spare) * (_SPARE if kind < GOLD else _SPARE_PRECIOUS)
    return value


def finished_worth(s: Cathedral, seat: i64) -> float:
    """What the finished sections counted for while they were worked on."""
    value = 0.0
    for spot in range(SITE_SIZE):
        if s.banner(spot) == seat and s.finished(spot):
            value += section_worth(s.box.sections[s.section(spot)])
    return value


def section_worth(section: Section) -> float:
    reward = _RECOGNITION * float(section.recognition) + _REWARD_RUBLE * float(section.rubles)
    return reward + _TOWER


def progress(pieces: i64, total: i64) -> float:
    """How far a section is; its last pieces count most, so that work is finished, not spread."""
    part = float(pieces) / float(total)
    return _EVEN * part + (1.0 - _EVEN) * part * part


def stock_value(s: Cathedral, seat: i64, left: float) -> float:
    """Money, and at the end what leftovers are worth; a crowded inventory hinders."""
    rubles = float(s.rubles(seat))
    if left == 0.0:
        return (rubles + float(s.holds(seat))) / float(s.box.leftovers)
    rich = max(0.0, rubles - _RUBLES_ENOUGH)
    crowded = max(0.0, 2.0 - float(s.room(seat)))
    return _RUBLE * (rubles - rich) + _RICH_RUBLE * rich - _CROWDED * crowded


def board_value(s: Cathedral, seat: i64, left: float) -> float:
    """Tiles that will work again, ornaments to come, and banners that still block the inventory."""
    value = 0.0
    for slot in range(SLOT_COUNT):
        if s.slot_tile(seat, slot) != NOTHING and s.face_up(seat, slot):
            value += _TILE * left
        elif s.locked(seat, slot) != NOTHING:
            value += 0.5 * _ORNAMENT * left
    for kind in range(ORNAMENT_COUNT):
        value += _ORNAMENT * left * float(s.ornaments(seat, kind))
    waiting: i64 = 0
    for place in range(BANNER_PLACE_COUNT):
        waiting += s.banners(seat, place)
    inside = s.banners(seat, IN_INVENTORY)
    return value - _COVERED * left * float(inside) - _WAITING * left * float(waiting)
