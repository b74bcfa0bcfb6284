"""Section 8: the event stack, and event cards that give or take resources."""

from typing import Any

import pytest

from stavitel.engine.core import options
from stavitel.games.catan_duel.cards import HAPPENINGS
from stavitel.games.catan_duel.happenings import DrawEvent
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.traveling_merchant import Purchase
from stavitel.games.catan_duel.verbs import VERBS

from .table import (
    COMPONENTS,
    all_stocks,
    asked,
    asking,
    do,
    held,
    offered,
    position,
    stock,
    told,
    watch,
    why,
)


def drawing(variant: str = "intro", **words: Any) -> CatanDuel:
    """Red is about to turn over an event card."""
    s = position(variant=variant, symbol="event_card", happening="invention", **words)
    s.stack.clear()
    if "events_drawn" not in words:
        s.set_events_drawn(HAPPENINGS.index("invention"), 0)
    watch(s)
    return asking(s, DrawEvent())


def happened(name: str, variant: str = "intro", **words: Any) -> CatanDuel:
    """An event card in Red's turn, up to the first question."""
    s = drawing(variant, **words)
    do(s, f"draw_event {name}")
    return s


def told_names(s: CatanDuel) -> list[str]:
    return [str(event["event"]) for event in told(s)]


# the event stack


def test_any_event_but_yule_may_come_first() -> None:
    """CD-2.5, CD-7.8: each as likely as there are cards of it."""
    s = drawing("gold")
    weights = {VERBS.write(n)[11:]: int(s.stack[-1].weight(s, n)) for n in options(s)}
    assert "yule" not in weights
    for name, weight in weights.items():
        cards = [row for row in COMPONENTS["event"] if row.get("kind", row["id"]) == name]
        assert weight == sum(row["count"] for row in cards if row["set"] in ("basic", "gold"))
    assert sum(weights.values()) == 11


def test_an_event_goes_under_the_stack_until_yule() -> None:
    """CD-7.8, CD-2.5: it does not come again before the stack is built anew."""
    s = happened("feud")
    asking(s, DrawEvent())
    assert "draw_event feud" not in offered(s)


def test_yule_is_the_fourth_card_from_the_bottom() -> None:
    """CD-2.5: in the introductory game it comes after five others, and only then."""
    names = ["invention", "feud", "year_of_plenty", "trade_ships_race", "traveling_merchant"]
    s = drawing(events_drawn=dict.fromkeys(names, 1))
    assert offered(s) == ["draw_event yule"]


def test_yule_rebuilds_the_stack_from_all_events() -> None:
    """CD-8.9, R37: those that came before take part again, and one is drawn at once."""
    names = ["invention", "feud", "year_of_plenty", "trade_ships_race", "traveling_merchant"]
    s = drawing(events_drawn=dict.fromkeys(names, 1))
    do(s, "draw_event yule")
    assert asked(s) == "chance draw_event"
    assert "draw_event feud" in offered(s) and "draw_event yule" not in offered(s)
    assert sum(int(s.stack[-1].weight(s, action)) for action in options(s)) == 8
    do(s, "draw_event feud")
    assert s.happening == HAPPENINGS.index("feud")
    assert "event_stack_rebuilt" in told_names(s)


# events


def test_an_event_that_applies_to_nobody_has_no_effect() -> None:
    """CD-8.1: none of the players fulfils the text of the card."""
    s = happened("trade_ships_race")
    assert asked(s) == "nobody"
    assert told_names(s) == ["event_drawn", "event_without_effect"]


def test_invention_counts_buildings_with_progress() -> None:
    """CD-8.4, CD-13.2: a resource of choice for each, but never more than two."""
    sites = {"0a": ["abbey", "university"], "0b": ["library"]}
    s = happened("invention", "progress", red={"cities": [0], "sites": sites})
    do(s, "gain -1a", "gain -1b")
    assert asked(s) == "nobody"
    s = happened("invention", red={"sites": {"0a": ["abbey"]}})
    do(s, "gain -1a")
    assert asked(s) == "nobody"


def test_year_of_plenty_fills_regions_beside_storehouse_and_abbey() -> None:
    """CD-8.5: one for each such neighbour, as far as there is room."""
    sites = {"0a": ["storehouse"], "2a": ["abbey"], "2b": ["inga"]}
    s = happened("year_of_plenty", red={"sites": sites, "stocks": {"grain": 3}})
    assert held(s, "red") == {"lumber": 2, "gold": 2, "grain": 3, "brick": 1, "wool": 1, "ore": 1}
    assert held(s, "blue") == {"lumber": 1, "grain": 1, "brick": 1, "wool": 1, "ore": 1}


