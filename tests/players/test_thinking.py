"""How long a player thinks: asked in choices of all tables, spread over whole games."""

from itertools import islice

from stavitel.arena.thinking import OF_A_GAME, positions, thought, told
from stavitel.engine.core import options
from stavitel.games import game


def test_it_is_asked_where_there_is_a_choice_at_one_table_after_the_other() -> None:
    rules = game("caylus_magna_carta")
    found = list(islice(positions(rules.id, 1), 2 * OF_A_GAME))
    assert all(len(options(s)) > 1 for s in found)
    assert [len(rules.scores(s)) for s in found] == [2] * OF_A_GAME + [3] * OF_A_GAME
    turns = [rules.turns(s) for s in found[:OF_A_GAME]]
    assert turns == sorted(turns) and turns[0] < turns[-1]


def test_every_decision_is_timed_by_both_clocks() -> None:
    clock, processor = thought("caylus_magna_carta", "level:2", 5, 1)
    assert len(clock) == len(processor) == 5
    assert min(clock) > 0 <= min(processor)


def test_the_slowest_of_a_hundred_is_left_out_of_p99() -> None:
    seconds = [0.001] * 98 + [0.5, 2.0]
    assert told("clock", seconds) == "clock: median 1 ms, p99 500 ms, slowest 2000 ms"
