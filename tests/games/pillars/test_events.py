"""Areas 1 and 2 with the ten events (PE-7.1, PE-7.2, section 12)."""

import pytest

from .table import (
    STARTERS,
    area,
    asked,
    cubes,
    do,
    each,
    offered,
    offered_as,
    player,
    seen,
    skip_chance,
    why,
)

NO_MILL = {"resources": ["sand_2", "stone_4"]}  # all twelve workers are out
NEGATIVE = [
    "cathedral_collapse", "prior_against_bishop", "hard_winter", "city_wall", "hamleigh_levy",
]  # fmt: skip
POSITIVE = [
    "kings_victory", "richard_takes_the_castle", "monastery_goods", "madonna_statue", "volunteers",
]  # fmt: skip


def test_the_kings_victory_brings_gold() -> None:
    """PE-12.1, PE-7.1.1: 5 for everybody, at once."""
    s = area("event", blue=NO_MILL, red={"resources": ["sand_3", "stone_3"], "gold": 27})
    do(s, "draw_event kings_victory")
    assert each(s, "gold") == [5, 30]


def test_richard_takes_the_castle() -> None:
    """PE-12.2: 1 metal for everybody."""
    s = area("event", 3)
    do(s, "draw_event richard_takes_the_castle")
    assert [cubes(s, colour) for colour in ("blue", "red", "green")] == [{"metal": 1}] * 3


def test_the_monastery_buys() -> None:
    """PE-12.3: up to five workers in the mill earn two gold."""
    s = area("event", blue={"resources": ["wood_4"]})
    do(s, "draw_event monastery_goods")
    assert each(s, "gold") == [6, 17]


def test_a_collapse_costs_everybody_a_craftsman_of_choice() -> None:
    """PE-12.6: removed from the game."""
    s = area("event")
    do(s, "draw_event cathedral_collapse")
    assert offered(s) == [f"dismiss {name}" for name in STARTERS]
    assert why(s, "dismiss r1_mason") == ("not_your_craftsman", "PE-3.8")
    do(s, "dismiss start_woodworker", "dismiss start_stonecutter")
    assert each(s, "craftsmen") == [
        ["start_mortar_mixer", "start_stonecutter"],
        ["start_mortar_mixer", "start_woodworker"],
    ]


def test_who_has_no_craftsman_loses_none() -> None:
    """PE-12.6: and is not asked."""
    s = area("event", blue={"craftsmen": []})
    do(s, "draw_event cathedral_collapse")
    assert asked(s) == "red collapse_loss"


def test_prior_against_bishop() -> None:
    """PE-12.7: two points, for the unprotected."""
    s = area("event", 3, blue={"points": 6}, red={"points": 2}, green={"points": 1})
    do(s, "draw_event prior_against_bishop")
    assert each(s, "points") == [4, 0, 0]


def test_the_hard_winter_takes_a_cube_from_every_card_of_the_unprotected() -> None:
    """PE-12.8, PE-7.1.3, R34: protection lasts until the cubes are taken."""
    s = area("event", builders={"bishop": "red"}, blue={"resources": ["wood_2", "sand_3"]},
             red={"resources": ["wood_3", "sand_2"]})  # fmt: skip
    do(s, "draw_event hard_winter", "protect")
    assert cubes(s, "blue") == {"wood": 1, "sand": 2}
    assert cubes(s, "red") == {"wood": 3, "sand": 2}


def test_volunteers_add_a_cube_to_every_card() -> None:
    """PE-12.5: to each card, not to each player."""
    s = area("event", blue={"resources": ["sand_2", "sand_3"]})
    do(s, "draw_event volunteers")
    assert cubes(s, "blue") == {"sand": 7}


def test_the_city_wall_in_the_last_round_does_nothing() -> None:
    """PE-12.9, R6: but the bishop's choice is still offered."""
    s = area("event", round=6, builders={"bishop": "red"})
    do(s, "draw_event city_wall")
    assert asked(s) == "red bishop_choice"
    do(s, "take_cube wood")
    assert seen(s)["city_wall"] == []


def test_the_levy_is_paid_by_everybody_unprotected() -> None:
    """PE-12.10, PE-3.5: in gold as far as it goes."""
    s = area("event", builders={"bishop": "red"}, blue=NO_MILL | {"gold": 9},
             red={"resources": ["sand_3", "stone_3"], "gold": 9})  # fmt: skip
    do(s, "draw_event hamleigh_levy", "protect")
    assert each(s, "gold") == [5, 9]


@pytest.mark.parametrize("event", NEGATIVE)
def test_the_bishop_protects_or_gives_a_cube(event: str) -> None:
    """PE-7.1.2, PE-7.2.2: the choice comes right after the reveal of a negative event."""
    s = area("event", builders={"bishop": "red"})
    do(s, f"draw_event {event}")
    assert asked(s) == "red bishop_choice"
    assert offered(s) == ["protect", "take_cube wood", "take_cube stone", "take_cube sand"]
    do(s, "protect")
    assert cubes(s, "red") == {}
    assert seen(s)["protected"] == ["red"]


