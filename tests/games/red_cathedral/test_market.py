"""Sections 7, 8 and 10: market, influence, inventory and supply."""

from typing import Any

import pytest

from stavitel.engine.fields import BadField
from stavitel.games.red_cathedral.cards import MATERIALS
from stavitel.games.red_cathedral.position import describe
from stavitel.games.red_cathedral.stock import bank

from .table import GAME, asked, do, inventory, offered, player, roll, seen, table, track, why

ALONE = {
    "yellow": {"space": 5, "value": 6}, "green": {"space": 6}, "red": {"space": 7},
    "blue": {"space": 8}, "white": {"space": 4},
}  # fmt: skip

THREE_CLAIMS = ["1.1 yellow", "2.1 yellow", "3.1 yellow"]
RUBLES_AT_2 = ["wood", "brick", "rubles", "gold", "emerald", "amethyst", "stone", "recognition"]
RECOGNITION_AT_2 = [
    "wood",
    "brick",
    "recognition",
    "gold",
    "emerald",
    "amethyst",
    "rubles",
    "stone",
]


def market(card: str, **words: Any) -> Any:
    """Yellow moved the yellow die alone to the stone of space 2, whose quadrant has this card."""
    group = card.rpartition("_")[0]
    others = [n for n in ["craftsmen", "teamsters", "merchants", "clergy"] if n != group]
    cards = [f"{others[0]}_1", card, f"{others[1]}_1", f"{others[2]}_1"]
    s = table(2, dice=ALONE, influence=cards, **words)
    do(s, "move_die die=yellow")
    return s


def test_parts_come_in_any_order_each_once() -> None:
    """RC-7.5, RC-7.7, RC-7.9: and any of them may be left out; the roll comes last."""
    s = market("teamsters_1", yellow={"track": 20})
    do(s, "use_influence gain_ruble", "take_resources", "take 1")
    assert why(s, "take_resources") == "already_taken"
    assert why(s, "use_influence gain_ruble") == "influence_used_up"
    assert why(s, "use_influence sell_any") == "influence_used_up"
    do(s, "end_market")
    assert asked(s) == "chance roll_die"
    roll(s)
    assert asked(s) == "green player_turn"


def test_a_swapped_token_counts_when_resources_are_taken() -> None:
    """RC-7.10, RC-8.4c, RC-8.7: values are read when the part happens; dice stay."""
    s = market("teamsters_3", yellow={"rubles": 2})
    do(s, "use_influence swap_tokens", "swap_token stone")
    assert why(s, "swap_token stone") == "token_chosen"
    do(s, "swap_token rubles", "take_resources", "take 2")
    assert player(s, "yellow")["rubles"] == 2
    assert [seen(s)["market"][n]["token"] for n in (2, 6)] == ["rubles", "stone"]


def test_own_die_may_run_round_the_market() -> None:
    """RC-7.2, RC-7.3, R16: it does not count itself where it comes back."""
    dice = {**ALONE, "yellow": {"space": 4, "value": 6}, "red": {"space": 4}}
    s = table(2, dice=dice, yellow={"rubles": 2})
    do(s, "move_die die=yellow steps=2", "take_resources")
    assert asked(s) == "yellow take_amount"
    assert offered(s) == ["take 1", "take 2", "take 3"]  # three dice, one gold each


def test_a_space_tells_what_it_gives_now_and_with_another_die() -> None:
    """RC-7.6: what the page promises is what may be taken afterwards."""
    dice = {**ALONE, "yellow": {"space": 4, "value": 6}, "red": {"space": 4}}
    s = table(2, dice=dice, yellow={"rubles": 2})
    there = seen(s)["market"][3]
    assert (there["amount"], there["gives"], there["gives_next"]) == (1, 3, 4)
    do(s, "move_die die=yellow steps=2")
    assert seen(s)["market"][3]["gives"] == 3
    do(s, "take_resources")
    assert offered(s)[-1] == "take 3"


