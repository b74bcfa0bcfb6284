"""A second, slow move generator for Caylus Magna Carta, written from the rules page alone.

It shares no code with the engine: it reads `rules/en.md` by the author's eyes, `components.toml`
by itself, and a position from the table `game.position(s)`. A move is a whole choice of the
rulebook (the card, the cubes that pay for it and the place where it stands), told in the words of
the record one after the other. Mid-chain positions are understood too: what is left of the choice
is then the move.
"""

import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import stavitel.games.caylus_magna_carta as home

Position = dict[str, Any]
Slot = dict[str, Any]
Player = dict[str, Any]
Words = tuple[str, ...]
Move = tuple[Words, Position]

BOX: dict[str, Any] = tomllib.loads(
    Path(str(home.__file__)).with_name("components.toml").read_text("utf-8")
)
COLOURS: list[str] = BOX["players"]["colours"]
BASIC = ["food", "wood", "stone"]
GOODS = [*BASIC, "gold"]
PARTS: list[str] = BOX["castle"]["order"]
DECK: dict[str, Any] = {card["id"]: card for card in BOX["player_building"]}
NEUTRAL: dict[str, Any] = {card["id"]: card for card in BOX["neutral_building"]}
PRESTIGE: dict[str, Any] = {card["id"]: card for card in BOX["prestige_building"]}


# a position


def read(table: dict[str, Any]) -> Position:
    """The position a table describes, as plain dicts and lists of our own."""
    seats = table["seats"]
    p: Position = {
        "seats": seats,
        "beginner": table["variant"] == "beginner",
        "lawyer": table["lawyer_occupied"],
        "round": table["round"],
        "phase": table["phase"],
        "first": _seat(table.get("first_player")),
        "provost": table.get("provost"),
        "bridge": [COLOURS.index(colour) for colour in table["bridge"]],
        "castle": [table["castle"][part] for part in PARTS],
        "road": [_read_slot(row) for row in table["road"]],
        "players": [_read_player(table[colour]) for colour in COLOURS[:seats]],
    }
    p["ask"] = _read_pending(table["pending"], p)
    return p


def _seat(colour: str | None) -> int | None:
    return None if colour is None else COLOURS.index(colour)


def _read_slot(row: dict[str, Any]) -> Slot:
    return {
        "card": row["card"],
        "owner": _seat(row.get("owner")),
        "worker": _seat(row.get("worker")),
        "face": row.get("face", "building"),
        "prestige": row.get("prestige"),
        "store": row.get("store", 0),
    }


def _read_player(row: dict[str, Any]) -> Player:
    player: Player = {name: row[name] for name in [*GOODS, "deniers"]}
    for zone in ["hand", "discard", "known_hand", "prestige"]:
        player[zone] = sorted(row.get(zone, []))
    player["tokens"] = [row.get("tokens", {}).get(part, 0) for part in PARTS]
    player["batches"] = row.get("batches", 0)
    return player


def _read_pending(pending: list[str], p: Position) -> tuple[Any, ...]:
    """Who is asked what: the top of the pending list, in our own terms."""
    if not pending:
        return ()
    name, *texts = pending[-1].split()
    numbers = [int(text) for text in texts]
    if name == "deal_neutral":
        return ("neutral", pending.count("deal_neutral"))
    if name == "deal_card":
        return (_drawing(pending, p), numbers[0], _cards_to_draw(pending, numbers[0]))
    if name == "pay_cost":
        below, seat, number = pending[-2].split()
        kind = "building" if below == "place_building" else "prestige"
        ids = list(DECK) if kind == "building" else list(PRESTIGE)
        return ("pay", int(seat), kind, ids[int(number)])
    if name == "residence_choice":
        return ("residence", numbers[0], list(PRESTIGE)[numbers[1]])
    if name == "use_effect":
        return ("effect", numbers[0], numbers[1], ["worker", "owner"][numbers[2]])
    names = {"draw_first_player": "first", "player_turn": "action", "provost_turn": "provost"}
    return (names.get(name, name), *numbers)


def _drawing(pending: list[str], p: Position) -> str:
    if p["phase"] != "setup":
        return "draw"
    return "opening" if "mulligan 0" in pending else "redeal"


def _cards_to_draw(pending: list[str], seat: int) -> int:
    name, *numbers = pending[-2].split()
    return 1 + (int(numbers[1]) if name == "draw_cards" and int(numbers[0]) == seat else 0)


