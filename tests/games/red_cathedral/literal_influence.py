"""The influence actions of the literal generator (section 8)."""

from collections.abc import Iterator
from typing import Any

from .literal_course import can_lose_prestige, gain_prestige, gain_recognition, go_on
from .literal_effects import can_deliver, works
from .literal_table import (
    ACTIONS,
    MATERIALS,
    RESOURCES,
    Ask,
    Position,
    copy_of,
    obtainable,
    room,
    supply,
    type_of,
)

Move = tuple[str, Position]


def _given(action: str) -> tuple[list[str], int]:
    """Which kinds may be given, and how many pieces of one kind."""
    card = ACTIONS[action]
    kinds = card.get("give_one_of", MATERIALS)
    return kinds, card.get("give_same", 0) or card.get("give_any", 0) or int("give_one_of" in card)


def _gettable(p: Position, action: str, given: str | None) -> list[str]:
    """Kinds available; pieces just given already lie in the supply."""
    card = ACTIONS[action]
    kinds = [k for k in card.get("get_one_of", MATERIALS) if supply(p, k) > 0]
    return [k for k in kinds if not (card.get("get_other_kind") and k == given)]


def _trades(p: Position, seat: int, action: str) -> list[str]:
    """The kinds a sale, a purchase or an exchange could begin with, money aside (RC-8.2)."""
    card, player = ACTIONS[action], p["players"][seat]
    kinds, amount = _given(action)
    if amount == 0:
        return _gettable(p, action, None) if room(player) > 0 else []
    held = [kind for kind in kinds if player["held"][kind] >= amount]
    if "get_any" not in card:
        return held if supply(p, "rubles") > 0 else []
    if card.get("get_other_kind"):
        return [kind for kind in held if _gettable(p, action, kind)]
    return held


def may_use(p: Position, seat: int, action: str) -> bool:
    """The cost can be paid and the effect can happen (RC-8.2)."""
    card, player = ACTIONS[action], p["players"][seat]
    if card.get("pay_rubles", 0) > player["rubles"]:
        return False
    if "condition" in card:
        done = [s for s in p["site"].values() if s["finished"] and s["banner"] == seat]
        return len({type_of(spot["section"]) for spot in done}) == 3
    if "give_different" in card:
        return len([n for n in player["held"].values() if n > 0]) >= int(card["give_different"])
    if "deliver" in card:
        return can_deliver(p, seat)
    if "activate_own_tile" in card:
        return any(works(p, seat, slot) for slot in player["slots"])
    if "swap_tokens" in card:
        return True
    if _given(action)[1] == 0 and not {"get_any", "get_one_of"} & set(card):
        return "get_rubles" not in card or supply(p, "rubles") > 0
    return bool(_trades(p, seat, action))


def use(p: Position, seat: int, action: str, rest: Ask) -> Ask:
    """Begin an action; what is not traded piece by piece is paid at once."""
    card, player = ACTIONS[action], p["players"][seat]
    if _given(action)[1] > 0 and "get_any" in card:
        return ("exchange_give", (seat, action, False), rest)
    if _given(action)[1] > 0 or {"get_any", "get_one_of"} & set(card):
        return ("trade", (seat, action, False), rest)
    player["rubles"] -= card.get("pay_rubles", 0)
    if "deliver" in card:
        return ("deliver", (seat, card["deliver"], False, False), rest)
    if "swap_tokens" in card:
        return ("swap", (seat,), rest)
    if "activate_own_tile" in card:
        return ("activate", (seat,), rest)
    if "give_different" in card:
        return ("offering", (seat, action, frozenset()), rest)
    _points(p, seat, card)
    return rest


def _points(p: Position, seat: int, card: dict[str, Any]) -> None:
    due = card.get("get_rubles", 0)
    p["players"][seat]["rubles"] += obtainable(p, seat, "rubles", due)
    gain_recognition(p, seat, card.get("get_recognition", 0))
    clergy = gain_recognition if p["house"]["clergy_points"] == "recognition" else gain_prestige
    clergy(p, seat, card.get("get_prestige", 0))


