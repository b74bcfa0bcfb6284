"""What a learned value sees of a position: the table from one seat, its own things first.

Nothing is hidden in this game (RC-14.1), so all of it may go in.
"""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.inputs import Inputs
from stavitel.games.red_cathedral.cards import (
    ADVANCED,
    BANNER_PLACE_COUNT,
    BASIC,
    DIE_COUNT,
    KINDS,
    MARKET_SPACES,
    MOST_FLOORS,
    MOST_TOWERS,
    ORNAMENT_COUNT,
    RESOURCE_COUNT,
    SITE_SIZE,
    SLOT_COUNT,
    VARIANTS,
)
from stavitel.games.red_cathedral.evaluate import (
    USUAL_TURNS,
    board_value,
    cathedral_value,
    progress,
    stock_value,
    time_left,
    track_value,
    work_value,
)
from stavitel.games.red_cathedral.fields import NOBODY, NOTHING
from stavitel.games.red_cathedral.scoring import ornaments_placed
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.track import prestige

_ONE: Final[i64] = 1


def table_kind(s: Cathedral) -> str:
    """Tables that one set of weights is for, with either side of the boards; the solo game is not
    learned. Nor is a game that somebody drags on: nets learn from games that nobody does, and leave
    such a one to `evaluate`, which hurries."""
    if s.solo() or float(s.turn) > USUAL_TURNS * float(s.seats):
        return ""
    return f"{s.seats}-{VARIANTS[BASIC]}"


def features(s: Cathedral, seat: i64, out: Inputs) -> None:
    """Fill the row: what is common to all, then every seat's things in turn order."""
    out.clear()
    left = time_left(s)
    put_common(s, seat, left, out)
    put_market(s, out)
    for step in range(s.seats):
        other = seat + step
        if other >= s.seats:
            other -= s.seats
        put_seat(s, other, left, out)


def put_common(s: Cathedral, seat: i64, left: float, out: Inputs) -> None:
    """How late it is, whose turn comes, and how much of the cathedral stands."""
    out.put(left)
    out.put(1.0 if s.ender != NOBODY else 0.0)
    out.put(float(s.turn) / float(s.seats) / USUAL_TURNS)
    asked = -1
    if s.stack and s.stack[-1].asks >= 0:
        asked = int((s.stack[-1].asks - seat + s.seats) % s.seats)
    out.one_of(asked, s.seats)
    claimed: i64 = 0
    finished: i64 = 0
    for spot in range(SITE_SIZE):
        if s.banner(spot) != NOBODY:
            claimed += 1
        if s.finished(spot):
            finished += 1
    out.put(float(claimed) / 10.0)
    out.put(float(finished) / 10.0)


def put_market(s: Cathedral, out: Inputs) -> None:
    """Where the dice lie and what they show, and what lies there to be taken."""
    for die in range(DIE_COUNT):
        out.put(float(s.die_value(die)) / 4.0)
        out.one_of(s.die_space(die), MARKET_SPACES)
    for good in range(RESOURCE_COUNT):
        space = s.token_space(good)
        out.put(float(s.dice_on(space)) / 2.0 if space != NOTHING else 0.0)


def put_seat(s: Cathedral, seat: i64, left: float, out: Inputs) -> None:
    """What a seat has, what it works on, what it is worth."""
    out.put(float(s.track(seat)) / 20.0)
    out.put(float(prestige(s, seat)) / 10.0)
    rubles = s.rubles(seat)
    out.put(float(rubles) / 5.0)
    out.put(float(rubles) * left / 5.0)
    out.steps(rubles, 6)
    for kind in range(KINDS):
        out.put(float(s.held(seat, kind)) / 3.0)
        out.steps(s.held(seat, kind), 2)
    out.put(float(s.room(seat)) / 5.0)
    out.steps(s.finished_by(seat), 6)
    out.put(float(ornaments_placed(s, seat)) / 3.0)
    for kind in range(ORNAMENT_COUNT):
        out.put(float(s.ornaments(seat, kind)) / 2.0)
    put_work(s, seat, left, out)
    put_board(s, seat, left, out)
    put_towers(s, seat, out)
    put_worth(s, seat, left, out)


