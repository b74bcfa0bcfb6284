"""Scenario files: a position, actions, and what is expected of them."""

from dataclasses import dataclass, field
from pathlib import Path

from stavitel.engine.core import CHANCE, State, act, options, refusal, settle, waiting
from stavitel.engine.errors import BadScenario, BadSetup, IllegalAction, StavitelError
from stavitel.engine.fields import BadField, Fields, shown
from stavitel.engine.game import Game, check_setup
from stavitel.files import at_line, line_of, parse_toml, read_text
from stavitel.games import game as game_named
from stavitel.position import sound


@dataclass
class Step:
    """Some actions, then what must be true."""

    fields: Fields
    actions: list[str]


@dataclass
class Scenario:
    """A scenario as it was read."""

    game: Game
    title: str
    rules: list[str]
    begin: dict[str, object]
    from_setup: bool
    ask_forced: bool
    steps: list[Step]
    source: str
    text: str


@dataclass
class Outcome:
    """How a scenario went: the expectations that failed, each with its line."""

    title: str
    checked: int = 0
    failures: list[str] = field(default_factory=list)


def load_scenario(path: str | Path, game: Game | None = None) -> Scenario:
    return read_scenario(read_text(path, BadScenario), str(path), game)


def read_scenario(text: str, source: str = "", game: Game | None = None) -> Scenario:
    """The scenario in a text; an error points at the line that cannot be understood."""
    top = Fields(parse_toml(text, source, BadScenario), [])
    try:
        id = top.text("game")
        chosen = game if game is not None and game.id == id else game_named(id)
        start, position = top.has("start"), top.has("position")
        if start and position:
            raise top.fault("start", "expected either 'start' or 'position'; got both")
        begin = top.table("start" if start else "position").data
        steps = [_step(fields) for fields in top.tables("step")]
        scenario = Scenario(
            chosen, top.text("title", ""), top.texts("rules"), begin, start,
            top.flag("ask_forced", False), steps, source, text,
        )  # fmt: skip
        top.ignore("note")
        top.done()
        return scenario
    except BadField as fault:
        raise at_line(fault, text, source, BadScenario) from None
    except BadSetup as problem:
        raise BadScenario(str(problem), source, line_of(text, ["game"])) from None


def run_scenario(scenario: Scenario) -> Outcome:
    """Play the scenario. Broken files raise; broken expectations are listed."""
    outcome = Outcome(scenario.title or scenario.source)
    try:
        s = _begin(scenario)
        for step in scenario.steps:
            for place, words in enumerate(step.actions):
                _perform(scenario, s, words, [*step.fields.path, "do", place])
            if not scenario.ask_forced:
                _take_forced(s)
            _Judge(scenario, s, step.fields, outcome).judge()
        return outcome
    except BadField as fault:
        raise at_line(fault, scenario.text, scenario.source, BadScenario) from None


def _step(fields: Fields) -> Step:
    if isinstance(fields.data.get("do"), str):
        return Step(fields, [fields.text("do")])
    return Step(fields, fields.texts("do"))


def _begin(scenario: Scenario) -> State:
    if not scenario.from_setup:
        try:
            return sound(scenario.game, scenario.begin)
        except BadField as fault:
            raise BadField(["position", *fault.path], str(fault)) from None
    start = Fields(scenario.begin, ["start"])
    game = scenario.game
    seats = start.number("seats", game.min_seats, game.max_seats, game.min_seats)
    variant = game.variants[start.word("variant", game.variants, game.variants[0])]
    switches = {switch.name: start.text(switch.name, switch.choices[0]) for switch in game.switches}
    start.done()
    try:
        check_setup(game, seats, variant, switches)
    except BadSetup as problem:
        raise BadField(["start"], str(problem)) from None
    s = game.start(seats, variant, switches)
    settle(s)
    return s


def _perform(scenario: Scenario, s: State, words: str, path: list[str | int]) -> None:
    """Take one written action, after forced ones that stand before it."""
    who, colon, what = words.partition(":")
    if not colon:
        raise BadField(path, f"expected 'seat: action'; got '{words}'")
    try:
        action = scenario.game.verbs.read(what)
    except StavitelError as problem:
        raise BadField(path, str(problem)) from None
    if not scenario.ask_forced and refusal(s, action) != 0:
        _take_forced(s)
    asked = _asked(scenario.game, s)
    if who.strip() != asked:
        raise BadField(path, f"expected an action of {asked}; got one of '{who.strip()}'")
    try:
        act(s, action)
    except IllegalAction as refused:
        reason = scenario.game.reasons.kind(refused.reason)
        legal = "; ".join(scenario.game.verbs.write(a) for a in options(s))
        message = f"'{what.strip()}' is not possible ({reason.name}); possible: {legal}"
        raise BadField(path, message) from None


