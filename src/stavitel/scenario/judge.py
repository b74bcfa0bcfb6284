"""What a step expects, compared with what is."""

from dataclasses import dataclass, field

from stavitel.engine.core import options, refusal, waiting
from stavitel.engine.errors import BadFile
from stavitel.engine.fields import BadField, Fields
from stavitel.engine.verbs import FROM_ZERO
from stavitel.engine.views import plain
from stavitel.files import line_of, one_line
from stavitel.numbering import from_zero
from stavitel.scenario.file import Scenario
from stavitel.scenario.played import PlayedScenario, asked_by, read_action
from stavitel.scenario.values import as_asked, leaves, long, look_up


@dataclass
class Outcome:
    """How a scenario went: the expectations that failed, each with its line, and what ended it."""

    title: str
    checked: int = 0
    failures: list[str] = field(default_factory=list)
    broken: BadFile | None = None  # an action that is not possible, or a key nobody knows


class StepJudge:
    """Compares what a step expects with what is."""

    def __init__(
        self, scenario: Scenario, played: PlayedScenario, fields: Fields, outcome: Outcome
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
        got = asked_by(self.game, self.s)
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
        for keys, expected in leaves(self.fields.group("view").data):
            path = ".".join(keys)
            try:
                got = look_up(seen, path, self.scenario.first_place)
            except KeyError as missing:
                place = [*self.fields.path, "view", *keys]
                raise BadField(place, f"expected a value in the view; {missing.args[0]}") from None
            self.same(["view", *keys], expected, as_asked(got, expected), path)

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
        return read_action(self.game, words, self.scenario.first_place, path)

    def same(self, path: list[str], expected: object, got: object, what: str = "") -> None:
        self.outcome.checked += 1
        if expected == got and isinstance(expected, bool) == isinstance(got, bool):
            return
        name = f" {what}" if what else ""
        self.failed(path, f"{name}: expected {long(expected)}; got {long(got)}")

    def failed(self, path: list[str], told: str) -> None:
        line = line_of(self.scenario.text, [*self.fields.path, *path])
        place = f"{self.scenario.source or 'text'}, line {line}: {path[0]}"
        self.outcome.failures.append(place + one_line(told + self.played.forced()))