def test_a_full_inventory_takes_nothing() -> None:
    """RC-10.1, RC-10.2, RC-7.6: what does not fit is not taken, nothing is thrown away."""
    s = market("teamsters_1", yellow={"wood": 5})
    do(s, "take_resources")
    assert inventory(s, "yellow") == {"wood": 5, "stone": 1}
    s = market("teamsters_1", yellow={"wood": 6})
    assert why(s, "take_resources") == "no_room"


def test_the_supply_is_limited() -> None:
    """RC-10.4, RC-10.5: the player gets what is left, or nothing; the site holds pieces back."""
    site = ["1.1 green base_06 stone=1", "2.1 yellow", "3.1 yellow", "4.1 yellow", "1.2 yellow"]
    s = market("teamsters_1", site=site, green={"stone": 6}, yellow={"stone": 5})
    assert seen(s)["supply"]["stone"] == 20 - 6 - 5 - 1
    s = market("teamsters_1", yellow={"stone": 5}, supply={"stone": 1})
    do(s, "take_resources")
    assert (inventory(s, "yellow"), asked(s)) == ({"stone": 6}, "yellow market_turn")
    assert seen(s)["supply"]["stone"] == 0
    empty = market("teamsters_1", supply={"stone": 0})
    assert why(empty, "take_resources") == "supply_empty"


def test_a_position_may_set_what_is_in_the_supply() -> None:
    """RC-10.5, RC-14.7: the other pieces are out of the game, and it stays so when written down."""
    s = market("teamsters_1", green={"gold": 2}, supply={"gold": 3, "wood": 20})
    assert (seen(s)["supply"]["gold"], seen(s)["supply"]["brick"]) == (3, 20)
    written = describe(s)
    assert written["supply"] == {"gold": 3}
    again: Any = GAME.load(written)
    assert describe(again) == written
    with pytest.raises(BadField, match="from 0 to 13; got 14"):
        market("teamsters_1", green={"gold": 2}, supply={"gold": 14})


# rubles are limited as well


def broke(s: Any, left: int) -> None:
    """All rubles but so many of the supply have gone to green."""
    s.add_rubles(1, bank(s) - left)


def test_rubles_are_limited_to_the_coins_at_hand() -> None:
    """RC-10.6, R8, RC-7.6: whoever is due more gets what is left."""
    s = market("teamsters_1", tokens=RUBLES_AT_2)
    broke(s, 1)
    do(s, "take_resources")
    assert player(s, "yellow")["rubles"] == 1
    assert seen(s)["supply"]["rubles"] == 0
    assert why(s, "use_influence gain_ruble") == "supply_empty"
    empty = market("teamsters_1", tokens=RUBLES_AT_2)
    broke(empty, 0)
    assert why(empty, "take_resources") == "supply_empty"


def test_without_rubles_nothing_is_sold_and_no_prestige_given() -> None:
    """RC-10.6, RC-8.2, RC-4.2a: what brings only rubles cannot be done for none."""
    s = market("craftsmen_1", yellow={"wood": 2, "track": 20})
    broke(s, 0)
    assert why(s, "use_influence sell_any") == "supply_empty"
    assert why(s, "exchange_prestige") == "supply_empty"
    s = market("craftsmen_3", yellow={"gold": 3, "track": 20})
    broke(s, 3)
    do(s, "use_influence sell_shown_2", "give gold", "give gold")
    assert (inventory(s, "yellow"), player(s, "yellow")["rubles"]) == ({"gold": 1}, 3)
    assert asked(s) == "yellow market_turn"


def test_the_last_rubles_may_go_for_prestige_in_between() -> None:
    """RC-10.6, RC-4.2: a sale begun, or a gain, is then left with less, or with nothing."""
    s = market("craftsmen_1", yellow={"wood": 2, "track": 20})
    broke(s, 2)
    do(s, "use_influence sell_any", "exchange_prestige")
    assert why(s, "give wood") == "supply_empty"
    do(s, "stop_trading")
    s = market("teamsters_1", tokens=RUBLES_AT_2, yellow={"track": 20})
    broke(s, 3)
    do(s, "take_resources", "exchange_prestige")
    assert (player(s, "yellow")["rubles"], asked(s)) == (3, "yellow market_turn")


