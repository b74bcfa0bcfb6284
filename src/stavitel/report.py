"""A moment of a game as a scenario file that passes as it is: what happened, what was offered and
what was refused, ready to be changed into what should have been.

A report from a seat reveals only what that seat may know. The file is not the real position
with things left out: it is one the seat could not tell from the real one, and everything in the
file is worked out from it.
"""

from dataclasses import dataclass
from typing import Final

from stavitel.engine.core import CHANCE, State, advance, options, refusal, waiting
from stavitel.engine.errors import BadScenario
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.engine.verbs import FROM_ONE
from stavitel.engine.views import plain
from stavitel.files import quoted, toml_text, toml_value
from stavitel.numbering import KEY, NEWEST
from stavitel.position import short_position
from stavitel.record import Record
from stavitel.scenario import read_scenario, run_scenario
from stavitel.texts import Texts

EVERYTHING: Final = -2
"""Instead of a seat: nothing has to be hidden."""
WORLDS: Final = 400
"""So many positions are imagined until what others did is possible in one."""
MOST_CHANGES: Final = 24
MOST_OPTIONS: Final = 60
"""More lines than that nobody reads."""


@dataclass
class _Retelling:
    """A position, what was done from there, and where that led; each told in a line or more."""

    before: State
    actions: list[int]
    after: State
    told: list[str]


def report(record: Record, move: int, seat: int, rng: Rng, refused: list[int] | None = None) -> str:
    """The moment after `move` moves as a seat, or with EVERYTHING anybody, may tell it.

    `refused` are actions that somebody wanted to take at that moment.
    """
    begin, real = _course(record, move, seat)
    for _ in range(WORLDS if seat != EVERYTHING else 1):
        retold = _imagined(record.game, begin, real, seat, rng)
        if retold is not None:
            break
    else:
        now = record.replay(move)
        retold = _Retelling(_world(record.game, now, seat, rng), [], now, [])
        retold.after = retold.before
    page = _Page(record.game, move, seat, retold, refused or [])
    for ask_forced in (False, True):
        text = page.text(ask_forced)
        if not run_scenario(read_scenario(text, game=record.game)).failures:
            return text
    raise BadScenario(f"move {move} cannot be told as a scenario", "report", 0)


def _course(record: Record, move: int, seat: int) -> tuple[State, "_Heard"]:
    """The position before the last choice of anybody, and what was heard since."""
    s = record.begin()
    begin, first = s.copy(), 0
    for number, action in enumerate(record.actions[:move]):
        frame = waiting(s)
        assert frame is not None
        if frame.asks != CHANCE and (frame.secret() or len(options(s)) > 1):
            begin, first = s.copy(), number
        advance(s, action)
    frame = waiting(begin)
    if frame is None or frame.asks == CHANCE:
        begin, first = s.copy(), move  # still being laid out: no one has chosen anything
    return begin, _Heard(record.game, begin, record.actions[first:move], seat)


class _Heard:
    """Real actions as a seat heard them."""

    def __init__(self, game: Game, begin: State, actions: list[int], seat: int) -> None:
        self.actions = actions
        self.events: list[list[dict[str, object]]] = []
        self.own: list[bool] = []
        s = begin.copy()
        for action in actions:
            frame = waiting(s)
            assert frame is not None
            self.own.append(seat in (EVERYTHING, frame.asks))
            self.events.append(_heard(s, action, seat))
        self.view = plain(game.view(s, max(seat, -1)))


def _heard(s: State, action: int, seat: int) -> list[dict[str, object]]:
    """Take an action, and tell what a seat hears of it."""
    s.events = []
    advance(s, action)
    return [event.seen_by(seat) for event in s.events]


def _world(game: Game, s: State, seat: int, rng: Rng) -> State:
    return s.copy() if seat == EVERYTHING else game.imagine(s, seat, rng)


def _imagined(game: Game, begin: State, real: _Heard, seat: int, rng: Rng) -> _Retelling | None:
    """A world in which the same was heard and is seen, or None if this one is not."""
    s = _world(game, begin, seat, rng)
    before, actions, told = s.copy(), list[int](), list[str]()
    texts = Texts(game, "en")
    for place, action in enumerate(real.actions):
        if not real.own[place]:
            action = _same_to_hear(s, real.events[place], seat, rng)
        if action < 0 or refusal(s, action) != 0:
            return None
        for seen in real.events[place]:
            told.append(texts.event(seen))
        if _heard(s, action, seat) != real.events[place]:
            return None
        actions.append(action)
    if plain(game.view(s, max(seat, -1))) != real.view:
        return None
    return _Retelling(before, actions, s, told)


def _same_to_hear(s: State, events: list[dict[str, object]], seat: int, rng: Rng) -> int:
    """Any action of another seat, or of chance, that sounds the same; -1 if there is none.

    The real one is not preferred, since that would tell it.
    """
    if waiting(s) is None:
        return -1
    fitting = [action for action in options(s) if _heard(s.copy(), action, seat) == events]
    return fitting[rng.below(len(fitting))] if fitting else -1


