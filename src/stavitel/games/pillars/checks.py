"""Every invariant of a sound position (section 14), in words."""

from stavitel.engine.bits import count, has, members
from stavitel.games.pillars.cards import (
    ADVANTAGES,
    BUILDERS,
    CASTLE,
    CATHEDRAL,
    CITY_WALL,
    COLOURS,
    COURT,
    CRAFTSMAN_COUNT,
    CRAFTSMEN,
    ELLEN,
    EVENT_AREA,
    FOREST,
    GAME_END,
    GOODS,
    HAPPENINGS,
    KINDS,
    KINGSBRIDGE,
    MADONNA,
    MARKET,
    METAL,
    NOBODY,
    NOTHING,
    OFFER,
    OTTO,
    PER_ROUND,
    POSITIVE,
    RESOLUTION,
    RESOURCES,
    ROUND_START,
    SETUP,
    SHIRING,
    SPACE_COUNT,
    STARTERS,
    WOOL_MILL,
)
from stavitel.games.pillars.cathedral import CubeReturn, converting_seat
from stavitel.games.pillars.fields import OFFERED, STATE
from stavitel.games.pillars.hiring import CraftsmanLimit
from stavitel.games.pillars.players import builders_out, workers_out
from stavitel.games.pillars.reading import IMMEDIATE
from stavitel.games.pillars.rounds import DealAdvantage, RoundStart
from stavitel.games.pillars.state import AREA_OF_SPACE, Pillars


def check(s: Pillars) -> list[str]:
    """What is wrong with a position; nothing, if it can occur in a game."""
    faults: list[str] = []
    for seat in range(s.seats):
        name = COLOURS[seat]
        found = check_holdings(s, seat) + check_row(s, seat) + check_figures(s, seat)
        faults += [f"{name}: {fault}" for fault in found]
    faults += check_cubes(s) + check_craftsmen(s) + check_advantages(s) + check_events(s)
    faults += check_course(s) + check_memory(s) + check_conversion(s)
    return faults or STATE.faults(s)


def check_holdings(s: Pillars, seat: int) -> list[str]:
    """Gold on its track, points not below 0, cubes within the limit between rounds
    (PE-14.1, PE-14.5)."""
    faults: list[str] = []
    if not 0 <= s.gold(seat) <= s.box.gold_max:
        faults.append(f"expected 0 to {int(s.box.gold_max)} gold; found {int(s.gold(seat))}")
    if s.points(seat) < 0:
        faults.append(f"expected no points below 0; found {int(s.points(seat))}")
    if min([int(s.held(seat, kind)) for kind in range(KINDS)]) < 0:
        faults.append("expected no fewer than 0 cubes")
    between = s.phase in (ROUND_START, OFFER, BUILDERS)
    limited = between or (has(s.converted, seat) and not s.last_round())
    if limited and s.holds(seat) > s.box.cube_limit and not returning(s, seat):
        most, found = int(s.box.cube_limit), int(s.holds(seat))
        faults.append(f"expected at most {most} cubes after area 13; found {found}")
    return faults


def check_row(s: Pillars, seat: int) -> list[str]:
    """No more craftsmen than the row has places, unless one is about to leave (PE-14.2)."""
    most = int(s.craftsman_limit(seat))
    top = s.stack[-1] if s.stack else None
    if isinstance(top, CraftsmanLimit) and top.seat == seat:
        most += 1
    found = int(count(s.row(seat)))
    return [f"expected at most {most} craftsmen; found {found}"] if found > most else []


def returning(s: Pillars, seat: int) -> bool:
    """Whether the seat is asked which cubes it gives back."""
    top = s.stack[-1] if s.stack else None
    return isinstance(top, CubeReturn) and top.seat == seat


def check_figures(s: Pillars, seat: int) -> list[str]:
    """All workers and builders of a seat are somewhere (PE-14.3, PE-14.6)."""
    faults: list[str] = []
    free, mill = int(s.free_workers(seat)), int(s.mill_workers(seat))
    expected = 0
    if s.phase in (OFFER, BUILDERS) or (s.phase == RESOLUTION and s.area <= WOOL_MILL):
        expected = int(s.all_workers(seat)) - workers_out(s, seat)
    if s.area == WOOL_MILL and mill == 0:
        expected = 0  # wages have been paid
    wrong_place = free if s.phase != OFFER else mill
    if free + mill != expected or min(free, mill) < 0 or wrong_place > 0:
        faults.append(f"expected {expected} workers; found {free} at hand and {mill} in the mill")
    bag, aside = int(s.bag(seat)), int(s.aside(seat))
    builders = int(s.box.builders)
    if bag < 0 or bag + aside + builders_out(s, seat) != builders:
        faults.append(f"expected {builders} builders; found {bag} in the bag, {aside} aside")
    if s.phase == RESOLUTION and s.area == EVENT_AREA and bag > 0:
        faults.append("expected every builder on the board or aside after phase II")
    return faults