def test_a_tile_that_was_to_bring_the_last_rubles_lapses_with_them() -> None:
    """RC-10.6, RC-4.2, RC-8.5d: nothing else is face up, so there is nothing left to choose."""
    own: Any = {"track": 20, "workshop": {"yellow": "wt_n_rubles"}}
    s = market("merchants_1", site=["1.1 yellow"], yellow=own)
    broke(s, 2)
    do(s, "use_influence activate_tile", "exchange_prestige")
    assert (player(s, "yellow")["rubles"], asked(s)) == (2, "yellow market_turn")
    own["workshop"]["green"] = "wt_n_stone"
    s = market("merchants_1", site=["1.1 yellow", "2.1 yellow"], yellow=own)
    broke(s, 2)
    do(s, "use_influence activate_tile", "exchange_prestige")
    assert asked(s) == "yellow tile_activation"
    assert why(s, "activate yellow") == "supply_empty"
    do(s, "activate green")
    assert inventory(s, "yellow") == {"stone": 1}


def test_a_section_pays_the_rubles_there_are() -> None:
    """RC-10.6, RC-6.4: a reward is cut short as well."""
    s = table(2, site=["1.1 yellow base_02 wood=2"], yellow={"brick": 1})
    broke(s, 1)
    do(s, "build", "deliver tower=1 floor=1 good=brick")
    assert player(s, "yellow")["rubles"] == 1


@pytest.mark.parametrize(
    ("card", "action", "have", "steps", "left", "rubles"),
    [
        ("craftsmen_1", "sell_any", {"gold": 2}, ["give gold", "stop_trading"], {"gold": 1}, 1),
        ("craftsmen_1", "buy_any", {"rubles": 4},
         ["get gold", "get wood"], {"wood": 1, "gold": 1}, 0),
        ("craftsmen_2", "buy_shown_1", {"rubles": 1}, ["get wood"], {"wood": 1}, 0),
        ("craftsmen_2", "sell_shown_1", {"wood": 1}, ["give wood"], {}, 1),
        ("craftsmen_3", "buy_shown_2", {"rubles": 3}, ["get emerald"], {"emerald": 1}, 1),
        ("craftsmen_3", "sell_shown_2", {"amethyst": 1}, ["give amethyst"], {}, 2),
        ("merchants_1", "exchange_2_1", {"wood": 2}, ["give wood", "get wood"], {"wood": 1}, 0),
        ("merchants_2", "exchange_1_ruble", {"wood": 1, "rubles": 1},
         ["give wood", "get gold"], {"gold": 1}, 0),
        ("merchants_3", "exchange_4_2", {"wood": 4},
         ["give wood", "get gold", "get brick"], {"brick": 1, "gold": 1}, 0),
        ("teamsters_1", "gain_ruble", {}, [], {}, 1),
    ],
)  # fmt: skip
def test_trades(
    card: str,
    action: str,
    have: dict[str, int],
    steps: list[str],
    left: dict[str, int],
    rubles: int,
) -> None:
    """RC-8.1, RC-8.2, RC-8.3a, RC-8.3b, RC-8.3c, RC-8.3d, RC-8.3e, RC-8.3f, RC-8.4d, RC-8.5a,
    RC-8.5b, RC-8.5c, R9: what each takes and brings."""
    s = market(card, yellow=have)
    do(s, f"use_influence {action}", *steps)
    assert (inventory(s, "yellow"), player(s, "yellow")["rubles"]) == (left, rubles)
    assert asked(s) == "yellow market_turn"


def test_a_trade_chosen_is_made_once_at_least() -> None:
    """RC-8.1, RC-8.2: only pictured kinds, only what can be paid and stored."""
    s = market("craftsmen_2", yellow={"rubles": 2, "wood": 1})
    do(s, "use_influence buy_shown_1")
    assert why(s, "stop_trading") == "trade_first"
    assert why(s, "get gold") == "kind_not_shown"
    full = market("craftsmen_2", yellow={"rubles": 2, "wood": 6})
    assert why(full, "use_influence buy_shown_1") == "no_room"
    poor = market("craftsmen_2")
    assert why(poor, "use_influence buy_shown_1") == "too_few_rubles"
    assert why(poor, "use_influence sell_shown_1") == "nothing_to_give"
    assert why(poor, "use_influence sell_any") == "not_on_the_card"


