"""Section 13: how the table handles the game: it ends, it keeps count, it knows its chances."""

from typing import Any

import pytest

from stavitel.engine.core import CHANCE, waiting

from .table import (
    DECK,
    GAME,
    asked,
    built,
    castle,
    do,
    held,
    new_game,
    offered,
    random_game,
    removed,
    seen,
    table,
)

VARIANTS = ["standard", "beginner"]
TABLES = [(seats, variant) for seats in [2, 3, 4] for variant in VARIANTS]
LONGEST = {2: 18, 3: 21, 4: 24}
TOKENS = {2: [5, 6, 7], 3: [6, 7, 8], 4: [7, 8, 9]}


@pytest.mark.parametrize(("seats", "variant"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_game_ends_in_time(seats: int, variant: str, seed: int) -> None:
    """CMC-13.1: at most as many rounds as tokens, every round uses up at least one."""
    left: dict[int, int] = {}  # tokens at the beginning of each round
    for s in random_game(seats, variant, seed):
        if GAME.turns(s) > 0:
            left.setdefault(GAME.turns(s), sum(castle(s)))
    assert (seen(s)["phase"], castle(s)) == ("game_end", [0, 0, 0])
    assert len(left) <= LONGEST[seats] == left[1]
    counts = list(left.values())
    assert counts == sorted(set(counts), reverse=True)
    assert min(GAME.places(s)) == 1


@pytest.mark.parametrize(("seats", "rounds"), [(2, 9), (3, 11), (4, 12)])
def test_a_game_in_which_nobody_does_anything_ends_too(seats: int, rounds: int) -> None:
    """CMC-13.1: two tokens go each round."""
    s = table(seats=seats)
    while s.stack:
        do(s, "pass" if "pass" in offered(s) else "move_provost 0")
    assert (GAME.turns(s), removed(s)) == (rounds, TOKENS[seats])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_action_phase_cannot_go_on_for_ever(seats: int) -> None:
    """CMC-13.1: every action but the pass costs a denier, or cubes and a card."""
    before: dict[str, Any] = {}
    for s in random_game(seats, "standard", 5):
        purse = sum(player["deniers"] for player in seen(s)["players"])
        cubes = sum(sum(player["goods"].values()) for player in seen(s)["players"])
        bridge = len(seen(s)["bridge"])
        if before and asked(s).endswith("player_turn") and before["turn"] == GAME.turns(s):
            if bridge > before["bridge"]:
                assert purse == before["purse"] + (1 if bridge == 1 else 0)
            else:
                spent = before["purse"] - purse, before["cubes"] > cubes
                assert spent in [(1, False), (0, True)]
        if asked(s).endswith("player_turn"):
            before = {"purse": purse, "cubes": cubes, "bridge": bridge, "turn": GAME.turns(s)}


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_the_table_keeps_count(seats: int, variant: str) -> None:
    """CMC-13.2, CMC-12.2: after every action of a game, every piece is somewhere, once."""
    deck = 12 if variant == "standard" else 10
    for s in random_game(seats, variant, 3):
        assert GAME.check(s) == []
        view = seen(s)
        slots = view["road"]
        for one in view["players"]:
            mine = [slot for slot in slots if slot["owner"] == one["seat"]]
            placed = [slot for slot in slots if slot["worker"] == one["seat"]]
            zones = one["hand_count"] + one["pile_count"] + len(one["discard"])
            assert zones + len(mine) == deck
            assert one["workers"] + len(placed) == 4
            assert min(*one["goods"].values(), one["deniers"], one["workers"]) >= 0
        for part, total in zip(["palace", "walls", "towers"], TOKENS[seats], strict=True):
            owned = sum(one["tokens"][part] for one in view["players"])
            assert view["castle"][part] + owned + view["removed"][part] == total
        standing = [slot["prestige"] for slot in slots if slot["prestige"]]
        standing += [building for one in view["players"] for building in one["prestige"]]
        being_built = asked(s).endswith(("pay_cost", "residence_choice"))
        count = len(view["prestige"]) + len(standing)
        assert count == len(set(view["prestige"] + standing))
        assert count in ([7, 6] if variant == "standard" else [6, 5])[: 2 if being_built else 1]


NEUTRAL = [{"card": "park"}, {"card": "neutral_peddler"}]
BANK = {"card": "bank", "owner": "red"}


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (
            {"road": [*NEUTRAL, BANK], "red": {"hand": ["bank"]}},
            "red: bank: expected in one place; found in hand, road 3",
        ),
        (
            {"road": [*NEUTRAL, BANK, BANK]},
            "red: bank: expected in one place; found in road 3, road 4",
        ),
        (
            {"green": {"hand": ["bank"], "discard": ["bank"]}},
            "green: bank: expected in one place; found in hand, discard",
        ),
        (
            {"red": {"pile": DECK[1:]}},
            "red: small_farm: expected in one place; found nowhere",
        ),
        (
            {"red": {"hand": ["bank"], "pile": DECK}},
            "red: bank: expected in one place; found in hand, pile",
        ),
        ({"red": {"known_hand": ["bank"]}}, "red: a known hand card is not in the hand"),
        (
            {"red": {"workers": 3}},
            "red: expected 4 workers; found 3 in supply and 0 placed",
        ),
        (
            {"green": {"workers": 4}, "road": [{"card": "park", "worker": "green"}, NEUTRAL[1]]},
            "green: expected 4 workers; found 4 in supply and 1 placed",
        ),
        (
            {"road": [{"card": "park", "face": "residence"}, NEUTRAL[1]]},
            "road 1: park cannot be a residence",
        ),
        (
            {"road": [*NEUTRAL, {"card": "lawyer", "owner": "red", "face": "residence"}]},
            "road 3: lawyer cannot be a residence",
        ),
        (
            {"road": [*NEUTRAL, {**BANK, "prestige": "statue"}]},
            "road 3: a prestige building needs a residence beneath it",
        ),
        (
            {"road": [*NEUTRAL, {**BANK, "face": "residence", "worker": "green"}]},
            "road 3: a worker may not stand there",
        ),
        (
            {
                "road": [
                    *NEUTRAL,
                    {
                        **BANK,
                        "face": "turned_under_worker",
                        "worker": "green",
                        "prestige": "hotel",
                    },
                ]
            },
            "road 3: a worker may not stand there",
        ),
        (
            {"road": [*NEUTRAL, {"card": "small_farm", "owner": "red", "store": 3}]},
            "road 3: expected 0 to 2 cubes; found 3",
        ),
        (
            {"road": [*NEUTRAL, {**BANK, "store": 1}]},
            "road 3: expected 0 to 0 cubes; found 1",
        ),
        (
            {
                "road": [
                    *NEUTRAL,
                    {"card": "small_farm", "owner": "red", "face": "residence", "store": 1},
                ]
            },
            "road 3: expected 0 to 0 cubes; found 1",
        ),
        (
            {"castle": {"palace": 5}, "red": {"tokens": {"palace": 1}}},
            "palace: expected 5 tokens in all; found 5 left, 1 owned, -1 removed",
        ),
        (
            {"castle": {"palace": 1, "walls": 5}},
            "walls: tokens were taken before palace was empty",
        ),
        (
            {"castle": {"palace": 0, "walls": 1, "towers": 6}},
            "towers: tokens were taken before walls was empty",
        ),
        (
            {
                "road": [
                    *NEUTRAL,
                    {**BANK, "face": "residence", "prestige": "hotel"},
                    {**BANK, "owner": "green", "face": "residence", "prestige": "hotel"},
                ]
            },
            "hotel: expected in one place; found in 2",
        ),
        (
            {
                "variant": "beginner",
                "red": {"prestige": ["theatre"]},
                "green": {"prestige": ["theatre"]},
            },
            "theatre: expected in one place; found in 2",
        ),
        (
            {"variant": "beginner", "red": {"prestige": ["hotel"]}},
            "hotel: expected nowhere; found in 1",
        ),
        (
            {"seats": 3, "road": NEUTRAL},
            "road: expected 3 different neutral buildings; found 2",
        ),
        (
            {"road": [{"card": "park"}, BANK, {"card": "neutral_peddler"}]},
            "road 2: expected the neutral_peddler",
        ),
        (
            {"road": [NEUTRAL[1], NEUTRAL[1]]},
            "road: expected 2 different neutral buildings; found 1",
        ),
    ],
)
def test_the_table_notices_an_unsound_position(data: dict[str, Any], fault: str) -> None:
    """CMC-13.2: what is in two places, nowhere, too much or where it may not be."""
    pending = {"phase": "actions", "pending": ["next_turn 0"]}
    assert fault in GAME.check(GAME.load({**pending, **data}))


