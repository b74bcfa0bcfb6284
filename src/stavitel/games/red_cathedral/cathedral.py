"""Section 6: what happens to a section when material arrives: finishing and penalties."""

from mypy_extensions import i64

from stavitel.games.red_cathedral.cards import IVAN, KINDS, MOST_FLOORS, floor_of, tower_of
from stavitel.games.red_cathedral.events import (
    END_TRIGGERED,
    MATERIAL_DELIVERED,
    PENALTY_SUFFERED,
    SECTION_FINISHED,
)
from stavitel.games.red_cathedral.fields import NOBODY, NOTHING
from stavitel.games.red_cathedral.reasons import (
    NOT_IN_INVENTORY,
    NOT_NEEDED_THERE,
    NOT_YOUR_SECTION,
    OFF_THE_SITE,
    SECTION_IS_FINISHED,
)
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.stock import gain_rubles
from stavitel.games.red_cathedral.track import gain_prestige, gain_recognition, lose_recognition


def refuse_delivery(s: Cathedral, seat: i64, spot: i64, kind: i64) -> i64:
    """One material that one of the player's unfinished sections still lacks (RC-6.2, RC-6.5)."""
    section = s.section(spot)
    if section == NOTHING:
        return OFF_THE_SITE.of(tower_of(spot), floor_of(spot))
    if s.banner(spot) != seat:
        return NOT_YOUR_SECTION.of()
    if s.finished(spot):
        return SECTION_IS_FINISHED.of()
    if s.held(seat, kind) == 0:
        return NOT_IN_INVENTORY.of(kind, 1, 0)
    if s.pieces(spot, kind) >= s.box.sections[section].cost[kind]:
        return NOT_NEEDED_THERE.of(kind)
    return 0


def deliver(s: Cathedral, seat: i64, spot: i64, kind: i64) -> None:
    """Delivered materials stay on the section until it is finished (RC-6.3, RC-6.4)."""
    s.add_held(seat, kind, -1)
    s.add_pieces(spot, kind, 1)
    section = s.section(spot)
    s.emit(MATERIAL_DELIVERED, seat, kind, section, tower_of(spot), floor_of(spot))
    if s.delivered(spot) == s.box.sections[section].total:
        finish(s, spot)


def finish(s: Cathedral, spot: i64) -> None:
    """Materials back, reward, turned over, penalties, and perhaps the end (RC-6.4, R19)."""
    owner = s.banner(spot)
    section = s.box.sections[s.section(spot)]
    for kind in range(KINDS):
        n = s.pieces(spot, kind)
        s.add_pieces(spot, kind, -n)
        s.add_supply(kind, n)
    s.set_finished(spot, True)
    s.emit(SECTION_FINISHED, owner, s.section(spot), tower_of(spot), floor_of(spot))
    gain_recognition(s, owner, section.recognition)
    if owner != IVAN:  # he gets no rubles (RC-13.9d)
        gain_rubles(s, owner, section.rubles)
    deal_penalties(s, spot)
    if s.ender == NOBODY and s.finished_by(owner) >= s.box.end_sections:
        trigger_end(s, owner)


def deal_penalties(s: Cathedral, spot: i64) -> None:
    """For every unfinished section below, its owner pays for others' work above (RC-6.6 ff.)."""
    for below in range(spot // MOST_FLOORS * MOST_FLOORS, spot):
        if not s.finished(below):
            points = penalty(s, below)
            if points > 0:
                owner = s.banner(below)
                lose_recognition(s, owner, points)
                s.emit(
                    PENALTY_SUFFERED,
                    owner,
                    points,
                    tower_of(below),
                    floor_of(below),
                    s.track(owner),
                )


def penalty(s: Cathedral, spot: i64) -> i64:
    """Finished sections above in the tower that belong to others (RC-6.7, RC-6.9)."""
    points: i64 = 0
    for above in range(spot + 1, (spot // MOST_FLOORS + 1) * MOST_FLOORS):
        if s.finished(above) and s.banner(above) != s.banner(spot):
            points += 1
    return points


def trigger_end(s: Cathedral, side: i64) -> None:
    """The first sixth section brings prestige, but not in the solo game (RC-11.1, RC-13.13)."""
    s.ender = side
    s.emit(END_TRIGGERED, side)
    if not s.solo():
        gain_prestige(s, side, s.box.end_prestige)
