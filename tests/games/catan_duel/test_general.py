"""Sections 2 to 5, 13 and 15: what holds whatever the cards do."""

import pytest

from stavitel.engine.core import act, options, settle
from stavitel.games.catan_duel.cards import PLACES, SITES, TOWNS, VARIANTS
from stavitel.games.catan_duel.setup import new_game

from .table import (
    BOX,
    asked,
    at,
    do,
    hand,
    held,
    offered,
    offered_as,
    points,
    position,
    stack,
    stock,
    told,
    watch,
    why,
)

THREE = ["scout", "abbey", "storehouse"]
"""As many cards as a hand may have, so that nobody draws at the end of a turn."""


# section 2


@pytest.mark.parametrize("variant", VARIANTS)
def test_either_colour_starts_with_the_same_probability(variant: str) -> None:
    """CD-2.8, R2, R45: being Red is no advantage, and one draw stands for the dice."""
    s = new_game(BOX, VARIANTS.index(variant), {})
    settle(s)
    while asked(s) != "chance draw_starter":
        act(s, options(s)[0])
    assert offered(s) == ["draw_starter red", "draw_starter blue"]
    assert [int(s.stack[-1].weight(s, action)) for action in options(s)] == [1, 1]
    do(s, "draw_starter blue")
    first = "start_card" if variant == "tournament" else "start_stack"
    assert asked(s) == f"blue {first}"


# section 3


def test_towns_lie_in_even_columns_and_regions_in_odd_ones() -> None:
    """CD-3.1, CD-3.2: written as column and row, above or below."""
    assert {int(town) % 2 for town in TOWNS} == {0}
    assert {int(site[:-1]) % 2 for site in SITES} == {0}
    assert {int(place[:-1]) % 2 for place in PLACES} == {1}
    assert {name[-1] for name in [*SITES, *PLACES]} == {"a", "b"}


@pytest.mark.parametrize(("site", "fed"), [("0a", ["-1a", "1a"]), ("2a", ["1a", "3a"])])
def test_two_settlements_share_the_regions_between_them(site: str, fed: list[str]) -> None:
    """CD-3.2, CD-3.3, CD-3.5: both neighbour the regions of the column between them."""
    s = position(phase="pre_roll", red={"sites": {site: ["storehouse"]}, "stocks": {"grain": 0}})
    do(s, "roll", "roll_production 5", "roll_event event_card", "draw_event year_of_plenty")
    before = {"-1a": 1, "1a": 0, "3a": 0}
    assert {place: stock(s, "red", place) - n for place, n in before.items()} == {
        place: int(place in fed) for place in before
    }


def test_left_and_right_are_seen_by_the_owner() -> None:
    """CD-3.13: the same move leads to the same place for either player."""
    for colour in ("red", "blue"):
        s = position(active=colour, **{colour: {"stocks": {"brick": 2}}})
        do(s, "build_road left")
        assert why(s, "build_road left") == ("road_there", "CD-3.7")
        assert why(s, "build_settlement right") == ("no_road", "CD-3.8")


# section 4


def test_kind_and_place_of_a_resource_of_choice_are_the_players() -> None:
    """CD-4.3, CD-4.4: every region with room is offered, each with its own resource."""
    s = position(
        phase="pre_roll",
        red={"settlements": [4], "regions": {"5a": "stack_fields_1", "5b": "stack_hills_1"}},
    )
    do(s, "roll", "roll_production 5", "roll_event celebration")
    assert offered_as(s, "gain") == ["-1a", "-1b", "1a", "1b", "3a", "3b", "5a", "5b"]
    do(s, "gain 5a")
    assert (stock(s, "red", "3a"), stock(s, "red", "5a")) == (1, 1)


def test_only_what_can_be_stored_is_offered() -> None:
    """CD-4.2, R4: a full region is refused, and with all of them full the gain is lost."""
    full = {"lumber": 3, "gold": 3, "grain": 3, "brick": 3, "wool": 2, "ore": 2}
    s = position(phase="pre_roll", red={"stocks": full})
    do(s, "roll", "roll_production 6", "roll_event celebration")
    assert offered(s) == ["gain 1b", "gain 3b"]
    assert why(s, "gain 3a") == ("store_full", "CD-4.2")
    s = position(phase="pre_roll", red={"stocks": {**full, "wool": 3, "ore": 3}})
    watch(s)
    do(s, "roll", "roll_production 6", "roll_event celebration")
    assert asked(s) == "blue gain"
    assert {"event": "overflowed", "seat": 0, "amount": 1} in told(s)


def test_several_resources_may_be_spread() -> None:
    """CD-4.6: two grain, one on either field."""
    s = position(
        variant="progress",
        red={
            "cities": [0],
            "settlements": [4],
            "regions": {"5a": "stack_fields_1"},
            "sites": {"0a": ["university"]},
            "hand": ["three_field_system"],
        },
    )
    do(s, "play three_field_system", "gain 3a", "gain 5a")
    assert (stock(s, "red", "3a"), stock(s, "red", "5a")) == (2, 1)


# section 5


def test_the_steps_of_a_turn() -> None:
    """CD-5.1, CD-9.1: roll, act, replenish, exchange, and then it is the opponent's turn."""
    s = position(phase="pre_roll", red={"hand": THREE[:2]})
    steps = [asked(s)]
    for line in ("roll", "roll_production 1", "roll_event trade", "end_actions", "draw 1", "skip"):
        do(s, line)
        steps.append(asked(s))
    assert steps == [
        "red pre_roll", "chance roll_production", "chance roll_event", "red action_phase",
        "red draw_choice", "red exchange_choice", "blue pre_roll",
    ]  # fmt: skip


