"""Whole games without a table, and what is said of one that goes wrong on its way."""

import pytest

from stavitel.engine.errors import Unsound
from stavitel.engine.rng import Rng
from stavitel.games import GAMES, game
from stavitel.games.catan_duel.fields import ROADS
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.players import make_player
from stavitel.players.drive import Driver


def driver(id: str) -> Driver:
    g = game(id)
    players = [make_player("random", Rng(seat)) for seat in range(g.min_seats)]
    return Driver(g, players, Rng(1))


@pytest.mark.parametrize("id", GAMES)
def test_a_sound_game_passes_every_check(id: str) -> None:
    played = driver(id)
    s = played.game.start(played.game.min_seats, played.game.variants[0], {})
    played.play(s, keep=True, check=True)
    assert not s.stack and played.actions


def test_a_fault_is_named_where_it_first_shows() -> None:
    played = driver("catan_duel")
    s = played.game.start(2, "intro", {})
    assert isinstance(s, CatanDuel)
    s.set_central_left(ROADS, s.central_left(ROADS) + 1)  # one road more than in the box
    with pytest.raises(Unsound, match=r"^after 1 actions: roads: expected \d+ in all"):
        played.play(s.copy(), keep=False, check=True)
    played.play(s, keep=False)  # nobody asked
