"""Positions in the words of the rules: tables people can write by hand, and back."""

from typing import Final

from stavitel.engine.bits import bit
from stavitel.engine.business import written
from stavitel.engine.fields import Fields
from stavitel.engine.frames import play_on
from stavitel.games.caylus_magna_carta.actions import NextTurn
from stavitel.games.caylus_magna_carta.cards import (
    CARDS,
    COLOURS,
    DECK,
    GOODS,
    LONGEST_ROAD,
    NEUTRAL_PEDDLER,
    PARTS,
)
from stavitel.games.caylus_magna_carta.castle import CastlePhase
from stavitel.games.caylus_magna_carta.checks import check
from stavitel.games.caylus_magna_carta.components import PLENTY, Components
from stavitel.games.caylus_magna_carta.effects import EffectsPhase
from stavitel.games.caylus_magna_carta.fields import (
    ACTIONS,
    BUILDINGS,
    CASTLE,
    END_ROUND,
    GAME_END,
    INCOME,
    MOST_HELD,
    NOBODY,
    NOTHING,
    PHASES,
    PROVOST,
    RESIDENCE,
    SETUP,
    STATE,
    VARIANTS,
)
from stavitel.games.caylus_magna_carta.frames import FRAMES
from stavitel.games.caylus_magna_carta.pending import (
    bounds,
    check_pending,
    push_business,
)
from stavitel.games.caylus_magna_carta.provost import ProvostPhase
from stavitel.games.caylus_magna_carta.rounds import EndOfRound, IncomePhase, push_phases
from stavitel.games.caylus_magna_carta.setup import lay_out
from stavitel.games.caylus_magna_carta.state import Caylus, unseen

_SLOT: Final = STATE.some("owner worker face on_top")
_PLAYER: Final = STATE.some("hand discard sure owned batches front")


# reading


def load(box: Components, data: dict[str, object]) -> Caylus:
    """The position a table describes; what it leaves out is as at the start of a game, and empty
    in front of the players. A broken position is not played on: `check` names what is wrong."""
    top = Fields(data, [])
    seats = top.number("seats", 2, len(COLOURS), 2)
    variant = top.word("variant", VARIANTS, VARIANTS[0])
    s = lay_out(box, seats, variant)
    STATE.read_choices(s, top)
    colours = COLOURS[:seats]
    s.phase = top.word("phase", PHASES, PHASES[ACTIONS])
    first_round = 0 if s.phase == SETUP else 1
    s.round = top.number("round", first_round, PLENTY, first_round)
    read_road(s, top, colours)
    for seat, colour in enumerate(colours):
        read_player(s, seat, top.group(colour))
    read_castle(s, top)
    read_order(s, top, colours)
    turn = top.word("turn", colours, "")
    read_pending(s, top, turn)
    top.done()
    if not check(s):
        play_on(s, top, check_pending(s), turn, COLOURS)
    return s


def read_road(s: Caylus, top: Fields, colours: list[str]) -> None:
    """The whole road; the usual neutral cards come first if none is listed."""
    rows = top.groups("road")
    if s.phase != SETUP and not any([row.data.get("card") in CARDS[DECK:] for row in rows]):
        for neutral in range(1, int(s.box.neutral_cards[s.seats]) + 1):
            _lay(s, NEUTRAL_PEDDLER + neutral, NOBODY)
        _lay(s, NEUTRAL_PEDDLER, NOBODY)
    for row in rows:
        if s.road_length == LONGEST_ROAD:
            raise row.fault("", f"expected at most {LONGEST_ROAD} cards on the road")
        read_slot(s, row, colours)
    if s.beginner() and top.has("provost"):
        raise top.fault("provost", "expected none: the beginner game has no provost")
    peddlers = [p for p in range(s.road_length) if s.card(p) == NEUTRAL_PEDDLER]
    start = peddlers[0] if peddlers else 0
    s.provost = top.number("provost", 1, max(1, int(s.road_length)), start + 1) - 1


def _lay(s: Caylus, card: int, owner: int) -> int:
    if card >= DECK:
        s.neutrals &= ~bit(card - DECK)
    return int(s.lay(card, owner))


def read_slot(s: Caylus, row: Fields, colours: list[str]) -> None:
    """One card of the road with all that lies on it."""
    card = row.word("card", CARDS)
    owner = row.word("owner", colours, "")
    if card < DECK and owner == NOBODY:
        raise row.fault("", f"expected an owner of the {CARDS[card]}: {' or '.join(colours)}")
    if card >= DECK and owner != NOBODY:
        raise row.fault("owner", f"expected none for the neutral {CARDS[card]}")
    position = _lay(s, card, owner)
    STATE.names["worker"].read(s, row, position, among=colours)
    if s.worker(position) != NOBODY:
        s.add_workers(s.worker(position), -1)
    STATE.names["on_top"].read(s, row, position)
    if s.on_top(position) != NOTHING:
        s.prestige &= ~bit(s.on_top(position))
    STATE.names["face"].read(s, row, position)
    full = 0 if s.face(position) == RESIDENCE else int(s.box.cards[card].store_size[s.seats])
    s.set_store(position, row.number("store", 0, PLENTY, full))
    row.done()