def influence_moves(p: Position) -> Iterator[Move]:
    name, facts, rest = p["ask"]
    return _MOVES[name](p, *facts, rest)  # type: ignore[no-any-return]


def _then(p: Position, word: str, ask: Ask | None) -> Move:
    go_on(p, ask)
    return word, p


def _goes_on(p: Position, seat: int, action: str) -> bool:
    """Repeated while it can be; rubles may still come from prestige (RC-8.1)."""
    card = ACTIONS[action]
    if card["mode"] != "infinity" or not _trades(p, seat, action):
        return False
    enough = card.get("pay_rubles", 0) <= p["players"][seat]["rubles"]
    return enough or can_lose_prestige(p, seat)


def _trade(p: Position, seat: int, action: str, made: bool, rest: Ask) -> Iterator[Move]:
    card = ACTIONS[action]
    selling = _given(action)[1] > 0
    price = card.get("pay_rubles", 0)
    possible = _trades(p, seat, action)
    for kind in possible if price <= p["players"][seat]["rubles"] else []:
        after = copy_of(p)
        mine = after["players"][seat]
        if selling:
            mine["held"][kind] -= 1
            mine["rubles"] += obtainable(after, seat, "rubles", card["get_rubles"])
        else:
            mine["rubles"] -= price
            mine["held"][kind] += 1
        again: Ask = ("trade", (seat, action, True), rest)
        ask = again if _goes_on(after, seat, action) else rest
        yield _then(after, f"{'give' if selling else 'get'} {kind}", ask)
    if made or not possible:
        yield _then(copy_of(p), "stop_trading", rest)


def _exchange_give(p: Position, seat: int, action: str, made: bool, rest: Ask) -> Iterator[Move]:
    card = ACTIONS[action]
    possible = _trades(p, seat, action)
    price = card.get("pay_rubles", 0)
    for kind in possible if price <= p["players"][seat]["rubles"] else []:
        after = copy_of(p)
        after["players"][seat]["rubles"] -= price
        after["players"][seat]["held"][kind] -= _given(action)[1]
        after["ask"] = ("exchange_get", (seat, action, kind, card["get_any"]), rest)
        yield f"give {kind}", after
    if made or not possible:
        yield _then(copy_of(p), "stop_trading", rest)


def _exchange_get(
    p: Position, seat: int, action: str, given: str, left: int, rest: Ask
) -> Iterator[Move]:
    for kind in _gettable(p, action, given):
        after = copy_of(p)
        after["players"][seat]["held"][kind] += 1
        ask: Ask = rest
        if left > 1:
            ask = ("exchange_get", (seat, action, given, left - 1), rest)
        elif _goes_on(after, seat, action):
            ask = ("exchange_give", (seat, action, True), rest)
        yield _then(after, f"get {kind}", ask)


def _offering(
    p: Position, seat: int, action: str, given: frozenset[str], rest: Ask
) -> Iterator[Move]:
    for kind in MATERIALS:
        if kind not in given and p["players"][seat]["held"][kind]:
            after = copy_of(p)
            after["players"][seat]["held"][kind] -= 1
            gone = given | {kind}
            if len(gone) < ACTIONS[action]["give_different"]:
                yield _then(after, f"give {kind}", ("offering", (seat, action, gone), rest))
            else:
                _points(after, seat, ACTIONS[action])
                yield _then(after, f"give {kind}", rest)


def _swap(p: Position, seat: int, rest: Ask) -> Iterator[Move]:
    for good in RESOURCES:
        after = copy_of(p)
        after["ask"] = ("swap_with", (seat, good), rest)
        yield f"swap_token {good}", after


def _swap_with(p: Position, seat: int, first: str, rest: Ask) -> Iterator[Move]:
    for good in RESOURCES:
        if good != first:
            after = copy_of(p)
            here, there = p["tokens"].index(first), p["tokens"].index(good)
            after["tokens"][here], after["tokens"][there] = good, first
            yield _then(after, f"swap_token {good}", rest)


_MOVES: dict[str, Any] = {
    "trade": _trade,
    "exchange_give": _exchange_give,
    "exchange_get": _exchange_get,
    "offering": _offering,
    "swap": _swap,
    "swap_with": _swap_with,
}
