"""Section 5: order of turns, drawing, exchanging, workers, passing (building: see construction)."""

import pytest

from .table import (
    COLOURS,
    DECK,
    asked,
    cards,
    details,
    do,
    held,
    holding,
    offered,
    offered_as,
    player,
    road,
    seen,
    table,
    told,
    watch,
    why,
)

# order of turns


def test_turns_go_round_the_table_one_action_each() -> None:
    """CMC-5.1: the first player begins, then clockwise, again and again."""
    s = table(seats=3, first_player="green", red={"deniers": 9}, green={"deniers": 9})
    turns = []
    for line in ["place_worker 1", "pass", "place_worker 2", "place_worker 3", "pass"]:
        turns.append(asked(s))
        do(s, line)
    turns.append(asked(s))
    assert turns == [
        "green player_turn",
        "orange player_turn",
        "red player_turn",
        "green player_turn",
        "red player_turn",
        "green player_turn",
    ]


@pytest.mark.parametrize(
    "lines",
    [
        ["draw_card", "deal_card bank"],
        ["exchange_hand", "deal_card bank"],
        ["place_worker 1"],
        ["build market", "pay wood=2"],
        ["build_prestige theatre", "pay gold=1 wood=2", "choose_residence 3"],
        ["pass"],
    ],
)
def test_every_action_is_one_turn(lines: list[str]) -> None:
    """CMC-5.1: exactly one action, then the next player is asked."""
    s = table(
        built=["red church residence"],
        red={"deniers": 1, "hand": ["market"], "wood": 2, "gold": 1},
    )
    do(s, *lines)
    assert asked(s) == "green player_turn"


@pytest.mark.parametrize(
    ("first", "again"),
    [
        (["draw_card", "deal_card bank"], ["draw_card", "deal_card church"]),
        (
            ["exchange_hand", "deal_card bank", "deal_card church"],
            ["exchange_hand", "deal_card peddler", "deal_card gold_mine"],
        ),
        (["place_worker 1"], ["place_worker 2"]),
        (["build market", "pay wood=2"], ["build small_farm", "pay food=1 wood=1"]),
        (
            ["build_prestige theatre", "pay gold=1 wood=2", "choose_residence 3"],
            ["build_prestige statue", "pay gold=1 stone=2", "choose_residence 4"],
        ),
    ],
)
def test_an_action_may_be_chosen_again_and_again(first: list[str], again: list[str]) -> None:
    """CMC-5.2: each of A to E any number of times in a phase."""
    cubes = {"food": 1, "wood": 3, "stone": 2, "gold": 2}
    s = table(
        built=["red large_farm residence", "red large_quarry residence"],
        red={"deniers": 2, "hand": ["market", "small_farm"], **cubes},
    )
    do(s, *first, "pass", *again)
    assert asked(s) == "red player_turn"


def test_passing_is_always_allowed() -> None:
    """CMC-5.2: with nothing to pay with, and with everything."""
    assert offered(table()) == ["pass"]
    rich = {"deniers": 9, "food": 9, "wood": 9, "stone": 9, "gold": 9, "hand": ["market"]}
    assert offered(table(red=rich))[-1] == "pass"


def test_an_action_whose_conditions_are_not_met_is_not_offered() -> None:
    """CMC-5.2: everything that is possible is offered, and nothing else."""
    s = table(
        built=["green bank worker=green", "red church residence"],
        red={"deniers": 1, "hand": ["market", "bank"], "wood": 2, "gold": 1},
    )
    assert offered(s) == [
        "draw_card",
        "exchange_hand",
        "place_worker 1",
        "place_worker 2",
        "build market",
        "build_prestige theatre",
        "pass",
    ]


@pytest.mark.parametrize("line", ["move_provost 0", "decline", "stop_delivering", "pay wood=2"])
def test_a_turn_is_no_time_for_other_phases(line: str) -> None:
    """CMC-5.1: a turn is one of the actions A to F."""
    assert why(table(), line) == ("not_now", "")


