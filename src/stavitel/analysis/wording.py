"""An analysis in words and numbers, as text and page show it."""

from stavitel.analysis.account import Account
from stavitel.analysis.judging import Error
from stavitel.record import Record
from stavitel.texts import Texts


class Wording:
    """One game in one language."""

    def __init__(self, record: Record, lang: str) -> None:
        self.record = record
        self.texts = Texts(record.game, lang, record.colours)

    def seat(self, seat: int) -> str:
        return self.texts.name("seat", seat)

    def player(self, seat: int) -> str:
        return self.record.players.get(seat, "")

    def row(self, account: Account, seat: int) -> dict[str, str]:
        """What the game came to for a seat, in points of a hundred."""
        return {
            "start": f"{100 * account.start[seat]:.1f}",
            "luck": signed(account.luck[seat]),
            "own": signed(account.own(seat)),
            "others": signed(account.others(seat)),
            "result": signed(account.result(seat)),
            "end": f"{100 * account.end[seat]:.1f}",
        }

    def error(self, error: Error) -> dict[str, str]:
        """A turning point: what was played, what was better, and by how much."""
        s = self.record.replay(error.move - 1)
        return {
            "move": str(error.move),
            "seat": self.seat(error.seat),
            "mark": error.mark,
            "loss": f"{100 * error.loss:.0f}",
            "error": f"{100 * error.error:.0f}",
            "played": str(self.texts.action(s, error.played)),
            "better": str(self.texts.action(s, error.better)),
        }


def signed(share: float) -> str:
    """In points of a hundred, with a true minus; what rounds to nothing has no sign."""
    text = f"{100 * share:+.1f}"
    return "0.0" if text in ("+0.0", "-0.0") else text.replace("-", "−")
