"""Bots are blind to what their seat may not know: in worlds that look alike they do the same."""

import pytest

from stavitel.engine.core import CHANCE, Actions, State, advance, settle
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.games import GAMES, game
from stavitel.players import make_player
from stavitel.players.base import Seen
from stavitel.players.chance import draw

BOTS = ["level:2", "greedy", "search:8"]
EVERY = 5
"""Positions that follow each other are much alike, so most are passed over."""


def choices(rules: Game, number: int) -> list[State]:
    """So many positions of random games in which a seat has a choice, as many from each variant and
    number of seats, and spread over whole games."""
    tables = [
        (variant, seats)
        for variant in rules.variants
        for seats in range(max(2, rules.min_seats), rules.max_seats + 1)
    ]
    share, rng = -(-number // len(tables)), Rng(23)
    found: list[State] = []
    for variant, seats in tables:
        kept: list[State] = []
        while len(kept) < share:
            met = choices_of_a_game(rules, seats, variant, rng)
            kept += met[:: max(EVERY, len(met) // share)]
        found += kept[:share]
    return found


def choices_of_a_game(rules: Game, seats: int, variant: str, rng: Rng) -> list[State]:
    found, out = [], Actions()
    s = rules.start(seats, variant, {})
    settle(s)
    while s.stack:
        if s.stack[-1].asks == CHANCE:
            advance(s, draw(s, rng, out))
            continue
        s.stack[-1].options(s, out)
        if out.count > 1:
            found.append(s.copy())
        advance(s, out.items[rng.below(out.count)])
    return found


def taken_alike(rules: Game, s: State, seed: int, many: bool = False) -> bool:
    """Whether a world the seat cannot tell from the real one was another, after every bot has
    chosen in both and chosen the same. Of many positions bots are asked only where it was another,
    and those that search, which takes a hundred times as long, at one in ten."""
    seat = int(s.stack[-1].asks)
    world = rules.imagine(s, seat, Rng(seed, 1))
    imagined = [rules.imagine(one, seat, Rng(seed, 2)).numbers() for one in (s, world)]
    assert imagined[0] == imagined[1], f"seat {seat} imagines other worlds in a twin"
    is_another = world.numbers() != s.numbers()
    for name in BOTS if not many else asked_of_many(seed) if is_another else []:
        taken = [
            make_player(name, Rng(seed, 3)).choose(Seen(rules, one, seat), Actions())
            for one in (s, world)
        ]
        assert taken[0] == taken[1], f"{name} at seat {seat} saw a difference"
    return is_another


def asked_of_many(seed: int) -> list[str]:
    return [name for name in BOTS if seed % 10 == 0 or not name.startswith("search")]


def check(id: str, number: int, many: bool = False) -> int:
    rules = game(id)
    positions = choices(rules, number)
    return sum(taken_alike(rules, s, seed, many) for seed, s in enumerate(positions))


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_a_bot_does_the_same_in_both_worlds(id: str) -> None:
    others = check(id, 60)
    # The Red Cathedral hides nothing; in The Pillars of the Earth only one event is ever hidden
    assert id in ("red_cathedral", "pillars") or others > 40


@pytest.mark.parametrize("id", ["caylus_magna_carta", "catan_duel"])
def test_worlds_that_look_alike_are_imagined_alike(id: str) -> None:
    rules = game(id)
    for seed, s in enumerate(choices(rules, 120)):
        for seat in range(-1, len(rules.scores(s))):  # -1 is a spectator
            world = rules.imagine(s, seat, Rng(seed, 1))
            twins = [rules.imagine(one, seat, Rng(seed, 2)).numbers() for one in (s, world)]
            assert twins[0] == twins[1]


@pytest.mark.long
@pytest.mark.parametrize("id", GAMES)
def test_a_bot_does_the_same_in_both_worlds_of_ten_thousand_positions(id: str) -> None:
    check(id, 10_000, many=True)
