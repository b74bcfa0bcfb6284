"""Positions in the words of the rules: tables people can write by hand, and back."""

from typing import Final

from stavitel.engine.business import written
from stavitel.engine.fields import Fields
from stavitel.engine.frames import play_on
from stavitel.games.red_cathedral.cards import (
    BANNER_PLACES,
    BOARD_SIDES,
    COLOURS,
    DICE,
    DIE_COUNT,
    INFLUENCE_CARDS,
    IVAN,
    KINDS,
    MARKET_SPACES,
    MATERIALS,
    ORNAMENTS,
    PHASES,
    QUADRANTS,
    RESOURCES,
    SIDES_OF_THE_GAME,
    SITE_SIZE,
    SLOT_COUNT,
    SLOTS,
    SOLO_CARD_COUNT,
    SOLO_CARDS,
    TILES,
    VARIANTS,
    floor_of,
    tower_of,
)
from stavitel.games.red_cathedral.checks import check
from stavitel.games.red_cathedral.components import Components
from stavitel.games.red_cathedral.fields import GAME_END, NOBODY, NOTHING, PLAY, SETUP, STATE
from stavitel.games.red_cathedral.frames import FRAMES
from stavitel.games.red_cathedral.pending import bounds, check_pending
from stavitel.games.red_cathedral.players import read_ivan, read_leftover_tiles, read_player
from stavitel.games.red_cathedral.reading import PLENTY
from stavitel.games.red_cathedral.setup import lay_out
from stavitel.games.red_cathedral.site import read_site
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.turn import NextTurn, PlayerTurn, next_side

USUAL_INFLUENCE: Final = ["craftsmen_1", "teamsters_1", "merchants_1", "clergy_1"]


# reading


def load(box: Components, data: dict[str, object]) -> Cathedral:
    """The position a table describes; what it leaves out is as at the start of a game, and empty
    in front of the players. A broken position is not played on: `check` names what is wrong."""
    top = Fields(data, [])
    seats = top.number("seats", 1, len(COLOURS), 2)
    variant = top.word("variant", VARIANTS, VARIANTS[0])
    s = lay_out(box, seats, variant)
    STATE.read_choices(s, top)
    s.phase = top.word("phase", PHASES, PHASES[PLAY])
    sides = [SIDES_OF_THE_GAME[s.side(index)] for index in range(s.sides())]
    s.turn = top.number("turns", 0, PLENTY * PLENTY, 0 if s.phase == SETUP else 1)
    first = "" if s.phase == SETUP else COLOURS[0]
    s.first_player = top.word("first_player", COLOURS[:seats], first)
    for field in STATE.some("rerolled white_tile exchanging"):
        field.read(s, top)
    read_market(s, top)
    read_site(s, top, sides)
    for seat in range(seats):
        read_player(s, seat, top.group(COLOURS[seat]))
    if s.solo():
        read_ivan(s, top.group("ivan"))
    turn = int(s.side(top.word("turn", sides, "")))
    read_pending(s, top, turn)
    read_leftover_tiles(s)
    read_supply(s, top.group("supply"))
    read_ender(s, top, sides)
    top.done()
    if not check(s):
        play_on(s, top, check_pending(s), NOBODY if turn == IVAN else turn, COLOURS)
    return s


def read_market(s: Cathedral, top: Fields) -> None:
    """Tokens from space 1 on, influence cards by quadrant, dice with space and value."""
    setup = s.phase == SETUP
    tokens = top.words("tokens", RESOURCES)
    if not top.has("tokens") and not setup:
        tokens = list(range(MARKET_SPACES))
    cards = top.words("influence", INFLUENCE_CARDS)
    if not top.has("influence") and not setup:
        cards = [INFLUENCE_CARDS.index(name) for name in USUAL_INFLUENCE]
    for key, rows, most in (("tokens", tokens, MARKET_SPACES), ("influence", cards, QUADRANTS)):
        if len(rows) > most or (len(rows) < most and not setup):
            raise top.fault(key, f"expected {most} entries; got {len(rows)}")
    for space, good in enumerate(tokens):
        s.set_token(space, good)
    for quadrant, card in enumerate(cards):
        s.set_influence_card(quadrant, card)
    dice = top.group("dice")
    start = int(s.token_space(s.box.first_die_on))
    for die in range(DIE_COUNT):
        if setup and DICE[die] not in dice.data:
            continue
        row = dice.group(DICE[die])
        usual = (start + die) % MARKET_SPACES + 1
        s.set_die_space(die, row.number("space", 1, MARKET_SPACES, usual) - 1)
        s.set_die_value(die, row.number("value", 1, 6, 1))
        row.done()
    dice.done()


def read_supply(s: Cathedral, row: Fields) -> None:
    """The supply is every piece that lies nowhere else (RC-14.7), unless it is given: then the
    other pieces are out of the game, so that a supply can run short early (RC-10.5)."""
    for kind in range(KINDS):
        used = int(s.stacked(kind))
        used += sum([int(s.held(s.side(index), kind)) for index in range(s.sides())])
        used += sum([int(s.pieces(spot, kind)) for spot in range(SITE_SIZE)])
        s.add_supply(kind, -used)
        left = max(0, int(s.supply(kind)))
        s.set_aside(kind, left - row.number(MATERIALS[kind], 0, left, left))
        s.add_supply(kind, -s.aside(kind))
    row.done()


