"""The machine's time may be set anew: dates follow it, and nobody's clock runs out by it."""

import pytest

from stavitel.server.steady import Steady
from stavitel.server.wire import ClockRules
from tests.server.house import Browser, House, Watch
from tests.server.test_tables import run

AN_HOUR = 3600.0


class Machine:
    """A machine with two clocks: one on the wall, one that only ever goes on."""

    def __init__(self) -> None:
        self.wall = Watch(1_700_000_000_000)
        self.even = Watch(5_000)

    def forward(self, seconds: float) -> None:
        self.wall.forward(seconds)
        self.even.forward(seconds)


def left(browser: Browser) -> int:
    clocks = browser.update["clocks"]
    return int(next(clock["left"] for clock in clocks if clock["running"]))


def test_time_goes_on_evenly_and_follows_the_wall_when_told() -> None:
    machine = Machine()
    steady = Steady(machine.wall, machine.even)
    machine.forward(3)
    assert steady() == machine.wall()
    machine.wall.forward(-7200)
    assert steady() == machine.wall() + 7_200_000
    steady.follow()
    assert (steady(), steady.leapt) == (machine.wall(), -7_200_000)
    machine.wall.forward(0.5)  # the network corrects by less all the time
    steady.follow()
    assert steady.leapt == -7_200_000


@pytest.mark.parametrize("leap", [AN_HOUR, -AN_HOUR, 24 * 365 * AN_HOUR])
@pytest.mark.parametrize("kind", ["move", "game"])
def test_no_clock_runs_out_because_the_machines_time_was_set(kind: str, leap: float) -> None:
    @run
    async def life() -> None:
        machine = Machine()
        house = House(watch=Steady(machine.wall, machine.even))
        table = await house.lay("me", "me", clock=ClockRules(kind, 60, 5))  # type: ignore[arg-type]
        anna = await house.browser("anna", table)
        machine.forward(20)
        machine.wall.forward(leap)
        await house.hub.tick()
        assert not any(seat["away"] for seat in anna.info["seats"])
        await anna.say("lang", lang="cs")
        assert left(anna) == 40_000
        kept = await house.store.load(table)
        assert kept is not None
        assert kept.entries[-1].kind == "shift"
        assert kept.entries[-1].at == machine.wall()  # dates are those of the wall
        machine.forward(39)
        await house.hub.tick()
        assert not any(seat["away"] for seat in anna.info["seats"])
        machine.forward(2)
        await house.hub.tick()
        assert any(seat["away"] for seat in anna.info["seats"])
        await house.hub.close()

    life()


@run
async def test_a_move_right_after_the_leap_is_charged_what_was_thought() -> None:
    machine = Machine()
    house = House(watch=Steady(machine.wall, machine.even))
    table = await house.lay("me", "me", clock=ClockRules("game", 60, 5))
    anna = await house.browser("anna", table)
    seat = anna.update["asked"]
    await anna.say("look", seat=seat)
    machine.forward(10)
    machine.wall.forward(AN_HOUR)
    house.hub.now.follow()  # the clocks have not gone round yet
    await anna.act(hold=True)
    assert anna.update["clocks"][seat]["left"] == 55_000
    await house.hub.close()
