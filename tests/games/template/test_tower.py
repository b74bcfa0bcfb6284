"""The rules of The Tower, each from its words; the smallest tests of a game there can be."""

from importlib.resources import files
from typing import Any

import pytest

from stavitel.engine.core import CHANCE, act, options, refusal, settle
from stavitel.engine.errors import BadPosition
from stavitel.engine.views import plain
from stavitel.games import TEMPLATE, game, known, offered, package_of
from stavitel.games.template.game import Tower, TowerGame
from stavitel.games.template.views import TowerView
from stavitel.position import read_position, sound

GAME = game(TEMPLATE)


def table(**words: Any) -> Tower:
    """A sound position in a few words."""
    s = sound(GAME, words)
    assert isinstance(s, Tower)
    return s


def do(s: Tower, line: str) -> None:
    act(s, GAME.verbs.read(line))


def legal(s: Tower) -> list[str]:
    return [GAME.verbs.write(action) for action in options(s)]


def why(s: Tower, line: str) -> str:
    return GAME.reasons.kind(int(refusal(s, GAME.verbs.read(line)))).name


def dealt(seats: int) -> Tower:
    """A new game with the smallest blocks in everybody's hand."""
    s = GAME.start(seats, "standard", {})
    settle(s)
    while s.stack[-1].asks == CHANCE:
        act(s, options(s)[0])
    assert isinstance(s, Tower)
    return s


def test_eighteen_blocks_are_in_one_place_each() -> None:
    """TW-1.1: a block in two places, or in none, is no position."""
    assert options(GAME.start(2, "standard", {}))[-1] == GAME.verbs.read("draw_block 18")
    with pytest.raises(BadPosition, match="a block is not in one place"):
        read_position('game = "template"\ntower = [4]\nred.hand = [4]\n')


def test_others_see_how_many_blocks_a_hand_has_but_not_which() -> None:
    """TW-1.2: the hand itself is in the view of its owner only."""
    s = table(red={"hand": [3, 8]})
    own, other, watcher = (GAME.view(s, seat) for seat in (0, 1, -1))
    assert isinstance(own, TowerView) and isinstance(other, TowerView)
    assert own.hand == [3, 8] and other.hand == []
    assert own.players == other.players
    assert list(plain(watcher)) == ["tower", "players"]
    s.events = []
    do(s, "draw")
    do(s, "draw_block 5")
    assert s.events[0].seen_by(0) == {"event": "block_drawn", "seat": 0, "block": 5}
    assert s.events[0].seen_by(1) == {"event": "block_drawn", "seat": 0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_draws_three_blocks_and_red_begins(seats: int) -> None:
    """TW-2.1: red is asked first."""
    s = dealt(seats)
    view = GAME.view(s, -1)
    assert isinstance(view, TowerView)
    assert [player.blocks for player in view.players] == [3] * seats
    assert s.stack[-1].asks == 0


def test_a_turn_is_a_block_laid_a_block_drawn_or_a_rest() -> None:
    """TW-3.1: blocks of your own hand; then the next seat has its turn."""
    s = table(red={"hand": [3]}, blue={"hand": [8]})
    assert legal(s) == ["lay 3", "draw", "rest"]
    assert why(s, "lay 8") == "not_in_hand"
    assert why(s, "draw_block 8") == "not_now"
    do(s, "draw")
    do(s, "draw_block 5")
    assert s.stack[-1].asks == 1


def test_a_block_must_be_smaller_than_the_one_it_is_laid_on() -> None:
    """TW-3.2: the topmost counts; on the ground any will do."""
    s = table(tower=[12, 7], red={"hand": [6, 8, 15]})
    assert legal(s) == ["lay 6", "draw", "rest"]
    assert why(s, "lay 8") == "too_large"
    assert "lay 18" in legal(table(red={"hand": [18]}))


def test_nothing_is_drawn_from_an_empty_bag() -> None:
    """TW-3.3: whoever cannot draw may rest."""
    s = table(tower=[18], red={"hand": list(range(1, 18))}, turn=2)
    assert legal(s) == ["rest"]
    assert why(s, "draw") == "bag_empty"


def test_a_block_scores_a_point_for_each_block_below_it() -> None:
    """TW-3.4: the first scores nothing."""
    s = table(red={"hand": [9, 2]}, blue={"hand": [5]})
    for line in ("lay 9", "lay 5", "lay 2"):
        do(s, line)
    assert GAME.scores(s) == [2, 1]


def test_the_game_ends_when_all_have_rested_one_after_another() -> None:
    """TW-4.1: whoever lays or draws in between keeps it going."""
    s = table(seats=3, green={"hand": [4]})
    for line in ("rest", "rest", "lay 4", "rest", "rest"):
        do(s, line)
    assert s.stack
    do(s, "rest")
    assert not s.stack


def test_most_points_win_and_a_tie_is_shared() -> None:
    """TW-4.2: equal points, equal places."""
    s = table(seats=3, red={"points": 4}, blue={"points": 6}, green={"points": 6})
    assert GAME.places(s) == [3, 1, 1]


def test_the_template_can_be_played_but_is_not_offered() -> None:
    """Whoever asks for it by its name gets it; nobody comes upon it by accident."""
    assert isinstance(GAME, TowerGame)
    assert TEMPLATE in known() and TEMPLATE not in offered()


def test_the_whole_game_is_read_in_a_few_minutes() -> None:
    """Whoever copies the folder reads at most 200 lines of Python."""
    folder = files(package_of(TEMPLATE))
    python = [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".py")]
    assert 100 < sum(1 for text in python for line in text.splitlines() if line.strip()) <= 200
