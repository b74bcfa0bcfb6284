"""The table in the fewest lines: a line for each player, and only areas where something is."""

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.hanging import hanging
from stavitel.cli.tables.pillars.board import GATHERED, HERE, Board
from stavitel.cli.tables.pillars.players import Players
from stavitel.cli.tables.pillars.symbols import GOODS, POINT, WORKER
from stavitel.games.pillars.views import PillarsView, Player


class DenseBoard(Board):
    """Areas one behind another; cards by their names alone, `h` says what they do."""

    def flowing(self, seen: PillarsView, width: int) -> list[Text]:
        shown = []
        for place, area in enumerate(self.areas, 1):
            if area != seen.area and not self.is_worth_a_word(area, seen):
                continue
            here = area == seen.area
            name = f"{HERE if here else ''}{place} {self.texts.text('area-' + area)} "
            parts = [part for line in self.lines_of(area, seen) for part in line.parts]
            text = styled(name, "bold" if here else "dim") + Text(" ").join(
                part for part in parts if part.plain
            )
            shown.append(text)
        return hanging(Text(), shown, width, "  ")

    def is_worth_a_word(self, area: str, seen: PillarsView) -> bool:
        """Whether there is anything to see: free spaces are among the options anyway."""
        there = seen.builders
        if area == "event":
            return bool(seen.event or seen.protected or isinstance(seen.foreseen, str))
        if area == "wool_mill":
            return any(player.mill_workers for player in seen.players)
        if area in GATHERED:
            cards = [card for player in seen.players for card in player.resources]
            return any(self.box.resources[card].good == GATHERED[area] for card in cards)
        found = {
            "bishop": there.bishop,
            "priory": there.priory_1 or there.priory_2,
            "court": there.court or seen.tax is not None,
            "castle": there.castle or seen.grey_workers or seen.next_grey_workers,
            "start_player": there.start_player,
        }
        if area in ("kingsbridge", "shiring"):
            return any(seen.kingsbridge if area == "kingsbridge" else seen.shiring)
        return area == "market" or bool(found.get(area))

    def gathered(self, seen: PillarsView, good: str) -> list[Text]:
        """Without the workers, who are all sent anyway."""
        parts = []
        for player in seen.players:
            cards = [self.box.resources[card] for card in player.resources]
            if amount := sum(card.amount for card in cards if card.good == good):
                initial = self.seats.initial(player.seat)
                parts.append(initial + Text(" ") + self.symbols.amount(good, amount))
        return parts

    def spaces(self, came: list[str]) -> Text:
        """Only who is there."""
        return Text("").join(self.symbols.space(seat) for seat in came)

    def craftsman(self, name: str) -> Text:
        trade = self.texts.text(f"craftsman-{name}").partition(" (")[0]
        return Text(f"{trade} ") + tight(self.symbols.work(self.box.craftsmen[name].work))

    def card_text(self, domain: str, name: str) -> Text:
        return Text(self.texts.text(f"{domain}-{name}"))


class DensePlayers(Players):
    """What is counted and what the craftsmen do, side by side."""

    def lines(self, seen: PillarsView, width: int) -> list[Text]:
        """As much of everybody's name as leaves room for the rest on one line."""
        waiting = seen.waiting.seat if seen.waiting else None
        long = [self.name(player, waiting) for player in seen.players]
        short = [_marked(self.seats.badge(p.seat), p.seat == waiting) for p in seen.players]
        bare = [_marked(self.seats.initial(p.seat), p.seat == waiting) for p in seen.players]
        for names in (long, short, bare):
            lines = self.rows(seen, names, width)
            if len(lines) == len(seen.players) + 1:
                break
        return lines + self.kept_cards(seen, width)

    def rows(self, seen: PillarsView, names: list[Text], width: int) -> list[Text]:
        counted = [self.counted(player) for player in seen.players]
        heads = [Text(POINT), self.symbols.sign("gold"), *map(self.symbols.sign, GOODS)]
        heads.append(Text(WORKER))
        columns = list(zip(heads, *counted, strict=True))
        widths = [max(cell.cell_len for cell in column) for column in columns]
        first = max(name.cell_len for name in names)
        lines = [_row(Text(), first, heads, widths)]
        lines[0].stylize("dim")
        for player, name, cells in zip(seen.players, names, counted, strict=True):
            head = _row(name, first, cells, widths) + Text("  ")
            lines += hanging(head, self.work(player), width, " ")
        return lines

    def counted(self, player: Player) -> list[Text]:
        return self.cells(player)[:-1]

    def work(self, player: Player) -> list[Text]:
        """What each craftsman does, without his name: `2Wo→1★×4`."""
        return [tight(self.symbols.work(work)) for work in player.work.values()]

    def kept_cards(self, seen: PillarsView, width: int) -> list[Text]:
        """The advantage cards of whoever is asked, and how many the others have."""
        waiting = seen.waiting.seat if seen.waiting else None
        parts = []
        for player in seen.players:
            if not player.advantages:
                continue
            names = Text(", ").join(self.advantages(player))
            count = Text(str(len(player.advantages)))
            shown = names if player.seat == waiting else count
            parts.append(self.seats.initial(player.seat) + Text(" ") + shown)
        title = styled(f"{self.texts.text('term-advantages')}  ", "dim")
        return hanging(title, parts, width, "  ") if parts else []


def _marked(name: Text, is_asked: bool) -> Text:
    return Text("▶ " if is_asked else "  ") + name


def _row(name: Text, first: int, cells: list[Text], widths: list[int]) -> Text:
    line = name + Text(" " * (first - name.cell_len))
    for cell, wide in zip(cells, widths, strict=True):
        line += Text(" " * (wide - cell.cell_len + 1)) + cell
    return line


def tight(work: Text) -> Text:
    """Without the space before the number of uses."""
    before, times, uses = work.plain.partition(" ×")
    return work[: len(before)] + styled(f"{times.strip()}{uses}", "dim") if times else work
