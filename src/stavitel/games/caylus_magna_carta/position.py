"""Positions in the words of the rules: tables people can write by hand, and back."""

from typing import Final

from stavitel.engine.bits import bit, members
from stavitel.engine.business import written
from stavitel.engine.core import settle
from stavitel.engine.fields import BadField, Fields
from stavitel.games.caylus_magna_carta.actions import NextTurn
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
from stavitel.games.caylus_magna_carta.castle import CastlePhase
from stavitel.games.caylus_magna_carta.checks import check
from stavitel.games.caylus_magna_carta.components import PLENTY, Components
from stavitel.games.caylus_magna_carta.pending import (
    check_pending,
    make_frame,
    push_business,
)
from stavitel.games.caylus_magna_carta.provost import ProvostPhase
from stavitel.games.caylus_magna_carta.rounds import IncomePhase, push_phases
from stavitel.games.caylus_magna_carta.setup import lay_out
from stavitel.games.caylus_magna_carta.state import (
    ACTIONS,
    BUILDING,
    BUILDINGS,
    CASTLE,
    END_ROUND,
    GAME_END,
    INCOME,
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


# reading


def load(box: Components, data: dict[str, object]) -> Caylus:
    """The position a table describes; what it leaves out is as at the start of a game, and empty
    in front of the players. A broken position is not played on: `check` names what is wrong."""
    top = Fields(data, [])
    seats = top.number("seats", 2, len(COLOURS), 2)
    variant = top.word("variant", VARIANTS, VARIANTS[0])
    s = lay_out(box, seats, variant, top.word("lawyer_occupied", LAWYER_RULES, LAWYER_RULES[0]))
    colours = COLOURS[:seats]
    s.set_phase(top.word("phase", PHASES, PHASES[ACTIONS]))
    first_round = 0 if s.phase() == SETUP else 1
    s.set_round(top.number("round", first_round, PLENTY, first_round))
    read_road(s, top, colours)
    for seat, colour in enumerate(colours):
        read_player(s, seat, top.table(colour))
    read_castle(s, top)
    read_order(s, top, colours)
    turn = top.word("turn", colours, "")
    read_pending(s, top, turn)
    top.done()
    if not check(s):
        play_on(s, top, turn)
    return s


def play_on(s: Caylus, top: Fields, turn: int) -> None:
    """Settle what needs no decision, up to the player whose turn it is said to be."""
    wrong = check_pending(s)
    if wrong:
        raise top.fault("pending", "; ".join(wrong))
    settle(s)
    asked = int(s.stack[-1].asks) if s.stack else NOBODY
    if turn != NOBODY and turn != asked:
        who = "nobody" if asked < 0 else f"'{COLOURS[asked]}'"
        raise top.fault("turn", f"expected {who}, who has to decide here; got '{COLOURS[turn]}'")


def read_road(s: Caylus, top: Fields, colours: list[str]) -> None:
    """The whole road; the usual neutral cards come first if none is listed."""
    rows = top.tables("road")
    if s.phase() != SETUP and not any([row.data.get("card") in CARDS[DECK:] for row in rows]):
        for neutral in range(1, int(s.box.neutral_cards[s.seats()]) + 1):
            _lay(s, NEUTRAL_PEDDLER + neutral, NOBODY)
        _lay(s, NEUTRAL_PEDDLER, NOBODY)
    for row in rows:
        if s.road_length() == LONGEST_ROAD:
            raise row.fault("", f"expected at most {LONGEST_ROAD} cards on the road")
        read_slot(s, row, colours)
    if s.beginner() and top.has("provost"):
        raise top.fault("provost", "expected none: the beginner game has no provost")
    peddlers = [p for p in range(s.road_length()) if s.card(p) == NEUTRAL_PEDDLER]
    start = peddlers[0] if peddlers else 0
    s.set_provost(top.number("provost", 0, max(0, int(s.road_length()) - 1), start))


def _lay(s: Caylus, card: int, owner: int) -> int:
    if card >= DECK:
        s.set_neutrals(s.neutrals() & ~bit(card - DECK))
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
    worker = row.word("worker", colours, "")
    if worker != NOBODY:
        s.set_worker(position, worker)
        s.set_workers(worker, s.workers(worker) - 1)
    top = row.word("prestige", PRESTIGE_BUILDINGS, "")
    if top != NOTHING:
        s.set_on_top(position, top)
        s.set_prestige(s.prestige() & ~bit(top))
    s.set_face(position, row.word("face", FACES, FACES[BUILDING]))
    full = 0 if s.face(position) == RESIDENCE else int(s.box.cards[card].store_size[s.seats()])
    s.set_store(position, row.number("store", 0, PLENTY, full))
    row.done()


def read_player(s: Caylus, seat: int, table: Fields) -> None:
    """Goods, money, cards and tokens of one player; the pile is all that lies nowhere else."""
    for good, name in enumerate(GOODS):
        s.add(seat, good, table.number(name, 0, MOST_CUBES_HELD, 0) - s.held(seat, good))
    money = table.number("deniers", 0, MOST_CUBES_HELD, 0)
    s.add(seat, DENIER, money - s.deniers(seat))
    s.set_workers(seat, table.number("workers", 0, PLENTY, max(0, int(s.workers(seat)))))
    s.set_hand(seat, _set_of(table, "hand", PLAYER_BUILDINGS))
    s.set_discard(seat, _set_of(table, "discard", PLAYER_BUILDINGS))
    s.set_sure(seat, _set_of(table, "known_hand", PLAYER_BUILDINGS))
    s.set_pile(seat, unseen(s, seat) & ~s.hand(seat))
    if table.has("pile"):
        s.set_pile(seat, _set_of(table, "pile", PLAYER_BUILDINGS))
    s.set_batches(seat, table.number("batches", 0, PLENTY, 0))
    tokens = table.table("tokens")
    for part, name in enumerate(PARTS):
        s.set_owned(seat, part, tokens.number(name, 0, PLENTY, 0))
    tokens.done()
    front = _set_of(table, "prestige", PRESTIGE_BUILDINGS)
    if front != 0 and not s.beginner():
        raise table.fault("prestige", "expected it on a residence of the road, as a key there")
    s.set_front(seat, front)
    s.set_prestige(s.prestige() & ~front)
    table.done()


def _set_of(table: Fields, key: str, words: list[str]) -> int:
    mask = 0
    for place, card in enumerate(table.words(key, words)):
        if mask >> card & 1:
            raise BadField([*table.path, key, place], f"'{words[card]}' is listed twice")
        mask |= 1 << card
    return mask


def read_castle(s: Caylus, top: Fields) -> None:
    """Tokens left; what is neither left nor owned must have been removed (CMC-9.7).

    A part is untouched unless something says otherwise: a part after it is begun (CMC-9.5), or
    the game has ended (CMC-9.8).
    """
    castle = top.table("castle")
    emptied = s.phase() == GAME_END
    for part in range(len(PARTS) - 1, -1, -1):
        owned = sum([int(s.owned(seat, part)) for seat in range(s.seats())])
        laid_out = int(s.box.part_tokens[part][s.seats()])
        usual = 0 if emptied else max(0, laid_out - owned)
        most = 0 if s.phase() == GAME_END else laid_out
        left = castle.number(PARTS[part], 0, most, usual)
        s.set_tokens(part, left)
        s.set_removed(part, laid_out - left - owned)
        emptied = emptied or left < laid_out
    castle.done()


def read_order(s: Caylus, top: Fields, colours: list[str]) -> None:
    first = top.word("first_player", colours, "" if s.phase() == SETUP else colours[0])
    s.set_first_player(first)
    order = top.words("bridge", colours)
    if not top.has("bridge") and s.phase() in (PROVOST, BUILDINGS, CASTLE, END_ROUND, GAME_END):
        order = [(first + turn) % int(s.seats()) for turn in range(s.seats())]
    for seat in order:
        if s.has_passed(seat):
            raise top.fault("bridge", f"'{colours[seat]}' is listed twice")
        s.step_on_bridge(seat)


def read_pending(s: Caylus, top: Fields, turn: int) -> None:
    """The unfinished business: given in full, or as it is at a player's turn in the phase."""
    if top.has("pending"):
        for i, text in enumerate(top.texts("pending")):
            try:
                push_business(s, make_frame(s, text))
            except ValueError as error:
                raise BadField(["pending", i], str(error)) from None
        return
    if s.phase() in (PROVOST, BUILDINGS, CASTLE) and s.passed() != s.seats():
        raise top.fault("bridge", "expected all seats: this phase begins when all have passed")
    if s.phase() == PROVOST and s.beginner():
        raise top.fault("phase", "expected another: the beginner game has no provost")
    if s.phase() == SETUP:
        raise top.fault("phase", "expected 'pending' as well: a setup is described by what is left")
    push_phase(s, turn)


def push_phase(s: Caylus, turn: int) -> None:
    """What is pending at the beginning of a phase, or when a player's turn in it comes."""
    phase = s.phase()
    order = [int(s.bridge(space)) for space in range(s.passed())]
    place = order.index(turn) if turn in order else 0
    if phase == GAME_END:
        return
    if phase == INCOME:
        s.set_round(s.round() - 1)  # the income phase opens the round itself
        s.push(IncomePhase())
        return
    push_phases(s)
    if phase == ACTIONS:
        s.push(NextTurn(turn if turn != NOBODY else s.first_player()))
    elif phase == PROVOST:
        s.stack[-1] = ProvostPhase(place)
    else:
        while s.stack[-1].name() != PHASE_STEPS[phase]:
            s.stack.pop()
    if phase == CASTLE:
        s.stack[-1] = CastlePhase(place)


PHASE_STEPS: Final = {BUILDINGS: "effects_phase", CASTLE: "castle_phase", END_ROUND: "end_of_round"}


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
        "pending": [written(frame) for frame in s.stack],
        "road": [describe_slot(s, position) for position in range(s.road_length())],
    }
    if s.first_player() != NOBODY:
        table["first_player"] = COLOURS[s.first_player()]
    if s.stack and s.stack[-1].asks >= 0:
        table["turn"] = COLOURS[s.stack[-1].asks]
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