class _Page:
    """The text of a report."""

    def __init__(
        self, game: Game, move: int, seat: int, retold: _Retelling, refused: list[int]
    ) -> None:
        self.game = game
        self.texts = Texts(game, "en")
        self.move = move
        self.seat = seat
        self.retold = retold
        frame = waiting(retold.after)
        self.knows = frame is not None and frame.asks != CHANCE and seat in (EVERYTHING, frame.asks)
        """Whether the reporter is the one who is asked, or sees as much."""
        self.refused = [a for a in refused if self.knows and refusal(retold.after, a) != 0]

    def text(self, ask_forced: bool) -> str:
        return "\n".join([*self.head(ask_forced), *self.position(), *self.steps()]) + "\n"

    def head(self, ask_forced: bool) -> list[str]:
        title = self.texts.text("title")
        who = "" if self.seat == EVERYTHING else f", as {self.who()} saw it"
        lines = [f"# {title}, after move {self.move}{who}."]
        if self.seat != EVERYTHING:
            lines.append("# What could not be seen is made up.")
        lines += [
            "# This file passes as it is. Change what went wrong into what should have happened;",
            "# `stavitel scenario FILE` then fails, and shows the fault.",
            f"title = {toml_value(f'Move {self.move}: say here what is wrong')}",
            f"{KEY} = {NEWEST}",
            f"game = {toml_value(self.game.id)}",
            f"rules = {toml_value(self.rules())}  # the rules you have in mind",
        ]
        if ask_forced:
            lines.append("ask_forced = true  # decisions without a choice are written down, too")
        return lines

    def who(self) -> str:
        return "a watcher" if self.seat < 0 else self.game.seat_names[self.seat]

    def rules(self) -> list[str]:
        kinds = [self.game.reasons.kind(int(refusal(self.retold.after, a))) for a in self.refused]
        return list(dict.fromkeys(kind.rule for kind in kinds if kind.rule))

    def position(self) -> list[str]:
        table = short_position(self.game, self.retold.before)
        return ["", toml_text({"position": table}).rstrip("\n")]

    # what happened

    def steps(self) -> list[str]:
        if not self.retold.actions:
            return ["", "[[step]]", *self.now()]
        lines = ["", "# What happened:", *[f"#   {line}" for line in self.retold.told]]
        lines += ["[[step]]", f"do = {_rows(self.done())}", *self.changes()]
        return [*lines, "", "# And then:", "[[step]]", *self.now()]

    def done(self) -> list[str]:
        """`red: pass`, one for each action."""
        s, lines = self.retold.before.copy(), []
        for action in self.retold.actions:
            lines.append(f"{self.asked(s)}: {self.game.verbs.write(action)}")
            advance(s, action)
        return lines

    def asked(self, s: State) -> str:
        frame = waiting(s)
        if frame is None:
            return "nobody"
        return "chance" if frame.asks == CHANCE else self.game.seat_names[frame.asks]

    def changes(self) -> list[str]:
        """What the reporter sees change, as expectations."""
        eyes = max(self.seat, -1)
        seen = plain(self.game.view(self.retold.before, eyes))
        sees = plain(self.game.view(self.retold.after, eyes))
        found: list[tuple[list[str], object]] = []
        for key, value in sees.items():
            if key != "waiting":
                _differences(seen.get(key), value, [key], found)
        lines = [f"seen_by = {toml_value(self.who())}"] if eyes >= 0 else []
        return lines + [f"view.{'.'.join(p)} = {toml_value(v)}" for p, v in found[:MOST_CHANGES]]

    # what is the case

    def now(self) -> list[str]:
        s = self.retold.after
        frame = waiting(s)
        if frame is None:
            return ['waiting = "nobody"', f"winners = {toml_value(self.winners())}", *self.scores()]
        lines = [f"waiting = {toml_value(f'{self.asked(s)}: {frame.name()}')}"]
        offered = [self.game.verbs.write(action) for action in options(s)]
        if self.knows:
            if len(offered) <= MOST_OPTIONS:
                lines.append(f"legal = {_rows(offered)}")
            lines += self.refusals(offered[0])
        return lines

    def refusals(self, example: str) -> list[str]:
        if not self.refused:
            return [
                f"# Possible, but should not be: refuses = [{toml_value(example)}]",
                '# Not possible, but should be: offers = ["..."]',
            ]
        lines = ["# If this should be possible: offers = ["]
        lines[0] += ", ".join(toml_value(self.game.verbs.write(a)) for a in self.refused) + "]"
        for action in self.refused:
            packed = int(refusal(self.retold.after, action))
            sentence, rule = self.texts.reason(packed)
            name = toml_value(self.game.reasons.kind(packed).name)
            words = toml_value(self.game.verbs.write(action))
            lines.append(f"# {rule or 'Why'}: {sentence}")
            lines.append(f"refuses.{words} = {name}")
        return lines

    def winners(self) -> list[str]:
        places = self.game.places(self.retold.after)
        return [self.game.seat_names[seat] for seat, place in enumerate(places) if place == 1]

    def scores(self) -> list[str]:
        scores = enumerate(self.game.scores(self.retold.after))
        return [f"scores.{self.game.seat_names[seat]} = {score}" for seat, score in scores]


def _rows(lines: list[str]) -> str:
    """A list of texts, a line each if there are several."""
    if len(lines) < 2:
        return toml_value(list(lines))
    return "[\n" + "".join(f"  {toml_value(line)},\n" for line in lines) + "]"


def _differences(
    old: object, new: object, path: list[str], found: list[tuple[list[str], object]]
) -> None:
    """The values that differ, each with the way that leads to it in a scenario."""
    if old == new:
        return
    if isinstance(new, dict):
        before = old if isinstance(old, dict) else {}
        for key, value in new.items():
            if quoted(key) == f"'{key}'" and key.replace("_", "").isalnum():
                _differences(before.get(key), value, [*path, key], found)
    elif isinstance(new, list) and not all(isinstance(row, (str, int)) for row in new):
        rows = old if isinstance(old, list) else []
        if len(rows) != len(new):
            found.append(([*path, "count"], len(new)))
            return
        for place, row in enumerate(new, FROM_ONE):
            named = row.get("seat") if isinstance(row, dict) else None
            key = named if isinstance(named, str) and path[-1] == "players" else str(place)
            _differences(rows[place - FROM_ONE], row, [*path, key], found)
    elif isinstance(new, (str, int, list)) or new is None:
        found.append((path, "none" if new is None else new))
