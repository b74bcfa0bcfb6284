"""Short signs for materials, money, points, dice and ornaments, letters in the table's language."""

from collections.abc import Mapping

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.seats import Seats
from stavitel.cli.tables.seen import number, word, words
from stavitel.engine.game import View
from stavitel.texts import Texts

RECOGNITION = "☆"
PRESTIGE = "★"
RUBLE = "₽"
ANY = "?"
REPEATED = "∞"
DELIVERY = "▲"
SWAP = "⇄"
TILE = "▢"
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

    def __init__(self, texts: Texts, seats: Seats) -> None:
        self.texts = texts
        self.seats = seats
        letters = {good: texts.text(f"terminal-rc-{good}") for good in LETTERED}
        self.signs = {**letters, **_SIGNS}
        tiles = texts.game.components["workshop_tile"]
        actions = texts.game.components["influence_action"]
        assert isinstance(tiles, list) and isinstance(actions, list)
        self.tiles: dict[str, View] = {word(tile, "id"): tile for tile in tiles}
        self.actions: dict[str, View] = {word(action, "id"): action for action in actions}

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
        return self.seats.initial(die)

    def die(self, die: str, value: int | str = "") -> Text:
        """`[Y3]`."""
        return Text("[") + self.colour(die) + Text(f"{value}]")

    def tile(self, id: str) -> Text:
        """What a workshop tile brings: `2W`, or the die it shows."""
        gives = word(self.tiles[id], "gives")
        if gives.startswith("die:"):
            return self.die(gives.removeprefix("die:"))
        return self.amount(gives, number(self.tiles[id], "amount"))

    def action(self, id: str) -> Text:
        """An influence action: `2₽→? ∞`."""
        printed = self.actions[id]
        paid, gained = self._paid(printed), self._gained(printed)
        text = paid + Text(ARROW) + gained if paid.plain else gained
        return text + Text(f" {REPEATED}") if word(printed, "mode") == "infinity" else text

    def _paid(self, printed: View) -> Text:
        parts = [Text(f"{ANY}")] if "give_any" in printed else []
        if "give_same" in printed:
            parts.append(Text(f"{number(printed, 'give_same')}="))
        if "give_different" in printed:
            parts.append(Text(f"{number(printed, 'give_different')}≠"))
        if "give_one_of" in printed:
            parts.append(self._either(words(printed, "give_one_of")))
        if "pay_rubles" in printed:
            parts.append(self.amount("rubles", number(printed, "pay_rubles")))
        if "condition" in printed:
            parts.append(Text(self.texts.text("terminal-rc-all-types")))
        return Text("+").join(parts)

    def _gained(self, printed: View) -> Text:
        if "get_any" in printed:
            n = number(printed, "get_any")
            return Text(f"{n if n > 1 else ''}{ANY}")
        if "get_one_of" in printed:
            return self._either(words(printed, "get_one_of"))
        if "deliver" in printed:
            return Text(f"{number(printed, 'deliver')}{DELIVERY}")
        if "swap_tokens" in printed:
            return Text(SWAP)
        if "activate_own_tile" in printed:
            return Text(TILE)
        goods = ("rubles", "recognition", "prestige")
        return self.amounts(
            {g: number(printed, f"get_{g}") for g in goods if f"get_{g}" in printed}
        )

    def _either(self, kinds: list[str]) -> Text:
        return Text("/").join(map(self.sign, kinds))

    def legend(self) -> list[Text]:
        """What the signs mean."""
        say = self.texts.text
        meanings = [(self.signs[kind], say(f"good-{kind}")) for kind in MATERIALS]
        meanings += [
            (RUBLE, say("term-rubles")),
            (RECOGNITION, say("term-recognition")),
            (PRESTIGE, say("term-prestige")),
            (ANY, say("term-material")),
            ("=", say("terminal-rc-same")),
            ("≠", say("terminal-rc-different")),
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
