"""Section 3: the course of the game, payments, gold, drawing."""

from itertools import product

import pytest

from .table import (
    COLOURS,
    DECK,
    GAME,
    asked,
    cards,
    dealt,
    details,
    do,
    held,
    holding,
    offered,
    offered_as,
    seen,
    table,
    told,
    watch,
    why,
)

COSTS = {  # food, wood, stone, gold, any; the list of section 8
    "small_farm": (1, 1, 0, 0, 0),
    "small_sawmill": (1, 1, 0, 0, 0),
    "small_quarry": (1, 1, 0, 0, 0),
    "peddler": (0, 1, 0, 0, 1),
    "market": (0, 1, 0, 0, 1),
    "lawyer": (1, 1, 0, 0, 0),
    "large_farm": (1, 0, 2, 0, 0),
    "large_sawmill": (1, 0, 2, 0, 0),
    "large_quarry": (1, 0, 2, 0, 0),
    "gold_mine": (1, 0, 2, 0, 0),
    "bank": (0, 1, 2, 0, 0),
    "church": (0, 1, 2, 0, 0),
    "theatre": (0, 2, 0, 1, 0),
    "statue": (0, 0, 2, 1, 0),
    "hotel": (0, 0, 3, 1, 0),
    "stables": (3, 0, 0, 2, 0),
    "town_hall": (0, 3, 0, 2, 0),
    "monument": (0, 0, 3, 2, 0),
    "cathedral": (0, 0, 5, 3, 0),
}


def valid_payments(cost: tuple[int, ...], most: tuple[int, ...]) -> list[str]:
    """Every payment the formula of CMC-3.6 allows, fewest gold first."""
    found = []
    for gold, food, wood, stone in product(*[range(n + 1) for n in most]):
        surplus = max(0, food - cost[0]) + max(0, wood - cost[1]) + max(0, stone - cost[2])
        if gold + food + wood + stone == sum(cost) and surplus <= cost[4]:
            amounts = {"gold": gold, "food": food, "wood": wood, "stone": stone}
            found.append(" ".join(["pay", *[f"{k}={n}" for k, n in amounts.items() if n]]))
    return found


def test_a_round_has_six_phases() -> None:
    """CMC-3.1: income, actions, provost, buildings, castle, end of the round, then anew."""
    s = dealt(2)
    do(s, "keep_hand", "keep_hand")
    watch(s)
    do(s, "draw_first_player red", "pass", "pass", "move_provost 0", "move_provost 0")
    phases = [GAME.words["phase"][e["phase"]] for e in told(s) if e["event"] == "phase_started"]
    assert phases == [
        "income",
        "actions",
        "provost",
        "buildings",
        "castle",
        "end_round",
        "income",
        "actions",
    ]
    assert seen(s)["phase"] == "actions"
    assert [e["round"] for e in told(s) if e["event"] == "round_started"] == [1, 2]


def test_what_is_paid_goes_to_nobody() -> None:
    """CMC-3.2: neither the owner of the card nor anyone else gets the price of a worker."""
    s = table(
        seats=3,
        built=["green market"],
        red={"deniers": 3},
        green={"deniers": 1},
        orange={"food": 1},
    )
    do(s, "place_worker 4")
    assert held(s, "red") == holding(deniers=2)
    assert held(s, "green") == holding(deniers=1)
    assert held(s, "orange") == holding(food=1)


def test_what_is_gained_comes_from_nobody() -> None:
    """CMC-3.2: gains come from the stock, not from other players."""
    s = table(
        only="buildings",
        start=["trading_post worker=red", "neutral_peddler"],
        built=["green large_farm worker=red"],
        provost=3,
        green={"deniers": 2, "food": 2},
    )
    do(s, "take 1", "take 1", "take 1")
    assert held(s, "red") == holding(deniers=2, food=2)
    assert held(s, "green") == holding(deniers=2, food=3)


def test_there_is_no_credit_for_deniers() -> None:
    """CMC-3.2: a price must be covered when it is paid."""
    s = table(red={"hand": ["market"]})
    for line in ["draw_card", "exchange_hand", "place_worker 1"]:
        assert why(s, line) == ("too_few_deniers", "CMC-3.2")
        assert details(s, line) == {"need": 1, "have": 0}
    assert offered(s) == ["pass"]


@pytest.mark.parametrize(
    ("line", "missing"),
    [
        ("pay food=1 wood=1", {"good": 0, "need": 1, "have": 0}),
        ("pay wood=2", {"good": 1, "need": 2, "have": 1}),
        ("pay wood=1 stone=1", {"good": 2, "need": 1, "have": 0}),
        ("pay gold=2", {"good": 3, "need": 2, "have": 1}),
    ],
)
def test_there_is_no_credit_for_cubes(line: str, missing: dict[str, int]) -> None:
    """CMC-3.2: only cubes the player holds can be paid."""
    s = table(red={"hand": ["market"], "wood": 1, "gold": 1})
    do(s, "build market")
    assert offered(s) == ["pay gold=1 wood=1"]
    assert why(s, line) == ("cubes_not_held", "CMC-3.2")
    assert details(s, line) == missing


