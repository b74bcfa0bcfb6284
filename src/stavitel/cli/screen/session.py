"""A game on the whole screen: the same match and the same keys as line by line."""

from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.screen import Screen
from rich.segment import Segment
from rich.text import Text

from stavitel.cli.keys import Answer, Keys, Quit
from stavitel.cli.screen import keyboard as keys
from stavitel.cli.screen.keyboard import Keyboard
from stavitel.cli.screen.layout import Page, Pane, overlay_lines, page_lines, table_room
from stavitel.cli.seating import SeatedPlayers
from stavitel.cli.session import Session
from stavitel.cli.styled import styled
from stavitel.cli.tables.plain import PlainTable
from stavitel.match import Match, Option, Question

COMMANDS = "?ulvhrsq"
"""Letters that work at once; a full stop begins a line, as one would type it without the screen."""
BEGIN = "./"


class ScreenKeys(Keys):
    """What a key has to say is laid over the table."""

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
                    self.match.ask(self.seating.bots[seat])
                else:
                    self.turn(seat)
        self.end(self.save())

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
        return Page(
            Pane(self.table_lines(decision.seat)),
            self.news_lines(decision.seat),
            self.lines_of(question),
            [Text(option.text) for option in decision.options],
            0,
            styled(self.texts.text("terminal-screen-keys"), "dim"),
        )

    def table_lines(self, seat: int) -> list[Text]:
        """The table as it is drawn, or in fewer lines where it would leave no room for the rest."""
        seen, (width, height) = self.match.view(seat), self.console.size
        whole = self.filled(self.table.draw(seen, width))
        if len(whole) <= height * 2 // 3:
            return whole
        return self.filled(self.table.compact(seen, width))

    def filled(self, what: RenderableType) -> list[Text]:
        """Without empty lines: every line counts here."""
        return [line for line in self.lines_of(what) if line.plain.strip()]

    def news_lines(self, seat: int) -> list[Text]:
        """What happened, without its heading: here it has a place of its own."""
        news = self.match.news(seat, self.texts.lang)
        parts = super().news(seat)
        lines = [line for part in parts for line in self.lines_of(part) if line.plain.strip()]
        return lines[1:] if news and len(lines) > 1 else lines

    def pressed(self, decision: Question, page: Page) -> Answer:
        """Show the page, wait for a key, and do what it means."""
        width, height = self.draw(page)
        key = self.keyboard.key(self.is_resized)
        if not key:
            page.table.lines = self.table_lines(decision.seat)
        elif key == keys.CLOSED:
            raise Quit
        elif self.over is not None:
            self.scroll_over(key, height)
        elif page.line or key in BEGIN:
            return self.typed(decision, page, key)
        elif key in (keys.PAGE_UP, keys.PAGE_DOWN, keys.TAB):
            room = table_room(page, width, height)
            step = -room if key == keys.PAGE_UP else room
            wrapped = key == keys.TAB and not page.table.hidden(room)[1]
            page.table.scroll(-len(page.table.lines) if wrapped else step, room)
        elif key.isdecimal():
            self.number(page, key)
        elif key in (keys.UP, keys.DOWN, keys.HOME, keys.END, keys.LEFT, keys.RIGHT):
            self.move(page, key)
        elif key == keys.ENTER:
            return self.keys.answer(decision, str(page.chosen + 1))
        elif key.lower() in COMMANDS:
            return self.keys.answer(decision, key.lower())
        return None

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
        """Digits choose: the second one goes with the first while there are so many options."""
        together = (page.chosen + 1) * 10 + int(key)
        wanted = together if page.chosen and together <= len(page.options) else int(key)
        if 1 <= wanted <= len(page.options):
            page.chosen = wanted - 1

    def move(self, page: Page, key: str) -> None:
        last = len(page.options) - 1
        steps = {keys.UP: -1, keys.LEFT: -1, keys.DOWN: 1, keys.RIGHT: 1}
        if key in steps:
            page.chosen = (page.chosen + steps[key]) % (last + 1)
        else:
            page.chosen = 0 if key == keys.HOME else last

    # drawing

    def draw(self, page: Page) -> tuple[int, int]:
        width, height = self.size = self.console.size
        foot = styled(self.texts.text("terminal-screen-back"), "dim")
        lines = (
            overlay_lines(self.over, foot, width, height)
            if self.over is not None
            else page_lines(page, width, height)
        )
        self.console.print(Screen(Group(*lines)), end="")
        return width, height

    def is_resized(self) -> bool:
        return self.size != self.console.size

    def lines_of(self, what: RenderableType) -> list[Text]:
        """Anything that can be printed, as lines of the width of the screen."""
        rows = self.console.render_lines(what, pad=False)
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
            self.console.print(Screen(self.table.seats.line(words)), end="")
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


def _text(row: list[Segment]) -> Text:
    return Text.assemble(
        *((segment.text, segment.style or "") for segment in row if not segment.control)
    )
