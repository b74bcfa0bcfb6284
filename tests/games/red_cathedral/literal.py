"""A second, slow move generator for The Red Cathedral, written from the rules page alone.

It shares no code with the engine: it reads `rules/en.md` by the author's eyes, `components.toml`
by itself, and a position from the table `game.position(s)`. A move is a word of the record and the
position it leads to.
"""

from collections.abc import Iterator
from typing import Any

from .literal_course import (
    available,
    can_lose_prestige,
    finish_if_full,
    gain_prestige,
    go_on,
    ivan_claims_at,
    ivan_decorates_at,
    ivan_may_claim,
    ivan_may_decorate,
    lose_prestige,
    roll,
)
from .literal_effects import (
    JEWELS,
    activate,
    benefit,
    can_deliver,
    decorations,
    gain,
    receive,
    wanted,
    works,
)
from .literal_influence import influence_moves, may_use, use
from .literal_setup import setup_moves
from .literal_table import (
    BOX,
    CARDS,
    COLOURS,
    DICE,
    ON,
    ORNAMENTS,
    SLOTS,
    SPACES,
    TOKENS,
    Ask,
    Position,
    copy_of,
    dice_on,
    obtainable,
    supply,
    type_of,
)

Move = tuple[str, Position]
WITHOUT_OPTIONAL = ("reroll", "roll", "ivan_claims", "ivan_decorates", "task_die")


def moves(p: Position) -> list[Move]:
    """Every legal choice and what it leads to; no two with the same words."""
    if p["phase"] == "setup":
        return list(setup_moves(p))
    if p["ask"] is None:
        return []
    name, facts, after = p["ask"]
    found = [] if name in WITHOUT_OPTIONAL else list(_optional(p, facts[0]))
    others = list(_MOVES[name](p, *facts, after) if name in _MOVES else influence_moves(p))
    return found + [_moment_over(p, move) for move in others]


def _moment_over(p: Position, move: Move) -> Move:
    """Anything but exchanging ends the one moment for it, within the turn (R4)."""
    words, after = move
    if p["exchanging"] == "now" and after["exchanging"] == "now":
        after["exchanging"] = "over"
    return words, after


def perft(p: Position, depth: int) -> int:
    """How many courses of `depth` words there are; a game that ends sooner counts for none."""
    if depth == 0:
        return 1
    return sum(perft(after, depth - 1) for _, after in moves(p))


def _then(p: Position, word: str, ask: Ask | None) -> Move:
    go_on(p, ask)
    return word, p


# optional actions (RC-4.2)


def _optional(p: Position, seat: int) -> Iterator[Move]:
    if not can_lose_prestige(p, seat):
        return
    name, facts, rest = p["ask"]
    again = ("close", facts, rest) if name == "end" else p["ask"]
    if supply(p, "rubles") > 0 and p["exchanging"] != "over":
        after = copy_of(p)
        if p["house"]["exchange"] == "one_moment":
            after["exchanging"] = "now"
        lose_prestige(after, seat)
        due = BOX["scoring"]["prestige_to_rubles"]
        after["players"][seat]["rubles"] += obtainable(after, seat, "rubles", due)
        then = again
        if name == "take":  # the supply may have shrunk
            then = gain(after, seat, facts[1], facts[3], facts[2], rest)
        if name == "activate" and not any(works(after, seat, slot) for slot in SLOTS):
            then = rest  # a tile that brings rubles has nothing left to bring
        yield _then(after, "exchange_prestige", then)
    if not p["rerolled"]:
        after = copy_of(p)
        after["ask"] = ("reroll", (seat,), again)
        yield _moment_over(p, ("reroll", after))


def _reroll(p: Position, seat: int, rest: Ask) -> Iterator[Move]:
    for space in range(SPACES):
        if dice_on(p, space):
            after = copy_of(p)
            lose_prestige(after, seat)
            after["rerolled"] = True
            yield _then(after, f"reroll_space {space + 1}", roll(after, space, rest))


def _roll(p: Position, die: str, rest: Ask) -> Iterator[Move]:
    for value in range(1, 7):
        after = copy_of(p)
        after["dice"][die] = (p["dice"][die][0], value)
        yield _then(after, f"roll die={die} value={value}", rest)


