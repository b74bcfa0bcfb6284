"""What lies between the players: the turn and its dice, the stacks, and the discard pile."""

from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.catan_duel.principality import POINT
from stavitel.cli.tables.hanging import hanging
from stavitel.cli.tables.seats import Seats
from stavitel.cli.tables.seen import counts, number, rows, table, word, words
from stavitel.cli.tables.tiles import fit, flow
from stavitel.engine.game import View
from stavitel.texts import Texts


class Middle:
    """Draws a line or two for each."""

    def __init__(self, texts: Texts, seats: Seats) -> None:
        self.texts = texts
        self.seats = seats

    def title(self, seen: View, width: int) -> Text:
        """The game, the turn and whose it is, in one rule."""
        say = self.texts.text
        left = Text("── ") + styled(say("title"), "bold")
        if turn := number(seen, "turn"):
            left += Text(" · ") + styled(f"{say('term-turn')} {turn}", "bold")
        right = Text()
        if seat := word(seen, "active") or word(seen, "starter"):
            right = Text(" ") + self.seats.badge(seat) + Text(" ──")
        return fit(left + Text(" "), right, width, "─", "dim")

    def turn(self, seen: View, width: int) -> list[Text]:
        """The phase, the dice, and the event card with what it does."""
        say = self.texts.text
        phase = styled(f"[{say('phase-' + word(seen, 'phase'))}]", "bold reverse")
        parts = []
        if isinstance(die := seen["production"], int):
            parts.append(Text(f"{say('term-production')} ") + styled(str(die), "bold"))
        if symbol := word(seen, "symbol"):
            parts.append(Text(f"{say('term-symbol')} ") + styled(say(f"symbol-{symbol}"), "bold"))
        lines = flow(phase, parts, width)
        if happening := word(seen, "happening"):
            name = styled(say(f"happening-{happening}"), "bold")
            hint = say(f"happening-{happening}-hint")
            lines += hanging(Text("  "), [name + Text(f": {hint}")], width)
        return lines

    def stacks(self, seen: View, width: int) -> list[Text]:
        """Draw stacks with what the viewer knows of them, then everything else in the middle."""
        say = self.texts.text
        lines = hanging(
            self.head("term-stacks"), [self.stack(row) for row in rows(seen, "stacks")], width
        )
        if lost := words(seen, "somewhere"):
            names = ", ".join(say(f"card-{card}") for card in lost)
            lines += hanging(Text("  "), [Text(f"{say('term-somewhere')}: {names}")], width)
        return lines + hanging(self.head("term-central"), self.central(seen), width)

    def stack(self, row: View) -> Text:
        """`1 Basic Set 12`, with the row the viewer remembers and the places of cards he knows."""
        text = styled(word(row, "stack"), "bold")
        text += Text(f" {self.texts.text('back-' + word(row, 'back'))} {number(row, 'size')}")
        names = ", ".join(self.texts.text("card-" + card) for card in words(row, "row"))
        known = [f"{self.texts.text('term-row')}: {names}"] if names else []
        known += [
            f"{place}: {self.texts.text('card-' + card)}"
            for place, card in enumerate(words(row, "cards"), 1)
            if card
        ]
        return text + styled(f" ({'; '.join(known)})", "dim") if known else text

    def central(self, seen: View) -> list[Text]:
        say = self.texts.text
        parts = [f"{say('term-' + key)} {n}" for key, n in counts(seen, "central").items()]
        parts.append(f"{say('term-regions_left')} {len(words(seen, 'regions_left'))}")
        parts.append(f"{say('term-events')} {number(table(seen, 'events'), 'left')}")
        if seen["face_up"]:
            face_up = table(seen, "face_up")
            name = say(f"card-{word(face_up, 'card')}")
            parts.append(f"{say('term-face_up')} {number(face_up, 'left')} × {name}")
        pile = table(seen, "discard")
        if pile["top"]:
            top = say(f"card-{word(pile, 'top')}")
            parts.append(f"{say('term-discard')} {number(pile, 'cards')} ({top})")
        return [Text(part) for part in parts]

    def sources(self, player: View) -> str:
        """`12★ (Settlements 2, Cities 4, …)`."""
        parts = [
            f"{self.texts.text('term-' + key)} {n}"
            for key, n in counts(player, "sources").items()
            if n
        ]
        return f"{number(player, 'points')}{POINT} ({', '.join(parts)})"

    def head(self, id: str) -> Text:
        return styled(self.texts.text(id), "bold underline") + Text("   ")
