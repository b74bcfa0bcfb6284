"""How far a game is goes by what ends it, not by one formula for all."""

import pytest

from stavitel.engine.views import plain
from stavitel.games import GAMES, game
from stavitel.games.template.game import TURN
from stavitel.match import Match
from stavitel.players import make_player
from stavitel.position import read_position

HONEST = 0.2
"""On average the line is no further off from how much of the game was really played."""

TABLES = [(id, seats) for id in GAMES for seats in sorted({game(id).min_seats, game(id).max_seats})]


def course(id: str, seats: int, seed: int) -> list[float]:
    """What the line shows before each decision of a game between easy bots."""
    match = Match.start(id, seats=seats, seed=seed)
    bots = [make_player("greedy", seed=seed + seat) for seat in range(seats)]
    shown = [match.progress]
    while (seat := match.seat()) is not None:
        shown.append(match.progress)
        match.ask(bots[seat])
    assert match.over and match.progress == 1.0
    return shown


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_line_is_about_where_the_game_is(id: str, seats: int) -> None:
    middles: list[float] = []
    for seed in (1, 2, 3):
        shown = course(id, seats, seed)
        assert shown[0] < 0.05 and all(0.0 <= part < 1.0 for part in shown)
        off = [abs(part - place / len(shown)) for place, part in enumerate(shown)]
        assert sum(off) / len(off) < HONEST
        middles.append(shown[len(shown) // 2])
    assert 0.2 < sum(middles) / len(middles) < 0.8


CAYLUS = 'game = "caylus_magna_carta"\nseats = 2\n'
CATHEDRAL = 'game = "red_cathedral"\nseats = 2\nplan = "plan_2_1"\n'
FINISHED = '{{ tower = {}, floor = 1, banner = "{}", finished = true }}'


def progress_of(text: str) -> float:
    rules, s = read_position(f"format = 2\n{text}")
    return round(rules.progress(s), 3)


def test_caylus_goes_by_tokens() -> None:
    """CMC-9.8: with the last token the game ends; 18 of two players' lie there at first."""
    assert progress_of(CAYLUS) == 0.0
    taken = "castle.palace = 2\n[red]\ntokens = { palace = 3 }\n"
    assert progress_of(CAYLUS + taken) == round(3 / 18, 3)


def test_the_red_cathedral_goes_by_whoever_has_finished_most() -> None:
    """RC-11.1: whoever finishes a sixth section ends the game."""
    done = ", ".join(FINISHED.format(tower, seat) for tower, seat in
                     [(1, "yellow"), (2, "yellow"), (3, "green")])  # fmt: skip
    assert progress_of(CATHEDRAL) == 0.0
    assert progress_of(f"{CATHEDRAL}site = [{done}]\n") == round(2 / 6, 3)


def test_pillars_goes_by_rounds_and_phases() -> None:
    """PE-9.1: six rounds."""
    at = 'game = "pillars"\nround = {}\nphase = "{}"\n'
    assert progress_of(at.format(1, "round_start")) == 0.0
    assert progress_of(at.format(4, "round_start")) == 0.5
    assert progress_of(at.format(4, "builders")) == round(3.5 / 6, 3)


def test_catan_duel_goes_by_the_points_of_whoever_leads() -> None:
    """CD-17.2: the introductory game is won with 7 points, and begins with 2."""
    assert progress_of('game = "catan_duel"\n') == 0.0
    ahead = 'game = "catan_duel"\n[red]\ncities = [2]\n[blue]\ncities = [0, 2]\n'
    assert progress_of(ahead) == round(2 / 5, 3)


def test_what_ends_the_game_is_not_its_end() -> None:
    """In the last round the line is nearly full; full it is when everything is played."""
    match = Match.start("red_cathedral", seats=2, seed=3)
    bots = [make_player("greedy", seed=seat) for seat in range(2)]
    while plain(match.view(0))["ended_by"] is None:
        match.ask(bots[match.seat() or 0])
    assert not match.over and 0.9 < match.progress < 1.0


def test_a_game_that_says_nothing_is_half_over_after_six_rounds() -> None:
    rules = game("template")
    s = rules.start(2, "standard", {})
    assert rules.progress(s) == 0.0
    s.public[TURN] = 12  # of two seats
    assert rules.progress(s) == 0.5
