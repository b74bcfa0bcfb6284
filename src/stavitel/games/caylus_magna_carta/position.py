"""Positions in the words of the rules: tables people can write by hand, and back."""

from collections.abc import Callable
from typing import Any, Final

from stavitel.engine.bits import bit, members
from stavitel.engine.core import Frame, settle, snake_case
from stavitel.engine.fields import BadField, Fields
from stavitel.games.caylus_magna_carta.actions import ActionsPhase, NextTurn, PlayerTurn
from stavitel.games.caylus_magna_carta.cards import (
    CARDS,
    COLOURS,
    DECK,
    DENIER,
    GOODS,
    LONGEST_ROAD,
    NEUTRAL_PEDDLER,
    PARTS,
    PLAYER_BUILDINGS,
    PRESTIGE_BUILDINGS,
)
from stavitel.games.caylus_magna_carta.castle import CastlePhase, ContinueDelivery, Delivery
from stavitel.games.caylus_magna_carta.components import MOST_CUBES, PLENTY, Components
from stavitel.games.caylus_magna_carta.construction import (
    PlaceBuilding,
    PlacePrestige,
    ResidenceChoice,
)
from stavitel.games.caylus_magna_carta.drawing import DealCard, DrawCards
from stavitel.games.caylus_magna_carta.effects import EffectsPhase, OwnerBonus, UseEffect
from stavitel.games.caylus_magna_carta.payment import PayCost
from stavitel.games.caylus_magna_carta.provost import ProvostPhase, ProvostTurn
from stavitel.games.caylus_magna_carta.rounds import EndOfRound, IncomePhase, push_phases
from stavitel.games.caylus_magna_carta.setup import (
    DealNeutral,
    DrawFirstPlayer,
    LayPeddler,
    Mulligan,
    lay_out,
)
from stavitel.games.caylus_magna_carta.state import (
    ACTIONS,
    BUILDING,
    BUILDINGS,
    CASTLE,
    END_ROUND,
    GAME_END,
    LAWYER_RULES,
    NOBODY,
    NOTHING,
    PHASES,
    PROVOST,
    RESIDENCE,
    SETUP,
    VARIANTS,
    Caylus,
    unseen,
)

FACES: Final = ["building", "residence", "turned_under_worker"]
MOST_CUBES_HELD: Final = 999

FRAMES: Final[list[tuple[Callable[..., Frame[Any]], str]]] = [
    (DealNeutral, ""),
    (LayPeddler, ""),
    (Mulligan, "seat"),
    (DrawFirstPlayer, ""),
    (DrawCards, "seat cards"),
    (DealCard, "seat"),
    (IncomePhase, ""),
    (ActionsPhase, "seat"),
    (NextTurn, "seat"),
    (PlayerTurn, "seat"),
    (PayCost, "seat cubes cubes cubes cubes cubes"),
    (PlaceBuilding, "seat card"),
    (ResidenceChoice, "seat building"),
    (PlacePrestige, "seat building"),
    (ProvostPhase, "turn"),
    (ProvostTurn, "seat"),
    (EffectsPhase, "position"),
    (OwnerBonus, "seat position"),
    (UseEffect, "seat position role"),
    (CastlePhase, "turn"),
    (ContinueDelivery, "seat once once once"),
    (Delivery, "seat once once once"),
    (EndOfRound, ""),
]
"""Everything that can wait on the stack, with the kinds of numbers it is made from."""


def make_frame(s: Caylus, text: str) -> Frame[Any]:
    """The frame written as a name and numbers; a ValueError says what is wrong with it."""
    name, *numbers = text.split() or [""]
    for kind, takes in FRAMES:
        if snake_case(kind.__name__) == name:
            wanted = takes.split()
            if len(numbers) != len(wanted):
                raise ValueError(f"expected '{' '.join([name, *wanted])}'; got '{text}'")
            return kind(*[_frame_number(s, wanted[i], numbers[i]) for i in range(len(wanted))])
    names = ", ".join([snake_case(kind.__name__) for kind, _ in FRAMES])
    raise ValueError(f"expected one of {names}; got '{name}'")


def _frame_number(s: Caylus, kind: str, text: str) -> int:
    most = {
        "seat": int(s.seats()) - 1,
        "turn": int(s.seats()),
        "position": int(s.road_length()),
        "card": DECK - 1,
        "cards": DECK,
        "building": len(PRESTIGE_BUILDINGS) - 1,
        "cubes": MOST_CUBES,
        "role": 1,
        "once": 1,
    }[kind]
    if not text.isdecimal() or int(text[:9]) > most:
        raise ValueError(f"{kind}: expected a number from 0 to {most}; got '{text}'")
    return int(text)


# reading


