"""What cards ask for before they are played or built (CD-9.12, CD-11.2)."""

from typing import Any

import pytest

from stavitel.components import read_components
from stavitel.engine.errors import BadComponents

from .acting import rich
from .table import all_stocks, offered_as, position, why

TAVERN = {"cities": [0], "sites": {"0a": ["hedge_tavern"]}}
GUILD = {"cities": [0], "sites": {"0a": ["merchant_guild"]}}
UNIVERSITY = {"cities": [0], "sites": {"0a": ["university"]}}
POOR = {"stocks": all_stocks(0)}


def answer(card: str, variant: str, red: dict[str, Any], blue: dict[str, Any] | None = None) -> Any:
    """Why Red cannot play the card he holds; empty if he can."""
    s = position(variant=variant, red={"hand": [card], **red}, blue=blue or {})
    reason = why(s, f"play {card}")
    assert offered_as(s, "play") == ([] if reason[0] else [card])
    return reason


@pytest.mark.parametrize("card", ["staple_house", "trade_master"])
def test_the_merchant_guild_is_a_condition(card: str) -> None:
    """CD-9.12, CD-18.12: Staple House and Trade Master need it."""
    verb = "build staple_house 0b" if card == "staple_house" else "play trade_master"
    red = rich(cities=[0], hand=[card], stocks=all_stocks(2))
    assert why(position(variant="gold", red=red), verb) == ("needs_card", "CD-9.12")
    s = position(variant="gold", red=red | {"sites": {"0a": ["merchant_guild"]}})
    assert why(s, verb) == ("", "")


@pytest.mark.parametrize("card", ["chief_cannoneer", "building_crane"])
def test_the_university_is_a_condition_for_building(card: str) -> None:
    """CD-18.31, CD-18.32, CD-18.35."""
    s = position(variant="progress", red=rich(cities=[0], hand=[card]))
    assert why(s, f"build {card} 0b") == ("needs_card", "CD-9.12")
    s = position(variant="progress", red=rich(**UNIVERSITY, hand=[card]))
    assert why(s, f"build {card} 0b") == ("", "")


@pytest.mark.parametrize("card", ["three_field_system", "mineral_mining"])
def test_the_university_is_a_condition_for_cards(card: str) -> None:
    """CD-11.17: and room for one of what they bring."""
    assert answer(card, "progress", {}) == ("needs_card", "CD-9.12")
    assert answer(card, "progress", UNIVERSITY) == ("", "")
    full = {**UNIVERSITY, "stocks": all_stocks(3)}
    assert answer(card, "progress", full) == ("without_effect", "CD-11.2")


@pytest.mark.parametrize("card", ["archer", "arsonist", "traitor"])
def test_the_hedge_tavern_is_a_condition(card: str) -> None:
    """CD-18.28, CD-11.12 to CD-11.14: without it no attack."""
    blue = {"sites": {"0a": ["austin"], "0b": ["abbey"]}, "hand": ["scout"]}
    assert answer(card, "turmoil", {}, blue) == ("needs_card", "CD-9.12")
    assert answer(card, "turmoil", TAVERN, blue) == ("", "")


def test_a_university_needs_abbey_or_library() -> None:
    """CD-18.35: one of them."""
    s = position(variant="progress", red=rich(cities=[0]))
    assert why(s, "build university 0a") == ("needs_either", "CD-9.12")
    for card in ("abbey", "library"):
        s = position(variant="progress", red=rich(cities=[0], sites={"0b": [card]}))
        assert why(s, "build university 0a") == ("", "")


def test_a_parliament_needs_two_progress_points() -> None:
    """CD-18.36, CD-13.2: Abbey and University together."""
    s = position(
        variant="progress", red=rich(cities=[0], sites={"0a": ["abbey"]}, hand=["parliament"])
    )
    assert why(s, "build parliament 0b") == ("needs_progress", "CD-18.36")
    s = position(
        variant="progress",
        red=rich(cities=[0], sites={"0a": ["abbey", "university"]}, hand=["parliament"]),
    )
    assert why(s, "build parliament 0b") == ("", "")


def test_a_goldsmith_needs_three_gold() -> None:
    """CD-11.4: on rivers and the cache together."""
    assert answer("goldsmith", "intro", {"stocks": {"gold": 2}}) == ("too_few", "CD-9.2")
    cached = {"stocks": {"gold": 2, "cache": 1}, "cache": "1a", "sites": {"0a": ["austin"]}}
    assert answer("goldsmith", "gold", cached) == ("", "")


