"""What lies beside the road: round and phase, castle, bridge, prestige buildings."""

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.caylus_magna_carta.road import PROVOST
from stavitel.cli.tables.caylus_magna_carta.symbols import TOKEN, Symbols
from stavitel.cli.tables.seats import Seats
from stavitel.cli.tables.tiles import fit
from stavitel.games.caylus_magna_carta.views import CaylusBox, CaylusView
from stavitel.texts import Texts

PART_STYLES = {"palace": "#ff6f50", "walls": "#e69f00", "towers": "#f0e442"}
OUTSIDE_ROUNDS = ("setup", "game_end")
AFTER_DELIVERIES = ("castle", "end_round", "game_end")
GAP = Text("   ")


class Surroundings:
    """Draws everything around the road, a line or two each."""

    def __init__(self, texts: Texts, box: CaylusBox, symbols: Symbols, seats: Seats) -> None:
        self.texts = texts
        self.box = box
        self.symbols = symbols
        self.seats = seats

    def title(self, seen: CaylusView, width: int) -> Text:
        """The game, the variant, the round and the first player in one rule."""
        say = self.texts.text
        left = Text("── ") + styled(say("title"), "bold")
        if seen.variant != self.texts.game.variants[0]:
            left += Text(f" · {say('variant-' + seen.variant)}")
        if seen.round:
            left += Text(" · ") + styled(f"{say('term-round')} {seen.round}", "bold")
        right = Text()
        if first := seen.first_player:
            right = Text(f" {say('term-first_player')} ") + self.seats.badge(first) + Text(" ──")
        return fit(left + Text(" "), right, width, "─", "dim")

    def ribbon(self, seen: CaylusView, width: int) -> Text:
        """The phases of the round, the present one in brackets."""
        phases = self.texts.game.words["phase"]
        now = seen.phase
        shown = [now] if now in OUTSIDE_ROUNDS else [p for p in phases if p not in OUTSIDE_ROUNDS]
        parts = []
        for phase in shown:
            name = self.texts.text(f"phase-{phase}")
            parts.append(
                styled(f"[{name}]", "bold reverse") if phase == now else styled(name, "dim")
            )
        ribbon = styled(" › ", "dim").join(parts)
        return ribbon if ribbon.cell_len <= width else styled("›", "dim").join(parts)

    def castle(self, seen: CaylusView) -> Text:
        """The tokens left of each part, with their worth."""
        seats = str(len(seen.players))
        line = self.head("term-castle")
        for part in self.box.parts:
            count, full = seen.castle[part.id], part.tokens[seats]
            name = self.texts.text(f"part-{part.id}")
            line += GAP + Text(f"{name} ") + self.symbols.points(part.points)
            line += Text(" ") + styled(TOKEN * count, PART_STYLES[part.id])
            line += styled("·" * (full - count), "dim") + Text(f" {count}")
        return line

    def bridge(self, seen: CaylusView) -> Text:
        """Who has passed, in order, with the batches of this castle phase, and the provost."""
        passed = seen.bridge
        batches = {player.seat: player.batches for player in seen.players}
        if seen.phase not in AFTER_DELIVERIES:
            batches = dict.fromkeys(batches, 0)
        line = self.head("term-bridge")
        for space in range(len(seen.players)):
            line += GAP + styled(f"{space + 1} ", "dim")
            if space < len(passed):
                line += self.seats.badge(passed[space])
                line += Text(f" ×{batches[passed[space]]}" if batches[passed[space]] else "")
            else:
                line += styled("–", "dim")
        if seen.provost is not None and seen.phase != "setup":
            line += GAP + self.head("term-provost") + Text(f" {PROVOST}{seen.provost}")
        return line

    def counted(self, seen: CaylusView) -> list[Text]:
        """Castle, bridge and provost in numbers."""
        parts = []
        for part in self.box.parts:
            name = self.texts.text(f"part-{part.id}")
            count = Text(f" {seen.castle[part.id]}{TOKEN}", PART_STYLES[part.id])
            parts.append(Text(f"{name} ") + self.symbols.points(part.points) + count)
        order = Text(" ").join(self.seats.initial(seat) for seat in seen.bridge)
        bridge = self.head("term-bridge") + Text(" ")
        parts.append(bridge + (order if seen.bridge else styled("–", "dim")))
        if seen.provost is not None and seen.phase != "setup":
            parts.append(self.head("term-provost") + Text(f" {PROVOST}{seen.provost}"))
        return parts

    def prestige(self, seen: CaylusView) -> list[Text]:
        """Prestige buildings still available, each with its cost and points."""
        parts = []
        for name in seen.prestige:
            face = self.box.prestige[name]
            part = Text(f"{self.texts.text('building-' + name)} ") + self.symbols.amounts(face.cost)
            parts.append(part + Text(" ") + self.symbols.points(face.points))
        return parts or [styled("–", "dim")]

    def head(self, id: str) -> Text:
        return styled(self.texts.text(id), "bold underline")
