"""Clocks: time is charged to whoever thinks, and only once earned."""

from stavitel.server.clocks import GRACE, Clocks
from stavitel.server.wire import Clock, ClockRules


def left(clocks: Clocks, now: int) -> list[int]:
    return [clock.left for clock in clocks.show(now)]


def test_without_a_clock_nothing_runs() -> None:
    clocks = Clocks(ClockRules(), 2)
    clocks.run(0, 100)
    clocks.moved(0, 1, 900)
    clocks.returned(0)
    assert clocks.show(5_000) == [Clock(-1, False), Clock(-1, False)]
    assert clocks.due() == 0


def test_time_for_each_move_starts_anew() -> None:
    clocks = Clocks(ClockRules("move", 30), 2)
    clocks.run(0, 0)
    assert clocks.due() == 30_000
    assert clocks.show(10_000) == [Clock(20_000, True), Clock(30_000, False)]
    clocks.moved(0, 1, 10_000)
    clocks.run(1, 10_000)
    assert left(clocks, 15_000) == [30_000, 25_000]
    assert clocks.due() == 40_000


def test_time_for_the_game_runs_down_and_grows_with_each_move() -> None:
    clocks = Clocks(ClockRules("game", 60, 5), 2)
    clocks.run(0, 0)
    clocks.moved(0, 1, 20_000)
    clocks.run(1, 20_000)
    assert left(clocks, 30_000) == [45_000, 50_000]
    clocks.run(None, 30_000)
    assert left(clocks, 99_000) == [45_000, 50_000]
    assert clocks.due() == 0


def test_a_choice_taken_back_and_made_again_earns_no_time() -> None:
    for rules in (ClockRules("game", 60, 5), ClockRules("move", 60)):
        clocks = Clocks(rules, 2)
        clocks.run(0, 0)
        clocks.moved(0, 10, 10_000)
        clocks.run(1, 10_000)
        clocks.run(0, 10_000)  # taken back
        earned = left(clocks, 10_000)[0]
        for now in range(11_000, 21_000, 1_000):
            clocks.moved(0, 10, now)
            clocks.run(0, now)
        assert left(clocks, 20_000)[0] == earned - 10_000
        clocks.moved(0, 12, 20_000)
        assert left(clocks, 20_000)[0] > earned - 10_000


def test_no_clock_goes_below_nothing() -> None:
    clocks = Clocks(ClockRules("game", 1, 0), 2)
    clocks.run(0, 0)
    assert left(clocks, 5_000)[0] == 0
    clocks.run(None, 5_000)
    assert left(clocks, 5_000)[0] == 0
    clocks.returned(0)
    assert left(clocks, 5_000)[0] == GRACE


def test_what_a_server_missed_is_forgiven() -> None:
    clocks = Clocks(ClockRules("move", 30), 1)
    clocks.run(0, 0)
    clocks.forgive(25_000)
    assert clocks.due() == 55_000