@pytest.mark.parametrize("event", POSITIVE)
def test_after_a_positive_event_the_bishop_gives_a_cube(event: str) -> None:
    """PE-7.2.1, PE-7.2.3: wood, stone or sand, which the market then lacks."""
    s = area("event", builders={"bishop": "red"})
    do(s, f"draw_event {event}")
    assert asked(s) == "red bishop_cube"
    assert offered(s) == ["take_cube wood", "take_cube stone", "take_cube sand"]
    assert why(s, "take_cube metal") == ("never_metal", "PE-7.12.3")
    assert why(s, "protect") == ("not_now", "")
    do(s, "take_cube sand")
    assert cubes(s, "red").pop("sand") == 1
    assert seen(s)["market"] == {"wood": 4, "stone": 4, "sand": 3}


def test_the_bishop_has_nothing_that_the_market_lacks() -> None:
    """PE-7.2.3: the cube comes off the market's stock."""
    s = area("bishop", builders={"bishop": "red"}, market={"wood": 0})
    assert why(s, "take_cube wood") == ("stock_too_small", "PE-7.12.3")


@pytest.mark.parametrize("good", ["wood", "stone", "sand"])
def test_the_bishop_gives_the_last_cube_of_the_market(good: str) -> None:
    """PE-7.2.1, PE-7.2.3: one cube of any kind is enough."""
    nothing = {"wood": 0, "stone": 0, "sand": 0}
    s = area("bishop", builders={"bishop": "red"}, market=nothing | {good: 1})
    assert asked(s) == "red bishop_cube"
    assert offered(s) == [f"take_cube {good}"]


def test_nobody_at_the_bishop_is_asked_nothing() -> None:
    """PE-7.2.1: no cube, no question."""
    s = area("event")
    do(s, "draw_event volunteers")
    assert asked(s) == "chance roll_tax"


def test_thomas_protects_after_the_reveal() -> None:
    """PE-11.5, PE-7.1.2: once; the card is gone."""
    s = area("event", round=2, red={"points": 5, "advantages": ["archbishop_thomas"]})
    do(s, "draw_event prior_against_bishop")
    assert asked(s) == "red thomas_choice"
    assert offered(s) == ["keep_card archbishop_thomas", "use_card archbishop_thomas"]
    do(s, "use_card archbishop_thomas")
    assert (player(s, "red")["points"], player(s, "red")["advantages"]) == (5, [])


def test_thomas_is_never_compulsory() -> None:
    """PE-11.5: whoever keeps the card feels the event."""
    s = area("event", round=2, red={"points": 5, "advantages": ["archbishop_thomas"]})
    do(s, "draw_event prior_against_bishop", "keep_card archbishop_thomas")
    assert player(s, "red")["points"] == 3
    assert player(s, "red")["advantages"] == ["archbishop_thomas"]


def test_reactions_are_offered_only_when_they_matter() -> None:
    """PE-11.18: Thomas neither after a positive event nor when the bishop already protects."""
    s = area("event", round=2, red={"advantages": ["archbishop_thomas"]})
    do(s, "draw_event volunteers")
    assert asked(s) == "chance roll_tax"
    s = area("event", round=2, builders={"bishop": "red"},
             red={"advantages": ["archbishop_thomas"]})  # fmt: skip
    do(s, "draw_event prior_against_bishop", "protect")
    assert asked(s) == "chance roll_tax"


def test_protection_from_the_wall_reaches_into_the_next_round() -> None:
    """PE-12.9, R34: who is protected uses three builders."""
    s = area("event", 3, round=1, builders={"bishop": "green"})
    do(s, "draw_event city_wall", "protect")
    assert seen(s)["city_wall"] == ["blue", "red"]


def test_the_madonna_gives_one_craftsman_one_use_more() -> None:
    """PE-12.4, PE-7.13.3: at the start of each player's conversion."""
    s = area("cathedral", event="madonna_statue", blue={"wood": 2})
    assert asked(s) == "blue madonna_choice"
    assert offered_as(s, "strengthen") == STARTERS
    do(s, "strengthen_nobody", "end_conversion")
    assert asked(s) == "red madonna_choice"


def test_events_come_once() -> None:
    """PE-7.1.1: what has been revealed does not come again."""
    s = area("event", round=3, past_events=["volunteers", "city_wall"])
    assert len(offered(s)) == 8
    assert "draw_event city_wall" not in offered(s)
    do(s, "draw_event kings_victory")
    skip_chance(s)
    assert seen(s)["past_events"] == ["volunteers", "city_wall"]