def test_an_exchange_with_a_ruble_brings_another_kind() -> None:
    """RC-8.5b: never the kind given."""
    s = market("merchants_2", yellow={"rubles": 1, "wood": 1})
    do(s, "use_influence exchange_1_ruble", "give wood")
    assert why(s, "get wood") == "same_kind"


@pytest.mark.parametrize(
    ("card", "action", "have", "end"),
    [
        ("clergy_1", "gain_recognition", {"track": 9}, 10),
        ("clergy_1", "buy_prestige", {"track": 9, "rubles": 3}, 13),
    ],
)
def test_the_clergy_gives_points(card: str, action: str, have: dict[str, int], end: int) -> None:
    """RC-8.6a, RC-8.6b, R10."""
    s = market(card, yellow=have)
    do(s, f"use_influence {action}")
    assert track(s, "yellow") == end


def test_a_table_may_have_the_clergy_sell_recognition() -> None:
    """R10: `clergy_points` set to `recognition`, where only ornaments bring prestige in play."""
    s = market("clergy_1", yellow={"track": 9, "rubles": 3}, clergy_points="recognition")
    do(s, "use_influence buy_prestige")
    assert (track(s, "yellow"), player(s, "yellow")["rubles"]) == (10, 0)
    own = {"wood": 1, "gold": 1, "stone": 1, "track": 9}
    s = market("clergy_2", yellow=own, clergy_points="recognition")
    do(s, "use_influence offer_three", "give wood", "give gold", "give stone")
    assert track(s, "yellow") == 10
    s = market("clergy_1", yellow={"track": 9}, clergy_points="recognition")
    do(s, "use_influence gain_recognition")
    assert track(s, "yellow") == 10


def test_three_different_materials_bring_prestige() -> None:
    """RC-8.6c, RC-10.3: each kind once."""
    s = market("clergy_2", yellow={"wood": 2, "gold": 1, "stone": 1})
    do(s, "use_influence offer_three", "give wood")
    assert why(s, "give wood") == "kind_already_given"
    do(s, "give gold", "give stone")
    assert (track(s, "yellow"), inventory(s, "yellow")) == (5, {"wood": 1})


def test_all_types_of_sections_bring_recognition() -> None:
    """RC-8.6d: a base, a middle section and a dome, all finished."""
    s = market("clergy_3", site=["1.1 yellow done", "1.2 yellow done", "1.3 yellow"])
    assert why(s, "use_influence full_tower_kinds") == "not_all_types_finished"
    s = market("clergy_3", site=["1.1 yellow done", "1.2 yellow done", "1.3 yellow done"])
    do(s, "use_influence full_tower_kinds")
    assert track(s, "yellow") == 4


def test_a_tile_may_work_twice_in_a_turn() -> None:
    """RC-8.5d, RC-8.9, RC-9.1, R11: by its die and by the merchants."""
    own = {"workshop": {"yellow": "wt_n_recognition_1"}}
    s = market("merchants_1", site=["1.1 yellow"], yellow=own)
    do(s, "activate yellow", "use_influence activate_tile", "activate yellow")
    assert track(s, "yellow") == 4


def white_turn(**words: Any) -> Any:
    """Yellow moved the white die to space 4, with tiles on both white slots and the merchants."""
    tiles = {"white_1": "wt_n_recognition_1", "white_2": "wt_n_wood", "green": "wt_n_stone"}
    dice = {**ALONE, "white": {"space": 6, "value": 6}}
    cards = ["craftsmen_1", "merchants_1", "teamsters_1", "clergy_1"]
    s = table(2, dice=dice, influence=cards, yellow={"workshop": tiles}, site=THREE_CLAIMS, **words)
    do(s, "move_die die=white")
    return s