def load(box: Components, data: dict[str, object]) -> Caylus:
    """The position a table describes; what it leaves out is as at the start of a game, and empty
    in front of the players."""
    top = Fields(data, [])
    seats = top.number("seats", 2, len(COLOURS), 2)
    variant = top.word("variant", VARIANTS, VARIANTS[0])
    s = lay_out(box, seats, variant, top.word("lawyer_occupied", LAWYER_RULES, LAWYER_RULES[0]))
    colours = COLOURS[:seats]
    s.set_round(top.number("round", 0, PLENTY, 1))
    s.set_phase(top.word("phase", PHASES, PHASES[ACTIONS]))
    read_road(s, top, colours)
    for seat, colour in enumerate(colours):
        read_player(s, seat, top.table(colour))
    read_castle(s, top)
    read_order(s, top, colours)
    read_pending(s, top, colours)
    top.done()
    settle(s)
    return s


def read_road(s: Caylus, top: Fields, colours: list[str]) -> None:
    rows = top.tables("road")
    if not rows and s.phase() != SETUP:
        for neutral in range(1, int(s.box.neutral_cards[s.seats()]) + 1):
            _lay(s, NEUTRAL_PEDDLER + neutral, NOBODY)
        _lay(s, NEUTRAL_PEDDLER, NOBODY)
    for row in rows:
        if s.road_length() == LONGEST_ROAD:
            raise row.fault("", f"expected at most {LONGEST_ROAD} cards on the road")
        card = row.word("card", CARDS)
        owner = row.word("owner", colours, "")
        if (card < DECK) != (owner != NOBODY):
            raise row.fault("owner", f"expected an owner for player buildings only; '{CARDS[card]}'")
        read_slot(s, row, _lay(s, card, owner), colours)
    peddlers = [p for p in range(s.road_length()) if s.card(p) == NEUTRAL_PEDDLER]
    start = peddlers[0] if peddlers else 0
    s.set_provost(top.number("provost", 0, max(0, int(s.road_length()) - 1), start))


def _lay(s: Caylus, card: int, owner: int) -> int:
    if card >= DECK:
        s.set_neutrals(s.neutrals() & ~bit(card - DECK))
    return int(s.lay(card, owner))


def read_slot(s: Caylus, row: Fields, position: int, colours: list[str]) -> None:
    building = s.box.cards[s.card(position)]
    worker = row.word("worker", colours, "")
    if worker != NOBODY:
        s.set_worker(position, worker)
        s.set_workers(worker, s.workers(worker) - 1)
    s.set_face(position, row.word("face", FACES, FACES[BUILDING]))
    top = row.word("prestige", PRESTIGE_BUILDINGS, "")
    if top != NOTHING:
        s.set_on_top(position, top)
        s.set_prestige(s.prestige() & ~bit(top))
    full = 0 if s.face(position) == RESIDENCE else int(building.store_size[s.seats()])
    s.set_store(position, row.number("store", 0, PLENTY, full))
    row.done()


def read_player(s: Caylus, seat: int, table: Fields) -> None:
    """Goods, money, cards and tokens of one player; the pile is all that lies nowhere else."""
    for good, name in enumerate(GOODS):
        s.add(seat, good, table.number(name, 0, MOST_CUBES_HELD, 0) - s.held(seat, good))
    money = table.number("deniers", 0, MOST_CUBES_HELD, 0)
    s.add(seat, DENIER, money - s.deniers(seat))
    s.set_workers(seat, table.number("workers", 0, PLENTY, max(0, int(s.workers(seat)))))
    s.set_hand(seat, _cards(table, "hand"))
    s.set_discard(seat, _cards(table, "discard"))
    s.set_sure(seat, _cards(table, "known_hand"))
    s.set_pile(seat, unseen(s, seat) & ~s.hand(seat))
    if table.has("pile"):
        s.set_pile(seat, _cards(table, "pile"))
    s.set_batches(seat, table.number("batches", 0, PLENTY, 0))
    tokens = table.table("tokens")
    for part, name in enumerate(PARTS):
        s.set_owned(seat, part, tokens.number(name, 0, PLENTY, 0))
    tokens.done()
    for building in table.words("prestige", PRESTIGE_BUILDINGS):
        s.set_front(seat, s.front(seat) | bit(building))
        s.set_prestige(s.prestige() & ~bit(building))
    table.done()


def _cards(table: Fields, key: str) -> int:
    mask = 0
    for card in table.words(key, PLAYER_BUILDINGS):
        mask |= 1 << card
    return mask


def read_castle(s: Caylus, top: Fields) -> None:
    """Tokens left; what is neither left nor owned must have been removed (CMC-9.7)."""
    castle = top.table("castle")
    for part, name in enumerate(PARTS):
        owned = sum([int(s.owned(seat, part)) for seat in range(s.seats())])
        laid_out = int(s.box.part_tokens[part][s.seats()])
        left = castle.number(name, 0, laid_out, max(0, laid_out - owned))
        s.set_tokens(part, left)
        s.set_removed(part, laid_out - left - owned)
    castle.done()