def copy_of(p: Position) -> Position:
    twin = dict(p)
    twin["bridge"], twin["castle"] = list(p["bridge"]), list(p["castle"])
    twin["road"] = [dict(slot) for slot in p["road"]]
    twin["players"] = [dict(player) for player in p["players"]]
    for player in twin["players"]:
        for name in ["hand", "discard", "known_hand", "prestige", "tokens"]:
            player[name] = list(player[name])
    return twin


def pile(p: Position, seat: int) -> list[str]:
    """All own cards that lie nowhere else (CMC-13.2); two are missing in the beginner game."""
    player = p["players"][seat]
    elsewhere = player["hand"] + player["discard"]
    elsewhere += [slot["card"] for slot in p["road"] if slot["owner"] == seat]
    gone = BOX["beginner"]["remove_player_buildings"] if p["beginner"] else []
    return [card for card in DECK if card not in elsewhere and card not in gone]


# moves


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
        _lay(after, card, None)
        after["ask"] = ("neutral", left - 1)
        if left == 1:
            _lay(after, BOX["provost"]["start_on"], None)
            _start_drawing(after, "opening", 0, BOX["setup"]["hand_size"])
        yield (f"deal_neutral {card}",), after


def _deal(p: Position, kind: str, seat: int, left: int) -> Iterator[Move]:
    """The top card of a shuffled pile is any of its cards (CMC-3.8)."""
    for card in pile(p, seat):
        after = copy_of(p)
        player = after["players"][seat]
        player["hand"] = sorted([*player["hand"], card])
        if left > 1:
            _start_drawing(after, kind, seat, left - 1)
        elif kind == "draw":
            _next_action(after, seat)
        elif kind == "opening" and seat + 1 < p["seats"]:
            _start_drawing(after, kind, seat + 1, BOX["setup"]["hand_size"])
        else:
            _next_mulligan(after, 0 if kind == "opening" else seat + 1)
        yield (f"deal_card {card}",), after


def _mulligan(p: Position, seat: int) -> Iterator[Move]:
    """Keep all three, or put them all away and draw three new ones (CMC-2.6)."""
    kept = copy_of(p)
    _next_mulligan(kept, seat + 1)
    yield ("keep_hand",), kept
    new = copy_of(p)
    _start_drawing(new, "redeal", seat, _discard_hand(new, seat))
    yield ("new_hand",), new


def _first(p: Position) -> Iterator[Move]:
    """Anybody may be the first player (CMC-2.9)."""
    for seat in range(p["seats"]):
        after = copy_of(p)
        after["first"] = seat
        if not p["beginner"]:
            after["provost"] = len(after["road"]) - 1
        _start_round(after)
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
        _start_drawing(after, "draw", seat, 1)
        yield ("draw_card",), after


def _exchange_the_hand(p: Position, seat: int) -> Iterator[Move]:
    """B: 1 denier, the whole hand goes, as many cards come (CMC-5.12 to CMC-5.14)."""
    price = BOX["actions"]["exchange_hand_denier"]
    player = p["players"][seat]
    if player["deniers"] >= price and player["hand"] and pile(p, seat) + player["discard"]:
        after = copy_of(p)
        after["players"][seat]["deniers"] -= price
        _start_drawing(after, "draw", seat, _discard_hand(after, seat))
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
            _next_action(after, seat)
            yield (f"place_worker {position}",), after


def _prestige_to_be_had(p: Position, seat: int) -> list[str]:
    """E: what nobody has built, if there is a place for it (CMC-5.40 to 5.43, 12.3, 12.4)."""
    if not p["beginner"] and not _free_residences(p, seat):
        return []
    gone = [slot["prestige"] for slot in p["road"]]
    for player in p["players"]:
        gone += player["prestige"]
    if p["beginner"]:
        gone += BOX["beginner"]["remove_prestige_buildings"]
    return [building for building in PRESTIGE if building not in gone]


def _free_residences(p: Position, seat: int) -> list[int]:
    return [
        position
        for position, slot in enumerate(p["road"])
        if slot["owner"] == seat and slot["face"] != "building" and slot["prestige"] is None
    ]


