"""Section 8 again: the Lawyer, and the rulings about him."""

from typing import Any

import pytest

from .table import (
    DECK,
    GAME,
    asked,
    built,
    castle,
    details,
    do,
    held,
    holding,
    offered,
    player,
    points,
    seen,
    table,
    told,
    watch,
    why,
)


def lawsuit(*cards: str, provost: int = 3, **words: Any) -> Any:
    """Phase 4 with red's worker on green's Lawyer at position 2; `cards` lie behind it."""
    road = ["green lawyer worker=red", *cards]
    return table(only="buildings", built=road, provost=provost, **words)


def test_the_owner_of_the_worker_turns_an_own_card_for_a_food() -> None:
    """CMC-8.7: then the owner of the Lawyer may take 2 deniers."""
    s = lawsuit("red large_farm", "red lawyer", red={"food": 1})
    assert (asked(s), offered(s)) == (
        "red worker lawyer",
        ["decline", "turn_over position=4 good=food"],
    )
    do(s, "turn_over position=4 good=food")
    assert built(s) == ["green lawyer worker=red", "red large_farm residence", "red lawyer"]
    assert held(s, "red") == holding()
    assert (asked(s), offered(s)) == ("green owner lawyer", ["decline", "take 1"])
    do(s, "take 1")
    assert held(s, "green") == holding(deniers=2)


def test_a_turned_card_is_a_residence_at_once() -> None:
    """CMC-8.7: 1 PP instead of its own, 1 denier at each income, no workers."""
    s = lawsuit("red bank", red={"food": 1, "deniers": 1}, green={"deniers": 0})
    assert (points(s, "red"), player(s, "red")["income"]) == ({"buildings": 3, "total": 3}, 2)
    do(s, "turn_over position=4 good=food")
    assert (points(s, "red"), player(s, "red")["income"]) == ({"residences": 1, "total": 1}, 3)


def test_a_residence_stays_a_residence() -> None:
    """CMC-8.7: in the next round it takes no worker and can carry a prestige building."""
    s = table(
        phase="buildings", built=["red lawyer worker=red", "red bank"], provost=3,
        red={"food": 1, "wood": 2, "gold": 1}, first_player="green",
    )  # fmt: skip
    do(s, "turn_over position=4 good=food")
    assert (seen(s)["phase"], asked(s)) == ("actions", "red player_turn")
    assert held(s, "red")["deniers"] == 3
    assert why(s, "place_worker 4") == ("no_worker_on_residence", "CMC-5.23")
    do(s, "build_prestige theatre", "pay gold=1 wood=2", "choose_residence 4")
    assert built(s) == ["red lawyer", "red bank theatre"]


def test_gold_may_stand_for_the_food_of_the_lawyer() -> None:
    """CMC-8.7, CMC-3.5, R5: even while food is held."""
    s = lawsuit("red bank", red={"food": 1, "gold": 1})
    assert offered(s) == [
        "decline",
        "turn_over position=4 good=food",
        "turn_over position=4 good=gold",
    ]
    do(s, "turn_over position=4 good=gold")
    assert (held(s, "red"), built(s)[1]) == (holding(food=1), "red bank residence")


def test_gold_alone_is_enough_for_the_lawyer() -> None:
    """CMC-8.7, R5."""
    s = lawsuit("red bank", red={"gold": 2})
    assert offered(s) == ["decline", "turn_over position=4 good=gold"]
    do(s, "turn_over position=4 good=gold")
    assert held(s, "red") == holding(gold=1)


@pytest.mark.parametrize("good", ["wood", "stone"])
def test_the_lawyer_takes_no_other_good(good: str) -> None:
    """CMC-8.7: only food, or gold in its place."""
    s = lawsuit("red bank", red={"food": 1, "wood": 1, "stone": 1})
    assert why(s, f"turn_over position=4 good={good}") == ("lawyer_takes_food", "CMC-8.7")


