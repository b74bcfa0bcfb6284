"""A game at the terminal: asks people, lets computer players act, and loses nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shlex import quote
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text

from stavitel.cli.console import program
from stavitel.cli.digest import digest_of
from stavitel.cli.keys import Keys, Quit
from stavitel.cli.options import numbered
from stavitel.cli.seating import SeatedPlayers
from stavitel.cli.styled import styled
from stavitel.cli.tables.plain import PlainTable
from stavitel.engine.errors import StavitelError
from stavitel.engine.views import plain
from stavitel.match import Match, Option, Question
from stavitel.players import LEVEL_NAMES
from stavitel.players.levels import QUICK_LEVELS
from stavitel.texts import Texts

PROMPT = "> "
QUICK = ("random", "greedy", *LEVEL_NAMES[:QUICK_LEVELS])
"""Players for whom nobody waits."""


class Session:
    """One match, the people at this terminal and the file it is kept in."""

    def __init__(
        self,
        match: Match,
        seating: SeatedPlayers,
        console: Console,
        table: PlainTable[Any],
        path: Path,
    ) -> None:
        self.match = match
        self.seating = seating
        self.console = console
        self.table = table
        self.texts: Texts = table.texts
        self.path = path
        self.drawn: object = None
        self.note = ""
        self.looking = seating.people[0] if seating.people else -1
        self.keys = Keys(self)

    def play(self) -> None:
        """To the end of the game, or until somebody leaves."""
        self.save()
        while (seat := self.match.seat()) is not None:
            if seat in self.seating.bots:
                self.think(seat)
            else:
                self.turn(seat)
        self.end(self.save())

    def think(self, seat: int) -> None:
        """Let a computer player act; who waits long is told for whom."""
        name, bot = self.texts.name("seat", seat), self.seating.bots[seat]
        before = bot.trouble
        if self.console.is_terminal and self.seating.names[seat] not in QUICK:
            with self.console.status(self.texts.text("terminal-thinking", seat=name)):
                self.match.ask(bot)
        else:
            self.match.ask(bot)
        if bot.trouble != before:
            self.tell_replaced(seat)

    def tell_replaced(self, seat: int) -> None:
        """A player from outside has failed: once, and in one sentence."""
        who, why = self.seating.names[seat], self.seating.bots[seat].trouble
        self.note = self.texts.text("terminal-replaced", player=who, why=why)
        if not self.seating.people:
            self.say(self.note)

    def turn(self, seat: int) -> None:
        """Show a person what there is to decide, and take their answer."""
        self.save()
        self.curtain(seat)
        decision = self.match.decision(self.texts.lang)
        assert decision is not None
        self.show(decision)
        while (answer := self.keys.answer(decision, self.ask())) is None:
            pass
        if isinstance(answer, Option):
            self.match.act(answer)

    # showing

    def show(self, decision: Question) -> None:
        """The table if it has changed, what happened, the question and its options."""
        parts = [*self.news(decision.seat), self.question(decision)]
        seen = self.match.view(decision.seat)
        drawn = {key: value for key, value in plain(seen).items() if key != "waiting"}
        whole = Group(self.table.draw(seen, self.console.width), Text(), *parts)
        if self.fits(whole):
            self.console.clear()
            self.console.print(whole)
        else:
            self.console.print(whole if drawn != self.drawn else Group(Text(), *parts))
        self.drawn = drawn

    def news(self, seat: int) -> list[RenderableType]:
        """What happened since the person's last choice, and what a key had to say."""
        news = self.match.news(seat, self.texts.lang)
        lines = self.match.lines(seat, self.texts.lang)
        me = self.texts.game.seat_names[seat]
        # how the table was laid out is seen on it
        news = [one for one in news if one.seat == me or any(lines[n].round for n in one.lines)]
        found: list[RenderableType] = []
        if news:
            found = [digest_of(news, lines, self.texts, self.table.seats, me), Text()]
        if self.note:
            found += [Text(self.note), Text()]
            self.note = ""
        return found

    def question(self, decision: Question) -> RenderableType:
        ask = self.table.seats.line(decision.prompt)
        ask.stylize("bold")
        keys = styled(self.texts.text("terminal-keys"), "dim")
        return Group(ask, numbered(decision.options, self.console.width), keys)

    def fits(self, whole: RenderableType) -> bool:
        """Whether a screen that stands still can hold all of it, and the line to type on."""
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            return False
        return len(self.console.render_lines(whole, pad=False)) < self.console.height

    def curtain(self, seat: int) -> None:
        """Before another person's hand is shown, wait until they sit here alone."""
        if seat == self.looking or not self.has_secrets(seat):
            return
        self.console.clear()
        words = self.texts.sentence("terminal-curtain", {"seat": seat})
        self.console.print(self.table.seats.line(words))
        self.ask()
        self.looking = seat
        self.drawn = None

    def has_secrets(self, seat: int) -> bool:
        """Whether the seat sees something that not everybody may see."""
        public, own = plain(self.match.view(-1)), plain(self.match.view(seat))
        return any(value for key, value in own.items() if key not in public)

    def end(self, saved: bool) -> None:
        """The last things that happened, the scores, the winners and where to find the game."""
        places = self.match.places()
        seen = self.match.view(-1)
        self.console.print(self.table.draw(seen, self.console.width), Text())
        if self.seating.people:
            self.console.print(*self.news(self.looking))
        self.console.print(self.table.ending(seen, places, self.match.scores()), Text())
        if any(sources := self.match.sources()):
            self.console.print(self.table.where_from(sources), Text())
        winners = [self.texts.name("seat", seat) for seat, place in enumerate(places) if place == 1]
        seats = self.texts.listed(winners)
        self.say(self.texts.text("terminal-winners", n=len(winners), seats=seats), "bold")
        if saved:
            self.say(self.texts.text("terminal-saved", file=str(self.path)))
            command = f"{program()} replay {quote(str(self.path))}"
            self.say(self.texts.text("terminal-look-again", command=command))

    # asking and keeping

    def ask(self) -> str:
        """A line the player typed; the end of input means leaving."""
        try:
            return input(PROMPT).strip()
        except EOFError:
            self.console.print()
            raise Quit from None

    def say(self, text: str, style: str = "") -> None:
        self.console.print(styled(text, style), soft_wrap=True)

    def save(self) -> bool:
        """Keep the game; a full disk does not end it."""
        try:
            self.match.save(self.path)
        except OSError as problem:
            self.say(self.texts.text("terminal-not-saved", problem=str(problem)))
            return False
        return True

    @contextmanager
    def kept(self) -> Iterator[None]:
        """However the game is left, keep it and say how to go on."""
        try:
            yield
        except (Quit, KeyboardInterrupt) as leaving:
            self.console.print()
            if self.save():
                self.say(self.texts.text("terminal-saved", file=str(self.path)))
                command = f"{program()} play --resume {quote(str(self.path))}"
                self.say(self.texts.text("terminal-resume", command=command))
            if isinstance(leaving, KeyboardInterrupt):
                raise
        except StavitelError:
            self.save()
            raise