def check_cubes(s: Pillars) -> list[str]:
    """Cubes of players, board and supply make up the box (PE-14.4)."""
    faults: list[str] = []
    for kind in range(KINDS):
        held = sum([int(s.held(seat, kind)) for seat in range(s.seats)])
        found = held + int(s.on_board(kind)) + int(s.supply(kind))
        if found != s.box.cubes[kind]:
            faults.append(f"{GOODS[kind]}: expected {int(s.box.cubes[kind])} cubes; found {found}")
    if s.supply(METAL) < 0:
        faults.append("metal: expected no more than there is in the box")
    return faults


def check_craftsmen(s: Pillars) -> list[str]:
    """Every craftsman of the round cards is in one place at most, and none comes too early."""
    faults: list[str] = []
    known = STARTERS + PER_ROUND * int(s.round)
    for craftsman in range(STARTERS, CRAFTSMAN_COUNT):
        places = [COLOURS[seat] for seat in range(s.seats) if has(s.row(seat), craftsman)]
        places += ["offer"] if has(s.craftsmen_offered, craftsman) else []
        places += ["shiring" for place in range(2) if s.at_shiring(place) == craftsman]
        current = known - PER_ROUND <= craftsman < known
        early = craftsman >= known or (not current and bool({"offer", "shiring"} & set(places)))
        if len(places) > 1 or (places and early):
            wrong = f"expected in one place, in its round; found {', '.join(places)}"
            faults.append(f"{CRAFTSMEN[craftsman]}: {wrong}")
    lying = [int(s.at_shiring(place)) for place in range(2)]
    if int(s.craftsmen_offered) & 7 or any([0 <= card < STARTERS for card in lying]):
        faults.append("expected starting craftsmen before the players only")
    return faults


def check_advantages(s: Pillars) -> list[str]:
    """Two cards a round; kept cards lie before one player, immediate ones never do (PE-14.8)."""
    faults: list[str] = []
    lying = [int(s.at_kingsbridge(p)) for p in range(2) if s.at_kingsbridge(p) != NOTHING]
    for card, name in enumerate(ADVANTAGES):
        owners = [seat for seat in range(s.seats) if s.owns(seat, card)]
        immediate = s.box.advantages[card].kind == IMMEDIATE
        places = len(owners) + lying.count(card)
        if places > 1 or (places and not has(s.shown, card)) or (owners and immediate):
            faults.append(f"{name}: expected in one place, or gone")
        if s.box.advantages[card].last_round and has(s.shown, card) and not s.last_round():
            faults.append(f"{name}: expected in the last round only")
    coming = len([1 for frame in s.stack if isinstance(frame, DealAdvantage)])
    rounds = int(s.round)
    found = int(count(s.shown))
    if found + coming != 2 * rounds:
        faults.append(f"past_advantages: expected {2 * rounds} cards so far; found {found}")
    if s.black_worker != NOBODY and not has(s.shown, OTTO):
        faults.append("black_worker: expected with nobody before otto_blackface has come")
    return faults


def check_events(s: Pillars) -> list[str]:
    """One event a round; each is revealed, foreseen, or unseen (PE-14.8)."""
    faults: list[str] = []
    for event, name in enumerate(HAPPENINGS):
        places = 1 if has(s.revealed, event) else 0
        places += 1 if has(s.unseen, event) else 0
        places += 1 if s.foreseen == event else 0
        if places != 1:
            faults.append(f"{name}: expected in one place; found in {places}")
    if s.unseen >> len(HAPPENINGS) != 0 or s.revealed >> len(HAPPENINGS) != 0:
        faults.append("expected no more events than there are")
    now = s.event != NOTHING
    if now and not has(s.revealed, s.event):
        faults.append("event: expected among those revealed")
    opening = s.phase == SETUP or (bool(s.stack) and isinstance(s.stack[-1], RoundStart))
    expected = int(s.round) if now or opening else int(s.round) - 1
    if count(s.revealed) != expected:
        found = int(count(s.revealed)) - (1 if now else 0)
        wanted = expected - (1 if now else 0)
        faults.append(f"past_events: expected {wanted} events before; found {found}")
    if now != (s.phase == GAME_END or s.area > EVENT_AREA) and s.area != EVENT_AREA:
        faults.append("event: expected from area 1 on, and then always")
    if s.looked != (s.foreseen != NOTHING) or (s.looked and s.owner(ELLEN) == NOBODY):
        faults.append("foreseen: expected where the owner of ellen has looked")
    if now and s.foreseen != NOTHING:
        faults.append("foreseen: expected before the event is revealed")
    return faults


