"""A principality as the grid it is: regions in odd columns, towns with their sites in even ones."""

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.catan_duel.layout import side_by_side, wrapped
from stavitel.cli.tables.seats import Seats
from stavitel.cli.tables.tiles import flow
from stavitel.games.catan_duel.views import CatanDuelBox, CatanDuelView, Player
from stavitel.texts import Texts

POINT, TOKEN = "★", "◆"
FULL, EMPTY = "●", "○"
ROAD, SETTLEMENT, CITY, FREE = "═", "⌂", "▣", "·"
SITES = {"settlement": 1, "city": 2}
"""Building sites of a town, above and below each."""
MARGIN = 2
MIDDLE = 1
"""The column of the first road."""
LEAST, MOST = 10, 20
"""At least and at most so many letters for a town; regions have room for their terrain."""
STYLES = {
    "brick": "#e07a5f",
    "grain": "#e9c46a",
    "lumber": "#c08040",
    "ore": "#b0b0b0",
    "wool": "#8fd18f",
    "gold": "#ffd75f",
}


class Principality:
    """Draws one player's cards with everything that is counted."""

    def __init__(self, texts: Texts, box: CatanDuelBox, seats: Seats) -> None:
        self.texts = texts
        self.storage = box.storage
        self.seats = seats
        terrains = [texts.text(f"terrain-{word}") for word in texts.game.words["terrain"]]
        self.region_width = 3 + max(len(part) for name in terrains for part in name.split())

    def draw(self, seen: CatanDuelView, player: Player, width: int) -> list[Text]:
        lines = flow(self.name(seen, player), self.counted(seen, player), width)
        lines += flow(Text(" " * MARGIN), self.goods(player), width, "  ")
        for columns in self.bands(player, width):
            lines += self.band(player, columns, width)
        return lines + self.hand(seen, player, width)

    def summary(self, seen: CatanDuelView, player: Player, width: int) -> list[Text]:
        """What is counted, without the grid: towns and their cards in a row, and the hand."""
        lines = flow(self.name(seen, player), self.counted(seen, player), width)
        lines += flow(Text(" " * MARGIN), self.goods(player), width, "  ")
        cards = [card for site in player.sites.values() for card in site]
        parts = [Text(f"{SETTLEMENT}{CITY} {len(player.towns)}")]
        parts += [Text(self.texts.text(f"card-{card}")) for card in cards]
        return lines + flow(Text(" " * MARGIN), parts, width, "  ") + self.hand(seen, player, width)

    def name(self, seen: CatanDuelView, player: Player) -> Text:
        seat = player.seat
        is_asked = seen.waiting is not None and seen.waiting.seat == seat
        name = Text("▶ " if is_asked else "  ") + self.seats.badge(seat)
        if label := self.seats.labels.get(seat):
            name += styled(f" {label}", "dim")
        return name

    def counted(self, seen: CatanDuelView, player: Player) -> list[Text]:
        """Victory points first; a token stands beside the points it is for."""
        say = self.texts.text
        tokens = seen.tokens
        parts = [styled(f"{POINT} {player.points}/{seen.target}", "bold")]
        for key, n, holder in (
            ("strength", player.strength, tokens.strength),
            ("commerce", player.commerce, tokens.trade),
            ("skill", player.skill, None),
            ("progress", player.progress, None),
        ):
            held = holder == player.seat
            text = f"{say('term-' + key)} {n}{TOKEN if held else ''}"
            parts.append(styled(text, "bold" if held else ""))
        return parts

    def goods(self, player: Player) -> list[Text]:
        """All resources together, by kind."""
        return [
            styled(f"{self.texts.text('resource-' + good)} {n}", STYLES[good] if n else "dim")
            for good, n in player.goods.items()
        ]

    # the grid

    def columns(self, player: Player) -> list[int]:
        """The columns from left to right."""
        places = [int(place[:-1]) for place in player.regions]
        sites = [int(town) for town in player.towns]
        first, last = min([*places, min(sites) - 1]), max([*places, max(sites) + 1])
        return list(range(first, last + 1))

    def bands(self, player: Player, width: int) -> list[list[int]]:
        """The columns again; a wide principality is continued below."""
        columns = self.columns(player)
        bands = -(-len(columns) // (2 * self.towns_across(width) + 1))
        across = -(-len(columns) // bands)
        return [columns[n : n + across] for n in range(0, len(columns), across)]

    def towns_across(self, width: int) -> int:
        room = width - MARGIN - self.region_width
        return max(1, room // (self.region_width + LEAST))

    def band(self, player: Player, columns: list[int], width: int) -> list[Text]:
        regions = len([column for column in columns if column % 2])
        towns = max(1, len(columns) - regions)  # one more than regions where a town begins the band
        wide = min(MOST, (width - MARGIN - self.region_width * regions) // towns)
        widths = [MARGIN] + [self.region_width if column % 2 else wide for column in columns]
        lines = []
        for row in ("a", "", "b"):
            cells = [[styled(row, "dim")]]
            for column, across in zip(columns, widths[1:], strict=True):
                cells.append(self.cell(player, column, row, across - 1))
            lines += side_by_side(cells, widths)
        return lines

    def cell(self, player: Player, column: int, row: str, width: int) -> list[Text]:
        if not row:
            return [self.middle(player, column, width)]
        if column % 2:
            return self.region(player, f"{column}{row}", width)
        found = player.sites[f"{column}{row}"]
        sites = SITES[player.towns[str(column)]]
        free = [styled(FREE, "dim")] * (sites - len(found))
        return [line for card in found for line in self.card(card, width)] + free

    def card(self, card: str, width: int) -> list[Text]:
        """The name of an expansion; further lines are set in."""
        first, *rest = wrapped(self.texts.text(f"card-{card}"), width - 1)
        return [Text(first), *[Text(f" {line}") for line in rest]]

    def region(self, player: Player, place: str, width: int) -> list[Text]:
        """Number and terrain, and the stock below; the Gold Cache shows behind it."""
        seen = player.regions.get(place)
        if seen is None:
            return [Text()]
        style = STYLES[seen.resource]
        terrain = wrapped(self.texts.text(f"terrain-{seen.terrain}"), width - 2)
        lines = [styled(f"{seen.number} ", "bold") + styled(terrain[0], style)]
        lines += [styled(f"  {line}", style) for line in terrain[1:]]
        stock = styled(self.dots(seen.stock), style)
        if player.cache is not None and player.cache.place == place:
            stock += styled(f" +{self.dots(player.cache.stock)}", STYLES["gold"])
        return [*lines, Text("  ") + stock]

    def dots(self, stock: int) -> str:
        return FULL * stock + EMPTY * (self.storage - stock)

    def middle(self, player: Player, column: int, width: int) -> Text:
        """Roads with the numbers of the regions above and below, towns with their places."""
        towns = player.towns
        if column % 2 == 0:
            city = towns[str(column)] == "city"
            name = self.texts.text(f"town-{column}")
            mark = f"{CITY if city else SETTLEMENT} {name}"
            return styled(mark, f"bold {self.seats.style(player.seat)}")
        inner = str(column - 1) in towns and str(column + 1) in towns
        side = "left" if str(column + 1) in towns else "right"
        built = inner or side in player.roads
        ends = ROAD * 2 if built else "  "
        return styled(f"{ends}{outwards(column)}{ends}".rstrip(), "dim")

    # the hand

    def hand(self, seen: CatanDuelView, player: Player, width: int) -> list[Text]:
        """One's own cards by name; of the opponent's what is known, and the backs of all."""
        say = self.texts.text
        held = player.hand
        head = styled(f"  {say('term-hand')} {held.cards}/{player.hand_limit}", "bold")
        if seen.viewer == player.seat:
            own = [Text(say(f"card-{card.card}")) for card in seen.hand or []]
            return flow(head, own, width, "  ")
        known = [Text(say(f"card-{card}")) for card in held.known]
        backs = [styled(f"{say('back-' + back)} {n}", "dim") for back, n in held.backs.items()]
        return flow(head, [*backs, *known], width, "  ")


def outwards(column: int) -> str:
    """The number of the regions in a column as sentences count them, outwards from the middle."""
    number = abs(column - MIDDLE) // 2
    return f" {number} " if number else ROAD * 3