@pytest.mark.parametrize(("good", "number"), [("food", 0), ("gold", 3)])
def test_the_lawyer_must_be_paid(good: str, number: int) -> None:
    """CMC-8.7, CMC-3.2."""
    other = {"food": "gold", "gold": "food"}[good]
    s = lawsuit("red bank", red={other: 1})
    line = f"turn_over position=4 good={good}"
    assert why(s, line) == ("cubes_not_held", "CMC-3.2")
    assert details(s, line) == {"good": number, "need": 1, "have": 0}


def test_without_food_or_gold_the_lawyer_does_nothing_but_pays_his_owner() -> None:
    """CMC-8.7, CMC-7.8, CMC-7.9: red is not asked, green is."""
    s = lawsuit("red bank", red={"wood": 5, "stone": 5, "deniers": 5})
    assert asked(s) == "green owner lawyer"


def test_without_a_card_to_turn_the_lawyer_does_nothing_but_pays_his_owner() -> None:
    """CMC-8.7, CMC-7.8, CMC-7.9."""
    s = lawsuit("green bank", "red lawyer", "red market residence", red={"food": 5})
    assert asked(s) == "green owner lawyer"


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (1, ("not_your_card", "CMC-8.7")),
        (2, ("not_your_card", "CMC-8.7")),
        (3, ("not_your_card", "CMC-8.7")),
        (5, ("not_your_card", "CMC-8.7")),
        (6, ("cannot_be_turned", "CMC-8.7")),
        (7, ("already_residence", "CMC-8.7")),
        (8, ("already_residence", "CMC-8.7")),
        (9, ("not_your_card", "CMC-8.7")),
        (10, ("off_the_road", "CMC-5.21")),
    ],
)
def test_what_the_lawyer_cannot_turn(position: int, reason: tuple[str, str]) -> None:
    """CMC-8.7: neutral and foreign cards, a Lawyer, a residence, a prestige building."""
    s = lawsuit(
        "red bank",
        "green bank",
        "red lawyer",
        "red market residence",
        "red church statue",
        "green market residence",
        red={"food": 1, "gold": 1},
    )
    assert why(s, f"turn_over position={position} good=food") == reason
    assert offered(s) == [
        "decline",
        "turn_over position=4 good=food",
        "turn_over position=4 good=gold",
    ]


def test_the_lawyer_says_which_card_cannot_be_turned() -> None:
    """CMC-8.7."""
    s = lawsuit("red bank", "red lawyer", red={"food": 1})
    assert details(s, "turn_over position=5 good=food") == {"card": DECK.index("lawyer")}


@pytest.mark.parametrize("card", [card for card in DECK if card != "lawyer"])
def test_every_own_building_but_a_lawyer_can_be_turned(card: str) -> None:
    """CMC-8.7."""
    s = lawsuit(f"red {card}", red={"food": 1})
    do(s, "turn_over position=4 good=food")
    assert built(s)[1] == f"red {card} residence"


@pytest.mark.parametrize(("provost", "position"), [(3, 6), (6, 4), (6, 6)])
def test_the_turned_card_may_lie_anywhere(provost: int, position: int) -> None:
    """CMC-8.7, R9: within the provost's reach and beyond, before and behind the Lawyer."""
    s = lawsuit("red bank", "green bank", "red market", provost=provost, red={"food": 1})
    do(s, f"turn_over position={position} good=food")
    assert built(s)[position - 3].endswith("residence")


def test_a_card_before_the_lawyer_may_be_turned_too() -> None:
    """CMC-8.7, R9: its worker has gone home by then."""
    s = table(
        only="buildings", built=["red bank worker=green", "red lawyer worker=red"], provost=4,
        red={"food": 1}, green={"deniers": 1},
    )  # fmt: skip
    do(s, "take 1", "turn_over position=3 good=food")
    assert built(s) == ["red bank residence", "red lawyer"]
    assert asked(s) == "nobody"


def test_the_cubes_of_a_turned_store_go_to_the_stock() -> None:
    """CMC-8.7, R10: not to the owner."""
    s = lawsuit("red small_farm store=2", red={"food": 1})
    do(s, "turn_over position=4 good=food")
    assert seen(s)["road"][3]["store"] == 0
    assert held(s, "red") == holding()