def _pay(p: Position, seat: int, kind: str, id: str) -> Iterator[Move]:
    """Every valid payment for a card (CMC-3.6), then the card is built."""
    cost = (DECK if kind == "building" else PRESTIGE)[id]["cost"]
    for paid in _payments(p["players"][seat], cost):
        after = copy_of(p)
        _give(after["players"][seat], paid)
        words = _amounts("pay", paid)
        if kind == "building":
            after["players"][seat]["hand"].remove(id)
            _forget(after["players"][seat], id)
            _lay(after, id, seat)
            _next_action(after, seat)
            yield (words,), after
        elif p["beginner"]:
            after["players"][seat]["prestige"] = sorted([*after["players"][seat]["prestige"], id])
            _next_action(after, seat)
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


def _residence(p: Position, seat: int, building: str) -> Iterator[Move]:
    """The builder chooses among all own free residences (CMC-5.44)."""
    for position in _free_residences(p, seat):
        after = copy_of(p)
        after["road"][position]["prestige"] = building
        _next_action(after, seat)
        yield (f"choose_residence {position}",), after


def _pass(p: Position, seat: int) -> Iterator[Move]:
    """F: the lowest free space of the bridge; the first to pass takes 1 denier (CMC-5.50 f.)."""
    after = copy_of(p)
    if not p["bridge"]:
        after["players"][seat]["deniers"] += BOX["bridge"]["first_pass_bonus_denier"]
    after["bridge"].append(seat)
    if len(after["bridge"]) < p["seats"]:
        _next_action(after, seat)
    elif p["beginner"]:
        _start_effects(after)
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
            _start_effects(after)
        yield (f"move_provost {steps}",), after


def _effect(p: Position, seat: int, position: int, role: str) -> Iterator[Move]:
    """Decline, or use one of the options once (CMC-7.8 to CMC-7.11)."""
    declined = copy_of(p)
    _after_effect(declined, position, role)
    yield ("decline",), declined
    for word, after in _uses(p, seat, position, role):
        _after_effect(after, position, role)
        yield (word,), after


def _uses(p: Position, seat: int, position: int, role: str) -> Iterator[tuple[str, Position]]:
    """One entry for each affordable combination of option, payment and gain (CMC-7.11)."""
    card = p["road"][position]["card"]
    effect = (DECK.get(card) or NEUTRAL[card])[f"{role}_effect"]
    for number, option in enumerate(effect, 1):
        pay, gain = option["pay"], option["gain"]
        if p["players"][seat]["deniers"] < pay.get("denier", 0):
            continue
        if sum(p["castle"]) < gain.get("castle_token", 0):
            continue
        if p["road"][position]["store"] < gain.get("store", 0):
            continue
        paid = copy_of(p)
        paid["players"][seat]["deniers"] += gain.get("denier", 0) - pay.get("denier", 0)
        if "residence" in gain:
            yield from _turn_over(paid, seat)
        elif "any" in pay:
            yield from _sell(paid, seat, number, gain)
        elif "basic" in gain:
            yield from _buy(paid, seat, number, gain["basic"])
        else:
            _gain(paid, seat, position, gain)
            yield f"take {number}", paid


def _gain(p: Position, seat: int, position: int, gain: dict[str, int]) -> None:
    """Goods from the stock, the owner's cube from the card's store, tokens in castle order."""
    player, slot = p["players"][seat], p["road"][position]
    for good in GOODS:
        player[good] += gain.get(good, 0)
    if "store" in gain:
        slot["store"] -= gain["store"]
        player[DECK[slot["card"]]["store"]["good"]] += gain["store"]
    for _ in range(gain.get("castle_token", 0)):
        player["tokens"][_remove_token(p)] += 1


def _turn_over(p: Position, seat: int) -> Iterator[tuple[str, Position]]:
    """The Lawyer: an own building becomes a residence for 1 food or 1 gold (CMC-8.7, R5, R8)."""
    for position, slot in enumerate(p["road"]):
        mine = slot["owner"] == seat and slot["face"] == "building"
        if not mine or not DECK[slot["card"]]["can_become_residence"]:
            continue
        occupied = slot["worker"] is not None
        if occupied and p["lawyer"] == "forbidden":
            continue
        for good in ["food", "gold"]:
            if p["players"][seat][good] == 0:
                continue
            after = copy_of(p)
            after["players"][seat][good] -= 1
            if occupied and p["lawyer"] == "old_face":
                after["road"][position]["face"] = "turned_under_worker"
            else:
                after["road"][position] |= {"face": "residence", "store": 0}
            yield f"turn_over position={position} good={good}", after