def _end(p: Position, seat: int, rest: Ask) -> Iterator[Move]:
    yield _then(copy_of(p), "end_turn", rest)


# the turn (RC-4.1)


def _turn(p: Position, seat: int, rest: Ask) -> Iterator[Move]:
    player = p["players"][seat]
    for place, count in player["banners"].items():
        if count > 0:
            after = copy_of(p)
            after["players"][seat]["banners"][place] -= 1
            after["ask"] = ("claim", (seat,), ("close", (seat,), rest))
            yield f"take_banner {place}", after
    if can_deliver(p, seat):
        after = copy_of(p)
        left = BOX["scoring"]["deliveries_per_build"]
        after["ask"] = ("deliver", (seat, left, False, True), rest)
        yield "build", after
    for die in DICE:
        yield from _die_moves(p, seat, die, rest)


def _die_moves(p: Position, seat: int, die: str, rest: Ask) -> Iterator[Move]:
    """More than seven extra steps only come where fewer would have come (RC-7.2, R16)."""
    start, value = p["dice"][die]
    pushed = die in ("white", p["players"][seat]["colour"])
    for extra in range(min(7, p["players"][seat]["rubles"]) + 1 if pushed else 1):
        space = (start + value + extra) % SPACES
        if len([other for other in dice_on(p, space) if other != die]) < 3:
            after = copy_of(p)
            after["players"][seat]["rubles"] -= extra
            after["dice"][die] = (space, value)
            after["ask"] = ("market", (seat, die, frozenset()), rest)
            yield f"move_die die={die}" + (f" steps={extra}" if extra else ""), after


# market (section 7)


