"""Short signs for cubes, gold, points and figures, the letters in the language of the table."""

from collections.abc import Mapping

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.seats import Seats, plain_signs
from stavitel.games.pillars.views import PillarsBox, Work
from stavitel.texts import Texts

POINT = "★"
COIN = "¢"
WORKER = "●"
ARROW = "→"

GOODS = ("wood", "stone", "sand", "metal")
_STYLES = {
    "wood": "#c08040",
    "stone": "#b0b0b0",
    "sand": "#e6cf9c",
    "metal": "#7fb2e5",
    "gold": "#ffd75f",
    "points": "bold",
}


class Symbols:
    """Amounts and work as a few signs."""

    def __init__(self, texts: Texts, box: PillarsBox, seats: Seats) -> None:
        self.texts = texts
        self.box = box
        self.seats = seats
        letters = {good: texts.text(f"short-{good}") for good in GOODS}
        if seats.letters:
            letters = plain_signs(letters, {good: texts.text(f"good-{good}") for good in GOODS})
        self.signs = {**letters, "gold": COIN, "points": POINT}

    def sign(self, name: str) -> Text:
        return styled(self.signs[name], _STYLES[name])

    def amount(self, name: str, n: int) -> Text:
        return styled(f"{n}{self.signs[name]}", _STYLES[name])

    def amounts(self, counts: Mapping[str, int]) -> Text:
        """`1Sa+1Me`."""
        return Text("+").join(self.amount(name, n) for name, n in counts.items())

    def space(self, seat: str | None) -> Text:
        """`[R]`, or an empty space."""
        if not seat:
            return styled("[ ]", "dim")
        return styled(f"[{self.seats.initials[seat]}]", f"bold reverse {self.seats.style(seat)}")

    def work(self, work: Work) -> Text:
        """`2Wo→1★ ×4`; `(1Me)→2¢ ×1` if the cube is only shown; `×1/4` if it is partly used."""
        text = self.amounts(work.pay)
        if work.shows:
            text += Text("(") + self.amounts(work.shows) + Text(")")
        text += Text(ARROW if text else "") + self.amounts(work.gain)
        left = f"{work.uses - work.used}/{work.uses}" if work.used else f"{work.uses}"
        return text + styled(f" ×{left}", "" if work.used < work.uses else "dim")

    def craftsman(self, name: str, work: Work) -> Text:
        """The name and what he does, which tells cards of one trade apart without their round."""
        trade = self.texts.text(f"craftsman-{name}").partition(" (")[0]
        return Text(f"{trade} ") + self.work(work)

    def resource(self, name: str) -> Text:
        """A resource card: `3Wo 6●`."""
        card = self.box.resources[name]
        return self.amount(card.good, card.amount) + styled(f" {card.workers}{WORKER}", "dim")

    def legend(self) -> list[Text]:
        """What the signs mean."""
        text = self.texts.text
        meanings = {self.signs[good]: text(f"good-{good}") for good in GOODS}
        meanings |= {COIN: text("term-gold"), POINT: text("term-points")}
        meanings |= {WORKER: text("term-all_workers")}
        return [styled(f"{sign} {meaning}", "dim") for sign, meaning in meanings.items()]
