"""Sections 1 and 2: what is in the box, and how it is laid out."""

from collections import Counter

import pytest

from stavitel.engine.core import options

from .table import COMPONENTS, GAME, STARTERS, asked, dealt, do, each, new_game, offered, seen


def test_the_board_has_seventeen_spaces_in_eight_places() -> None:
    """PE-1.1, PE-6.2: by area, with a cost track from 7 to 0 and gold up to 30."""
    spaces = {row["id"]: (row["area"], len(row["spaces"])) for row in COMPONENTS["location"]}
    assert spaces == {
        "bishop": (2, 1), "kingsbridge": (4, 2), "priory": (5, 2), "court": (9, 4),
        "shiring": (10, 2), "castle": (11, 1), "market": (12, 4), "start_player": (14, 1),
    }  # fmt: skip
    assert sum(n for _, n in spaces.values()) == 17
    assert COMPONENTS["cost_track"]["values"] == [7, 6, 5, 4, 3, 2, 1, 0]
    assert COMPONENTS["constants"]["gold_max"] == 30


def test_figures_of_a_player_and_of_nobody() -> None:
    """PE-1.2, PE-1.3: builders and workers by colour; grey and black workers, die and cathedral."""
    figures = {row["id"]: (row["per_player"], row["total"]) for row in COMPONENTS["figure"]}
    assert figures["master_builder"] == (3, 12)
    assert figures["small_worker"] == (7, 28)
    assert figures["large_worker"] == (1, 4)
    assert figures["grey_worker"] == (0, 4)
    assert figures["black_worker"] == (0, 1)
    assert sorted(COMPONENTS["tax_die"]["faces"]) == [2, 3, 3, 4, 4, 5]
    assert len(COMPONENTS["cathedral"]["parts"]) == 6


def test_cubes_and_cards_in_the_box() -> None:
    """PE-1.4, PE-1.5: 82 cubes, 24 round craftsmen in six groups, 9 + 16 + 10 other cards."""
    cubes = {row["id"]: row["cubes_total"] for row in COMPONENTS["resource"]}
    assert cubes == {"wood": 23, "stone": 23, "sand": 23, "metal": 13}
    rounds = Counter(row["round"] for row in COMPONENTS["craftsman"])
    assert rounds == {0: 3, 1: 4, 2: 4, 3: 4, 4: 4, 5: 4, 6: 4}
    yields = [(row["resource"], row["amount"]) for row in COMPONENTS["resource_card"]]
    assert sorted(yields) == [(kind, n) for kind in ("sand", "stone", "wood") for n in (2, 3, 4)]
    assert len(COMPONENTS["advantage"]) == 16
    assert sum(row["last_round_only"] for row in COMPONENTS["advantage"]) == 2


def test_five_events_are_good_and_five_are_bad() -> None:
    """PE-1.5, R33: the sign of an event follows from what it does."""
    signs = {row["id"]: row["polarity"] for row in COMPONENTS["event"]}
    assert [name for name, sign in signs.items() if sign == "positive"] == [
        "kings_victory", "richard_takes_the_castle", "monastery_goods", "madonna_statue",
        "volunteers",
    ]  # fmt: skip
    assert Counter(signs.values()) == {"positive": 5, "negative": 5}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_is_the_same_for_every_number_of_players(seats: int) -> None:
    """PE-2.1, PE-2.2, PE-2.8, PE-2.9, PE-2.10: but for the builders in the bag."""
    s = new_game(seats)
    assert each(s, "bag") == [3] * seats
    assert each(s, "craftsmen") == [STARTERS] * seats
    view = seen(s)
    assert view["market"] == {"wood": 4, "stone": 4, "sand": 4}
    assert view["court_metal"] == 1
    assert view["supply"] == {"wood": 19, "stone": 19, "sand": 19, "metal": 12}
    assert (view["price"], view["black_worker"], view["grey_workers"]) == (7, None, None)
    assert GAME.min_seats == 2 and GAME.max_seats == 4


def test_chance_names_the_starting_player() -> None:
    """PE-2.3, R36: any seat may be drawn."""
    s = new_game(3)
    assert asked(s) == "chance draw_starting_player"
    assert offered(s) == [f"draw_starting_player {name}" for name in ("blue", "red", "green")]


def test_gold_follows_the_order_of_play() -> None:
    """PE-2.4: 20 for the starting player, then clockwise 21, 22, 23; 2 points each."""
    s = new_game(4)
    do(s, "draw_starting_player green")
    assert each(s, "gold") == [22, 23, 20, 21]
    assert each(s, "points") == [2, 2, 2, 2]


def test_a_round_deals_from_its_own_four_craftsmen() -> None:
    """PE-2.5, PE-4.2: the first to Shiring 1, the next to Shiring 2, the others into the offer."""
    s = new_game()
    do(s, "draw_starting_player blue", "deal_advantage aliena", "deal_advantage jack")
    four = ["r1_mason", "r1_toolmaker", "r1_mortar_mixer", "r1_master_woodworker"]
    assert offered(s) == [f"deal_craftsman {name}" for name in four]
    do(s, "deal_craftsman r1_toolmaker")
    assert len(options(s)) == 3
    do(s, "deal_craftsman r1_mason")
    assert seen(s)["shiring"] == ["r1_toolmaker", "r1_mason"]
    assert seen(s)["offer"]["craftsmen"] == ["r1_mortar_mixer", "r1_master_woodworker"]


def test_any_of_fourteen_advantage_cards_may_come_first() -> None:
    """PE-2.6, PE-4.1: the two last-round cards do not, and no card comes twice."""
    s = new_game()
    do(s, "draw_starting_player blue")
    assert len(options(s)) == 14
    assert "deal_advantage near_completion" not in offered(s)
    assert "deal_advantage king_at_the_festivities" not in offered(s)
    do(s, "deal_advantage wool_fair")
    assert len(options(s)) == 13
    assert "deal_advantage wool_fair" not in offered(s)


def test_seven_of_nine_resource_cards_are_offered() -> None:
    """PE-4.3: two stay out, so the offer has nine cards with the craftsmen."""
    s = dealt()
    assert len(seen(s)["offer"]["resources"]) == 7
    assert len(seen(s)["offer"]["craftsmen"]) == 2


def test_any_of_ten_events_may_come_first() -> None:
    """PE-2.7: four are removed unseen, so nobody can rule one out."""
    s = dealt()
    while asked(s) != "chance reveal_event":
        do(s, offered(s)[0])
    assert len(options(s)) == 10
