"""How good a position at rest is for a seat: points so far and what is likely to come of the rest.

The weights were found by play: sets of them met in games of two, and the set moved towards those
that won (`python -m stavitel.arena.tuning red_cathedral`).
"""

from typing import Final, final

from mypy_extensions import i64

from stavitel.games.red_cathedral.cards import (
    BANNER_PLACE_COUNT,
    GOLD,
    IN_INVENTORY,
    IVAN,
    KINDS,
    MOST_FLOORS,
    ORNAMENT_COUNT,
    SITE_SIZE,
    SLOT_COUNT,
)
from stavitel.games.red_cathedral.components import section_type
from stavitel.games.red_cathedral.fields import GAME_END, NOBODY, NOTHING
from stavitel.games.red_cathedral.reading import Section
from stavitel.games.red_cathedral.scoring import (
    ornaments_placed,
    score,
    shared_places,
    two_player_share,
)
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.track import prestige

_ONE: Final[i64] = 1
USUAL_TURNS: Final = 30.0
"""A game of more turns for each side is played faster, see `hurry`."""


@final
class Weights:
    """Worth in prestige while the game is young; at the end only the scoring rules count. Nobody
    but the tuning ever changes them."""

    def __init__(self) -> None:
        self.step = 0.39  # one space of the track
        self.prestige = 0.63  # and what the marker has passed
        self.recognition = 0.53  # what one point of a section to come will be worth
        self.reward_ruble = 0.27
        self.tower = 5.6  # and its place in a tower
        self.finished = 10.0  # a section once it stands
        self.claims = 2.2  # a section that is claimed, finished or not
        self.standing = 0.24  # a tower's points as it stands now
        self.planned = 0.96  # and as it will stand once all that is claimed is finished
        self.decorated = 0.61  # an ornament in its place
        self.decorable = 0.81  # a finished section that waits for an ornament one still has
        self.delivered = 1.1  # share that lies in its materials on the spot
        self.held = 0.48  # share of them while they wait in the inventory
        self.even = 0.64  # how much of the progress every piece counts alike
        self.ready = 0.55  # a section for which everything is at hand
        self.spare = 0.29
        self.spare_precious = 0.34
        self.kinds = 0.46  # to hold some of a material
        self.crowded = 0.18
        self.ruble = 0.4
        self.rubles_enough = 7.2
        self.rich_ruble = 0.05
        self.tile = 1.28
        self.ornament = 0.82  # one still to be placed
        self.covered = 0.18  # an inventory space under a banner
        self.waiting = 0.14  # a banner on the board
        self.turn = 0.27  # to be the one whose turn comes next
        self.last_round = 0.4  # how much of all that is left when a player lacks one section
        self.hurry = 0.08  # so much more counts work on sections, for every turn beyond the usual


WEIGHTS: Final = Weights()
SHARPNESS: Final = [0.07, 0.07, 0.07, 0.085, 0.125, 0.19]
"""What a point of lead says while nobody has finished more than so many sections, of six."""
LAST_SHARPNESS: Final = 0.3
"""And once the last round has begun, when nearly nothing is open."""


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
        value += late * WEIGHTS.hurry * (work + finished_worth(s, seat))
    if s.stack and s.stack[-1].asks == seat:
        value += WEIGHTS.turn
    value += stock_value(s, seat, left)
    return value + board_value(s, seat, left)


def time_left(s: Cathedral) -> float:
    """From 1 at the start to 0 at the end, by the player nearest to the last section."""
    if s.ender != NOBODY:
        return 0.0
    last = WEIGHTS.last_round
    return last + (1.0 - last) * (1.0 - nearness(s))


def nearness(s: Cathedral) -> float:
    """The part of the sections that end the game (RC-11.1), of whoever has finished most."""
    most: i64 = 0
    for index in range(s.sides()):
        most = max(most, s.finished_by(s.side(index)))
    return float(most) / float(s.box.end_sections)


def sharpness(s: Cathedral) -> float:
    """What a point of lead says about the win. A young game is wide open, whatever the lead, and a
    search that takes it for decided plays for risk or safety much too early."""
    if s.ender != NOBODY or s.phase == GAME_END:
        return LAST_SHARPNESS
    stage = int(nearness(s) * float(len(SHARPNESS)) + 0.01)  # thirds and sixths are not exact
    return SHARPNESS[min(stage, len(SHARPNESS) - 1)]


def track_value(s: Cathedral, seat: i64, left: float) -> float:
    """The marker; before the last round steps count beside prestige, since where it will end is
    open and whoever waits for cheap points never finishes a section."""
    points = float(prestige(s, seat))
    if left == 0.0:
        return points
    return WEIGHTS.step * float(s.track(seat)) + WEIGHTS.prestige * points