def test_a_player_left_alone_goes_on_until_passing() -> None:
    """CMC-5.3, R22: the last active player takes one action after another."""
    s = table(seats=3, bridge=["red", "orange"], turn="green", green={"deniers": 3})
    for line in ["place_worker 1", "place_worker 2", "place_worker 3"]:
        assert asked(s) == "green player_turn"
        do(s, line)
    assert asked(s) == "green player_turn"
    do(s, "pass")
    assert asked(s) == "red provost_turn"


# A: draw a card


def test_drawing_costs_a_denier_and_brings_one_card() -> None:
    """CMC-5.10."""
    s = table(red={"deniers": 3, "hand": ["market"]})
    do(s, "draw_card")
    assert (asked(s), held(s, "red")) == ("chance deal_card", holding(deniers=2))
    do(s, "deal_card bank")
    assert cards(s, "red")["hand"] == ["market", "bank"]
    assert len(cards(s, "red")["pile"]) == 10


def test_nobody_draws_from_nothing() -> None:
    """CMC-5.11, R4: with pile and discard empty there is no card to pay for."""
    s = table(red={"deniers": 2, "hand": DECK})
    assert why(s, "draw_card") == ("no_card_to_draw", "CMC-5.11")
    assert "draw_card" not in offered(s)


@pytest.mark.parametrize(
    "own", [{"hand": DECK[1:]}, {"hand": DECK[1:], "discard": DECK[:1]}, {"discard": DECK}]
)
def test_one_card_in_pile_or_discard_is_enough_to_draw(own: dict[str, list[str]]) -> None:
    """CMC-5.11: both count together."""
    s = table(red={"deniers": 1, **own})
    assert "draw_card" in offered(s)
    do(s, "draw_card", "deal_card small_farm")
    assert "small_farm" in cards(s, "red")["hand"]


# B: exchange the hand


def test_exchanging_replaces_the_whole_hand_for_a_denier() -> None:
    """CMC-5.12: all cards go face up on the discard pile, as many are drawn."""
    s = table(red={"deniers": 2, "hand": ["market", "bank"], "discard": ["church"]})
    do(s, "exchange_hand")
    assert held(s, "red") == holding(deniers=1)
    assert player(s, "red")["discard"] == ["market", "bank", "church"]
    assert (cards(s, "red")["hand"], asked(s)) == ([], "chance deal_card")
    do(s, "deal_card peddler", "deal_card lawyer")
    assert cards(s, "red")["hand"] == ["peddler", "lawyer"]
    assert asked(s) == "green player_turn"


def test_an_exchange_draws_from_the_pile_first() -> None:
    """CMC-5.12, CMC-5.13: cards just put away do not come back while the pile lasts."""
    s = table(red={"deniers": 1, "hand": ["market", "bank"], "discard": DECK[:4]})
    do(s, "exchange_hand")
    pile = ["lawyer", "large_farm", "large_sawmill", "large_quarry", "gold_mine", "church"]
    assert offered(s) == [f"deal_card {card}" for card in pile]


def test_an_exchange_with_a_short_pile_goes_on_from_the_shuffled_discard() -> None:
    """CMC-5.13, R3: first the rest of the pile, then any of the four discards."""
    road_cards = [f"red {card}" for card in DECK[6:]]
    s = table(built=road_cards, red={"deniers": 1, "hand": DECK[:3], "discard": DECK[5:6]})
    do(s, "exchange_hand")
    assert offered(s) == ["deal_card peddler", "deal_card market"]
    do(s, "deal_card peddler", "deal_card market")
    assert offered(s) == [f"deal_card {card}" for card in [*DECK[:3], "lawyer"]]
    do(s, "deal_card small_farm")
    assert cards(s, "red") == {
        "hand": ["small_farm", "peddler", "market"],
        "pile": ["small_sawmill", "small_quarry", "lawyer"],
        "discard": [],
    }
    assert held(s, "red") == holding()