def test_a_card_turned_under_a_worker_works_once_more() -> None:
    """CMC-7.4, CMC-8.7, R8: green still gets 2 wood, red 1; then it is a free residence."""
    s = table(
        only="buildings", provost=5, red={"food": 1},
        built=["red lawyer worker=red", "red bank", "red large_sawmill worker=green"],
    )  # fmt: skip
    do(s, "turn_over position=5 good=food")
    assert seen(s)["road"][4]["residence"]
    assert points(s, "red") == {"buildings": 5, "residences": 1, "total": 6}
    assert player(s, "red")["income"] == 3
    assert asked(s) == "green worker large_sawmill"
    do(s, "take 1")
    assert asked(s) == "red owner large_sawmill"
    do(s, "take 1")
    assert (held(s, "red"), held(s, "green")) == (holding(wood=1), holding(wood=2))
    assert built(s) == ["red lawyer", "red bank", "red large_sawmill residence"]
    assert player(s, "green")["workers"] == 4


@pytest.mark.parametrize("provost", [4, 3])
def test_after_the_phase_a_turned_card_is_a_mere_residence(provost: int) -> None:
    """R8: whether its last use came about or not, nothing of the old face is left."""
    s = lawsuit("red bank worker=green", provost=provost, red={"food": 1})
    do(s, "turn_over position=4 good=food")
    written: Any = GAME.position(s)["road"]
    assert written[3]["face"] == "turned_under_worker"
    do(s, "decline")
    written = GAME.position(s)["road"]
    assert written[3] == {"card": "bank", "owner": "red", "face": "residence"}


def test_a_card_turned_under_the_own_worker_works_once_more() -> None:
    """CMC-7.5, R8: with its worker's effect only."""
    s = lawsuit("red large_farm worker=red", provost=4, red={"food": 1})
    do(s, "turn_over position=4 good=food", "decline", "take 1")
    assert (asked(s), held(s, "red")) == ("nobody", holding(food=2))


def test_a_card_turned_under_a_worker_beyond_the_provost_gives_nothing() -> None:
    """CMC-7.7, R8."""
    s = table(
        only="buildings", provost=4, red={"food": 1},
        built=["red lawyer worker=red", "red bank", "red large_sawmill worker=green"],
    )  # fmt: skip
    do(s, "turn_over position=5 good=food")
    assert (asked(s), held(s, "red"), held(s, "green")) == ("nobody", holding(), holding())
    assert built(s) == ["red lawyer", "red bank", "red large_sawmill residence"]


def test_a_store_is_emptied_only_after_the_last_use() -> None:
    """R8, R10: the owner's last cube still comes from it, the rest goes to the stock."""
    s = lawsuit("red small_farm store=2 worker=green", provost=4, red={"food": 1})
    do(s, "turn_over position=4 good=food", "decline")
    assert built(s)[1] == "red small_farm residence store=2 worker=green"
    do(s, "take 1", "take 1")
    assert (held(s, "red"), held(s, "green")) == (holding(food=1), holding(food=1))
    assert (seen(s)["road"][3]["store"], asked(s)) == (0, "nobody")


def test_a_store_beyond_the_provost_is_emptied_with_the_phase() -> None:
    """R8, R10."""
    s = lawsuit("red small_farm store=2 worker=green", provost=3, red={"food": 1})
    do(s, "turn_over position=4 good=food", "decline")
    assert (seen(s)["road"][3]["store"], built(s)[1]) == (0, "red small_farm residence")


def test_a_card_is_turned_only_once() -> None:
    """CMC-8.7, R8: one that awaits its last use is already a residence."""
    s = table(
        only="buildings", provost=5, red={"food": 2},
        built=["red lawyer worker=red", "green lawyer worker=red", "red bank worker=green"],
    )  # fmt: skip
    do(s, "turn_over position=5 good=food")
    assert asked(s) == "green owner lawyer"
    do(s, "decline")
    assert asked(s) == "nobody"