def test_clockwise_means_on_to_the_left() -> None:
    """CMC-3.3: red, green, orange, blue sit in this order, and red sits left of blue."""
    s = table(seats=4, first_player="orange")
    turns = []
    for _ in range(4):
        turns.append(asked(s))
        do(s, "pass")
    assert turns == [
        "orange player_turn",
        "blue player_turn",
        "red player_turn",
        "green player_turn",
    ]


def test_a_cost_names_fixed_and_free_cubes() -> None:
    """CMC-3.4: the Market's wood is fixed, its other cube is free; the Farm's are all fixed."""
    s = table(red={"hand": ["market", "large_farm"], "food": 1, "wood": 1, "stone": 2})
    market = table(red={"hand": ["market"], "food": 1, "wood": 1, "stone": 2})
    do(s, "build large_farm")
    do(market, "build market")
    assert offered(s) == ["pay food=1 stone=2"]
    assert offered(market) == ["pay wood=1 stone=1", "pay food=1 wood=1"]


def test_a_free_cube_takes_one_surplus_cube_and_no_more() -> None:
    """CMC-3.4, CMC-3.5, CMC-3.6: every way to pay 1 wood and 1 any cube, and some that fail."""
    s = table(red={"hand": ["market"], "food": 3, "wood": 3, "stone": 3, "gold": 3})
    do(s, "build market")
    assert offered(s) == [
        "pay wood=1 stone=1",
        "pay wood=2",
        "pay food=1 wood=1",
        "pay gold=1 stone=1",
        "pay gold=1 wood=1",
        "pay gold=1 food=1",
        "pay gold=2",
    ]
    assert why(s, "pay food=1 stone=1") == ("cubes_do_not_fit", "CMC-3.5")
    assert why(s, "pay food=2") == ("cubes_do_not_fit", "CMC-3.5")


@pytest.mark.parametrize(
    ("line", "paid"), [("pay wood=1", 1), ("pay wood=3", 3), ("pay gold=3", 3)]
)
def test_there_is_no_overpaying_and_no_underpaying(line: str, paid: int) -> None:
    """CMC-3.6: exactly as many cubes as the cost demands."""
    s = table(red={"hand": ["market"], "wood": 3, "gold": 3})
    do(s, "build market")
    assert why(s, line) == ("wrong_number_of_cubes", "CMC-3.6")
    assert details(s, line) == {"need": 2, "paid": paid}


def test_nothing_stands_for_a_required_gold_cube() -> None:
    """CMC-3.5, R5: the Theatre costs 2 wood and 1 gold; more gold will do, less will not."""
    s = table(built=["red bank residence"], red={"wood": 3, "stone": 3, "food": 3, "gold": 3})
    do(s, "build_prestige theatre")
    assert offered(s) == ["pay gold=1 wood=2", "pay gold=2 wood=1", "pay gold=3"]
    assert why(s, "pay wood=3") == ("cubes_do_not_fit", "CMC-3.5")
    assert why(s, "pay wood=2 stone=1") == ("cubes_do_not_fit", "CMC-3.5")


def test_without_gold_a_cost_with_gold_is_not_covered() -> None:
    """CMC-3.5: any number of other cubes cannot replace the one gold of the Theatre."""
    s = table(built=["red bank residence"], red={"food": 9, "wood": 9, "stone": 9, "deniers": 9})
    assert why(s, "build_prestige theatre") == ("cost_not_covered", "CMC-3.6")
    assert offered_as(s, "build_prestige") == []


def test_cubes_never_replace_deniers() -> None:
    """CMC-3.5, R5: gold buys neither a card nor a worker nor a step of the provost."""
    s = table(red={"hand": ["church"], "gold": 2}, phase="actions")
    assert offered(s) == ["pass"]
    provost = table(only="provost", built=["red bank"], bridge=["green", "red"], red={"gold": 9})
    do(provost, "move_provost 0")
    assert offered(provost) == ["move_provost 0"]


def test_deniers_never_replace_cubes() -> None:
    """CMC-3.5: money does not build."""
    s = table(red={"hand": ["small_farm"], "deniers": 9, "food": 1})
    assert why(s, "build small_farm") == ("cost_not_covered", "CMC-3.6")
    assert details(s, "build small_farm") == {"missing": 1}


@pytest.mark.parametrize("building", list(COSTS))
def test_a_payment_is_valid_exactly_when_number_and_surplus_fit(building: str) -> None:
    """CMC-3.6: as many cubes as the cost has, and no more surplus than free cubes."""
    cubes = {"food": 4, "wood": 4, "stone": 6, "gold": 5}
    verb = "build" if building in DECK else "build_prestige"
    hand, built = ([building], []) if building in DECK else ([], ["red bank residence"])
    s = table(built=built, red={"hand": hand, **cubes})
    do(s, f"{verb} {building}")
    assert offered(s) == valid_payments(COSTS[building], (5, 4, 4, 6))


