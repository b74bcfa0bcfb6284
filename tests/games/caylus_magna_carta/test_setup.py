"""Section 2: how the table is laid out."""

import pytest

from .table import (
    COLOURS,
    COMPONENTS,
    DECK,
    PRESTIGE,
    asked,
    cards,
    castle,
    dealt,
    do,
    held,
    holding,
    new_game,
    offered,
    player,
    removed,
    road,
    seen,
    told,
    watch,
    why,
)

DRAWN = ["trading_post", "park", "neutral_quarry"]


@pytest.mark.parametrize(("seats", "random_cards"), [(2, 1), (3, 2), (4, 3)])
def test_the_road_runs_from_the_cards_drawn_to_the_peddler(seats: int, random_cards: int) -> None:
    """CMC-2.1: 1 / 2 / 3 neutral cards in the order drawn, then the Peddler."""
    s = new_game(seats)
    do(s, *[f"deal_neutral {card}" for card in DRAWN[:random_cards]])
    assert road(s) == [*DRAWN[:random_cards], "neutral_peddler"]
    assert asked(s) == "chance deal_card"


def test_each_neutral_card_but_the_peddler_can_be_drawn_once() -> None:
    """CMC-2.1: the other four are shuffled; whatever is drawn is no longer among the rest."""
    s = new_game(4)
    assert offered(s) == [
        "deal_neutral park",
        "deal_neutral forest",
        "deal_neutral neutral_quarry",
        "deal_neutral trading_post",
    ]
    do(s, "deal_neutral forest")
    assert offered(s) == [
        "deal_neutral park",
        "deal_neutral neutral_quarry",
        "deal_neutral trading_post",
    ]
    assert why(s, "deal_neutral forest") == ("not_now", "")


def test_neutral_cards_left_over_are_out_of_the_game() -> None:
    """CMC-2.1: with two players three of the five never come."""
    s = dealt(2)
    do(s, "keep_hand", "keep_hand", "draw_first_player red")
    assert road(s) == ["park", "neutral_peddler"]
    assert not [line for line in offered(s) if "forest" in line or "trading_post" in line]


@pytest.mark.parametrize(("seats", "peddler"), [(2, 2), (3, 3), (4, 4)])
def test_the_provost_starts_on_the_peddler(seats: int, peddler: int) -> None:
    """CMC-2.2."""
    s = dealt(seats)
    assert seen(s)["provost"] == peddler
    assert road(s)[peddler - 1] == "neutral_peddler"


def test_all_prestige_buildings_can_be_had_and_only_neutral_cards_make_the_road() -> None:
    """CMC-2.3: seven lie within reach; bridge and castle are no part of the road."""
    s = dealt(4)
    assert seen(s)["prestige"] == PRESTIGE
    assert road(s) == ["park", "forest", "neutral_quarry", "neutral_peddler"]


@pytest.mark.parametrize(("seats", "left"), [(2, [5, 6, 7]), (3, [6, 7, 8]), (4, [7, 8, 9])])
def test_fewer_players_play_for_fewer_tokens(seats: int, left: list[int]) -> None:
    """CMC-2.4: one token of each value less with 3 players, two with 2 players."""
    s = new_game(seats)
    assert castle(s) == left
    assert removed(s) == [0, 0, 0]


def test_every_player_draws_three_of_twelve_cards() -> None:
    """CMC-2.5: from each player's own shuffled pile, so any card can be drawn; 9 are left."""
    s = new_game(3)
    do(s, "deal_neutral park", "deal_neutral forest")
    for colour in COLOURS[:3]:
        assert offered(s) == [f"deal_card {card}" for card in DECK]
        do(s, "deal_card bank", "deal_card market", "deal_card church")
        own = cards(s, colour)
        assert own["hand"] == ["market", "bank", "church"]
        assert own["pile"] == [card for card in DECK if card not in own["hand"]]
        assert player(s, colour)["workers"] == 4
    assert asked(s) == "red mulligan"


