"""What a card asks for before it may be played or built, as written in components.toml.

A card lists requirements, all of which must hold; each is a list of tests, one of which must.
`conditions.py` puts the tests to a position.
"""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.fields import Fields
from stavitel.games.catan_duel.cards import KINDS, RESOURCES

HAVE: Final = 0  # an own card of a kind
HAVE_CITY: Final = 1
COMMERCE: Final = 2  # at least so many points
PROGRESS: Final = 3
FEWER_POINTS: Final = 4  # strictly fewer victory points than the opponent
STRENGTH_ADVANTAGE: Final = 5
HERO_WITH_STRENGTH: Final = 6
PARISH_HALL_IN_CITY: Final = 7
OWN_GOLD: Final = 8
OWN_GOLD_ROOM: Final = 9
OWN_ROOM: Final = 10  # for one of a resource
BATH_HOUSE_ROOM: Final = 11
OWN_RESOURCES: Final = 12
OWN_REGION_WITH_NUMBER: Final = 13
OPPONENT_GOLD: Final = 14
OPPONENT_STORABLE: Final = 15
OPPONENT_FOR_REGION: Final = 16
OPPONENT_UNIT_WITH_STRENGTH: Final = 17
OPPONENT_UNPROTECTED_BUILDING: Final = 18
OPPONENT_HAND: Final = 19
DISCARD_PILE: Final = 20

_PLAIN: Final = {
    "have:city": HAVE_CITY,
    "fewer_vp": FEWER_POINTS,
    "advantage:strength": STRENGTH_ADVANTAGE,
    "hero_with_strength": HERO_WITH_STRENGTH,
    "on:parish_hall_in_city": PARISH_HALL_IN_CITY,
    "bath_house_room": BATH_HOUSE_ROOM,
    "own_region_with_rolled_number": OWN_REGION_WITH_NUMBER,
    "opp_storable_resource": OPPONENT_STORABLE,
    "opp_resource_for_own_region": OPPONENT_FOR_REGION,
    "opp_unit_with_strength": OPPONENT_UNIT_WITH_STRENGTH,
    "opp_unprotected_building": OPPONENT_UNPROTECTED_BUILDING,
}
_AT_LEAST: Final = {
    "commerce": COMMERCE,
    "progress": PROGRESS,
    "own_gold": OWN_GOLD,
    "own_gold_room": OWN_GOLD_ROOM,
    "own_resources": OWN_RESOURCES,
    "opp_gold": OPPONENT_GOLD,
    "opp_hand": OPPONENT_HAND,
    "discard_pile": DISCARD_PILE,
}

_MOST: Final = 7
"""Amounts travel with three bits for each resource, see `payment.py`."""
_NEEDED: Final = {
    "goldsmith": "own_gold>=",
    "merchant_caravan": "own_resources>=",
    "merchant": "opp_storable_resource",
    "brigands": "opp_resource_for_own_region",
    "archer": "opp_unit_with_strength",
    "arsonist": "opp_unprotected_building",
    "guido": "discard_pile>=",
    "gustav": "discard_pile>=",
    "doctor": "bath_house_room",
}
"""What these cards ask for in every edition: without it their instructions have no answer."""


@final
class Test:
    """One thing to be true: a code, and a kind, a resource or a least number that goes with it."""

    def __init__(self, code: i64, value: i64) -> None:
        self.code: Final[i64] = code
        self.value: Final[i64] = value


@final
class Requirement:
    """One of several tests has to hold."""

    def __init__(self, tests: list[Test]) -> None:
        self.tests: Final = tests


def read_requirements(entry: Fields, kind: str) -> list[Requirement]:
    """The list `requires` of a card of some kind."""
    texts = entry.texts("requires")
    if kind in _NEEDED and not any([text.startswith(_NEEDED[kind]) for text in texts]):
        got = ", ".join(texts) or "nothing"
        raise entry.fault("requires", f"expected '{_NEEDED[kind]}' among them; got {got}")
    return [Requirement(_tests(entry, text)) for text in texts]


def _tests(entry: Fields, text: str) -> list[Test]:
    """`any:P|Q` and `have_any:X|Y` offer a choice, anything else is a single test."""
    kind, _, rest = text.partition(":")
    if kind == "any":
        return [_test(entry, part) for part in rest.split("|")]
    if kind == "have_any":
        return [_test(entry, f"have:{part}") for part in rest.split("|")]
    return [_test(entry, text)]


def _test(entry: Fields, text: str) -> Test:
    if text in _PLAIN:
        return Test(_PLAIN[text], 0)
    name, _, number = text.partition(">=")
    if name in _AT_LEAST and number.isdecimal() and 1 <= int(number) <= _MOST:
        return Test(_AT_LEAST[name], int(number))
    what, _, word = name.partition(":")
    if what == "have" and word in KINDS:
        return Test(HAVE, KINDS.index(word))
    if what == "own_room" and word in RESOURCES and number == "1":
        return Test(OWN_ROOM, RESOURCES.index(word))
    raise entry.fault("requires", f"expected a requirement such as 'have:university'; got '{text}'")