def test_one_white_tile_works_in_a_turn_of_the_white_die() -> None:
    """RC-7.8, R11: one is chosen to be activated in this turn, both cannot be; not even by the
    merchants, who may let the same one work again, or any tile that is not white."""
    s = white_turn()
    assert [a for a in offered(s) if a.startswith("activate")] == [
        "activate white_1",
        "activate white_2",
    ]
    do(s, "activate white_1")
    assert seen(s)["white_tile"] == "white_1"
    do(s, "use_influence activate_tile")
    assert offered(s) == ["activate green", "activate white_1"]
    assert why(s, "activate white_2") == "other_white_tile"
    do(s, "activate white_1")
    assert track(s, "yellow") == 4


def test_the_white_tile_of_the_merchants_is_the_one_for_the_die_too() -> None:
    """RC-7.8, R11: whichever comes first."""
    s = white_turn()
    do(s, "use_influence activate_tile", "activate white_2")
    assert why(s, "activate white_1") == "other_white_tile"
    do(s, "activate white_2")
    assert inventory(s, "yellow") == {"wood": 2}


def test_a_new_turn_chooses_among_the_white_tiles_again() -> None:
    """RC-7.8, R11: the words are about this turn."""
    s = white_turn()
    do(s, "activate white_1", "end_market")
    roll(s)
    assert seen(s)["white_tile"] is None


def test_a_table_may_read_the_limit_as_one_of_the_die() -> None:
    """R11: `white_tiles` set to `one_a_die`, the reading of rules before version 3."""
    s = white_turn(white_tiles="one_a_die")
    do(s, "activate white_1", "use_influence activate_tile")
    assert offered(s) == ["activate green", "activate white_1", "activate white_2"]
    assert seen(s)["white_tile"] is None
    do(s, "activate white_2")
    assert (track(s, "yellow"), inventory(s, "yellow")) == (3, {"wood": 1})


def test_less_may_be_taken_of_anything() -> None:
    """R18, RC-7.6: any number up to amount times dice, recognition too, but not none."""
    dice = {**ALONE, "green": {"space": 3}, "red": {"space": 3}}
    s = table(2, dice=dice, tokens=RECOGNITION_AT_2)
    do(s, "move_die die=yellow", "take_resources")
    assert offered(s) == ["take 1", "take 2", "take 3"]
    assert why(s, "take 4") == "too_much_taken"
    assert why(s, "take 0") == "not_now"
    do(s, "take 2")
    assert track(s, "yellow") == 4
    s = table(2, dice=dice)
    do(s, "move_die die=yellow", "take_resources")
    assert offered(s) == [f"take {n}" for n in range(1, 7)]  # two stones for each of three dice


def test_lightning_strikes_once_and_infinity_goes_on() -> None:
    """R9, RC-8.1: trades in money are repeated, an exchange of two for one is not."""
    s = market("merchants_1", yellow={"wood": 4})
    do(s, "use_influence exchange_2_1", "give wood", "get gold")
    assert asked(s) == "yellow market_turn"
    assert why(s, "use_influence activate_tile") == "influence_used_up"
    s = market("merchants_2", yellow={"wood": 2, "rubles": 2})
    do(s, "use_influence exchange_1_ruble", "give wood", "get gold")
    assert "stop_trading" in offered(s)
    do(s, "give wood", "get gold")
    assert (inventory(s, "yellow"), player(s, "yellow")["rubles"]) == ({"gold": 2}, 0)


@pytest.mark.parametrize(("action", "mode"), [
    ("sell_any", "infinity"), ("buy_any", "infinity"), ("buy_shown_1", "infinity"),
    ("sell_shown_1", "infinity"), ("buy_shown_2", "infinity"), ("sell_shown_2", "infinity"),
    ("deliver_1", "lightning"), ("deliver_2", "lightning"), ("swap_tokens", "lightning"),
    ("gain_ruble", "lightning"), ("exchange_2_1", "lightning"), ("exchange_1_ruble", "infinity"),
    ("exchange_4_2", "lightning"), ("activate_tile", "lightning"),
    ("gain_recognition", "lightning"), ("buy_prestige", "lightning"),
    ("offer_three", "lightning"), ("full_tower_kinds", "lightning"),
])  # fmt: skip
def test_modes(action: str, mode: str) -> None:
    """R9: which actions carry which sign."""
    rows: Any = GAME.components["influence_action"]
    assert [row["mode"] for row in rows if row["id"] == action] == [mode]


