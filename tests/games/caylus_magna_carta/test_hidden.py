"""Section 3 again: what is open and what is hidden."""

import pytest

from stavitel.engine.rng import Rng

from .table import DECK, GAME, do, player, seen, table, told, watch


def test_hands_and_piles_are_hidden() -> None:
    """CMC-3.7, R19: red cannot tell which of green's unseen cards are in green's hand."""
    one = table(green={"hand": ["market", "bank"], "discard": ["church"]})
    other = table(green={"hand": ["lawyer", "peddler"], "discard": ["church"]})
    assert seen(one, "red") == seen(other, "red")
    assert seen(one) == seen(other)
    assert (seen(one, "green")["hand"], seen(other, "green")["hand"]) == (
        ["market", "bank"],
        ["peddler", "lawyer"],
    )
    assert "hand" not in seen(one)


def test_everything_else_is_open() -> None:
    """CMC-3.7, R19: goods, deniers, workers, tokens, discards, and how many cards lie where."""
    s = table(
        built=["green bank worker=green"],
        green={
            "food": 1,
            "gold": 2,
            "deniers": 3,
            "hand": ["market", "lawyer"],
            "discard": ["church"],
            "tokens": {"palace": 1},
        },
    )
    shown = seen(s, "red")["players"][1]
    assert shown["goods"] == {"food": 1, "wood": 0, "stone": 0, "gold": 2}
    assert (shown["deniers"], shown["workers"]) == (3, 3)
    assert (shown["hand_count"], shown["pile_count"], shown["discard"]) == (2, 8, ["church"])
    assert shown["tokens"] == {"palace": 1, "walls": 0, "towers": 0}
    assert seen(s, "red")["road"][2]["worker"] == "green"


def test_everybody_sees_whose_turn_it_is_and_what_is_played() -> None:
    """CMC-3.7: nobody has to ask who must decide what, nor by which rules."""
    s = table(red={"deniers": 1}, turn="red")
    assert seen(s, "green")["waiting"] == {"seat": "red", "decision": "player_turn"}
    do(s, "draw_card")
    assert seen(s)["waiting"] == {"seat": None, "decision": "deal_card"}
    assert seen(table(phase="game_end", castle=[0, 0, 0]))["waiting"] is None
    assert seen(s)["variant"] == "standard"
    assert seen(table(variant="beginner"))["variant"] == "beginner"


def test_only_the_drawer_sees_the_card_drawn() -> None:
    """CMC-3.7, R19: the others see that a card is drawn, not which."""
    s = table(red={"deniers": 1})
    do(s, "draw_card")
    watch(s)
    do(s, "deal_card bank")
    assert told(s, "red") == [{"event": "card_drawn", "seat": 0, "card": DECK.index("bank")}]
    assert told(s, "green") == told(s) == [{"event": "card_drawn", "seat": 0}]


def test_a_card_shown_while_it_is_paid_for_is_known_to_all() -> None:
    """CMC-3.7, CMC-5.30: whoever builds shows the card; the rest of the hand stays hidden."""
    s = table(red={"hand": ["market", "bank"], "wood": 2})
    do(s, "build market")
    assert player(s, "red")["known_hand"] == ["market"]
    do(s, "pay wood=2")
    assert player(s, "red")["known_hand"] == []


def test_a_hand_that_anyone_can_count_out_is_no_secret() -> None:
    """CMC-3.7: when the pile runs out, the cards on no open place must be the hand."""
    s = table(red={"deniers": 2, "hand": DECK[:3], "discard": DECK[3:]})
    do(s, "draw_card", "deal_card bank")
    assert player(s, "red")["known_hand"] == DECK[:3]
    do(s, "pass", "exchange_hand")
    assert player(s, "red")["known_hand"] == []


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_an_imagined_table_looks_the_same_to_its_seat(seed: int) -> None:
    """CMC-3.7, R19: other hands are dealt anew from unseen cards; own and known ones stay."""
    s = table(
        red={"hand": ["market", "bank"]},
        green={"hand": ["church", "lawyer", "peddler"], "known_hand": ["church"]},
    )
    world = GAME.imagine(s, 0, Rng(seed))
    assert GAME.check(world) == []
    assert seen(world, "red") == seen(s, "red")
    assert "church" in seen(world, "green")["hand"]


def test_an_imagined_hand_can_be_any_of_the_unseen_cards() -> None:
    """CMC-3.7: nothing of the real hand shows through."""
    s = table(green={"hand": ["church"], "discard": ["market"]})
    hands = [seen(GAME.imagine(s, 0, Rng(seed)), "green")["hand"] for seed in range(200)]
    assert {hand[0] for hand in hands} == {card for card in DECK if card != "market"}
