"""Section 1: what is in the box, counted by hand against the rules."""

from collections import Counter
from typing import Any

import pytest

from stavitel.components import read_components
from stavitel.engine.core import Actions, options
from stavitel.engine.errors import BadComponents
from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.verbs import VERBS
from stavitel.players.drive import play_out

from .table import COMPONENTS, do, points, position

CARDS: list[dict[str, Any]] = COMPONENTS["card"]
EVENTS: list[dict[str, Any]] = COMPONENTS["event"]
REGIONS: list[dict[str, Any]] = COMPONENTS["region"]
CENTRAL = {row["id"]: row for row in COMPONENTS["central"]}
SETS = ["basic", "gold", "turmoil", "progress"]


def copies(rows: list[dict[str, Any]]) -> int:
    return sum(row["count"] for row in rows)


def kind(row: dict[str, Any]) -> str:
    return str(row.get("kind", row["id"]))


def kinds(*subtypes: str) -> set[str]:
    return {kind(row) for row in CARDS if row["subtype"] in subtypes}


def test_the_box_holds_180_cards() -> None:
    """CD-1.1, CD-1.2: 45, 27, 28 and 31 of the sets, 49 center cards."""
    sets = [
        copies([row for row in CARDS if row["back"] == name])
        + copies([row for row in EVENTS if row["set"] == name])
        for name in SETS
    ]
    assert sets == [45, 27, 28, 31]
    start = {"road": 2, "settlement": 4, "city": 0}  # half of them of either colour
    roads, settlements, cities = (CENTRAL[name]["stack"] + start[name] for name in start)
    assert [roads, settlements, cities, len(REGIONS)] == [9, 9, 7, 24]
    assert sum(sets) + roads + settlements + cities + len(REGIONS) == 180


def test_every_terrain_is_there_four_times() -> None:
    """CD-1.2, CD-1.3: one red, one blue, two for the stack, each with a number of the die."""
    owners = Counter((row["id"].split("_")[0], row["resource"]) for row in REGIONS)
    for resource in ("brick", "grain", "lumber", "ore", "wool", "gold"):
        found = [owners[owner, resource] for owner in ("red", "blue", "stack")]
        assert found == [1, 1, 2], resource
    for owner, numbers in (("red", 1), ("blue", 1), ("stack", 2)):
        dice = Counter(row["die"] for row in REGIONS if row["id"].startswith(owner))
        assert dice == dict.fromkeys(range(1, 7), numbers), owner


def test_what_terrains_yield() -> None:
    """CD-1.4: gold is a resource like the others."""
    found = {row["id"].split("_", 1)[1].rstrip("_12"): row["resource"] for row in REGIONS}
    assert found == {
        "forest": "lumber", "hills": "brick", "fields": "grain", "pasture": "wool",
        "mountains": "ore", "gold_river": "gold",
    }  # fmt: skip


def test_both_colours_lay_out_their_regions_alike() -> None:
    """R3: forest, gold river, fields above; hills, pasture, mountains below."""
    for colour in ("red", "blue"):
        lies = {row["place"]: row["id"] for row in REGIONS if row["id"].startswith(colour)}
        assert lies == {
            "-1a": f"{colour}_forest", "1a": f"{colour}_gold_river", "3a": f"{colour}_fields",
            "-1b": f"{colour}_hills", "1b": f"{colour}_pasture", "3b": f"{colour}_mountains",
        }  # fmt: skip


@pytest.mark.parametrize(
    ("back", "action", "settlement", "city", "region", "events"),
    [
        ("basic", 9, 27, 0, 0, 9),
        ("gold", 8, 5, 10, 1, 3),
        ("turmoil", 10, 5, 9, 0, 4),
        ("progress", 11, 2, 13, 0, 5),
    ],
)
def test_what_the_sets_consist_of(
    back: str, action: int, settlement: int, city: int, region: int, events: int
) -> None:
    """CD-1.5, CD-1.8, CD-1.12, CD-15.1: only the theme sets have city expansions, only Gold a
    region expansion (EX-17)."""
    own = [row for row in CARDS if row["back"] == back]
    found = [
        copies([row for row in own if row["type"] == name])
        for name in ("action", "settlement", "city", "region")
    ]
    assert found == [action, settlement, city, region]
    assert copies([row for row in EVENTS if row["set"] == back]) == events


