"""An analysed game as data: for files, pages and the terminal alike."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from stavitel.analysis.account import Account, account_of
from stavitel.analysis.judging import Error, errors_of
from stavitel.engine.errors import StavitelError
from stavitel.players.worth import Worth, worth_of
from stavitel.record import Record

DIGITS: Final = 4
"""Of shares in percent: enough for sums that close to a tenth of a point."""


@dataclass(frozen=True)
class Analysis:
    """A finished game, its account and its errors."""

    record: Record
    account: Account
    errors: list[Error]

    def plain(self) -> dict[str, object]:
        """As JSON: shares, luck, skill and results in points of a hundred."""
        record, names = self.record, self.record.game.seat_names
        return {
            "game": record.game.id,
            "variant": record.variant,
            "moves": len(record.actions),
            "seats": [self._seat(seat) | {"seat": names[seat]} for seat in range(record.seats)],
        }

    def _seat(self, seat: int) -> dict[str, object]:
        account = self.account
        return {
            "player": self.record.players.get(seat, ""),
            "start": _percent(account.start[seat]),
            "end": _percent(account.end[seat]),
            "result": _percent(account.result(seat)),
            "luck": _percent(account.luck[seat]),
            "skill": _percent(account.skill[seat]),
            "own": _percent(account.own(seat)),
            "others": _percent(account.others(seat)),
            "curve": [[move, _percent(shares[seat])] for move, shares in account.points],
            "errors": [self._error(error) for error in self.errors if error.seat == seat],
        }

    def _error(self, error: Error) -> dict[str, object]:
        write = self.record.game.verbs.write
        return {
            "move": error.move,
            "mark": error.mark,
            "loss": _percent(error.loss),
            "standard_error": _percent(error.error),
            "played": write(error.played),
            "better": write(error.better),
        }


def analysed(
    record: Record,
    worth: Worth | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """A finished game looked at as a whole; `progress` hears of each choice that was judged."""
    if record.replay().stack:
        raise StavitelError("expected a game that is over; this one is still being played")
    judge = worth or worth_of(record.game, record.seats, record.variant)
    return Analysis(record, account_of(record, judge), errors_of(record, judge, progress))


def _percent(share: float) -> float:
    return round(100 * share, DIGITS)