def check_course(s: Pillars) -> list[str]:
    """What an area has resolved is gone from it, and nothing comes before its phase."""
    faults: list[str] = []
    area = int(s.area)
    builders, resolving = s.phase == BUILDERS, s.phase == RESOLUTION
    for space in range(SPACE_COUNT):
        in_time = builders or (resolving and area <= AREA_OF_SPACE[space])
        if s.at_space(space) != NOBODY and not in_time:
            faults.append(f"builders: expected none in area {int(AREA_OF_SPACE[space])} now")
    early = s.phase in (ROUND_START, OFFER, BUILDERS)
    if any([s.at_kingsbridge(p) != NOTHING for p in range(2)]) and not (
        early or (resolving and area <= KINGSBRIDGE)
    ):
        faults.append("kingsbridge: expected no cards after area 4")
    if any([s.at_shiring(p) != NOTHING for p in range(2)]) and not (
        early or (resolving and area <= SHIRING)
    ):
        faults.append("shiring: expected no cards after area 10")
    for card, name in enumerate(RESOURCES):
        in_time = s.phase in (OFFER, BUILDERS)
        in_time = in_time or (resolving and area <= FOREST + s.box.resource_cards[card].kind)
        if s.resource(card) >= 0 and not in_time:
            faults.append(f"{name}: expected with a player before its cubes are taken only")
    if s.next_grey_workers != NOBODY and not area >= CASTLE:
        faults.append("next_grey_workers: expected after area 11 only")
    for seat in range(s.seats):
        if s.bought(seat) != 0 and not (area >= MARKET or s.phase == GAME_END):
            faults.append(f"{COLOURS[seat]}: expected to have bought nothing before area 12")
        if s.aside(seat) > 0 and not (builders or resolving or s.phase == GAME_END):
            faults.append(f"{COLOURS[seat]}: expected no builder aside before phase II")
    if s.passed != 0 and s.phase != OFFER:
        faults.append("expected nobody to have passed outside phase I")
    return faults


def check_memory(s: Pillars) -> list[str]:
    """Marks and markers stand where their phase puts them."""
    faults: list[str] = []
    setup = s.phase == SETUP
    if (s.starting_player == NOBODY) != setup:
        faults.append("starting_player: expected a seat of this game")
    if s.protected != 0 and s.event < POSITIVE:
        faults.append("protected: expected against a negative event only")
    fresh = s.event == CITY_WALL and not s.last_round()
    if s.walled != 0 and not (fresh or s.phase in (ROUND_START, OFFER, BUILDERS)):
        faults.append("city_wall: expected from its event to the next phase II only")
    builders = s.phase == BUILDERS
    waiting = [step for step in range(s.box.free_step) if s.waiting(step) != NOBODY]
    if not builders and (waiting or s.drawn != NOBODY or s.returned):
        faults.append("cost_track: expected no builders on it or in hand outside phase II")
    if waiting and waiting[-1] >= s.step:
        faults.append("cost_track: expected builders before the marker only")
    resolved = s.phase in (RESOLUTION, GAME_END)
    if (s.step == s.box.free_step) != resolved and not builders:
        faults.append("price: expected the highest before phase II, and 0 after it")
    if s.tax != NOTHING and not (s.area >= COURT or s.phase == GAME_END):
        faults.append("tax: expected from area 9 on")
    offered = s.craftsmen_offered != 0 or any(
        [s.resource(n) == OFFERED for n in range(len(RESOURCES))]
    )
    if offered and s.phase not in (ROUND_START, OFFER):
        faults.append("offer: expected empty after phase I")
    return faults


def check_conversion(s: Pillars) -> list[str]:
    """No craftsman works above capacity, and only one is strengthened (PE-14.7)."""
    faults: list[str] = []
    used = [craftsman for craftsman in range(CRAFTSMAN_COUNT) if s.used(craftsman) > 0]
    for craftsman in used:
        if s.used(craftsman) > s.capacity(craftsman):
            faults.append(f"used: {CRAFTSMEN[craftsman]} works above capacity")
    chosen = int(s.strengthened)
    if chosen != NOTHING and (s.event != MADONNA or not s.can_be_strengthened(chosen)):
        expected = "strengthened: expected somebody the Madonna can help"
        faults.append(f"{expected}; found {CRAFTSMEN[chosen]}")
    if (used or chosen != NOTHING) and converting_seat(s) == NOBODY:
        faults.append("used: expected during a conversion only")
    if members(int(s.converted)) and s.area < CATHEDRAL and s.phase != GAME_END:
        faults.append("converted: expected from area 13 on")
    return faults