def test_the_dice() -> None:
    """CD-1.6, R1: six numbers; of the six faces of the event die two show the event card."""
    s = position(phase="pre_roll")
    do(s, "roll")
    numbers = [(VERBS.write(n), int(s.stack[-1].weight(s, n))) for n in options(s)]
    assert numbers == [(f"roll_production {n}", 1) for n in range(1, 7)]
    do(s, "roll_production 1")
    faces = {VERBS.write(n).split()[1]: int(s.stack[-1].weight(s, n)) for n in options(s)}
    assert faces == {
        "brigand_attack": 1, "trade": 1, "celebration": 1, "plentiful_harvest": 1,
        "event_card": 2,
    }  # fmt: skip


def test_units_heroes_and_buildings() -> None:
    """CD-1.8, CD-1.9, CD-18.31: only those called so; red cards are always buildings."""
    heroes = {"austin", "candamir", "harald", "inga", "osmund", "siglind"}
    assert kinds("hero") == heroes | {"carl_forkbeard", "heinrich", "irmgard"}
    ships = {f"{resource}_ship" for resource in ("brick", "grain", "ore", "wool", "lumber", "gold")}
    assert kinds("trade_ship") == ships | {"large_trade_ship"}
    assert kinds("unit") == {"pirate_ship", "chief_cannoneer"}
    for row in CARDS:
        allowed = {
            "action": ("neutral", "attack"),
            "settlement": ("building", "hero", "trade_ship", "unit"),
            "city": ("building",),
            "region": ("extraordinary_site",),
        }
        assert row["subtype"] in allowed[row["type"]], row["id"]


def test_cards_of_one_kind_differ_in_nothing_but_their_back() -> None:
    """CD-1.12: theme sets repeat seven cards of other sets."""
    own = ("id", "kind", "back", "count", "half_moon", "source", "note")
    printed = {row["id"]: {key: row[key] for key in row if key not in own} for row in CARDS}
    again = {row["id"]: kind(row) for row in CARDS if "kind" in row}
    assert again == {
        "gold_goldsmith": "goldsmith", "gold_storehouse": "storehouse",
        "gold_toll_bridge": "toll_bridge", "gold_large_trade_ship": "large_trade_ship",
        "turmoil_brigands": "brigands", "progress_brigitta": "brigitta",
        "progress_relocation": "relocation",
    }  # fmt: skip
    for id, first in again.items():
        assert printed[id] == printed[first]


def test_heroes_exist_once() -> None:
    """R34: nobody can build a hero twice."""
    assert {row["count"] for row in CARDS if row["subtype"] == "hero"} == {1}


def test_marks_for_one_only() -> None:
    """CD-1.10, CD-9.11: the eight kinds of which a player may have one (EX-35)."""
    marked = {row["id"] for row in CARDS if row.get("once")}
    assert marked == {
        "parish_hall", "abbey", "marketplace", "drill_ground", "moneylender", "merchant_guild",
        "hedge_tavern", "university",
    }  # fmt: skip


