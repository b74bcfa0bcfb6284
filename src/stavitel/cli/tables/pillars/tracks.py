"""What lies around the board: round and phase, the offer and the cost track."""

from msgspec.structs import replace
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.hanging import hanging
from stavitel.cli.tables.pillars.symbols import COIN, Symbols
from stavitel.cli.tables.seats import Seats
from stavitel.cli.tables.tiles import fit
from stavitel.games.pillars.views import PillarsBox, PillarsView
from stavitel.texts import Texts

NOW = "▶"
FREE = "0"


class Tracks:
    """Draws a line or two each."""

    def __init__(self, texts: Texts, box: PillarsBox, symbols: Symbols, seats: Seats) -> None:
        self.texts = texts
        self.box = box
        self.symbols = symbols
        self.seats = seats

    def title(self, seen: PillarsView, width: int) -> Text:
        """The game, the round and the starting player in one rule."""
        say = self.texts.text
        left = Text("── ") + styled(say("title"), "bold")
        if seen.round:
            left += Text(" · ") + styled(
                f"{say('term-round')} {seen.round}/{self.box.rounds}", "bold"
            )
        right = Text()
        if first := seen.starting_player:
            right = Text(f" {say('term-starting_player')} ") + self.seats.badge(first) + Text(" ──")
        return fit(left + Text(" "), right, width, "─", "dim")

    def phase(self, seen: PillarsView) -> Text:
        return styled(f"[{self.texts.text('phase-' + seen.phase)}]", "bold reverse")

    def offer(self, seen: PillarsView, width: int) -> list[Text]:
        """The cards to choose from, resource cards with the workers they take."""
        parts = [self.symbols.resource(name) for name in seen.offer.resources]
        for name in seen.offer.craftsmen:
            card = self.box.craftsmen[name]
            price = styled(f"{card.price}{COIN} ", "bold")
            parts.append(price + self.symbols.craftsman(name, card.work))
        return hanging(self.head("term-offer"), parts, width) if parts else []

    def cost_track(self, seen: PillarsView, width: int) -> list[Text]:
        """The prices, the present one marked, with the builders waiting there; then the others."""
        parts = [self.prices(seen), *self.builders(seen)]
        return hanging(self.head("term-cost_track"), parts, width)

    def prices(self, seen: PillarsView) -> Text:
        track = seen.cost_track
        now = str(seen.price)
        prices = []
        for price in (*track, FREE):
            mark = styled(f"{NOW}{price}", "bold") if price == now else styled(price, "dim")
            waiting = track.get(price)
            prices.append(mark + self.symbols.space(waiting) if waiting else mark)
        return Text("  ").join(prices)

    def dense(self, seen: PillarsView, width: int) -> list[Text]:
        """Offer, or prices and bag; the builder that was drawn is in the question."""
        if seen.phase != "builders":
            return self.offer(seen, width)
        lines = self.cost_track(replace(seen, drawn=None), width)
        if len(lines) == 1:
            return lines
        parts = [self.prices(seen), *self.builders(replace(seen, drawn=None))]
        return hanging(Text(), [_tight(part) for part in parts], width, "  ")

    def builders(self, seen: PillarsView) -> list[Text]:
        """The builder drawn, who has how many in the bag, and whom the city wall limits."""
        parts = []
        if drawn := seen.drawn:
            parts.append(Text(f"{self.texts.text('term-drawn')} ") + self.seats.badge(drawn))
        if seen.phase == "builders":
            bag = [
                self.seats.initial(player.seat) + Text(f" {player.bag}") for player in seen.players
            ]
            parts.append(Text(f"{self.texts.text('term-bag')}  ") + Text("  ").join(bag))
        if limited := seen.city_wall:
            initials = Text(" ").join(self.seats.initial(seat) for seat in limited)
            parts.append(Text(f"{self.texts.text('term-city_wall')} ") + initials)
        return parts

    def head(self, id: str) -> Text:
        return styled(self.texts.text(id), "bold underline") + Text("   ")


def _tight(part: Text) -> Text:
    """With one space where there are two."""
    return Text(" ").join(piece for piece in part.split("  "))
