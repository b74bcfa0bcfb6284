"""What expansions do when they are built (CD-18)."""

import pytest

from stavitel.engine.core import act
from stavitel.games.catan_duel.cards import CARDS
from stavitel.games.catan_duel.verbs import VERBS

from .acting import rich
from .table import (
    all_stocks,
    asked,
    at,
    discard,
    do,
    hand,
    held,
    offered,
    offered_as,
    position,
    stack,
    stock,
    told,
    watch,
    why,
)


def test_a_pirate_ship_sinks_a_trade_ship() -> None:
    """CD-18.11, CD-19.8: the opponent discards one of his trade ships, of his choice."""
    ships = {"0a": ["ore_ship"], "0b": ["gold_ship"], "2a": ["austin"]}
    s = position(variant="gold", red=rich(hand=["pirate_ship"]), blue={"sites": ships})
    do(s, "build pirate_ship 0a")
    assert asked(s) == "blue sunk_ship"
    assert offered_as(s, "choose") == ["card=ore_ship site=0a", "card=gold_ship site=0b"]
    assert why(s, "choose austin 2a") == ("not_a_trade_ship", "CD-18.11")
    assert why(s, "choose ore_ship 2b") == ("not_there", "CD-15.5")
    assert why(s, "end_actions") == ("not_now", "")
    do(s, "choose gold_ship 0b")
    assert (discard(s), at(s, "blue", "0b"), s.commerce(1)) == (["gold_ship"], [], 1)
    assert asked(s) == "red action_phase"


@pytest.mark.parametrize("ship", ["large_trade_ship", "gold_large_trade_ship"])
def test_large_ships_are_trade_ships_too(ship: str) -> None:
    """CD-1.9, CD-18.11: the Large Trade Ship can be sunk."""
    s = position(variant="gold", red=rich(hand=["pirate_ship"]), blue={"sites": {"0a": [ship]}})
    do(s, "build pirate_ship 0a", f"choose {ship} 0a")
    assert discard(s) == [ship]


def test_without_trade_ships_nothing_is_sunk() -> None:
    """CD-18.11: another Pirate Ship is none, and a ship built later is safe."""
    s = position(
        variant="gold", red=rich(hand=["pirate_ship"]), blue={"sites": {"0a": ["pirate_ship"]}}
    )
    do(s, "build pirate_ship 0a")
    assert asked(s) == "red action_phase"
    assert discard(s) == []


def test_irmgard_does_not_help_against_pirates() -> None:
    """R27: neither event nor action card. No game has both, but a box with other half-moons
    could."""
    s = position(
        variant="gold", red=rich(hand=["pirate_ship"]), blue={"sites": {"0a": ["ore_ship"]}}
    )
    s.put_card(1, 11, CARDS.index("irmgard"))
    before = held(s, "blue")
    for line in ("build pirate_ship 0a", "choose ore_ship 0a"):
        act(s, VERBS.read(line))
    assert (held(s, "blue"), asked(s)) == (before, "red action_phase")


def test_a_staple_house_brings_two_resources() -> None:
    """CD-18.19, CD-9.2: any 2, after its cost has been paid."""
    s = position(
        variant="gold",
        red=rich(cities=[0], sites={"0a": ["merchant_guild"]}, hand=["staple_house"]),
    )
    do(s, "build staple_house 0b")
    assert offered_as(s, "gain") == ["-1b", "1b", "3b"]  # brick, wool and ore have been paid
    do(s, "gain -1b", "gain -1b")
    assert held(s, "red") == {"brick": 3, "grain": 3, "lumber": 3, "ore": 1, "wool": 2, "gold": 3}


def test_what_a_staple_house_brings_does_not_pay_for_it() -> None:
    """CD-9.2: without wool it cannot be built."""
    s = position(
        variant="gold",
        red={
            "cities": [0],
            "stocks": {"brick": 2, "ore": 2, "wool": 0},
            "sites": {"0a": ["merchant_guild"]},
            "hand": ["staple_house"],
        },
    )
    assert why(s, "build staple_house 0b") == ("too_few", "CD-9.2")


