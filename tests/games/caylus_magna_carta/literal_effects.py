"""Phase 4 of the literal generator: every way to use an effect (CMC-7.11, section 8)."""

from collections.abc import Iterator
from itertools import product

from .literal_table import BASIC, DECK, GOODS, NEUTRAL, Position, copy_of, in_words, remove_token


def uses(p: Position, seat: int, position: int, role: str) -> Iterator[tuple[str, Position]]:
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
        player["tokens"][remove_token(p)] += 1


def _turn_over(p: Position, seat: int) -> Iterator[tuple[str, Position]]:
    """The Lawyer: one's building becomes a residence for 1 food or 1 gold (CMC-8.7, R5, R8)."""
    for position, slot in enumerate(p["road"]):
        mine = slot["owner"] == seat and slot["face"] == "building"
        if not mine or not DECK[slot["card"]]["can_become_residence"]:
            continue
        occupied = slot["worker"] is not None
        if occupied and p["house"]["lawyer_occupied"] == "forbidden":
            continue
        for good in ["food"] if p["house"]["lawyer_food"] == "food_only" else ["food", "gold"]:
            if p["players"][seat][good] == 0:
                continue
            after = copy_of(p)
            after["players"][seat][good] -= 1
            if occupied and p["house"]["lawyer_occupied"] == "old_face":
                after["road"][position]["face"] = "turned_under_worker"
            else:
                after["road"][position] |= {"face": "residence", "store": 0}
            yield f"turn_over position={position + 1} good={good}", after


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
        yield in_words(f"buy option={number}", bought), after
