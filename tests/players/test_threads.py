"""Games played side by side in two threads end as they do one after another."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from stavitel.engine.core import Actions, advance, settle
from stavitel.engine.rng import Rng
from stavitel.games import GAMES, game
from stavitel.players.chance import draw
from stavitel.players.drive import play_out

GAMES_EACH = 30
MANY_GAMES_EACH = 300
POSITIONS = 60


@pytest.fixture
def hurried_threads() -> Iterator[None]:
    """Threads take turns so often that anything they share by mistake is soon spoiled."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def test_games_in_two_threads_share_nothing(hurried_threads: None) -> None:
    """In the game whose decisions look at their own options before they are asked."""
    assert both(played, "caylus_magna_carta") == [played("caylus_magna_carta")] * 2


@pytest.mark.long
@pytest.mark.parametrize("id", GAMES)
def test_many_games_in_two_threads_share_nothing(id: str) -> None:
    """At the pace at which threads usually take turns."""
    assert both(played_often, id) == [played_often(id)] * 2


@pytest.mark.parametrize("id", GAMES)
def test_positions_calmed_in_two_threads_share_nothing(id: str, hurried_threads: None) -> None:
    assert both(calmed, id) == [calmed(id)] * 2


def both(work: Callable[[str], list[list[int]]], id: str) -> list[list[list[int]]]:
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(work, [id, id]))


def played(id: str) -> list[list[int]]:
    return ends_of(id, GAMES_EACH)


def played_often(id: str) -> list[list[int]]:
    return ends_of(id, MANY_GAMES_EACH)


def ends_of(id: str, games: int) -> list[list[int]]:
    """The numbers in which so many random games end."""
    ends: list[list[int]] = []
    g = game(id)
    for seed in range(games):
        s = g.start(min(3, g.max_seats), g.variants[0], {})
        play_out(s, Rng(seed), Actions())
        ends.append(s.numbers())
    return ends


def calmed(id: str) -> list[list[int]]:
    """The numbers of positions of a random game, each played on by habit to a point of rest."""
    g, rng, out, found = game(id), Rng(1), Actions(), []
    s = g.start(g.min_seats, g.variants[0], {})
    settle(s)
    for _ in range(POSITIONS):
        twin = s.copy()
        g.calm(twin, Rng(2))
        found.append(twin.numbers())
        chosen = draw(s, rng, out)  # of a player's options, too: all weigh the same
        advance(s, chosen)
    return found