def test_the_table_notices_negative_amounts_and_wrong_places() -> None:
    """CMC-13.2: no amount is ever negative; provost, first player and markers are on the table."""
    s = table()
    s.add_held(0, 1, -1)
    s.add_held(1, 4, -2)
    s.provost = 2
    s.first_player = 2
    s.step_on_bridge(1)
    s.step_on_bridge(1)
    assert GAME.check(s) == [
        "red: wood: expected 0 or more; found -1",
        "green: denier: expected 0 or more; found -2",
        "provost: expected on the road; found at 3",
        "first_player: expected a seat of this game",
        "bridge: expected different seats of this game",
    ]


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_nothing_is_random_but_draws_and_the_first_player(seats: int, variant: str) -> None:
    """CMC-13.3: neutral cards, cards drawn from shuffled piles, the first player once."""
    kinds = []
    for s in random_game(seats, variant, 4):
        decision = waiting(s)
        if decision is not None and decision.asks == CHANCE:
            kinds.append(decision.name())
            weights = {int(decision.weight(s, GAME.verbs.read(line))) for line in offered(s)}
            assert weights == {1}
    assert set(kinds) == {"deal_neutral", "deal_card", "draw_first_player"}
    assert kinds.count("deal_neutral") == seats - 1
    assert kinds.count("draw_first_player") == 1