def test_half_moons() -> None:
    """CD-1.11, CD-16.2, CD-16.3: what is left is 12, 12 and 14 draw cards and 6 events."""
    left = [copies([row for row in CARDS if row["back"] == back]) for back in SETS]
    moons = [sum(row.get("half_moon", 0) for row in CARDS if row["back"] == back) for back in SETS]
    assert [n - moon for n, moon in zip(left, moons, strict=True)] == [36, 12, 12, 14]
    assert sum(row.get("half_moon", 0) for row in EVENTS) == 15
    plain = {kind(row) for row in EVENTS if row["count"] > row.get("half_moon", 0)}
    assert plain == {
        "yule", "invention", "year_of_plenty", "traveling_merchant", "riots", "plague",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("large_festival_hall", 2), ("fire_brigade", 1), ("chapel_low", 1), ("chapel_high", 1),
        ("hedge_tavern", 1), ("tithe_barn", 1), ("fairgrounds", 1), ("lookout_tower", 0),
    ],
)  # fmt: skip
def test_points_on_expansions_count(card: str, more: int) -> None:
    """CD-13.1, CD-15.3, CD-17.1, CD-18.26: a city and a settlement are 3 without them."""
    s = position(variant="turmoil", red={"cities": [0], "sites": {"0a": [card]}})
    assert points(s, "red") == 3 + more


def test_every_entry_names_its_source() -> None:
    """CD-1.1: from the rulebook or from public material; nothing had to be reconstructed."""
    listed = [row for value in COMPONENTS.values() if isinstance(value, list) for row in value]
    assert {row["source"] for row in listed} == {"rulebook", "public"}
    assert len(listed) == 3 + 24 + 80 + 15


def test_other_numbers_are_played_with() -> None:
    """CD-9.2, CD-16.3: a card or an event typed in from one's own box replaces ours."""
    own = read_components(
        "catan_duel",
        '[[card]]\nid = "abbey"\ncost = { gold = 1 }\n[constants]\nstorage = 2\n'
        '[[event]]\nid = "gold_traveling_merchant"\nhalf_moon = 0\n',
    )
    for variant in own.variants:
        s = own.start(2, variant, {})
        play_out(s, Rng(3), Actions())
        assert own.check(s) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[dice]\nevent = []\n", "expected at least one face; got none"),
        ("[constants]\nstorage = 4\n", "expected a number from 1 to 3; got 4"),
        (
            '[[region]]\nid = "red_forest"\nplace = "3a"\n',
            "expected a region of either colour at -1a; there is none",
        ),
        (
            '[[card]]\nid = "library"\nrequires = { card = "nothing" }\n',
            "town_hall, university; got 'nothing'",
        ),
        (
            '[[card]]\nid = "library"\nrequires = { have = "university" }\n',
            "unknown key 'have'; expected one of bath_house_with_room, card, card_or_fewer_points",
        ),
        (
            '[[card]]\nid = "library"\nrequires = ["have:university"]\n',
            "expected a table; got ['have:university']",
        ),
        (
            '[[card]]\nid = "university"\nrequires = { either_card = ["abbey"] }\n',
            "expected two cards; got 1",
        ),
        ('[[card]]\nid = "scout"\ncount = 3\n', "expected stacks for 37 basic cards; got 36"),
        (
            '[[card]]\nid = "scout"\ncount = 3\n'
            '[modes.intro]\ntarget = 7\nsets = ["basic"]\nbasic_stacks = [10, 9, 9, 9]\n'
            "theme_stacks = {}\nevents = 9\n",
            "expected at most 36 basic cards; got 37",
        ),
        ('[[event]]\nid = "feud"\ncount = 2\n', "expected 10 event cards, one of them yule"),
        (
            '[modes.intro]\ntarget = 7\nsets = ["basic"]\nbasic_stacks = [9, 9, 9, 9]\n'
            "theme_stacks = {}\nevents = 4\n",
            "expected a number from 5 to 40; got 4",
        ),
    ],
)
def test_numbers_no_game_could_be_played_with(text: str, fault: str) -> None:
    """CD-1.3, CD-1.6, CD-2.5, CD-3.6: one sentence says what was expected."""
    with pytest.raises(BadComponents) as refused:
        read_components("catan_duel", text, "own.toml")
    assert fault in str(refused.value)