@pytest.mark.parametrize(
    ("card", "cubes", "missing"),
    [
        ("large_farm", {}, 3),
        ("large_farm", {"stone": 5}, 1),
        ("large_farm", {"food": 1, "stone": 1}, 1),
        ("large_farm", {"gold": 2}, 1),
        ("large_farm", {"gold": 2, "stone": 1}, 0),
        ("large_farm", {"gold": 3}, 0),
        ("market", {}, 2),
        ("market", {"wood": 1}, 1),
        ("market", {"food": 5}, 1),
        ("market", {"gold": 1}, 1),
        ("market", {"gold": 1, "stone": 1}, 0),
        ("market", {"wood": 2}, 0),
        ("market", {"wood": 1, "gold": 1}, 0),
        ("market", {"gold": 2}, 0),
    ],
)
def test_a_card_can_be_built_exactly_when_some_payment_covers_it(
    card: str, cubes: dict[str, int], missing: int
) -> None:
    """CMC-3.6: the table also says how many cubes are missing."""
    s = table(red={"hand": [card], **cubes})
    assert offered_as(s, "build") == ([] if missing else [f"build {card}"])
    if missing:
        assert why(s, f"build {card}") == ("cost_not_covered", "CMC-3.6")
        assert details(s, f"build {card}") == {"missing": missing}


def test_gold_may_be_paid_while_the_good_is_held() -> None:
    """CMC-3.6, R6: allowed, but the payment with the least gold is suggested first."""
    s = table(red={"hand": ["small_farm"], "food": 1, "wood": 1, "gold": 2})
    do(s, "build small_farm")
    assert offered(s) == [
        "pay food=1 wood=1",
        "pay gold=1 wood=1",
        "pay gold=1 food=1",
        "pay gold=2",
    ]
    do(s, "pay gold=2")
    assert held(s, "red") == holding(food=1, wood=1)


def test_a_payment_takes_exactly_the_chosen_cubes() -> None:
    """CMC-3.2, CMC-3.6."""
    s = table(built=["red bank residence"], red={"food": 4, "wood": 4, "stone": 6, "gold": 4})
    do(s, "build_prestige cathedral", "pay gold=4 stone=4", "choose_residence 3")
    assert held(s, "red") == holding(food=4, wood=4, stone=2)


def test_a_card_is_drawn_from_the_pile_while_it_lasts() -> None:
    """CMC-3.8, R2: any card of the pile may be on top; the discard is not touched."""
    s = table(red={"deniers": 1, "hand": DECK[:4], "discard": DECK[4:10]})
    do(s, "draw_card")
    assert offered(s) == ["deal_card bank", "deal_card church"]
    do(s, "deal_card church")
    assert cards(s, "red") == {
        "hand": [*DECK[:4], "church"],
        "pile": ["bank"],
        "discard": DECK[4:10],
    }


def test_the_discard_is_shuffled_only_when_a_card_is_needed() -> None:
    """CMC-3.8, R2: taking the last card of the pile leaves the discard open."""
    s = table(red={"deniers": 2, "hand": DECK[:4], "discard": DECK[4:11]})
    do(s, "draw_card", "deal_card church")
    assert cards(s, "red") == {"hand": [*DECK[:4], "church"], "pile": [], "discard": DECK[4:11]}
    do(s, "pass")
    watch(s)
    do(s, "draw_card")
    assert cards(s, "red") == {"hand": [*DECK[:4], "church"], "pile": DECK[4:11], "discard": []}
    assert offered(s) == [f"deal_card {card}" for card in DECK[4:11]]
    assert {"event": "pile_renewed", "seat": 0, "cards": 7} in told(s)


def test_there_is_no_hand_limit() -> None:
    """CMC-3.8: a player can hold all twelve cards."""
    s = table(red={"deniers": 1, "hand": DECK[:11]})
    do(s, "draw_card", "deal_card church")
    assert cards(s, "red")["hand"] == DECK


def test_cards_of_the_road_belong_to_whose_card_they_are() -> None:
    """CMC-3.9: building, residence and prestige building have an owner, neutral cards none."""
    s = table(seats=3, built=["orange bank", "green market residence", "red church statue"])
    assert [slot["owner"] for slot in seen(s)["road"]] == [
        None,
        None,
        None,
        "orange",
        "green",
        "red",
    ]


def test_the_owner_of_a_card_is_the_one_who_profits_from_it() -> None:
    """CMC-3.9: residences pay and buildings score for their own owner alone."""
    s = table(seats=4, phase="income", built=["blue bank", "orange market residence"])
    assert [held(s, colour)["deniers"] for colour in COLOURS] == [2, 2, 3, 2]
    assert GAME.scores(s) == [0, 0, 2, 3]