def test_the_table_may_let_the_lawyer_take_food_only() -> None:
    """R5: `lawyer_food` set to `food_only`; turning a card over is no building then."""
    s = lawsuit("red bank", red={"food": 1, "gold": 1}, lawyer_food="food_only")
    assert offered(s) == ["decline", "turn_over position=4 good=food"]
    assert why(s, "turn_over position=4 good=gold") == ("lawyer_takes_no_gold", "R5")
    assert why(s, "turn_over position=4 good=wood") == ("lawyer_takes_food", "CMC-8.7")
    do(s, "turn_over position=4 good=food")
    assert held(s, "red") == holding(gold=1)


def test_without_food_the_lawyer_of_such_a_table_does_nothing() -> None:
    """R5: with gold alone nobody is asked; by the usual reading it would do."""
    s = lawsuit("red bank", red={"gold": 1}, lawyer_food="food_only")
    assert asked(s) == "green owner lawyer"
    assert offered(lawsuit("red bank", red={"gold": 1})) == [
        "decline",
        "turn_over position=4 good=gold",
    ]


def test_the_table_may_forbid_to_turn_occupied_cards() -> None:
    """R8: the switch `lawyer_occupied` set to `forbidden`."""
    s = lawsuit(
        "red bank worker=green", "red market", provost=4, red={"food": 1},
        lawyer_occupied="forbidden",
    )  # fmt: skip
    assert offered(s) == ["decline", "turn_over position=5 good=food"]
    assert why(s, "turn_over position=4 good=food") == ("turned_card_occupied", "R8")
    assert details(s, "turn_over position=4 good=food") == {"seat": 1}
    do(s, "turn_over position=5 good=food")
    assert built(s)[2] == "red market residence"


def test_the_table_may_let_occupied_cards_lose_their_effect() -> None:
    """R8, R10: the switch `lawyer_occupied` set to `no_effect`."""
    s = lawsuit(
        "red small_farm store=2 worker=green", provost=4, red={"food": 1},
        lawyer_occupied="no_effect",
    )  # fmt: skip
    do(s, "turn_over position=4 good=food")
    assert (seen(s)["road"][3]["store"], player(s, "green")["workers"]) == (0, 3)
    do(s, "decline")
    assert (asked(s), held(s, "red"), held(s, "green")) == ("nobody", holding(), holding())
    assert built(s) == ["green lawyer", "red small_farm residence"]
    assert player(s, "green")["workers"] == 4


def test_no_effect_concerns_only_the_turned_card() -> None:
    """R8: other workers in range are resolved as ever."""
    s = lawsuit(
        "red bank worker=green", "red large_farm worker=green", provost=5, red={"food": 1},
        green={"deniers": 5}, lawyer_occupied="no_effect",
    )  # fmt: skip
    do(s, "turn_over position=4 good=food", "decline")
    assert asked(s) == "green worker large_farm"


def test_the_old_face_is_the_default() -> None:
    """R8: the first choice of the switch."""
    choices = {switch.name: switch.choices for switch in GAME.switches}
    assert choices["lawyer_occupied"] == ["old_face", "forbidden", "no_effect"]
    assert seen(table())["switches"]["lawyer_occupied"] == "old_face"


def test_the_lawyer_may_be_declined() -> None:
    """CMC-7.8: nothing is paid and nothing is turned."""
    s = lawsuit("red bank", red={"food": 1})
    do(s, "decline", "decline")
    assert built(s) == ["green lawyer", "red bank"]
    assert (held(s, "red"), held(s, "green")) == (holding(food=1), holding())
    assert castle(s) == [5, 6, 7]


def test_turning_a_card_is_told() -> None:
    """CMC-8.7: the table sees the payment and the card."""
    s = lawsuit("red bank", red={"food": 1})
    watch(s)
    do(s, "turn_over position=4 good=food")
    assert told(s) == [
        {"event": "cubes_given", "seat": 0, "good": 0, "amount": 1},
        {"event": "card_turned", "seat": 0, "position": 3, "card": DECK.index("bank")},
    ]
