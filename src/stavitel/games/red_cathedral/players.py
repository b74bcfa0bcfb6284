"""The players of a position: what is written about them, and what is usual."""

from stavitel.engine.fields import Fields
from stavitel.games.red_cathedral.cards import (
    ADVANCED,
    BANNER_PLACES,
    BOARD_SIDES,
    COLOURS,
    DICE,
    IN_INVENTORY,
    IVAN,
    MATERIALS,
    MAX_SEATS,
    ON_WHITE_1,
    ORNAMENTS,
    OUTSIDE,
    SITE_SIZE,
    SLOT_COUNT,
    SLOTS,
    SOLO_CARD_COUNT,
    SOLO_CARDS,
    TILE_COUNT,
    TILES,
    WHITE_1,
)
from stavitel.games.red_cathedral.checks import placed
from stavitel.games.red_cathedral.fields import NOBODY, NOTHING, SETUP, STATE
from stavitel.games.red_cathedral.reading import PLENTY
from stavitel.games.red_cathedral.setup import in_pool, set_up_board
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.workshop import TileChoice, refuse_slot


def read_player(s: Cathedral, seat: int, group: Fields) -> None:
    """Track, money, materials, board; what is left out is none, or follows from the site."""
    s.set_colour(seat, group.word("colour", COLOURS, COLOURS[seat]))
    set_up_board(s, seat, group.word("board", BOARD_SIDES, BOARD_SIDES[s.variant]))
    s.set_track(seat, group.number("track", 0, PLENTY, int(s.box.start_space)))
    s.set_rubles(seat, group.number("rubles", 0, PLENTY, 0))
    read_materials(s, seat, group)
    for slot in read_slots(s, seat, group.group("workshop")):
        s.set_face_up(seat, slot, True)
    read_slots(s, seat, group.group("face_down"))
    read_banners(s, seat, group)
    read_ornaments(s, seat, group)
    group.done()


def read_materials(s: Cathedral, side: int, group: Fields) -> None:
    for kind, name in enumerate(MATERIALS):
        s.set_held(side, kind, group.number(name, 0, PLENTY, 0))


def read_slots(s: Cathedral, seat: int, group: Fields) -> list[int]:
    """Tiles that lie the same way; returns their slots."""
    found: list[int] = []
    for slot, name in enumerate(SLOTS):
        tile = group.word(name, TILES, "")
        if tile >= 0 and s.slot_tile(seat, slot) != NOTHING:
            raise group.fault(name, f"the {name} slot already holds another tile")
        if tile >= 0:
            s.set_slot_tile(seat, slot, tile)
            found.append(slot)
    group.done()
    return found


def read_banners(s: Cathedral, seat: int, group: Fields) -> None:
    """Banners on the site have left the board, those outside the inventory first."""
    banners = group.group("banners")
    taken = int(s.claimed_by(seat))
    for slot in range(WHITE_1, SLOT_COUNT):
        place = ON_WHITE_1 + slot - WHITE_1
        if s.banners(seat, place) > 0 and s.slot_tile(seat, slot) != NOTHING:
            s.set_banners(seat, place, 0)
            taken -= 1
    for place in (OUTSIDE, IN_INVENTORY, ON_WHITE_1, ON_WHITE_1 + 1):
        gone = min(max(0, taken), int(s.banners(seat, place)))
        s.add_banners(seat, place, -gone)
        taken -= gone
    for place, name in enumerate(BANNER_PLACES):
        usual = int(s.banners(seat, place))
        s.set_banners(seat, place, banners.number(name, 0, SLOT_COUNT, usual))
    banners.done()


def read_ornaments(s: Cathedral, seat: int, group: Fields) -> None:
    """Ready are those that are neither placed nor, on the advanced side, locked or lost."""
    ornaments = group.group("ornaments")
    for kind, name in enumerate(ORNAMENTS):
        ready = int(s.box.ornaments[kind])
        if s.board(seat) == ADVANCED:
            slots = [n for n in range(MAX_SEATS) if s.printed_ornament(seat, n) == kind]
            ready = len([n for n in slots if s.face_up(seat, n)])
        usual = max(0, ready - placed(s, seat, kind))
        s.set_ornaments(seat, kind, ornaments.number(name, 0, PLENTY, usual))
    ornaments.done()


def read_ivan(s: Cathedral, group: Fields) -> None:
    """Ivan's marker, cards and materials (RC-13.1 to 13.3)."""
    s.set_track(IVAN, group.number("track", 0, PLENTY, int(s.box.start_space)))
    left = int(s.box.banners() - s.claimed_by(IVAN))
    s.ivan_banners = group.number("banners", 0, PLENTY, max(0, left))
    count = len([spot for spot in range(SITE_SIZE) if s.ornament(spot) == IVAN])
    s.ivan_decorated = group.number("decorated", 0, len(s.box.ivan_ornaments), min(count, 4))
    for kind in range(len(ORNAMENTS)):
        s.set_ornaments(IVAN, kind, max(0, int(s.box.ornaments[kind]) - placed(s, IVAN, kind)))
    read_row(s, group)
    read_materials(s, IVAN, group)
    STATE.names["stacked"].read(s, group)
    group.done()


def read_row(s: Cathedral, group: Fields) -> None:
    """The cards of his row from the left, and the dice tiles on them."""
    tasks = group.words("row", SOLO_CARDS)
    dice = group.words("dice", DICE)
    usual = list(range(SOLO_CARD_COUNT)) if s.phase != SETUP else []
    tasks = tasks if group.has("row") else usual
    dice = dice if group.has("dice") else usual
    if max(len(tasks), len(dice)) > SOLO_CARD_COUNT:
        raise group.fault("row", f"expected {SOLO_CARD_COUNT} cards and as many dice")
    for place, task in enumerate(tasks):
        s.set_task(place, task)
    for place, die in enumerate(dice):
        s.set_task_die(place, die)
    s.tasks_done = group.number("done", 0, SOLO_CARD_COUNT, 0)


# tiles nobody wrote about


def read_leftover_tiles(s: Cathedral) -> None:
    """Claimed sections left a tile in a slot, face down; the others carry one."""
    if s.phase == SETUP:
        return
    for seat in range(s.seats):
        laid = len([n for n in range(SLOT_COUNT) if s.slot_tile(seat, n) != NOTHING])
        laid += len([f for f in s.stack if isinstance(f, TileChoice) and f.seat == seat])
        for slot in (5, 4, 3, 2, 1, 0):
            if laid < s.claimed_by(seat) and refuse_slot(s, seat, slot) == 0:
                s.set_slot_tile(seat, slot, free_tile(s))
                laid += 1
    for spot in range(SITE_SIZE):
        bare = s.section(spot) != NOTHING and s.banner(spot) == NOBODY
        if bare and s.tile(spot) == NOTHING:
            s.set_tile(spot, free_tile(s))


def free_tile(s: Cathedral) -> int:
    """The first tile of the pool that lies nowhere."""
    used = [int(s.tile(spot)) for spot in range(SITE_SIZE)]
    used += [int(frame.tile) for frame in s.stack if isinstance(frame, TileChoice)]
    for seat in range(s.seats):
        used += [int(s.slot_tile(seat, slot)) for slot in range(SLOT_COUNT)]
    for tile in range(TILE_COUNT):
        if in_pool(s, tile) and tile not in used:
            return tile
    return NOTHING
