"""A principality in the fewest lines: short signs for regions, cards by the beginning of a name."""

from dataclasses import dataclass

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.catan_duel.layout import side_by_side
from stavitel.cli.tables.catan_duel.middle import KNOWN
from stavitel.cli.tables.catan_duel.principality import (
    CITY,
    FREE,
    FULL,
    MARGIN,
    POINT,
    ROAD,
    SETTLEMENT,
    SITES,
    STYLES,
    TOKEN,
    Principality,
    outwards,
)
from stavitel.cli.tables.seats import Seats, initials, plain_signs
from stavitel.cli.tables.tiles import flow
from stavitel.games.catan_duel.views import CatanDuelBox, CatanDuelView, Player
from stavitel.texts import Texts

STRENGTHS = ("strength", "commerce", "skill", "progress")
UNCUT = 99
READABLE = (UNCUT, 16, 14, 12, 10, 9, 8)
SHORTEST = (7, 6, 5, 4, 3)
END = 3
"""So many last letters tell apart cards whose names begin alike."""


@dataclass(frozen=True)
class Manner:
    """How to save room: cards of a site one above another, stocks as digits, names cut."""

    stacked: bool
    digits: bool
    cut: int


MANNERS = [
    *(Manner(False, digits, cut) for digits in (False, True) for cut in READABLE),
    *(Manner(True, digits, cut) for digits in (False, True) for cut in READABLE),
    *(Manner(True, True, cut) for cut in SHORTEST),
]
"""From the easiest to read to the shortest."""