def test_a_new_opening_hand_replaces_all_three_cards() -> None:
    """CMC-2.6: the old hand lies face up, three others come from the pile, six stay there."""
    s = dealt(2)
    do(s, "new_hand")
    assert player(s, "red")["discard"] == DECK[:3]
    assert asked(s) == "chance deal_card"
    assert offered(s) == [f"deal_card {card}" for card in DECK[3:]]
    do(s, "deal_card market", "deal_card bank", "deal_card church")
    hand = ["market", "bank", "church"]
    pile = [card for card in DECK[3:] if card not in hand]
    assert cards(s, "red") == {"hand": hand, "pile": pile, "discard": DECK[:3]}


def test_an_opening_hand_is_kept_or_changed_as_a_whole_and_once() -> None:
    """CMC-2.6: all three or none, and no second time."""
    s = dealt(2)
    assert offered(s) == ["keep_hand", "new_hand"]
    assert why(s, "draw_card") == ("not_now", "")
    do(s, "new_hand", "deal_card market", "deal_card bank", "deal_card church")
    assert asked(s) == "green mulligan"


def test_a_kept_opening_hand_stays_as_it_is() -> None:
    """CMC-2.6: nobody has to change."""
    s = dealt(2)
    watch(s)
    do(s, "keep_hand")
    assert told(s) == [{"event": "hand_kept", "seat": 0}]
    assert cards(s, "red") == {"hand": DECK[:3], "pile": DECK[3:], "discard": []}


def test_a_new_opening_hand_is_free() -> None:
    """CMC-2.6: unlike the exchange of action B it costs nothing."""
    s = dealt(2)
    do(s, "new_hand", "deal_card market", "deal_card bank", "deal_card church")
    assert held(s, "red") == holding(food=2, wood=2, deniers=4)


def test_opening_hands_are_settled_in_seat_order_before_the_first_player_is_drawn() -> None:
    """CMC-2.6, CMC-2.9, R20."""
    s = dealt(4)
    questions = []
    for _ in COLOURS:
        questions.append(asked(s))
        do(s, "keep_hand")
    assert questions == ["red mulligan", "green mulligan", "orange mulligan", "blue mulligan"]
    assert asked(s) == "chance draw_first_player"
    assert seen(s)["first_player"] is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_starts_with_food_wood_and_money(seats: int) -> None:
    """CMC-2.7: 2 food, 2 wood, 4 deniers, no stone and no gold."""
    s = dealt(seats)
    start = holding(food=2, wood=2, deniers=4)
    assert [held(s, colour) for colour in COLOURS[:seats]] == [start] * seats


def test_what_nobody_received_is_in_the_stock() -> None:
    """CMC-2.8: of cubes and coins only the starting goods are out, none lie on cards."""
    s = dealt(4)
    out = {kind: sum(held(s, colour)[kind] for colour in COLOURS) for kind in holding()}
    box = {good["id"]: good["box_count"] for good in COMPONENTS["goods"]}
    box["deniers"] = COMPONENTS["money"]["box_count"]
    stock = {kind: box[kind] - out[kind] for kind in box}
    assert stock == {"food": 17, "wood": 17, "stone": 25, "gold": 25, "deniers": 40}
    assert [slot["store"] for slot in seen(s)["road"]] == [None] * 4


@pytest.mark.parametrize("first", ["red", "green", "orange"])
def test_chance_names_the_first_player_who_then_begins(first: str) -> None:
    """CMC-2.9, R20: any seat can be drawn."""
    s = dealt(3)
    do(s, "keep_hand", "keep_hand", "keep_hand")
    assert offered(s) == [f"draw_first_player {colour}" for colour in COLOURS[:3]]
    do(s, f"draw_first_player {first}")
    assert seen(s)["first_player"] == first
    assert asked(s) == f"{first} player_turn"
