"""Short signs for goods, money, tokens and points, the letters in the language of the table."""

from collections.abc import Mapping

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.seats import Seats, plain_signs
from stavitel.games.caylus_magna_carta.views import Face, Trade
from stavitel.texts import Texts

POINT = "★"
COIN = "¢"
TOKEN = "♜"
HOUSE = "⌂"
WORKER = "●"
CUBE = "■"
ANY = "?"
BASIC = "◇"
ARROW = "→"

GOODS = ("food", "wood", "stone", "gold")
_STYLES = {
    "food": "#ff87af",
    "wood": "#c08040",
    "stone": "#b0b0b0",
    "gold": "#ffd75f",
    "denier": "#d7af5f",
    "castle_token": "#ff8f60",
    "residence": "#7fbf5f",
}
_SIGNS = {
    "denier": COIN,
    "any": ANY,
    "basic": BASIC,
    "castle_token": TOKEN,
    "residence": HOUSE,
}


class Symbols:
    """Amounts and effects as a few signs."""

    def __init__(self, texts: Texts, seats: Seats) -> None:
        self.texts = texts
        letters = {good: texts.text(f"terminal-cmc-{good}") for good in GOODS}
        if seats.letters:
            letters = plain_signs(letters, {good: texts.text(f"good-{good}") for good in GOODS})
        self.signs = {**letters, **_SIGNS}

    def sign(self, name: str) -> Text:
        return styled(self.signs[name], _STYLES.get(name, ""))

    def cubes(self, good: str, count: int) -> Text:
        return styled(CUBE * count, _STYLES[good]) if count else styled("–", "dim")

    def amounts(self, counts: Mapping[str, int]) -> Text:
        """`1W 2S`."""
        return Text(" ").join(
            styled(f"{n}{self.signs[name]}", _STYLES.get(name, ""))
            for name, n in counts.items()
            if n
        )

    def effect(self, effect: list[Trade], face: Face) -> Text:
        """`1¢→1G 3¢→2G`; what comes from the card's own store is shown as its good."""
        return Text(" ").join(self._option(trade, face) for trade in effect)

    def points(self, points: int) -> Text:
        return styled(f"{points}{POINT}", "bold")

    def legend(self) -> list[Text]:
        """What the signs mean."""
        text = self.texts.text
        goods = [(self.signs[good], text(f"good-{good}")) for good in GOODS]
        others = [
            (BASIC, "/".join(sign for sign, _ in goods[:3])),
            (COIN, text("points-deniers")),
            (ANY, text("terminal-cmc-any")),
            (POINT, text("term-prestige_points")),
            (TOKEN, text("term-prestige_token")),
            (HOUSE, text("card-residence")),
            (WORKER, text("term-worker")),
        ]
        return [styled(f"{sign} {meaning}", "dim") for sign, meaning in goods + others]

    def _option(self, trade: Trade, face: Face) -> Text:
        own = face.store.good if face.store else ""
        gained = {own if name == "store" else name: n for name, n in trade.gain.items()}
        right = self.amounts(gained)
        return self.amounts(trade.pay) + Text(ARROW) + right if trade.pay else right
