"""Every invariant of a sound position (CMC-13.2), in words."""

from stavitel.engine.bits import has
from stavitel.games.caylus_magna_carta.cards import (
    CARDS,
    COLOURS,
    DECK,
    HOLDINGS,
    NEUTRAL_PEDDLER,
    PARTS,
    PLAYER_BUILDINGS,
    PRESTIGE_BUILDINGS,
    PRESTIGES,
)
from stavitel.games.caylus_magna_carta.construction import PlacePrestige, ResidenceChoice
from stavitel.games.caylus_magna_carta.fields import (
    BUILDING,
    NO_EFFECT,
    NOBODY,
    NOTHING,
    RESIDENCE,
    SETUP,
    STATE,
)
from stavitel.games.caylus_magna_carta.state import Caylus, whole_deck


def check(s: Caylus) -> list[str]:
    """What is wrong with a position; nothing, if it can occur in a game."""
    faults: list[str] = []
    for seat in range(s.seats):
        faults += check_cards(s, seat) + check_holdings(s, seat)
    for position in range(s.road_length):
        faults += check_slot(s, position)
    faults += check_road(s) + check_castle(s) + check_prestige(s) + check_bridge(s)
    return faults or STATE.faults(s)


def check_cards(s: Caylus, seat: int) -> list[str]:
    """Hand, pile, discard and road hold every card of the deck exactly once."""
    faults: list[str] = []
    zones = {"hand": s.hand(seat), "pile": s.pile(seat), "discard": s.discard(seat)}
    for card in range(DECK):
        places = [name for name, mask in zones.items() if has(mask, card)]
        for position in range(s.road_length):
            if s.owner(position) == seat and s.card(position) == card:
                places.append(f"road {position + 1}")
        expected = 1 if has(whole_deck(s), card) else 0
        if len(places) != expected:
            name = f"{COLOURS[seat]}: {PLAYER_BUILDINGS[card]}"
            faults.append(f"{name}: {misplaced(expected, ', '.join(places))}")
    if s.sure(seat) & ~s.hand(seat) != 0:
        faults.append(f"{COLOURS[seat]}: a known hand card is not in the hand")
    return faults


def check_holdings(s: Caylus, seat: int) -> list[str]:
    faults: list[str] = []
    for kind in range(len(HOLDINGS)):
        if s.held(seat, kind) < 0:
            name, found = f"{COLOURS[seat]}: {HOLDINGS[kind]}", int(s.held(seat, kind))
            faults.append(f"{name}: expected 0 or more; found {found}")
    placed = sum([1 for position in range(s.road_length) if s.worker(position) == seat])
    if s.workers(seat) < 0 or s.workers(seat) + placed != s.box.workers:
        faults.append(
            f"{COLOURS[seat]}: expected {int(s.box.workers)} workers; "
            f"found {int(s.workers(seat))} in supply and {placed} placed"
        )
    return faults


def check_slot(s: Caylus, position: int) -> list[str]:
    """What may lie on one card of the road."""
    faults: list[str] = []
    place = f"road {position + 1}"
    building = s.box.cards[s.card(position)]
    residence = s.face(position) != BUILDING
    if s.neutral(position) != (s.owner(position) == NOBODY):
        faults.append(f"{place}: only neutral buildings have no owner")
    if residence and (s.beginner() or s.neutral(position) or not building.can_become_residence):
        faults.append(f"{place}: {CARDS[s.card(position)]} cannot be a residence")
    if s.on_top(position) != NOTHING and not residence:
        faults.append(f"{place}: a prestige building needs a residence beneath it")
    if s.worker(position) != NOBODY:
        turned = s.face(position) == RESIDENCE and s.lawyer_occupied != NO_EFFECT
        if turned or s.on_top(position) != NOTHING:
            faults.append(f"{place}: a worker may not stand there")
    most = building.store_size[s.seats] if building.store_good >= 0 else 0
    if s.face(position) == RESIDENCE:
        most = 0
    if not 0 <= s.store(position) <= most:
        faults.append(f"{place}: expected 0 to {int(most)} cubes; found {int(s.store(position))}")
    return faults


def check_road(s: Caylus) -> list[str]:
    """The starting road lies first, then the players' buildings; the provost is on it."""
    if s.phase == SETUP:
        return []
    faults: list[str] = []
    neutral = [int(s.card(p)) for p in range(s.road_length) if s.neutral(p)]
    expected = int(s.box.neutral_cards[s.seats]) + 1
    if len(neutral) != expected or len(set(neutral)) != expected:
        found = len(set(neutral))
        faults.append(f"road: expected {expected} different neutral buildings; found {found}")
    if s.road_length < expected or s.card(expected - 1) != NEUTRAL_PEDDLER:
        faults.append(f"road {expected}: expected the neutral_peddler")
    if not s.beginner() and not 0 <= s.provost < s.road_length:
        faults.append(f"provost: expected on the road; found at {int(s.provost) + 1}")
    if not 0 <= s.first_player < s.seats:
        faults.append("first_player: expected a seat of this game")
    return faults


def check_castle(s: Caylus) -> list[str]:
    """Tokens left, owned and removed make up the number laid out (CMC-2.4)."""
    faults: list[str] = []
    for part in range(len(PARTS)):
        owned = sum([int(s.owned(seat, part)) for seat in range(s.seats)])
        left, removed = int(s.tokens(part)), int(s.removed(part))
        expected = int(s.box.part_tokens[part][s.seats])
        if min(left, removed, owned) < 0 or left + owned + removed != expected:
            counts = f"{left} left, {owned} owned, {removed} removed"
            faults.append(f"{PARTS[part]}: expected {expected} tokens in all; found {counts}")
    for part in range(1, len(PARTS)):
        taken = s.box.part_tokens[part][s.seats] - s.tokens(part)
        if s.tokens(part - 1) > 0 and taken > 0:
            faults.append(f"{PARTS[part]}: tokens were taken before {PARTS[part - 1]} was empty")
    return faults


def check_prestige(s: Caylus) -> list[str]:
    """Each prestige building is available, or stands in exactly one place (CMC-5.43)."""
    faults: list[str] = []
    offered = s.box.prestige_set(s.beginner())
    being_built = [int(f.building) for f in s.stack if isinstance(f, ResidenceChoice)]
    being_built += [int(f.building) for f in s.stack if isinstance(f, PlacePrestige)]
    for building in range(PRESTIGES):
        places = 1 if has(s.prestige, building) else 0
        places += being_built.count(building)
        for position in range(s.road_length):
            if s.on_top(position) == building:
                places += 1
        for seat in range(s.seats):
            places += 1 if has(s.front(seat), building) else 0
        expected = 1 if has(offered, building) else 0
        if places != expected:
            name = PRESTIGE_BUILDINGS[building]
            faults.append(f"{name}: {misplaced(expected, str(places) if places else '')}")
    return faults


def misplaced(expected: int, where: str) -> str:
    """What is said of a card that is not in its one place, or is where there should be none."""
    if expected == 0:
        return f"expected nowhere; found in {where}"
    return f"expected in one place; found {f'in {where}' if where else 'nowhere'}"


def check_bridge(s: Caylus) -> list[str]:
    order = [int(s.bridge(space)) for space in range(s.passed)]
    if len(set(order)) != len(order) or any([not 0 <= seat < s.seats for seat in order]):
        return ["bridge: expected different seats of this game"]
    return []