def test_an_empty_hand_cannot_be_exchanged() -> None:
    """CMC-5.14, R4."""
    s = table(red={"deniers": 1})
    assert why(s, "exchange_hand") == ("empty_hand", "CMC-5.14")
    assert "exchange_hand" not in offered(s)


def test_a_hand_with_nothing_else_to_draw_cannot_be_exchanged() -> None:
    """CMC-5.14, R4: pile and discard are counted before the hand is put away."""
    s = table(red={"deniers": 1, "hand": DECK})
    assert why(s, "exchange_hand") == ("nothing_to_exchange", "CMC-5.14")
    assert "exchange_hand" not in offered(s)


@pytest.mark.parametrize("discard", [[], ["church"]])
def test_one_other_card_is_enough_to_exchange(discard: list[str]) -> None:
    """CMC-5.14: in the pile or in the discard."""
    s = table(red={"deniers": 1, "hand": DECK[:11], "discard": discard})
    assert "exchange_hand" in offered(s)


# C: place a worker


def test_a_worker_costs_a_denier() -> None:
    """CMC-5.20: 1 denier, one worker from the supply, on one card."""
    s = table(red={"deniers": 3})
    do(s, "place_worker 2")
    assert road(s) == ["park", "neutral_peddler worker=red"]
    assert (held(s, "red"), player(s, "red")["workers"]) == (holding(deniers=2), 3)


def test_the_price_of_a_worker_never_rises() -> None:
    """CMC-5.20, R1: the last of four players pays 1 denier like everybody else."""
    s = table(
        seats=4, bridge=["red", "green", "orange"], turn="blue", blue={"deniers": 4},
        built=["red bank"],
    )  # fmt: skip
    do(s, "place_worker 1", "place_worker 5")
    assert held(s, "blue") == holding(deniers=2)


@pytest.mark.parametrize("owner", ["red", "green"])
def test_the_price_of_a_worker_is_the_same_on_own_and_foreign_cards(owner: str) -> None:
    """CMC-5.20, R1."""
    s = table(built=[f"{owner} bank"], red={"deniers": 1})
    do(s, "place_worker 3")
    assert (held(s, "red"), held(s, "green")) == (holding(), holding())


def test_neutral_own_and_foreign_buildings_take_workers_anywhere() -> None:
    """CMC-5.21, R21: the provost on position 1 keeps nobody from going farther."""
    s = table(built=["red bank", "green market"], provost=1, red={"deniers": 1})
    assert offered_as(s, "place_worker") == [f"place_worker {n}" for n in range(1, 5)]


def test_there_is_no_place_beyond_the_road() -> None:
    """CMC-5.21: a worker stands on a card."""
    s = table(built=["red bank"], red={"deniers": 1})
    assert why(s, "place_worker 4") == ("off_the_road", "CMC-5.21")
    assert details(s, "place_worker 4") == {"position": 3, "road": 3}


def test_a_card_holds_one_worker_at_most() -> None:
    """CMC-5.22: neither its owner nor the worker's owner can add another."""
    s = table(
        seats=3, built=["green market"], turn="red",
        red={"deniers": 2}, green={"deniers": 1}, orange={"deniers": 1},
    )  # fmt: skip
    do(s, "place_worker 4")
    for colour in ["green", "orange", "red"]:
        assert asked(s) == f"{colour} player_turn"
        assert why(s, "place_worker 4") == ("worker_there", "CMC-5.22")
        assert details(s, "place_worker 4") == {"seat": 0}
        assert "place_worker 4" not in offered(s)
        do(s, "pass")


def test_residences_and_prestige_buildings_take_no_workers() -> None:
    """CMC-5.23, CMC-8.20: whoever owns them."""
    built_cards = ["red bank residence", "green bank residence", "red church theatre"]
    s = table(built=built_cards, red={"deniers": 1})
    assert why(s, "place_worker 3") == ("no_worker_on_residence", "CMC-5.23")
    assert why(s, "place_worker 4") == ("no_worker_on_residence", "CMC-5.23")
    assert why(s, "place_worker 5") == ("no_worker_on_prestige", "CMC-5.23")
    assert details(s, "place_worker 5") == {"building": 0}
    assert offered_as(s, "place_worker") == ["place_worker 1", "place_worker 2"]


