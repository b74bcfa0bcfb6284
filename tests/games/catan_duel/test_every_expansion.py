"""Every green and every red card: its cost, its points and where it may stand (CD-9.8, CD-9.9)."""

from typing import Any

import pytest

from .acting import rich
from .table import COMPONENTS, at, do, hand, held, offered_as, position, why

SHIPS = ["brick_ship", "grain_ship", "ore_ship", "wool_ship", "lumber_ship", "gold_ship",
         "large_trade_ship", "gold_large_trade_ship"]  # fmt: skip
# card: cost as brick, grain, lumber, ore, wool, gold; strength, skill, commerce, progress, victory
GREEN: dict[str, tuple[list[int], list[int]]] = {
    "brick_factory": ([1, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0]),
    "iron_foundry": ([1, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0]),
    "grain_mill": ([0, 1, 1, 0, 0, 0], [0, 0, 0, 0, 0]),
    "lumber_camp": ([0, 0, 1, 1, 0, 0], [0, 0, 0, 0, 0]),
    "weavers_shop": ([0, 0, 1, 0, 1, 0], [0, 0, 0, 0, 0]),
    "parish_hall": ([1, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0]),
    "abbey": ([1, 1, 0, 1, 0, 0], [0, 0, 0, 1, 0]),
    "storehouse": ([0, 0, 1, 0, 1, 0], [0, 0, 0, 0, 0]),
    "gold_storehouse": ([0, 0, 1, 0, 1, 0], [0, 0, 0, 0, 0]),
    "marketplace": ([0, 1, 0, 0, 1, 0], [0, 0, 1, 0, 0]),
    "toll_bridge": ([1, 0, 1, 0, 0, 0], [0, 0, 1, 0, 0]),
    "gold_toll_bridge": ([1, 0, 1, 0, 0, 0], [0, 0, 1, 0, 0]),
    **{ship: ([0, 0, 1, 0, 1, 0], [0, 0, 1, 0, 0]) for ship in SHIPS},
    "austin": ([0, 1, 0, 1, 0, 0], [1, 2, 0, 0, 0]),
    "candamir": ([0, 1, 0, 1, 2, 0], [4, 1, 0, 0, 0]),
    "harald": ([0, 1, 0, 1, 0, 0], [2, 1, 0, 0, 0]),
    "inga": ([0, 1, 0, 1, 1, 0], [1, 3, 0, 0, 0]),
    "osmund": ([0, 1, 0, 1, 1, 0], [2, 2, 0, 0, 0]),
    "siglind": ([0, 1, 0, 1, 2, 0], [2, 3, 0, 0, 0]),
    "pirate_ship": ([0, 0, 1, 0, 1, 0], [0, 0, 0, 0, 0]),
    "lookout_tower": ([0, 1, 1, 0, 0, 0], [1, 0, 0, 0, 0]),
    "drill_ground": ([1, 0, 0, 1, 0, 0], [1, 0, 0, 0, 0]),
    "carl_forkbeard": ([0, 1, 0, 1, 2, 0], [5, 0, 0, 0, 0]),
    "heinrich": ([0, 1, 0, 1, 1, 0], [2, 0, 0, 0, 0]),
    "irmgard": ([0, 1, 0, 0, 0, 1], [0, 2, 0, 0, 0]),
    "chief_cannoneer": ([0, 0, 1, 1, 0, 0], [4, 0, 0, 0, 0]),
}
RED: dict[str, tuple[list[int], list[int]]] = {
    "moneylender": ([1, 0, 2, 2, 0, 0], [0, 0, 0, 0, 1]),
    "harbor": ([1, 0, 0, 1, 1, 0], [0, 0, 1, 0, 0]),
    "trading_base": ([1, 2, 0, 0, 2, 0], [0, 0, 1, 0, 1]),
    "merchant_guild": ([2, 1, 0, 0, 2, 0], [0, 0, 2, 0, 1]),
    "mint": ([1, 0, 2, 2, 0, 0], [0, 0, 0, 0, 1]),
    "salt_silo": ([1, 0, 0, 0, 2, 2], [0, 0, 0, 0, 1]),
    "staple_house": ([2, 0, 0, 2, 1, 0], [0, 0, 0, 0, 1]),
    "fairgrounds": ([0, 1, 2, 0, 1, 0], [0, 0, 0, 0, 1]),
    "fire_brigade": ([1, 0, 0, 1, 2, 0], [0, 0, 0, 0, 1]),
    "large_festival_hall": ([2, 3, 0, 3, 0, 0], [0, 0, 0, 0, 2]),
    "chapel_low": ([1, 1, 0, 2, 0, 0], [0, 0, 0, 0, 1]),
    "chapel_high": ([1, 1, 0, 2, 0, 0], [0, 0, 0, 0, 1]),
    "hedge_tavern": ([0, 1, 0, 0, 1, 2], [0, 0, 0, 0, 1]),
    "tithe_barn": ([1, 0, 2, 1, 0, 0], [0, 0, 0, 0, 1]),
    "pharmacy": ([1, 0, 0, 0, 2, 1], [0, 0, 0, 0, 1]),
    "bath_house": ([2, 0, 0, 1, 1, 0], [0, 0, 0, 0, 1]),
    "building_crane": ([0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 0]),
    "library": ([1, 0, 2, 1, 0, 0], [0, 0, 0, 0, 1]),
    "parliament": ([2, 0, 3, 0, 2, 0], [0, 0, 0, 0, 2]),
    "town_hall": ([1, 0, 0, 2, 2, 0], [0, 0, 0, 0, 1]),
    "university": ([1, 2, 2, 0, 0, 0], [0, 0, 0, 1, 1]),
}
NEEDED = {
    "chief_cannoneer": ["university"],
    "staple_house": ["merchant_guild"],
    "building_crane": ["university"],
    "parliament": ["abbey", "university"],
    "town_hall": ["parish_hall"],
    "university": ["abbey"],
}
RESOURCES = ["brick", "grain", "lumber", "ore", "wool", "gold"]


