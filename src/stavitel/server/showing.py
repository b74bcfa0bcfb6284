"""What the viewers of one table are shown, in their languages.

An update is made of parts: the table from a viewpoint, made once for everybody who sees the same;
the log, of which each viewer needs a different piece; and the clocks, which never stand still.
What is kept here depends on viewpoints and languages alone, so that nobody can fill the memory.
"""

from typing import Any, Final

import msgspec

from stavitel.engine.views import plain
from stavitel.match import Match
from stavitel.server.logs import Logs
from stavitel.server.table import Table
from stavitel.server.wire import WATCHER, Ask, Choice, Result, Update, Why, WhyNot

MOST_FRAMES: Final = 16
"""Whole frames kept for viewers who are shown the same at the same moment."""
_OPEN_END: Final = '"keep":0,"lines":[],"clocks":[]}'
"""How an encoded update without log and clocks ends: `wire.Update` has them last."""

_ENCODER: Final = msgspec.json.Encoder()


class Showing:
    """The views, questions and log lines of one table."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._logs: Final = Logs(table)
        self._version = -1
        self._views: Final[dict[int, dict[str, Any]]] = {}
        self._asks: Final[dict[str, Ask | None]] = {}
        self._heads: Final[dict[tuple[int, str, bool, bool], str]] = {}
        self._clocks = ""
        self._frames: Final[dict[tuple[int, str, bool, bool, int], str]] = {}

    def hides(self, seat: int) -> bool:
        """Whether a seat knows now what watchers do not."""
        return self.view(seat) != self.view(WATCHER)

    def view(self, seat: int) -> dict[str, Any]:
        self._refresh()
        if seat not in self._views:
            self._views[seat] = plain(self._match.view(seat))
        return self._views[seat]

    def ask(self, lang: str) -> Ask | None:
        """The waiting decision; only for the seat that is asked."""
        self._refresh()
        if lang not in self._asks:
            self._asks[lang] = ask_of(self._match, lang)
        return self._asks[lang]

    async def prepare(self, seat: int, lang: str) -> None:
        """Put the log into words, while other tables go on. This one must not change meanwhile."""
        await self._logs.prepare(seat, lang)

    def lines(self, seat: int, lang: str) -> list[str]:
        """The whole log, each line as it travels."""
        return self._logs.lines(seat, lang)

    def keep(self, version: int, lines: int) -> int:
        """How many of the log lines a viewer had at a version still hold, if there are so many."""
        if version > self._table.version:
            return 0  # it comes from another life of this table
        return max(0, min([lines, *(c.lines for c in self._table.cuts if c.version > version)]))

    def same_for_all(self) -> int:
        """How many log lines from the first on read the same from everywhere."""
        events = self._match.events(WATCHER)
        kinds = {kind.name for kind in self._match.game.events.kinds if kind.secret >= 0}
        told = (place for place, event in enumerate(events) if event["event"] in kinds)
        return next(told, len(events))

    def encoded(self, seat: int, lang: str, keep: int, undo: bool, curtain: bool, now: int) -> str:
        """The table as seen from a seat, as it travels; log lines before `keep` are already known.

        Viewers who see the same at the same moment share it.
        """
        self._refresh()
        clocks = _ENCODER.encode(self._table.clocks.show(now)).decode()
        if clocks != self._clocks or len(self._frames) >= MOST_FRAMES:
            self._clocks = clocks
            self._frames.clear()
        key = (seat, lang, undo, curtain, keep)
        if key not in self._frames:
            head = self._head(seat, lang, undo, curtain)
            lines = ",".join(self.lines(seat, lang)[keep:])
            self._frames[key] = f'{head}"keep":{keep},"lines":[{lines}],"clocks":{clocks}}}'
        return self._frames[key]

    def why(self, id: str, lang: str) -> Why:
        """What the asked seat may not do now, and why."""
        return Why(id, self._table.version, why_nots(self._match, lang))

    def forget(self) -> None:
        """Nobody looks on any more: give the memory back."""
        self._logs.forget()
        self._version = -1
        self._forget_version()

    @property
    def _match(self) -> Match:
        assert self._table.match is not None
        return self._table.match

    def _refresh(self) -> None:
        if self._version != self._table.version:
            self._forget_version()
            self._version = self._table.version

    def _forget_version(self) -> None:
        for kept in (self._views, self._asks, self._heads, self._frames):
            kept.clear()

    def _head(self, seat: int, lang: str, undo: bool, curtain: bool) -> str:
        """An update up to where log and clocks begin."""
        key = (seat, lang, undo, curtain)
        if key not in self._heads:
            whole = _ENCODER.encode(self._update(seat, lang, undo, curtain)).decode()
            assert whole.endswith(_OPEN_END)
            self._heads[key] = whole[: -len(_OPEN_END)]
        return self._heads[key]

    def _update(self, seat: int, lang: str, undo: bool, curtain: bool) -> Update:
        table, match = self._table, self._match
        asked = table.asked
        result = table.result()
        over = Result(result.scores, result.places) if result is not None else None
        return Update(
            table=table.id,
            version=table.version,
            move=match.moves,
            seat=seat,
            asked=asked,
            unconfirmed=table.unconfirmed,
            undo=undo,
            curtain=curtain,
            view=self.view(seat),
            ask=self.ask(lang) if asked is not None and asked == seat else None,
            asks=match.overheard(seat, lang).parts if asked is not None else [],
            news=[] if seat == WATCHER else match.news(seat, lang),
            over=over,
            progress=1.0 if over else round(match.progress, 3),
            keep=0,
            lines=[],
            clocks=[],
        )


def ask_of(match: Match, lang: str) -> Ask | None:
    """The waiting decision with its options in words."""
    decision = match.decision(lang)
    if decision is None:
        return None
    choices, brings = [], match.brings()
    for option in decision.options:
        verb, args = _verb(match, option.action)
        text = option.text.parts
        choices.append(
            Choice(
                option.action,
                option.words,
                verb,
                args,
                text,
                option.warning,
                option.gift,
                brings[option.action],
            )
        )
    return Ask(decision.name, decision.prompt.parts, choices)


def why_nots(match: Match, lang: str) -> list[WhyNot]:
    """What the asked seat might think of and may not do."""
    refused = []
    for option, why in match.candidates(lang):
        verb, args = _verb(match, option.action)
        refused.append(
            WhyNot(
                option.action,
                option.words,
                verb,
                args,
                option.text.parts,
                why.reason,
                why.text.parts,
                why.rule,
                why.unlikely,
            )
        )
    return refused


def _verb(match: Match, action: int) -> tuple[str, dict[str, Any]]:
    written = match.game.verbs.to_json(action)
    args = written["args"]
    assert isinstance(args, dict)
    return str(written["verb"]), args
