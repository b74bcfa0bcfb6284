"""The board: the fourteen areas in their order, with who and what is there."""

from dataclasses import dataclass

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.hanging import hanging
from stavitel.cli.tables.pillars.box import Box
from stavitel.cli.tables.pillars.symbols import COIN, POINT, WORKER, Symbols
from stavitel.cli.tables.seats import Seats
from stavitel.cli.tables.seen import counts, number, rows, table, word, words
from stavitel.engine.game import View
from stavitel.texts import Texts

HERE = "▶"
NOTHING = styled("–", "dim")
BUILT, UNBUILT = "▰", "▱"
GATHERED = {"forest": "wood", "quarry": "stone", "gravel_pit": "sand"}


@dataclass(frozen=True)
class Row:
    """What lies and stands in an area, and a remark for which there may be no room."""

    parts: list[Text]
    remark: str = ""


class Board:
    """Draws one area after another, a line or two each."""

    def __init__(self, texts: Texts, box: Box, symbols: Symbols, seats: Seats) -> None:
        self.texts = texts
        self.box = box
        self.symbols = symbols
        self.seats = seats
        self.areas = texts.game.words["area"][1:]
        self.longest = max(len(texts.text(f"area-{area}")) for area in self.areas)

    def draw(self, seen: View, width: int) -> list[Text]:
        lines: list[Text] = []
        here = word(seen, "area")
        for place, area in enumerate(self.areas, 1):
            name = f"{HERE if area == here else ' '}{place:>2} {self.texts.text('area-' + area)}"
            head = styled(name.ljust(self.longest + 6), "bold" if area == here else "")
            for row in self.rows(area, seen):
                below = hanging(head, row.parts, width)
                remark = styled(f"   {row.remark}", "dim")
                if row.remark and below[-1].cell_len + remark.cell_len <= width:
                    below[-1] += remark
                lines += below
                head = Text(" " * head.cell_len)
        return lines

    def rows(self, area: str, seen: View) -> list[Row]:
        """An area has one line, or one for each card."""
        if area == "event":
            return [Row(self.event(seen))]
        if area in GATHERED:
            return [Row(self.gathered(seen, GATHERED[area]))]
        if area == "wool_mill":
            return [Row(self.mill(seen))]
        if area in ("kingsbridge", "shiring"):
            return [Row([self.card(seen, area, place)]) for place in range(2)]
        if area == "priory":
            return [Row([self.space(seen, f"priory_{n}") + self.points(n) for n in (1, 2)])]
        if area == "court":
            return [Row([self.spaces(seen, "court"), *self.court(seen)], self.brings("court"))]
        if area == "market":
            return [Row([self.spaces(seen, "market"), self.stock(seen)])]
        if area == "cathedral":
            return [Row([self.cathedral(seen)])]
        grey = self.grey_workers(seen) if area == "castle" else []
        return [Row([self.space(seen, area), *grey], self.brings(area))]

    def event(self, seen: View) -> list[Text]:
        """The event of the round with what it does, or the one foreseen, and who is protected."""
        if happening := word(seen, "event"):
            parts = [self.card_text("happening", happening)]
        elif happening := word(seen, "foreseen"):
            head = Text(f"{self.texts.text('term-foreseen')}: ")
            parts = [head + self.card_text("happening", happening)]
        else:
            parts = [NOTHING]
        if safe := words(seen, "protected"):
            initials = Text(" ").join(self.seats.initial(seat) for seat in safe)
            parts.append(Text(f"{self.texts.text('term-protected')} ") + initials)
        return parts

    def mill(self, seen: View) -> list[Text]:
        """Whose workers earn wages."""
        parts = [
            self.seats.initial(word(player, "seat"))
            + Text(f" {number(player, 'mill_workers')}{WORKER}")
            for player in rows(seen, "players")
            if number(player, "mill_workers")
        ]
        return parts or [NOTHING]

    def gathered(self, seen: View, good: str) -> list[Text]:
        """Whose workers fetch how much."""
        parts = []
        for player in rows(seen, "players"):
            held = words(player, "resources")
            cards = [card for card in held if self.box.resources[card].good == good]
            if cards:
                shown = Text(" ").join(self.symbols.resource(card) for card in cards)
                parts.append(self.seats.initial(word(player, "seat")) + Text(" ") + shown)
        return parts or [NOTHING]

    def card(self, seen: View, area: str, place: int) -> Text:
        """A space and the card a builder brings from it."""
        space = self.space(seen, f"{area}_{place + 1}")
        name = words(seen, area)[place]
        if not name:
            return space
        if area == "kingsbridge":
            return space + Text(" ") + self.card_text("advantage", name)
        work = self.box.craftsmen[name].work
        return space + Text(" ") + self.symbols.craftsman(name, work)

    def card_text(self, domain: str, name: str) -> Text:
        """`Aliena: 1 wood every round`."""
        title = styled(self.texts.text(f"{domain}-{name}"), "bold")
        return title + Text(f": {self.texts.text(f'{domain}-{name}-hint')}")

    def points(self, n: int) -> Text:
        return Text(f" {self.box.priory[n - 1]}{POINT}")

    def court(self, seen: View) -> list[Text]:
        """The metal for the first to come, and the tax once it is rolled."""
        parts = []
        if metal := number(seen, "court_metal"):
            parts.append(self.symbols.amount("metal", metal))
        if isinstance(tax := seen["tax"], int):
            parts.append(styled(f"{self.texts.text('term-tax')} {tax}{COIN}", "bold"))
        return parts

    def stock(self, seen: View) -> Text:
        """What is for sale and at which price; metal can only be sold."""
        market = counts(seen, "market")
        parts = []
        for good, price in self.box.prices.items():
            sign = self.symbols.sign(good)
            cubes = self.symbols.amount(good, market[good]) if good in market else sign
            parts.append(cubes + Text(f" {price}{COIN}"))
        return Text("  ").join(parts)

    def grey_workers(self, seen: View) -> list[Text]:
        """Who has them in this round, and who in the next."""
        parts = []
        for key in ("grey_workers", "next_grey_workers"):
            if seat := word(seen, key):
                head = Text(f"{self.texts.text('term-' + key)} ")
                parts.append(head + self.seats.initial(seat))
        return parts

    def cathedral(self, seen: View) -> Text:
        """The parts that stand already."""
        after = word(seen, "area") == "start_player" or word(seen, "phase") == "game_end"
        built = max(0, number(seen, "round") - (0 if after else 1))
        total = self.box.rounds
        return Text(BUILT * built) + styled(UNBUILT * (total - built), "dim")

    def brings(self, place: str) -> str:
        return self.texts.text(f"place-{place}-hint")

    def space(self, seen: View, place: str) -> Text:
        return self.symbols.space(word(table(seen, "builders"), place))

    def spaces(self, seen: View, place: str) -> Text:
        """All spaces of the court or the market, in order of arrival."""
        came = words(table(seen, "builders"), place)
        free = [""] * (self.box.spaces[place] - len(came))
        return Text("").join(self.symbols.space(seat) for seat in [*came, *free])
