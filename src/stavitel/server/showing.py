"""What the viewers of one table are shown, in their languages.

Sentences are the costly part of an update. Each is made once for a viewpoint and a language and
kept until its log line is taken back or the game moves on.
"""

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from stavitel.match import Match
from stavitel.server.table import Table
from stavitel.server.wire import WATCHER, Ask, Choice, Line, Result, Update, Why, WhyNot

_HALFWAY: Final = 6.0
"""After so many rounds a game is about half over: good enough for a bar on the page."""

_ENCODER: Final = msgspec.json.Encoder()


@dataclass
class _Log:
    """The log as one viewpoint reads it in one language, up to a move."""

    version: int = -1  # a table that was only ever looked at stays at 0
    moves: int = 0
    lines: list[Line] = field(default_factory=list)


class Showing:
    """The views, questions and log lines of one table."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._logs: Final[dict[tuple[int, str], _Log]] = {}
        self._version = -1
        self._moments: list[tuple[int, int]] = []
        self._views: dict[int, dict[str, Any]] = {}
        self._asks: dict[str, Ask | None] = {}
        self._encoded: dict[tuple[int, str, int, bool, bool, int], str] = {}

    def hides(self, seat: int) -> bool:
        """Whether a seat knows now what watchers do not."""
        return self.view(seat) != self.view(WATCHER)

    def view(self, seat: int) -> dict[str, Any]:
        self._refresh()
        if seat not in self._views:
            self._views[seat] = self._match.view(seat)
        return self._views[seat]

    def ask(self, lang: str) -> Ask | None:
        """The waiting decision; only for the seat that is asked."""
        self._refresh()
        if lang not in self._asks:
            self._asks[lang] = ask_of(self._match, lang)
        return self._asks[lang]

    def lines(self, seat: int, lang: str) -> list[Line]:
        """The whole log."""
        log = self._logs.setdefault((seat, lang), _Log())
        if log.version != self._table.version:
            self._catch_up(log, seat, lang)
        return log.lines

    def keep(self, version: int, lines: int) -> int:
        """How many of the log lines a viewer had at a version still hold."""
        if version > self._table.version:
            return 0  # it comes from another life of this table
        self._refresh()
        cuts = [cut.lines for cut in self._table.cuts if cut.version > version]
        return max(0, min([lines, len(self._moments), *cuts]))

    def same_for_all(self) -> int:
        """How many log lines from the first on read the same from everywhere."""
        lines = self.lines(WATCHER, "en")
        kinds = {kind.name for kind in self._match.game.events.kinds if kind.secret >= 0}
        told = (place for place, line in enumerate(lines) if line.event["event"] in kinds)
        return next(told, len(lines))

    def update(
        self, seat: int, lang: str, keep: int, undo: bool, curtain: bool, now: int
    ) -> Update:
        """The table as seen from a seat; log lines before `keep` are known already."""
        table, match = self._table, self._match
        asked = table.asked
        over = Result(match.scores(), match.places()) if table.state == "over" else None
        return Update(
            table=table.id,
            version=table.version,
            move=match.moves,
            seat=seat,
            asked=asked,
            held=table.held,
            undo=undo,
            curtain=curtain,
            view=self.view(seat),
            ask=self.ask(lang) if asked is not None and asked == seat else None,
            keep=keep,
            lines=self.lines(seat, lang)[keep:],
            clocks=table.clocks.show(now),
            over=over,
            progress=1.0 if over else self._progress(),
        )

    def encoded(self, seat: int, lang: str, keep: int, undo: bool, curtain: bool, now: int) -> str:
        """The same as it travels; viewers who see the same share it."""
        self._refresh()
        timed = 0 if self._table.setup.clock.kind == "none" else now
        key = (seat, lang, keep, undo, curtain, timed)
        if key not in self._encoded:
            update = self.update(seat, lang, keep, undo, curtain, now)
            self._encoded[key] = _ENCODER.encode(update).decode()
        return self._encoded[key]

    def why(self, id: str, lang: str) -> Why:
        """What the asked seat may not do now, and why."""
        return Why(id, self._table.version, why_nots(self._match, lang))

    @property
    def _match(self) -> Match:
        assert self._table.match is not None
        return self._table.match

    def _refresh(self) -> None:
        if self._version != self._table.version:
            self._version = self._table.version
            self._views, self._asks, self._encoded = {}, {}, {}
            self._moments = self._match.moments()

    def _catch_up(self, log: _Log, seat: int, lang: str) -> None:
        """Cut off what was taken back, put what is new into words."""
        for cut in self._table.cuts:
            if cut.version > log.version and cut.lines <= len(log.lines):
                log.moves, log.lines = cut.moves, log.lines[: cut.lines]
        if log.moves == 0:
            log.lines = []
        log.lines += log_lines(self._match, seat, lang, log.moves)
        log.moves, log.version = self._match.moves, self._table.version

    def _progress(self) -> float:
        turn = self._moments[-1][1] if self._moments else 0
        return float(round(1 - 0.5 ** (turn / _HALFWAY), 3))


def log_lines(match: Match, seat: int, lang: str, since: int = 0) -> list[Line]:
    """What a viewpoint saw happen from a move on, in words."""
    told = zip(match.moments(since), match.events(seat, since), match.log(seat, lang, since))
    return [Line(move, turn, event, text) for (move, turn), event, text in told]


def ask_of(match: Match, lang: str) -> Ask | None:
    """The waiting decision with its options in words."""
    decision = match.decision(lang)
    if decision is None:
        return None
    choices = []
    for option in decision.options:
        verb, args = _verb(match, option.action)
        choices.append(Choice(option.action, option.words, verb, args, option.text, option.warning))
    return Ask(decision.name, decision.prompt, choices)


def why_nots(match: Match, lang: str) -> list[WhyNot]:
    """What the asked seat might think of and may not do."""
    refused = []
    for option, why in match.candidates(lang):
        verb, args = _verb(match, option.action)
        refused.append(
            WhyNot(
                option.action, option.words, verb, args, option.text, why.reason, why.text, why.rule
            )
        )
    return refused


def _verb(match: Match, action: int) -> tuple[str, dict[str, Any]]:
    written = match.game.verbs.to_json(action)
    args = written["args"]
    assert isinstance(args, dict)
    return str(written["verb"]), args