def test_nothing_is_bought_that_the_supply_lacks() -> None:
    """RC-8.2: neither bought nor exchanged for; pieces just given count."""
    none = dict.fromkeys(MATERIALS, 0)
    jewels = {"gold": 0, "emerald": 0, "amethyst": 0}
    s = market("craftsmen_3", yellow={"rubles": 4}, supply=jewels)
    assert why(s, "use_influence buy_shown_2") == "nothing_to_get"
    s = market("merchants_2", yellow={"rubles": 1, "wood": 1}, supply=none | {"wood": 19})
    assert why(s, "use_influence exchange_1_ruble") == "nothing_to_give"
    s = market("merchants_1", yellow={"wood": 2}, supply=none)
    do(s, "use_influence exchange_2_1", "give wood")
    assert [text for text in offered(s) if text.startswith("get")] == ["get wood"]


def test_a_tile_works_for_its_own_die_once() -> None:
    """RC-7.8, RC-9.1, RC-9.5: face up, in the slot of the moved die; of two white ones one."""
    own = {
        "workshop": {"blue": "wt_n_wood", "white_1": "wt_n_gold", "white_2": "wt_n_stone"},
        "face_down": {"yellow": "wt_n_brick"},
    }
    site = ["1.1 yellow", "2.1 yellow", "3.1 yellow", "4.1 yellow"]
    s = table(2, site=site, yellow=own, dice=ALONE)
    do(s, "move_die die=yellow")
    assert why(s, "activate yellow") == "no_tile_face_up"
    assert why(s, "activate blue") == "slot_of_other_die"
    s = table(2, site=site, yellow=own, dice=ALONE)
    do(s, "move_die die=white", "activate white_2")
    assert inventory(s, "yellow") == {"stone": 1}
    assert why(s, "activate white_1") == "already_activated"


def test_no_tile_no_activation() -> None:
    """RC-8.5d: the merchants need a tile that lies face up and brings something."""
    down = {"face_down": {"yellow": "wt_n_brick"}}
    s = market("merchants_1", site=["1.1 yellow"], yellow=down)
    assert why(s, "use_influence activate_tile") == "no_tile_to_activate"


def test_a_die_tile_brings_the_token_once() -> None:
    """RC-9.2: where the die is now, however many dice lie there."""
    dice = {**ALONE, "green": {"space": 3}, "red": {"space": 3}}
    own = {"workshop": {"yellow": "wt_n_die_red"}}
    s = table(2, dice=dice, site=["1.1 yellow"], yellow=own)
    do(s, "move_die die=yellow", "activate yellow")
    assert offered(s) == ["take 1", "take 2"]  # two stones, not six


def test_a_delivery_by_the_teamsters_takes_one_or_two_pieces() -> None:
    """RC-8.4b, RC-8.8, R7: 3 rubles; an ornament with one jewel at most, or two deliveries."""
    own = {"wood": 2, "emerald": 2, "amethyst": 1, "rubles": 3}
    s = market("teamsters_2", site=["1.1 green done", "2.1 yellow base_02"], yellow=own)
    do(s, "use_influence deliver_2")
    assert player(s, "yellow")["rubles"] == 0
    assert why(s, "decorate tower=1 floor=1 jewels=two_emeralds") == "too_many_deliveries"
    assert why(s, "decorate tower=1 floor=1 jewels=emerald") == ""
    do(s, "deliver tower=2 floor=1 good=wood")
    assert why(s, "decorate tower=1 floor=1 jewels=emerald") == "too_many_deliveries"
    do(s, "stop_delivering")
    assert asked(s) == "yellow market_turn"
    poor = market("teamsters_2", site=["2.1 yellow base_02"], yellow={"wood": 1, "rubles": 2})
    assert why(poor, "use_influence deliver_2") == "too_few_rubles"
    idle = market("teamsters_2", yellow={"wood": 1, "rubles": 3})
    assert why(idle, "use_influence deliver_2") == "nothing_to_deliver"