def test_four_workers_are_all_there_are() -> None:
    """CMC-5.24: without a worker in the supply none can be placed."""
    placed = ["park worker=red", "forest worker=red", "neutral_peddler worker=red"]
    s = table(
        seats=3, start=placed, built=["red bank worker=red", "red market"], red={"deniers": 9}
    )
    assert why(s, "place_worker 5") == ("no_worker_left", "CMC-5.24")
    assert offered_as(s, "place_worker") == []


def test_the_fourth_worker_can_still_be_placed() -> None:
    """CMC-5.24: one worker and one denier are enough."""
    placed = ["park worker=red", "forest worker=red", "neutral_peddler worker=red"]
    s = table(seats=3, start=placed, built=["red bank"], red={"deniers": 1})
    assert offered_as(s, "place_worker") == ["place_worker 4"]


def test_a_worker_needs_a_free_card() -> None:
    """CMC-5.24: if a worker stands on every building, none can be placed."""
    s = table(
        start=["park worker=green", "neutral_peddler worker=red"],
        built=["red bank residence"],
        red={"deniers": 5},
    )
    assert offered_as(s, "place_worker") == []


# F: pass


def test_the_first_to_pass_takes_a_denier_and_the_lowest_space() -> None:
    """CMC-5.50, CMC-5.51: the next one takes space 2 and no denier."""
    s = table(seats=4, first_player="orange", orange={"deniers": 3}, blue={"deniers": 3})
    watch(s)
    do(s, "pass", "pass")
    assert told(s) == [
        {"event": "passed", "seat": 2, "space": 1, "denier": 1},
        {"event": "passed", "seat": 3, "space": 2, "denier": 0},
    ]
    assert seen(s)["bridge"] == ["orange", "blue"]
    assert (held(s, "orange"), held(s, "blue")) == (holding(deniers=4), holding(deniers=3))


def test_whoever_has_passed_takes_no_more_actions() -> None:
    """CMC-5.52: the turns go on without that player."""
    s = table(seats=3, red={"deniers": 9}, green={"deniers": 9}, orange={"deniers": 9})
    do(s, "place_worker 1", "pass")
    turns = []
    for line in ["place_worker 2", "draw_card", "deal_card bank", "draw_card"]:
        turns.append(asked(s))
        do(s, line)
    assert turns == [
        "orange player_turn",
        "red player_turn",
        "chance deal_card",
        "orange player_turn",
    ]


def test_the_order_of_passing_is_the_order_of_the_provost_phase() -> None:
    """CMC-5.53: not the order of seats."""
    s = table(seats=3, turn="red", red={"deniers": 1}, green={"deniers": 3}, orange={"deniers": 2})
    do(s, "place_worker 1", "draw_card", "deal_card bank", "pass", "pass", "pass")
    assert seen(s)["bridge"] == ["orange", "red", "green"]
    turns = []
    for _ in range(3):
        turns.append(asked(s))
        do(s, "move_provost 0")
    assert turns == ["orange provost_turn", "red provost_turn", "green provost_turn"]


def test_the_order_of_passing_is_the_order_of_the_castle_phase() -> None:
    """CMC-5.53."""
    batch = {"food": 1, "wood": 1, "stone": 1}
    order = ["blue", "green", "red", "orange"]
    s = table(
        seats=4, only="castle", bridge=order, red=batch, green=batch, orange=batch, blue=batch
    )
    turns = []
    for _ in range(4):
        turns.append(asked(s))
        do(s, "stop_delivering")
    assert turns == [f"{colour} delivery" for colour in order]


def test_the_phase_ends_when_all_have_passed() -> None:
    """CMC-5.54: not before, and then at once."""
    s = table(seats=4)
    for colour in COLOURS:
        assert (seen(s)["phase"], asked(s)) == ("actions", f"{colour} player_turn")
        do(s, "pass")
    assert seen(s)["phase"] == "provost"