def _market(p: Position, seat: int, die: str, done: frozenset[str], rest: Ask) -> Iterator[Move]:
    space = p["dice"][die][0]
    good = p["tokens"][space]

    def part(name: str) -> Ask:
        return ("market", (seat, die, done | {name}), rest)

    if "take" not in done and obtainable(p, seat, good, 1) > 0:
        after = copy_of(p)
        due = TOKENS[good] * len(dice_on(p, space))
        yield _then(after, "take_resources", gain(after, seat, good, due, 1, part("take")))
    if "influence" not in done:
        for action in CARDS[p["influence"][space // 2]]["actions"]:
            if may_use(p, seat, action):
                after = copy_of(p)
                ask = use(after, seat, action, part("influence"))
                yield _then(after, f"use_influence {action}", ask)
    if "activate" not in done:
        for slot in [die] if die != "white" else ["white_1", "white_2"]:
            if works(p, seat, slot):
                after = copy_of(p)
                ask = activate(after, seat, slot, part("activate"))
                yield _then(after, f"activate {slot}", ask)
    after = copy_of(p)
    yield _then(after, "end_market", roll(after, space, rest))


def _take(p: Position, seat: int, good: str, least: int, most: int, rest: Ask) -> Iterator[Move]:
    for n in range(least, most + 1):
        after = copy_of(p)
        receive(after, seat, good, n)
        yield _then(after, f"take {n}", rest)


# workshops (section 9)


def _activate(p: Position, seat: int, rest: Ask) -> Iterator[Move]:
    for slot in SLOTS:
        if works(p, seat, slot):
            after = copy_of(p)
            yield _then(after, f"activate {slot}", activate(after, seat, slot, rest))


# claims (section 5)


def _claim(p: Position, seat: int, rest: Ask) -> Iterator[Move]:
    for tower, floor in available(p):
        after = copy_of(p)
        spot = after["site"][tower, floor]
        after["ask"] = ("lay", (seat, spot["tile"]), rest)
        spot["banner"], spot["tile"] = seat, None
        yield f"claim tower={tower} floor={floor}", after


def _lay(p: Position, seat: int, tile: str, rest: Ask) -> Iterator[Move]:
    player = p["players"][seat]
    for slot in SLOTS:
        if slot in player["slots"] or player["banners"].get(slot, 0):
            continue
        price = _price(player["board"], player["colour"], slot)
        ornament = None
        if player["board"] == "advanced" and slot in COLOURS:
            ornament = BOX["workshop_board_advanced"][player["colour"]][slot]
        if player["rubles"] >= price:
            after = copy_of(p)
            mine = after["players"][seat]
            mine["rubles"] -= price
            mine["slots"][slot] = (tile, "up")
            if ornament:
                mine["ornaments"][ornament] += 1
            good, due = benefit(after, tile)
            yield _then(after, f"lay_face_up {slot}", gain(after, seat, good, due, 0, rest))
        after = copy_of(p)
        after["players"][seat]["slots"][slot] = (tile, "down")
        yield _then(after, f"lay_face_down {slot}", rest)


def _price(board: str, colour: str, slot: str) -> int:
    if board == "advanced":
        return int(BOX["workshop_board_advanced"]["slot_cost"])
    named = {"white_1": "white_1", "white_2": "white_2", colour: "own"}
    return int(BOX["workshop_board_basic"][named.get(slot, "other")])


# building and decorating (section 6)


def _deliver(
    p: Position, seat: int, left: int, made: bool, main: bool, rest: Ask
) -> Iterator[Move]:
    end: Ask = ("close", (seat,), rest) if main else rest

    def following(after: Position, used: int) -> Ask:
        if used < left and can_deliver(after, seat):
            return ("deliver", (seat, left - used, True, main), rest)
        return end

    for (tower, floor), kind in wanted(p, seat):
        after = copy_of(p)
        after["players"][seat]["held"][kind] -= 1
        after["site"][tower, floor]["pieces"][kind] += 1
        finish_if_full(after, (tower, floor))
        word = f"deliver tower={tower} floor={floor} good={kind}"
        yield _then(after, word, following(after, 1))
    for (tower, floor), jewels in decorations(p, seat, left):
        after = copy_of(p)
        word = f"decorate tower={tower} floor={floor} jewels={jewels}"
        yield _then(after, word, following(after, _decorate(after, seat, (tower, floor), jewels)))
    if made:
        yield _then(copy_of(p), "stop_delivering", rest)


def _decorate(p: Position, seat: int, place: tuple[int, int], jewels: str) -> int:
    spot, player = p["site"][place], p["players"][seat]
    ornament = ON[type_of(spot["section"])]
    pieces = [ORNAMENTS[ornament]["material"], *JEWELS[jewels]]
    for kind in pieces:
        player["held"][kind] -= 1
    player["ornaments"][ornament] -= 1
    spot["ornament"] = seat
    values: Any = BOX["ornament_prestige"]
    two = "two_same_jewels" if len(set(JEWELS[jewels])) == 1 else "two_different_jewels"
    name = ["no_jewel", "one_jewel", two][len(JEWELS[jewels])]
    gain_prestige(p, seat, values[name])
    return len(pieces)


# what the human decides for Ivan


def _ivan_claims(p: Position, seat: int, rest: Ask) -> Iterator[Move]:
    for tower, floor in ivan_may_claim(p):
        after = copy_of(p)
        ivan_claims_at(after, (tower, floor))
        yield _then(after, f"ivan_claim tower={tower} floor={floor}", rest)


def _ivan_decorates(p: Position, seat: int, rest: Ask) -> Iterator[Move]:
    for tower, floor in ivan_may_decorate(p):
        after = copy_of(p)
        ivan_decorates_at(after, (tower, floor))
        yield _then(after, f"ivan_decorate tower={tower} floor={floor}", rest)


def _task_die(p: Position, number: int, rest: Ask) -> Iterator[Move]:
    for die in DICE:
        if die not in p["ivan"]["dice"]:
            after = copy_of(p)
            after["ivan"]["dice"].append(die)
            yield _then(after, f"deal_solo_tile {die}", rest)


_MOVES: dict[str, Any] = {
    "turn": _turn,
    "end": _end,
    "reroll": _reroll,
    "roll": _roll,
    "claim": _claim,
    "lay": _lay,
    "take": _take,
    "deliver": _deliver,
    "market": _market,
    "activate": _activate,
    "ivan_claims": _ivan_claims,
    "ivan_decorates": _ivan_decorates,
    "task_die": _task_die,
}
