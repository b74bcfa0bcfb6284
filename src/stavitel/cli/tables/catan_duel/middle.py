"""What lies between the players: the turn and its dice, the stacks, and the discard pile."""

from itertools import groupby

from msgspec import UNSET
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.catan_duel.principality import POINT
from stavitel.cli.tables.hanging import hanging
from stavitel.cli.tables.seats import Seats
from stavitel.cli.tables.tiles import fit, flow
from stavitel.games.catan_duel.views import CatanDuelView, DiscardPile, Player, Stack
from stavitel.texts import Texts

KNOWN = "!"


class Middle:
    """Draws a line or two for each."""

    def __init__(self, texts: Texts, seats: Seats) -> None:
        self.texts = texts
        self.seats = seats

    def title(self, seen: CatanDuelView, width: int) -> Text:
        """The game, the turn and whose it is, in one rule."""
        return fit(self.begins(seen), self.ends(seen), width, "─", "dim")

    def begins(self, seen: CatanDuelView) -> Text:
        say = self.texts.text
        left = Text("── ") + styled(say("title"), "bold")
        if turn := seen.turn:
            left += Text(" · ") + styled(f"{say('term-turn')} {turn}", "bold")
        return left + Text(" ")

    def ends(self, seen: CatanDuelView) -> Text:
        seat = seen.active or seen.starter
        return Text(" ") + self.seats.badge(seat) + Text(" ──") if seat else Text()

    def head(self, seen: CatanDuelView, width: int) -> list[Text]:
        """Game, turn, phase, dice and event card by name in one rule if they fit it, else in two
        lines. What the event card does is told by `h`."""
        told = self.phase(seen) + Text(" ") + Text(" · ").join(self.happened(seen)) + Text(" ")
        left, right = self.begins(seen) + told, self.ends(seen)
        if left.cell_len + right.cell_len <= width:
            return [fit(left, right, width, "─", "dim")]
        return [self.title(seen, width), told]

    def phase(self, seen: CatanDuelView) -> Text:
        return styled(f"[{self.texts.text('phase-' + seen.phase)}]", "bold reverse")

    def happened(self, seen: CatanDuelView) -> list[Text]:
        """The dice and the event card, without saying which is which."""
        told = [str(seen.production)] if seen.production else []
        ids = {"symbol": seen.symbol, "happening": seen.happening}
        told += [self.texts.text(f"{kind}-{word}") for kind, word in ids.items() if word]
        return [styled(word, "bold") for word in told]

    def turn(self, seen: CatanDuelView, width: int) -> list[Text]:
        """The phase, the dice, and the event card with what it does."""
        say = self.texts.text
        parts = []
        if die := seen.production:
            parts.append(Text(f"{say('term-production')} ") + styled(str(die), "bold"))
        if symbol := seen.symbol:
            parts.append(Text(f"{say('term-symbol')} ") + styled(say(f"symbol-{symbol}"), "bold"))
        lines = flow(self.phase(seen), parts, width)
        if happening := seen.happening:
            name = styled(say(f"happening-{happening}"), "bold")
            hint = say(f"happening-{happening}-hint")
            lines += hanging(Text("  "), [name + Text(f": {hint}")], width)
        return lines

    def stacks(self, seen: CatanDuelView, width: int) -> list[Text]:
        """Draw stacks with what the viewer knows of them, then everything else in the middle."""
        say = self.texts.text
        lines = hanging(
            self.titled("term-stacks"), [self.stack(stack) for stack in seen.stacks], width
        )
        if lost := seen.somewhere:
            names = ", ".join(say(f"card-{card}") for card in lost)
            lines += hanging(Text("  "), [Text(f"{say('term-somewhere')}: {names}")], width)
        return lines + hanging(self.titled("term-central"), self.central(seen), width)

    def stack(self, stack: Stack) -> Text:
        """`1 Basic Set 12`, or whose it is; with the backs that show one below the other, the row
        the viewer remembers and the places of cards he knows."""
        text = styled(stack.stack, "bold")
        head = f"seat-{stack.owner}" if stack.owner else f"back-{stack.back}"
        text += Text(f" {self.texts.text(head)} {stack.size}")
        names = ", ".join(self.texts.text("card-" + card) for card in stack.row)
        known = [", ".join(self.backs(stack))] if self.backs(stack) else []
        known += [f"{self.texts.text('term-row')}: {names}"] if names else []
        known += [
            f"{place}: {self.texts.text('card-' + card)}"
            for place, card in enumerate(stack.cards, 1)
            if card
        ]
        return text + styled(f" ({'; '.join(known)})", "dim") if known else text

    def backs(self, stack: Stack) -> list[str]:
        """`Basic Set 2`, `Era of Gold 1`: the backs of single cards from the top; of an empty stack
        the one it is meant for. None where a stack has no backs of its own to show."""
        if not stack.backs:
            meant = stack.owner and stack.back != "own"
            return [self.texts.text(f"back-{stack.back}")] if meant else []
        runs = [(back, len(list(same))) for back, same in groupby(stack.backs)]
        return [f"{self.texts.text('back-' + back)} {n}" for back, n in runs]

    def dense(self, seen: CatanDuelView, width: int) -> list[Text]:
        """Stacks and central cards one behind another; `h` says what is known of the stacks."""
        head = styled(self.texts.text("term-stacks"), "bold underline")
        return flow(head, [*self.sizes(seen), *self.central(seen)], width, "  ")

    def densest(self, seen: CatanDuelView, width: int) -> list[Text]:
        """The stacks, and of the central cards those one builds."""
        head = styled(self.texts.text("term-stacks"), "bold underline")
        parts = [*self.sizes(seen), *self.central(seen)[: len(seen.central)]]
        lines = flow(head, parts, width, "  ")
        return lines if len(lines) == 1 else flow(Text("  "), parts, width, "  ")

    def sizes(self, seen: CatanDuelView) -> list[Text]:
        """How high each stack is, and whether the viewer knows cards in it; before them whose they
        are, and which backs they show, where that is another than before."""
        stacks = []
        owner: object = UNSET
        back: object = UNSET
        for stack in seen.stacks:
            known = KNOWN if stack.row or any(stack.cards) else ""
            of = Text(f"{self.texts.text(f'seat-{stack.owner}')} " if stack.owner != owner else "")
            if self.backs(stack) and (stack.owner, stack.back) != (owner, back):
                of += Text(f"{self.texts.text(f'back-{stack.back}')} ")
            stacks.append(of + styled(stack.stack, "bold") + Text(f" {stack.size}{known}"))
            owner, back = stack.owner, stack.back
        return stacks

    def central(self, seen: CatanDuelView) -> list[Text]:
        say = self.texts.text
        parts = [f"{say('term-' + key)} {n}" for key, n in seen.central.items()]
        parts.append(f"{say('term-regions_left')} {len(seen.regions_left)}")
        parts.append(f"{say('term-events')} {seen.events.left}")
        if face_up := seen.face_up:
            name = say(f"card-{face_up.card}")
            parts.append(f"{say('term-face_up')} {face_up.left} × {name}")
        if seen.discard:
            parts += self.pile(say("term-discard"), seen.discard)
        for player in seen.players:
            if player.discard:
                whose = say(f"seat-{player.seat}")
                parts += self.pile(f"{say('term-discard')} {whose}", player.discard)
        return [Text(part) for part in parts]

    def pile(self, head: str, pile: DiscardPile) -> list[str]:
        """`Discard pile 3 (Scout)`; nothing while it is empty."""
        name = self.texts.text(f"card-{pile.top}") if pile.top else ""
        return [f"{head} {pile.cards} ({name})"] if name else []

    def sources(self, player: Player) -> str:
        """`12★ (Settlements 2, Cities 4, …)`."""
        parts = [f"{self.texts.text('term-' + key)} {n}" for key, n in player.sources.items() if n]
        return f"{player.points}{POINT} ({', '.join(parts)})"

    def titled(self, id: str) -> Text:
        return styled(self.texts.text(id), "bold underline") + Text("   ")