def variant_of(card: str) -> str:
    """A game in which a card takes part."""
    back = next(row["back"] for row in COMPONENTS["card"] if row["id"] == card)
    return "intro" if back == "basic" else str(back)


def ready(card: str, **words: Any) -> Any:
    """Red holds a card, 3 of everything, a city in column 0 and what the card asks for there."""
    is_face_up = card in ("merchant_guild", "hedge_tavern", "university")
    return position(
        variant=variant_of(card),
        red=rich(cities=[0], sites={"0a": NEEDED.get(card, [])}, hand=[] if is_face_up else [card]),
        **words,
    )


def points_of(s: Any) -> list[int]:
    counted = [s.strength(0), s.skill(0), s.commerce(0), s.progress(0), s.own_points(0)]
    return [int(n) for n in counted]


@pytest.mark.parametrize("card", [*GREEN, *RED])
def test_cost_and_points_of_every_expansion(card: str) -> None:
    """CD-9.2, CD-13.1: the whole cost is paid, the card lies on its site and its points count."""
    cost, points = (GREEN | RED)[card]
    s = ready(card)
    before = points_of(s)
    site = "0a" if card == "town_hall" else "0b"
    do(s, f"build {card} {site}")
    assert card in at(s, "red", site)
    assert [3 - held(s, "red").get(name, 0) for name in RESOURCES] == cost
    assert [now - then for now, then in zip(points_of(s), before, strict=True)] == points
    assert hand(s, "red") == []


@pytest.mark.parametrize("card", [*GREEN, *RED])
def test_every_expansion_needs_its_full_price(card: str) -> None:
    """CD-9.2: with one resource of its cost missing a card cannot be built."""
    cost, _ = (GREEN | RED)[card]
    scarce = next(n for n, name in enumerate(RESOURCES) if cost[n])
    s = ready(card)
    store = {"brick": 11, "grain": 14, "lumber": 10, "ore": 15, "wool": 13, "gold": 12}
    s.set_stock(0, store[RESOURCES[scarce]], cost[scarce] - 1)
    site = "0a" if card == "town_hall" else "0b"
    assert why(s, f"build {card} {site}") == ("too_few", "CD-9.2")
    assert [line for line in offered_as(s, "build") if f"card={card} " in line] == []


@pytest.mark.parametrize("card", RED)
def test_red_cards_stand_only_at_cities(card: str) -> None:
    """CD-9.9, CD-15.1: every city expansion is refused at a settlement."""
    s = ready(card)
    assert why(s, f"build {card} 2b") == ("only_in_city", "CD-9.9")


@pytest.mark.parametrize("card", GREEN)
def test_green_cards_stand_at_settlements_and_cities(card: str) -> None:
    """CD-9.8, CD-3.4: on any free site of any of your settlements or cities."""
    s = ready(card)
    sites = [line.split("site=")[1] for line in offered_as(s, "build") if f"card={card} " in line]
    assert sites == ["0a", "0b", "2a", "2b"]


def test_every_expansion_is_in_these_tables() -> None:
    """CD-1.8: all green and red draw cards of the box."""
    types = {"settlement": GREEN, "city": RED}
    for kind, table in types.items():
        assert sorted(row["id"] for row in COMPONENTS["card"] if row["type"] == kind) == sorted(
            table
        )