def test_a_caravan_needs_two_resources() -> None:
    """CD-11.5: of any kind."""
    one = {"stocks": all_stocks(0) | {"-1a": 1}}
    assert answer("merchant_caravan", "intro", one) == ("too_few_in_all", "CD-11.5")
    two = {"stocks": all_stocks(0) | {"-1a": 1, "3b": 1}}
    assert answer("merchant_caravan", "intro", two) == ("", "")


def test_gudrun_needs_pirates_and_gold() -> None:
    """CD-11.11: a Pirate Ship, gold on the other side and room for it."""
    pirates = {"sites": {"0a": ["pirate_ship"]}}
    blue = {"stocks": {"gold": 1}}
    assert answer("gudrun", "gold", {}, blue) == ("needs_card", "CD-9.12")
    assert answer("gudrun", "gold", pirates) == ("opponent_has_none", "CD-11.3")
    full = {**pirates, "stocks": {"gold": 3}}
    assert answer("gudrun", "gold", full, blue) == ("no_room_to_take", "CD-11.3")
    assert answer("gudrun", "gold", pirates, blue) == ("", "")


def test_a_merchant_needs_a_city_or_commerce() -> None:
    """CD-11.8: a city, or 3 commerce points."""
    two = {"sites": {"0a": ["ore_ship"], "0b": ["toll_bridge"]}}
    assert answer("merchant", "gold", two) == ("needs_city_or_commerce", "CD-11.8")
    assert answer("merchant", "gold", {"cities": [0]}) == ("", "")
    three = {"sites": {**two["sites"], "2a": ["marketplace"]}}
    assert answer("merchant", "gold", three) == ("", "")
    assert answer("merchant", "gold", {"cities": [0]}, POOR) == ("nothing_to_take", "CD-11.3")


@pytest.mark.parametrize(
    ("card", "variant"),
    [("brigands", "gold"), ("turmoil_brigands", "turmoil"), ("voyage_of_plunder", "turmoil")],
)
def test_brigands_and_voyages_need_strength(card: str, variant: str) -> None:
    """CD-11.9, CD-11.10, CD-13.4: the advantage, that is 3 points and more than the opponent."""
    strong = {"sites": {"0a": ["candamir"]}}
    assert answer(card, variant, {}) == ("needs_strength_advantage", "CD-13.4")
    weak = {"sites": {"0a": ["harald"]}}
    assert answer(card, variant, weak) == ("needs_strength_advantage", "CD-13.4")
    assert answer(card, variant, strong) == ("", "")
    assert answer(card, variant, strong, POOR) == ("nothing_to_take", "CD-11.3")
    full = {**strong, "stocks": all_stocks(3)}
    assert answer(card, variant, full) == ("nothing_to_take", "CD-11.3")


def test_brigands_need_a_region_with_room() -> None:
    """CD-11.9, R32: your own cache is no region; the opponent's gold may lie in his."""
    strong = {"sites": {"0a": ["candamir"]}, "stocks": all_stocks(3), "cache": "1a"}
    blue = {"stocks": all_stocks(0) | {"1a": 2}}
    assert answer("brigands", "gold", strong, blue) == ("nothing_to_take", "CD-11.3")
    room = {"sites": {"0a": ["candamir"]}, "stocks": all_stocks(3) | {"1a": 2}}
    cached = {"stocks": all_stocks(0) | {"cache": 1}, "cache": "1a", "sites": {"0a": ["austin"]}}
    assert answer("brigands", "gold", room, cached) == ("", "")


def test_a_trade_master_needs_something_to_take() -> None:
    """CD-11.3, CD-11.7: something the opponent has and the player can store."""
    assert answer("trade_master", "gold", GUILD, POOR) == ("nothing_to_take", "CD-11.3")
    full = {**GUILD, "stocks": all_stocks(3) | {"1a": 2}}
    assert answer("trade_master", "gold", full) == ("nothing_to_take", "CD-11.3")
    assert answer("trade_master", "gold", full, {"stocks": {"gold": 1}}) == ("", "")


def test_an_archer_needs_a_unit_with_strength() -> None:
    """CD-11.2, CD-11.12: Irmgard and ships have none, a Lookout Tower is no unit."""
    blue = {"sites": {"0a": ["irmgard"], "0b": ["ore_ship"], "2a": ["lookout_tower"]}}
    assert answer("archer", "turmoil", TAVERN, blue) == ("no_target", "CD-11.2")
    blue = {"sites": {"0a": ["austin"]}}
    assert answer("archer", "turmoil", TAVERN, blue) == ("", "")


