"""What a card asks for before it may be played or built: the predicates of components.toml.

Each key under `requires` names a predicate; its value is what goes with it: a card, a resource, a
least number, or just true. All of them must hold. `conditions.py` puts them to a position.
"""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.fields import BadField, Fields
from stavitel.games.catan_duel.cards import KINDS, NOTHING, RESOURCES

CARD: Final = 0  # a card of one's own of a kind
EITHER_CARD: Final = 1  # of one of two kinds
CARD_OR_FEWER_POINTS: Final = 2  # of a kind, or fewer victory points than the opponent
CITY_OR_COMMERCE: Final = 3  # a city, or so much commerce
PROGRESS_POINTS: Final = 4
STRENGTH_ADVANTAGE: Final = 5
HERO_WITH_STRENGTH: Final = 6
OWN_GOLD: Final = 7
OWN_RESOURCES: Final = 8
OPPONENT_GOLD: Final = 9
GOLD_ROOM: Final = 10
ROOM_FOR: Final = 11  # one of a resource
BATH_HOUSE_WITH_ROOM: Final = 12
REGION_WITH_ROLLED_NUMBER: Final = 13
OPPONENT_STORABLE_RESOURCE: Final = 14
OPPONENT_RESOURCE_FOR_REGION: Final = 15
OPPONENT_UNIT_WITH_STRENGTH: Final = 16
OPPONENT_UNPROTECTED_BUILDING: Final = 17
OPPONENT_HAND: Final = 18
DISCARD_PILE: Final = 19
PREDICATES: Final = [
    "card", "either_card", "card_or_fewer_points", "city_or_commerce", "progress_points",
    "strength_advantage", "hero_with_strength", "own_gold", "own_resources", "opponent_gold",
    "gold_room", "room_for", "bath_house_with_room", "region_with_rolled_number",
    "opponent_storable_resource", "opponent_resource_for_region", "opponent_unit_with_strength",
    "opponent_unprotected_building", "opponent_hand", "discard_pile",
]  # fmt: skip
"""In the order in which they are asked: what comes first is told first."""

_NUMBERS: Final = [
    CITY_OR_COMMERCE, PROGRESS_POINTS, OWN_GOLD, OWN_RESOURCES, OPPONENT_GOLD, GOLD_ROOM,
    OPPONENT_HAND, DISCARD_PILE,
]  # fmt: skip
_MOST: Final = 7
"""Amounts travel with three bits for each resource, see `payment.py`."""

_NEEDED: Final = {
    "goldsmith": OWN_GOLD,
    "merchant_caravan": OWN_RESOURCES,
    "merchant": OPPONENT_STORABLE_RESOURCE,
    "brigands": OPPONENT_RESOURCE_FOR_REGION,
    "archer": OPPONENT_UNIT_WITH_STRENGTH,
    "arsonist": OPPONENT_UNPROTECTED_BUILDING,
    "guido": DISCARD_PILE,
    "gustav": DISCARD_PILE,
    "doctor": BATH_HOUSE_WITH_ROOM,
}
"""What these cards ask for in every edition: without it their instructions have no answer."""


@final
class Requirement:
    """A predicate with its kind, resource or least number; `other` is the second of two kinds."""

    def __init__(self, predicate: i64, value: i64, other: i64) -> None:
        self.predicate: Final[i64] = predicate
        self.value: Final[i64] = value
        self.other: Final[i64] = other


def read_requirements(entry: Fields, kind: str) -> list[Requirement]:
    """The table `requires` of a card of some kind."""
    group = entry.group("requires")
    found: list[Requirement] = []
    for predicate, name in enumerate(PREDICATES):
        if group.has(name):
            found += _read(group, predicate, name)
    group.done()
    if kind in _NEEDED and all([asked.predicate != _NEEDED[kind] for asked in found]):
        got = ", ".join([PREDICATES[asked.predicate] for asked in found]) or "nothing"
        expected = f"expected '{PREDICATES[_NEEDED[kind]]}' among them; got {got}"
        raise entry.fault("requires", expected)
    return found


def _read(group: Fields, predicate: int, name: str) -> list[Requirement]:
    """One requirement; none where it is said to be false."""
    if predicate in (CARD, CARD_OR_FEWER_POINTS):
        return [Requirement(predicate, group.word(name, KINDS), NOTHING)]
    if predicate == EITHER_CARD:
        kinds = group.words(name, KINDS)
        if len(kinds) != 2:
            raise BadField([*group.path, name], f"expected two cards; got {len(kinds)}")
        return [Requirement(predicate, kinds[0], kinds[1])]
    if predicate == ROOM_FOR:
        return [Requirement(predicate, group.word(name, RESOURCES), NOTHING)]
    if predicate in _NUMBERS:
        return [Requirement(predicate, group.number(name, 1, _MOST), NOTHING)]
    return [Requirement(predicate, 1, NOTHING)] if group.flag(name) else []