@pytest.mark.parametrize(("mine", "gained"), [("harald", 0), ("austin", 0), ("inga", 2)])
def test_fairgrounds_reward_skill(mine: str, gained: int) -> None:
    """CD-18.24, CD-13.3: only with strictly more skill points than the opponent."""
    s = position(
        variant="turmoil",
        red=rich(cities=[0], sites={"0a": [mine]}, hand=["fairgrounds"]),
        blue={"sites": {"0a": ["osmund"]}},
    )
    do(s, "build fairgrounds 0b")
    assert sum(held(s, "red").values()) == 14
    while asked(s) == "red gain":
        do(s, offered(s)[0])
    assert sum(held(s, "red").values()) == 14 + gained


@pytest.mark.parametrize(("choice", "store"), [("grain", "3a"), ("wool", "1b")])
def test_a_tithe_barn_brings_grain_or_wool_for_heroes(choice: str, store: str) -> None:
    """CD-18.29: one for each of your heroes, of one kind."""
    s = position(
        variant="turmoil",
        red={
            "cities": [0],
            "stocks": all_stocks(2) | {"3a": 0, "1b": 0},
            "sites": {"0a": ["austin", "irmgard"], "2a": ["harald"], "2b": ["ore_ship"]},
            "hand": ["tithe_barn"],
        },
    )
    do(s, "build tithe_barn 0b")
    assert asked(s) == "red tithe_choice"
    assert offered(s) == ["name grain", "name wool"]
    assert why(s, "name ore") == ("not_tithed", "CD-18.29")
    assert why(s, "end_actions") == ("not_now", "")
    do(s, f"name {choice}")
    assert {place: stock(s, "red", place) for place in ("3a", "1b")} == {"3a": 0, "1b": 0} | {
        store: 3
    }


def test_a_tithe_without_room_is_lost() -> None:
    """CD-18.29, CD-4.2: three heroes, room for two wool."""
    s = position(
        variant="turmoil",
        red=rich(
            cities=[0],
            sites={"0a": ["austin", "irmgard"], "2a": ["harald"]},
            hand=["tithe_barn"],
            stocks=all_stocks(3) | {"1b": 1},
        ),
    )
    do(s, "build tithe_barn 0b", "name wool")
    assert stock(s, "red", "1b") == 3
    assert asked(s) == "red action_phase"


def test_a_tithe_barn_without_heroes_brings_nothing() -> None:
    """CD-18.29: a Pirate Ship or a Chief Cannoneer is no hero (CD-1.9)."""
    s = position(
        variant="turmoil", red=rich(cities=[0], sites={"0a": ["ore_ship"]}, hand=["tithe_barn"])
    )
    do(s, "build tithe_barn 0b")
    assert asked(s) == "red action_phase"


def test_a_library_searches_a_stack() -> None:
    """CD-18.33, CD-19.13: a stack of choice is looked through, one card taken, the order kept, and
    the card may be used at once."""
    s = position(
        variant="progress",
        red=rich(cities=[0], roads=["left"], hand=["library"]),
        stacks=[["abbey", "goldsmith", "scout", "austin", "bottom"]],
    )
    do(s, "build library 0a")
    assert asked(s) == "red search_choice"
    do(s, "search 1")
    assert asked(s) == "red searched_card"
    do(s, "take scout")
    assert (hand(s, "red"), stack(s, 1)) == (["scout"], ["abbey", "goldsmith", "austin"])
    s.set_stock(0, 10, 3)
    assert offered_as(s, "scout_settlement") == ["left"]


def test_a_library_need_not_be_used() -> None:
    """CD-18.33: the player may decline; the Library has no progress point."""
    s = position(variant="progress", red=rich(cities=[0], hand=["library"]))
    do(s, "build library 0a", "decline")
    assert (asked(s), hand(s, "red"), s.progress(0)) == ("red action_phase", [], 0)


