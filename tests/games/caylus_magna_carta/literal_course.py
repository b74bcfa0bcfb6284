"""What happens between two choices of the literal generator, phase after phase."""

from .literal_effects import uses
from .literal_table import (
    BASIC,
    BOX,
    DECK,
    PRESTIGE,
    Position,
    Slot,
    free_residences,
    pile,
    remove_token,
)


def lay(p: Position, card: str, owner: int | None) -> None:
    """At the end of the road; small production cards come with their store (CMC-5.30, 5.32)."""
    store = DECK[card]["store"]["amount"][str(p["seats"])] if _has_store(card) else 0
    slot = {"card": card, "owner": owner, "worker": None, "face": "building", "prestige": None}
    p["road"].append(slot | {"store": store})


def _has_store(card: str) -> bool:
    return "store" in DECK.get(card, {})


def discard_hand(p: Position, seat: int) -> int:
    player = p["players"][seat]
    count = len(player["hand"])
    player["discard"] = sorted(player["discard"] + player["hand"])
    player["hand"], player["known_hand"] = [], []
    return count


def start_drawing(p: Position, kind: str, seat: int, cards: int) -> None:
    """A card is needed: from an empty pile only after the discard pile is shuffled (CMC-3.8).

    The discard pile was open and is now the whole pile, so everybody can name the rest: the hand.
    """
    player = p["players"][seat]
    if not pile(p, seat):
        player["discard"], player["known_hand"] = [], list(player["hand"])
    p["ask"] = (kind, seat, cards)


def next_mulligan(p: Position, seat: int) -> None:
    """All decide on their hands before the first player is drawn (R20)."""
    p["ask"] = ("mulligan", seat) if seat < p["seats"] else ("first",)


def start_round(p: Position) -> None:
    """Phase 1: 2 deniers, 1 for each open residence, 1 for the Hotel (CMC-4.1 to CMC-4.4)."""
    p["round"] += 1
    p["phase"] = "actions"
    p["bridge"] = []
    for seat, player in enumerate(p["players"]):
        player["deniers"] += BOX["income"]["base_denier"]
        player["deniers"] += len(free_residences(p, seat)) * BOX["residence"]["income_denier"]
        for slot in p["road"]:
            if slot["owner"] == seat and slot["prestige"] is not None:
                player["deniers"] += PRESTIGE[slot["prestige"]]["income_denier"]
    p["ask"] = ("action", p["first"])


def next_action(p: Position, seat: int) -> None:
    """Clockwise to the next player who has not passed; that may be the same (CMC-5.1, 5.3)."""
    following = [(seat + i) % p["seats"] for i in range(1, p["seats"] + 1)]
    p["ask"] = ("action", next(other for other in following if other not in p["bridge"]))


def start_effects(p: Position) -> None:
    p["phase"] = "buildings"
    _ask_effect(p, 0, "worker")


def after_effect(p: Position, position: int, role: str) -> None:
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
            if asked and next(uses(p, seat, position, role), None):
                p["ask"] = ("effect", seat, position, role)
                return
        _go_home(slot)
    for slot in p["road"]:
        _go_home(slot)
    p["phase"] = "castle"
    for player in p["players"]:
        player["batches"] = 0
    ask_delivery(p, 0)


def _go_home(slot: Slot) -> None:
    """The worker returns; a card turned under him has now had its last use (R8, R10)."""
    slot["worker"] = None
    if slot["face"] == "turned_under_worker":
        slot["face"], slot["store"] = "residence", 0


def ask_delivery(p: Position, turn: int) -> None:
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
            remove_token(p)
    if sum(p["castle"]) == 0:
        p["phase"], p["ask"] = "game_end", ()
        return
    if not p["beginner"]:
        advance = BOX["provost"]["end_of_round_advance"]
        p["provost"] = min(p["provost"] + advance, len(p["road"]) - 1)
    p["first"] = (p["first"] + 1) % p["seats"]
    start_round(p)
