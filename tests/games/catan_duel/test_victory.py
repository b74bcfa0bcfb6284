"""Section 17: victory points and the end of the game."""

from typing import Any

import pytest

from stavitel.games import game
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.turn import EndOfTurn, TurnStart

from .table import asked, asking, points, position, told, watch

GAME = game("catan_duel")
SEVEN: dict[str, Any] = {  # two cities, a settlement and both tokens
    "cities": [0, 2], "settlements": [4],
    "sites": {"0a": ["candamir", "brick_ship"], "0b": ["ore_ship", "wool_ship"]},
}  # fmt: skip


def ended(**words: Any) -> CatanDuel:
    """Red's turn ends."""
    s = position(**words)
    s.stack.clear()
    watch(s)
    return asking(s, EndOfTurn())


def begun(**words: Any) -> CatanDuel:
    """Red's turn begins."""
    s = position(active="blue", **words)
    s.stack.clear()
    watch(s)
    return asking(s, TurnStart())


def test_seven_points_win_the_introductory_game() -> None:
    """CD-17.1, CD-17.2, CD-13.6: two cities, a settlement and both tokens (EX-10)."""
    s = ended(red=SEVEN)
    assert points(s, "red") == 7
    assert asked(s) == "nobody"
    assert told(s)[-1] == {"event": "game_ended", "winner": 0, "turn": 1}
    assert GAME.places(s) == [1, 2]


def test_six_points_do_not() -> None:
    """CD-17.2: the opponent's turn follows."""
    s = ended(red={**SEVEN, "settlements": []})
    assert points(s, "red") == 6
    assert asked(s) == "blue pre_roll"


@pytest.mark.parametrize(("variant", "target"), [
    ("intro", 7), ("gold", 12), ("turmoil", 12), ("progress", 12), ("duel", 13),
])  # fmt: skip
def test_every_mode_has_its_target(variant: str, target: int) -> None:
    """CD-14.7, CD-16.5, CD-17.2: in cities, settlements and tokens of strength."""
    assert position(variant=variant).mode().target == target


def test_the_target_in_the_opponents_turn_does_not_end_the_game() -> None:
    """CD-17.4: Blue has it, but it was Red's turn."""
    s = ended(blue=SEVEN)
    assert asked(s) == "blue pre_roll"


def test_whoever_ends_his_turn_with_the_target_wins() -> None:
    """CD-17.2, R35: even against a richer opponent."""
    red = {"cities": [0, 2], "settlements": [-4, -2, 4]}
    blue = {"cities": [-2, 0, 2, 4]}
    s = ended(red=red, blue=blue)
    assert (points(s, "red"), points(s, "blue")) == (7, 8)
    assert asked(s) == "nobody"
    assert GAME.places(s) == [1, 2] and GAME.scores(s) == [7, 8]


def test_in_theme_games_the_target_wins_before_the_roll() -> None:
    """CD-5.2, CD-17.3, R24: at the beginning of your own turn (EX-20)."""
    sites = {"0a": ["candamir", "brick_ship"], "0b": ["ore_ship", "wool_ship"]}
    red = {"cities": [-4, -2, 0, 2, 4], "sites": sites}
    s = begun(variant="gold", red=red)
    assert points(s, "red") == 12
    assert asked(s) == "nobody"
    assert GAME.places(s) == [1, 2]


def test_in_the_introductory_game_the_roll_comes_first() -> None:
    """CD-17.3, R24: only the end of the turn counts there."""
    assert asked(begun(red=SEVEN)) == "red pre_roll"


def test_a_table_may_let_the_target_win_before_the_roll_in_the_introductory_game_too() -> None:
    """R24: `early_win` set to `every_game`; only the chapter on theme games speaks of it."""
    s = begun(red=SEVEN, early_win="every_game")
    assert asked(s) == "nobody"
    assert GAME.places(s) == [1, 2]


def test_after_three_hundred_turns_more_points_win() -> None:
    """CD-17.5, R44: at the end of a turn, those of both players counted."""
    s = ended(turn=299, blue={"cities": [0]})
    assert asked(s) == "blue pre_roll"
    s = ended(turn=300, blue={"cities": [0]})
    assert asked(s) == "nobody"
    assert told(s)[-1] == {"event": "game_ended", "winner": 1, "turn": 300}
    assert GAME.places(s) == [2, 1]


def test_equal_points_at_the_limit_are_a_draw() -> None:
    """CD-17.5, R44: nobody has won."""
    s = ended(turn=300)
    assert told(s)[-1] == {"event": "game_ended", "winner": -1, "turn": 300}
    assert GAME.places(s) == [1, 1]


def test_places_of_a_running_game_follow_the_points() -> None:
    """CD-17.1: whoever is ahead is first."""
    s = position(red={"cities": [0]})
    assert GAME.scores(s) == [3, 2] and GAME.places(s) == [1, 2]
    assert GAME.turns(s) == 1