def test_an_arsonist_needs_an_unprotected_building() -> None:
    """CD-11.13, CD-18.25, R30: a Fire Brigade protects all buildings of its city."""
    blue = {"cities": [0], "sites": {"0a": ["fire_brigade", "abbey"], "0b": ["storehouse"],
                                     "2a": ["austin"]}}  # fmt: skip
    assert answer("arsonist", "turmoil", TAVERN, blue) == ("no_target", "CD-11.2")
    blue = {"cities": [0], "sites": {"0a": ["fire_brigade"], "2a": ["storehouse"]}}
    assert answer("arsonist", "turmoil", TAVERN, blue) == ("", "")


def test_a_traitor_needs_a_hand_to_look_into() -> None:
    """CD-11.14: the opponent must hold cards."""
    assert answer("traitor", "turmoil", TAVERN) == ("no_target", "CD-11.2")
    assert answer("traitor", "turmoil", TAVERN, {"hand": ["scout"]}) == ("", "")


def test_benjamin_needs_a_region_with_room() -> None:
    """CD-11.2, CD-11.16: one with this turn's number; for a river the cache counts too (R26)."""
    s = position(variant="progress", production=5, red={"hand": ["benjamin"], "stocks": {"ore": 3}})
    assert why(s, "play benjamin") == ("without_effect", "CD-11.2")
    s = position(variant="progress", production=4, red={"hand": ["benjamin"], "stocks": {"ore": 3}})
    assert why(s, "play benjamin") == ("", "")
    river = {"hand": ["benjamin"], "stocks": {"gold": 3, "cache": 2}, "cache": "1a"}
    s = position(variant="duel", production=1, red=river)
    assert why(s, "play benjamin") == ("", "")


@pytest.mark.parametrize(("card", "hall"), [("guido", "town_hall"), ("gustav", "library")])
def test_guido_and_gustav_help_those_who_are_behind(card: str, hall: str) -> None:
    """CD-11.18, R31: strictly fewer victory points, or the building; and a discard pile."""
    pile = {"discard": ["goldsmith"]}
    s = position(variant="progress", red={"hand": [card]}, **pile)
    assert why(s, f"play {card}") == ("needs_card_or_fewer_points", "CD-11.18")
    s = position(variant="progress", red={"hand": [card]}, blue={"cities": [0]}, **pile)
    assert why(s, f"play {card}") == ("", "")
    s = position(
        variant="progress", red={"hand": [card], "cities": [0], "sites": {"0a": [hall]}}, **pile
    )
    assert why(s, f"play {card}") == ("", "")
    s = position(variant="progress", red={"hand": [card]}, blue={"cities": [0]})
    assert why(s, f"play {card}") == ("discard_pile_empty", "CD-11.18")


def test_a_doctor_needs_a_bath_house() -> None:
    """CD-11.19, CD-11.2: and room on a region beside it."""
    baths = {"cities": [0], "sites": {"0a": ["bath_house"]}}
    assert answer("doctor", "progress", {}) == ("needs_card", "CD-9.12")
    assert answer("doctor", "progress", baths) == ("", "")
    full = {**baths, "stocks": {"-1a": 3, "1a": 3}}
    assert answer("doctor", "progress", full) == ("without_effect", "CD-11.2")


def test_requirements_are_checked_when_a_card_is_built() -> None:
    """CD-9.12: what was built stays when its condition is gone."""
    s = position(variant="gold", red=rich(cities=[0], sites={"0a": ["staple_house"]}))
    assert offered_as(s, "remove") == ["card=staple_house site=0a"]
    assert s.own_points(0) == 4


@pytest.mark.parametrize(
    ("card", "requires", "fault"),
    [
        (
            "archer",
            '{ card = "hedge_tavern" }',
            "expected 'opponent_unit_with_strength' among them; got card",
        ),
        ("doctor", "{}", "expected 'bath_house_with_room' among them; got nothing"),
        (
            "doctor",
            "{ bath_house_with_room = false }",
            "expected 'bath_house_with_room' among them; got nothing",
        ),
        ("goldsmith", "{ own_gold = 8 }", "expected a number from 1 to 7; got 8"),
        ("merchant_caravan", "{ own_resources = 0 }", "expected a number from 1 to 7; got 0"),
    ],
)
def test_a_card_asks_for_what_it_needs(card: str, requires: str, fault: str) -> None:
    """CD-11.2: no box of one's own can have a card that is played and then has no answer."""
    with pytest.raises(BadComponents) as refused:
        read_components("catan_duel", f'[[card]]\nid = "{card}"\nrequires = {requires}\n')
    assert fault in str(refused.value)
