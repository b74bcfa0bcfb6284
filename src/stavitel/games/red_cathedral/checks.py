"""Every invariant of a sound position, in words: nothing is lost or in two places (RC-14.7)."""

from stavitel.games.red_cathedral.cards import (
    ADVANCED,
    BANNER_PLACE_COUNT,
    DICE,
    DIE_COUNT,
    DIE_FACES,
    IVAN,
    KINDS,
    MARKET_SPACES,
    MATERIALS,
    MAX_SEATS,
    MOST_FLOORS,
    ON_WHITE_1,
    ORNAMENT_COUNT,
    ORNAMENTS,
    OUTSIDE,
    QUADRANTS,
    SECTION_TYPES,
    SECTIONS,
    SIDES_OF_THE_GAME,
    SITE_SIZE,
    SLOT_COUNT,
    SLOTS,
    SOLO_CARD_COUNT,
    TILES,
    WHITE_1,
    floor_of,
    tower_of,
)
from stavitel.games.red_cathedral.claim import ClaimChoice
from stavitel.games.red_cathedral.components import section_type
from stavitel.games.red_cathedral.fields import NOBODY, NOTHING, SETUP, STATE
from stavitel.games.red_cathedral.row import DealTaskDie
from stavitel.games.red_cathedral.setup import in_pool, type_of_spot
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.stock import bank
from stavitel.games.red_cathedral.workshop import TileChoice


def check(s: Cathedral) -> list[str]:
    """What is wrong with a position; nothing, if it can occur in a game."""
    faults = check_materials(s) + check_market(s) + check_tiles(s) + check_end(s)
    faults += check_colours(s)
    for spot in range(SITE_SIZE):
        faults += check_spot(s, spot)
    for seat in range(s.seats):
        faults += check_board(s, seat) + check_banners(s, seat) + check_ornaments(s, seat)
    faults += check_ivan(s)
    return faults or STATE.faults(s)


def check_colours(s: Cathedral) -> list[str]:
    """Every seat has a colour of its own (RC-1.10)."""
    colours = [int(s.colour(seat)) for seat in range(s.seats)]
    for seat, colour in enumerate(colours):
        first = colours.index(colour)
        if first != seat:
            other = SIDES_OF_THE_GAME[first]
            return [f"{SIDES_OF_THE_GAME[seat]}: expected a colour of its own; {other} has it"]
    return []


def check_materials(s: Cathedral) -> list[str]:
    """Supply, inventories and site hold every piece of the box (RC-10.5, 10.6, RC-14.7)."""
    faults: list[str] = []
    for kind in range(KINDS):
        held = sum([int(s.held(s.side(index), kind)) for index in range(s.sides())])
        placed = sum([int(s.pieces(spot, kind)) for spot in range(SITE_SIZE)])
        supply, stacked = int(s.supply(kind)), int(s.stacked(kind))
        expected = int(s.box.supply[kind] - s.aside(kind))
        if supply + stacked + held + placed != expected:
            counts = f"{supply} in the supply, {held + stacked} held, {placed} on sections"
            faults.append(f"{MATERIALS[kind]}: expected {expected} pieces in all; found {counts}")
    if bank(s) < 0:
        most, held = int(s.box.bank_limit), int(s.box.bank_limit - bank(s))
        faults.append(f"rubles: expected at most {most} in all; found {held}")
    return faults


def check_market(s: Cathedral) -> list[str]:
    """Tokens, influence cards and dice lie on the market, at most three dice on a space."""
    faults: list[str] = []
    tokens = [int(s.token(space)) for space in range(MARKET_SPACES)]
    cards = [int(s.influence_card(quadrant)) for quadrant in range(QUADRANTS)]
    laid = [token for token in tokens if token != NOTHING]
    groups = [int(s.box.influence_cards[card].guild) for card in cards if card != NOTHING]
    if len(set(laid)) != len(laid):
        faults.append("market: expected different resource tokens")
    if len(set(groups)) != len(groups):
        faults.append("market: expected influence cards of different groups")
    for die in range(DIE_COUNT):
        on_market = s.die_space(die) < MARKET_SPACES and 1 <= s.die_value(die) <= DIE_FACES
        if s.die_space(die) != NOTHING and not on_market:
            expected = f"expected on the market with a value from 1 to {DIE_FACES}"
            faults.append(f"{DICE[die]} die: {expected}")
    for space in range(MARKET_SPACES):
        if s.dice_on(space) > s.box.dice_limit:
            faults.append(f"space {space + 1}: expected at most {int(s.box.dice_limit)} dice")
    dice = [int(s.die_space(die)) for die in range(DIE_COUNT)]
    if s.phase != SETUP and NOTHING in tokens + cards + dice:
        faults.append("market: expected all tokens, influence cards and dice on it")
    return faults