def put_worth(s: Cathedral, seat: i64, left: float, out: Inputs) -> None:
    """The parts of `evaluate`, and their sum."""
    work = work_value(s, seat, left)
    cathedral = cathedral_value(s, seat, left)
    stock = stock_value(s, seat, left)
    board = board_value(s, seat, left)
    out.put(work / 10.0)
    out.put(cathedral / 20.0)
    out.put(stock / 4.0)
    out.put(board / 4.0)
    out.put((track_value(s, seat, left) + work + cathedral + stock + board) / 40.0)


def put_work(s: Cathedral, seat: i64, left: float, out: Inputs) -> None:
    """Claimed sections: how many, how far, and what is still missing of each material."""
    open_sections: i64 = 0
    far = 0.0
    missing: i64 = 0  # six counters, eight bits each
    for spot in range(SITE_SIZE):
        if s.banner(spot) != seat or s.finished(spot):
            continue
        open_sections += 1
        section = s.box.sections[s.section(spot)]
        far += progress(s.delivered(spot), section.total)
        for kind in range(KINDS):
            missing += (section.cost[kind] - s.pieces(spot, kind)) << (kind * 8)
    out.steps(open_sections, 4)
    out.put(far)
    out.put(far * left)
    for kind in range(KINDS):
        lacks = missing >> (kind * 8) & 255
        out.put(float(lacks) / 3.0)
        out.put(float(min(lacks, s.held(seat, kind))) / 2.0)


def put_board(s: Cathedral, seat: i64, left: float, out: Inputs) -> None:
    """Which side it has, tiles that work, ornaments and banners still on the board."""
    out.put(1.0 if s.board(seat) == ADVANCED else 0.0)
    tiles: i64 = 0
    locked: i64 = 0
    for slot in range(SLOT_COUNT):
        working = s.slot_tile(seat, slot) != NOTHING and s.face_up(seat, slot)
        out.put(left if working else 0.0)
        if working:
            tiles += 1
        elif s.locked(seat, slot) != NOTHING:
            locked += 1
    out.steps(tiles, 3)
    out.put(float(locked) / 2.0)
    for place in range(BANNER_PLACE_COUNT):
        out.put(float(s.banners(seat, place)) / 2.0)


def put_towers(s: Cathedral, seat: i64, out: Inputs) -> None:
    """The seat's part in each tower as it stands, by its worth and the best of the others."""
    end = out.size + 2 * MOST_TOWERS
    for tower in range(s.towers()):
        parts: i64 = 0  # of each side, eight bits each (RC-12.4)
        worth: i64 = 0
        last = (tower + 1) * MOST_FLOORS
        for spot in range(tower * MOST_FLOORS, last):
            owner = s.banner(spot)
            if owner == NOBODY:
                break  # nothing above it is claimed either (RC-5.2)
            if s.finished(spot):
                parts += _ONE << (owner * 8)
                worth += s.box.per_section
                wearer = s.ornament(spot)
                if wearer != NOBODY:
                    parts += _ONE << (wearer * 8)
                    worth += s.box.per_ornament
        put_part(s, seat, parts, worth, out)
    out.size = end


def put_part(s: Cathedral, seat: i64, parts: i64, worth: i64, out: Inputs) -> None:
    """What a seat has in one tower."""
    mine = parts >> (seat * 8) & 255
    if mine == 0:
        out.skip(2)
        return
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, parts >> (other * 8) & 255)
    out.put(float(mine) / 3.0)
    share = 1.0 if mine > best else 0.5 if mine == best else 0.2
    out.put(share * float(worth) / float(2 * MOST_FLOORS))