def test_the_same_choices_lead_to_the_same_table() -> None:
    """CMC-13.3: two games with equal choices and equal chances are equal to the last number."""
    one = [s.numbers() for s in random_game(3, "standard", 8)]
    other = [s.numbers() for s in random_game(3, "standard", 8)]
    assert one == other


def test_a_player_without_a_usable_option_is_not_asked() -> None:
    """CMC-13.4: the Bank sells nothing to a player without money, nor to its owner."""
    s = table(only="buildings", built=["green bank worker=red"], provost=3, green={"deniers": 1})
    assert asked(s) == "nobody"


def test_a_free_gain_is_still_the_players_choice() -> None:
    """CMC-13.4, CMC-7.8, R25: the rules never take it by themselves."""
    s = table(only="buildings", start=["park worker=red", "neutral_peddler"])
    assert (asked(s), offered(s)) == ("red worker park", ["decline", "take 1"])
    do(s, "decline")
    assert held(s, "red")["food"] == 0


def test_a_residence_remembers_which_card_it_was() -> None:
    """CMC-13.5: owner and building stay known, so the card counts as one of the twelve."""
    s = table(
        only="buildings", built=["green lawyer worker=red", "red bank"], provost=3,
        red={"food": 1},
    )  # fmt: skip
    do(s, "turn_over position=4 good=food")
    assert built(s)[1] == "red bank residence"
    assert GAME.check(s) == []
    zones = s.hand(0) | s.pile(0) | s.discard(0)
    assert zones == (1 << 12) - 1 - (1 << DECK.index("bank"))


@pytest.mark.parametrize("seats", [1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    """CMC-1.2, CMC-1.7: there are four colours, and nobody plays alone."""
    assert not GAME.min_seats <= seats <= GAME.max_seats
    assert (GAME.min_seats, GAME.max_seats) == (2, 4)


def test_a_new_table_is_not_touched_by_an_earlier_game() -> None:
    """CMC-13.2: every game begins from the same layout."""
    fresh = new_game(2).numbers()
    for _ in random_game(2, "standard", 6):
        pass
    assert new_game(2).numbers() == fresh
