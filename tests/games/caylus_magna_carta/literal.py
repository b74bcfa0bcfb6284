"""A second, slow move generator for Caylus Magna Carta, written from the rules page alone.

It shares no code with the engine: it reads `rules/en.md` by the author's eyes, `components.toml`
by itself, and a position from the table `game.position(s)`. A move is a whole choice of the
rulebook (the card, the cubes that pay for it and the place where it stands), told in the words of
the record one after the other. Mid-chain positions are understood too: what is left of the choice
is then the move.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any

from .literal_course import (
    after_effect,
    ask_delivery,
    discard_hand,
    lay,
    next_action,
    next_mulligan,
    start_drawing,
    start_effects,
    start_round,
)
from .literal_effects import uses
from .literal_table import (
    BASIC,
    BOX,
    COLOURS,
    DECK,
    GOODS,
    NEUTRAL,
    PARTS,
    PRESTIGE,
    Player,
    Position,
    copy_of,
    free_residences,
    in_words,
    pile,
    remove_token,
)

Words = tuple[str, ...]
Move = tuple[Words, Position]


def moves(p: Position) -> list[Move]:
    """Every legal choice and what it leads to; no two with the same words."""
    return list(_MOVES[p["ask"][0]](p, *p["ask"][1:])) if p["ask"] else []


def perft(p: Position, depth: int) -> int:
    """How many courses of `depth` words there are; a game that ends sooner counts for none."""
    if depth == 0:
        return 1
    all_moves = moves(p)
    longer = {words[:depth] for words, _ in all_moves if len(words) >= depth}
    rest = [(words, after) for words, after in all_moves if len(words) < depth]
    return len(longer) + sum(perft(after, depth - len(words)) for words, after in rest)


def _neutral(p: Position, left: int) -> Iterator[Move]:
    """Other neutral cards start the road, the Peddler ends it (CMC-2.1)."""
    laid = [slot["card"] for slot in p["road"]]
    for card in NEUTRAL:
        if NEUTRAL[card]["always_on_road"] or card in laid:
            continue
        after = copy_of(p)
        lay(after, card, None)
        after["ask"] = ("neutral", left - 1)
        if left == 1:
            lay(after, BOX["provost"]["start_on"], None)
            start_drawing(after, "opening", 0, BOX["setup"]["hand_size"])
        yield (f"deal_neutral {card}",), after


def _deal(p: Position, kind: str, seat: int, left: int) -> Iterator[Move]:
    """The top card of a shuffled pile is any of its cards (CMC-3.8)."""
    for card in pile(p, seat):
        after = copy_of(p)
        player = after["players"][seat]
        player["hand"] = sorted([*player["hand"], card])
        if left > 1:
            start_drawing(after, kind, seat, left - 1)
        elif kind == "draw":
            next_action(after, seat)
        elif kind == "opening" and seat + 1 < p["seats"]:
            start_drawing(after, kind, seat + 1, BOX["setup"]["hand_size"])
        else:
            next_mulligan(after, 0 if kind == "opening" else seat + 1)
        yield (f"deal_card {card}",), after


def _mulligan(p: Position, seat: int) -> Iterator[Move]:
    """Keep all three, or put them all away and draw three new ones (CMC-2.6)."""
    kept = copy_of(p)
    next_mulligan(kept, seat + 1)
    yield ("keep_hand",), kept
    new = copy_of(p)
    start_drawing(new, "redeal", seat, discard_hand(new, seat))
    yield ("new_hand",), new


def _first(p: Position) -> Iterator[Move]:
    """Anybody may be the first player (CMC-2.9)."""
    for seat in range(p["seats"]):
        after = copy_of(p)
        after["first"] = seat
        if not p["beginner"]:
            after["provost"] = len(after["road"]) - 1
        start_round(after)
        yield (f"draw_first_player {COLOURS[seat]}",), after


def _action(p: Position, seat: int) -> Iterator[Move]:
    """Exactly one action from A to F (CMC-5.1)."""
    yield from _draw_a_card(p, seat)
    yield from _exchange_the_hand(p, seat)
    yield from _place_a_worker(p, seat)
    for card in p["players"][seat]["hand"]:
        for words, after in _pay(p, seat, "building", card):
            yield (f"build {card}", *words), after
    for building in _prestige_to_be_had(p, seat):
        for words, after in _pay(p, seat, "prestige", building):
            yield (f"build_prestige {building}", *words), after
    yield from _pass(p, seat)


def _draw_a_card(p: Position, seat: int) -> Iterator[Move]:
    """A: 1 denier, and there must be a card to draw (CMC-5.10, CMC-5.11)."""
    price = BOX["actions"]["draw_card_denier"]
    player = p["players"][seat]
    if player["deniers"] >= price and pile(p, seat) + player["discard"]:
        after = copy_of(p)
        after["players"][seat]["deniers"] -= price
        start_drawing(after, "draw", seat, 1)
        yield ("draw_card",), after


def _exchange_the_hand(p: Position, seat: int) -> Iterator[Move]:
    """B: 1 denier, the whole hand goes, as many cards come (CMC-5.12 to CMC-5.14)."""
    price = BOX["actions"]["exchange_hand_denier"]
    player = p["players"][seat]
    if player["deniers"] >= price and player["hand"] and pile(p, seat) + player["discard"]:
        after = copy_of(p)
        after["players"][seat]["deniers"] -= price
        start_drawing(after, "draw", seat, discard_hand(after, seat))
        yield ("exchange_hand",), after


def _place_a_worker(p: Position, seat: int) -> Iterator[Move]:
    """C: 1 denier and a worker for any building without one (CMC-5.20 to CMC-5.24)."""
    price = BOX["actions"]["place_worker_denier"]
    placed = [slot for slot in p["road"] if slot["worker"] == seat]
    if p["players"][seat]["deniers"] < price or len(placed) == BOX["players"]["workers_each"]:
        return
    for position, slot in enumerate(p["road"]):
        if slot["worker"] is None and slot["face"] == "building":
            after = copy_of(p)
            after["players"][seat]["deniers"] -= price
            after["road"][position]["worker"] = seat
            next_action(after, seat)
            yield (f"place_worker {position + 1}",), after


def _prestige_to_be_had(p: Position, seat: int) -> list[str]:
    """E: what nobody has built, if there is a place for it (CMC-5.40 to 5.43, 12.3, 12.4)."""
    if not p["beginner"] and not free_residences(p, seat):
        return []
    gone = [slot["prestige"] for slot in p["road"]]
    for player in p["players"]:
        gone += player["prestige"]
    if p["beginner"]:
        gone += BOX["beginner"]["remove_prestige_buildings"]
    return [building for building in PRESTIGE if building not in gone]


def _pay(p: Position, seat: int, kind: str, id: str) -> Iterator[Move]:
    """Every valid payment for a card (CMC-3.6), then the card is built."""
    cost = (DECK if kind == "building" else PRESTIGE)[id]["cost"]
    for paid in _payments(p["players"][seat], cost):
        after = copy_of(p)
        _give(after["players"][seat], paid)
        words = in_words("pay", paid)
        if kind == "building":
            for zone in ["hand", "known_hand"]:
                left = [card for card in after["players"][seat][zone] if card != id]
                after["players"][seat][zone] = left
            lay(after, id, seat)
            next_action(after, seat)
            yield (words,), after
        elif p["beginner"]:
            after["players"][seat]["prestige"] = sorted([*after["players"][seat]["prestige"], id])
            next_action(after, seat)
            yield (words,), after
        else:
            for more, built in _residence(after, seat, id):
                yield (words, *more), built


def _payments(player: Player, cost: dict[str, int]) -> Iterator[dict[str, int]]:
    """As many cubes as the cost has; what exceeds a named good must fit the free cubes."""
    total = sum(cost.values())
    for amounts in product(*[range(min(total, player[good]) + 1) for good in GOODS]):
        paid = dict(zip(GOODS, amounts, strict=True))
        surplus = sum(max(0, paid[good] - cost.get(good, 0)) for good in BASIC)
        if sum(amounts) == total and surplus <= cost.get("any", 0):
            yield paid


def _give(player: Player, cubes: dict[str, int]) -> None:
    for good, amount in cubes.items():
        player[good] -= amount


def _residence(p: Position, seat: int, building: str) -> Iterator[Move]:
    """The builder chooses among all their free residences (CMC-5.44)."""
    for position in free_residences(p, seat):
        after = copy_of(p)
        after["road"][position]["prestige"] = building
        next_action(after, seat)
        yield (f"choose_residence {position + 1}",), after


def _pass(p: Position, seat: int) -> Iterator[Move]:
    """F: the lowest free space of the bridge; the first to pass takes 1 denier (CMC-5.50 f.)."""
    after = copy_of(p)
    if not p["bridge"]:
        after["players"][seat]["deniers"] += BOX["bridge"]["first_pass_bonus_denier"]
    after["bridge"].append(seat)
    if len(after["bridge"]) < p["seats"]:
        next_action(after, seat)
    elif p["beginner"]:
        start_effects(after)
    else:
        after["phase"], after["ask"] = "provost", ("provost", after["bridge"][0])
    yield ("pass",), after


def _provost(p: Position, seat: int) -> Iterator[Move]:
    """Up to 3 cards either way at 1 denier each, never off the road (CMC-6.1 to CMC-6.5)."""
    price = BOX["provost"]["cost_per_card_denier"]
    most = BOX["provost"]["max_deniers_per_player"]
    for target in range(len(p["road"])):
        steps = target - p["provost"]
        spent = abs(steps) * price
        if spent > most or spent > p["players"][seat]["deniers"]:
            continue
        after = copy_of(p)
        after["provost"] = target
        after["players"][seat]["deniers"] -= spent
        turn = p["bridge"].index(seat) + 1
        if turn < p["seats"]:
            after["ask"] = ("provost", p["bridge"][turn])
        else:
            start_effects(after)
        yield (f"move_provost {steps}",), after


def _effect(p: Position, seat: int, position: int, role: str) -> Iterator[Move]:
    """Decline, or use one of the options once (CMC-7.8 to CMC-7.11)."""
    declined = copy_of(p)
    after_effect(declined, position, role)
    yield ("decline",), declined
    for word, after in uses(p, seat, position, role):
        after_effect(after, position, role)
        yield (word,), after


def _delivery(p: Position, seat: int, *_: int) -> Iterator[Move]:
    """Any number of batches, one after the other, each paid in any way (CMC-9.1, 9.2, 9.9)."""
    player = {good: p["players"][seat][good] for good in [*BASIC, "gold"]}
    for words, paid, open_end in _batches(player, sum(p["castle"])):
        after = copy_of(p)
        _deliver(after, seat, paid)
        yield (*words, "stop_delivering") if open_end else words, after


def _batches(held: dict[str, int], tokens: int) -> Iterator[tuple[Words, dict[str, int], bool]]:
    """Every row of batches these cubes pay for: in words, the cubes, and whether it could go on."""
    rows = (
        []
        if tokens == 0
        else [dict(zip(BASIC, row, strict=True)) for row in product((0, 1), repeat=3)]
    )
    rows = [row | {"gold": 3 - sum(row.values())} for row in rows]
    payable = [row for row in rows if all(held[good] >= n for good, n in row.items())]
    yield (), dict.fromkeys(held, 0), bool(payable)
    for row in payable:
        rest = {good: n - row[good] for good, n in held.items()}
        for words, paid, open_end in _batches(rest, tokens - 1):
            total = {good: n + row[good] for good, n in paid.items()}
            yield (in_words("deliver", row), *words), total, open_end


def _deliver(p: Position, seat: int, paid: dict[str, int]) -> None:
    """One token for each batch, in castle order (CMC-9.4, CMC-9.5)."""
    player = p["players"][seat]
    _give(player, paid)
    batches = sum(paid.values()) // sum(BOX["castle"]["batch"].values())
    for _ in range(batches):
        player["tokens"][remove_token(p)] += 1
    player["batches"] += batches
    ask_delivery(p, p["bridge"].index(seat) + 1)


_MOVES: dict[str, Any] = {
    "neutral": _neutral,
    "opening": lambda p, seat, left: _deal(p, "opening", seat, left),
    "redeal": lambda p, seat, left: _deal(p, "redeal", seat, left),
    "draw": lambda p, seat, left: _deal(p, "draw", seat, left),
    "mulligan": _mulligan,
    "first": _first,
    "action": _action,
    "pay": _pay,
    "residence": _residence,
    "provost": _provost,
    "effect": _effect,
    "delivery": _delivery,
}


# points


def points(p: Position) -> list[int]:
    """The points of every player if the game ended now (CMC-11.2 to CMC-11.8)."""
    return [_points_of(p, seat) for seat in range(p["seats"])]


def _points_of(p: Position, seat: int) -> int:
    player = p["players"][seat]
    total = sum(n * part["points"] for n, part in zip(player["tokens"], _parts(), strict=True))
    for slot in [slot for slot in p["road"] if slot["owner"] == seat]:
        if slot["prestige"] is not None:
            total += PRESTIGE[slot["prestige"]]["points"]
        elif slot["face"] == "building":
            total += DECK[slot["card"]]["points"]
        else:
            total += BOX["residence"]["points"]
    total += sum(PRESTIGE[building]["points"] for building in player["prestige"])
    rules = BOX["scoring"]
    total += player["gold"] * rules["points_per_gold"]
    total += sum(player[good] for good in BASIC) // rules["basic_goods_per_point"]
    return int(total + player["deniers"] // rules["deniers_per_point"])


def _parts() -> list[dict[str, Any]]:
    return [part for id in PARTS for part in BOX["castle_part"] if part["id"] == id]
