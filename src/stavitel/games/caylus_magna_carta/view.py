"""What one seat may know of the table, in words (CMC-3.7)."""

from stavitel.engine.bits import count, members
from stavitel.engine.game import View
from stavitel.games.caylus_magna_carta.cards import (
    CARDS,
    COLOURS,
    GOODS,
    PARTS,
    PLAYER_BUILDINGS,
    PRESTIGE_BUILDINGS,
)
from stavitel.games.caylus_magna_carta.fields import (
    BUILDING,
    LAWYER_RULES,
    NOBODY,
    NOTHING,
    PHASES,
    VARIANTS,
)
from stavitel.games.caylus_magna_carta.scoring import (
    building_points,
    denier_points,
    gold_points,
    goods_points,
    income,
    prestige_points,
    residence_points,
    score,
    token_points,
)
from stavitel.games.caylus_magna_carta.state import Caylus


def view(s: Caylus, seat: int) -> View:
    """Everything open, and the hand of the seat that looks."""
    seen: View = {
        "variant": VARIANTS[1 if s.beginner() else 0],
        "lawyer_occupied": LAWYER_RULES[s.lawyer_rule],
        "round": int(s.round),
        "phase": PHASES[s.phase],
        "first_player": who(int(s.first_player)),
        "provost": None if s.beginner() else int(s.provost),
        "bridge": [COLOURS[s.bridge(space)] for space in range(s.passed)],
        "castle": {PARTS[part]: int(s.tokens(part)) for part in range(len(PARTS))},
        "removed": {PARTS[part]: int(s.removed(part)) for part in range(len(PARTS))},
        "prestige": [PRESTIGE_BUILDINGS[b] for b in members(int(s.prestige))],
        "road": [slot(s, position) for position in range(s.road_length)],
        "players": [player(s, other) for other in range(s.seats)],
        "waiting": waiting_for(s),
    }
    if seat != NOBODY:
        seen["hand"] = cards(int(s.hand(seat)))
    return seen


def slot(s: Caylus, position: int) -> View:
    """One card of the road with all that lies on it."""
    building = s.box.cards[s.card(position)]
    top = int(s.on_top(position))
    return {
        "position": position,
        "card": CARDS[s.card(position)],
        "owner": who(int(s.owner(position))),
        "worker": who(int(s.worker(position))),
        "residence": s.face(position) != BUILDING,
        "prestige": None if top == NOTHING else PRESTIGE_BUILDINGS[top],
        "store": int(s.store(position)) if building.store_good >= 0 else None,
    }


def player(s: Caylus, seat: int) -> View:
    """What everybody sees of a player: all but the faces of hand and pile."""
    return {
        "seat": COLOURS[seat],
        "goods": {GOODS[good]: int(s.held(seat, good)) for good in range(len(GOODS))},
        "deniers": int(s.deniers(seat)),
        "workers": int(s.workers(seat)),
        "hand_count": int(count(s.hand(seat))),
        "pile_count": int(count(s.pile(seat))),
        "discard": cards(int(s.discard(seat))),
        "known_hand": cards(int(s.sure(seat))),
        "tokens": {PARTS[part]: int(s.owned(seat, part)) for part in range(len(PARTS))},
        "batches": int(s.batches(seat)),
        "prestige": [PRESTIGE_BUILDINGS[b] for b in members(int(s.front(seat)))],
        "income": int(income(s, seat)),
        "points": points(s, seat),
    }


def points(s: Caylus, seat: int) -> dict[str, int]:
    """Running points by source, as if the game ended now (section 11)."""
    return {
        "tokens": int(token_points(s, seat)),
        "buildings": int(building_points(s, seat)),
        "residences": int(residence_points(s, seat)),
        "prestige": int(prestige_points(s, seat)),
        "gold": int(gold_points(s, seat)),
        "goods": int(goods_points(s, seat)),
        "deniers": int(denier_points(s, seat)),
        "total": int(score(s, seat)),
    }


def waiting_for(s: Caylus) -> View | None:
    if not s.stack:
        return None
    top = s.stack[-1]
    return {"seat": who(int(top.asks)), "decision": top.name()}


def cards(mask: int) -> list[str]:
    return [PLAYER_BUILDINGS[card] for card in members(mask)]


def who(seat: int) -> str | None:
    return None if seat < 0 else COLOURS[seat]
