"""RC-14.1: all information is open; the view hides nothing, and there is nothing to imagine."""

from typing import Any

import pytest

from stavitel.engine.core import CHANCE, Actions, State, advance, options, settle
from stavitel.engine.rng import Rng
from stavitel.engine.views import plain
from stavitel.players.chance import draw

from .table import GAME, table


def positions(seats: int, variant: str) -> list[State]:
    """Some positions of a random game, the setup among them."""
    s = GAME.start(seats, variant, {})
    settle(s)
    rng, out, found = Rng(seats), Actions(), []
    for step in range(600):
        if not s.stack:
            break
        if step % 40 == 0:
            found.append(s.copy())
        if s.stack[-1].asks == CHANCE:
            advance(s, draw(s, rng, out))
        else:
            offered = options(s)
            advance(s, offered[rng.below(len(offered))])
    return found


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_sees_the_same_and_imagines_what_is(seats: int, variant: str) -> None:
    """RC-14.1: seats and spectators alike; no number of a position is kept back."""
    for s in positions(seats, variant):
        spectator = GAME.view(s, -1)
        for seat in range(seats):
            assert GAME.view(s, seat) == spectator
            assert GAME.imagine(s, seat, Rng(seat)).numbers() == s.numbers()
        assert list(s.hidden) == []


def test_no_event_keeps_a_secret() -> None:
    """RC-14.1: what happens is told to all."""
    assert [kind.name for kind in GAME.events.kinds if kind.secret >= 0] == []


@pytest.mark.parametrize("seats", [1, 2])
def test_positions_are_told_apart_by_what_all_see(seats: int) -> None:
    """RC-14.1: the view, and the question with its answers, show every change of a position."""
    for s in positions(seats, "basic")[1::4]:
        shown = [seen_of(s)]
        for action in options(s):
            after = s.copy()
            advance(after, action)
            shown.append(seen_of(after))
        for place, view in enumerate(shown):
            assert view not in shown[:place]


def seen_of(s: State) -> list[object]:
    return [GAME.view(s, -1), GAME.prompt_notes(s) if s.stack else {}, options(s)]


def test_every_pile_is_in_the_view() -> None:
    """RC-14.1, RC-14.7: inventories, rubles, sections, slots and Ivan's cards."""
    site = ["1.1 yellow base_02 wood=1", "2.1 ivan"]
    own = {"gold": 2, "rubles": 5, "workshop": {"red": "wt_n_gold"}}
    s = table(1, site=site, yellow=own, ivan={"brick": 3, "construction": {"stone": 2}})
    view: Any = plain(GAME.view(s, -1))
    assert view["players"][0]["inventory"]["gold"] == 2
    assert view["players"][0]["rubles"] == 5
    assert view["players"][0]["workshop"]["red"]["tile"] == "wt_n_gold"
    assert view["ivan"]["inventory"]["brick"] == 3
    assert view["ivan"]["construction"]["stone"] == 2
    assert view["towers"][0]["floors"][0]["pieces"]["wood"] == 1