def test_cards_drawn_at_the_end_wait_for_the_next_own_turn() -> None:
    """CD-5.5: after replenishing and exchanging nothing can be played any more."""
    s = position(red={"hand": THREE[:2], "stocks": {"gold": 3}}, stacks=[["goldsmith"]])
    do(s, "end_actions", "draw 1")
    assert "goldsmith" in hand(s, "red")
    assert why(s, "play goldsmith") == ("not_now", "")
    do(s, "skip", "roll", "roll_production 2", "roll_event trade")
    assert asked(s) == "blue action_phase"
    assert why(s, "play goldsmith") == ("not_in_hand", "CD-9.8")


def test_a_freshly_drawn_sebastian_may_answer_an_event() -> None:
    """R6: in the opponent's turn, right after he was drawn."""
    s = position(
        variant="turmoil",
        red={"hand": THREE[:2], "sites": {"0a": ["austin"]}, "stocks": {"gold": 1}},
        stacks=[[], [], [], ["sebastian"]],
    )
    do(s, "end_actions", "draw 4", "skip")
    do(s, "roll", "roll_production 5", "roll_event event_card", "draw_event riots")
    assert asked(s) == "red sebastian_choice"
    do(s, "play_sebastian")
    assert (at(s, "red", "0a"), stock(s, "red", "gold")) == (["austin"], 1)


def test_brigitta_and_reiner_in_one_turn() -> None:
    """CD-5.3, CD-5.4, R5: both dice are set, none is rolled; a second Brigitta is refused."""
    s = position(variant="gold", phase="pre_roll", red={"hand": ["brigitta", "brigitta", "reiner"]})
    do(s, "fix_celebration", "fix_production brigitta 6")
    assert why(s, "fix_production brigitta 5") == ("die_fixed", "CD-5.3")
    do(s, "roll")
    assert stock(s, "red", "grain") == 2
    assert asked(s) == "red gain"


# sections 13 and 15


def test_effects_depend_on_the_condition_and_tokens_mirror_it() -> None:
    """CD-1.7, CD-13.4, CD-13.7: with 2 strength against 0 there is no advantage and no token."""
    s = position(variant="gold", red={"sites": {"0a": ["harald"]}, "hand": ["brigands"]})
    assert why(s, "play brigands") == ("needs_strength_advantage", "CD-13.4")
    assert points(s, "red") == 2
    s = position(variant="gold", red={"sites": {"0a": ["candamir"]}, "hand": ["brigands"]})
    assert why(s, "play brigands") == ("", "")
    assert points(s, "red") == 3


def test_a_settlement_under_a_city_does_not_count() -> None:
    """CD-13.1, CD-17.1: a city is worth 2, not 3."""
    s = position(red={"stocks": {"grain": 2, "ore": 3}})
    do(s, "build_city 2")
    assert points(s, "red") == 3


def test_requirements_of_many_cards() -> None:
    """CD-15.2, CD-18.28: a Hedge Tavern does nothing but allow the attacks."""
    cards = ["archer", "arsonist", "traitor"]
    blue = {"sites": {"0a": ["austin"], "0b": ["abbey"]}, "hand": ["scout"]}
    s = position(variant="turmoil", red={"cities": [0], "hand": cards}, blue=blue)
    for card in cards:
        assert why(s, f"play {card}") == ("needs_card", "CD-9.12")
    tavern = {"cities": [0], "hand": cards, "sites": {"0a": ["hedge_tavern"]}}
    s = position(variant="turmoil", red=tavern, blue=blue)
    assert offered_as(s, "play") == cards


def test_a_lost_condition_card_lies_open_again() -> None:
    """CD-15.7, R23: whoever burns it down, it can be built again."""
    tavern = {"cities": [0], "sites": {"0a": ["hedge_tavern"]}}
    s = position(variant="turmoil", red={**tavern, "hand": ["arsonist"]}, blue=tavern)
    assert s.face_up_left == 0
    do(s, "play arsonist", "choose hedge_tavern 0a")
    assert (at(s, "blue", "0a"), int(s.face_up_left)) == ([], 1)


def test_a_lost_condition_card_goes_under_its_stack_in_the_duel() -> None:
    """R23: there is no face-up stack."""
    s = position(
        variant="duel",
        phase="pre_roll",
        half_moons=["feud", "feud", "riots", "plague", "plague", "trade_ships_race"],
        red={"cities": [0], "sites": {"0a": ["hedge_tavern"]}},
        blue={"sites": {"0a": ["candamir"]}},
    )
    do(s, "roll", "roll_production 6", "roll_event event_card", "draw_event feud")
    do(s, "choose hedge_tavern 0a")
    assert (at(s, "red", "0a"), stack(s, 5)[-1]) == ([], "hedge_tavern")


def test_every_player_pays_from_stocks_everybody_sees() -> None:
    """CD-4.8, CD-20.1: what is paid and gained is told to both."""
    s = position(red={"stocks": {"ore": 3}})
    watch(s)
    do(s, "trade_bank ore wool")
    assert told(s, "blue") == told(s, "red") == told(s)
    assert held(s, "red")["wool"] == 2
