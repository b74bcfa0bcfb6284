"""Sections 1, 2 and 14: what is in the box, how the table is laid, and what always holds."""

from collections import Counter
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest

from stavitel.engine.core import CHANCE, Actions, State, advance, options, settle
from stavitel.engine.rng import Rng
from stavitel.games.red_cathedral.cards import INFLUENCE, KINDS, MATERIALS
from stavitel.games.red_cathedral.influence import refuse_influence
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.players.chance import draw

from .table import GAME, asked, dealt, do, offered, player, roll, seen, table, why

BOX: Any = GAME.components
COLOURS = ["yellow", "green", "red", "blue"]


def printed(key: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = BOX[key]
    return rows


def test_six_kinds_of_material() -> None:
    """RC-1.1, RC-2.7: wood, brick and stone 20 each, 15 gold, ten of either jewel."""
    supply = seen(dealt(2))["supply"]
    assert [supply[kind] for kind in MATERIALS] == [20, 20, 20, 15, 10, 10]
    assert MATERIALS == ["wood", "brick", "stone", "gold", "emerald", "amethyst"]


def test_resources_are_materials_rubles_and_recognition() -> None:
    """RC-1.2, RC-1.5, RC-2.2: one token for each of the eight, all of them on the market."""
    tokens = [space["token"] for space in seen(dealt(3))["market"]]
    assert Counter(tokens) == Counter([*MATERIALS, "rubles", "recognition"])


def test_the_market_is_a_ring_of_four_quadrants() -> None:
    """RC-1.3, RC-7.7: from space 7 a die goes on to 0; two spaces share an influence card."""
    cards = ["craftsmen_1", "teamsters_1", "merchants_1", "clergy_1"]
    free = ["buy_any", "gain_ruble", "exchange_2_1", "gain_recognition"]
    for space in range(8):
        dice = {
            "red": {"space": (space - 1) % 8 + 1, "value": 1},
            "green": {"space": (space + 4) % 8 + 1},
        }
        own = {"rubles": 2, "wood": 2}
        s = table(2, dice=dice, influence=cards, yellow=own, turn="yellow")
        do(s, "move_die die=red")
        assert seen(s)["dice"]["red"]["space"] == space + 1
        assert why(s, f"use_influence {free[space // 2]}") == ""
        assert why(s, f"use_influence {free[(space // 2 + 1) % 4]}") == "not_on_the_card"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_five_dice_are_always_used(seats: int) -> None:
    """RC-1.4, RC-2.4: on five spaces in a row from the recognition token; anybody moves any."""
    s = dealt(seats, "basic")
    market, dice = seen(s)["market"], seen(s)["dice"]
    start = next(space["space"] for space in market if space["token"] == "recognition")
    assert sorted((dice[d]["space"] - start) % 8 for d in [*COLOURS, "white"]) == [0, 1, 2, 3, 4]
    moved = {text.split()[1] for text in offered(s) if text.startswith("move_die")}
    assert moved == {f"die={die}" for die in [*COLOURS, "white"]}


def test_workshop_tiles() -> None:
    """RC-1.6: 28, among those with a plus exactly five dice, one of each colour."""
    tiles = printed("workshop_tile")
    assert len(tiles) == 28
    dice = [t["gives"] for t in tiles if t["plus"] and t["gives"].startswith("die:")]
    assert sorted(dice) == sorted(f"die:{colour}" for colour in [*COLOURS, "white"])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_tiles_with_a_plus_are_for_three_or_more(seats: int) -> None:
    """RC-2.6: with fewer than three players they are taken out before any tile is dealt."""
    s = GAME.start(seats, "basic", {})
    settle(s)
    while not offered(s)[0].startswith("deal_tile"):
        advance(s, options(s)[0])
    pool = {tile["id"] for tile in printed("workshop_tile") if seats > 2 or not tile["plus"]}
    assert {words.split()[1] for words in offered(s)} == pool


def test_cathedral_cards() -> None:
    """RC-1.7: 10 bases, 20 middle sections, 10 domes, for 3 or 4 materials and recognition."""
    cards = printed("cathedral_card")
    assert Counter(card["type"] for card in cards) == {"base": 10, "middle": 20, "dome": 10}
    assert {sum(card["cost"].values()) for card in cards} == {3, 4}
    assert all(card["recognition"] > 0 for card in cards)


def test_influence_cards() -> None:
    """RC-1.9: three cards in each of four groups, two actions on each card."""
    cards = printed("influence_card")
    groups = ["craftsmen", "teamsters", "merchants", "clergy"]
    assert Counter(card["guild"] for card in cards) == dict.fromkeys(groups, 3)
    assert {len(set(card["actions"])) for card in cards} == {2}
    assert {action for card in cards for action in card["actions"]} == set(INFLUENCE)


def test_what_a_player_has() -> None:
    """RC-1.10, RC-1.11: six banners, a door, two arches, a cross; six slots, ten spaces."""
    own = player(dealt(4), "blue")
    assert sum(own["banners"].values()) == 6
    assert own["ornaments"] == {"door": 1, "arch": 2, "cross": 1}
    assert list(own["workshop"]) == [*COLOURS, "white_1", "white_2"]
    assert own["capacity"] + own["banners"]["inventory"] == 10


def test_coins_and_solo_cards() -> None:
    """RC-1.12: 40 coins, five solo cards."""
    assert BOX["rubles"]["coins"] == 40
    assert BOX["rubles"]["denominations"] == [1, 3]
    assert BOX["rubles"]["bank_limit"] == 20 * 1 + 20 * 3
    assert len(printed("solo_card")) == 5


def laid(seed: int, seats: int = 2) -> Cathedral:
    """A new game with real luck, up to the first question."""
    s = GAME.start(seats, "basic", {})
    assert isinstance(s, Cathedral)
    settle(s)
    rng, out = Rng(seed), Actions()
    while s.stack[-1].asks == CHANCE:
        advance(s, draw(s, rng, out))
    return s


def test_one_card_of_each_group_on_any_quadrant() -> None:
    """RC-2.3: drawn and laid at random."""
    places = set()
    for seed in range(80):
        cards = [quadrant["card"] for quadrant in seen(laid(seed))["influence"]]
        groups = [card.rpartition("_")[0] for card in cards]
        assert sorted(groups) == ["clergy", "craftsmen", "merchants", "teamsters"]
        places |= set(enumerate(cards))
    assert len(places) == 4 * 12


def test_alone_the_game_is_laid_for_two() -> None:
    """RC-2.12, RC-13.1: four towers of twelve sections, and Ivan with a marker of his own."""
    shown = seen(dealt(1))
    assert (shown["ivan"]["track"], len(shown["players"]), len(shown["towers"])) == (2, 1, 4)
    assert "ivan" not in seen(dealt(2))


# what always holds (section 14)


def test_nothing_but_luck_is_hidden() -> None:
    """RC-14.1: chance is asked for all that is shuffled or rolled, and for nothing else."""
    for s, names in [
        (GAME.start(2, "basic", {}), {
            "deal_token", "deal_influence_card", "place_die", "draw_building_plan",
            "deal_cathedral_card", "deal_workshop_tile", "draw_starting_player",
        }),
        (GAME.start(1, "basic", {}), {
            "deal_token", "deal_influence_card", "place_die", "draw_building_plan",
            "deal_cathedral_card", "deal_workshop_tile", "deal_task", "deal_task_die",
        }),
    ]:  # fmt: skip
        settle(s)
        found = set()
        while s.stack[-1].asks == CHANCE:
            found.add(s.stack[-1].name())
            advance(s, options(s)[0])
        assert found == names
        assert list(s.hidden) == []


def test_optional_actions_stand_between_any_two_steps() -> None:
    """RC-14.2, RC-4.2: at every question of your own turn, and at none of the re-roll itself."""
    own = {"track": 60, "rubles": 9, "wood": 2, "stone": 1}
    s = table(2, yellow=own, site=["1.1 yellow base_02", "2.1 tile=wt_n_wood"])
    steps = ["take_banner outside", "claim tower=2 floor=1", "lay_face_up green", "take 1"]
    assert_optional(s, *steps)
    assert asked(s) == "yellow turn_end"
    s = table(2, yellow=own, site=["1.1 yellow base_02"])
    assert_optional(s, "build", "deliver tower=1 floor=1 good=wood", "stop_delivering")
    influence = ["merchants_1", "teamsters_3", "craftsmen_1", "clergy_2"]
    s = table(2, yellow=own, influence=influence, dice={"red": {"space": 8, "value": 1}})
    assert_optional(s, "move_die die=red", "use_influence exchange_2_1", "give wood", "get gold")
    s = table(2, yellow=own, influence=influence, dice={"red": {"space": 2, "value": 1}})
    assert_optional(s, "move_die die=red", "use_influence swap_tokens", "swap_token wood")


def assert_optional(s: State, *steps: str) -> None:
    for step in steps:
        assert offered(s)[:2] == ["exchange_prestige", "reroll"], step
        twin = s.copy()
        do(twin, "reroll")
        assert {text.split()[0] for text in offered(twin)} == {"reroll_space"}
        do(s, step)


def test_what_is_checked_first_in_a_market_move() -> None:
    """RC-14.3, RC-7.2, RC-7.3: whose die, then the rubles, then the end space."""
    dice = {
        "red": {"space": 4}, "blue": {"space": 4}, "green": {"space": 4},
        "yellow": {"space": 1, "value": 1}, "white": {"space": 3, "value": 1},
    }  # fmt: skip
    s = table(2, dice=dice, yellow={"rubles": 2}, turn="yellow")
    assert why(s, "move_die die=green steps=1") == "extra_steps_other_die"
    assert why(s, "move_die die=yellow steps=3") == "extra_steps_cost"
    assert why(s, "move_die die=yellow steps=2") == "space_full"
    assert why(s, "move_die die=white") == "space_full"
    assert why(s, "move_die die=white steps=1") == ""


def test_there_is_always_a_market_move() -> None:
    """RC-14.4: however the dice lie, three to a space at most."""
    chance = Random(1)
    for _ in range(300):
        spaces = [chance.choice([1, 1, 2, 3, 7]) for _ in range(5)]
        if max(Counter(spaces).values()) > 3:
            continue
        dice = {
            die: {"space": space, "value": chance.randint(1, 6)}
            for die, space in zip([*COLOURS, "white"], spaces, strict=True)
        }
        assert any(text.startswith("move_die") for text in offered(table(2, dice=dice)))


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_a_claim_never_lacks_a_section_or_a_slot(variant: str) -> None:
    """RC-14.5: six claims of each player, with banners and slots in any order."""
    for seed in range(6):
        s, chance = dealt(2, variant), Random(seed)
        for _ in range(12):
            places = [text for text in offered(s) if text.startswith("take_banner")]
            assert places
            for start in ("take_banner", "claim", "lay_face_down"):
                do(s, chance.choice([text for text in offered(s) if text.startswith(start)]))
        assert all(f["banner"] for tower in seen(s)["towers"] for f in tower["floors"])
        assert why(s, "take_banner inventory") == "no_banner_there"


def test_a_full_inventory_is_no_dead_end() -> None:
    """RC-14.6: whatever ten pieces, some sale or exchange of the cards works."""
    s = table(2, yellow={"rubles": 1, "banners": {"inventory": 0, "outside": 0}},
              site=[f"{n}.1 yellow" for n in (1, 2, 3, 4)] + ["1.2 yellow", "2.2 yellow"],
              plan="plan_2_1")  # fmt: skip
    cards = {card["id"]: card["actions"] for card in printed("influence_card")}
    assert s.capacity(0) == 10
    for pieces in combinations_with_replacement(range(KINDS), 10):
        held = Counter(pieces)
        for kind in range(KINDS):
            s.add_supply(kind, s.held(0, kind) - held[kind])
            s.set_held(0, kind, held[kind])
        works = {a for a, name in enumerate(INFLUENCE) if refuse_influence(s, 0, a) == 0}
        names = {INFLUENCE[action] for action in works}
        for craftsmen in (1, 2, 3):
            for merchants in (1, 2, 3):
                both = cards[f"craftsmen_{craftsmen}"] + cards[f"merchants_{merchants}"]
                wanted = [n for n in both if n.startswith(("sell", "exchange"))]
                assert names & set(wanted), held


def test_no_piece_is_lost_or_made() -> None:
    """RC-14.7, RC-10.6: materials and rubles add up to the box after every action."""
    s, rng, out = laid(5, 3), Rng(5), Actions()
    for _ in range(400):
        if s.stack[-1].asks == CHANCE:
            advance(s, draw(s, rng, out))
        else:
            advance(s, options(s)[rng.below(len(options(s)))])
        shown = seen(s)
        for kind, expected in zip(MATERIALS, [20, 20, 20, 15, 10, 10], strict=True):
            floors = [floor for tower in shown["towers"] for floor in tower["floors"]]
            found = shown["supply"][kind] + sum(f["pieces"][kind] for f in floors)
            assert found + sum(p["inventory"][kind] for p in shown["players"]) == expected
        rubles = shown["supply"]["rubles"] + sum(p["rubles"] for p in shown["players"])
        assert rubles == BOX["rubles"]["bank_limit"]


# the end that every game has (R20)


def stall(s: State) -> None:
    """A turn in which nothing is won: any die moves, all parts are left out."""
    do(s, next(text for text in offered(s) if text.startswith("move_die")), "end_market")
    roll(s)


@pytest.mark.parametrize(("clock", "turns"), [("off", 1000), ("on", 60)])
@pytest.mark.parametrize("seats", [2, 3])
def test_no_game_goes_on_for_ever(clock: str, turns: int, seats: int) -> None:
    """R20, RC-4.1: the limit is the same for all, so the last round is a full one."""
    s = table(seats, clock=clock, turns=turns * seats - seats, turn=COLOURS[seats - 1])
    for _ in range(seats + 1):
        assert seen(s)["phase"] == "play"
        stall(s)
    assert (asked(s), seen(s)["phase"], seen(s)["turn"]) == ("nobody", "game_end", turns * seats)
    assert seen(s)["ended_by"] is None