def test_only_the_builder_sees_what_the_library_finds() -> None:
    """CD-20.3: the opponent learns the stack, not the card."""
    s = position(
        variant="progress", red=rich(cities=[0], hand=["library"]), stacks=[["abbey", "bottom"]]
    )
    watch(s)
    do(s, "build library 0a", "search 1", "take abbey")
    assert told(s, "blue")[-1] == {"event": "card_taken", "seat": 0, "stack": 0}
    assert told(s, "red")[-1] == {"event": "card_taken", "seat": 0, "stack": 0, "card": 11}


# points that depend on other cards (CD-13.1)


def test_a_harbor_counts_with_three_trade_ships() -> None:
    """CD-18.15: a victory point exactly while there are three or more; its commerce point stays."""
    sites = {"0a": ["harbor"], "2a": ["ore_ship"], "2b": ["gold_ship"]}
    s = position(
        variant="gold", red=rich(cities=[0], sites=sites, hand=["wool_ship", "brick_ship"])
    )
    assert (s.own_points(0), s.commerce(0)) == (3, 3)
    do(s, "build wool_ship 0b")
    assert (s.own_points(0), s.commerce(0)) == (4, 4)
    do(s, "build brick_ship 0b")
    assert (s.own_points(0), s.commerce(0)) == (4, 5)
    do(s, "remove wool_ship 0b", "remove ore_ship 2a")
    assert (s.own_points(0), s.commerce(0)) == (3, 3)


def test_a_harbor_stands_without_ships() -> None:
    """CD-18.15: it may be built without any."""
    s = position(variant="gold", red=rich(cities=[0], hand=["harbor"]))
    do(s, "build harbor 0a")
    assert (s.own_points(0), s.commerce(0)) == (3, 1)


def test_a_trading_base_adds_to_market_and_harbor() -> None:
    """CD-18.16: one commerce point more for each of them while it stands."""
    s = position(
        variant="gold",
        red=rich(cities=[0], sites={"0a": ["trading_base"]}, hand=["marketplace", "harbor"]),
    )
    assert s.commerce(0) == 1
    do(s, "build marketplace 2a")
    assert s.commerce(0) == 3
    do(s, "build harbor 0b")
    assert s.commerce(0) == 5
    do(s, "remove trading_base 0a")
    assert s.commerce(0) == 2


def test_a_salt_silo_doubles_trade_ships() -> None:
    """CD-18.18: two commerce points for a ship; without ships none."""
    s = position(variant="gold", red=rich(cities=[0], hand=["salt_silo", "ore_ship"]))
    do(s, "build salt_silo 0a")
    assert (s.commerce(0), s.own_points(0)) == (0, 4)
    s.set_stock(0, 13, 3)
    do(s, "build ore_ship 2a")
    assert s.commerce(0) == 2


def test_two_chief_cannoneers() -> None:
    """CD-18.31, CD-1.9: both may stand in one principality; they are no heroes."""
    s = position(
        variant="progress",
        red=rich(
            cities=[0],
            sites={"0a": ["university"], "2a": ["chief_cannoneer"]},
            hand=["chief_cannoneer"],
        ),
    )
    do(s, "build chief_cannoneer 2b")
    assert s.strength(0) == 8


def test_the_token_moves_when_a_hero_is_built() -> None:
    """CD-5.6, CD-13.4, CD-13.6: at once; with equal strength it lies in the middle."""
    s = position(
        red=rich(hand=["austin", "osmund"], sites={"0a": ["harald"]}),
        blue={"sites": {"0a": ["candamir"]}},
    )
    assert (s.victory_points(0), s.victory_points(1)) == (2, 3)
    watch(s)
    do(s, "build osmund 2a")
    assert {"event": "token_moved", "token": 0, "holder": -1} in told(s)
    assert (s.victory_points(0), s.victory_points(1)) == (2, 2)
    do(s, "build austin 2b")
    assert {"event": "token_moved", "token": 0, "holder": 0} in told(s)
    assert (s.victory_points(0), s.victory_points(1)) == (3, 2)
