"""Craftsmen come and go: the limit of the row, and the collapse (PE-3.8, PE-12.6)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.bits import count, has
from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.pillars.cards import CRAFTSMAN_COUNT
from stavitel.games.pillars.events import CRAFTSMAN_DISMISSED
from stavitel.games.pillars.generated_frames import CraftsmanLimitDecision
from stavitel.games.pillars.reasons import NOT_YOUR_CRAFTSMAN
from stavitel.games.pillars.state import Pillars
from stavitel.games.pillars.verbs import DISMISS


def join_row(s: Pillars, seat: i64, craftsman: i64) -> None:
    """A craftsman joins a row; if there are too many, one has to leave at once (PE-3.8)."""
    s.add_to_row(seat, craftsman)
    if count(s.row(seat)) > s.craftsman_limit(seat):
        s.push(CraftsmanLimit(seat, craftsman))


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class CraftsmanLimit(CraftsmanLimitDecision):
    """Which craftsman leaves the game; the one who just came may be chosen too (PE-3.8)."""

    def candidates(self, s: Pillars, out: Actions) -> None:
        list_dismissals(s, self.seat, out)

    def refusal(self, s: Pillars, action: i64) -> i64:
        return refuse_dismissal(s, self.seat, action)

    def choose(self, s: Pillars, action: i64) -> None:
        dismiss(s, self.seat, DISMISS.value(action))


@final
class CollapseLoss(Decision[Pillars]):
    """The cathedral has collapsed: which craftsman leaves the game (PE-12.6)."""

    def candidates(self, s: Pillars, out: Actions) -> None:
        list_dismissals(s, self.seat, out)

    def refusal(self, s: Pillars, action: i64) -> i64:
        return refuse_dismissal(s, self.seat, action)

    def choose(self, s: Pillars, action: i64) -> None:
        dismiss(s, self.seat, DISMISS.value(action))


def list_dismissals(s: Pillars, seat: i64, out: Actions) -> None:
    for craftsman in range(CRAFTSMAN_COUNT):
        if has(s.row(seat), craftsman):
            out.add(DISMISS.one(craftsman))


def refuse_dismissal(s: Pillars, seat: i64, action: i64) -> i64:
    if not DISMISS.holds(action):
        return NOT_NOW.of()
    craftsman = DISMISS.value(action)
    return 0 if has(s.row(seat), craftsman) else NOT_YOUR_CRAFTSMAN.of(craftsman)


def dismiss(s: Pillars, seat: i64, craftsman: i64) -> None:
    s.take_from_row(seat, craftsman)
    s.emit(CRAFTSMAN_DISMISSED, seat, craftsman)