def test_gold_of_a_year_of_plenty_may_go_to_the_cache() -> None:
    """CD-19.5, R26: each unit of a river, as its owner likes."""
    sites = {"0a": ["storehouse"], "2a": ["abbey"], "0b": ["inga"]}
    s = happened("year_of_plenty", "gold", red={"sites": sites, "cache": "3b"})
    assert asked(s) == "red gain_at"
    do(s, "gain cache", "gain 1a")
    assert (stock(s, "red", "1a"), stock(s, "red", "cache")) == (1, 1)


@pytest.mark.parametrize("full", ["1a", "5a"])
def test_a_year_of_plenty_comes_from_left_to_right(full: str) -> None:
    """CD-8.5, R26: the cache has room for one gold. What a full river further right would put
    there does not take the choice away from a river on the left."""
    regions = {"5a": "stack_gold_river_1", "5b": "stack_mountains_1"}
    sites = {"2a": ["storehouse"], "4a": ["abbey"], "0b": ["inga"]}
    stocks = {"1a": 0, "3a": 3, "5a": 0, "cache": 2, full: 3}
    red = {"settlements": [4], "regions": regions, "sites": sites, "stocks": stocks, "cache": "3b"}
    s = happened("year_of_plenty", "gold", red=red)
    if full == "1a":  # its gold has only the cache, and the other river keeps its own
        assert (asked(s), stock(s, "red", "5a"), stock(s, "red", "cache")) == ("nobody", 1, 3)
        return
    assert (asked(s), offered(s)) == ("red gain_at", ["gain 1a", "gain cache"])
    do(s, "gain cache")
    assert [stock(s, "red", store) for store in ("1a", "5a", "cache")] == [0, 3, 3]


def test_the_traveling_merchant_sells_two_resources_for_gold() -> None:
    """CD-8.6, R11: none, one or two at one gold each; gold itself is not for sale."""
    s = happened("traveling_merchant", red={"stocks": {"gold": 3}})
    assert asked(s) == "red purchase"
    assert why(s, "buy 1a") == ("not_gold_for_gold", "CD-8.6")
    do(s, "buy 3b", "buy 3b")
    assert held(s, "red") == {"lumber": 1, "gold": 1, "grain": 1, "brick": 1, "wool": 1, "ore": 3}
    assert asked(s) == "nobody"


def test_nobody_has_to_buy() -> None:
    """CD-8.6, CD-7.9: the active player decides first, then the other."""
    s = happened("traveling_merchant", red={"stocks": {"gold": 1}}, blue={"stocks": {"gold": 1}})
    do(s, "enough")
    assert asked(s) == "blue purchase"
    do(s, "buy -1a")
    assert asked(s) == "nobody"
    assert held(s, "blue") == {"lumber": 2, "grain": 1, "brick": 1, "wool": 1, "ore": 1}


def test_without_gold_or_room_nobody_is_asked() -> None:
    """CD-8.6: there is nothing to pay with, or no place for anything."""
    s = happened("traveling_merchant", blue={"stocks": all_stocks(3)})
    assert asked(s) == "nobody"


def test_wares_cost_gold() -> None:
    """CD-8.6: whoever stands before the merchant with empty hands can only leave."""
    s = asking(position(), Purchase(0, 2))
    assert offered(s) == ["enough"]
    assert why(s, "buy -1a") == ("no_gold_left", "CD-8.6")


def test_cache_gold_pays_the_merchant_too() -> None:
    """CD-4.5, CD-18.13, R11: its owner chooses where the gold comes from."""
    s = happened("traveling_merchant", "gold", red={"cache": "3b", "stocks": {
        "gold": 1, "cache": 1}})  # fmt: skip
    do(s, "buy -1a")
    assert asked(s) == "red pay"
    do(s, "pay cache", "buy -1a")
    assert held(s, "red")["lumber"] == 3 and "gold" not in held(s, "red")


@pytest.mark.parametrize(
    ("red", "blue", "gainers"),
    [
        (["brick_ship"], [], ["red"]),
        (["brick_ship"], ["ore_ship", "wool_ship"], ["blue"]),
        (["brick_ship"], ["large_trade_ship"], ["red", "blue"]),
        (["inga"], [], []),
    ],
)
def test_the_race_is_won_by_more_trade_ships(
    red: list[str], blue: list[str], gainers: list[str]
) -> None:
    """CD-8.7: with equally many, at least one, both win."""
    sites = [
        dict(zip(("0a", "2a"), [[ship] for ship in ships], strict=False)) for ships in (red, blue)
    ]
    s = happened("trade_ships_race", red={"sites": sites[0]}, blue={"sites": sites[1]})
    for colour in gainers:
        assert asked(s) == f"{colour} gain"
        do(s, "gain -1a")
    assert asked(s) == "nobody"


