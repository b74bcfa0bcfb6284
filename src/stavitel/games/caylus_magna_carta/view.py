"""What one seat may know of the table, in words (CMC-3.7)."""

from msgspec import UNSET

from stavitel.engine.bits import count
from stavitel.engine.seen import waiting_for, word, words
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
    NOBODY,
    NOTHING,
    PHASES,
    STATE,
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
from stavitel.games.caylus_magna_carta.views import CaylusView, Player, Slot, Source


def view(s: Caylus, seat: int) -> CaylusView:
    """Everything open, and the hand of the seat that looks."""
    return CaylusView(
        variant=VARIANTS[1 if s.beginner() else 0],
        switches=STATE.choices(s),
        round=s.round,
        phase=PHASES[s.phase],
        first_player=word(COLOURS, s.first_player),
        provost=None if s.beginner() else s.provost + 1,
        bridge=[COLOURS[s.bridge(space)] for space in range(s.passed)],
        castle={PARTS[part]: int(s.tokens(part)) for part in range(len(PARTS))},
        removed={PARTS[part]: int(s.removed(part)) for part in range(len(PARTS))},
        prestige=words(PRESTIGE_BUILDINGS, s.prestige),
        road=[slot(s, position) for position in range(s.road_length)],
        players=[player(s, other) for other in range(s.seats)],
        waiting=waiting_for(s, COLOURS),
        hand=UNSET if seat == NOBODY else words(PLAYER_BUILDINGS, s.hand(seat)),
    )


def slot(s: Caylus, position: int) -> Slot:
    """One card of the road with all that lies on it."""
    building = s.box.cards[s.card(position)]
    top = int(s.on_top(position))
    return Slot(
        position=position + 1,
        card=CARDS[s.card(position)],
        owner=word(COLOURS, s.owner(position)),
        worker=word(COLOURS, s.worker(position)),
        residence=s.face(position) != BUILDING,
        prestige=None if top == NOTHING else PRESTIGE_BUILDINGS[top],
        store=s.store(position) if building.store_good >= 0 else None,
    )


def player(s: Caylus, seat: int) -> Player:
    """What everybody sees of a player: all but the faces of hand and pile."""
    return Player(
        seat=COLOURS[seat],
        goods={GOODS[good]: int(s.held(seat, good)) for good in range(len(GOODS))},
        deniers=s.deniers(seat),
        workers=s.workers(seat),
        hand_count=count(s.hand(seat)),
        pile_count=count(s.pile(seat)),
        discard=words(PLAYER_BUILDINGS, s.discard(seat)),
        known_hand=words(PLAYER_BUILDINGS, s.sure(seat)),
        tokens={PARTS[part]: int(s.owned(seat, part)) for part in range(len(PARTS))},
        batches=s.batches(seat),
        prestige=words(PRESTIGE_BUILDINGS, s.front(seat)),
        income=income(s, seat),
        points=points(s, seat),
    )


def points(s: Caylus, seat: int) -> dict[Source, int]:
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