def read_order(s: Caylus, top: Fields, colours: list[str]) -> None:
    first = top.word("first_player", colours, "" if s.phase() == SETUP else colours[0])
    s.set_first_player(first)
    order = top.words("bridge", colours)
    if not order and s.phase() in (PROVOST, BUILDINGS, CASTLE, END_ROUND, GAME_END):
        order = [(first + turn) % int(s.seats()) for turn in range(s.seats())]
    for seat in order:
        if s.has_passed(seat):
            raise top.fault("bridge", f"'{colours[seat]}' is listed twice")
        s.step_on_bridge(seat)


def read_pending(s: Caylus, top: Fields, colours: list[str]) -> None:
    """The unfinished business: given in full, or as it is at a player's turn in the phase."""
    turn = top.word("turn", colours, "")
    if top.has("pending"):
        for i, text in enumerate(top.texts("pending")):
            try:
                s.push(make_frame(s, text))
            except ValueError as error:
                raise BadField(["pending", i], str(error)) from None
        return
    if s.phase() in (PROVOST, BUILDINGS, CASTLE) and s.passed() != s.seats():
        raise top.fault("bridge", "expected all seats: this phase begins when all have passed")
    push_phase(s, top, turn)


def push_phase(s: Caylus, top: Fields, turn: int) -> None:
    phase = s.phase()
    order = [int(s.bridge(space)) for space in range(s.passed())]
    place = order.index(turn) if turn in order else 0
    if phase == GAME_END:
        return
    if phase == SETUP:
        raise top.fault("phase", "expected 'pending' as well: a setup is described by what is left")
    if phase == ACTIONS:
        push_phases(s)
        s.push(NextTurn(turn if turn != NOBODY else s.first_player()))
        if turn != NOBODY and s.has_passed(turn):
            raise top.fault("turn", f"'{COLOURS[turn]}' has passed already")
        return
    push_phases(s)
    if phase == PROVOST:
        s.stack.pop()
        s.push(ProvostPhase(place))
    elif phase in (BUILDINGS, CASTLE, END_ROUND):
        while s.stack and s.stack[-1].name() != PHASE_FRAMES[phase]:
            s.stack.pop()
        if phase == CASTLE:
            s.stack.pop()
            s.push(CastlePhase(place))
    else:
        s.stack.clear()
        s.set_round(s.round() - 1)  # the income phase opens the round itself
        s.push(IncomePhase())


PHASE_FRAMES: Final = {BUILDINGS: "effects_phase", CASTLE: "castle_phase", END_ROUND: "end_of_round"}


# writing


def describe(s: Caylus) -> dict[str, object]:
    """The position as a table that `load` turns into the same position."""
    table: dict[str, object] = {
        "seats": int(s.seats()),
        "variant": VARIANTS[1 if s.beginner() else 0],
        "lawyer_occupied": LAWYER_RULES[s.lawyer_rule()],
        "round": int(s.round()),
        "phase": PHASES[s.phase()],
        "bridge": [COLOURS[s.bridge(space)] for space in range(s.passed())],
        "castle": {name: int(s.tokens(part)) for part, name in enumerate(PARTS)},
        "pending": [" ".join([f.name(), *[str(n) for n in f.args()]]) for f in s.stack],
        "road": [describe_slot(s, position) for position in range(s.road_length())],
    }
    if s.first_player() != NOBODY:
        table["first_player"] = COLOURS[s.first_player()]
    if not s.beginner() and s.phase() != SETUP:
        table["provost"] = int(s.provost())
    for seat in range(s.seats()):
        table[COLOURS[seat]] = describe_player(s, seat)
    return table


def describe_slot(s: Caylus, position: int) -> dict[str, object]:
    row: dict[str, object] = {"card": CARDS[s.card(position)]}
    if s.owner(position) != NOBODY:
        row["owner"] = COLOURS[s.owner(position)]
    if s.worker(position) != NOBODY:
        row["worker"] = COLOURS[s.worker(position)]
    if s.face(position) != BUILDING:
        row["face"] = FACES[s.face(position)]
    if s.on_top(position) != NOTHING:
        row["prestige"] = PRESTIGE_BUILDINGS[s.on_top(position)]
    if s.box.cards[s.card(position)].store_good >= 0:
        row["store"] = int(s.store(position))
    return row


def describe_player(s: Caylus, seat: int) -> dict[str, object]:
    table: dict[str, object] = {name: int(s.held(seat, good)) for good, name in enumerate(GOODS)}
    table["deniers"] = int(s.deniers(seat))
    masks = {"hand": s.hand(seat), "discard": s.discard(seat), "known_hand": s.sure(seat)}
    for name, mask in masks.items():
        if mask != 0:
            table[name] = [PLAYER_BUILDINGS[card] for card in members(int(mask))]
    tokens = {name: int(s.owned(seat, part)) for part, name in enumerate(PARTS)}
    if any(tokens.values()):
        table["tokens"] = {name: n for name, n in tokens.items() if n}
    if s.batches(seat) > 0:
        table["batches"] = int(s.batches(seat))
    if s.front(seat) != 0:
        table["prestige"] = [PRESTIGE_BUILDINGS[b] for b in members(int(s.front(seat)))]
    return table