def _sell(
    p: Position, seat: int, number: int, gain: dict[str, int]
) -> Iterator[tuple[str, Position]]:
    """Give one cube of any kind, but not gold for gold (CMC-8.6, CMC-8.8)."""
    for good in GOODS:
        if p["players"][seat][good] == 0 or (good == "gold" and "gold" in gain):
            continue
        after = copy_of(p)
        after["players"][seat][good] -= 1
        after["players"][seat]["gold"] += gain.get("gold", 0)
        yield f"sell option={number} good={good}", after


def _buy(p: Position, seat: int, number: int, cubes: int) -> Iterator[tuple[str, Position]]:
    """Basic goods of free choice, they may differ; gold is not for sale (CMC-8.2, CMC-8.5)."""
    for amounts in product(range(cubes + 1), repeat=len(BASIC)):
        if sum(amounts) != cubes:
            continue
        after = copy_of(p)
        bought = dict(zip(BASIC, amounts, strict=True))
        for good, amount in bought.items():
            after["players"][seat][good] += amount
        yield _amounts(f"buy option={number}", bought), after


def _delivery(p: Position, seat: int, *useful: int) -> Iterator[Move]:
    """Any number of batches, each number with every valid payment (CMC-9.1, 9.2, 9.9).

    In words, batch after batch: the first ones get the basic goods, the later ones the gold. A good
    that gold has stood for in an earlier batch of the delivery is not `useful` any more.
    """
    courses: dict[Words, dict[str, int]] = {}
    player = p["players"][seat]
    for batches in range(sum(p["castle"]) + 1):
        limits = [min(batches * n, player[g]) for n, g in zip(useful, BASIC, strict=True)]
        for amounts in product(*[range(limit + 1) for limit in limits]):
            gold = 3 * batches - sum(amounts)
            if gold <= player["gold"]:
                paid = dict(zip(BASIC, amounts, strict=True)) | {"gold": gold}
                courses[_batch_words(paid, batches)] = paid
    for words, paid in courses.items():
        after = copy_of(p)
        _deliver(after, seat, paid)
        open_end = any(other[: len(words)] == words for other in courses if other != words)
        yield (*words, "stop_delivering") if open_end else words, after


def _batch_words(paid: dict[str, int], batches: int) -> Words:
    rows = [{good: int(i < paid[good]) for good in BASIC} for i in range(batches)]
    return tuple(_amounts("deliver", row | {"gold": 3 - sum(row.values())}) for row in rows)


def _deliver(p: Position, seat: int, paid: dict[str, int]) -> None:
    """One token for each batch, in castle order (CMC-9.4, CMC-9.5)."""
    player = p["players"][seat]
    _give(player, paid)
    batches = sum(paid.values()) // sum(BOX["castle"]["batch"].values())
    for _ in range(batches):
        player["tokens"][_remove_token(p)] += 1
    player["batches"] += batches
    _ask_delivery(p, p["bridge"].index(seat) + 1)


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


# what happens between two choices


def _lay(p: Position, card: str, owner: int | None) -> None:
    """At the end of the road; small production cards come with their store (CMC-5.30, 5.32)."""
    store = DECK[card]["store"]["amount"][str(p["seats"])] if _has_store(card) else 0
    slot = {"card": card, "owner": owner, "worker": None, "face": "building", "prestige": None}
    p["road"].append(slot | {"store": store})


def _has_store(card: str) -> bool:
    return "store" in DECK.get(card, {})


def _discard_hand(p: Position, seat: int) -> int:
    player = p["players"][seat]
    count = len(player["hand"])
    player["discard"] = sorted(player["discard"] + player["hand"])
    player["hand"], player["known_hand"] = [], []
    return count


def _start_drawing(p: Position, kind: str, seat: int, cards: int) -> None:
    """A card is needed: from an empty pile only after the discard pile is shuffled (CMC-3.8).

    The discard pile was open and is now the whole pile, so everybody can name the rest: the hand.
    """
    player = p["players"][seat]
    if not pile(p, seat):
        player["discard"], player["known_hand"] = [], list(player["hand"])
    p["ask"] = (kind, seat, cards)


def _forget(player: Player, card: str) -> None:
    player["known_hand"] = [known for known in player["known_hand"] if known != card]


def _next_mulligan(p: Position, seat: int) -> None:
    """All decide on their hands before the first player is drawn (R20)."""
    p["ask"] = ("mulligan", seat) if seat < p["seats"] else ("first",)


