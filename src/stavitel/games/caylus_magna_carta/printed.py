"""What is printed on the cards, told from the numbers the rules play with."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.games.caylus_magna_carta.cards import (
    CARDS,
    GOODS,
    PARTS,
    PRESTIGE_BUILDINGS,
)
from stavitel.games.caylus_magna_carta.components import (
    SEAT_COUNTS,
    Alternative,
    Building,
    Components,
    Effect,
)
from stavitel.games.caylus_magna_carta.views import (
    CastlePart,
    CaylusBox,
    Domain,
    Face,
    StorePrinted,
    Trade,
)

RESIDENCE: Final = "residence"


def printed(box: Components) -> CaylusBox:
    """Everything that is printed: cards, prestige buildings and the castle."""
    cards = {CARDS[card]: face(CARDS[card], "card", box.cards[card]) for card in range(len(CARDS))}
    cards[RESIDENCE] = Face(
        id=RESIDENCE,
        domain="card",
        points=box.residence_points,
        cost={},
        worker=[],
        owner=[],
        store=None,
        income=box.residence_income,
    )
    return CaylusBox(
        cards=cards,
        prestige={
            name: face(name, "building", box.prestige[building])
            for building, name in enumerate(PRESTIGE_BUILDINGS)
        },
        parts=[
            CastlePart(
                id=PARTS[part],
                points=box.part_points[part],
                tokens=by_seats(box.part_tokens[part]),
            )
            for part in range(len(PARTS))
        ],
        workers=box.workers,
        pass_bonus=box.first_pass_bonus,
    )


def face(name: str, domain: Domain, building: Building) -> Face:
    """One card in words and numbers."""
    store = None
    if building.store_good >= 0:
        store = StorePrinted(good=GOODS[building.store_good], amount=by_seats(building.store_size))
    return Face(
        id=name,
        domain=domain,
        points=building.points,
        cost=cost(building),
        worker=trades(building.worker_effect),
        owner=trades(building.owner_effect),
        store=store,
        income=building.income,
    )


def trades(effect: Effect) -> list[Trade]:
    return [Trade(pay=paid(option), gain=gained(option)) for option in effect.options]


def paid(option: Alternative) -> dict[str, int]:
    pay = _goods(option.pay_goods)
    pay["denier"] = int(option.pay_denier)
    pay["any"] = int(option.pay_any)
    return _present(pay)


def gained(option: Alternative) -> dict[str, int]:
    gain = _goods(option.gain_goods)
    gain["denier"] = int(option.gain_denier)
    gain["basic"] = int(option.gain_basic)
    gain["castle_token"] = int(option.gain_tokens)
    gain["store"] = int(option.gain_store)
    gain["residence"] = int(option.gain_residence)
    return _present(gain)


def cost(building: Building) -> dict[str, int]:
    cubes = _goods(building.cost)
    cubes["any"] = int(building.cost[len(GOODS)])
    return _present(cubes)


def by_seats(numbers: vec[i64]) -> dict[str, int]:
    return {seats: int(numbers[int(seats)]) for seats in SEAT_COUNTS}


def _goods(numbers: vec[i64]) -> dict[str, int]:
    return {good: int(numbers[place]) for place, good in enumerate(GOODS)}


def _present(counts: dict[str, int]) -> dict[str, int]:
    return {name: n for name, n in counts.items() if n != 0}
