"""Section 11: the end of the game and scoring."""

import pytest

from .table import (
    DECK,
    GAME,
    asked,
    castle,
    do,
    held,
    holding,
    offered,
    points,
    seen,
    table,
    tokens,
    told,
    watch,
)

BATCH = {"food": 1, "wood": 1, "stone": 1}
DELIVER = "deliver food=1 wood=1 stone=1"


def test_the_round_with_the_last_token_is_the_final_one() -> None:
    """CMC-11.1, CMC-9.8: after the delivery nobody is asked any more."""
    s = table(phase="castle", castle=[0, 0, 1], round=9, red=BATCH, green=BATCH)
    watch(s)
    do(s, DELIVER)
    assert (asked(s), seen(s)["phase"], seen(s)["round"]) == ("nobody", "game_end", 9)
    assert told(s)[-1] == {"event": "game_ended", "round": 9}
    assert GAME.scores(s) == [3, 1]


def test_phase_six_of_the_last_round_is_not_played() -> None:
    """CMC-11.1, R30: provost, first player and bridge stay as they are, no income comes."""
    s = table(phase="castle", castle=[0, 0, 1], provost=1, bridge=["green", "red"])
    assert seen(s)["phase"] == "game_end"
    assert (seen(s)["provost"], seen(s)["first_player"]) == (1, "red")
    assert seen(s)["bridge"] == ["green", "red"]
    assert (held(s, "red"), held(s, "green")) == (holding(), holding())


def test_the_church_does_not_end_the_game_on_the_spot() -> None:
    """CMC-11.1, CMC-9.3, CMC-9.8, R13: phases 4 and 5 are finished, then the game ends."""
    s = table(
        phase="buildings", castle=[0, 0, 1], provost=4,
        built=["red church worker=green", "red large_farm worker=green"],
        green={**BATCH, "deniers": 5}, red={"deniers": 3},
    )  # fmt: skip
    assert offered(s) == ["decline", "take 1"]
    do(s, "take 1")
    assert (castle(s), asked(s)) == ([0, 0, 0], "green worker large_farm")
    do(s, "take 1")
    assert asked(s) == "red owner large_farm"
    do(s, "take 1")
    assert (asked(s), seen(s)["phase"]) == ("nobody", "game_end")
    assert tokens(s, "green") == [0, 0, 1]
    assert held(s, "green") == holding(food=3, wood=1, stone=1, deniers=3)
    assert held(s, "red") == holding(food=1, deniers=3)


@pytest.mark.parametrize(
    ("mine", "worth"),
    [
        ({"palace": 1}, 4),
        ({"palace": 5, "walls": 1}, 23),
        ({"palace": 5, "walls": 6, "towers": 1}, 40),
    ],
)
def test_tokens_score_four_three_and_two(mine: dict[str, int], worth: int) -> None:
    """CMC-11.2."""
    s = table(red={"tokens": mine})
    assert points(s, "red") == {"tokens": worth, "total": worth}


def test_removed_tokens_score_for_nobody() -> None:
    """CMC-11.2, CMC-9.7."""
    assert GAME.scores(table(castle=[3, 6, 7])) == [0, 0]


def test_buildings_on_the_road_score_their_printed_points() -> None:
    """CMC-11.3: for their owner, whoever works there."""
    s = table(built=["red bank worker=green", "red small_farm", "green peddler"])
    assert points(s, "red") == {"buildings": 4, "total": 4}
    assert points(s, "green") == {"buildings": 2, "total": 2}


def test_cards_off_the_road_score_nothing() -> None:
    """CMC-11.3: neither hand nor pile nor discard."""
    s = table(red={"hand": DECK[:6], "discard": DECK[6:9]})
    assert GAME.scores(s) == [0, 0]


def test_residences_score_one_point_each() -> None:
    """CMC-11.4: the points of the turned face no longer count."""
    s = table(built=["red bank residence", "red church residence", "green market residence"])
    assert points(s, "red") == {"residences": 2, "total": 2}
    assert points(s, "green") == {"residences": 1, "total": 1}