def _start_round(p: Position) -> None:
    """Phase 1: 2 deniers, 1 for each open residence, 1 for the Hotel (CMC-4.1 to CMC-4.4)."""
    p["round"] += 1
    p["phase"] = "actions"
    p["bridge"] = []
    for seat, player in enumerate(p["players"]):
        player["deniers"] += BOX["income"]["base_denier"]
        player["deniers"] += len(_free_residences(p, seat)) * BOX["residence"]["income_denier"]
        for slot in p["road"]:
            if slot["owner"] == seat and slot["prestige"] is not None:
                player["deniers"] += PRESTIGE[slot["prestige"]]["income_denier"]
    p["ask"] = ("action", p["first"])


def _next_action(p: Position, seat: int) -> None:
    """Clockwise to the next player who has not passed; that may be the same (CMC-5.1, 5.3)."""
    following = [(seat + i) % p["seats"] for i in range(1, p["seats"] + 1)]
    p["ask"] = ("action", [other for other in following if other not in p["bridge"]][0])


def _start_effects(p: Position) -> None:
    p["phase"] = "buildings"
    _ask_effect(p, 0, "worker")


def _after_effect(p: Position, position: int, role: str) -> None:
    if role == "worker":
        _ask_effect(p, position, "owner")
    else:
        _go_home(p["road"][position])
        _ask_effect(p, position + 1, "worker")


def _ask_effect(p: Position, start: int, start_role: str) -> None:
    """The next usable effect from here to the provost, worker before owner (CMC-7.1 to 7.6)."""
    last = len(p["road"]) - 1 if p["beginner"] else p["provost"]
    for position in range(start, last + 1):
        slot = p["road"][position]
        roles = ["owner"] if (position, start_role) == (start, "owner") else ["worker", "owner"]
        for role in roles:
            seat = slot[role]
            asked = slot["worker"] is not None and slot["face"] != "residence" and seat is not None
            if role == "owner" and slot["worker"] == slot["owner"]:
                asked = False
            if asked and next(_uses(p, seat, position, role), None):
                p["ask"] = ("effect", seat, position, role)
                return
        _go_home(slot)
    for slot in p["road"]:
        _go_home(slot)
    p["phase"] = "castle"
    for player in p["players"]:
        player["batches"] = 0
    _ask_delivery(p, 0)


def _go_home(slot: Slot) -> None:
    """The worker returns; a card turned under him has now had its last use (R8, R10)."""
    slot["worker"] = None
    if slot["face"] == "turned_under_worker":
        slot["face"], slot["store"] = "residence", 0


def _ask_delivery(p: Position, turn: int) -> None:
    """The next player in bridge order who can pay for a batch and finds a token (CMC-9.1, 9.3)."""
    for seat in p["bridge"][turn:]:
        player = p["players"][seat]
        missing = sum(max(0, 1 - player[good]) for good in BASIC)
        if missing <= player["gold"] and sum(p["castle"]) > 0:
            p["ask"] = ("delivery", seat, 1, 1, 1)
            return
    _end_castle(p)


def _end_castle(p: Position) -> None:
    """Gold for the most batches, or 2 tokens lost for none; then perhaps the end (CMC-9.6 f.)."""
    batches = [p["players"][seat]["batches"] for seat in p["bridge"]]
    if max(batches) > 0:
        winner = p["bridge"][batches.index(max(batches))]
        p["players"][winner]["gold"] += BOX["castle"]["most_batches_bonus_gold"]
    else:
        for _ in range(min(BOX["castle"]["tokens_removed_if_no_batch"], sum(p["castle"]))):
            _remove_token(p)
    if sum(p["castle"]) == 0:
        p["phase"], p["ask"] = "game_end", ()
        return
    if not p["beginner"]:
        advance = BOX["provost"]["end_of_round_advance"]
        p["provost"] = min(p["provost"] + advance, len(p["road"]) - 1)
    p["first"] = (p["first"] + 1) % p["seats"]
    _start_round(p)


def _remove_token(p: Position) -> int:
    """The next token leaves the castle: which part it is of (CMC-9.5)."""
    part = next(i for i, left in enumerate(p["castle"]) if left > 0)
    p["castle"][part] -= 1
    return part


def _give(player: Player, cubes: dict[str, int]) -> None:
    for good, amount in cubes.items():
        player[good] -= amount


def _amounts(verb: str, cubes: dict[str, int]) -> str:
    """The record tells gold first and leaves out what is 0."""
    order = ["gold", *BASIC]
    parts = [f"{good}={cubes[good]}" for good in order if cubes.get(good, 0)]
    return " ".join([verb, *parts])


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
