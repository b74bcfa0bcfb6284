"""Scenario files: a position, actions, and what is expected of them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from stavitel.engine.core import CHANCE, State, act, options, refusal, settle, waiting
from stavitel.engine.errors import BadFile, BadScenario, BadSetup, IllegalAction, StavitelError
from stavitel.engine.fields import BadField, Fields, shown
from stavitel.engine.game import Game
from stavitel.engine.verbs import FROM_ONE, FROM_ZERO
from stavitel.engine.views import plain
from stavitel.files import at_line, line_of, one_line, parse_toml, quoted, read_text, under
from stavitel.games import folder_text, named
from stavitel.games import game as game_named
from stavitel.numbering import from_zero, take_format
from stavitel.position import sound_from

NOBODY = "nobody"
LONGEST_ACTION = 200
TO_COME = "to_come"
"""The key of a position for cards that have not come yet, in games that have such."""


@dataclass
class ScenarioStep:
    """Some actions, then what must be true."""

    fields: Fields
    actions: list[str]


@dataclass
class Scenario:
    """A scenario as it was read."""

    game: Game
    title: str
    rules: list[str]
    begin: Fields
    from_setup: bool
    ask_forced: bool
    steps: list[ScenarioStep]
    source: str
    text: str
    first_place: int  # what the file calls the first of some places


@dataclass
class Outcome:
    """How a scenario went: the expectations that failed, each with its line, and what ended it."""

    title: str
    checked: int = 0
    failures: list[str] = field(default_factory=list)
    broken: BadFile | None = None  # an action that is not possible, or a key nobody knows


def load_scenario(path: str | Path, game: Game | None = None) -> Scenario:
    """The scenario in a file; `game` gives other components than ours."""
    return read_scenario(read_text(path, BadScenario), str(path), game)


def read_scenario(text: str, source: str = "", game: Game | None = None) -> Scenario:
    """The scenario in a text; an error points at the line that cannot be understood."""
    table = parse_toml(text, source, BadScenario)
    try:
        first_place = take_format(table)
        top = Fields(table, [])
        id = named(top.text("game"))
        chosen = game if game is not None and game.id == id else game_named(id)
        start = top.has("start")
        if start and top.has("position"):
            raise top.fault("start", "expected either 'start' or 'position'; got both")
        begin = top.group("start" if start else "position")
        steps = [_step(fields) for fields in top.groups("step")]
        if not steps:
            raise top.fault("", "expected at least one [[step]]; there is none")
        scenario = Scenario(
            chosen, top.text("title", ""), top.texts("rules"), begin, start,
            top.flag("ask_forced", False), steps, source, text, first_place,
        )  # fmt: skip
        top.ignore("note")
        top.done()
        return scenario
    except BadField as fault:
        raise at_line(fault, text, source, BadScenario) from None
    except BadSetup as problem:
        message = f"game: {one_line(str(problem))}"
        raise BadScenario(message, source, line_of(text, ["game"])) from None


def run_scenario(scenario: Scenario) -> Outcome:
    """Play the scenario. Broken files raise; broken expectations are listed."""
    outcome = try_scenario(scenario)
    if outcome.broken is not None:
        raise outcome.broken
    return outcome


def try_scenario(scenario: Scenario) -> Outcome:
    """Play the scenario as far as it goes: what failed before it broke is told as well."""
    outcome = Outcome(scenario.title or scenario.source)
    try:
        played = _Played(scenario)
        for step in scenario.steps:
            for place, words in enumerate(step.actions):
                played.perform(words, [*step.fields.path, "do", place])
            played.take_forced()
            _Judge(scenario, played, step.fields, outcome).judge()
    except BadField as fault:
        outcome.broken = at_line(fault, scenario.text, scenario.source, BadScenario)
    return outcome


def position_of(scenario: Scenario) -> State:
    """Where the scenario begins."""
    try:
        return _from_setup(scenario) if scenario.from_setup else _from_position(scenario)
    except BadField as fault:
        raise at_line(fault, scenario.text, scenario.source, BadScenario) from None


def template(game: Game) -> str:
    """A commented scenario file to start from."""
    return folder_text(game.id, "template.toml")


def _step(fields: Fields) -> ScenarioStep:
    if isinstance(fields.data.get("do"), str):
        return ScenarioStep(fields, [fields.text("do")])
    return ScenarioStep(fields, fields.texts("do"))


class _Played:
    """A scenario being played: forced decisions are taken unless it asks for them."""

    def __init__(self, scenario: Scenario) -> None:
        self.game = scenario.game
        self.first_place = scenario.first_place
        self.ask_forced = scenario.ask_forced
        self.s = _from_setup(scenario) if scenario.from_setup else _from_position(scenario)
        self.taken: list[tuple[str, int]] = []  # forced ones that the file may still spell out

    def perform(self, words: str, path: list[str | int]) -> None:
        """Take one written action. A forced one that was taken already means itself, so that
        it does not matter where a file is cut into steps."""
        who, colon, what = words.partition(":")
        who = who.strip()
        if not colon or len(words) > LONGEST_ACTION:
            raise BadField(path, f"expected 'seat: action'; got {quoted(words)}")
        action = _read_action(self.game, what, self.first_place, path)
        if self.is_taken(who, action):
            return
        if who != _asked(self.game, self.s) or refusal(self.s, action) != 0:
            self.take_forced()
            if self.is_taken(who, action):
                return
        asked = _asked(self.game, self.s)
        if asked == NOBODY:
            message = "expected no more actions, since the game is over"
            raise BadField(path, f"{message}; got {quoted(words)}{self.forced()}")
        if who != asked:
            message = f"expected an action of {asked}; got one of {quoted(who)}{self.forced()}"
            raise BadField(path, message)
        self.act(action, path)
        self.taken = []

    def is_taken(self, who: str, action: int) -> bool:
        """Whether it is one of the forced actions just taken; those up to it are spoken for."""
        if (who, action) not in self.taken:
            return False
        del self.taken[: self.taken.index((who, action)) + 1]
        return True

    def forced(self) -> str:
        """What was taken because nothing else was possible, for a message about what follows."""
        write = self.game.verbs.write
        done = ", ".join(f"'{who}: {write(a, self.first_place)}'" for who, a in self.taken)
        return f"; before it, forced: {done}" if done else ""

    def act(self, action: int, path: list[str | int]) -> None:
        try:
            act(self.s, action)
        except IllegalAction as refused:
            reason = self.game.reasons.kind(refused.reason)
            why = f"{reason.name}, {reason.rule}" if reason.rule else reason.name
            write, first = self.game.verbs.write, self.first_place
            offered = "; ".join(write(a, first) for a in options(self.s))
            got = f"got '{write(action, first)}' ({why}){self.forced()}"
            raise BadField(path, f"expected one of {offered}; {got}") from None

    def take_forced(self) -> None:
        while not self.ask_forced and (decision := waiting(self.s)) is not None:
            offered = options(self.s)
            if decision.asks == CHANCE or decision.secret() or len(offered) > 1:
                return
            self.taken.append((_asked(self.game, self.s), offered[0]))
            act(self.s, offered[0])


def _from_position(scenario: Scenario) -> State:
    """The position; what its past is made up of leaves alone what the steps mention."""
    data, game = scenario.begin.data, scenario.game
    actions = " ".join(action for step in scenario.steps for action in step.actions)
    mentioned = [word for word in re.split(r"[\s=]+", actions) if word in game.to_come]
    if mentioned and TO_COME not in data:
        data = {**data, TO_COME: sorted(set(mentioned))}
    try:
        return sound_from(game, data, scenario.first_place)
    except BadField as fault:
        raise under("position", fault) from None


def _from_setup(scenario: Scenario) -> State:
    start, game = Fields(scenario.begin.data, scenario.begin.path), scenario.game
    seats = start.number("seats", game.min_seats, game.max_seats, game.min_seats)
    variant = game.variants[start.word("variant", game.variants, game.variants[0])]
    switches = {}
    for switch in game.switches:
        choice = start.word(switch.name, switch.choices, switch.choices[0])
        switches[switch.name] = switch.choices[choice]
    start.done()
    s = game.start(seats, variant, switches)
    settle(s)
    return s


def _read_action(game: Game, words: str, first_place: int, path: list[str | int]) -> int:
    try:
        return game.verbs.read(words, first_place)
    except StavitelError as problem:
        raise BadField(path, str(problem)) from None


def _asked(game: Game, s: State) -> str:
    decision = waiting(s)
    if decision is None:
        return NOBODY
    return "chance" if decision.asks == CHANCE else game.seat_names[decision.asks]


class _Judge:
    """Compares what a step expects with what is."""

    def __init__(
        self, scenario: Scenario, played: _Played, fields: Fields, outcome: Outcome
    ) -> None:
        self.scenario = scenario
        self.game = scenario.game
        self.played = played
        self.s = played.s
        self.fields = fields
        self.outcome = outcome

    def judge(self) -> None:
        if self.fields.has("waiting"):
            self.judge_waiting()
        if self.fields.has("legal"):
            self.judge_legal()
        for action in self.actions("offers"):
            words = self.written(action)
            got = "it is offered" if action in options(self.s) else "it is not"
            self.same(["offers"], "it is offered", got, words)
        self.judge_refusals()
        self.judge_view()
        self.judge_end()
        self.fields.ignore("note")
        self.fields.done()

    def judge_waiting(self) -> None:
        """`red`, `red: player_turn`, or `nobody` when the game is over."""
        expected = self.fields.text("waiting")
        decision = waiting(self.s)
        got = _asked(self.game, self.s)
        if decision is not None and ":" in expected:
            got = f"{got}: {decision.name()}"
        self.same(["waiting"], expected, got)

    def judge_legal(self) -> None:
        """Of two long lists only the difference is told."""
        expected, got = sorted(self.actions("legal")), options(self.s)
        self.outcome.checked += 1
        if expected == got:
            return
        told = [
            f"{head} {'; '.join(self.written(action) for action in some)}"
            for head, some in (
                ("expected and not offered:", [a for a in expected if a not in got]),
                ("offered and not expected:", [a for a in got if a not in expected]),
                ("listed twice:", sorted({a for a in expected if expected.count(a) > 1})),
            )
            if some
        ]
        self.failed(["legal"], f": {'. '.join(told)}")

    def judge_refusals(self) -> None:
        """A list of actions, or a table of actions and the reasons that refuse them."""
        if isinstance(self.fields.data.get("refuses"), list):
            for action in self.actions("refuses"):
                got = "it is refused" if refusal(self.s, action) else "it is possible"
                self.same(["refuses"], "it is refused", got, self.written(action))
            return
        table = self.fields.group("refuses")
        names = [reason.name for reason in self.game.reasons.reasons]
        for words in table.data:
            expected = names[table.word(words, names)]
            action = self.read(words, [*table.path, words])
            packed = int(refusal(self.s, action))
            got = self.game.reasons.kind(packed).name if packed else "it is possible"
            self.same(["refuses", words], expected, got, words)

    def judge_view(self) -> None:
        by = self.fields.word("seen_by", self.game.seat_names[: len(self.scores())], "")
        seen = plain(self.game.view(self.s, by))
        if self.scenario.first_place == FROM_ZERO:
            seen = from_zero(self.game, seen)
        for keys, expected in _leaves(self.fields.group("view").data):
            path = ".".join(keys)
            try:
                got = look_up(seen, path, self.scenario.first_place)
            except KeyError as missing:
                place = [*self.fields.path, "view", *keys]
                raise BadField(place, f"expected a value in the view; {missing.args[0]}") from None
            self.same(["view", *keys], expected, _as_asked(got, expected), path)

    def judge_end(self) -> None:
        names = self.game.seat_names
        if self.fields.has("over"):
            self.same(["over"], self.fields.flag("over"), not self.s.stack)
        expected = self.fields.group("scores")
        for seat, got in enumerate(self.scores()):
            if expected.has(names[seat]):
                score = expected.number(names[seat], -9999, 9999)
                self.same(["scores", names[seat]], score, got, names[seat])
        expected.done()
        if self.fields.has("winners"):
            places = self.game.places(self.s)
            winners = [names[seat] for seat, place in enumerate(places) if place == 1]
            self.same(["winners"], sorted(self.fields.texts("winners")), sorted(winners))

    def scores(self) -> list[int]:
        return self.game.scores(self.s)

    def actions(self, key: str) -> list[int]:
        found = []
        for place, words in enumerate(self.fields.texts(key)):
            found.append(self.read(words, [*self.fields.path, key, place]))
        return found

    def written(self, action: int) -> str:
        return self.game.verbs.write(action, self.scenario.first_place)

    def read(self, words: str, path: list[str | int]) -> int:
        return _read_action(self.game, words, self.scenario.first_place, path)

    def same(self, path: list[str], expected: object, got: object, what: str = "") -> None:
        self.outcome.checked += 1
        if expected == got and isinstance(expected, bool) == isinstance(got, bool):
            return
        name = f" {what}" if what else ""
        self.failed(path, f"{name}: expected {_long(expected)}; got {_long(got)}")

    def failed(self, path: list[str], told: str) -> None:
        line = line_of(self.scenario.text, [*self.fields.path, *path])
        place = f"{self.scenario.source or 'text'}, line {line}: {path[0]}"
        self.outcome.failures.append(place + one_line(told + self.played.forced()))


def _leaves(table: dict[str, object]) -> Iterator[tuple[list[str], object]]:
    """The values in a table of tables, each with the keys that lead to it."""
    for key, value in table.items():
        if isinstance(value, dict):
            for keys, leaf in _leaves(value):
                yield [key, *keys], leaf
        else:
            yield [key], value


def look_up(seen: object, path: str, first_place: int = FROM_ONE) -> object:
    """`players.red.deniers`, `road.4.worker`, `road.count`: a value in a view. The rows of a list
    are numbered from the first place on."""
    found = seen
    for part in path.split("."):
        if isinstance(found, dict) and part in found:
            found = found[part]
        elif isinstance(found, list):
            rows = {"count": len(found)} | {
                str(place): row for place, row in enumerate(found, first_place)
            }
            rows |= {row["seat"]: row for row in found if isinstance(row, dict) and "seat" in row}
            if part not in rows:
                raise KeyError(f"'{part}' of '{path}' is none of {', '.join(rows)}")
            found = rows[part]
        elif isinstance(found, dict):
            raise KeyError(f"'{part}' of '{path}' is none of {', '.join(found)}")
        else:
            raise KeyError(f"'{part}' of '{path}' looks into {shown(found)}")
    return "none" if found is None else found


def _as_asked(got: object, expected: object) -> object:
    """Rows by the names they begin with, where words are expected: a hand by its cards."""
    if not isinstance(got, list) or not isinstance(expected, list):
        return got
    words = all(isinstance(word, str) for word in expected)
    if not words or not all(isinstance(row, dict) and row for row in got):
        return got
    return [next(iter(row.values())) for row in got]


def _long(value: object) -> str:
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return "; ".join(value) or "nothing"
    return str(value).lower() if isinstance(value, bool) else shown(value)