class DensePrincipality(Principality):
    """A line for what is counted, three to five for the grid, the hand."""

    def __init__(self, texts: Texts, box: CatanDuelBox, seats: Seats) -> None:
        super().__init__(texts, box, seats)
        goods, say = texts.game.words["resource"], texts.text
        self.signs = initials({good: say(f"resource-{good}") for good in goods}, 2)
        if seats.letters:
            names = {good: say(f"resource-{good}") for good in goods}
            self.signs = plain_signs(self.signs, names)
        self.marks = initials({mark: say(f"term-{mark}") for mark in STRENGTHS}, 3)

    def draw(self, seen: CatanDuelView, player: Player, width: int) -> list[Text]:
        lines = [*self.head(seen, player, width), *self.gridlines(player, width)]
        return lines + self.hand(seen, player, width)

    def summary(self, seen: CatanDuelView, player: Player, width: int) -> list[Text]:
        """The regions in a row, and the cards by name."""
        regions = [self.sign(player, place, digits=True) for place in player.regions]
        names = [Text(self.texts.text(f"card-{card}")) for card in self.built(player)]
        towns = styled(f"{SETTLEMENT}{CITY} {len(player.towns)}", self.seats.style(player.seat))
        parts = [towns, Text(" ").join(regions), *names]
        lines = self.head(seen, player, width)
        lines += flow(Text(" " * (MARGIN - 1)), parts, width, "  ")
        return lines + self.hand(seen, player, width)

    def head(self, seen: CatanDuelView, player: Player, width: int) -> list[Text]:
        """Name, points and goods: in words if one line can hold them, else in signs."""
        name = self.name(seen, player)
        long = flow(name, [*self.counted(seen, player), *self.goods(player)], width, "  ")
        if len(long) == 1:
            return long
        held = {"strength": seen.tokens.strength, "commerce": seen.tokens.trade}
        numbers = {mark: getattr(player, mark) for mark in STRENGTHS}
        parts = [styled(f"{POINT} {player.points}/{seen.target}", "bold")]
        for mark, number in numbers.items():
            token = TOKEN if held.get(mark) == player.seat else ""
            parts.append(styled(f"{self.marks[mark]}{number}{token}", "bold" if token else ""))
        parts.append(styled("│", "dim"))
        for good, number in player.goods.items():
            parts.append(styled(f"{self.signs[good]}{number}", STYLES[good] if number else "dim"))
        return flow(name, parts, width, " ")

    def built(self, player: Player) -> list[str]:
        return [card for site in player.sites.values() for card in site]

    def legend(self) -> list[Text]:
        """What the signs mean."""
        say = self.texts.text
        meanings = [(self.signs[good], say(f"resource-{good}")) for good in self.signs]
        meanings += [(self.marks[mark], say(f"term-{mark}")) for mark in STRENGTHS]
        meanings += [
            (POINT, say("term-points")),
            (TOKEN, say("term-tokens")),
            (SETTLEMENT, say("term-settlement")),
            (CITY, say("term-city")),
            (ROAD, say("term-road")),
            (FREE, say("term-sites")),
            (FULL, say("term-stock")),
            (KNOWN, say("term-known")),
        ]
        return [styled(f"{sign} {meaning}", "dim") for sign, meaning in meanings]

    # the grid

    def gridlines(self, player: Player, width: int) -> list[Text]:
        """The first manner in which the grid is not wider than the screen."""
        for manner in MANNERS:
            lines = self.lines_in(player, manner)
            if max(line.cell_len for line in lines) <= width:
                return lines
        bands = self.bands(player, width)
        return [line for columns in bands for line in self.band(player, columns, width)]

    def lines_in(self, player: Player, manner: Manner) -> list[Text]:
        columns = self.columns(player)
        rows = {row: [self.cell_in(player, c, row, manner) for c in columns] for row in ("a", "b")}
        middle = [[self.between(player, column, manner)] for column in columns]
        high = [max(len(cell) for cell in cells) for cells in (*rows.values(), middle)]
        assert max(high) <= max(SITES.values())
        widths = [
            1 + max(line.cell_len for cell in cells for line in cell)
            for cells in zip(rows["a"], middle, rows["b"], strict=True)
        ]
        lines: list[Text] = []
        for head, cells in (("a", rows["a"]), ("", middle), ("b", rows["b"])):
            lines += side_by_side([[styled(head, "dim")], *cells], [MARGIN, *widths])
        for line in lines:
            line.rstrip()
        return lines

    def cell_in(self, player: Player, column: int, row: str, manner: Manner) -> list[Text]:
        """A region, or the cards of a site beside or above each other."""
        if column % 2:
            return [self.sign(player, f"{column}{row}", manner.digits)]
        names = self.cut_names(player, manner.cut)
        found = player.sites[f"{column}{row}"]
        sites = [Text(names[card]) for card in found]
        free = SITES[player.towns[str(column)]] - len(found)
        sites += [styled(FREE, "dim")] * free
        return sites if manner.stacked else [Text("+").join(sites)]

    def sign(self, player: Player, place: str, digits: bool) -> Text:
        """`4Wo●○○`, or `4Wo1`: the number of the die, what it brings, and how much lies there."""
        region = player.regions.get(place)
        if region is None:
            return Text()
        style = STYLES[region.resource]
        stock = str(region.stock) if digits else self.dots(region.stock)
        text = styled(str(region.number), "bold")
        text += styled(f"{self.signs[region.resource]}{stock}", style)
        if player.cache is not None and player.cache.place == place:
            text += styled(f"+{player.cache.stock}", STYLES["gold"])
        return text

    def between(self, player: Player, column: int, manner: Manner) -> Text:
        """Towns with their places, roads with the number of the regions above and below."""
        text = self.middle(player, column, 0)
        if column % 2 == 0:
            number = "".join(letter for letter in text.plain if letter.isdigit())
            town = styled(f"{text.plain[0]}{number}", f"bold {self.seats.style(player.seat)}")
            return town if manner.digits else text
        short = f"{ROAD}{outwards(column).strip()}{ROAD}"
        return styled(short, "dim") if manner.digits and text.plain.startswith(ROAD) else text

    def cut_names(self, player: Player, cut: int) -> dict[str, str]:
        """Names of at most so many letters, each different from the others."""
        whole = {card: self.texts.text(f"card-{card}") for card in self.built(player)}
        short = {card: _cut(name, cut) for card, name in whole.items()}
        seen = list(short.values())
        return {
            card: _cut_inside(whole[card], cut) if seen.count(name) > 1 else name
            for card, name in short.items()
        }


def _cut(name: str, cut: int) -> str:
    return name if len(name) <= cut else f"{name[: cut - 1].rstrip(' -')}."


def _cut_inside(name: str, cut: int) -> str:
    """The beginning and the end of a name: `Get.iff`."""
    if len(name) <= cut:
        return name
    end = min(END, max(1, cut - END))
    return f"{name[: max(1, cut - end - 1)]}.{name[-end:]}"
