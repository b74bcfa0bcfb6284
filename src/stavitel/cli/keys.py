"""What a player may type besides a number: notation, and the keys for everything else."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from rich.console import Group, RenderableType
from rich.text import Text

from stavitel.cli.hinting import hinted
from stavitel.cli.reporting import reported
from stavitel.cli.rulebook import Rulebook
from stavitel.cli.saving import check_target
from stavitel.cli.styled import styled
from stavitel.cli.tables.tiles import flow
from stavitel.cli.whynot import reason_line, refused
from stavitel.cli.words import translated
from stavitel.engine.errors import StavitelError
from stavitel.match import Option, Question

if TYPE_CHECKING:
    from stavitel.cli.session import Session

ALL = "all"
Answer = Option | Literal["again"] | None
"""An option taken, a table to be shown again, or None: ask once more."""


class Quit(Exception):
    """The player leaves the table; the game is kept."""


class Keys:
    """Reads a line and does what it asks for."""

    more_keys = "terminal-more-keys"

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.match = session.match
        self.texts = session.texts
        self.rulebook = Rulebook(session.texts)
        self.doubted: Option | None = None
        self.refused: tuple[int, int] | None = None  # at which move, and what
        self.keys: dict[str, Callable[[Question, str], Answer]] = {
            "?": self.why_not,
            "u": self.undo,
            "l": self.log,
            "v": self.redraw,
            "h": self.cards,
            "r": self.rules,
            "s": self.save,
            "t": self.hint,
            "!": self.report,
            "q": self.leave,
        }

    def answer(self, decision: Question, line: str) -> Answer:
        answer = self.read(decision, line)
        if not isinstance(answer, Option):
            self.doubted = None
            return answer
        return self.meant(answer)

    def read(self, decision: Question, line: str) -> Answer:
        if not line:
            return None
        if line[0] in "?!":
            return self.keys[line[0]](decision, line[1:].strip())
        key, _, rest = line.partition(" ")
        if key.lower() in self.keys:
            return self.keys[key.lower()](decision, rest.strip())
        if key.isdecimal() and not rest:
            return self.numbered(decision, line)
        return self.written(decision, line)

    def meant(self, option: Option) -> Answer:
        """What is probably a slip is taken only when it is typed once more."""
        doubted, self.doubted = self.doubted, None
        if not option.warning or option == doubted:
            return option
        self.doubted = option
        again = self.texts.text("terminal-ask-back")
        return self.show(Text(f"{option.warning} {again}"))

    def numbered(self, decision: Question, line: str) -> Answer:
        if 1 <= int(line[:6]) <= len(decision.options):
            return decision.options[int(line) - 1]
        return self.not_understood(decision, line)

    def written(self, decision: Question, line: str) -> Answer:
        """An action in notation: taken, or refused with the reason."""
        try:
            action = self.match.game.verbs.read(line)
        except StavitelError as problem:
            if line.split(maxsplit=1)[0] in [verb.name for verb in self.match.game.verbs.verbs]:
                return self.show(Text(translated(str(problem), self.texts.lang)))
            return self.not_understood(decision, line)
        for option in decision.options:
            if option.action == action:
                return option
        return self.reason(action)

    def reason(self, action: int) -> Answer:
        why = self.match.refusal(action, self.texts.lang)
        assert why is not None
        self.refused = self.match.moves, action
        return self.show(reason_line(why.text, why.rule, self.texts))

    def not_understood(self, decision: Question, line: str) -> Answer:
        example = decision.options[0].words
        count = len(decision.options)
        words = self.texts.text(
            "terminal-not-understood", input=line[:40], n=count, example=example
        )
        return self.show(Text(words))

    # keys

    def why_not(self, decision: Question, words: str) -> Answer:
        """All that is refused; or a rule; or why one action in notation is."""
        if number := self.rulebook.number(words) if words else "":
            return self.show(self.rulebook.entry(number))
        try:
            action = self.match.game.verbs.read(words)
        except StavitelError:
            found = refused(self.match, self.texts, words)
            return self.show(found if words else Group(found, *self.legend()))
        for place, option in enumerate(decision.options, 1):
            if option.action == action:
                return self.show(Text(self.texts.text("terminal-possible", n=place)))
        return self.reason(action)

    def legend(self) -> list[RenderableType]:
        """What signs and abbreviations of the table mean."""
        table, width = self.session.table, self.session.console.width
        if not (signs := table.legend()):
            return []
        head = styled(self.texts.text("terminal-signs"), "bold")
        return [Text(), head, *flow(Text(), signs, width, "  ")]

    def undo(self, decision: Question, words: str) -> Answer:
        before = list(self.match.record.actions)
        if not self.match.undo(decision.seat, self.session.seating.across):
            return self.show(Text(self.texts.text("terminal-cannot-undo")))
        moves = self.match.moves
        again = self.match.decision(self.texts.lang)
        assert again is not None
        undone = next(option.text for option in again.options if option.action == before[moves])
        self.session.note = self.texts.text("terminal-undone", action=undone)
        return "again"

    def log(self, decision: Question, words: str) -> Answer:
        """What happened since the last own choice; `l all` shows the whole game."""
        since = 0 if words == ALL else self.match.last_choice(decision.seat)
        lines = self.match.log(decision.seat, self.texts.lang, since)
        if not lines:
            return self.show(Text(self.texts.text("terminal-nothing-yet")))
        seats = self.session.table.seats
        told = [seats.line(line) if line.speaker else styled(line, "dim") for line in lines]
        return self.show(Group(*told))

    def redraw(self, decision: Question, words: str) -> Answer:
        self.session.drawn = None
        return "again"

    def cards(self, decision: Question, words: str) -> Answer:
        """The hand and open piles in words; `h all` shows every card. Then the keys."""
        table, width = self.session.table, self.session.console.width
        seen = self.match.view(decision.seat)
        cards = table.all_cards(seen, width) if words == ALL else table.cards(seen, width)
        more = styled(self.texts.text(self.more_keys), "dim")
        return self.show(Group(cards, more))

    def rules(self, decision: Question, words: str) -> Answer:
        """The sections; a chapter of the guide; a section; a rule; or a search for words."""
        if not words:
            return self.show(self.rulebook.sections())
        if number := self.rulebook.number(words):
            return self.show(self.rulebook.entry(number))
        found = self.rulebook.chapter(words) or self.rulebook.section(words)
        found = found or self.rulebook.search(words)
        return self.show(found or Text(self.texts.text("terminal-not-found", words=words)))

    def hint(self, decision: Question, words: str) -> Answer:
        """What a strong player would do; `t 5` thinks for five seconds. Several people at one
        table play against each other, not against advice."""
        if len(self.session.seating.people) > 1:
            return self.show(Text(self.texts.text("hint-several")))
        return self.show(hinted(self.match, decision, self.texts, words))

    def save(self, decision: Question, words: str) -> Answer:
        """Into the file of the game, or a copy elsewhere."""
        path = Path(words).expanduser() if words else self.session.path
        try:
            if path != self.session.path:
                check_target(path)
            self.match.save(path)
        except (StavitelError, OSError) as problem:
            return self.show(Text(self.texts.text("terminal-not-saved", problem=str(problem))))
        return self.show(Text(self.texts.text("terminal-saved", file=str(path))))

    def report(self, decision: Question, words: str) -> Answer:
        """This moment as a scenario file, with what was refused last, or what is named."""
        refused = []
        if words:
            try:
                refused = [self.match.game.verbs.read(words)]
            except StavitelError as problem:
                return self.show(Text(translated(str(problem), self.texts.lang)))
        elif self.refused is not None and self.refused[0] == self.match.moves:
            refused = [self.refused[1]]
        record, path = self.match.record, self.session.path
        told = reported(record, self.match.moves, decision.seat, refused, path, self.texts)
        return self.show(Text(told))

    def leave(self, decision: Question, words: str) -> Answer:
        raise Quit

    def show(self, what: RenderableType) -> Answer:
        self.session.console.print(what)
        return None