def test_prestige_buildings_score_in_place_of_their_residence() -> None:
    """CMC-11.5: 14 for the Cathedral and nothing for the residence below."""
    s = table(built=["red bank cathedral", "green church residence"])
    assert points(s, "red") == {"prestige": 14, "total": 14}
    assert points(s, "green") == {"residences": 1, "total": 1}


def test_gold_scores_one_point_a_cube() -> None:
    """CMC-11.6."""
    s = table(red={"gold": 5})
    assert points(s, "red") == {"gold": 5, "total": 5}


@pytest.mark.parametrize(
    ("cubes", "worth"),
    [
        ({"food": 2}, 0),
        ({"food": 1, "wood": 1, "stone": 1}, 1),
        ({"stone": 3}, 1),
        ({"food": 3, "wood": 2}, 1),
        ({"wood": 2, "stone": 4}, 2),
    ],
)
def test_basic_goods_score_a_point_for_three_in_any_mixture(
    cubes: dict[str, int], worth: int
) -> None:
    """CMC-11.7, R28: counted together, rounded down."""
    s = table(red=cubes)
    assert points(s, "red") == ({"goods": worth, "total": worth} if worth else {})


@pytest.mark.parametrize(("deniers", "worth"), [(2, 0), (3, 1), (5, 1), (6, 2), (8, 2)])
def test_deniers_score_a_point_for_three(deniers: int, worth: int) -> None:
    """CMC-11.8, R28."""
    s = table(red={"deniers": deniers})
    assert points(s, "red") == ({"deniers": worth, "total": worth} if worth else {})


def test_goods_and_deniers_are_rounded_separately() -> None:
    """CMC-11.7, CMC-11.8, R28: 2 cubes and 2 deniers make no point; gold is no basic good."""
    s = table(red={"food": 2, "deniers": 2, "gold": 1})
    assert points(s, "red") == {"gold": 1, "total": 1}


def test_store_cubes_score_for_nobody() -> None:
    """CMC-11.7, R28: four cubes on the card belong to nobody."""
    s = table(seats=3, built=["red small_farm store=4"], red={"food": 2})
    assert points(s, "red") == {"buildings": 1, "total": 1}


def test_a_final_score() -> None:
    """CMC-11.2, CMC-11.3, CMC-11.4, CMC-11.5, CMC-11.6, CMC-11.7, CMC-11.8, R28: 29 points."""
    s = table(
        seats=3, phase="game_end", castle=[0, 0, 0],
        built=["red bank", "red small_farm", "red market residence", "red church theatre"],
        red={
            "food": 2, "wood": 3, "stone": 3, "gold": 2, "deniers": 8,
            "hand": ["lawyer", "peddler", "large_farm", "gold_mine"],
            "tokens": {"palace": 1, "walls": 2, "towers": 1},
        },
    )  # fmt: skip
    assert points(s, "red") == {
        "tokens": 12,
        "buildings": 4,
        "residences": 1,
        "prestige": 6,
        "gold": 2,
        "goods": 2,
        "deniers": 2,
        "total": 29,
    }
    assert GAME.scores(s) == [29, 0, 0]


def test_the_player_with_the_most_points_wins() -> None:
    """CMC-11.9."""
    s = table(seats=3, phase="game_end", castle=[0, 0, 0], red={"gold": 30}, orange={"gold": 31})
    assert (GAME.scores(s), GAME.places(s)) == ([30, 0, 31], [2, 3, 1])


def test_players_tied_for_the_most_share_the_victory() -> None:
    """CMC-11.9, R29: nothing breaks the tie, neither money nor order."""
    s = table(
        seats=3, phase="game_end", castle=[0, 0, 0],
        red={"gold": 31}, green={"gold": 30, "deniers": 5}, orange={"gold": 30},
    )  # fmt: skip
    assert (GAME.scores(s), GAME.places(s)) == ([31, 31, 30], [1, 1, 3])