def read_ender(s: Cathedral, top: Fields, sides: list[str]) -> None:
    """Who triggered the end; where only one side can have done it, it need not be said."""
    done = [
        index for index in range(s.sides()) if s.finished_by(s.side(index)) >= s.box.end_sections
    ]
    usual = sides[done[0]] if len(done) == 1 else ""
    s.ender = s.side(top.word("ended_by", sides, usual))


def read_pending(s: Cathedral, top: Fields, turn: int) -> None:
    """The unfinished business: given in full, or as it is at the beginning of a turn."""
    if top.has("pending"):
        for frame in FRAMES.read_all(top, bounds(s)):
            s.push(frame)
        return
    if s.phase == SETUP:
        raise top.fault("phase", "expected 'pending' as well: a setup is described by what is left")
    if s.phase == GAME_END:
        return
    side = int(s.first_player) if turn == NOBODY else turn
    if side == IVAN:
        s.turn -= 1  # the turn opens itself
        s.push(NextTurn(IVAN))
        return
    s.push(NextTurn(next_side(s, side)))
    s.push(PlayerTurn(side))


# writing


def describe(s: Cathedral) -> dict[str, object]:
    """The position as a table that `load` turns into the same position."""
    group: dict[str, object] = {
        "seats": int(s.seats),
        "variant": VARIANTS[s.variant],
    }
    STATE.write_choices(s, group)
    group |= {
        "phase": PHASES[s.phase],
        "turns": int(s.turn),
        "rerolled": s.rerolled,
        "tokens": [RESOURCES[n] for n in map(int, map(s.token, range(MARKET_SPACES))) if n >= 0],
        "dice": describe_dice(s),
        "influence": describe_influence(s),
        "site": [describe_spot(s, n) for n in range(SITE_SIZE) if s.section(n) != NOTHING],
        "pending": [written(frame) for frame in s.stack],
    }
    for field in STATE.some("first_player ender plan white_tile exchanging"):
        field.write(s, group)
    if s.stack and s.stack[-1].asks >= 0:
        group["turn"] = COLOURS[s.stack[-1].asks]
    for seat in range(s.seats):
        group[COLOURS[seat]] = describe_player(s, seat)
    if s.solo():
        group["ivan"] = describe_ivan(s)
    short = [kind for kind in range(KINDS) if s.aside(kind) > 0]
    if short:
        group["supply"] = {MATERIALS[kind]: int(s.supply(kind)) for kind in short}
    return group


def describe_dice(s: Cathedral) -> dict[str, object]:
    return {
        DICE[die]: {"space": int(s.die_space(die)) + 1, "value": int(s.die_value(die))}
        for die in range(DIE_COUNT)
        if s.die_space(die) != NOTHING
    }


def describe_influence(s: Cathedral) -> list[str]:
    cards = [int(s.influence_card(quadrant)) for quadrant in range(QUADRANTS)]
    return [INFLUENCE_CARDS[card] for card in cards if card != NOTHING]


def describe_spot(s: Cathedral, spot: int) -> dict[str, object]:
    row: dict[str, object] = {"tower": int(tower_of(spot)), "floor": int(floor_of(spot))}
    for field in STATE.some("section tile banner finished ornament"):
        field.write(s, row, spot)
    for kind, name in enumerate(MATERIALS):
        if s.pieces(spot, kind) > 0:
            row[name] = int(s.pieces(spot, kind))
    return row


def describe_player(s: Cathedral, seat: int) -> dict[str, object]:
    up: dict[str, object] = {}
    down: dict[str, object] = {}
    for slot in range(SLOT_COUNT):
        tile = int(s.slot_tile(seat, slot))
        if tile != NOTHING and s.face_up(seat, slot):
            up[SLOTS[slot]] = TILES[tile]
        elif tile != NOTHING:
            down[SLOTS[slot]] = TILES[tile]
    banners = {name: int(s.banners(seat, place)) for place, name in enumerate(BANNER_PLACES)}
    chosen = {"colour": COLOURS[s.colour(seat)]} if s.colour(seat) != seat else {}
    return {
        **chosen,
        "board": BOARD_SIDES[s.board(seat)],
        "track": int(s.track(seat)),
        "rubles": int(s.rubles(seat)),
        **describe_materials(s, seat),
        "banners": banners,
        "workshop": up,
        "face_down": down,
        "ornaments": {name: int(s.ornaments(seat, kind)) for kind, name in enumerate(ORNAMENTS)},
    }


def describe_ivan(s: Cathedral) -> dict[str, object]:
    row = [int(s.task(place)) for place in range(SOLO_CARD_COUNT)]
    dice = [int(s.task_die(place)) for place in range(SOLO_CARD_COUNT)]
    return {
        "track": int(s.track(IVAN)),
        "banners": int(s.ivan_banners),
        "decorated": int(s.ivan_decorated),
        "done": int(s.tasks_done),
        "row": [SOLO_CARDS[task] for task in row if task != NOTHING],
        "dice": [DICE[die] for die in dice if die != NOTHING],
        **describe_materials(s, IVAN),
        "construction": {
            name: int(s.stacked(kind)) for kind, name in enumerate(MATERIALS) if s.stacked(kind)
        },
    }


def describe_materials(s: Cathedral, side: int) -> dict[str, object]:
    return {name: int(s.held(side, kind)) for kind, name in enumerate(MATERIALS)}
