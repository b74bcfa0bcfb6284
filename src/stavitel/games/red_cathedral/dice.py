"""Rolling dice on the market: one draw of chance for each die."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.core import Actions
from stavitel.games.red_cathedral.cards import DIE_COUNT, DIE_FACES
from stavitel.games.red_cathedral.events import DIE_ROLLED
from stavitel.games.red_cathedral.generated_frames import RollDieChance
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.verbs import ROLL


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class RollDie(RollDieChance):
    """One die is rolled and put back on its space (RC-4.2b, RC-7.9)."""

    def options(self, s: Cathedral, out: Actions) -> None:
        out.clear()
        for value in range(1, DIE_FACES + 1):
            out.add(ROLL.of(self.die, value))

    def choose(self, s: Cathedral, action: i64) -> None:
        s.set_die_value(self.die, ROLL.second(action))
        s.emit(DIE_ROLLED, self.die, s.die_value(self.die), s.die_space(self.die))


def roll_space(s: Cathedral, space: i64) -> None:
    """All dice on a space are rolled, one after another."""
    for die in range(DIE_COUNT - 1, -1, -1):
        if s.die_space(die) == space:
            s.push(RollDie(die))