def check_tiles(s: Cathedral) -> list[str]:
    """No tile lies in two places, and none is used that is not for so few players (RC-2.6)."""
    found = [int(s.tile(spot)) for spot in range(SITE_SIZE)]
    for seat in range(s.seats):
        found += [int(s.slot_tile(seat, slot)) for slot in range(SLOT_COUNT)]
    found += [int(frame.tile) for frame in s.stack if isinstance(frame, TileChoice)]
    found = [tile for tile in found if tile != NOTHING]
    twice = {tile for tile in found if found.count(tile) > 1}
    faults = [f"{TILES[tile]}: expected in one place; found in two" for tile in sorted(twice)]
    for tile in found:
        if not in_pool(s, tile):
            faults.append(f"{TILES[tile]}: only for three or four players")
    sections = [int(s.section(spot)) for spot in range(SITE_SIZE)]
    for section in {n for n in sections if n != NOTHING and sections.count(n) > 1}:
        faults.append(f"{SECTIONS[section]}: expected in one place; found in two")
    return faults


def check_spot(s: Cathedral, spot: int) -> list[str]:
    """One place of the site: what may lie there (RC-2.5, RC-5.2, RC-6.2, RC-6.10)."""
    where = f"tower {int(tower_of(spot))} floor {int(floor_of(spot))}"
    expected = s.phase != SETUP and spot % MOST_FLOORS < s.height(spot // MOST_FLOORS)
    section = int(s.section(spot))
    if section == NOTHING:
        bare = [int(s.tile(spot)), int(s.banner(spot)), int(s.ornament(spot))] == [-1, -1, -1]
        return [f"{where}: expected a section"] if expected or not bare else []
    faults: list[str] = []
    wanted = int(type_of_spot(s, spot))
    if section_type(section) != wanted:
        faults.append(f"{where}: expected a {SECTION_TYPES[wanted]}; found {SECTIONS[section]}")
    owner = int(s.banner(spot))
    if owner != NOBODY and owner not in [int(s.side(index)) for index in range(s.sides())]:
        faults.append(f"{where}: expected a banner of this game")
    if owner != NOBODY and spot % MOST_FLOORS > 0 and s.banner(spot - 1) == NOBODY:
        faults.append(f"{where}: expected a banner on the section below as well")
    if s.phase != SETUP and (owner == NOBODY) != (s.tile(spot) != NOTHING):
        faults.append(f"{where}: expected a tile or a banner, not both")
    if s.ornament(spot) != NOBODY and not s.finished(spot):
        faults.append(f"{where}: only a finished section is decorated")
    return faults + check_pieces(s, spot, where)


def check_pieces(s: Cathedral, spot: int, where: str) -> list[str]:
    """An unfinished section lacks something and has nothing that it does not need."""
    section = s.box.sections[s.section(spot)]
    pieces = [int(s.pieces(spot, kind)) for kind in range(KINDS)]
    owner = int(s.banner(spot))
    if min(pieces) < 0 or (owner == NOBODY and sum(pieces) > 0):
        return [f"{where}: expected no pieces without a banner"]
    if s.finished(spot):
        bare = owner != NOBODY and sum(pieces) == 0
        return [] if bare else [f"{where}: a finished section has a banner and no pieces"]
    if sum(pieces) >= section.total:
        return [f"{where}: has all its materials and must be finished"]
    too_many = [kind for kind in range(KINDS) if pieces[kind] > section.cost[kind]]
    if owner != IVAN and too_many:
        return [f"{where}: does not need so much {MATERIALS[too_many[0]]}"]
    return []


def check_board(s: Cathedral, seat: int) -> list[str]:
    """Inventory and workshop slots of a board (RC-5.3, RC-9.8, RC-10.1)."""
    faults: list[str] = []
    name = SIDES_OF_THE_GAME[seat]
    if s.holds(seat) > s.capacity(seat):
        faults.append(
            f"{name}: expected at most {int(s.capacity(seat))} materials in the inventory"
        )
    tiles = sum([1 for slot in range(SLOT_COUNT) if s.slot_tile(seat, slot) != NOTHING])
    pending = [f for f in s.stack if isinstance(f, TileChoice) and f.seat == seat]
    claimed = int(s.claimed_by(seat))
    if tiles + len(pending) != claimed:
        faults.append(
            f"{name}: expected {claimed} workshop tiles, as many as claims; found {tiles}"
        )
    for slot in range(WHITE_1, SLOT_COUNT):
        both = s.banners(seat, ON_WHITE_1 + slot - WHITE_1) > 0
        if both and s.slot_tile(seat, slot) != NOTHING:
            faults.append(f"{name}: {SLOTS[slot]} holds a banner and a tile")
    return faults


def check_banners(s: Cathedral, seat: int) -> list[str]:
    """All banners are on the board, on the site or in hand (RC-1.10)."""
    name = SIDES_OF_THE_GAME[seat]
    board = [int(s.banners(seat, place)) for place in range(BANNER_PLACE_COUNT)]
    claimed = int(s.claimed_by(seat))
    in_hand = len([f for f in s.stack if isinstance(f, ClaimChoice) and f.seat == seat])
    expected = int(s.box.banners())
    faults: list[str] = []
    if sum(board) + claimed + in_hand != expected:
        faults.append(
            f"{name}: expected {expected} banners; found {sum(board)} and {claimed} placed"
        )
    advanced = s.board(seat) == ADVANCED
    white = board[ON_WHITE_1:]
    if max(white) > (1 if advanced else 0) or (advanced and board[OUTSIDE] > 0):
        faults.append(f"{name}: a banner lies where this side of the board has no place for it")
    if board[0] > (s.box.advanced_inside if advanced else s.box.banners_inside):
        faults.append(f"{name}: too many banners in the inventory")
    return faults


def check_ornaments(s: Cathedral, seat: int) -> list[str]:
    """Ready, placed, locked or lost: every ornament is accounted for (RC-9.7)."""
    faults: list[str] = []
    for kind in range(ORNAMENT_COUNT):
        found = int(s.ornaments(seat, kind)) + placed(s, seat, kind)
        for slot in range(MAX_SEATS):
            if s.board(seat) == ADVANCED and s.printed_ornament(seat, slot) == kind:
                lost = s.slot_tile(seat, slot) != NOTHING and not s.face_up(seat, slot)
                found += 1 if s.locked(seat, slot) != NOTHING or lost else 0
        expected = int(s.box.ornaments[kind])
        if found != expected:
            name = f"{SIDES_OF_THE_GAME[seat]}: {ORNAMENTS[kind]}"
            faults.append(f"{name}: expected {expected} in all; found {found}")
    return faults


def placed(s: Cathedral, side: int, kind: int) -> int:
    """Ornaments of a kind a side has on the site."""
    spots = [spot for spot in range(SITE_SIZE) if s.ornament(spot) == side]
    return len([spot for spot in spots if section_type(s.section(spot)) == kind])


def check_ivan(s: Cathedral) -> list[str]:
    """Ivan's banners, ornaments and row (RC-13.1 to 13.3)."""
    if not s.solo():
        return []
    faults: list[str] = []
    if s.ivan_banners + s.claimed_by(IVAN) != s.box.banners():
        faults.append(f"ivan: expected {int(s.box.banners())} banners in all")
    order = [int(kind) for kind in s.box.ivan_ornaments]
    for kind in range(ORNAMENT_COUNT):
        done = order[: s.ivan_decorated].count(kind)
        left = int(s.box.ornaments[kind]) - done
        if placed(s, IVAN, kind) != done or s.ornaments(IVAN, kind) != left:
            faults.append(f"ivan: {ORNAMENTS[kind]} is not placed in its order")
    for row in (
        [int(s.task(place)) for place in range(SOLO_CARD_COUNT)],
        [int(s.task_die(place)) for place in range(SOLO_CARD_COUNT)],
    ):
        laid = [n for n in row if n != NOTHING]
        dealing = s.phase == SETUP or any([isinstance(frame, DealTaskDie) for frame in s.stack])
        if len(set(laid)) != len(laid) or (len(laid) < SOLO_CARD_COUNT and not dealing):
            faults.append("ivan: expected five different cards and five different dice in his row")
    return faults


def check_end(s: Cathedral) -> list[str]:
    """Whoever finished a sixth section first has triggered the end (RC-11.1)."""
    done = [
        side
        for side in [int(s.side(index)) for index in range(s.sides())]
        if s.finished_by(side) >= s.box.end_sections
    ]
    if s.ender == NOBODY and done:
        return [f"ended_by: expected {SIDES_OF_THE_GAME[done[0]]}, who finished the last section"]
    if s.ender != NOBODY and s.ender not in done:
        return ["ended_by: expected a player with all sections finished"]
    if s.phase != SETUP and not 0 <= s.first_player < s.seats:
        return ["first_player: expected a seat of this game"]
    return []
