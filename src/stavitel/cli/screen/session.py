"""A game on the whole screen: the same match and the same keys as line by line."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.screen import Screen
from rich.segment import Segment
from rich.text import Text

from stavitel.cli.keys import Answer, Keys, Quit
from stavitel.cli.screen import keyboard as keys
from stavitel.cli.screen.keyboard import Keyboard
from stavitel.cli.screen.layout import (
    SET_IN,
    Page,
    Pane,
    ScreenLayout,
    cut,
    laid_out,
    overlay_lines,
)
from stavitel.cli.screen.listing import Choices
from stavitel.cli.seating import SeatedPlayers
from stavitel.cli.session import Session
from stavitel.cli.styled import styled
from stavitel.cli.tables.plain import PlainTable
from stavitel.match import Match, Option, Question

COMMANDS = "?ulvhrstq"
"""Letters that work at once; a full stop begins a line, as one would type it without the screen."""
BEGIN = "./"


class ScreenKeys(Keys):
    """What a key has to say is laid over the table; whatever needs a line begins with a stop."""

    more_keys = "terminal-screen-more-keys"

    session: "ScreenSession"

    def show(self, what: RenderableType) -> Answer:
        self.session.lay_over(what)
        return None


class ScreenSession(Session):
    """Draws pages and reads keys instead of printing and reading lines."""

    def __init__(
        self,
        match: Match,
        seating: SeatedPlayers,
        console: Console,
        table: PlainTable[Any],
        path: Path,
    ) -> None:
        super().__init__(match, seating, console, table, path)
        self.keys = ScreenKeys(self)
        self.keyboard = Keyboard()
        self.over: Pane | None = None
        self.size = (0, 0)

    def play(self) -> None:
        """To the end of the game, or until somebody leaves; then the screen is as before."""
        self.save()
        with self.keyboard.open(), self.console.screen():
            while (seat := self.match.seat()) is not None:
                if seat in self.seating.bots:
                    self.think(seat)
                else:
                    self.turn(seat)
        self.end(self.save())

    def think(self, seat: int) -> None:
        """Let a computer player act; the last page stays, and the next one says if it failed."""
        bot = self.seating.bots[seat]
        before = bot.trouble
        self.match.ask(bot)
        if bot.trouble != before:
            self.tell_replaced(seat)

    def turn(self, seat: int) -> None:
        self.save()
        self.curtain(seat)
        decision = self.match.decision(self.texts.lang)
        assert decision is not None
        page = self.page(decision)
        while (answer := self.pressed(decision, page)) is None:
            pass
        if isinstance(answer, Option):
            self.match.act(answer)

    def page(self, decision: Question) -> Page:
        """The decision as it is first seen: the first option is the one Enter takes."""
        question = self.table.seats.line(decision.prompt)
        question.stylize("bold")
        news = _parts(Group(*self.news(decision.seat)))
        texts = [str(option.text) for option in decision.options]
        verbs = [option.words.split()[0] for option in decision.options]
        return Page(
            self.drawings(decision.seat),
            len(self.table.drawings()) - 1,
            cache(lambda width: self.told(news, width)),
            cache(lambda width: self.lines_of(question, width)),
            Choices(texts, verbs),
            styled(self.texts.text("terminal-screen-keys"), "dim"),
        )

    def drawings(self, seat: int) -> Callable[[int, int], list[Text]]:
        """The table at any width and density, without empty lines: every line counts here."""
        seen, ways = self.match.view(seat), self.table.drawings()

        @cache
        def drawn(width: int, density: int) -> list[Text]:
            lines = self.lines_of(ways[density](seen, width), width)
            return [line for line in lines if line.plain.strip()]

        return drawn

    def told(self, news: list[RenderableType], width: int) -> list[Text]:
        """What happened, without its heading: here it has a place of its own. Further lines of one
        matter are set in, so that one sees where it begins."""
        found: list[Text] = []
        for part in news:
            lines = [line for line in self.lines_of(part, width - SET_IN) if line.plain.strip()]
            found += lines[:1] + [Text(" " * SET_IN) + line for line in lines[1:]]
        headed = bool(found) and found[0].plain.startswith(self.texts.text("terminal-since"))
        return found[1:] if headed else found

    def pressed(self, decision: Question, page: Page) -> Answer:
        """Show the page, wait for a key, and do what it means."""
        layout = self.draw(page)
        key = self.keyboard.key(self.is_resized)
        if not key:
            return None
        if key == keys.CLOSED:
            raise Quit
        if self.over is not None:
            self.scroll_over(key, layout.height)
        elif page.line or key in BEGIN:
            return self.typed(decision, page, key)
        elif key in (keys.PAGE_UP, keys.PAGE_DOWN, keys.TAB):
            self.scroll(layout, key)
        elif key.isdecimal():
            self.number(page, key)
            return None
        elif key in (keys.UP, keys.DOWN, keys.HOME, keys.END, keys.LEFT, keys.RIGHT):
            self.move(page, key)
        elif key == keys.ENTER:
            return self.keys.answer(decision, str(page.chosen + 1))
        elif key.lower() in COMMANDS:
            return self.keys.answer(decision, key.lower())
        page.digits = ""
        return None

    def scroll(self, layout: ScreenLayout, key: str) -> None:
        """A screen up or down the table; Tab comes round to its beginning."""
        room, table = layout.room, layout.table
        wrapped = key == keys.TAB and not table.hidden(room)[1]
        step = -len(table.lines) if wrapped else -room if key == keys.PAGE_UP else room
        table.scroll(step, room)
        layout.page.top = table.top

    def typed(self, decision: Question, page: Page, key: str) -> Answer:
        """A line in notation, or a key with words behind it: `.r worker`, `.build bank`."""
        if key == keys.ENTER:
            line, page.line = page.line.lstrip(BEGIN), ""
            return self.keys.answer(decision, line)
        if key == keys.ESCAPE:
            page.line = ""
        elif key == keys.BACKSPACE:
            page.line = page.line[:-1]
        elif len(key) == 1:
            page.line += key
        return None

    def number(self, page: Page, key: str) -> None:
        """Digits choose: one goes with those before it while there are so many options."""
        for digits in (page.digits + key, key):
            if 1 <= int(digits) <= len(page.choices.texts):
                page.chosen, page.digits = int(digits) - 1, digits
                return

    def move(self, page: Page, key: str) -> None:
        last = len(page.choices.texts) - 1
        steps = {keys.UP: -1, keys.LEFT: -1, keys.DOWN: 1, keys.RIGHT: 1}
        if key in steps:
            page.chosen = (page.chosen + steps[key]) % (last + 1)
        else:
            page.chosen = 0 if key == keys.HOME else last

    # drawing

    def draw(self, page: Page) -> ScreenLayout:
        width, height = self.size = self.console.size
        foot = styled(self.texts.text("terminal-screen-back"), "dim")
        layout = laid_out(page, width, height)
        lines = (
            overlay_lines(self.over, foot, width, height)
            if self.over is not None
            else [cut(line, width) for line in layout.lines()]
        )
        self.fill(Group(*lines))
        return layout

    def fill(self, what: RenderableType) -> None:
        """A page over the one before: rich does not go back to the first line by itself."""
        self.console.control(Control.home())
        self.console.print(Screen(what), end="")

    def is_resized(self) -> bool:
        return self.size != self.console.size

    def lines_of(self, what: RenderableType, width: int = 0) -> list[Text]:
        """Anything that can be printed, as lines of a width, or of that of the screen."""
        options = self.console.options.update_width(width or self.console.width)
        rows = self.console.render_lines(what, options, pad=False)
        return [_text(row) for row in rows]

    # what is laid over the page

    def lay_over(self, what: RenderableType) -> None:
        self.over = Pane(self.lines_of(what))

    def scroll_over(self, key: str, height: int) -> None:
        """Arrows and pages scroll; every other key goes back to the table."""
        assert self.over is not None
        room = height - 2
        steps = {keys.UP: -1, keys.DOWN: 1, keys.PAGE_UP: -room, keys.PAGE_DOWN: room}
        if key in steps:
            self.over.scroll(steps[key], room)
        elif key in (keys.HOME, keys.END):
            self.over.scroll(len(self.over.lines) * (1 if key == keys.END else -1), room)
        else:
            self.over = None

    def ask(self) -> str:
        """Behind the curtain: wait for Enter."""
        words = self.texts.sentence("terminal-curtain", {"seat": self.match.seat() or 0})
        while True:
            self.size = self.console.size
            self.fill(self.table.seats.line(words))
            key = self.keyboard.key(self.is_resized)
            if key == keys.CLOSED:
                raise Quit
            if key == keys.ENTER:
                return ""

    def say(self, text: str, style: str = "") -> None:
        """While the screen is ours, a message is laid over the table."""
        if self.console.is_alt_screen:
            self.lay_over(styled(text, style))
        else:
            super().say(text, style)


def _parts(what: RenderableType) -> list[RenderableType]:
    """What a group holds, and the groups in it, one after another."""
    if not isinstance(what, Group):
        return [what]
    return [part for inner in what.renderables for part in _parts(inner)]


def _text(row: list[Segment]) -> Text:
    return Text.assemble(
        *((segment.text, segment.style or "") for segment in row if not segment.control)
    )
