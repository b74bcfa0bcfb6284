"""Section 12: the beginner game."""

import pytest

from .table import (
    DECK,
    GAME,
    PRESTIGE,
    asked,
    built,
    cards,
    castle,
    dealt,
    details,
    do,
    held,
    holding,
    offered,
    offered_as,
    player,
    points,
    road,
    seen,
    table,
    told,
    watch,
    why,
)

BEGINNER_DECK = [card for card in DECK if card not in ("lawyer", "church")]
BEGINNER_PRESTIGE = [building for building in PRESTIGE if building != "hotel"]


def test_there_is_no_provost_and_no_phase_for_him() -> None:
    """CMC-12.1: after the actions the buildings follow at once."""
    s = table(variant="beginner")
    assert seen(s)["provost"] is None
    watch(s)
    do(s, "pass", "pass")
    phases = [GAME.words["phase"][e["phase"]] for e in told(s) if e["event"] == "phase_started"]
    assert phases == ["buildings", "castle", "end_round", "income", "actions"]
    assert not [e for e in told(s) if e["event"] == "provost_advanced"]


def test_the_whole_road_is_activated() -> None:
    """CMC-12.1: a worker on the last card counts."""
    s = table(
        variant="beginner", only="buildings",
        built=["red bank", "green bank", "red large_farm worker=green"],
    )  # fmt: skip
    assert asked(s) == "green worker large_farm"
    do(s, "take 1", "take 1")
    assert (held(s, "green"), held(s, "red")) == (holding(food=2), holding(food=1))


def test_lawyer_and_church_are_in_no_deck() -> None:
    """CMC-12.2, R32: ten cards each."""
    s = dealt(4, "beginner")
    for colour in ["red", "green", "orange", "blue"]:
        own = cards(s, colour)
        assert sorted(own["hand"] + own["pile"]) == sorted(BEGINNER_DECK)
        assert (len(own["hand"]), len(own["pile"])) == (3, 7)


@pytest.mark.parametrize("card", ["lawyer", "church"])
def test_lawyer_and_church_cannot_be_built(card: str) -> None:
    """CMC-12.2."""
    s = table(variant="beginner", red={"food": 5, "wood": 5, "stone": 5})
    assert why(s, f"build {card}") == ("not_in_this_game", "CMC-12.2")
    assert details(s, f"build {card}") == {"card": DECK.index(card)}


def test_income_is_two_deniers_for_everyone() -> None:
    """CMC-12.2: there are no residences and no Hotel to add to it."""
    s = table(
        variant="beginner", phase="income", built=["red bank"], green={"prestige": ["statue"]}
    )
    assert (held(s, "red"), held(s, "green")) == (holding(deniers=2), holding(deniers=2))


def test_a_residence_has_no_place_in_a_beginner_game() -> None:
    """CMC-12.2: the table knows such a position to be unsound."""
    data: dict[str, object] = {
        "variant": "beginner",
        "road": [
            {"card": "park"},
            {"card": "neutral_peddler"},
            {"card": "bank", "owner": "red", "face": "residence"},
        ],
    }
    assert GAME.check(GAME.load(data)) == ["road 3: bank cannot be a residence"]


def test_the_hotel_is_taken_out() -> None:
    """CMC-12.3, R32: six prestige buildings are left."""
    s = table(variant="beginner", red={"stone": 5, "gold": 5})
    assert seen(s)["prestige"] == BEGINNER_PRESTIGE == seen(dealt(2, "beginner"))["prestige"]
    assert why(s, "build_prestige hotel") == ("prestige_not_in_this_game", "CMC-12.3")
    assert details(s, "build_prestige hotel") == {"building": PRESTIGE.index("hotel")}
    assert "build_prestige hotel" not in offered(s)


def test_a_prestige_building_needs_no_residence() -> None:
    """CMC-12.4: it is put in front of its builder and is no part of the road."""
    s = table(variant="beginner", red={"wood": 2, "gold": 1})
    assert offered_as(s, "build_prestige") == ["build_prestige theatre"]
    do(s, "build_prestige theatre")
    watch(s)
    do(s, "pay gold=1 wood=2")
    assert asked(s) == "green player_turn"
    assert player(s, "red")["prestige"] == ["theatre"]
    assert road(s) == ["park", "neutral_peddler"]
    assert held(s, "red") == holding()
    assert told(s)[-1] == {"event": "prestige_built_in_front", "seat": 0, "building": 0}


def test_a_player_may_have_several_prestige_buildings_in_front() -> None:
    """CMC-12.4, CMC-5.43: but each of them exists only once."""
    s = table(
        variant="beginner", red={"stone": 2, "gold": 9, "prestige": ["theatre"]},
        green={"gold": 9},
    )  # fmt: skip
    assert why(s, "build_prestige theatre") == ("prestige_taken", "CMC-5.43")
    do(s, "build_prestige statue", "pay gold=1 stone=2")
    assert player(s, "red")["prestige"] == ["theatre", "statue"]
    assert why(s, "build_prestige statue") == ("prestige_taken", "CMC-5.43")


def test_a_prestige_building_must_be_paid_for_all_the_same() -> None:
    """CMC-12.4, CMC-12.6."""
    s = table(variant="beginner", red={"wood": 2})
    assert why(s, "build_prestige theatre") == ("cost_not_covered", "CMC-3.6")


def test_scoring_counts_everything_but_residences() -> None:
    """CMC-12.5: tokens, road buildings, prestige buildings in front, gold, goods, deniers."""
    s = table(
        variant="beginner", built=["red bank", "red market"],
        red={
            "food": 2, "stone": 1, "gold": 2, "deniers": 4, "prestige": ["theatre", "monument"],
            "tokens": {"palace": 2},
        },
    )  # fmt: skip
    assert points(s, "red") == {
        "tokens": 8,
        "buildings": 5,
        "prestige": 16,
        "gold": 2,
        "goods": 1,
        "deniers": 1,
        "total": 33,
    }


def test_setup_is_as_in_the_standard_game() -> None:
    """CMC-12.6: road, tokens, goods, and the new opening hand."""
    s = dealt(3, "beginner")
    assert (asked(s), offered(s)) == ("red mulligan", ["keep_hand", "new_hand"])
    assert road(s) == ["park", "forest", "neutral_peddler"]
    assert castle(s) == [6, 7, 8]
    assert held(s, "red") == holding(food=2, wood=2, deniers=4)
    do(s, "new_hand")
    assert cards(s, "red")["discard"] == DECK[:3]


def test_actions_and_castle_are_as_in_the_standard_game() -> None:
    """CMC-12.6: workers, buildings, passing, effects, deliveries."""
    s = table(
        variant="beginner", red={"hand": ["market"], "wood": 2, "deniers": 1},
        green={"food": 2, "wood": 1, "stone": 1, "deniers": 1},
    )  # fmt: skip
    do(s, "build market", "pay wood=2", "place_worker 3", "pass", "pass")
    do(s, "sell option=1 good=food", "take 1")
    assert built(s) == ["red market"]
    assert asked(s) == "green delivery"
    do(s, "deliver food=1 wood=1 stone=1")
    assert held(s, "green") == holding(gold=1, deniers=6)
    assert held(s, "red") == holding(deniers=5)
    assert (castle(s), seen(s)["first_player"]) == ([4, 6, 7], "green")