def test_a_pirate_ship_does_not_race() -> None:
    """CD-1.9, CD-8.7: it is a unit, but no trade ship."""
    s = happened("trade_ships_race", "gold", red={"sites": {"0a": ["pirate_ship"]}})
    assert asked(s) == "nobody"


def test_a_gift_for_the_prince_is_gold_for_strong_units() -> None:
    """CD-8.8: one for each unit with strength, however strong."""
    red = {"sites": {"0a": ["candamir"], "2a": ["austin"], "0b": ["brick_ship"]}}
    s = happened("gift_for_the_prince", "gold", red=red, blue={"sites": {"0a": ["harald"]}})
    assert (held(s, "red")["gold"], held(s, "blue")["gold"]) == (2, 1)


def test_a_gift_may_go_to_the_cache() -> None:
    """CD-4.3, CD-19.5: the owner chooses the place of each gold."""
    red = {"sites": {"0a": ["candamir"]}, "cache": "3a"}
    s = happened("gift_for_the_prince", "gold", red=red)
    assert offered(s) == ["gain 1a", "gain cache"]


# the plague


def test_the_plague_takes_one_from_every_region_beside_a_city() -> None:
    """CD-8.12: those of a settlement are safe, and between two cities it takes only one."""
    s = happened("plague", "progress", red={"cities": [0], "stocks": all_stocks(2)})
    assert held(s, "red") == {"lumber": 1, "gold": 1, "grain": 2, "brick": 1, "wool": 1, "ore": 2}
    s = happened("plague", "progress", red={"cities": [0, 2], "stocks": all_stocks(2)})
    assert held(s, "red") == dict.fromkeys(("brick", "grain", "lumber", "ore", "wool", "gold"), 1)


def test_the_plague_finds_nothing_on_an_empty_region() -> None:
    """CD-8.12: a region without stock loses nothing."""
    s = happened("plague", "progress", red={"cities": [0]})
    assert held(s, "red") == {"grain": 1, "ore": 1}


def test_a_bath_house_protects_all_regions_of_its_city() -> None:
    """CD-8.12, CD-18.32, R13: even those that neighbour another city."""
    red = {"cities": [0, 2], "sites": {"0b": ["bath_house"]}, "stocks": all_stocks(2)}
    s = happened("plague", "progress", red=red)
    assert held(s, "red") == {"lumber": 2, "gold": 2, "grain": 1, "brick": 2, "wool": 2, "ore": 1}


def test_a_table_may_have_regions_between_two_cities_struck() -> None:
    """R13: `bath_house` set to `not_shared`; the two towards the city without one are (CD-8.12)."""
    red = {"cities": [0, 2], "sites": {"0b": ["bath_house"]}, "stocks": all_stocks(2)}
    s = happened("plague", "progress", red=red, bath_house="not_shared")
    assert held(s, "red") == {"lumber": 2, "gold": 1, "grain": 1, "brick": 2, "wool": 1, "ore": 1}
    red["sites"] = {"0b": ["bath_house"], "2a": ["bath_house"]}
    s = happened("plague", "progress", red=red, bath_house="not_shared")
    assert held(s, "red") == dict.fromkeys(["lumber", "gold", "grain", "brick", "wool", "ore"], 2)


def test_the_cache_knows_no_plague() -> None:
    """CD-8.12, CD-18.13: it is no region."""
    red = {"cities": [0], "cache": "1a", "stocks": {"gold": 2, "cache": 2}}
    s = happened("plague", "duel", red=red)
    assert (stock(s, "red", "gold"), stock(s, "red", "cache")) == (1, 2)


def test_pharmacies_help_after_the_plague() -> None:
    """CD-8.12: one resource of choice each, whether or not something was lost."""
    red = {"cities": [0], "sites": {"0a": ["pharmacy", "abbey"]}, "stocks": all_stocks(3)}
    blue = {"cities": [0], "sites": {"0a": ["bath_house", "pharmacy"]}, "stocks": {"grain": 2}}
    s = happened("plague", "progress", red=red, blue=blue)
    assert held(s, "red") == {"lumber": 2, "gold": 2, "grain": 3, "brick": 2, "wool": 2, "ore": 3}
    assert asked(s) == "red gain"
    do(s, "gain -1a")
    assert asked(s) == "blue gain"
    do(s, "gain 3a")
    assert asked(s) == "nobody"
    assert held(s, "blue")["grain"] == 3
