"""Short signs for materials, money, points, dice and ornaments, letters in the table's language."""

from collections.abc import Mapping

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.seats import Seats, plain_signs
from stavitel.games.red_cathedral.views import CathedralBox, InfluenceAction
from stavitel.texts import Texts

RECOGNITION = "☆"
PRESTIGE = "★"
RUBLE = "₽"
ANY = "?"
REPEATED = "∞"
DELIVERY = "▲"
SWAP = "⇄"
TILE = "▢"
OF_A_KIND = {"same": "=", "different": "≠"}
FACE_DOWN = "■"
BANNER = "⚑"
DONE = "✓"
ARROW = "→"
NEXT = f"{ARROW}{PRESTIGE}"
TOTAL = f"Σ{PRESTIGE}"

MATERIALS = ("wood", "brick", "stone", "gold", "emerald", "amethyst")
LETTERED = MATERIALS[:4]
ORNAMENTS = {"door": "▯", "arch": "∩", "cross": "†"}
_STYLES = {
    "wood": "#c08040",
    "brick": "#e0603f",
    "stone": "#b0b0b0",
    "gold": "#ffd75f",
    "emerald": "#2fbf8f",
    "amethyst": "#b48ee0",
    "rubles": "#d7af5f",
    "recognition": "#ff8f60",
    "prestige": "bold",
}
_SIGNS = {
    "emerald": "◆",
    "amethyst": "◇",
    "rubles": RUBLE,
    "recognition": RECOGNITION,
    "prestige": PRESTIGE,
}


class Symbols:
    """Amounts, dice and actions as a few signs."""

    def __init__(self, texts: Texts, box: CathedralBox, seats: Seats) -> None:
        self.texts = texts
        self.seats = seats
        letters = {good: texts.text(f"terminal-rc-{good}") for good in LETTERED}
        self.signs = {**letters, **_SIGNS}
        if seats.letters:
            names = {good: texts.text(f"good-{good}") for good in MATERIALS}
            self.signs |= plain_signs(letters, names)
        self.box = box

    def sign(self, good: str) -> Text:
        return styled(self.signs[good], _STYLES[good])

    def amount(self, good: str, n: int) -> Text:
        return styled(f"{n}{self.signs[good]}", _STYLES[good])

    def amounts(self, counts: Mapping[str, int], gap: str = " ") -> Text:
        """`2W 1₽`."""
        return Text(gap).join(self.amount(good, n) for good, n in counts.items() if n)

    def pieces(self, counts: Mapping[str, int]) -> Text:
        """One sign for each piece: `WWG`."""
        return Text().join(
            styled(self.signs[kind] * n, _STYLES[kind]) for kind, n in counts.items() if n > 0
        )

    def colour(self, die: str) -> Text:
        """The initial of a die's colour."""
        if die == "white":
            return styled(self.texts.text("terminal-rc-white"), "bold")
        return self.seats.colour(die)

    def die(self, die: str, value: int | str = "") -> Text:
        """`[Y3]`."""
        return Text("[") + self.colour(die) + Text(f"{value}]")

    def tile(self, id: str) -> Text:
        """What a workshop tile brings: `2W`, or the die it shows."""
        face = self.box.tiles[id]
        return self.die(face.die) if face.die else self.amount(face.good or "", face.amount)

    def action(self, id: str) -> Text:
        """An influence action: `2₽→? ∞`."""
        printed = self.box.influence[id]
        paid, gained = self._paid(printed), self._gained(printed)
        text = paid + Text(ARROW) + gained if paid.plain else gained
        return text + Text(f" {REPEATED}") if printed.mode == "infinity" else text

    def _paid(self, printed: InfluenceAction) -> Text:
        parts: list[Text] = []
        for name, n in printed.pay.items():
            if name == "material":
                parts.insert(0, self._any_of(printed.kinds))
            elif name in OF_A_KIND:
                parts.insert(0, Text(f"{n}{OF_A_KIND[name]}"))
            else:
                parts.append(self.amount(name, n))
        if printed.all_types:
            parts.append(Text(self.texts.text("terminal-rc-all-types")))
        return Text("+").join(parts)

    def _gained(self, printed: InfluenceAction) -> Text:
        parts: list[Text] = []
        for name, n in printed.gain.items():
            if name == "material":
                parts.append(Text(str(n) if n > 1 else "") + self._any_of(printed.kinds))
            elif name == "delivery":
                parts.append(Text(f"{n}{DELIVERY}"))
            elif name in ("swap", "activation"):
                parts.append(Text(SWAP if name == "swap" else TILE))
            else:
                parts.append(self.amount(name, n))
        return Text(" ").join(parts)

    def _any_of(self, kinds: list[str]) -> Text:
        """The kinds a card pictures, or any."""
        return Text("/").join(map(self.sign, kinds)) if kinds else Text(ANY)

    def legend(self) -> list[Text]:
        """What the signs mean."""
        say = self.texts.text
        meanings = [(self.signs[kind], say(f"good-{kind}")) for kind in MATERIALS]
        meanings += [
            (RUBLE, say("term-rubles")),
            (RECOGNITION, say("term-recognition")),
            (PRESTIGE, say("term-prestige")),
            (ANY, say("term-material")),
            (OF_A_KIND["same"], say("terminal-rc-same")),
            (OF_A_KIND["different"], say("terminal-rc-different")),
            (REPEATED, say("term-infinity")),
            (DELIVERY, say("term-delivery")),
            (TILE, say("term-workshop_tile")),
            (FACE_DOWN, say("term-face_down")),
            (SWAP, say("term-resource_token")),
            (BANNER, say("term-banners")),
            *[(sign, say(f"ornament-{name}")) for name, sign in ORNAMENTS.items()],
            (DONE, say("term-completed")),
            (NEXT, say("terminal-rc-next")),
            (TOTAL, say("points-total")),
        ]
        return [styled(f"{sign} {meaning}", "dim") for sign, meaning in meanings]
