"""The board: the fourteen areas in their order, with who and what is there."""

from dataclasses import dataclass

from msgspec import UNSET
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.hanging import hanging
from stavitel.cli.tables.pillars.symbols import COIN, POINT, WORKER, Symbols
from stavitel.cli.tables.seats import Seats
from stavitel.games.pillars.views import PillarsBox, PillarsView
from stavitel.texts import Texts

HERE = "▶"
NOTHING = styled("–", "dim")
BUILT, UNBUILT = "▰", "▱"
GATHERED = {"forest": "wood", "quarry": "stone", "gravel_pit": "sand"}


@dataclass(frozen=True)
class BoardLine:
    """What lies and stands in an area, and a remark for which there may be no room."""

    parts: list[Text]
    remark: str = ""


class Board:
    """Draws one area after another, a line or two each."""

    def __init__(self, texts: Texts, box: PillarsBox, symbols: Symbols, seats: Seats) -> None:
        self.texts = texts
        self.box = box
        self.symbols = symbols
        self.seats = seats
        self.areas = texts.game.words["area"][1:]
        self.longest = max(len(texts.text(f"area-{area}")) for area in self.areas)

    def draw(self, seen: PillarsView, width: int) -> list[Text]:
        lines: list[Text] = []
        here = seen.area
        for place, area in enumerate(self.areas, 1):
            name = f"{HERE if area == here else ' '}{place:>2} {self.texts.text('area-' + area)}"
            head = styled(name.ljust(self.longest + 6), "bold" if area == here else "")
            for line in self.lines_of(area, seen):
                below = hanging(head, line.parts, width)
                remark = styled(f"   {line.remark}", "dim")
                if line.remark and below[-1].cell_len + remark.cell_len <= width:
                    below[-1] += remark
                lines += below
                head = Text(" " * head.cell_len)
        return lines

    def lines_of(self, area: str, seen: PillarsView) -> list[BoardLine]:
        """An area has one line, or one for each card."""
        if area == "event":
            return [BoardLine(self.event(seen))]
        if area in GATHERED:
            return [BoardLine(self.gathered(seen, GATHERED[area]))]
        if area == "wool_mill":
            return [BoardLine(self.mill(seen))]
        if area == "kingsbridge":
            return [BoardLine([space]) for space in self.kingsbridge(seen)]
        if area == "shiring":
            return [BoardLine([space]) for space in self.shiring(seen)]
        if area == "cathedral":
            return [BoardLine([self.cathedral(seen)])]
        if area == "priory":
            return [BoardLine(self.priory(seen))]
        if area == "market":
            return [BoardLine([self.spaces(seen.builders.market), self.stock(seen)])]
        return [BoardLine(self.visited(area, seen), self.texts.text(f"place-{area}-hint"))]

    def visited(self, area: str, seen: PillarsView) -> list[Text]:
        """An area whose remark says what a builder brings from it."""
        there, space = seen.builders, self.symbols.space
        if area == "bishop":
            return [space(there.bishop)]
        if area == "court":
            return [self.spaces(there.court), *self.court(seen)]
        if area == "castle":
            return [space(there.castle), *self.grey_workers(seen)]
        return [space(there.start_player)]

    def event(self, seen: PillarsView) -> list[Text]:
        """The event of the round with what it does, or the one foreseen, and who is protected."""
        if seen.event:
            parts = [self.card_text("happening", seen.event)]
        elif seen.foreseen is not UNSET:
            head = Text(f"{self.texts.text('term-foreseen')}: ")
            parts = [head + self.card_text("happening", seen.foreseen)]
        else:
            parts = [NOTHING]
        if seen.protected:
            initials = Text(" ").join(self.seats.initial(seat) for seat in seen.protected)
            parts.append(Text(f"{self.texts.text('term-protected')} ") + initials)
        return parts

    def mill(self, seen: PillarsView) -> list[Text]:
        """Whose workers earn wages."""
        parts = [
            self.seats.initial(player.seat) + Text(f" {player.mill_workers}{WORKER}")
            for player in seen.players
            if player.mill_workers
        ]
        return parts or [NOTHING]

    def gathered(self, seen: PillarsView, good: str) -> list[Text]:
        """Whose workers fetch how much."""
        parts = []
        for player in seen.players:
            cards = [card for card in player.resources if self.box.resources[card].good == good]
            if cards:
                shown = Text(" ").join(self.symbols.resource(card) for card in cards)
                parts.append(self.seats.initial(player.seat) + Text(" ") + shown)
        return parts or [NOTHING]

    def kingsbridge(self, seen: PillarsView) -> list[Text]:
        """The two spaces, each with the advantage card a builder brings from it."""
        there = [seen.builders.kingsbridge_1, seen.builders.kingsbridge_2]
        return [
            self.with_card(seat, self.card_text("advantage", card) if card else None)
            for seat, card in zip(there, seen.kingsbridge, strict=True)
        ]

    def shiring(self, seen: PillarsView) -> list[Text]:
        """The two spaces, each with the craftsman who joins a builder's owner."""
        there = [seen.builders.shiring_1, seen.builders.shiring_2]
        return [
            self.with_card(seat, self.craftsman(card) if card else None)
            for seat, card in zip(there, seen.shiring, strict=True)
        ]

    def craftsman(self, name: str) -> Text:
        return self.symbols.craftsman(name, self.box.craftsmen[name].work)

    def with_card(self, seat: str | None, card: Text | None) -> Text:
        space = self.symbols.space(seat)
        return space if card is None else space + Text(" ") + card

    def card_text(self, domain: str, name: str) -> Text:
        """`Aliena: 1 wood every round`."""
        title = styled(self.texts.text(f"{domain}-{name}"), "bold")
        return title + Text(f": {self.texts.text(f'{domain}-{name}-hint')}")

    def priory(self, seen: PillarsView) -> list[Text]:
        there = [seen.builders.priory_1, seen.builders.priory_2]
        return [
            self.symbols.space(seat) + Text(f" {points}{POINT}")
            for seat, points in zip(there, self.box.priory, strict=True)
        ]

    def court(self, seen: PillarsView) -> list[Text]:
        """The metal for the first to come, and the tax once it is rolled."""
        parts = []
        if seen.court_metal:
            parts.append(self.symbols.amount("metal", seen.court_metal))
        if seen.tax is not None:
            parts.append(styled(f"{self.texts.text('term-tax')} {seen.tax}{COIN}", "bold"))
        return parts

    def stock(self, seen: PillarsView) -> Text:
        """What is for sale and at which price; metal can only be sold."""
        parts = [
            self.symbols.amount(good, cubes) + Text(f" {self.box.buying[good]}{COIN}")
            for good, cubes in seen.market.items()
        ]
        metal = self.symbols.sign("metal") + Text(f" {self.box.selling['metal']}{COIN}")
        return Text("  ").join([*parts, metal])

    def grey_workers(self, seen: PillarsView) -> list[Text]:
        """Who has them in this round, and who in the next."""
        parts = []
        now_and_next = [("grey_workers", seen.grey_workers)]
        now_and_next.append(("next_grey_workers", seen.next_grey_workers))
        for term, seat in now_and_next:
            if seat:
                head = Text(f"{self.texts.text('term-' + term)} ")
                parts.append(head + self.seats.initial(seat))
        return parts

    def cathedral(self, seen: PillarsView) -> Text:
        """The parts that already stand."""
        after = seen.area == "start_player" or seen.phase == "game_end"
        built = max(0, seen.round - (0 if after else 1))
        total = self.box.rounds
        return Text(BUILT * built) + styled(UNBUILT * (total - built), "dim")

    def spaces(self, came: list[str]) -> Text:
        """All spaces of the court or the market, in order of arrival."""
        free = [None] * (self.box.long_place - len(came))
        return Text("").join(self.symbols.space(seat) for seat in [*came, *free])