def _take_forced(s: State) -> None:
    while (decision := waiting(s)) is not None and decision.asks != CHANCE:
        offered = options(s)
        if len(offered) > 1 or decision.secret():
            return
        act(s, offered[0])


def _asked(game: Game, s: State) -> str:
    decision = waiting(s)
    if decision is None:
        return "nobody (the game is over)"
    return "chance" if decision.asks == CHANCE else game.seat_names[decision.asks]


class _Judge:
    """Compares what a step expects with what is."""

    def __init__(self, scenario: Scenario, s: State, fields: Fields, outcome: Outcome) -> None:
        self.scenario = scenario
        self.game = scenario.game
        self.s = s
        self.fields = fields
        self.outcome = outcome

    def judge(self) -> None:
        fields = self.fields
        if fields.has("waiting"):
            self.same("waiting", fields.text("waiting"), self.waiting())
        if fields.has("legal"):
            expected = self.actions("legal")
            self.same("legal", self.written(sorted(expected)), self.written(options(self.s)))
        for action in self.actions("offers"):
            self.same("offers", True, action in options(self.s), self.game.verbs.write(action))
        for words in fields.table("refuses").keys():
            self.judge_refusal(words)
        self.judge_view()
        self.judge_end()
        fields.ignore("note")
        fields.done()

    def judge_refusal(self, words: str) -> None:
        table = self.fields.table("refuses")
        expected = table.text(words)
        names = [reason.name for reason in self.game.reasons.reasons]
        if expected not in names:
            raise table.fault(words, f"expected one of {', '.join(names)}; got '{expected}'")
        packed = int(refusal(self.s, self.action(words, ["refuses", words])))
        got = self.game.reasons.kind(packed).name if packed else "it is possible"
        self.same("refuses", expected, got, words)

    def judge_view(self) -> None:
        fields = self.fields
        by = fields.word("seen_by", self.game.seat_names, "")
        seen = self.game.view(self.s, by)
        for path, expected in fields.table("view").data.items():
            try:
                got = look_up(seen, path)
            except KeyError as missing:
                raise fields.fault("view", f"the view has no '{path}' (at {missing})") from None
            self.same("view", expected, got, path)

    def judge_end(self) -> None:
        fields = self.fields
        names = self.game.seat_names
        if fields.has("over"):
            self.same("over", fields.flag("over"), not self.s.stack)
        scores = fields.table("scores")
        for seat, got in enumerate(self.game.scores(self.s)):
            if scores.has(names[seat]):
                self.same("scores", scores.number(names[seat], -9999, 9999), got, names[seat])
        scores.done()
        if fields.has("winners"):
            places = self.game.places(self.s)
            winners = [names[seat] for seat, place in enumerate(places) if place == 1]
            self.same("winners", sorted(fields.texts("winners")), sorted(winners))

    def waiting(self) -> str:
        decision = waiting(self.s)
        if decision is None:
            return "nobody"
        return f"{_asked(self.game, self.s)}: {decision.name()}"

    def actions(self, key: str) -> list[int]:
        texts = self.fields.texts(key)
        return [self.action(words, [key, place]) for place, words in enumerate(texts)]

    def action(self, words: str, path: list[str | int]) -> int:
        try:
            return self.game.verbs.read(words)
        except StavitelError as problem:
            raise BadField([*self.fields.path, *path], str(problem)) from None

    def written(self, actions: list[int]) -> list[str]:
        return [self.game.verbs.write(action) for action in actions]

    def same(self, key: str, expected: object, got: object, what: str = "") -> None:
        self.outcome.checked += 1
        if expected == got:
            return
        line = line_of(self.scenario.text, [*self.fields.path, key, *([what] if what else [])])
        place = f"{self.scenario.source or 'text'}, line {line}: {key}"
        name = f" {what}" if what else ""
        self.outcome.failures.append(f"{place}{name}: expected {_long(expected)}; got {_long(got)}")


def look_up(seen: object, path: str) -> object:
    """`players.red.deniers`, `road.4.worker`: a value in a view, lists by place or by seat."""
    found = seen
    for part in path.split("."):
        if isinstance(found, dict) and part in found:
            found = found[part]
        elif isinstance(found, list) and part.isdecimal() and int(part) < len(found):
            found = found[int(part)]
        elif isinstance(found, list):
            rows = [row for row in found if isinstance(row, dict) and row.get("seat") == part]
            if not rows:
                raise KeyError(part)
            found = rows[0]
        else:
            raise KeyError(part)
    return "none" if found is None else found


def _long(value: object) -> str:
    return "; ".join(value) if isinstance(value, list) else shown(value)