def read_player(s: Caylus, seat: int, group: Fields) -> None:
    """Goods, money, cards and tokens of one player; the pile is all that lies nowhere else."""
    for kind, name in enumerate([*GOODS, "deniers"]):
        s.set_held(seat, kind, group.number(name, 0, MOST_HELD, 0))
    s.set_workers(seat, group.number("workers", 0, PLENTY, max(0, int(s.workers(seat)))))
    for field in _PLAYER:
        field.read(s, group, seat)
    if group.has("pile"):
        STATE.names["pile"].read(s, group, seat)
    else:
        s.set_pile(seat, unseen(s, seat) & ~s.hand(seat))
    if s.front(seat) != 0 and not s.beginner():
        raise group.fault("prestige", "expected it on a residence of the road, as a key there")
    s.prestige &= ~s.front(seat)
    group.done()


def read_castle(s: Caylus, top: Fields) -> None:
    """Tokens left; what is neither left nor owned must have been removed (CMC-9.7).

    A part is untouched unless something says otherwise: a part after it is begun (CMC-9.5), or
    the game has ended (CMC-9.8).
    """
    castle = top.group("castle")
    emptied = s.phase == GAME_END
    for part in range(len(PARTS) - 1, -1, -1):
        owned = sum([int(s.owned(seat, part)) for seat in range(s.seats)])
        laid_out = int(s.box.part_tokens[part][s.seats])
        usual = 0 if emptied else max(0, laid_out - owned)
        most = 0 if s.phase == GAME_END else laid_out
        left = castle.number(PARTS[part], 0, most, usual)
        s.set_tokens(part, left)
        s.set_removed(part, laid_out - left - owned)
        emptied = emptied or left < laid_out
    castle.done()


def read_order(s: Caylus, top: Fields, colours: list[str]) -> None:
    first = top.word("first_player", colours, "" if s.phase == SETUP else colours[0])
    s.first_player = first
    order = top.words("bridge", colours)
    if not top.has("bridge") and s.phase in (PROVOST, BUILDINGS, CASTLE, END_ROUND, GAME_END):
        order = [(first + turn) % int(s.seats) for turn in range(s.seats)]
    for seat in order:
        if s.has_passed(seat):
            raise top.fault("bridge", f"'{colours[seat]}' is listed twice")
        s.step_on_bridge(seat)


def read_pending(s: Caylus, top: Fields, turn: int) -> None:
    """The unfinished business: given in full, or as it is at a player's turn in the phase."""
    if top.has("pending"):
        for frame in FRAMES.read_all(top, bounds(s)):
            push_business(s, frame)
        return
    if s.phase in (PROVOST, BUILDINGS, CASTLE) and s.passed != s.seats:
        raise top.fault("bridge", "expected all seats: this phase begins when all have passed")
    if s.phase == PROVOST and s.beginner():
        raise top.fault("phase", "expected another: the beginner game has no provost")
    if s.phase == SETUP:
        raise top.fault("phase", "expected 'pending' as well: a setup is described by what is left")
    push_phase(s, turn)


def push_phase(s: Caylus, turn: int) -> None:
    """What is pending at the beginning of a phase, or when a player's turn in it comes."""
    phase = s.phase
    order = [int(s.bridge(space)) for space in range(s.passed)]
    place = order.index(turn) if turn in order else 0
    if phase == GAME_END:
        return
    if phase == INCOME:
        s.round -= 1  # the income phase opens the round itself
        s.push(IncomePhase())
        return
    push_phases(s)
    if phase == ACTIONS:
        s.push(NextTurn(turn if turn != NOBODY else s.first_player))
    elif phase == PROVOST:
        s.stack[-1] = ProvostPhase(place)
    else:
        step = PHASE_STEPS[phase]
        while not isinstance(s.stack[-1], step):
            s.stack.pop()
    if phase == CASTLE:
        s.stack[-1] = CastlePhase(place)


PHASE_STEPS: Final = {BUILDINGS: EffectsPhase, CASTLE: CastlePhase, END_ROUND: EndOfRound}


# writing


def describe(s: Caylus) -> dict[str, object]:
    """The position as a table that `load` turns into the same position."""
    group: dict[str, object] = {
        "seats": int(s.seats),
        "variant": VARIANTS[1 if s.beginner() else 0],
    }
    STATE.write_choices(s, group)
    group |= {
        "round": int(s.round),
        "phase": PHASES[s.phase],
        "bridge": [COLOURS[s.bridge(space)] for space in range(s.passed)],
        "castle": {name: int(s.tokens(part)) for part, name in enumerate(PARTS)},
        "pending": [written(frame) for frame in s.stack],
        "road": [describe_slot(s, position) for position in range(s.road_length)],
    }
    if s.first_player != NOBODY:
        group["first_player"] = COLOURS[s.first_player]
    if s.stack and s.stack[-1].asks >= 0:
        group["turn"] = COLOURS[s.stack[-1].asks]
    if not s.beginner() and s.phase != SETUP:
        group["provost"] = int(s.provost) + 1
    for seat in range(s.seats):
        group[COLOURS[seat]] = describe_player(s, seat)
    return group


def describe_slot(s: Caylus, position: int) -> dict[str, object]:
    row: dict[str, object] = {"card": CARDS[s.card(position)]}
    for field in _SLOT:
        field.write(s, row, position)
    if s.box.cards[s.card(position)].store_good >= 0:
        row["store"] = int(s.store(position))
    return row


def describe_player(s: Caylus, seat: int) -> dict[str, object]:
    group: dict[str, object] = {name: int(s.held(seat, good)) for good, name in enumerate(GOODS)}
    group["deniers"] = int(s.deniers(seat))
    for field in _PLAYER:
        field.write(s, group, seat)
    return group