def cathedral_value(s: Cathedral, seat: i64, left: float) -> float:
    """The towers as they stand; before the last round rather what was put into them, and who will
    lead them once all that is claimed stands."""
    standing: i64 = 0
    planned: i64 = 0
    bare: i64 = 0  # finished sections without an ornament, by its kind, eight bits each
    for tower in range(s.towers()):
        parts: i64 = 0  # of each side in the tower as it stands, eight bits each
        claims: i64 = 0  # the same with all that is claimed
        worth: i64 = 0
        promise: i64 = 0
        last = (tower + 1) * MOST_FLOORS
        for spot in range(tower * MOST_FLOORS, last):
            owner = s.banner(spot)
            if owner == NOBODY:
                break  # nothing above it is claimed either (RC-5.2)
            claims += _ONE << (owner * 8)
            promise += s.box.per_section
            if not s.finished(spot):
                continue
            parts += _ONE << (owner * 8)
            worth += s.box.per_section
            wearer = s.ornament(spot)
            if wearer == NOBODY:
                bare += _ONE << (section_type(s.section(spot)) * 8)
                continue
            claims += _ONE << (wearer * 8)
            promise += s.box.per_ornament
            parts += _ONE << (wearer * 8)
            worth += s.box.per_ornament
        standing += part_of(s, seat, parts, worth)
        planned += part_of(s, seat, claims, promise)
    if left == 0.0:
        return float(standing)
    fitting: i64 = 0
    for kind in range(ORNAMENT_COUNT):
        fitting += min(s.ornaments(seat, kind), bare >> (kind * 8) & 255)
    lasting = WEIGHTS.decorated * float(ornaments_placed(s, seat))
    lasting += WEIGHTS.decorable * float(fitting)
    lasting += WEIGHTS.finished * float(s.finished_by(seat))
    lasting += WEIGHTS.claims * float(s.claimed_by(seat))
    return WEIGHTS.standing * float(standing) + WEIGHTS.planned * float(planned) + lasting


def part_of(s: Cathedral, side: i64, parts: i64, worth: i64) -> i64:
    """What a side gets of a tower in which everybody has so many parts (RC-12.5 to 12.8)."""
    mine = parts >> (side * 8) & 255
    if mine == 0:
        return 0
    better: i64 = 0
    equal: i64 = 0  # the side itself is one of them
    for index in range(s.sides()):
        theirs = parts >> (s.side(index) * 8) & 255
        if theirs > mine:
            better += 1
        elif theirs == mine:
            equal += 1
    if s.sides() == 2:
        return two_player_share(s, worth, better, equal)
    return shared_places(s, worth, better, equal)


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
        share = WEIGHTS.delivered * now + WEIGHTS.held * soon
        value += share * section_worth(section)
        if there + fitting == section.total:
            value += WEIGHTS.ready
    for kind in range(KINDS):
        held = s.held(seat, kind)
        if held > 0:
            spare = float(held - (used >> (kind * 8) & 255))
            value += spare * (WEIGHTS.spare if kind < GOLD else WEIGHTS.spare_precious)
            value += WEIGHTS.kinds
    return value


def finished_worth(s: Cathedral, seat: i64) -> float:
    """What the finished sections counted for while they were worked on."""
    value = 0.0
    for spot in range(SITE_SIZE):
        if s.banner(spot) == seat and s.finished(spot):
            value += section_worth(s.box.sections[s.section(spot)])
    return value


def section_worth(section: Section) -> float:
    reward = WEIGHTS.recognition * float(section.recognition)
    return reward + WEIGHTS.reward_ruble * float(section.rubles) + WEIGHTS.tower


def progress(pieces: i64, total: i64) -> float:
    """How far a section is; its last pieces count most, so that work is finished, not spread."""
    part = float(pieces) / float(total)
    return WEIGHTS.even * part + (1.0 - WEIGHTS.even) * part * part


def stock_value(s: Cathedral, seat: i64, left: float) -> float:
    """Money, and at the end what leftovers are worth; a crowded inventory hinders."""
    rubles = float(s.rubles(seat))
    if left == 0.0:
        return (rubles + float(s.holds(seat))) / float(s.box.leftovers)
    rich = max(0.0, rubles - WEIGHTS.rubles_enough)
    crowded = max(0.0, 2.0 - float(s.room(seat)))
    money = WEIGHTS.ruble * (rubles - rich) + WEIGHTS.rich_ruble * rich
    return money - WEIGHTS.crowded * crowded


def board_value(s: Cathedral, seat: i64, left: float) -> float:
    """Tiles that will work again, ornaments to come, and banners that still block the inventory."""
    value = 0.0
    for slot in range(SLOT_COUNT):
        if s.slot_tile(seat, slot) != NOTHING and s.face_up(seat, slot):
            value += WEIGHTS.tile * left
        elif s.locked(seat, slot) != NOTHING:
            value += 0.5 * WEIGHTS.ornament * left
    for kind in range(ORNAMENT_COUNT):
        value += WEIGHTS.ornament * left * float(s.ornaments(seat, kind))
    waiting: i64 = 0
    for place in range(BANNER_PLACE_COUNT):
        waiting += s.banners(seat, place)
    inside = float(s.banners(seat, IN_INVENTORY))
    return value - left * (WEIGHTS.covered * inside + WEIGHTS.waiting * float(waiting))
