"""Sections 7, 8 and 10: market, influence, inventory and supply."""

from typing import Any

import pytest

from .table import asked, do, inventory, offered, player, roll, seen, table, track, why

ALONE = {
    "yellow": {"space": 4, "value": 6}, "green": {"space": 5}, "red": {"space": 6},
    "blue": {"space": 7}, "white": {"space": 3},
}  # fmt: skip


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
    dice = {**ALONE, "yellow": {"space": 3, "value": 6}, "red": {"space": 3}}
    s = table(2, dice=dice, yellow={"rubles": 2})
    do(s, "move_die die=yellow steps=2", "take_resources")
    assert asked(s) == "yellow take_amount"
    assert offered(s) == ["take 1", "take 2", "take 3"]  # three dice, one gold each


def test_a_full_inventory_takes_nothing() -> None:
    """RC-10.1, RC-10.2, RC-7.6: what does not fit is not taken, nothing is thrown away."""
    s = market("teamsters_1", yellow={"wood": 5})
    do(s, "take_resources")
    assert inventory(s, "yellow") == {"wood": 5, "stone": 1}
    s = market("teamsters_1", yellow={"wood": 6})
    assert why(s, "take_resources") == "no_room"


def test_the_supply_is_limited() -> None:
    """RC-10.4, RC-10.5: the player gets what is left, or nothing."""
    held = {"stone": 6}
    site = [
        f"{n}.1 {who} base_0{5 + n} stone=1" for n, who in [(1, "green"), (3, "green")] if n == 1
    ]
    s = market("teamsters_1", site=site, green=held, yellow={"stone": 5})
    assert seen(s)["supply"]["stone"] == 20 - 6 - 5 - 1
    s.add(1, 2, 8)
    s.add_supply(2, -8)
    assert why(s, "take_resources") == "supply_empty"


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
    """RC-8.1, RC-8.2, RC-8.3a to RC-8.3f, RC-8.4d, RC-8.5a, RC-8.5b, RC-8.5c."""
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
